// Board and tiles (GEO).

import { expect, test } from 'vitest';
import {
  ALL_HEXES,
  DIRECTIONS,
  distance,
  EXPANDED_BOARD,
  HEX_NAMES,
  type Hex,
  hexName,
  MAIN_BOARD,
  NOWHERE,
  neighbour,
  parseHex,
} from '../src/index.ts';
import { expectRefused, hex, options, places, scene, status, tile } from './support.ts';
import { turnHex } from './turn-hex.ts';

const namesOf = (hexes: readonly Hex[]): string[] => hexes.map(hexName);
const around = (name: string): string[] =>
  DIRECTIONS.map((direction) => hexName(neighbour(EXPANDED_BOARD, hex(name), direction)));

test('[GEO-1] the main board has 19 hexes, the expanded one a further ring of 18', () => {
  expect(MAIN_BOARD.hexes).toHaveLength(19);
  expect(EXPANDED_BOARD.hexes).toHaveLength(37);
  const ring = EXPANDED_BOARD.hexes.filter((at) => !MAIN_BOARD.hexes.includes(at));
  expect(ring).toHaveLength(18);
  expect(ring.every((at) => distance(at, hex('d4')) === 3)).toBe(true);
  expect(MAIN_BOARD.hexes.every((at) => distance(at, hex('d4')) <= 2)).toBe(true);
});

test('[GEO-1] flat-top hexes: a column runs straight north and south', () => {
  expect(namesOf(EXPANDED_BOARD.rays[hex('d4') * 6])).toEqual(['d3', 'd2', 'd1']);
  expect(namesOf(EXPANDED_BOARD.rays[hex('d4') * 6 + 3])).toEqual(['d5', 'd6', 'd7']);
});

test('[GEO-2] columns from west to east, rows from the north end of the 37-hex board', () => {
  const expected = Object.entries({ a: 4, b: 5, c: 6, d: 7, e: 6, f: 5, g: 4 }).flatMap(([column, rows]) =>
    Array.from({ length: rows }, (_, row) => `${column}${row + 1}`),
  );
  expect([...HEX_NAMES].sort()).toEqual(expected.sort());
  expect(parseHex('d8')).toBeUndefined();
  expect(parseHex('a5')).toBeUndefined();
  expect(around('d4')).not.toContain('-');
});

test('[GEO-2] the main board keeps the names of the expanded one', () => {
  const main = 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4';
  expect(namesOf(MAIN_BOARD.hexes).sort().join(' ')).toBe(main);
});

test('[GEO-3] the six directions clockwise from the north', () => {
  expect(around('d4')).toEqual(['d3', 'e3', 'e4', 'd5', 'c4', 'c3']);
  expect(around('c3')).toEqual(['c2', 'd3', 'd4', 'c4', 'b3', 'b2']);
  expect(around('f3')).toEqual(['f2', 'g2', 'g3', 'f4', 'e4', 'e3']);
  expect(around('a1')).toEqual(['-', 'b1', 'b2', 'a2', '-', '-']);
});

test.each([MAIN_BOARD, EXPANDED_BOARD])(
  '[GEO-3] $name board: every step can be taken back, and rays are straight',
  (board) => {
    for (const at of board.hexes) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(board, at, direction);
        if (next !== NOWHERE) expect(neighbour(board, next, (direction + 3) % 6)).toBe(at);
        board.rays[at * 6 + direction].forEach((on, i) => expect(distance(at, on)).toBe(i + 1));
      }
      expect(board.neighbours[at].length).toBeGreaterThanOrEqual(3);
    }
    expect(ALL_HEXES.filter((at) => board.has[at])).toEqual(board.hexes);
  },
);

test('[GEO-3] turning the board by a sixth brings north to north-east', () => {
  expect(hexName(turnHex(hex('d3'), 1))).toBe('e3');
});

test.each([
  [0, ['SW', 'NW']],
  [1, ['N', 'NW']],
  [2, ['N', 'NE']],
  [3, ['NE', 'SE']],
  [4, ['SE', 'S']],
  [5, ['S', 'SW']],
])('[GEO-4] rotation %i turns printed edges 4 and 5 clockwise', (rotation, directions) => {
  const state = scene({ armies: ['borgo', 'moloch'], board: { d4: `borgo/claws r${rotation}` } });
  expect(Object.keys(status(state).d4.melee).sort()).toEqual([...directions].sort());
});

test('[GEO-4] no rotation shows a mirrored face', () => {
  // The Juggernaut strikes at edge 0 and shoots at edge 1: its gun is always clockwise of its fist.
  for (let rotation = 0; rotation < 6; rotation++) {
    const state = scene({ armies: ['moloch', 'borgo'], board: { d4: `moloch/juggernaut r${rotation}` } });
    const compass = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    const { melee, ranged } = status(state).d4;
    const fist = compass.indexOf(Object.keys(melee)[0]);
    expect(Object.keys(ranged)).toEqual([compass[(fist + 1) % 6]]);
  }
});

test('[GEO-5] nothing is placed or moved onto a unit', () => {
  const state = scene({
    armies: ['borgo', 'moloch'],
    board: { d4: 'borgo/hq', d3: 'moloch/hq', d5: 'borgo/assassin' },
    hands: [['mutant', 'move'], []],
  });
  const taken = places(state, 'place').map((text) => text.split(' ')[2]);
  expect(taken).toHaveLength(16);
  expect(taken).not.toContain('d4');
  expect(taken).not.toContain('d3');
  expectRefused(state, { type: 'place', tile: tile('borgo/mutant'), hex: hex('d3'), rotation: 0 });
  expectRefused(state, { type: 'mobility', from: hex('d5'), to: hex('d4'), rotation: 0 });
  expect(options(state, 'move').some((text) => text.startsWith('move d4 d3'))).toBe(false);
  expectRefused(state, { type: 'move', from: hex('d4'), to: hex('d3'), rotation: 0 });
});

test('[GEO-5] the main board ends at its 19 hexes', () => {
  const state = scene({
    armies: ['borgo', 'moloch'],
    board: { d2: 'borgo/assassin' },
    hands: [['mutant'], []],
  });
  expect(places(state, 'mobility')).toEqual([
    'mobility d2 d2',
    'mobility d2 e2',
    'mobility d2 d3',
    'mobility d2 c2',
  ]);
  expectRefused(state, { type: 'place', tile: tile('borgo/mutant'), hex: hex('d1'), rotation: 0 });
});
