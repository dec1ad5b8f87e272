// The board without a browser: identities of units, walking with arrow keys, the way of lines.
import { hexesOf, parseHex } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { lineShape } from '../src/board/lines.ts';
import { matchPieces, type Piece } from '../src/board/match.ts';
import type { BoardUnit } from '../src/board/types.ts';
import { ARROWS, standAt, walk } from '../src/board/walk.ts';

const h = (name: string): number => parseHex(name) ?? -1;
const unit = (hex: string, tile: number, rest: Partial<BoardUnit> = {}): BoardUnit => ({
  hex: h(hex),
  tile,
  owner: 0,
  rotation: 0,
  ...rest,
});

function matcher(): (before: readonly Piece[], units: readonly BoardUnit[]) => Piece[] {
  let next = 0;
  return (before, units) => matchPieces(before, units, () => next++);
}

describe('identities', () => {
  test('a unit that stays, turns or is wounded keeps its identity', () => {
    const match = matcher();
    const first = match([], [unit('d4', 5), unit('d3', 6)]);
    const second = match(first, [unit('d4', 5, { rotation: 3, wounds: 1 }), unit('d3', 6)]);
    expect(second.map(({ id }) => id)).toEqual([0, 1]);
  });

  test('a unit that moves keeps it, a new one gets its own, two of a kind are not mixed up', () => {
    const match = matcher();
    const first = match([], [unit('d4', 5), unit('d3', 5)]);
    const second = match(first, [unit('e4', 5), unit('d3', 5), unit('c3', 7)]);
    expect(second.map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  test('the same tile of another owner is another unit', () => {
    const match = matcher();
    const first = match([], [unit('d4', 5)]);
    expect(match(first, [unit('d4', 5, { owner: 1 })])[0].id).toBe(1);
  });
});

describe('walking', () => {
  test('up and down stay in the column', () => {
    expect(walk('main', standAt(h('d4')), 'ArrowUp').hex).toBe(h('d3'));
    expect(walk('main', standAt(h('d2')), 'ArrowUp').hex).toBe(h('d2'));
    expect(walk('expanded', standAt(h('d2')), 'ArrowUp').hex).toBe(h('d1'));
  });

  test('sideways follows the lane through the zigzag and back to where it began', () => {
    let walker = standAt(h('d4'));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'] as const)
      walker = walk('main', walker, key);
    expect(walker.hex).toBe(h('d4'));
    expect(walk('main', standAt(h('d4')), 'End').hex).toBe(h('f3'));
    expect(walk('main', standAt(h('d4')), 'Home').hex).toBe(h('b3'));
  });

  test.each(['main', 'expanded'] as const)(
    '%s: every hex can be reached and no key leaves the board',
    (board) => {
      const seen = new Set([h('d4')]);
      for (const hex of seen) {
        for (const key of ARROWS) {
          const next = walk(board, standAt(hex), key).hex;
          expect(hexesOf(board)).toContain(next);
          seen.add(next);
        }
      }
      expect(seen.size).toBe(hexesOf(board).length);
    },
  );
});

test('a line bends at its redirectors and points along its last part', () => {
  const straight = lineShape({ kind: 'ranged', from: h('d6'), to: h('d3') });
  expect(straight.angle).toBe(-90);
  const bent = lineShape({ kind: 'ranged', from: h('d6'), via: [h('d4')], to: h('e4') });
  expect(bent.path.split('L')).toHaveLength(3);
  expect(bent.angle).toBe(30);
});
