// `nhex ladder`: the page has its tables, and the hand-written part stays.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nhex, scratch } from './nhex.ts';

const { put } = scratch();

test('writes ratings, matches and match-ups, and keeps the text before them', async () => {
  const page = put('bots.md', '# The bots\n\nWritten by hand.\n\n## Ratings\n\nold figures\n');
  const bots = ['--bots', 'random,greedy:nodes=20', '--armies', 'borgo,moloch'];
  const { code, out, err } = await nhex('ladder', ...bots, '--pairs', '2', '--out', page);
  expect({ code, out, err }).toEqual({ code: 0, out: [`${page} is written`], err: [] });
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/^# The bots\n\nWritten by hand\.\n\n## Ratings\n/);
  expect(text).not.toContain('old figures');
  expect(text).toMatch(/\| random \| 0 \| ± \d+ \| \d+ ms \|/);
  expect(text).toContain('| greedy:nodes=20 against random |');
  expect(text).toMatch(/\| borgo \| {2}\| \d+% \|/);
});

test('two different bots are needed', async () => {
  const { code, err } = await nhex('ladder', '--bots', 'random,random', '--out', '/dev/null');
  expect(code).toBe(2);
  expect(err[0]).toContain('different bots');
});
