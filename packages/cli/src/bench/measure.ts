// Measuring on a machine that others use too: several short windows, of which the middle one is told, by the
// clock and by the time that this process really had.

import type { Work } from './workloads.ts';

const WINDOWS = 5;
const MICROSECONDS = 1_000_000;

export interface Speed {
  /** By the clock: the middle window, and the best one. */
  readonly perSecond: number;
  readonly best: number;
  /** By the processor time of this process: hardly disturbed by other programs. */
  readonly perCpuSecond: number;
}

const ascending = (a: number, b: number): number => a - b;
const middle = (values: readonly number[]): number =>
  [...values].sort(ascending)[Math.floor(values.length / 2)];

/** How often a second `work` does one of its units. */
export function speedOf(work: Work, seconds: number): Speed {
  let call = 0;
  const window = (): { clock: number; cpu: number } => {
    const started = performance.now();
    const usedBefore = process.cpuUsage();
    const end = started + (seconds / WINDOWS) * 1000;
    let units = 0;
    while (performance.now() < end) units += work(call++).units;
    const used = process.cpuUsage(usedBefore);
    return {
      clock: (units * 1000) / (performance.now() - started),
      cpu: (units * MICROSECONDS) / (used.user + used.system),
    };
  };
  window(); // warms up
  const windows = Array.from({ length: WINDOWS }, window);
  const clock = windows.map((each) => each.clock);
  return {
    perSecond: middle(clock),
    best: Math.max(...clock),
    perCpuSecond: middle(windows.map((each) => each.cpu)),
  };
}

/** The processor time of the same calls, done several times over. */
export interface Slices {
  /** Microseconds of the best time. */
  readonly cpu: number;
  readonly steps: number;
}

export function bestSlice(work: Work, calls: number, slices: number): Slices {
  let best = Number.POSITIVE_INFINITY;
  let steps = 0;
  // The first one warms up.
  for (let slice = 0; slice <= slices; slice++) {
    steps = 0;
    const usedBefore = process.cpuUsage();
    for (let call = 0; call < calls; call++) steps += work(call).steps;
    const used = process.cpuUsage(usedBefore);
    if (slice > 0) best = Math.min(best, used.user + used.system);
  }
  return { cpu: best, steps };
}
