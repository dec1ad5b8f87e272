// The board without a browser: identities of tiles, walking with arrow keys, the way of lines, the border of Structures.
import { EXPANDED_BOARD, type Hex, MAIN_BOARD, type Owner, parseHex, type UnitId } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { boxAround, centreOf, jointPath } from '../src/art/geometry.ts';
import { lineShape } from '../src/board/lines.ts';
import { piecesOf } from '../src/board/pieces.ts';
import type { BoardUnit } from '../src/board/types.ts';
import { ARROWS, middleOf, standAt, walk } from '../src/board/walk.ts';
import { printed, sampleUnits, wallsState } from '../src/gallery/sample.ts';

const h = (name: string): Hex => parseHex(name) as Hex;
const claws = printed('borgo/claws');
const unit = (number: number, hex: string, rest: Partial<BoardUnit> = {}): BoardUnit => ({
  unit: number as UnitId,
  owner: 0 as Owner,
  tiles: [{ hex: h(hex), tile: claws, rotation: 0 }],
  ...rest,
});
const keys = (...units: BoardUnit[]): string[] => piecesOf(units).map(({ key }) => key);

describe('identities', () => {
  test('a unit that stays, turns, moves or is wounded keeps its identity', () => {
    const before = keys(unit(3, 'd4'), unit(5, 'd3'));
    const turned = { tiles: [{ hex: h('d4'), tile: claws, rotation: 3 }], wounds: 1 };
    expect(keys(unit(3, 'd4', turned), unit(5, 'e4'))).toEqual(before);
  });

  test('the order of drawing is that of the units, wherever they stand', () => {
    expect(keys(unit(5, 'b2'), unit(3, 'f4'))).toEqual(keys(unit(3, 'b2'), unit(5, 'f4')));
  });

  test('a new unit under the number of one that fell is another one', () => {
    const [old] = keys(unit(3, 'd4'));
    expect(keys(unit(3, 'd4', { owner: 1 as Owner }))).not.toContain(old);
    const medic = [{ hex: h('d4'), tile: printed('borgo/medic'), rotation: 0 }];
    expect(keys(unit(3, 'd4', { tiles: medic }))).not.toContain(old);
  });

  test('the tiles of a Structure are two pieces of one unit, and one of them has the numbers', () => {
    const pieces = piecesOf(sampleUnits(MAIN_BOARD, wallsState())).filter(({ unit: { whole } }) => whole);
    expect(pieces.map(({ hex }) => hex)).toEqual([h('d4'), h('e3')]);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(2);
    expect(new Set(pieces.map(({ unit: each }) => each.unit)).size).toBe(1);
    expect(pieces.map(({ values }) => values?.initiative)).toEqual([[3, 1], []]);
    expect(pieces[0].unit.wounds).toBe(1);
  });
});

describe('walking', () => {
  test('up and down stay in the column', () => {
    expect(walk(MAIN_BOARD, standAt(h('d4')), 'ArrowUp').hex).toBe(h('d3'));
    expect(walk(MAIN_BOARD, standAt(h('d2')), 'ArrowUp').hex).toBe(h('d2'));
    expect(walk(EXPANDED_BOARD, standAt(h('d2')), 'ArrowUp').hex).toBe(h('d1'));
  });

  test('sideways follows the lane through the zigzag and back to where it began', () => {
    let walker = standAt(h('d4'));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'] as const)
      walker = walk(MAIN_BOARD, walker, key);
    expect(walker.hex).toBe(h('d4'));
    expect(walk(MAIN_BOARD, standAt(h('d4')), 'End').hex).toBe(h('f3'));
    expect(walk(MAIN_BOARD, standAt(h('d4')), 'Home').hex).toBe(h('b3'));
  });

  test.each([MAIN_BOARD, EXPANDED_BOARD])(
    '$name: every hex can be reached from the middle and no key leaves the board',
    (board) => {
      const seen = new Set([middleOf(board)]);
      expect([...seen]).toEqual([h('d4')]);
      for (const hex of seen) {
        for (const key of ARROWS) {
          const next = walk(board, standAt(hex), key).hex;
          expect(board.hexes).toContain(next);
          seen.add(next);
        }
      }
      expect(seen.size).toBe(board.hexes.length);
    },
  );
});

test.each([MAIN_BOARD, EXPANDED_BOARD])('$name: every hex lies within the drawing', ({ hexes }) => {
  const { x, y, width, height } = boxAround(hexes);
  for (const hex of hexes) {
    const centre = centreOf(hex);
    expect(Math.abs(centre.x - (x + width / 2))).toBeLessThanOrEqual(width / 2 - 100);
    expect(Math.abs(centre.y - (y + height / 2))).toBeLessThanOrEqual(height / 2 - 86);
  }
});

test('the border of a Structure goes once around both hexes, whichever way they lie', () => {
  for (const name of ['d3', 'e3', 'e4', 'd5', 'c4', 'c3']) {
    const [one, other] = [centreOf(h('d4')), centreOf(h(name))];
    const points = jointPath(one, other, 95).slice(1, -1).split('L');
    const corners = points.map((point) => point.split(' ').map(Number));
    expect(corners).toHaveLength(12);
    // No side of it is longer than one of a hex: the outline never jumps across.
    corners.forEach(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % 12];
      expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(96);
    });
  }
});

test('a line bends at its redirectors and points along its last part', () => {
  const straight = lineShape({ kind: 'ranged', from: h('d6'), to: h('d3') });
  expect(straight.angle).toBe(-90);
  const bent = lineShape({ kind: 'ranged', from: h('d6'), via: [h('d4')], to: h('e4') });
  expect(bent.path.split('L')).toHaveLength(3);
  expect(bent.angle).toBe(30);
});
