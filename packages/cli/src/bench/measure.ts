// Measuring on a machine that others use too: several short windows, of which the middle one is told, by the
// clock and by the time that this process really had.

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

/** How often a second `work` does one of its units; it returns how many units one call did. */
export function speedOf(work: (call: number) => number, seconds: number): Speed {
  let call = 0;
  const window = (): { clock: number; cpu: number } => {
    const started = performance.now();
    const usedBefore = process.cpuUsage();
    const end = started + (seconds / WINDOWS) * 1000;
    let units = 0;
    while (performance.now() < end) units += work(call++);
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
