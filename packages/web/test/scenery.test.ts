// What lies behind the board: every scenario that comes with the game has a place of its own.
import { SCENARIOS } from '@nhex/engine';
import { expect, test } from 'vitest';
import { PLACES } from '../src/art/places.ts';
import { sceneryOf } from '../src/art/scenery.ts';

test('every scenario has its place, no two the same', () => {
  expect(Object.keys(PLACES).sort()).toEqual(SCENARIOS.map(({ key }) => key).sort());
  expect(new Set(Object.values(PLACES)).size).toBe(SCENARIOS.length);
});

test('a place lies on both sides, in the colours of the armies; without one each army has its land', () => {
  const armies = ['moloch', 'outpost'];
  const [left, right] = sceneryOf(armies, PLACES['atlas-5']);
  expect([left.path, right.path]).toEqual([PLACES['atlas-5'], PLACES['atlas-5']]);
  const [mine, theirs] = sceneryOf(armies, undefined);
  expect([mine.colour, theirs.colour]).toEqual([left.colour, right.colour]);
  expect(mine.path).not.toBe(theirs.path);
});
