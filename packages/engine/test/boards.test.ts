// Boards as values: what follows from which hexes are in play, and how the rules keep to it (GEO-1, ATL-2).

import { describe, expect, test } from 'vitest';
import {
  ALL_HEXES,
  type Board,
  codesOf,
  distance,
  EXPANDED_BOARD,
  type Hex,
  hexName,
  MAIN_BOARD,
  makeBoard,
  NOWHERE,
  neighbour,
  newState,
  opposite,
  rulesOf,
  type State,
  unitsOn,
} from '../src/index.ts';
import { dice, playOut } from './random-games.ts';
import { after, choose, fightOnce, hex, onBoard, open, standing, table } from './structures-support.ts';

const names = (hexes: readonly Hex[]): string[] => hexes.map(hexName);
const without = (board: Board, ...holes: string[]): Hex[] =>
  board.hexes.filter((at) => !holes.includes(hexName(at)));
const ray = (board: Board, from: string, direction: number): string[] =>
  names(board.rays[hex(from) * 6 + direction]);

const HOLED = makeBoard({ name: 'holed', hexes: without(MAIN_BOARD, 'd4') });

describe('the two boards of the game', () => {
  test('[GEO-1] [GEO-2] their hexes, in the order of their names', () => {
    expect(names(MAIN_BOARD.hexes)).toEqual(
      'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'.split(' '),
    );
    expect(EXPANDED_BOARD.hexes).toEqual(ALL_HEXES);
    expect(names(EXPANDED_BOARD.hexes).at(-1)).toBe('g4');
  });

  test('[MODE-7] [BAT-1] a Battle starts when the main hexes are full, on both', () => {
    expect(MAIN_BOARD.full).toEqual(MAIN_BOARD.hexes);
    expect(EXPANDED_BOARD.full).toEqual(MAIN_BOARD.hexes);
  });

  test('[INST-7] [INST-8] where an Air Strike and a Small Bomb can fall', () => {
    expect(names(MAIN_BOARD.strikeCentres)).toEqual('c3 c4 d3 d4 d5 e3 e4'.split(' '));
    expect(EXPANDED_BOARD.strikeCentres).toEqual(MAIN_BOARD.hexes);
    expect(MAIN_BOARD.triples).toHaveLength(24);
    expect(EXPANDED_BOARD.triples).toHaveLength(54);
  });

  test('[GEO-3] neighbours and rays', () => {
    expect(names(MAIN_BOARD.neighbours[hex('d4')])).toEqual('d3 e3 e4 d5 c4 c3'.split(' '));
    expect(names(MAIN_BOARD.neighbours[hex('b2')])).toEqual('c2 c3 b3'.split(' '));
    expect(ray(MAIN_BOARD, 'd6', 0)).toEqual('d5 d4 d3 d2'.split(' '));
    expect(ray(EXPANDED_BOARD, 'd6', 0)).toEqual('d5 d4 d3 d2 d1'.split(' '));
    expect(ray(EXPANDED_BOARD, 'd6', 3)).toEqual(['d7']);
    expect(neighbour(MAIN_BOARD, hex('d6'), 3)).toBe(NOWHERE);
    expect(neighbour(EXPANDED_BOARD, hex('d6'), 3)).toBe(hex('d7'));
  });

  test('they are what the options name', () => {
    const options = { armies: ['borgo', 'moloch', 'hegemony', 'outpost'], mode: 'deathmatch' } as const;
    expect(rulesOf(newState({ ...options, board: 'main' }, 1).options).board).toBe(MAIN_BOARD);
    expect(rulesOf(newState({ ...options, board: 'expanded' }, 1).options).board).toBe(EXPANDED_BOARD);
  });
});

/** What must be true of any board. */
function expectSound(board: Board): void {
  const inPlay = new Set(board.hexes);
  expect(board.hexes).toEqual(ALL_HEXES.filter((at) => inPlay.has(at)));
  for (const at of ALL_HEXES) {
    expect(board.has[at]).toBe(inPlay.has(at));
    const near = board.hexes.filter((other) => inPlay.has(at) && distance(at, other) === 1);
    expect([...board.neighbours[at]].sort((a, b) => a - b)).toEqual(near);
    for (let direction = 0; direction < 6; direction++) {
      const next = board.next[at * 6 + direction];
      expect(next).toBe(neighbour(board, at, direction));
      if (next !== NOWHERE) expect(board.next[next * 6 + opposite(direction)]).toBe(at);
      const line = board.rays[at * 6 + direction];
      // A line goes step by step, as far as it can.
      line.forEach((to, i) => expect(to).toBe(board.next[(line[i - 1] ?? at) * 6 + direction]));
      expect(board.next[(line.at(-1) ?? at) * 6 + direction]).toBe(NOWHERE);
    }
    expect(board.strikeCentres.includes(at)).toBe(board.neighbours[at].length === 6);
  }
  const triples: string[] = [];
  for (const a of board.hexes)
    for (const b of board.hexes)
      for (const c of board.hexes)
        if (a < b && b < c && distance(a, b) === 1 && distance(b, c) === 1 && distance(a, c) === 1)
          triples.push([a, b, c].join());
  expect(board.triples.map((triple) => triple.join()).sort()).toEqual(triples.sort());
}

