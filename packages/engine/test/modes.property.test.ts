// Random complete games of every mode, with every variant and number of players.
// NHEX_GAMES: how many games of each mode (a quick handful by default); NHEX_SEED: which ones.
// Some begin with few HQ points, so that HQs fall and players go out on the way.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MODE_RULES, MODES, type Mode } from '../src/index.ts';
import { games, playRandomly } from './modes-random.ts';

const GAMES = Number(process.env['NHEX_GAMES'] ?? 25);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
/** One in so many moments is examined thoroughly. */
const THOROUGH = 15;

describe.each(MODES)('%s', (mode: Mode) => {
  test(`[${mode}] random games keep every tile, offer a choice until they end, and do end`, () => {
    fc.assert(
      fc.property(games(mode), (game) => {
        const { state } = playRandomly(game, THOROUGH);
        const winners = state.result?.winners ?? [];
        const sides = new Set(winners.map(MODE_RULES[mode].side));
        expect(state.result).toBeDefined();
        expect(winners.every((seat) => seat in state.seats)).toBe(true);
        if (mode === 'team' || mode === 'one-vs-two') expect(sides.size).toBeLessThan(2);
      }),
      { numRuns: GAMES, seed: SEED },
    );
  });
});
