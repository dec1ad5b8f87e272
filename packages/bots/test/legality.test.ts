// No illegal answer and no crash, for every bot in every mode and variant.

import { newState } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS, makeBot } from '../src/index.ts';
import { playOn, randomState, TABLES } from './games.ts';

const named = TABLES.map(
  (options) =>
    [
      [
        options.mode ?? 'duel',
        options.edition ?? '2025',
        ...(options.variants ?? []),
        options.armies.join('-'),
      ].join(' '),
      options,
    ] as const,
);

describe('whole games', () => {
  test.each(named)('%s', (_, options) => {
    const bots = [makeBot('greedy'), makeBot('search:width=1,plans=2,samples=1'), makeBot('random')];
    expect(playOn(newState(options, 'whole'), bots, 40)).toBeGreaterThan(20);
  });
});

describe('from anywhere', () => {
  test.each(named)('%s', (_, options) => {
    const bots = ['random', ...LEVELS].map((name) => makeBot(name));
    for (let seed = 0; seed < 6; seed++) {
      const state = randomState(options, seed, 3 + seed * 21);
      expect(() => playOn(state, bots.slice(seed % bots.length), 40, 10)).not.toThrow();
    }
  });
});
