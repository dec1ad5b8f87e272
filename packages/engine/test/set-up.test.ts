// Set-up and the opening (SET).

import { describe, expect, test } from 'vitest';
import {
  armyKeys,
  codesOf,
  EDITIONS,
  makePosition,
  makeReferee,
  NhexError,
  newGame,
  newState,
  parsePosition,
  parseScenario,
  play,
  type SeatId,
  type State,
  stageOf,
} from '../src/index.ts';
import {
  apply,
  boardOf,
  choose,
  decider,
  expectRefused,
  fightOnce,
  handOf,
  hex,
  options,
  scene,
} from './support.ts';

const duel = (first: string, second: string): State => newState({ armies: [first, second] }, 'set-up');

describe('[SET-1] an army is 1 HQ and 34 other tiles', () => {
  test.each(armyKeys())('%s', (army) => {
    const state = duel(army, 'borgo');
    expect(state.seats[0].deck).toHaveLength(34);
    expect(state.seats[0].hand).toEqual([]);
  });
});

test('[SET-1] HQs start at 20 in a duel of every edition', () => {
  for (const edition of EDITIONS) {
    const state = newState({ armies: ['borgo', 'moloch'], edition }, 1);
    expect(state.seats.map((seat) => seat.hq)).toEqual([20, 20]);
  }
});

test('[SET-1] the seed shuffles: two seeds differ, the same seed repeats', () => {
  const openings = (seed: number): string[][] => {
    let state = choose(newState({ armies: ['borgo', 'moloch'] }, seed), 'hq d4 r0', 'hq d2 r0');
    const hands: string[][] = [];
    for (let i = 0; i < 12; i++) {
      if (stageOf(state) === 'unlucky') state = choose(state, 'keep');
      hands.push(handOf(state, decider(state)));
      if (stageOf(state) === 'forced-discard') state = choose(state, options(state)[0]);
      state = choose(state, 'end');
    }
    return hands;
  };
  expect(openings(1)).toEqual(openings(1));
  expect(openings(1)).not.toEqual(openings(2));
});

test('[SET-1] an HQ never falls below 0', () => {
  const state = scene({
    armies: ['outpost', 'borgo'],
    board: { d4: 'outpost/brawler 0>N', d3: 'borgo/hq', d6: 'outpost/hq' },
    hq: [20, 1],
  });
  expect(fightOnce(state)).toMatchObject({ hq: [20, 0], dead: ['d3'] });
});

test('[SET-1] an HQ never stands above its start value', () => {
  const players = [{ army: 'borgo', hq: 21 }, { army: 'moloch' }];
  expect(() => parseScenario({ players, board: {} })).toThrow(NhexError);
});

test('[SET-1a] both players may have the same army', () => {
  const state = choose(duel('borgo', 'borgo'), 'hq d4 r0', 'hq d3 r0');
  expect(boardOf(state)).toEqual({ d4: 'hq', d3: 'hq' });
  expect(state.seats[0].deck.length + state.seats[0].hand.length).toBe(34);
  expect(state.seats[1].deck.length).toBe(34);
});

test('[SET-1a] twins fight each other and help only their own', () => {
  const state = scene({
    armies: ['borgo', 'borgo'],
    board: { d4: 'borgo/mutant 0>N by0', d3: 'borgo/mutant 0>N by1', d5: 'borgo/hq by1', c4: 'borgo/hq by0' },
  });
  // Only the own HQ quickens the mutant on d4: it acts in 3 and kills the other before phase 2.
  expect(fightOnce(state).hits).toContain('3 d4>d3 1');
});

test('[SET-2] HQs are placed in turn order on any free hex, next to each other too', () => {
  const state = duel('borgo', 'moloch');
  expect(decider(state)).toBe(0);
  expect(options(state)).toHaveLength(19 * 6);
  expect(options(state, 'hq')).toHaveLength(19 * 6);
  const second = choose(state, 'hq d4 r2');
  expect(decider(second)).toBe(1);
  expect(options(second)).toHaveLength(18 * 6);
  expectRefused(second, { type: 'hq', hex: hex('d4'), rotation: 0 });
  const both = choose(second, 'hq d5 r0');
  expect(boardOf(both)).toEqual({ d4: 'hq r2', d5: 'hq' });
});

