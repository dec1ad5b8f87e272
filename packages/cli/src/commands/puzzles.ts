// `nhex puzzles`, `nhex puzzles make`, `nhex puzzles prove`: the shipped puzzles, new ones, and the proof of all of them.

import { PRINTED_ARMIES, parsePosition } from '@nhex/engine';
import { MOST_TILES, type Proof, type Puzzle, solving } from '@nhex/puzzles';
import { making, playsFor, type Rejection } from '@nhex/puzzles/maker';
import { shipped } from '@nhex/puzzles/shipped';
import { type Command, Option } from 'commander';
import { seed, wholeNumber } from '../arguments.ts';
import { EXIT_FAULT, InputError } from '../errors.ts';
import { writeNew } from '../files.ts';
import { breathe, type Io } from '../io.ts';
import { Progress } from '../progress.ts';

const MOST = 100_000;

/** The armies of a puzzle, the solver's first. */
export function armiesOf({ position }: Puzzle): string[] {
  const { options, turn } = parsePosition(position);
  return [options.armies[turn.seat], options.armies[1 - turn.seat]];
}

/** Solves while pending events may happen now and then; `step` hears how far it is, from 0 to 1. */
export async function solveAside(puzzle: Puzzle, step: (done: number) => void): Promise<Proof> {
  const run = solving(puzzle);
  for (let slice = run.next(); ; slice = run.next()) {
    if (slice.done) return slice.value;
    step(slice.value.done);
    await breathe();
  }
}

function listShipped(options: { readonly json?: boolean }, io: Io): void {
  const puzzles = shipped.map((puzzle) => ({
    key: puzzle.key,
    difficulty: puzzle.difficulty ?? 'easy',
    armies: armiesOf(puzzle),
    solutions: puzzle.solutions?.length ?? 0,
    rating: puzzle.rating ?? null,
    goal: puzzle.goal,
    plays: puzzle.plays,
    ideas: puzzle.ideas ?? [],
    rule: puzzle.rule ?? null,
  }));
  if (options.json) return io.print(JSON.stringify({ puzzles }));
  for (const { key, difficulty, armies, goal, plays, ideas, rule } of puzzles) {
    const about = rule === null ? ideas.join(', ') : rule;
    io.print(
      `${key.padEnd(16)} ${difficulty.padEnd(7)} ${armies.join(' - ').padEnd(20)} ${plays} tiles, ${goal.kind.padEnd(10)} ${about}`,
    );
  }
}

interface MakeOptions {
  readonly count: number;
  readonly seed: string;
  readonly out: string;
  readonly army?: string;
  readonly plays?: number;
  readonly simple?: boolean;
  readonly json?: boolean;
}

async function make(options: MakeOptions, io: Io): Promise<void> {
  const { count, seed: chosen, out, army, plays, simple = false, json } = options;
  const allowed = playsFor(simple);
  if (plays !== undefined && !allowed.includes(plays))
    throw new InputError(`--plays: it must be one of ${allowed.join(', ')} here`);
  const started = performance.now();
  const rejected: Partial<Record<Rejection, number>> = {};
  const keys: string[] = [];
  const progress = new Progress(io, 'puzzles', count);
  for (const attempt of making({ seed: chosen, army, plays, simple })) {
    if ('rejected' in attempt) rejected[attempt.rejected] = (rejected[attempt.rejected] ?? 0) + 1;
    else if (!keys.includes(attempt.puzzle.key)) {
      const { key } = attempt.puzzle;
      writeNew(out, `${key}.json`, `${JSON.stringify(attempt.puzzle, undefined, 2)}\n`);
      keys.push(key);
    }
    if (keys.length === count) break;
    progress.update(keys.length);
    await breathe();
  }
  progress.finish();
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  if (json) return io.print(JSON.stringify({ made: keys, rejected, seconds }));
  const thrown = Object.entries(rejected).map(([why, times]) => `${why} ${times}`);
  io.print(`${keys.length} puzzles in ${seconds} s; thrown away: ${thrown.join(', ') || 'none'}`);
}

/** What is wrong with a shipped puzzle; nothing if all is as it says. */
function faultOf({ solutions = [] }: Puzzle, proof: Proof): string | undefined {
  if (proof.fewer !== undefined) return `${proof.fewer} tiles are enough`;
  const said = solutions.map((line) => line.join(', ')).sort();
  const found = proof.solutions.map((line) => line.join(', ')).sort();
  if (said.join('; ') === found.join('; ')) return undefined;
  return `it says ${said.join('; ') || 'nothing'}, the proof ${found.join('; ') || 'nothing'}`;
}

async function prove(options: { readonly json?: boolean }, io: Io): Promise<number> {
  const started = performance.now();
  const faults: { key: string; fault: string }[] = [];
  const progress = new Progress(io, 'puzzles', shipped.length);
  let longest = 0;
  let battles = 0;
  for (const [i, puzzle] of shipped.entries()) {
    const begun = performance.now();
    const proof = await solveAside(puzzle, () => {});
    longest = Math.max(longest, performance.now() - begun);
    battles += proof.battles;
    const fault = faultOf(puzzle, proof);
    if (fault !== undefined) faults.push({ key: puzzle.key, fault });
    progress.update(i + 1);
  }
  progress.finish();
  const seconds = (performance.now() - started) / 1000;
  const result = {
    puzzles: shipped.length,
    proved: shipped.length - faults.length,
    faults,
    battles,
    seconds: Number(seconds.toFixed(1)),
    secondsEach: Number((seconds / Math.max(1, shipped.length)).toFixed(2)),
    longestSeconds: Number((longest / 1000).toFixed(2)),
  };
  if (options.json) io.print(JSON.stringify(result));
  else {
    for (const { key, fault } of faults) io.print(`${key}: ${fault}`);
    io.print(
      `${result.proved} of ${result.puzzles} puzzles proved, ${battles} Battles in ${result.seconds} s (${result.secondsEach} s each, the longest ${result.longestSeconds} s)`,
    );
  }
  return faults.length === 0 ? 0 : EXIT_FAULT;
}

export function addPuzzles(program: Command, io: Io, done: (code: number) => void): void {
  const puzzles = program
    .command('puzzles')
    .description('the puzzles that come with NHex')
    .option('--json', 'print JSON')
    .action((options: { json?: boolean }) => listShipped(options, io));
  // The group has `--json` too and takes it: what is common counts.
  puzzles
    .command('make')
    .description('make new puzzles from games of bots, and prove them')
    .requiredOption('--count <n>', 'how many', wholeNumber(1, MOST))
    .requiredOption('--out <folder>', 'where their files go')
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .addOption(
      new Option('--army <army>', 'only puzzles of this army').choices(PRINTED_ARMIES.map(({ key }) => key)),
    )
    .option('--plays <n>', 'only puzzles that ask for so many tiles', wholeNumber(1, MOST_TILES))
    .option('--simple', 'for teaching: one or two tiles, no unit that is not needed')
    .option('--json', 'print JSON')
    .action((_, command: Command) => make(command.optsWithGlobals<MakeOptions>(), io));
  puzzles
    .command('prove')
    .description('prove every puzzle that comes with NHex again')
    .option('--json', 'print JSON')
    .action(async (_, command: Command) => done(await prove(command.optsWithGlobals(), io)));
}
