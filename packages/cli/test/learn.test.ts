// `nhex learn`: the fit finds the weights behind the outcomes, and the command plays, studies, fits and writes a source file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, STAGE } from '@nhex/bots';
import { nextRandom, randomBelow } from '@nhex/engine';
import { expect, test } from 'vitest';
import { explained, fit, type Sample } from '../src/learn/fit.ts';
import { gauge, surenessOf } from '../src/learn/gauge.ts';
import { learnFrom } from '../src/learn/lessons.ts';
import { nhex, scratch } from './nhex.ts';

const { folder } = scratch();

/** Decisions whose plans differ by these weights; each decision as a whole is better or worse by luck alone. */
function decisionsOf(weights: readonly number[]): Sample[][] {
  let rng = 1;
  const number = (): number => {
    rng = nextRandom(rng);
    return randomBelow(rng, 20_001) / 10_000 - 1;
  };
  return Array.from({ length: 2000 }, () => {
    const luck = 2 * number();
    return Array.from({ length: 4 }, () => {
      const x = weights.map(number);
      const odds = luck + x.reduce((sum, each, i) => sum + each * weights[i], 0);
      return { x, chance: 1 / (1 + Math.exp(-odds)) };
    });
  });
}

test('the fit finds the weights that tell plans apart, whatever the luck of the decision', () => {
  const weights = [1.5, -0.8, 0];
  const decisions = decisionsOf(weights);
  const found = fit(decisions, 1);
  found.forEach((weight, i) => expect(Math.abs(weight - weights[i])).toBeLessThan(0.1));
  expect(explained(found, decisions)).toBeGreaterThan(0.99);
  expect(explained([0, 0, 0], decisions)).toBeCloseTo(0);
});

test('caution holds the weights near zero', () => {
  const decisions = decisionsOf([1.5, -0.8, 0]);
  const [bold, cautious] = [1, 10_000].map((caution) => fit(decisions, caution));
  expect(Math.abs(cautious[0])).toBeLessThan(Math.abs(bold[0]) / 2);
});

test('a game gives lessons, the same for the same seed', () => {
  const job = { armies: ['borgo', 'moloch'], seed: 'l', weights: undefined } as const;
  const decisions = learnFrom(job);
  expect(decisions.length).toBeGreaterThan(4);
  for (const lesson of decisions.flat()) {
    expect(lesson.x).toHaveLength(FEATURES.length * STAGE.length);
    expect(lesson.chance).toBeGreaterThanOrEqual(0);
    expect(lesson.chance).toBeLessThanOrEqual(1);
  }
  expect(new Set(decisions.flat().map(({ chance }) => chance)).size).toBeGreaterThan(decisions.length);
  expect(learnFrom(job)).toEqual(decisions);
});

test('what was foretold too timidly is made surer, what was foretold too boldly less sure', () => {
  /** Things foretold with these log odds, ten thousand of each, that happen as often as odds `times` as high say. */
  const foretold = (times: number) =>
    [-1, -0.5, 0.3, 0.8].flatMap((odds) => {
      const often = 10_000 / (1 + Math.exp(-times * odds));
      const chance = 1 / (1 + Math.exp(-odds));
      return Array.from({ length: 10_000 }, (_, i) => ({ chance, result: i < often ? 1 : 0 }));
    });
  for (const times of [0.5, 1, 2.5]) expect(surenessOf(foretold(times))).toBeCloseTo(times, 2);
});

test('a game of self-play foretells its result: every turn a chance', () => {
  const weights = FEATURES.flatMap((name) => STAGE.map((_, i) => (name === 'hq' && i === 0 ? 1 : 0)));
  const foretold = gauge({ armies: ['borgo', 'moloch'], seed: 'l', weights });
  expect(foretold.length).toBeGreaterThan(10);
  expect(new Set(foretold.map(({ result }) => result))).toEqual(new Set([0, 1]));
  for (const { chance } of foretold) expect(Math.abs(chance - 0.5)).toBeLessThanOrEqual(0.5);
});

test('the command writes a source file with a row for each feature', async () => {
  const out = join(folder, 'weights.ts');
  expect((await nhex('learn', '--rounds', '2', '--games', '2', '--out', out)).code).toBe(0);
  const text = readFileSync(out, 'utf8');
  for (const name of FEATURES)
    expect(text).toMatch(new RegExp(`  '?${name}'?: \\[-?[\\d.]+, -?[\\d.]+, -?[\\d.]+, -?[\\d.]+\\],`));
});