describe('any board', () => {
  test('[ATL-2] what follows from its hexes: main, expanded, random ones with holes', () => {
    expectSound(MAIN_BOARD);
    expectSound(EXPANDED_BOARD);
    const roll = dice('boards');
    for (let i = 0; i < 25; i++) {
      const share = 1 + roll(9);
      expectSound(makeBoard({ name: `random ${i}`, hexes: ALL_HEXES.filter(() => roll(10) < share) }));
    }
    expectSound(makeBoard({ name: 'none', hexes: [] }));
  });

  test('[ATL-2] which hexes make it full, and terrain by name', () => {
    const full = [hex('b2'), hex('b3')];
    const terrain = new Map([[hex('d4'), 'ruin']]);
    const board = makeBoard({ name: 'plan', hexes: MAIN_BOARD.hexes, full, terrain });
    expect(board.full).toEqual(full);
    expect(board.terrain.get(hex('d4'))).toBe('ruin');
    expect(HOLED.full).toEqual(HOLED.hexes);
    expect(HOLED.terrain.size).toBe(0);
  });

  test('[ATL-2] a hole parts neighbours, stops lines and spoils strikes', () => {
    expect(HOLED.hexes).toHaveLength(18);
    expect(names(HOLED.neighbours[hex('d3')])).toEqual('d2 e2 e3 c3 c2'.split(' '));
    expect(HOLED.neighbours[hex('d4')]).toEqual([]);
    expect(ray(HOLED, 'd6', 0)).toEqual(['d5']);
    expect(ray(HOLED, 'd2', 3)).toEqual(['d3']);
    expect(ray(HOLED, 'd4', 0)).toEqual([]);
    expect(HOLED.strikeCentres).toEqual([]);
    expect(HOLED.triples).toHaveLength(18);
    expect(HOLED.triples.flat()).not.toContain(hex('d4'));
    // Seen from outside no line enters the hole.
    expect(HOLED.rays.flat()).not.toContain(hex('d4'));
  });
});

const onHoled = (given: Parameters<typeof table>[0]): State => onBoard(table(given), HOLED);

