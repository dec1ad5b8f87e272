// Games with Structures: positions, records, taking back, who may play with them (STR-1, STR-2, STR-12).

import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  armyKeys,
  type Choice,
  canUndo,
  checkOptions,
  cloneState,
  codesOf,
  type Game,
  gameFrom,
  MODES,
  makePosition,
  makeRecord,
  newState,
  parseChoice,
  parsePosition,
  parseRecord,
  play,
  requestOf,
  type SeatId,
  type State,
  undo,
} from '../src/index.ts';
import { choose, deployable, expectRefused, GIVE_UP, hex, open } from './structures-support.ts';

describe('a game with one', () => {
  const stages: readonly string[][] = [
    [GIVE_UP],
    [GIVE_UP, 'lay structure-1b c3 r4'],
    [GIVE_UP, 'lay structure-1b c3 r4', 'lay structure-2a d4 r1'],
    [GIVE_UP, 'lay structure-1b c3 r4', 'lay structure-2a d4 r1', 'hold'],
    [GIVE_UP, 'lay structure-1b c3 r4', 'lay structure-2a d4 r1', 'board'],
  ];

  test.each(stages)('[STR-2] its position goes there and back: %s', (...texts) => {
    const state = choose(deployable(), ...texts);
    const line = makePosition(state);
    expect(makePosition(parsePosition(line))).toBe(line);
    expect(open(parsePosition(line))).toEqual(open(state));
  });

  const record = (game: Game, texts: readonly string[]): Game =>
    texts.reduce((now, text) => play(now, parseChoice(text, now.state) as Choice).game, game);

  test('[STR-2] its record goes there and back', () => {
    const game = record(gameFrom(deployable()), [...stages[3], 'end']);
    const text = makeRecord(game);
    expect(text).toContain(`0 ${GIVE_UP}\n0 lay structure-1b c3 r4\n0 lay structure-2a d4 r1\n0 hold\n`);
    expect(makeRecord(parseRecord(text))).toBe(text);
  });

  test('[STR-2] [TURN-7] it is taken back step by step until the Battle', () => {
    const begun = gameFrom(deployable());
    let game = record(begun, stages[2]);
    for (let i = 0; i < 3; i++) {
      expect(canUndo(game)).toBe(true);
      game = undo(game);
    }
    expect(makePosition(game.state)).toBe(makePosition(begun.state));
    expect(canUndo(record(begun, stages[4]))).toBe(false);
  });

  test('[STR-1] [STR-2] positions that cannot be are refused', () => {
    const refused = (change: (state: State) => void, texts: readonly string[] = []): void => {
      const state = cloneState(choose(deployable(), ...texts));
      change(state);
      expect(() => parsePosition(makePosition(state))).toThrowError();
    };
    // beside the board and on it; neither; laid when nothing may be laid; on a hex that is taken
    refused((state) => void (state.seats[0].structure = true), stages[3]);
    refused((state) => void (state.seats[0].structure = false));
    refused(
      (state) => void (state.ending = { by: 1 as SeatId, turns: [1], tied: undefined, last: 1 as SeatId }),
      stages[0],
    );
    refused((state) => {
      if (state.pending?.kind === 'lay' && state.pending.first)
        state.pending = { ...state.pending, first: { ...state.pending.first, hex: hex('b2') } };
    }, stages[1]);
  });

  test('[STR-2] a text that names other tiles is refused', () => {
    const state = deployable();
    for (const text of ['deploy claws move', 'deploy claws move mutant', 'deploy'])
      expectRefused(() => parseChoice(text, state), 'bad-notation', 'not-three-tiles');
  });
});

describe('who may play with them', () => {
  test('[STR-12] two to four players in every mode', () => {
    const armies = [...armyKeys(), 'borgo'];
    for (const mode of MODES) {
      for (const players of [2, 3, 4, 5, 6]) {
        const options = { mode, armies: armies.slice(0, players), variants: ['structures'] };
        try {
          checkOptions({ ...options, variants: [] });
        } catch {
          continue;
        }
        if (players <= 4) expect(checkOptions(options).variants).toEqual(['structures']);
        else expectRefused(() => checkOptions(options), 'bad-option', 'structures-four-players', 'variants');
      }
    }
  });

  test('[STR-12] [Editions] in every edition, and beside other variants', () => {
    for (const edition of ['3.0', 'yom', 'unified', '2025'])
      expect(
        checkOptions({
          armies: ['borgo', 'moloch'],
          edition,
          variants: ['structures', 'mercenaries', 'reinforcement'],
        }).variants,
      ).toEqual(['reinforcement', 'mercenaries', 'structures']);
  });

  test('[STR-12] [MODE-1] whoever is out of the game has none any more', () => {
    let state = newState(
      { mode: 'deathmatch', armies: ['borgo', 'moloch', 'outpost'], variants: ['structures'] },
      4,
    );
    for (const seat of state.seats) seat.hq = 1;
    let steps = 0;
    while (state.pending && steps++ < 3000) {
      const codes = codesOf(state);
      const battle = requestOf(state)?.choices.findIndex(({ type }) => type === 'battle') ?? -1;
      state = applyChoice(state, battle >= 0 ? codes[battle] : codes[(steps * 7) % codes.length]).state;
      for (const { alive, structure } of state.seats) expect(alive || !structure).toBe(true);
    }
    expect(state.seats.some(({ alive }) => !alive)).toBe(true);
  });
});
