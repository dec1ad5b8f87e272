// The measurements measure what they say; how fast it is they cannot know.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contest, sidesIn, tellContest } from '../src/bench/contest.ts';
import { bestSlice, speedOf } from '../src/bench/measure.ts';
import {
  generatorSteps,
  heapGrowth,
  WORKLOAD_NAMES,
  WORKLOADS,
  type WorkloadName,
} from '../src/bench/workloads.ts';
import { newTally, playGame } from '../src/playout.ts';

test('one call is one game, all boards once, one decision, a tenth of a million steps', () => {
  const { duels, teamGames, sixPlayerGames, battles, expert } = WORKLOADS;
  expect(teamGames.begin()(3)).toMatchObject({ units: 1, steps: expect.any(Number) });
  expect(sixPlayerGames.begin()(4).steps).toBeGreaterThan(duels.begin()(0).steps);
  expect(battles.begin()(0)).toEqual({ units: 20, steps: 20 });
  expect(expert.begin()(0)).toEqual({ units: 1, steps: 1 });
  expect(generatorSteps()).toEqual({ units: 0.1, steps: 100_000 });
});

test('the random duels are those that nhex sim plays', () => {
  const tally = newTally(2);
  const play = WORKLOADS.duels.begin();
  let steps = 0;
  for (let call = 0; call < 10; call += 3) {
    // Borgo first against all others, and so on.
    const armies = ['borgo hegemony', 'borgo doomsday', 'hegemony doomsday', 'outpost doomsday'][call / 3];
    const options = { armies: armies.split(' ') } as unknown as Parameters<typeof playGame>[0];
    playGame(options, `bench/${call}`, [undefined, undefined], tally);
    steps += play(call).steps;
  }
  expect(steps).toBe(tally.actions);
});

test('a speed is units a second, by the clock and by processor time', () => {
  const { perSecond, best, perCpuSecond } = speedOf(generatorSteps, 0.2);
  expect(perSecond).toBeGreaterThan(0);
  expect(best).toBeGreaterThanOrEqual(perSecond);
  expect(perCpuSecond).toBeGreaterThan(0);
});

test('a slice is the same calls again and again', () => {
  const called: number[] = [];
  const { steps } = bestSlice(
    (call) => {
      called.push(call);
      return { units: 1, steps: 10 };
    },
    3,
    2,
  );
  expect(steps).toBe(30);
  // Once to warm up, twice to measure.
  expect(called).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
});

test('memory is looked at after at least so many actions', () => {
  const { actions, before, after } = heapGrowth(2000);
  expect(actions).toBeGreaterThanOrEqual(2000);
  expect(Math.min(before, after)).toBeGreaterThan(0);
});

describe('a comparison', () => {
  test('takes turns, and tells the best times as a ratio', async () => {
    const asked: string[] = [];
    const times = [
      [300, 200, 250],
      [900, 400, 500],
    ];
    const result = await contest(
      async (side, what) => {
        if (what === 'memory') return { actions: 1000, before: 100, after: 100 + side };
        const round = asked.filter((each) => each === `${side} ${what}`).length;
        asked.push(`${side} ${what}`);
        return { cpu: times[side][round], steps: what === 'duels' ? 100 - 50 * side : 100 };
      },
      { against: 'abc', rounds: 3, actions: 1000 },
      () => {},
    );
    expect(asked.filter((each) => each.endsWith(' duels')).map((each) => each[0])).toEqual([...'011001']);
    expect(result.workloads.map(({ name }) => name)).toEqual(WORKLOAD_NAMES);
    const of = (name: WorkloadName) => result.workloads.find((each) => each.name === name);
    expect(of('battles')).toMatchObject({ present: 2, earlier: 4, ratio: 0.5 });
    expect(of('duels')).toMatchObject({ present: 2, earlier: 8, ratio: 0.25, steps: [100, 50] });
    expect(result.memory).toEqual({ actions: 1000, present: 0, earlier: 1 });
    const told = tellContest(result);
    expect(told).toContain(
      'Battles on crowded boards: ratio 0.500, 2.00 times as fast; 2.00 µs a Battle, then 4.00 µs\n',
    );
    expect(told).toContain('an input, then 8.00 µs (not the same games: 100 and 50 inputs)\n');
  });

  test('a side that cannot do it is named', async () => {
    const missing = fileURLToPath(new URL('./no-such-side.js', import.meta.url));
    await expect(sidesIn([missing, missing], 'abc')(1, 'duels', 1)).rejects.toThrow(
      /^duels: the measurements do not run on the packages of abc: Error: Cannot find module/,
    );
  });
});

const script = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url));

test.each([
  [['--nonsense'], "unknown option '--nonsense' (see: bench --help)"],
  [['--against'], "option '--against <commit>' argument missing (see: bench --help)"],
])('npm run bench -- %s is refused', (args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe(`bench: ${message}\n`);
});
