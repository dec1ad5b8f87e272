import type { GameEvent, Hex, Owner, SeatId, TileId, UnitId } from '@nhex/engine';
import { expect, test } from 'vitest';
import { ownerOf } from '../src/app/game/owner.ts';
import { playUntil, testTable } from './helpers.ts';

test('every line of a log about somebody has an owner at the table', () => {
  const { table } = testTable({ seed: 'whole' });
  table.begin();
  playUntil(table, ({ over }) => over, 3);
  const everybody: readonly GameEvent['type'][] = ['phase', 'battle', 'battle-over', 'overtime', 'game-over'];
  const owners = table.history.steps.flatMap(({ events }) =>
    events
      .filter(({ type }) => !everybody.includes(type))
      .map((event) => ({ type: event.type, owner: ownerOf(event) })),
  );
  expect(owners.length).toBeGreaterThan(100);
  expect(owners.filter(({ owner }) => owner !== 0 && owner !== 1)).toEqual([]);
});

test('a Battle belongs to who called it, one that comes by itself to nobody', () => {
  const when = { battle: 1, phase: undefined, moment: 1 };
  const starter = 1 as SeatId;
  expect(ownerOf({ type: 'battle', reason: 'tile', starter, ...when })).toBe(1);
  expect(ownerOf({ type: 'battle', reason: 'full', starter, ...when })).toBeUndefined();
  const fallen = { unit: 2 as UnitId, owner: 0 as Owner, tile: 1 as TileId, hex: 3 as Hex };
  expect(ownerOf({ type: 'died', why: 'wounds', hexes: [fallen.hex], hits: [], ...fallen, ...when })).toBe(0);
});
