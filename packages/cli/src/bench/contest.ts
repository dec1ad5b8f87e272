// The present packages against those of an earlier commit: a process for each workload, one side after the other,
// several rounds. What counts is the least processor time a step.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { InputError, oneLine } from '../errors.ts';
import type { Slices } from './measure.ts';
import { type Memory, WORKLOAD_NAMES, WORKLOADS, type WorkloadName } from './workloads.ts';

/** Runs one side: 0 is the present, 1 the earlier commit. */
export type RunSide = (side: 0 | 1, what: string, count: number) => Promise<unknown>;

export interface Contest {
  readonly against: string;
  readonly rounds: number;
  readonly workloads: readonly Ratio[];
  /** Bytes by which the heap grew. */
  readonly memory: { readonly actions: number; readonly present: number; readonly earlier: number };
}

export interface Ratio {
  readonly name: WorkloadName;
  /** Microseconds of processor time a step, the best ones. */
  readonly present: number;
  readonly earlier: number;
  /** Present to earlier: below 1 the present is quicker. */
  readonly ratio: number;
  /** Steps of both sides; where they differ the random games were not the same. */
  readonly steps: readonly [number, number];
}

const execute = promisify(execFile);

/** Runs the bundled sides as processes. */
export const sidesIn = (files: readonly string[], against: string): RunSide => {
  return async (side, what, count) => {
    try {
      const { stdout } = await execute(process.execPath, [files[side], what, String(count)]);
      return JSON.parse(stdout);
    } catch (error) {
      const said = String((error as { stderr?: unknown }).stderr ?? error);
      const why = said.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? said;
      const where = side === 0 ? 'the present packages' : `the packages of ${against}`;
      throw new InputError(`the measurements do not run on ${where}: ${oneLine(why)}`, what);
    }
  };
};

export async function contest(
  run: RunSide,
  settings: { readonly against: string; readonly rounds: number; readonly actions: number },
  say: (what: string) => void,
): Promise<Contest> {
  const { against, rounds, actions } = settings;
  const best = new Map<WorkloadName, [Slices, Slices]>();
  for (let round = 0; round < rounds; round++) {
    for (const name of WORKLOAD_NAMES) {
      say(`${WORKLOADS[name].title}, round ${round + 1} of ${rounds}`);
      const now: Partial<Record<0 | 1, Slices>> = {};
      // Who goes first changes from round to round.
      for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        now[side] = (await run(side, name, WORKLOADS[name].slices)) as Slices;
      const before = best.get(name);
      const better = (side: 0 | 1): Slices => {
        const fresh = now[side] as Slices;
        return before && before[side].cpu <= fresh.cpu ? before[side] : fresh;
      };
      best.set(name, [better(0), better(1)]);
    }
  }
  say('memory');
  const growth = async (side: 0 | 1): Promise<number> => {
    const { before, after } = (await run(side, 'memory', actions)) as Memory;
    return after - before;
  };
  const memory = { actions, present: await growth(0), earlier: await growth(1) };
  const workloads = [...best].map(([name, sides]): Ratio => {
    const [present, earlier] = sides.map(({ cpu, steps }) => cpu / steps);
    return { name, present, earlier, ratio: present / earlier, steps: [sides[0].steps, sides[1].steps] };
  });
  return { against, rounds, workloads, memory };
}

const megabytes = (bytes: number): string => (bytes / (1024 * 1024)).toFixed(2);
const shown = (microseconds: number): string =>
  microseconds >= 1000 ? `${(microseconds / 1000).toFixed(1)} ms` : `${microseconds.toFixed(2)} µs`;

export function tellContest({ against, rounds, workloads, memory }: Contest): string {
  return [
    `processor time against ${against}, the best of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    ...workloads.map(({ name, present, earlier, ratio, steps: [here, there] }) => {
      const { title, step } = WORKLOADS[name];
      const unlike = here === there ? '' : ` (not the same games: ${here} and ${there} inputs)`;
      return `${title}: ratio ${ratio.toFixed(3)}, ${(1 / ratio).toFixed(2)} times as fast; ${shown(present)} a${/^[aeiou]/.test(step) ? 'n' : ''} ${step}, then ${shown(earlier)}${unlike}`;
    }),
    `heap after ${memory.actions} actions: growth ${megabytes(memory.present)} MB, then ${megabytes(memory.earlier)} MB`,
  ].join('\n');
}
