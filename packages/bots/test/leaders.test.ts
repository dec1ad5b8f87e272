// Bots with leaders: they choose one, use it at its moment, and never answer what is not open (LEAD).

import { applyChoice, codesOf, codeType, newState, type State, viewOf } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { choose, makeBot } from '../src/index.ts';

const USES = ['reclaim', 'levy', 'exchange', 'march', 'bombard', 'wheel', 'halt', 'repair'];

/** Plays a game of a bot against itself; says which types of choice it made. */
function kindsOf(name: string, state: State): Set<string> {
  const kinds = new Set<string>();
  const bot = makeBot(name);
  let now = state;
  for (let asked = 0; now.pending; asked++) {
    const { code } = choose(bot, viewOf(now), { seed: asked, nodes: 200 });
    expect(codesOf(now)).toContain(code);
    kinds.add(codeType(code));
    now = applyChoice(now, code).state;
  }
  return kinds;
}

describe('bots with leaders', () => {
  test.each(['beginner', 'medium', 'hard'])(
    '[LEAD-2] %s uses its leader, and always legally',
    (name) => {
      const kinds = new Set<string>();
      for (let seed = 0; seed < 2; seed++) {
        const start = newState({ armies: ['hegemony', 'outpost'], variants: ['leaders'] }, seed);
        for (const kind of kindsOf(name, start)) kinds.add(kind);
      }
      expect(USES.filter((use) => kinds.has(use)).length).toBeGreaterThan(1);
    },
    120_000,
  );

  test('[LEAD-1] a bot thinks about what its seat sees: the other side’s secret makes no difference', () => {
    const dealt = applyChoice(newState({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 1), {
      type: 'deal',
    }).state;
    const answers = codesOf(dealt).map((code) => {
      const secret = applyChoice(dealt, code).state;
      return choose(makeBot('hard'), viewOf(secret), { seed: 5 }).code;
    });
    expect(new Set(answers).size).toBe(1);
  });
});
