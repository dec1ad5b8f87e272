// `nhex learn`: games of self-play are studied plan by plan, and the weights of the judgement are fitted to what came out;
// each round is played and judged with the weights of the round before. At last the results of games say how sure they may be.

import { writeFileSync } from 'node:fs';
import { FEATURES, flatWeights, type Lesson, STAGE } from '@nhex/bots';
import type { Command } from 'commander';
import { seed, wholeNumber } from '../arguments.ts';
import type { Io } from '../io.ts';
import { explained, fit } from '../learn/fit.ts';
import { type Foretold, surenessOf } from '../learn/gauge.ts';
import { runJobs } from '../match/pool.ts';
import { ALL_ARMIES } from '../match/run-match.ts';
import { scheduleOf } from '../match/schedule.ts';
import { Progress } from '../progress.ts';

interface Options {
  readonly rounds: number;
  readonly games: number;
  readonly seed: string;
  readonly caution: number;
  readonly threads?: number;
  readonly out?: string;
  readonly json?: boolean;
}

/** Decisions that only judge the fit: one in so many. */
const HELD_BACK = 6;

interface Learned {
  readonly rounds: number;
  readonly games: number;
  readonly decisions: number;
  readonly plans: number;
  /** The share of the differences between plans of unseen decisions that the weights explain, in the last round. */
  readonly explained: number | undefined;
  /** What the log odds were multiplied by at last. */
  readonly sureness: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** Two plans at least: there is nothing to learn from one. */
const isLesson = (decision: readonly Lesson[]): boolean => decision.length > 1;

/** The same for every game: the armies go round, the weights stay. */
const jobsOf = <W>(games: number, seed: string, weights: W) =>
  scheduleOf(ALL_ARMIES(), games, seed).map(({ armies, seed: each }) => ({ armies, seed: each, weights }));

/** Fits weights round by round; the decisions are those of the last round. */
async function fitRounds(
  { rounds, games, seed: text, caution, threads }: Options,
  io: Io,
): Promise<{ weights: readonly number[] | undefined; decisions: Lesson[][] }> {
  let weights: readonly number[] | undefined;
  let decisions: Lesson[][] = [];
  for (let round = 1; round <= rounds; round++) {
    const progress = new Progress(io, `games of round ${round}`, games);
    const jobs = jobsOf(games, `${text}/${round}`, weights);
    const byGame: Lesson[][][] = [];
    let done = 0;
    await runJobs('learn', jobs, threads, (lessons, job) => {
      byGame[job] = lessons;
      progress.update(++done);
    });
    progress.finish();
    decisions = byGame.flat().filter(isLesson);
    weights = fit(decisions, caution);
  }
  return { weights, decisions };
}

/** How sure the weights may be, by games that are played with them. */
async function gaugeWeights(
  weights: readonly number[],
  { games, seed: text, threads }: Options,
  io: Io,
): Promise<number> {
  const progress = new Progress(io, 'games to see how sure the weights may be', games);
  const jobs = jobsOf(games, `${text}/sure`, weights);
  const foretold: Foretold[] = [];
  let done = 0;
  await runJobs('gauge', jobs, threads, (outcome) => {
    foretold.push(...outcome);
    progress.update(++done);
  });
  progress.finish();
  return surenessOf(foretold);
}

/** The share of the differences between unseen plans that a fit without them explains. */
function explainedUnseen(decisions: readonly Lesson[][], caution: number): number | undefined {
  if (decisions.length <= HELD_BACK) return undefined;
  const known = fit(
    decisions.filter((_, i) => i % HELD_BACK !== 0),
    caution,
  );
  const unseen = decisions.filter((_, i) => i % HELD_BACK === 0);
  return Number(explained(known, unseen).toFixed(3));
}

async function learn(options: Options, io: Io): Promise<Learned> {
  const { rounds, games, caution } = options;
  const { weights = [...flatWeights()], decisions } = await fitRounds(options, io);
  const sureness = await gaugeWeights(weights, options, io);
  return {
    rounds,
    games,
    decisions: decisions.length,
    plans: decisions.reduce((sum, { length }) => sum + length, 0),
    explained: explainedUnseen(decisions, caution),
    sureness: Number(sureness.toFixed(2)),
    weights: Object.fromEntries(
      FEATURES.map((name, i) => [
        name,
        weights
          .slice(i * STAGE.length, (i + 1) * STAGE.length)
          .map((weight) => Number((sureness * weight).toFixed(3))),
      ]),
    ),
  };
}

/** The source file of the weights. */
function sourceOf({ rounds, games, decisions, plans, explained: share, sureness, weights }: Learned): string {
  const rows = Object.entries(weights).map(
    ([name, row]) => `  ${/\W/.test(name) ? `'${name}'` : name}: [${row.join(', ')}],`,
  );
  return `// The weights of the judgement, one row a feature, one column a stage of the game (STAGE).
// \`nhex learn --out <this file>\` makes it anew. This time: ${rounds} rounds of ${games} games; in the last one
// ${plans} plans in ${decisions} decisions${share === undefined ? '' : `, and ${Math.round(100 * share)}% of the differences between unseen plans explained`}.
// The results of ${games} more games made the weights ${sureness} times as sure.

import type { FEATURES } from './features.ts';

type Weights = Record<(typeof FEATURES)[number], readonly [number, number, number, number]>;

export const WEIGHTS: Readonly<Weights> = {
${rows.join('\n')}
};
`;
}

export function addLearn(program: Command, io: Io): void {
  program
    .command('learn')
    .description('learn the weights of the judgement from games of self-play')
    .option(
      '--rounds <n>',
      'rounds, each with the weights of the one before; 0: only see how sure those in use may be',
      wholeNumber(0, 100),
      3,
    )
    .option('--games <n>', 'games in a round', wholeNumber(2, 1_000_000), 1000)
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .option('--caution <n>', 'how strongly weights are held near zero', wholeNumber(1, 1_000_000), 100)
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256))
    .option('--out <file>', 'the source file of the weights to write')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const learned = await learn(options, io);
      if (options.out !== undefined) writeFileSync(options.out, sourceOf(learned));
      io.print(options.json ? JSON.stringify(learned) : sourceOf(learned).trimEnd());
    });
}
