// No illegal answer and no crash, for every bot in every mode and variant.
// NHEX_GAMES: how many games at each table (one by default); NHEX_SEED: which ones.

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

const GAMES = Number(process.env['NHEX_GAMES'] ?? 1);
const SEED = process.env['NHEX_SEED'] ?? 'whole';
/** Enough positions to look at replies here and there. */
const NODES = 40;

describe('whole games', () => {
  const bots = ['greedy', 'search:width=1,plans=2,samples=1', 'random', ...LEVELS].map((name) =>
    makeBot(name),
  );
  test.each(named)('%s', { timeout: 30_000 * GAMES }, (_, options) => {
    for (let game = 0; game < GAMES; game++) {
      const seated = [...bots.slice(game % bots.length), ...bots];
      expect(playOn(newState(options, `${SEED}/${game}`), seated, NODES)).toBeGreaterThan(15);
    }
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
