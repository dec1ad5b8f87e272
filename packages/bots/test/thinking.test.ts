// Thinking: the same answer from the same seed and budget, nothing hidden looked at, interruptible, explained.

import { applyChoice, codesOf, packChoice, reshuffled, type State, unpackChoice, viewOf } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, choose, LEVELS, makeBot } from '../src/index.ts';
import { randomState, TABLES } from './games.ts';

const DUEL = TABLES[0];
/** A position at the beginning of a turn, some way into a game. */
function turnStart(seed: number, options = DUEL): State {
  for (let choices = 30; ; choices++) {
    const state = randomState(options, seed, choices);
    if (state.pending?.kind === 'forced-discard') return state;
  }
}

describe('the same seed and node budget', () => {
  test.each([...LEVELS, 'greedy', 'random'])('give the same decision: %s', (name) => {
    const view = viewOf(turnStart(1));
    const once = choose(makeBot(name), view, { seed: 5, nodes: 300 });
    expect(choose(makeBot(name), view, { seed: 5, nodes: 300 })).toEqual(once);
  });
});

describe('what is hidden', () => {
  test.each([...LEVELS, 'greedy', 'random'])('makes no difference to %s', (name) => {
    for (let seed = 0; seed < 3; seed++) {
      const state = turnStart(seed, TABLES[seed]);
      const decision = choose(makeBot(name), viewOf(state), { seed: 3, nodes: 300 });
      for (const other of ['x', 'y']) {
        const shuffled = reshuffled(viewOf(state), other);
        expect(shuffled.rng).not.toEqual(state.rng);
        expect(choose(makeBot(name), viewOf(shuffled), { seed: 3, nodes: 300 })).toEqual(decision);
        // Even a careless caller who hands over the whole state gives nothing away.
        expect(choose(makeBot(name), shuffled, { seed: 3, nodes: 300 })).toEqual(decision);
      }
    }
  });

  test('the view is left as it was', () => {
    const view = viewOf(turnStart(2));
    const before = structuredClone(view);
    choose(makeBot('hard'), view, { seed: 1, nodes: 300 });
    expect(view).toEqual(before);
  });
});

describe('interruption', () => {
  test('progress grows, names legal choices, and thinking can be left at any time', () => {
    const state = turnStart(3);
    const thinking = makeBot('expert').think(viewOf(state), { seed: 1, nodes: 4000 });
    let done = 0;
    for (let i = 0; i < 8; i++) {
      const slice = thinking.next();
      if (slice.done) break;
      expect(slice.value.done).toBeGreaterThanOrEqual(done);
      done = slice.value.done;
      if (slice.value.best) expect(codesOf(state)).toContain(packChoice(slice.value.best));
    }
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(1);
    expect(thinking.return(undefined as never).done).toBe(true);
  });

  test.each(['hard', 'expert'])('progress comes to its end: %s', (name) => {
    const thinking = makeBot(name).think(viewOf(turnStart(3)), { seed: 1, ms: Number.POSITIVE_INFINITY });
    let done = 0;
    for (let slice = thinking.next(); !slice.done; slice = thinking.next()) done = slice.value.done;
    expect(done).toBeGreaterThan(0.9);
    expect(done).toBeLessThanOrEqual(1);
  });

  test('a budget too small for replies to all plans uses those it got', () => {
    for (let seed = 0; seed < 3; seed++) {
      const view = viewOf(turnStart(seed));
      const chanceOf = (spec: string): number | undefined =>
        choose(makeBot(spec), view, { seed: 1, nodes: 6000 }).explanation?.chance;
      const unanswered = chanceOf('search:samples=0');
      expect(unanswered).toBeGreaterThan(0);
      expect(chanceOf('search')).not.toBe(unanswered);
    }
  });

  test('a time budget holds', () => {
    const view = viewOf(turnStart(4));
    const started = performance.now();
    choose(makeBot('expert'), view, { seed: 1, ms: 60 });
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a plan', () => {
  const state = turnStart(6);
  const budget = { seed: 1, nodes: 2000 };
  const slices = (bot: Bot, at: State): number => {
    const thinking = bot.think(viewOf(at), budget);
    let count = 0;
    while (!thinking.next().done) count++;
    return count;
  };

  test('is followed while everything comes as planned', () => {
    const bot = makeBot('hard');
    const { code, explanation } = choose(bot, viewOf(state), budget);
    const next = applyChoice(state, code).state;
    const second = choose(bot, viewOf(next), budget);
    expect(second.explanation?.line).toEqual(explanation?.line.slice(1));
    expect(second.explanation?.chance).toBe(explanation?.chance);
    expect(codesOf(next)).toContain(second.code);
  });

  test('is thought over when something else came', () => {
    const bot = makeBot('hard');
    const next = applyChoice(state, choose(bot, viewOf(state), budget).code).state;
    const otherwise = structuredClone(next);
    otherwise.seats[0].hq -= 1;
    expect(slices(bot, otherwise)).toBeGreaterThan(0);
    expect(slices(bot, state)).toBeGreaterThan(0);
  });
});

describe('explanation', () => {
  test('tells the plan, the expected difference and the alternatives', () => {
    const state = turnStart(5);
    const { choice, code, explanation } = choose(makeBot('hard'), viewOf(state), { seed: 1, nodes: 3000 });
    expect(unpackChoice(code)).toEqual(choice);
    expect(codesOf(state)).toContain(code);
    expect(explanation?.line[0]).toMatch(/^discard /);
    expect(explanation?.line.length).toBeGreaterThan(1);
    expect(Math.abs(explanation?.expected ?? 99)).toBeLessThanOrEqual(20);
    expect(explanation?.forecast).toHaveLength(2);
    const { alternatives = [] } = explanation ?? {};
    expect(alternatives[0].choice).toEqual(choice);
    for (const { choice: other, value } of alternatives) {
      expect(codesOf(state)).toContain(packChoice(other));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});
