import { type GameEvent, unitOwner } from '@nhex/engine';
import { expect, test } from 'vitest';
import { stateAt } from '../src/app/game/history.ts';
import { ownerOf } from '../src/app/game/owner.ts';
import { playUntil, testTable } from './helpers.ts';

test('every line of a log about somebody has an owner at the table', () => {
  const { table } = testTable({ seed: 'whole' });
  table.begin();
  playUntil(table, ({ over }) => over, 3);
  const everybody: readonly GameEvent['type'][] = ['phase', 'battle', 'battle-over', 'overtime', 'game-over'];
  const owners = table.history.steps.flatMap(({ events }, i) => {
    const ownerAt = (hex: number): number | undefined => {
      const unit = stateAt(table.history, i).board[hex] || stateAt(table.history, i + 1).board[hex];
      return unit ? unitOwner(unit) : undefined;
    };
    return events
      .filter(({ type }) => !everybody.includes(type))
      .map((event) => ({ type: event.type, owner: ownerOf(event, ownerAt) }));
  });
  expect(owners.length).toBeGreaterThan(100);
  expect(owners.filter(({ owner }) => owner !== 0 && owner !== 1)).toEqual([]);
});

test('a Battle belongs to who called it, one that comes by itself to nobody', () => {
  const nobody = (): undefined => undefined;
  expect(ownerOf({ type: 'battle', reason: 'tile', starter: 1 }, nobody)).toBe(1);
  expect(ownerOf({ type: 'battle', reason: 'full', starter: 1 }, nobody)).toBeUndefined();
  expect(ownerOf({ type: 'died', hex: 3, tile: 1, owner: 0, why: 'wounds', hits: [] }, () => 1)).toBe(0);
});
