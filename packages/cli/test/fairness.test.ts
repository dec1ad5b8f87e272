// `nhex fairness`: shares with and without a variant, kept in pieces.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { piecesOf } from '../src/match/fairness.ts';
import { PLAIN_TRIAL, trialOf } from '../src/match/mark.ts';
import { nhex, scratch } from './nhex.ts';

const { folder } = scratch();
const ARGS = [
  'fairness',
  '--variants',
  'structures',
  '--bot',
  'random',
  '--armies',
  'borgo,outpost',
  '--pairs',
  '1',
];

test('[STR-2] shows every army’s share and how often its Structure was deployed; goes on from what is kept', async () => {
  const keep = join(folder, 'kept');
  const none = await nhex(...ARGS, '--keep', keep, '--minutes', '0', '--json');
  expect(JSON.parse(none.out[0]).games.every((games: number) => games <= 2)).toBe(true);
  const { code, out, err } = await nhex(...ARGS, '--keep', keep, '--json');
  expect({ code, err }).toEqual({ code: 0, err: [] });
  const result = JSON.parse(out[0]);
  expect(result).toMatchObject({ variants: ['structures'], games: [2, 2], forfeits: 0 });
  const [borgo, outpost] = result.armies;
  expect(borgo.with.share + outpost.with.share).toBeCloseTo(1, 3);
  expect(borgo.difference).toBeCloseTo(borgo.with.share - borgo.without.share, 3);
  expect(Object.keys(borgo.uses)).toContain('deploy');
  expect(readdirSync(keep)).toHaveLength(2);
  const again = await nhex(...ARGS, '--keep', keep, '--minutes', '0', '--json');
  expect(JSON.parse(again.out[0])).toEqual(result);
});

test('what another bot played, or the same one with other tiles, is not taken for this', () => {
  const plain = trialOf('random', PLAIN_TRIAL);
  expect(trialOf('random', PLAIN_TRIAL)).toEqual(plain);
  expect(trialOf('beginner', PLAIN_TRIAL)).not.toEqual(plain);
  expect(trialOf('random', { ...PLAIN_TRIAL, variants: ['structures'] })).not.toEqual(plain);
  const led = (leaders: [string, string]) =>
    trialOf('random', { ...PLAIN_TRIAL, variants: ['leaders'], leaders });
  expect(led(['jammer', 'gunner'])).not.toEqual(led(['jammer', 'mechanic']));
  const armies = ['borgo', 'outpost', 'moloch'];
  const pieces = piecesOf({ bot: 'random', variants: ['structures'], armies, pairs: 1, seed: '1' });
  // Three pairings, without and with: each has its own mark.
  expect(new Set(pieces.map(({ name }) => name.split('-').at(-1))).size).toBe(6);
});

test('for people it is a table', async () => {
  const { out } = await nhex(...ARGS);
  const told = out.join('\n');
  expect(told).toMatch(/2 games without and 2 with structures\n {2}army +without +with +difference/);
  expect(told).toMatch(/\n {2}borgo +\d+\.\d% ± \d+\.\d +\d+\.\d% ± /);
});

test('a match can be played with variants', async () => {
  const { code, out } = await nhex(
    'match',
    '--a',
    'random',
    '--b',
    'random',
    '--pairs',
    '1',
    '--variants',
    'structures',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(out[0])).toMatchObject({ games: 2, forfeits: [] });
  const crowded = await nhex(
    'match',
    '--a',
    'random',
    '--b',
    'random',
    '--armies',
    'borgo,moloch',
    '--pairs',
    '1',
    '--variants',
    'structures,leaders',
  );
  expect(crowded.err).toContain('allowed, but not recommended together: structures, leaders');
  const wrong = await nhex(
    'match',
    '--a',
    'random',
    '--b',
    'random',
    '--pairs',
    '1',
    '--variants',
    'castles',
  );
  expect([wrong.code, wrong.err[0]]).toEqual([2, expect.stringContaining('castles')]);
});
