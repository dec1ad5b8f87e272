import { type Choice, type Forecast, type Hex, newState, unitsFrom } from '@nhex/engine';
import { expect, test } from 'vitest';
import { Outlooks } from '../src/app/game/outlook.svelte.ts';
import type { Preview, Thinker } from '../src/app/game/thinker.ts';
import { printed } from '../src/gallery/sample.ts';

const { id: tile } = printed('moloch/hornet');
const placed = (hex: number): Choice => ({ type: 'place', tile, hex: hex as Hex, rotation: 0 });

test('while a tile hovers, forecasts are asked for one at a time, the latest next, and none twice', async () => {
  const open: ((answer: Preview[]) => void)[] = [];
  const preview = (): Promise<Preview[]> => new Promise((resolve) => open.push(resolve));
  const unused = (): never => {
    throw new Error('not asked for');
  };
  const thinker: Thinker = {
    think: unused,
    warmUp: unused,
    stop: unused,
    hurry: unused,
    forecast: unused,
    preview,
  };
  const outlooks = new Outlooks(thinker);
  const state = newState({ armies: ['moloch', 'outpost'] }, 'hover');
  const answer: Preview = {
    units: unitsFrom([]),
    atOnce: [],
    hqBefore: [],
    hqAfter: [],
    unitsAfter: unitsFrom([]),
    gone: [],
    forecast: { outcomes: 1 } as Forecast,
  };
  const reply = async (): Promise<void> => {
    open.at(-1)?.([answer]);
    await Promise.resolve();
    await Promise.resolve();
  };

  for (const hex of [10, 11, 12]) outlooks.lookAt(state, placed(hex));
  expect(open).toHaveLength(1);
  await reply();
  expect(outlooks.seen).toBeUndefined();
  expect(open).toHaveLength(2);
  await reply();
  expect(outlooks.seen?.choice).toEqual(placed(12));
  outlooks.lookAt(state, placed(10));
  expect(outlooks.seen?.choice).toEqual(placed(10));
  expect(open).toHaveLength(2);
  outlooks.forget();
  expect(outlooks.seen).toBeUndefined();
});
