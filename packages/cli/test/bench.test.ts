// The measurements measure what they say; how fast it is they cannot know.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { speedOf } from '../src/bench/measure.ts';
import { crowdedBattles, duels, generatorSteps, heapGrowth, teamGames } from '../src/bench/workloads.ts';
import { newTally } from '../src/playout.ts';

test('one call is one game, all boards once, a tenth of a million steps', () => {
  const tally = newTally(2);
  expect(duels(tally)(0)).toBe(1);
  expect(tally.games).toBe(1);
  expect(teamGames()(3)).toBe(1);
  expect(crowdedBattles()(0)).toBe(20);
  expect(generatorSteps()).toBe(0.1);
});

test('a speed is units a second, by the clock and by processor time', () => {
  const { perSecond, best, perCpuSecond } = speedOf(() => {
    generatorSteps();
    return 1;
  }, 0.2);
  expect(perSecond).toBeGreaterThan(0);
  expect(best).toBeGreaterThanOrEqual(perSecond);
  expect(perCpuSecond).toBeGreaterThan(0);
});

test('memory is looked at after at least so many actions', () => {
  const { actions, before, after } = heapGrowth(2000);
  expect(actions).toBeGreaterThanOrEqual(2000);
  expect(Math.min(before, after)).toBeGreaterThan(0);
});

test('npm run bench refuses options it does not know', () => {
  const script = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--nonsense'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe("bench: unknown option '--nonsense' (see: bench --help)\n");
});
