// Leaders: dealt, chosen in secret, revealed together, used at their moments (LEAD).

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
  LEADER_MOMENTS,
  LEADERS,
  makePosition,
  makeRecord,
  NhexError,
  NO_LEADER,
  NOBODY,
  newGame,
  newState,
  packChoice,
  parseChoice,
  parseHex,
  parsePosition,
  parseRecord,
  play as playGame,
  playWithDraws,
  reshuffled,
  rulesOf,
  type SeatId,
  type State,
  undo,
  unitAt,
  useAt,
  viewOf,
} from '../src/index.ts';
import { begun, card, hold, open, play, playAll, put, revealed } from './leaders-support.ts';
import { trial } from './scenario-support.ts';

const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
const start = () => newState({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 7);

describe('dealing and choosing', () => {
  test('[LEAD-1] three different cards a side, dealt by chance that the log holds', () => {
    const { state, draws, events } = play(start(), 'deal');
    expect(draws).toHaveLength(6);
    expect(new Set(draws).size).toBe(6);
    expect(state.leaders.map(({ dealt }) => dealt)).toEqual([draws.slice(0, 3), draws.slice(3)]);
    // What is secret is in no event.
    expect(events).toEqual([{ type: 'leaders-dealt', battle: undefined, phase: undefined }]);
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

  test('[LEAD-2] once in a Battle; the Final Battle is in nobody’s turn', () => {
    const state = begun(['drillmaster', 'gunner']);
    hold(state, 0, 'battle');
    put(state, 0, 'mutant', 'd4');
    const battle = play(state, 'battle').state;
    expect(battle.pending).toEqual({ kind: 'lead', seat: 0, moment: 'battle-begins' });
    const used = play(battle, 'wheel d4 r1').state;
    expect(used.leaders[0]).toMatchObject({ uses: 1, turn: 1, battle: 1 });
    const at = (turn: number, number: number, reason: 'tile' | 'final'): State => {
      const state = cloneState(battle);
      state.leaders = [{ ...state.leaders[0], uses: 1, turn, battle: number }, state.leaders[1]];
      if (state.battle) state.battle = { ...state.battle, reason };
      return state;
    };
    const offered = (state: State): boolean => useAt(state, 0 as SeatId, 'battle-begins') !== undefined;
    expect(offered(at(0, 0, 'tile'))).toBe(true);
    expect(offered(at(0, 1, 'tile'))).toBe(false);
    expect(offered(at(1, 0, 'tile'))).toBe(false);
    expect(offered(at(1, 0, 'final'))).toBe(true);
    expect(offered(at(1, 1, 'final'))).toBe(false);
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

/** The state with that side's card on its second side. */
function turnedOver(state: State, camp: number): State {
  state.leaders = state.leaders.map((command, i) => (i === camp ? { ...command, uses: 1 } : command));
  return state;
}

describe('the eight leaders', () => {
  test('[LEAD-4] eight, no two alike, every moment has one', () => {
    expect(LEADERS).toHaveLength(8);
    expect(new Set(LEADERS.map(({ uses }) => uses[0].kind)).size).toBe(8);
    expect(new Set(LEADERS.map(({ moment }) => moment))).toEqual(new Set(LEADER_MOMENTS));
  });

  test.each(LEADERS)('[LEAD-2] the two sides of $key differ', ({ uses: [first, second] }) => {
    expect(second).not.toEqual(first);
  });

  test('[LEAD-4] before drawing, the Scavenger puts a unit of the discard pile on top of the deck', () => {
    const state = revealed(['scavenger', 'gunner']);
    const { byRef } = rulesOf(state.options).catalogue;
    const id = (key: string) => byRef.get(`borgo/${key}`)?.id ?? (0 as never);
    for (const key of ['mutant', 'move']) {
      state.seats[0].discard.push(id(key));
      state.seats[0].deck = state.seats[0].deck.filter(
        (tile, i, all) => tile !== id(key) || all.indexOf(tile) !== i,
      );
    }
    const asked = playAll(state, 'hq b3 r0', 'hq f3 r0');
    expect(open(asked)).toEqual(['pass', 'reclaim mutant']);
    const { state: after, draws } = play(asked, 'reclaim mutant');
    expect(draws).toEqual([id('mutant')]);
    expect(after.seats[0].discard).toEqual([id('move')]);
  });

  test('[LEAD-4] before drawing, the Recruiter draws one tile more', () => {
    const state = begun(['recruiter', 'gunner']);
    expect(play(state, 'levy').state.seats[0].hand).toHaveLength(2);
    expect(play(state, 'pass').state.seats[0].hand).toHaveLength(1);
  });

  test('[LEAD-2] [LEAD-4] the Recruiter’s second side draws two tiles more', () => {
    const state = turnedOver(begun(['recruiter', 'gunner']), 0);
    expect(play(state, 'levy').state.seats[0].hand).toHaveLength(3);
  });

  test('[LEAD-4] after drawing, the Gambler exchanges a tile and draws one more', () => {
    const state = begun(['gambler', 'gunner']);
    expect(state.pending).toEqual({ kind: 'lead', seat: 0, moment: 'tiles-drawn' });
    const [tile] = state.seats[0].hand;
    const { state: after, draws } = play(state, open(state, 'exchange')[0]);
    expect(draws).toHaveLength(2);
    expect(after.seats[0].discard).toEqual([tile]);
    expect(after.seats[0].hand).toEqual(draws);
  });

  test('[LEAD-4] in the turn, the Gunner wounds an enemy near the own HQ; Medics may protect it', () => {
    const state = begun(['gunner', 'jammer']);
    put(state, 1, 'commando', 'c3');
    put(state, 1, 'runner', 'd3');
    expect(open(state, 'bombard')).toEqual(['bombard c3']);
    const { state: after, events } = play(state, 'bombard c3');
    expect(types(events)).toContain('strike');
    expect(unitAt(after.units, parseHex('c3') ?? (0 as never))).toBeUndefined();
    expect(after.pending?.kind).toBe('turn');
    const guarded = begun(['gunner', 'jammer']);
    put(guarded, 1, 'commando', 'c3');
    put(guarded, 1, 'medic', 'c4', 0);
    expect(play(guarded, 'bombard c3').state.pending?.kind).toMatch(/treat|turn/);
  });

  test('[LEAD-2] [LEAD-4] the Gunner’s second side reaches further, but only units that are wounded already', () => {
    const state = turnedOver(begun(['gunner', 'jammer']), 0);
    for (const at of ['c3', 'd3', 'd4', 'e4']) put(state, 1, 'mobile-armor', at);
    for (const at of ['d3', 'e4']) {
      const { units } = state;
      units.wounds[units.at[parseHex(at) ?? 0]] = 1;
    }
    expect(open(state, 'bombard')).toEqual(['bombard d3']);
  });

  test('[LEAD-4] when a Battle begins, the Drillmaster turns a unit; a quicker board begins earlier', () => {
    const state = begun(['drillmaster', 'gunner']);
    hold(state, 0, 'battle');
    put(state, 0, 'mutant', 'd4', 0);
    put(state, 1, 'commando', 'd5', 0);
    const battle = play(state, 'battle').state;
    expect(open(battle, 'wheel d4')).toHaveLength(5);
    const second = play(turnedOver(state, 0), 'battle').state;
    expect(open(second, 'wheel d4')).toEqual(['wheel d4 r1', 'wheel d4 r5']);
    const { state: after, events } = play(battle, 'wheel d4 r1');
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'leader-used' },
      { type: 'moved', how: 'wheel', seat: 0 },
    ]);
    expect(after.turn.number).toBe(2);
  });

  test('[LEAD-4] between two phases, the Jammer keeps an enemy beside its HQ from acting', () => {
    const state = begun(['gunner', 'jammer']);
    hold(state, 0, 'battle');
    // A Mutant (initiative 2) beside the Outpost's HQ, and a Commando (3) far away: between 3 and 2 the Jammer can act.
    put(state, 0, 'mutant', 'e3', 1);
    put(state, 0, 'mutant', 'c3', 0);
    put(state, 1, 'commando', 'c5', 4);
    const battle = play(state, 'battle').state;
    expect(battle.pending).toEqual({ kind: 'lead', seat: 1, moment: 'between-phases' });
    expect(battle.battle?.phase).toBe(2);
    expect(open(battle)).toEqual(['pass', 'halt e3']);
    const passed = play(battle, 'pass');
    expect(passed.events).toContainEqual(expect.objectContaining({ type: 'attack', from: parseHex('e3') }));
    const halted = play(battle, 'halt e3');
    expect(halted.events).toContainEqual(expect.objectContaining({ type: 'lost-chance', why: 'halted' }));
    expect(halted.events).not.toContainEqual(
      expect.objectContaining({ type: 'attack', from: parseHex('e3') }),
    );
    expect(halted.state.leaders[1]).toMatchObject({ uses: 1, turn: 1, battle: 1 });
  });

  test('[LEAD-2] [LEAD-4] the Jammer’s second side reaches enemies beside any unit of its side', () => {
    const state = turnedOver(begun(['gunner', 'jammer']), 1);
    hold(state, 0, 'battle');
    put(state, 0, 'mutant', 'e3', 1);
    put(state, 0, 'mutant', 'd5', 0);
    put(state, 0, 'mutant', 'd1', 0);
    put(state, 1, 'commando', 'c5', 3);
    expect(open(play(state, 'battle').state).sort()).toEqual(['halt d5', 'halt e3', 'pass']);
  });

  test('[LEAD-4] after a Battle, the Mechanic repairs the HQ, never above its start value', () => {
    const state = begun(['mechanic', 'gunner']);
    hold(state, 0, 'battle');
    put(state, 0, 'mutant', 'd4');
    expect(play(state, 'battle').state.pending?.kind).not.toBe('lead');
    state.seats[0].hq = 18;
    const asked = play(state, 'battle').state;
    expect(asked.pending).toEqual({ kind: 'lead', seat: 0, moment: 'battle-ends' });
    const { state: after, events } = play(asked, 'repair b3');
    expect(events[1]).toMatchObject({ type: 'hq-repaired', seat: 0, points: 1, left: 19 });
    expect(after.seats[0].hq).toBe(19);
    expect(after.leaders[0].card).not.toBe(NO_LEADER);
  });
});

describe('which games', () => {
  test('[LEAD-5] only two sides: other modes are refused with the reason', () => {
    for (const mode of ['deathmatch', 'scored'] as const) {
      const options = { mode, armies: ['borgo', 'outpost', 'moloch'], variants: ['leaders'] } as const;
      expect(() => newState(options, 1)).toThrow(/leaders are for two sides/);
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
