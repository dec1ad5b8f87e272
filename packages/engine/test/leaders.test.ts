// Leaders: dealt, chosen in secret, revealed together, used once a turn and a Battle (LEAD-1 to LEAD-3, LEAD-5).

import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  canUndo,
  cloneState,
  crowdOf,
  forecast,
  type GameEvent,
  HIDDEN_LEADER,
  hashState,
  inputSeenBy,
  LEADERS,
  MODE_RULES,
  MODES,
  makePosition,
  makeRecord,
  NhexError,
  NOBODY,
  newGame,
  newState,
  packChoice,
  parseChoice,
  parsePosition,
  parseRecord,
  play as playGame,
  playWithDraws,
  reshuffled,
  type SeatId,
  type State,
  undo,
  useAt,
  viewOf,
} from '../src/index.ts';
import { begun, card, hold, led, open, play, put, revealed } from './leaders-support.ts';
import { trial } from './scenario-support.ts';
import { table } from './structures-support.ts';

const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
const start = () => newState({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 7);

describe('dealing and choosing', () => {
  test('[LEAD-1] three different cards a side, dealt by chance that the log holds', () => {
    const { state, draws, events } = play(start(), 'deal');
    expect(draws).toHaveLength(6);
    expect(new Set(draws).size).toBe(6);
    expect(state.leaders.map(({ dealt }) => dealt)).toEqual([draws.slice(0, 3), draws.slice(3)]);
    // What is secret is in no event.
    expect(events).toMatchObject([{ type: 'leaders-dealt', battle: undefined, phase: undefined }]);
    expect(open(state)).toHaveLength(3);
  });

  test('[LEAD-1] what is chosen is revealed when all have chosen; the other cards leave the game', () => {
    const dealt = play(start(), 'deal').state;
    const [first] = open(dealt);
    const chosen = play(dealt, first);
    expect(types(chosen.events)).toEqual(['leader-chosen']);
    expect(JSON.stringify(chosen.events)).not.toContain(String(chosen.state.leaders[0].card));
    const [second] = open(chosen.state);
    const all = play(chosen.state, second);
    expect(types(all.events)).toEqual(['leader-chosen', 'leaders-revealed']);
    expect(all.state.leaders.map(({ dealt: left }) => left)).toEqual([[], []]);
    expect(all.state.pending?.kind).toBe('hq');
  });

  test('[LEAD-1] nobody sees what another side was dealt or chose, until all are revealed', () => {
    const dealt = play(start(), 'deal').state;
    const secret = play(dealt, open(dealt)[0]).state;
    const hidden = [HIDDEN_LEADER, HIDDEN_LEADER, HIDDEN_LEADER];
    expect(viewOf(secret, 0 as SeatId).leaders.map((each) => each.dealt)).toEqual([
      secret.leaders[0].dealt,
      hidden,
    ]);
    const other = viewOf(secret, 1 as SeatId).leaders;
    expect(other[0]).toMatchObject({ dealt: hidden, card: HIDDEN_LEADER });
    expect(other[1].dealt).toEqual(secret.leaders[1].dealt);
    // Whoever is asked is who looks, and who only watches sees nothing.
    expect(viewOf(secret)).toEqual(viewOf(secret, 1 as SeatId));
    expect(viewOf(secret, NOBODY).leaders.map((each) => each.dealt)).toEqual([hidden, hidden]);
    const line = makePosition(viewOf(secret, NOBODY));
    for (const { key } of LEADERS) expect(line).not.toContain(key);
    expect(makePosition(parsePosition(line))).toBe(line);
  });

  test('[LEAD-1] a game seen from a seat comes to the same state as soon as the leaders are revealed', () => {
    let real = newGame({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 3);
    let seen = { ...real, seed: undefined };
    for (const choose of [0, 0, 1, 4, 9]) {
      const text = open(real.state)[choose];
      const before = real.state;
      real = playGame(real, parseChoice(text, before)).game;
      const entry = real.log.at(-1);
      if (entry?.kind !== 'choice') throw new Error('a choice');
      const said = inputSeenBy(before, entry, 1 as SeatId);
      seen = { ...playWithDraws(seen, said.code, said.draws).game, seed: undefined };
      if (real.state.pending?.kind === 'leader')
        expect(makePosition(seen.state)).toBe(makePosition(viewOf(real.state, 1 as SeatId)));
    }
    expect(hashState(seen.state)).toBe(hashState(real.state));
    expect(makeRecord(seen)).toContain('leader hidden');
    expect(hashState(parseRecord(makeRecord(seen)).state)).toBe(hashState(real.state));
  });

  test('[LEAD-1] imagined cards are any that can be there', () => {
    const dealt = play(start(), 'deal').state;
    const secret = play(dealt, open(dealt)[0]).state;
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { leaders } = reshuffled(viewOf(secret), seed);
      expect(leaders[0].dealt).toContain(leaders[0].card);
      expect(leaders[0].dealt.some((id) => secret.leaders[1].dealt.includes(id))).toBe(false);
      seen.add(leaders[0].card);
    }
    expect(seen.size).toBe(5);
  });

  test('[LEAD-1] before mercenaries, and those before the HQs', () => {
    const state = revealed(['gunner', 'jammer'], { variants: ['leaders', 'mercenaries'] });
    expect(state.pending?.kind).toBe('mercenary');
  });

  test('[LEAD-1] a team and the two against one share a leader, their first player chooses', () => {
    const team = play(
      newState(
        { mode: 'team', armies: ['borgo', 'outpost', 'moloch', 'hegemony'], variants: ['leaders'] },
        1,
      ),
      'deal',
    ).state;
    expect(team.leaders).toHaveLength(2);
    const second = play(team, open(team)[0]).state;
    expect(second.pending).toMatchObject({ kind: 'leader', seat: 1 });
    expect(viewOf(second, 3 as SeatId).leaders[1].dealt).toEqual(second.leaders[1].dealt);
    const three = play(
      newState({ mode: 'one-vs-two', armies: ['moloch', 'borgo', 'outpost'], variants: ['leaders'] }, 1),
      'deal',
    ).state;
    expect(play(three, open(three)[0]).state.pending).toMatchObject({ kind: 'leader', seat: 1 });
  });

  test('[LEAD-1] a record holds the cards, with or without its seed', () => {
    let game = newGame({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 5);
    for (let i = 0; i < 12; i++)
      game = playGame(game, parseChoice(open(game.state).at(-1) ?? '', game.state)).game;
    const record = makeRecord(game);
    expect(record).toMatch(/^0 deal \+ cards: [a-z ]+$/m);
    expect(hashState(parseRecord(record).state)).toBe(hashState(game.state));
    expect(hashState(parseRecord(record.replace(/^\[Seed .*\n/m, '')).state)).toBe(hashState(game.state));
    const twice = record.replace(/^\[Seed .*\n/m, '').replace(/cards: (\S+) \S+/, 'cards: $1 $1');
    expect(() => parseRecord(twice)).toThrow(NhexError);
  });
});

describe('using', () => {
  test('[LEAD-2] once a turn, twice a game: the second side lies up after the first use', () => {
    const state = begun(['pathfinder', 'gunner']);
    put(state, 0, 'mutant', 'd4');
    expect(open(state, 'march').every((text) => text.endsWith('r0'))).toBe(true);
    const once = play(state, 'march d4 d3 r0');
    expect(once.events[0]).toMatchObject({ type: 'leader-used', leader: card('pathfinder'), side: 0 });
    expect(once.state.leaders[0]).toMatchObject({ uses: 1, turn: 1 });
    expect(open(once.state, 'march')).toEqual([]);
    const next = cloneState(once.state);
    next.turn = { ...next.turn, number: 3 };
    // The second side may turn the unit as well.
    expect(open(next, 'march')).toContain('march d3 d4 r5');
    expect(open(next, 'march')).toContain('march d3 d3 r5');
    const twice = play(next, 'march d3 d3 r5').state;
    const later = { ...cloneState(twice), turn: { ...twice.turn, number: 5 } };
    expect(open(later, 'march')).toEqual([]);
  });

  test('[LEAD-2] once in a Battle; the Final Battle and the one after overtime are in nobody’s turn', () => {
    const state = begun(['drillmaster', 'gunner']);
    hold(state, 0, 'battle');
    put(state, 0, 'mutant', 'd4');
    const battle = play(state, 'battle').state;
    expect(battle.pending).toEqual({ kind: 'lead', seat: 0, moment: 'battle-begins' });
    const used = play(battle, 'wheel d4 r1').state;
    expect(used.leaders[0]).toMatchObject({ uses: 1, turn: 1, battle: 1 });
    const at = (turn: number, number: number, reason: 'tile' | 'final' | 'overtime'): State => {
      const state = cloneState(battle);
      state.leaders = [{ ...state.leaders[0], uses: 1, turn, battle: number }, state.leaders[1]];
      if (state.battle) state.battle = { ...state.battle, reason };
      return state;
    };
    const offered = (state: State): boolean => useAt(state, 0 as SeatId, 'battle-begins') !== undefined;
    expect(offered(at(0, 0, 'tile'))).toBe(true);
    expect(offered(at(0, 1, 'tile'))).toBe(false);
    expect(offered(at(1, 0, 'tile'))).toBe(false);
    for (const reason of ['final', 'overtime'] as const) {
      expect(offered(at(1, 0, reason))).toBe(true);
      expect(offered(at(1, 1, reason))).toBe(false);
    }
  });

  test('[LEAD-2] in a Battle a shared leader is used by whose turn it is, in an opponent’s by the first player', () => {
    const board = { b3: 'red/hq', f3: 'blue/hq', d2: 'green/hq', d6: 'black/hq' };
    const armies = ['red', 'blue', 'green', 'black'];
    /** Who is asked for the Drillmaster of a side in a Battle that this seat starts. */
    const asked = (leaders: readonly [string, string], turn: number): unknown => {
      const state = led(table({ mode: 'team', armies, board, turn }), leaders);
      hold(state, turn, 'battle');
      return play(state, 'battle').state.pending;
    };
    const by = (seat: number) => ({ kind: 'lead', seat, moment: 'battle-begins' });
    for (const [turn, first, second] of [
      [0, 0, 1],
      [1, 0, 1],
      [2, 2, 1],
      [3, 0, 3],
    ]) {
      expect(asked(['drillmaster', 'gunner'], turn)).toEqual(by(first));
      expect(asked(['gunner', 'drillmaster'], turn)).toEqual(by(second));
    }
  });

  test('[LEAD-3] using a leader is voluntary, listed, logged, and undone as any action', () => {
    let game = newGame({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 2);
    const from = begun(['pathfinder', 'gunner']);
    put(from, 0, 'mutant', 'd4');
    game = { ...game, start: from, state: from, log: [], seed: undefined };
    const played = playGame(game, parseChoice('march d4 e4 r0', from)).game;
    expect(canUndo(played)).toBe(true);
    expect(makePosition(undo(played).state)).toBe(makePosition(from));
    const asked = begun(['recruiter', 'gunner']);
    expect(asked.pending).toEqual({ kind: 'lead', seat: 0, moment: 'turn-begins' });
    expect(open(asked)).toEqual(['pass', 'levy']);
    // What was dealt and chosen in secret cannot be taken back.
    const dealt = playGame(newGame({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 2), {
      type: 'deal',
    }).game;
    expect(canUndo(dealt)).toBe(false);
    expect(canUndo(playGame(dealt, parseChoice(open(dealt.state)[0], dealt.state)).game)).toBe(false);
  });

  test('[LEAD-3] a forecast uses no leader', () => {
    const state = begun(['drillmaster', 'jammer']);
    put(state, 0, 'mutant', 'e3', 0);
    const { first, outcomes } = forecast(state);
    expect(types(first.events)).not.toContain('leader-used');
    expect(outcomes).toBe(1);
  });
});

describe('which games', () => {
  test('[LEAD-5] only two sides: other modes are refused with the reason', () => {
    for (const mode of ['deathmatch', 'scored'] as const) {
      const options = { mode, armies: ['borgo', 'outpost', 'moloch'], variants: ['leaders'] } as const;
      expect(() => newState(options, 1)).toThrow(/leaders are for two sides/);
    }
  });

  test('[LEAD-5] which modes have two sides follows from their seats', () => {
    for (const mode of MODES) {
      const { players, side } = MODE_RULES[mode];
      const armies = ['borgo', 'outpost', 'moloch', 'hegemony'].slice(0, players[0]);
      const sides = new Set(armies.map((_, seat) => side(seat as SeatId)));
      const deal = (): unknown => newState({ mode, armies, variants: ['leaders'] }, 1);
      if (sides.size === 2) expect(deal).not.toThrow();
      else expect(deal).toThrow(/leaders are for two sides/);
    }
  });

  test('[LEAD-5] [STR-12] with Structures or in a scenario it is allowed, with a hint that names all', () => {
    const { options } = newState({ armies: ['borgo', 'outpost'], variants: ['leaders', 'structures'] }, 1);
    expect(crowdOf(options)).toEqual(['structures', 'leaders']);
    expect(crowdOf(start().options)).toEqual([]);
    const scenario = trial({ variants: ['leaders', 'structures'] });
    expect(crowdOf(newState({ scenario }, 1).options)).toEqual(['structures', 'leaders', 'scenario']);
    expect(crowdOf(newState({ scenario: trial() }, 1).options)).toEqual([]);
  });

  test('[LEAD-1] a choice that was not dealt is refused', () => {
    const dealt = play(start(), 'deal').state;
    const other = dealt.leaders[1].dealt[0];
    expect(() => applyChoice(dealt, packChoice({ type: 'leader', leader: other }))).toThrow(NhexError);
    expect(() => applyChoice(dealt, packChoice({ type: 'leader', leader: HIDDEN_LEADER }))).toThrow(
      NhexError,
    );
  });
});
