// `nhex learn`: the fit finds the weights behind results, and the command plays, fits and writes a source file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '@nhex/bots';
import { nextRandom, randomBelow } from '@nhex/engine';
import { expect, test } from 'vitest';
import { fit, logLoss, type Sample } from '../src/learn/fit.ts';
import { learnFrom } from '../src/learn/positions.ts';
import { nhex, scratch } from './nhex.ts';

const { folder } = scratch();

test('the fit finds the weights that made the results', () => {
  const weights = [1.5, -0.8, 0];
  let rng = 1;
  const number = (): number => {
    rng = nextRandom(rng);
    return randomBelow(rng, 20_001) / 10_000 - 1;
  };
  const samples: Sample[] = Array.from({ length: 20_000 }, () => {
    const x = [2 * number(), 2 * number(), number()];
    const chance = 1 / (1 + Math.exp(-(weights[0] * x[0] + weights[1] * x[1])));
    return { x, y: (number() + 1) / 2 < chance ? 1 : 0 };
  });
  const found = fit(samples, 1);
  found.forEach((weight, i) => expect(Math.abs(weight - weights[i])).toBeLessThan(0.1));
  expect(logLoss(found, samples)).toBeLessThan(logLoss([0, 0, 0], samples));
});

test('a game gives positions of both sides with its result', () => {
  const samples = learnFrom({
    armies: ['borgo', 'moloch'],
    seed: 'l',
    bots: ['greedy:nodes=20', 'greedy:nodes=20'],
  });
  expect(samples.length).toBeGreaterThan(8);
  for (const { x } of samples) expect(x).toHaveLength(FEATURES.length * 4);
  expect(new Set(samples.map(({ y }) => y))).toEqual(new Set([0, 1]));
});

test('the command writes a source file with a row for each feature', async () => {
  const out = join(folder, 'weights.ts');
  const { code, err } = await nhex('learn', '--games', '6', '--bots', 'greedy:nodes=20', '--out', out);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  const text = readFileSync(out, 'utf8');
  for (const name of FEATURES)
    expect(text).toMatch(new RegExp(`  '?${name}'?: \\[-?[\\d.]+, -?[\\d.]+, -?[\\d.]+, -?[\\d.]+\\],`));
});
