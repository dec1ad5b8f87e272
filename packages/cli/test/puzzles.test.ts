// `nhex puzzles` and `nhex puzzle`.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shipped } from '@nhex/puzzles/shipped';
import { expect, test } from 'vitest';
import { nhex, scratch } from './nhex.ts';

const { folder, put } = scratch();

test('lists the shipped puzzles', async () => {
  const { code, out } = await nhex('puzzles', '--json');
  expect(code).toBe(0);
  const { puzzles } = JSON.parse(out[0]);
  expect(puzzles.length).toBe(shipped.length);
  for (const { key, difficulty, armies, solutions } of puzzles) {
    expect(key).toMatch(/\S/);
    expect(['easy', 'medium', 'hard', 'expert']).toContain(difficulty);
    expect(armies.length).toBe(2);
    expect(solutions).toBeGreaterThan(0);
  }
  expect((await nhex('puzzles')).out.length).toBe(shipped.length);
});

const MAKE = 'puzzles make --count 1 --seed quick-3 --army outpost --plays 2 --simple --json'.split(' ');

test('makes puzzles, the same for the same seed, and solves what it made', { timeout: 240_000 }, async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  for (const out of [one, other]) {
    const made = await nhex(...MAKE, '--out', out);
    expect(made.code).toBe(0);
    expect(JSON.parse(made.out[0]).made.length).toBe(1);
  }
  const [file] = readdirSync(one);
  const text = readFileSync(join(one, file), 'utf8');
  expect(readFileSync(join(other, file), 'utf8')).toBe(text);
  const { plays, hand } = JSON.parse(text);
  expect(plays).toBe(2);
  expect(hand.join(' ')).toMatch(/^outpost.* outpost.* outpost/);
  const shown = await nhex('puzzle', join(one, file), '--json');
  expect(JSON.parse(shown.out[0])).toMatchObject({ key: JSON.parse(text).key, solved: true });
  expect(JSON.parse(shown.out[0]).solutions).toBeUndefined();
  const solved = await nhex('puzzle', join(one, file), '--solve', '--json');
  expect(JSON.parse(solved.out[0])).toMatchObject({
    position: JSON.parse(text).position,
    solutions: JSON.parse(text).solutions,
    fewer: null,
  });
  expect((await nhex('puzzle', join(one, file), '--solve')).out.join('\n')).toContain('solutions');
});

test.each([
  [['puzzle', 'no-such-key'], /no-such-key: there is no puzzle of this key/],
  [['puzzle', join(folder, 'missing.json')], /missing.json: there is no such file/],
  [['puzzles', 'make'], /--count/],
  [['puzzles', 'make', '--count', '0', '--out', folder], /--count/],
  [['puzzles', 'make', '--count', '1', '--out', folder, '--army', 'nobody'], /--army.*borgo/],
  [
    ['puzzles', 'make', '--count', '1', '--out', folder, '--plays', '1'],
    /--plays: it must be one of 2, 3 here/,
  ],
])('%j is refused in one line', async (args, message) => {
  const { code, out, err } = await nhex(...args);
  expect(code).toBe(2);
  expect(out).toEqual([]);
  expect(err.length).toBe(1);
  expect(err[0]).toMatch(message);
});

test('a file that is no puzzle is refused with the place', async () => {
  const broken = put('broken.json', { key: 'x', position: 'nhex2/', plays: 1, goal: { kind: 'win' } });
  const { code, err } = await nhex('puzzle', broken);
  expect(code).toBe(2);
  expect(err).toHaveLength(1);
  expect(err[0]).toMatch(/broken.json: .* \(“position”/);
});
