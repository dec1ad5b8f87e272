// `nhex learn`: games of self-play, and weights of the judgement fitted to how they ended; each round is played with the
// weights that the rounds before have taught.

import { writeFileSync } from 'node:fs';
import { FEATURES, type Lessons, noWeights, PLACES, STAGE, VALUES_OF_TILE, type Weights } from '@nhex/bots';
import { armyKeys, PRINTED_CATALOGUE, tilesOfArmy } from '@nhex/engine';
import type { Command } from 'commander';
import { seed, wholeNumber } from '../arguments.ts';
import type { Io } from '../io.ts';
import { fit, foreseen, PASSES } from '../learn/fit.ts';
import { runJobs } from '../match/pool.ts';
import { ALL_ARMIES } from '../match/run-match.ts';
import { scheduleOf } from '../match/schedule.ts';
import { Progress } from '../progress.ts';

interface Options {
  readonly rounds: number;
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  readonly out?: string;
  readonly json?: boolean;
}

/** Games that only judge the fit: one in so many, and not always of the same pairing. */
const HELD_BACK = 11;

interface Learned {
  readonly rounds: number;
  readonly games: number;
  readonly seed: string;
  /** Turns that were learned from. */
  readonly turns: number;
  /** The share of the uncertainty about the results of unseen games that the weights take away. */
  readonly foreseen: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
  readonly tiles: Readonly<Record<string, readonly number[]>>;
}

async function playRound(
  round: number,
  weights: Weights | undefined,
  { games, seed: text, threads }: Options,
  io: Io,
): Promise<Lessons[]> {
  const progress = new Progress(io, `games of round ${round}`, games);
  const jobs = scheduleOf(ALL_ARMIES(), games, `${text}/${round}`).map(({ armies, seed: each }) => ({
    armies,
    seed: each,
    weights,
  }));
  const played: Lessons[] = [];
  let done = 0;
  await runJobs('learn', jobs, threads, (lessons, job) => {
    played[job] = lessons;
    progress.update(++done);
  });
  progress.finish();
  return played;
}

const rounded = (weights: Float64Array): number[] =>
  [...weights].map((weight) => Number(weight.toFixed(3)) + 0);

/** Weights by the name of what they weigh. */
function named({ features, tiles }: Weights): Pick<Learned, 'weights' | 'tiles'> {
  const rowsOf = (all: Float64Array, row: number, size: number): number[] =>
    rounded(all.subarray(row * size, (row + 1) * size));
  return {
    weights: Object.fromEntries(FEATURES.map((name, i) => [name, rowsOf(features, i, STAGE.length)])),
    tiles: Object.fromEntries(
      armyKeys().flatMap((army) =>
        tilesOfArmy(PRINTED_CATALOGUE, army).map(({ id, ref }) => [ref, rowsOf(tiles, id, VALUES_OF_TILE)]),
      ),
    ),
  };
}

async function learn(options: Options, io: Io): Promise<Learned> {
  const { rounds, games } = options;
  const known: Lessons[] = [];
  const heldBack: Lessons[] = [];
  let weights: Weights | undefined;
  for (let round = 1; round <= rounds; round++) {
    const played = await playRound(round, weights, options, io);
    played.forEach((game, i) => {
      (i % HELD_BACK === 0 ? heldBack : known).push(game);
    });
    const progress = new Progress(io, `passes over all games so far`, PASSES);
    weights = fit(known, (pass) => progress.update(pass));
    progress.finish();
  }
  return {
    rounds,
    games,
    seed: options.seed,
    turns: known.reduce((sum, { lessons }) => sum + lessons.length, 0),
    foreseen: Number(foreseen(heldBack, weights ?? noWeights()).toFixed(3)),
    ...named(weights ?? noWeights()),
  };
}

const rows = (all: Readonly<Record<string, readonly number[]>>): string =>
  Object.entries(all)
    .map(([name, row]) => `  ${/\W/.test(name) ? `'${name}'` : name}: [${row.join(', ')}],`)
    .join('\n');

/** The source file of the weights. */
function sourceOf({ rounds, games, seed: text, turns, foreseen: share, weights, tiles }: Learned): string {
  const percent = Math.round(100 * share);
  return `// What the judgement has learned: \`nhex learn --rounds ${rounds} --games ${games} --seed ${text} --out <this file>\`
// (${turns} turns; ${percent}% of the uncertainty about the results of unseen games taken away).

import type { FEATURES } from './features.ts';

type Weights = Record<(typeof FEATURES)[number], readonly [number, number, number, number]>;

/** One row a feature, one column a stage of the game (STAGE). */
export const WEIGHTS: Readonly<Weights> = {
${rows(weights)}
};

/** One row a kind of tile, two columns for each place (${PLACES.join(', ')}): always, and by how late it is. */
export const TILE_VALUES: Readonly<Record<string, readonly number[]>> = {
${rows(tiles)}
};
`;
}

export function addLearn(program: Command, io: Io): void {
  program
    .command('learn')
    .description('learn the weights of the judgement from games of self-play')
    .option(
      '--rounds <n>',
      'rounds, each with the weights that those before have taught',
      wholeNumber(1, 100),
      3,
    )
    .option('--games <n>', 'games in a round', wholeNumber(2, 1_000_000), 6000)
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256))
    .option('--out <file>', 'the source file of the weights to write')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const learned = await learn(options, io);
      if (options.out !== undefined) writeFileSync(options.out, sourceOf(learned));
      io.print(options.json ? JSON.stringify(learned) : sourceOf(learned).trimEnd());
    });
}
