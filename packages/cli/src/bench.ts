// `npm run bench`: how fast the engine is on this machine, in about half a minute.

import { arch, cpus } from 'node:os';
import { wholeNumber } from './arguments.ts';
import { type Speed, speedOf } from './bench/measure.ts';
import {
  crowdedBattles,
  duels,
  generatorSteps,
  heapGrowth,
  type Memory,
  teamGames,
} from './bench/workloads.ts';
import { drive, newProgram } from './drive.ts';
import { type Io, processIo } from './io.ts';

const MILLION = 1_000_000;

interface Options {
  readonly seconds: number;
  readonly actions: number;
  readonly json?: boolean;
}

interface Measured extends Speed {
  /** In relation to the yardstick: for each million generator steps that the machine could do meanwhile. */
  readonly perMillionSteps: number;
}

interface Report {
  readonly machine: { readonly node: string; readonly cpu: string; readonly millionStepsPerSecond: number };
  readonly duels: Measured;
  readonly teamGames: Measured;
  readonly battles: Measured;
  readonly memory: Memory & { readonly growth: number };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function measure({ seconds, actions }: Options, io: Io): Report {
  const step = (what: string): void => io.complain(`measuring ${what}...`);
  step('the machine');
  const steps = speedOf(generatorSteps, seconds / 5).perCpuSecond;
  const related = (what: string, work: (call: number) => number): Measured => {
    step(what);
    const { perSecond, best, perCpuSecond } = speedOf(work, seconds);
    return {
      perSecond: rounded(perSecond, 1),
      best: rounded(best, 1),
      perCpuSecond: rounded(perCpuSecond, 1),
      perMillionSteps: rounded(perCpuSecond / steps, 2),
    };
  };
  const measured = {
    duels: related('random duels', duels()),
    teamGames: related('random team games', teamGames()),
    battles: related('Battles', crowdedBattles()),
  };
  step('memory');
  const memory = heapGrowth(actions);
  return {
    machine: {
      node: process.version,
      cpu: `${cpus()[0]?.model.trim() ?? 'unknown'} (${arch()})`,
      millionStepsPerSecond: rounded(steps, 1),
    },
    ...measured,
    memory: { ...memory, growth: memory.after - memory.before },
  };
}

const tellSpeed = (what: string, { perSecond, best, perCpuSecond, perMillionSteps }: Measured): string =>
  `${what}: ${Math.round(perSecond)} a second (best ${Math.round(best)}; ${Math.round(perCpuSecond)} a second of processor time), ${perMillionSteps} for each million generator steps`;

const megabytes = (bytes: number): string => (bytes / (1024 * 1024)).toFixed(2);

function tell({ machine, memory, ...measured }: Report): string {
  return [
    `machine: Node ${machine.node}, ${machine.cpu}, ${Math.round(machine.millionStepsPerSecond)} million generator steps a second`,
    tellSpeed('random duels, one core', measured.duels),
    tellSpeed('random team games of four, one core', measured.teamGames),
    tellSpeed('Battles on crowded boards, one core', measured.battles),
    `heap after ${memory.actions} actions: ${megabytes(memory.after)} MB, before ${megabytes(memory.before)} MB, growth ${megabytes(memory.growth)} MB`,
  ].join('\n');
}

const io = processIo();
const program = newProgram('bench', 'measure the speed of the engine', io)
  .option('--seconds <n>', 'for each measurement of speed', wholeNumber(1, 600), 5)
  .option('--actions <n>', 'for the measurement of memory', wholeNumber(1000, 100 * MILLION), MILLION)
  .option('--json', 'print JSON')
  .action((options: Options) => {
    const report = measure(options, io);
    io.print(options.json ? JSON.stringify(report) : tell(report));
  });
process.exitCode = await drive(program, process.argv.slice(2), io);
