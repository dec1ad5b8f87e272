// `npm run bench`: how fast the engine is on this machine, in about half a minute; and how fast in relation to an earlier
// commit (scripts/bench.mjs bundles the two sides).

import { arch, cpus } from 'node:os';
import { Option } from 'commander';
import { wholeNumber } from './arguments.ts';
import { contest, sidesIn, tellContest } from './bench/contest.ts';
import { type Speed, speedOf } from './bench/measure.ts';
import { puzzleSpeed, tellPuzzles } from './bench/puzzles.ts';
import {
  generatorSteps,
  heapGrowth,
  type Memory,
  WORKLOAD_NAMES,
  WORKLOADS,
  type Work,
  type WorkloadName,
} from './bench/workloads.ts';
import { drive, newProgram } from './drive.ts';
import { InputError } from './errors.ts';
import { type Io, processIo } from './io.ts';

const MILLION = 1_000_000;
/** Puzzles come slowly: they are made for so many measurements' time. */
const PUZZLE_SHARE = 6;

interface Options {
  readonly seconds: number;
  readonly actions: number;
  readonly rounds: number;
  readonly against?: string;
  readonly sides?: readonly string[];
  readonly puzzles?: boolean;
  readonly json?: boolean;
}

interface Measured extends Speed {
  /** In relation to the yardstick: for each million generator steps that the machine could do meanwhile. */
  readonly perMillionSteps: number;
}

interface Report extends Record<WorkloadName, Measured> {
  readonly machine: { readonly node: string; readonly cpu: string; readonly millionStepsPerSecond: number };
  readonly memory: Memory & { readonly growth: number };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function measure({ seconds, actions }: Options, io: Io): Report {
  const step = (what: string): void => io.complain(`measuring ${what}...`);
  step('the machine');
  const steps = speedOf(generatorSteps, seconds / 5).perCpuSecond;
  const related = (what: string, work: Work): Measured => {
    step(what);
    const { perSecond, best, perCpuSecond } = speedOf(work, seconds);
    return {
      perSecond: rounded(perSecond, 1),
      best: rounded(best, 1),
      perCpuSecond: rounded(perCpuSecond, 1),
      perMillionSteps: Number((perCpuSecond / steps).toPrecision(4)),
    };
  };
  const measured = WORKLOAD_NAMES.map((name) => {
    const { title, begin } = WORKLOADS[name];
    return [name, related(title, begin())] as const;
  });
  step('memory');
  const memory = heapGrowth(actions);
  return {
    machine: {
      node: process.version,
      cpu: `${cpus()[0]?.model.trim() ?? 'unknown'} (${arch()})`,
      millionStepsPerSecond: rounded(steps, 1),
    },
    ...(Object.fromEntries(measured) as Record<WorkloadName, Measured>),
    memory: { ...memory, growth: memory.after - memory.before },
  };
}

/** Slow things with a decimal. */
const often = (value: number): string => (value < 100 ? value.toFixed(1) : String(Math.round(value)));

const tellSpeed = (what: string, { perSecond, best, perCpuSecond, perMillionSteps }: Measured): string =>
  `${what}: ${often(perSecond)} a second (best ${often(best)}; ${often(perCpuSecond)} a second of processor time), ${perMillionSteps} for each million generator steps`;

const megabytes = (bytes: number): string => (bytes / (1024 * 1024)).toFixed(2);

function tell({ machine, memory, ...measured }: Report): string {
  return [
    `machine: Node ${machine.node}, ${machine.cpu}, ${Math.round(machine.millionStepsPerSecond)} million generator steps a second`,
    ...WORKLOAD_NAMES.map((name) => tellSpeed(`${WORKLOADS[name].title}, one core`, measured[name])),
    `heap after ${memory.actions} actions: ${megabytes(memory.after)} MB, before ${megabytes(memory.before)} MB, growth ${megabytes(memory.growth)} MB`,
  ].join('\n');
}

async function compare(options: Options, against: string, io: Io): Promise<string> {
  const { sides, json } = options;
  if (!sides) throw new InputError('both sides are bundled by npm run bench', '--against');
  const say = (what: string): void => io.complain(`comparing ${what}...`);
  const result = await contest(sidesIn(sides, against), { ...options, against }, say);
  return json ? JSON.stringify(result) : tellContest(result);
}

const io = processIo();
const program = newProgram('bench', 'measure the speed of the engine', io)
  .option('--against <commit>', 'compare with an earlier commit')
  .option('--rounds <n>', 'of a comparison', wholeNumber(1, 1000), 5)
  .option('--seconds <n>', 'for each measurement of speed', wholeNumber(1, 600), 5)
  .option('--actions <n>', 'for the measurement of memory', wholeNumber(1000, 100 * MILLION), MILLION)
  .option('--puzzles', 'measure how fast puzzles are made and proved instead')
  .option('--json', 'print JSON')
  .addOption(new Option('--sides <files...>', 'the bundled sides of a comparison').hideHelp())
  .action(async (options: Options) => {
    if (options.against !== undefined) {
      io.print(await compare(options, options.against, io));
      return;
    }
    if (options.puzzles) {
      const speed = puzzleSpeed(options.seconds * PUZZLE_SHARE, (what) =>
        io.complain(`measuring ${what}...`),
      );
      io.print(options.json ? JSON.stringify(speed) : tellPuzzles(speed));
      return;
    }
    const report = measure(options, io);
    io.print(options.json ? JSON.stringify(report) : tell(report));
  });
process.exitCode = await drive(program, process.argv.slice(2), io);
