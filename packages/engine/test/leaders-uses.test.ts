// What the eight leaders do at their moments, and whom they do not reach (LEAD-4).

import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  canUndo,
  cloneState,
  forecast,
  type GameEvent,
  gameFrom,
  LEADER_MOMENTS,
  LEADERS,
  NO_LEADER,
  parseChoice,
  parseHex,
  play as playGame,
  rulesOf,
  type State,
  type TileId,
  unitAt,
} from '../src/index.ts';
import { begun, hold, led, open, play, playAll, put, revealed, turnedOver } from './leaders-support.ts';
import { table } from './structures-support.ts';

const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);

/** The first phase of a Battle that was fought. */
const firstPhase = (events: readonly GameEvent[]): unknown =>
  events.find(({ type }) => type === 'phase')?.phase;

/** The hexes that choices with that word begin from. */
const hexesOf = (state: State, word: string): string[] => [
  ...new Set(open(state, word).map((text) => text.split(' ')[1])),
];

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

  /** Before the first turn, with the Scavenger on its second side and these tiles in the discard pile. */
  function discarded(...keys: readonly string[]): State {
    const state = turnedOver(revealed(['scavenger', 'gunner'], { variants: ['leaders', 'structures'] }), 0);
    const { byRef } = rulesOf(state.options).catalogue;
    state.seats[0].discard = keys.map((key) => byRef.get(`borgo/${key}`)?.id as TileId);
    return state;
  }

  test('[LEAD-2] [LEAD-4] the Scavenger’s second side takes any tile back and one more is drawn, but none of a Structure', () => {
    const state = discarded('mutant', 'move', 'structure-1a', 'structure-2b');
    const asked = playAll(state, 'hq b3 r0', 'hq f3 r0');
    expect(open(asked)).toEqual(['pass', 'reclaim mutant', 'reclaim move']);
    const { state: after, draws } = play(asked, 'reclaim move');
    expect(draws).toHaveLength(2);
    expect(after.seats[0].hand[0]).toBe(state.seats[0].discard[1]);
  });

  test('[LEAD-4] the Scavenger needs room in front of the player for the tile', () => {
    const state = discarded('mutant');
    // One tile is all that the first turn allows.
    hold(state, 0, 'claws');
    expect(playAll(state, 'hq b3 r0', 'hq f3 r0').pending?.kind).toBe('turn');
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

  test('[LEAD-4] the Recruiter is offered only where the deck holds more than is drawn anyway', () => {
    /** What is asked in the first turn, which draws one tile, with so many in the deck. */
    const askedWith = (tiles: number): unknown => {
      const state = revealed(['recruiter', 'gunner']);
      state.seats[0].deck = state.seats[0].deck.slice(0, tiles);
      return playAll(state, 'hq b3 r0', 'hq f3 r0').pending?.kind;
    };
    expect([askedWith(1), askedWith(2)]).toEqual(['turn', 'lead']);
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

  /** A netted unit of red on d4, and nobody else but the HQs and the netter. */
  const caught = { b3: 'red/hq', f3: 'blue/hq', d4: 'red/wall', d3: 'blue/netter 0>S' };

  test('[LEAD-4] [NET-1] the Pathfinder moves no netted unit', () => {
    expect(hexesOf(led(table({ board: caught }), ['pathfinder', 'gunner']), 'march')).toEqual(['b3']);
  });

  test('[LEAD-4] in the turn, the Gunner wounds an enemy near the own HQ; Medics protect against it', () => {
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
    const { units } = play(guarded, 'bombard c3').state;
    expect(unitAt(units, parseHex('c3') ?? (0 as never))).toMatchObject({ wounds: 0 });
    expect(unitAt(units, parseHex('c4') ?? (0 as never))).toBeUndefined();
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

  test('[LEAD-4] when a Battle begins, the Drillmaster turns a unit, as one likes or by a sixth', () => {
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

  test('[LEAD-4] [NET-1] the Drillmaster turns no netted unit', () => {
    const state = led(table({ board: caught, hands: [['battle']] }), ['drillmaster', 'gunner']);
    expect(hexesOf(play(state, 'battle').state, 'wheel')).toEqual(['b3']);
  });

  test('[LEAD-4] [BAT-3] after the Drillmaster the Battle begins at the highest initiative that there is now', () => {
    /** Claws and a Commando, both 3, aim at each other; the Scout behind the Claws looks that way. */
    const battle = (scout: number): State => {
      const state = begun(['drillmaster', 'gunner']);
      hold(state, 0, 'battle');
      put(state, 0, 'claws', 'd4');
      put(state, 0, 'scout', 'd5', scout);
      put(state, 1, 'commando', 'c3');
      return play(state, 'battle').state;
    };
    const isAlive = (state: State): boolean =>
      unitAt(state.units, parseHex('d4') ?? (0 as never)) !== undefined;
    const away = 3;
    const together = play(battle(away), 'pass');
    expect([firstPhase(together.events), isAlive(together.state)]).toEqual([3, false]);
    const quicker = play(battle(away), 'wheel d5 r0');
    expect([firstPhase(quicker.events), isAlive(quicker.state)]).toEqual([4, true]);
    const slower = play(battle(0), 'wheel d5 r3');
    expect([firstPhase(slower.events), isAlive(slower.state)]).toEqual([3, false]);
  });

  test('[LEAD-4] [MOD-10] after the Drillmaster the board is examined: who drops off does not fight', () => {
    const board = {
      b3: 'red/hq',
      f3: 'blue/hq',
      d2: 'red/wall',
      d4: 'red/netter 0>N',
      // Wounded, it lives by the module that the netter can be turned to.
      e2: 'blue/blade 0>NW w1',
      e3: 'blue/harden',
    };
    const state = led(table({ board, hands: [['battle']] }), ['drillmaster', 'gunner']);
    const battle = play(state, 'battle').state;
    const died = (text: string) =>
      play(battle, text).events.flatMap((event) => (event.type === 'died' ? [[event.hex, event.why]] : []));
    expect(died('pass')).toEqual([[parseHex('d2'), 'wounds']]);
    expect(died('wheel d4 r1')).toEqual([[parseHex('e2'), 'lost-toughness']]);
    // Nobody is left but the HQs.
    expect(firstPhase(play(battle, 'wheel d4 r1').events)).toBe(0);
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

  test('[LEAD-4] [NET-1] the Jammer keeps no netted unit from acting: that loses its chance anyway', () => {
    const board = {
      b3: 'red/hq',
      f3: 'blue/hq',
      c3: 'blue/blade',
      c4: 'blue/blade',
      d4: 'red/netter 0>NW',
      // A blade of 3: there is a phase before that of the other two.
      d6: 'red/blade',
      e5: 'red/scout',
    };
    const state = led(table({ board, hands: [['battle']] }), ['jammer', 'gunner']);
    expect(open(play(state, 'battle').state)).toEqual(['pass', 'halt c4']);
  });

  test('[LEAD-4] the Jammer keeps no HQ from acting', () => {
    const board = {
      f3: 'red/hq',
      f4: 'blue/hq',
      // Slowed to 0, it has its chance in the phase of the HQs.
      e3: 'blue/blade',
      d3: 'red/saboteur',
      e2: 'red/saboteur',
      b2: 'red/blade',
    };
    const state = led(table({ board, hands: [['battle']] }), ['jammer', 'gunner']);
    const battle = play(state, 'battle').state;
    expect(battle.battle?.phase).toBe(0);
    expect(open(battle)).toEqual(['pass', 'halt e3']);
  });

  test('[LEAD-4] [END-3] the Jammer has its say although an HQ has fallen in an earlier phase', () => {
    const board = {
      b3: 'red/hq',
      f3: 'blue/hq',
      e3: 'red/blade 0>SE',
      e2: 'red/scout',
      c3: 'blue/blade 0>SW',
    };
    const state = led(table({ board, hq: [1, 1], hands: [['battle']] }), ['jammer', 'gunner']);
    const battle = play(state, 'battle').state;
    expect(battle.seats.map(({ hq }) => hq)).toEqual([1, 0]);
    expect(open(battle)).toEqual(['pass', 'halt c3']);
    expect(play(battle, 'pass').state.result).toEqual({ winners: [], reason: 'hq-destroyed' });
    expect(play(battle, 'halt c3').state.result).toEqual({ winners: [0], reason: 'hq-destroyed' });
  });

  test('[LEAD-4] in a team the Drillmaster turns own units, the Jammer’s first side guards the own HQ', () => {
    const board = { b3: 'red/hq', d2: 'green/hq', f3: 'blue/hq', d6: 'black/hq' };
    const armies = ['red', 'blue', 'green', 'black'];
    const asked = (leader: string, more: Record<string, string> = {}): State => {
      const state = table({ mode: 'team', armies, board: { ...board, ...more }, hands: [['battle']] });
      return play(led(state, [leader, 'gunner']), 'battle').state;
    };
    expect(hexesOf(asked('drillmaster'), 'wheel')).toEqual(['b3']);
    const foes = { c3: 'blue/blade', d3: 'blue/blade', c5: 'red/blade', b4: 'red/scout' };
    expect(open(asked('jammer', foes))).toEqual(['pass', 'halt c3']);
  });

  test('[LEAD-4] after a Battle, the Mechanic repairs the HQ by a point; a whole one needs no repair', () => {
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

  test('[LEAD-2] [LEAD-4] the Mechanic’s second side gives two points back, never above the start value', () => {
    const repaired = (hq: number): number => {
      const board = { b3: 'red/hq', f3: 'blue/hq' };
      const state = led(table({ board, hq: [hq, 20], hands: [['battle']] }), ['mechanic', 'gunner']);
      return playAll(turnedOver(state, 0), 'battle', 'repair b3').seats[0].hq;
    };
    expect([repaired(17), repaired(18), repaired(19)]).toEqual([19, 20, 20]);
  });

  test('[LEAD-4] the Mechanic repairs the HQ of either ally', () => {
    const board = { b3: 'red/hq', f3: 'blue/hq', d2: 'green/hq', d6: 'black/hq' };
    const armies = ['red', 'blue', 'green', 'black'];
    const afterBattle = (hq: readonly number[]): State => {
      const state = table({ mode: 'team', armies, board, hq, hands: [['battle']] });
      return play(led(state, ['mechanic', 'gunner']), 'battle').state;
    };
    expect(open(afterBattle([19, 18, 17, 20]))).toEqual(['pass', 'repair b3', 'repair d2']);
    const ally = afterBattle([20, 18, 17, 20]);
    expect(open(ally)).toEqual(['pass', 'repair d2']);
    expect(play(ally, 'repair d2').state.seats.map(({ hq }) => hq)).toEqual([20, 18, 18, 20]);
  });

  test('[LEAD-4] [END-3] the Mechanic repairs no HQ when one has fallen in that Battle', () => {
    const board = { b3: 'red/hq', f3: 'blue/hq', e3: 'red/blade 0>SE' };
    const after = (hq: readonly number[]): State => {
      const state = led(table({ board, hq, hands: [['battle']] }), ['mechanic', 'gunner']);
      return play(state, 'battle').state;
    };
    expect(after([18, 2]).pending).toEqual({ kind: 'lead', seat: 0, moment: 'battle-ends' });
    const { pending, result } = after([18, 1]);
    expect(pending).toBeUndefined();
    expect(result).toEqual({ winners: [0], reason: 'hq-destroyed' });
  });
});

describe('leaders and the rules around them', () => {
  const board = { b3: 'red/hq', f3: 'blue/hq', e3: 'red/blade 0>SE' };
  const afterBattle = (leaders: readonly [string, string], hands: readonly (readonly string[])[]) => {
    const state = led(table({ board, hq: [18, 18], hands }), leaders);
    return playGame(gameFrom(state), parseChoice('battle', state)).game;
  };

  test.each([
    ['mechanic', 'gunner', 0],
    ['gunner', 'mechanic', 1],
  ] as const)(
    '[TURN-3] [TURN-7] a Battle is not taken back when a leader is asked after it: %s against %s',
    (one, other, seat) => {
      const game = afterBattle([one, other], [['battle', 'wall']]);
      expect(game.state.pending).toEqual({ kind: 'lead', seat, moment: 'battle-ends' });
      expect(canUndo(game)).toBe(false);
    },
  );

  test('[TURN-7] [END-1] nor is the end of the turn that the Final Battle follows', () => {
    const state = led(table({ board, hq: [18, 18] }), ['mechanic', 'gunner']);
    state.ending = { by: 1 as never, turns: [], tied: undefined, last: 1 as never };
    const game = playGame(gameFrom(state), parseChoice('end', state)).game;
    expect(game.state.pending).toEqual({ kind: 'lead', seat: 0, moment: 'battle-ends' });
    expect(canUndo(game)).toBe(false);
  });

  /** The first turn, each player with one mercenary beside the deck. */
  const withMercenaries = (leader: string): State => {
    const chosen = revealed([leader, 'jammer'], { variants: ['leaders', 'mercenaries'] });
    const both = playAll(chosen, open(chosen)[0]);
    return playAll(both, open(both)[0], 'hq b3 r0', 'hq f3 r0');
  };

  test('[LEAD-4] [VAR-3] a mercenary may come at each of the Gambler’s draws', () => {
    const state = withMercenaries('gambler');
    const drawn = playAll(state, 'draw');
    expect(drawn.pending).toEqual({ kind: 'lead', seat: 0, moment: 'tiles-drawn' });
    const asked = playAll(drawn, open(drawn, 'exchange')[0]);
    expect(asked.pending).toEqual({ kind: 'draw', seat: 0 });
    const [, take] = open(asked);
    const taken = playAll(asked, take);
    expect(taken.pending?.kind).toBe('turn');
    expect(taken.seats[0].hand).toHaveLength(2);
    expect(taken.seats[0].mercenaries).toEqual([]);
  });

  test('[LEAD-4] [TURN-4] an unlucky draw after the Gambler’s gives back as many', () => {
    const state = begun(['gambler', 'gunner']);
    hold(state, 0, 'battle', 'move', 'move');
    const move = rulesOf(state.options).catalogue.byRef.get('borgo/move')?.id as TileId;
    const unlucky = applyChoice(state, parseChoice('exchange battle', state), [move, move]).state;
    expect(unlucky.pending?.kind).toBe('unlucky');
    expect(playAll(unlucky, open(unlucky, 'redraw')[0]).seats[0].hand).toHaveLength(4);
  });

  test('[LEAD-4] [VAR-3] the Recruiter is offered for a mercenary that is left', () => {
    const state = withMercenaries('recruiter');
    const turnOf = (tiles: number): unknown => {
      const before = cloneState(state);
      before.seats[0].deck = before.seats[0].deck.slice(0, tiles);
      return open(before);
    };
    expect(turnOf(1)).toEqual(['pass', 'levy']);
    state.seats[0].mercenaries = [];
    expect(turnOf(1)).toEqual(['pass']);
  });

  test('[LEAD-3] whoever looks ahead while a leader is asked sees the Battle without it', () => {
    const tiles = { b3: 'red/hq', f3: 'blue/hq', d4: 'red/blade', d5: 'blue/wall', c3: 'red/wall' };
    const state = led(table({ board: tiles, hands: [['battle']] }), ['drillmaster', 'gunner']);
    const asked = play(state, 'battle').state;
    expect(asked.pending).toEqual({ kind: 'lead', seat: 0, moment: 'battle-begins' });
    expect(open(asked).length).toBeGreaterThan(2);
    expect(forecast(asked).outcomes).toBe(1);
  });
});