describe('the rules on a board with a hole', () => {
  test('[ATL-2] [UNIT-2] [UNIT-7] shots do not cross it', () => {
    const board = { d5: 'red/gun 0>N', d6: 'red/gauss 0>N', d3: 'blue/block', d2: 'blue/gun 0>S' };
    expect(fightOnce(table({ board })).board).toMatchObject({ d3: 'blue/block w2' });
    const fought = fightOnce(onHoled({ board }));
    expect(fought.board).toEqual(after(table({ board })));
    expect(fought.events.filter(({ type }) => type === 'attack')).toEqual([]);
  });

  test('[ATL-2] [DDM-1] [STR-11] nor do redirected or aimed ones', () => {
    const board = { c5: 'red/sniper 0>NE', d5: 'red/fireblast 0>N', d3: 'blue/wall', d2: 'blue/wall' };
    expect(fightOnce(onHoled({ board })).board).toEqual(after(table({ board })));
  });

  test('[ATL-2] [MOD-9] [UNIT-10] no net, blow, module or aura reaches over it', () => {
    const board = {
      c3: 'red/netter 0>SE',
      e4: 'blue/blade 0>NW',
      c4: 'red/officer',
      e3: 'red/blade 0>S',
      d3: 'red/banner',
      d5: 'red/blade 0>S',
    };
    const state = onHoled({ board });
    expect(['e4', 'e3', 'd5'].map((name) => standing(state, name).netted)).toEqual([false, false, false]);
    expect(standing(state, 'e3').melee).toEqual({ 3: 2 });
    expect(standing(state, 'd5').melee).toEqual({ 3: 2 });
    // The banner on d3 and the officer on c4 reach their neighbours and nobody else.
    expect(standing(state, 'e3').sources.map(({ from }) => hexName(from))).toEqual(['d3']);
    expect(standing(state, 'd5').sources.map(({ from }) => hexName(from))).toEqual(['c4']);
  });

  test('[ATL-2] nobody is placed on it or moves there', () => {
    const state = onHoled({
      board: { b2: 'red/hq', f4: 'blue/hq', d3: 'red/rover', d5: 'red/transport' },
      hands: [['wall', 'move']],
    });
    expect(open(state).length).toBeGreaterThan(100);
    expect(open(state).filter((text) => /\bd4\b/.test(text))).toEqual([]);
  });

  test('[ATL-2] [INST-4] nobody is pushed into it', () => {
    const board = { b2: 'red/hq', f4: 'blue/hq', d2: 'red/wall', d3: 'blue/wall' };
    const hands = [['push-back']];
    expect(open(choose(table({ board, hands }), 'push d2 d3')).sort()).toEqual([
      'push-to c3',
      'push-to d4',
      'push-to e3',
    ]);
    expect(open(choose(onHoled({ board, hands }), 'push d2 d3')).sort()).toEqual([
      'push-to c3',
      'push-to e3',
    ]);
    const closed = { ...board, c3: 'blue/wall', e3: 'blue/wall' };
    expect(
      open(onHoled({ board: closed, hands }), 'push').some((text) => text.startsWith('push d2 d3')),
    ).toBe(false);
  });

  test('[ATL-2] [INST-7] [INST-8] strikes need hexes that all exist', () => {
    const state = onHoled({
      board: { b2: 'red/hq', f4: 'blue/hq' },
      hands: [['air-strike', 'small-bomb']],
    });
    expect(open(state, 'air-strike')).toEqual([]);
    expect(open(state, 'small-bomb')).toHaveLength(18);
    expect(open(state, 'small-bomb').some((text) => text.includes('d4'))).toBe(false);
  });

  test('[ATL-2] [STR-8] a Structure does not reach across', () => {
    const state = onHoled({
      red: [{ mobility: 1 }, {}],
      board: { d5: 'red/structure-1a +c5', c5: 'red/structure-2a +d5', b2: 'red/hq', f4: 'blue/hq' },
    });
    const ways = open(state, 'mobility').map((text) => text.split(' ').slice(1, 3).join(' '));
    expect([...new Set(ways)].sort()).toEqual(['c5 c4', 'c5 c5', 'c5 d6', 'd5 c4', 'd5 d5', 'd5 d6']);
  });

  test('[ATL-2] [BAT-1] it is full when its own hexes are', () => {
    const board: Record<string, string> = { b2: 'red/hq', f4: 'blue/hq' };
    for (const at of HOLED.hexes)
      if (!(hexName(at) in board) && hexName(at) !== 'c3') board[hexName(at)] = 'red/block';
    const given = { board, hands: [['wall']] };
    expect(choose(onHoled(given), 'place wall c3 r0').battles).toBeGreaterThan(0);
    expect(choose(table(given), 'place wall c3 r0').battles).toBe(0);
    // And when those that the plan names are.
    const small = makeBoard({ name: 'small', hexes: MAIN_BOARD.hexes, full: [hex('c3')] });
    const few = { board: { b2: 'red/hq', f4: 'blue/hq' }, hands: [['wall']] };
    expect(choose(onBoard(table(few), small), 'place wall c3 r0').battles).toBeGreaterThan(0);
    expect(choose(onBoard(table(few), small), 'place wall c4 r0').battles).toBe(0);
  });
});

describe('whole games on boards with holes', () => {
  const roll = dice('shapes');
  const boards: [string, Board][] = [
    [
      'a ring',
      makeBoard({ name: 'ring', hexes: without(EXPANDED_BOARD, 'd4', 'd3', 'e3', 'e4', 'd5', 'c4', 'c3') }),
    ],
    [
      'two islands',
      makeBoard({
        name: 'islands',
        hexes: without(EXPANDED_BOARD, 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'),
      }),
    ],
    ['scattered', makeBoard({ name: 'scattered', hexes: ALL_HEXES.filter(() => roll(3) > 0) })],
    ['four hexes', makeBoard({ name: 'four', hexes: ['b2', 'b3', 'c3', 'f4'].map(hex) })],
  ];
  test.each(boards)('[ATL-2] random duels on %s end, and nobody ever stands in a hole', (_, board) => {
    for (let seed = 0; seed < 3; seed++) {
      const start = onBoard(newState({ armies: ['moloch', 'doomsday'] }, seed), board);
      playOut(start, seed, (state) => {
        for (const { tiles } of unitsOn(state.units))
          for (const tile of tiles) expect(board.has[tile.hex]).toBe(true);
        expect(new Set(codesOf(state)).size).toBe(codesOf(state).length);
      });
      expect(start.result).toBeDefined();
    }
  });
});