test('[SET-2] placing HQs is no turn: nothing is drawn, no ability works', () => {
  const state = apply(duel('doomsday', 'borgo'), 'hq d4 r0');
  expect(state.of('draw')).toEqual([]);
  expect(state.of('turn')).toEqual([]);
  expect(state.state.turn.number).toBe(0);
  const types = new Set(options(state.state).map((text) => text.split(' ')[0]));
  expect([...types]).toEqual(['hq']);
  const begun = apply(state.state, 'hq d3 r0', ['doomsday/trap']);
  expect(begun.of('turn')).toMatchObject([{ type: 'turn', seat: 0, number: 1 }]);
});

describe('[SET-3] the opening', () => {
  const begin = (): State => choose(duel('hegemony', 'outpost'), 'hq d2 r0', 'hq d6 r0');

  test('the first player has 1 tile, the second 2, then everyone 3', () => {
    let state = begin();
    expect(handOf(state, 0)).toHaveLength(1);
    expect(handOf(state, 1)).toHaveLength(0);
    if (stageOf(state) === 'unlucky') state = choose(state, 'keep');
    state = choose(state, 'end');
    expect(decider(state)).toBe(1);
    expect(handOf(state, 1)).toHaveLength(2);
    if (stageOf(state) === 'unlucky') state = choose(state, 'keep');
    state = choose(state, 'end');
    expect(decider(state)).toBe(0);
    expect(handOf(state, 0)).toHaveLength(3);
  });

  test('nothing must be discarded with fewer than 3 tiles', () => {
    const first = apply(choose(duel('hegemony', 'outpost'), 'hq d2 r0'), 'hq d6 r0', ['hegemony/thug']).state;
    expect(stageOf(first)).toBe('turn');
    const second = apply(first, 'end', ['outpost/hmg', 'outpost/battle']).state;
    expect(stageOf(second)).toBe('turn');
    const third = apply(second, 'end', ['hegemony/guard', 'hegemony/battle']).state;
    expect(stageOf(third)).toBe('forced-discard');
    expect(handOf(third, 0)).toEqual(['thug', 'guard', 'battle']);
    // The second player kept both tiles and draws one more.
    const fourth = apply(choose(third, 'discard guard'), 'end', ['outpost/scout']).state;
    expect(handOf(fourth, 1)).toEqual(['hmg', 'battle', 'scout']);
    expect(stageOf(fourth)).toBe('forced-discard');
  });

  test('a Battle may be started with the very first tile', () => {
    const first = apply(choose(duel('hegemony', 'outpost'), 'hq d2 r0'), 'hq d3 r0', [
      'hegemony/battle',
    ]).state;
    const kept = stageOf(first) === 'unlucky' ? choose(first, 'keep') : first;
    const fought = apply(kept, 'battle', ['outpost/hmg', 'outpost/scout']);
    expect(fought.of('battle')).toHaveLength(1);
    expect(fought.state.turn).toMatchObject({ number: 2, seat: 1 });
  });
});

describe('a game given up before the HQs stand', () => {
  test.each([[[]], [['mercenaries']], [['structures']], [['leaders']]] as const)(
    '[SET-2] its position is read back, with %j',
    (variants) => {
      let game = newGame({ armies: ['borgo', 'outpost'], variants }, 1);
      while (game.state.turn.number === 0) {
        const referee = makeReferee(game);
        referee.resign(0 as SeatId);
        const line = makePosition(referee.game.state);
        expect(makePosition(parsePosition(line))).toBe(line);
        game = play(game, codesOf(game.state)[0]).game;
      }
    },
  );
});
