// `nhex ladder`: the page has its tables, and the hand-written part stays.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nhex, scratch } from './nhex.ts';

const { folder, put } = scratch();

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
  expect(text).toMatch(/\| borgo \| {2}\| \d+% ± \d+ \|/);
});

test('two different bots are needed', async () => {
  const { code, err } = await nhex('ladder', '--bots', 'random,random', '--out', '/dev/null');
  expect(code).toBe(2);
  expect(err[0]).toContain('different bots');
});

test('plays the matches asked for, keeps them and goes on from there', async () => {
  const keep = join(folder, 'kept');
  const ladder = [
    'ladder',
    '--bots',
    'random,beginner,greedy:nodes=20',
    '--armies',
    'borgo,moloch',
    '--pairs',
    '1',
  ];
  const matches = ['--match', 'greedy:nodes=20 random 2', '--match', 'beginner random'];
  const page = put('kept.md', '# The bots\n');
  const first = await nhex(...ladder, ...matches, '--keep', keep, '--out', page);
  expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: [] });
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/\| greedy:nodes=20 against random \|.*\| 4 \|/);
  expect(text).toMatch(/\| beginner against random \|.*\| 2 \|/);
  expect(text).not.toContain('against beginner');
  expect(readdirSync(keep)).toHaveLength(3);
  await nhex(...ladder, ...matches, '--keep', keep, '--out', page);
  // Times differ from run to run: the same text means that nothing was played again.
  expect(readFileSync(page, 'utf8')).toBe(text);

  const [name] = readdirSync(keep);
  const file = join(keep, name);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 10));
  const { code, err } = await nhex(...ladder, ...matches, '--keep', keep, '--out', page);
  expect({ code, lines: err.length }).toEqual({ code: 2, lines: 1 });
  expect(err[0]).toContain(`${name}: line 1, column 11: not JSON`);
});

test('a match of strangers or of one bot alone is refused', async () => {
  for (const match of ['hard', 'random random', 'random hard', 'random greedy 0', 'random greedy 1 2']) {
    const { code, err } = await nhex(
      'ladder',
      '--bots',
      'random,greedy',
      '--match',
      match,
      '--out',
      '/dev/null',
    );
    expect(code).toBe(2);
    expect(err).toHaveLength(1);
  }
});
