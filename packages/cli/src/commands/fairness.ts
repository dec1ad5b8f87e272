// `nhex fairness`: what a variant does to the armies' shares, in pieces that are kept and gone on from.

import { checkOptions } from '@nhex/engine';
import type { Command } from 'commander';
import { list, seed, variantList, wholeNumber } from '../arguments.ts';
import { InputError } from '../errors.ts';
import { hintAtCrowd } from '../hints.ts';
import type { Io } from '../io.ts';
import { checkBot } from '../match/contestant.ts';
import { type Fairness, type FairnessSettings, fairnessOf, piecesOf } from '../match/fairness.ts';
import { keepResult, keptResult } from '../match/kept.ts';
import { type LeaderResult, type LeaderRow, leaderPieces, leaderRows } from '../match/leader-fairness.ts';
import type { PairJob, PairOutcome } from '../match/play-pair.ts';
import { runJobs } from '../match/pool.ts';
import { ALL_ARMIES } from '../match/run-match.ts';
import { Progress } from '../progress.ts';

interface Options extends Omit<FairnessSettings, 'armies'> {
  readonly leaders?: boolean;
  readonly armies?: readonly string[];
  readonly keep?: string;
  readonly minutes?: number;
  readonly threads?: number;
  readonly json?: boolean;
}

/** The outcomes in the order of the jobs. */
async function playPiece(jobs: readonly PairJob[], threads: number | undefined): Promise<PairOutcome[]> {
  const outcomes: PairOutcome[] = [];
  await runJobs('pair', jobs, threads, (outcome, job) => {
    outcomes[job] = outcome;
  });
  return outcomes;
}

interface Named {
  readonly name: string;
}

/** Goes through the pieces: those kept are read, the others played and kept as long as there is time. */
async function eachPiece<P extends Named>(
  pieces: readonly P[],
  { keep, minutes }: Pick<Options, 'keep' | 'minutes'>,
  io: Io,
  play: (piece: P) => Promise<PairOutcome[]>,
  take: (piece: P, outcomes: PairOutcome[]) => void,
): Promise<void> {
  const until = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + 60_000 * minutes;
  const progress = new Progress(io, 'pieces', pieces.length);
  for (const [i, piece] of pieces.entries()) {
    const kept = keptResult<PairOutcome[]>(keep, piece.name);
    if (!kept && performance.now() > until) continue;
    const result = kept ?? (await play(piece));
    if (!kept) keepResult(keep, piece.name, result);
    take(piece, result);
    progress.update(i + 1);
  }
  progress.finish();
}

/** Plays what is not kept yet, as long as there is time. */
async function measure(options: Options, io: Io): Promise<Fairness> {
  const { bot, variants, pairs, seed, threads } = options;
  const settings: FairnessSettings = { bot, variants, pairs, seed, armies: options.armies ?? ALL_ARMIES() };
  checkBot(settings.bot, '--bot');
  if (settings.armies.length < 2) throw new InputError('two or more armies are needed', '--armies');
  for (const army of settings.armies) checkOptions({ armies: [army, army], variants: settings.variants });
  hintAtCrowd(io, { variants });
  const outcomes: { readonly without: PairOutcome[]; readonly played: PairOutcome[] } = {
    without: [],
    played: [],
  };
  await eachPiece(
    piecesOf(settings),
    options,
    io,
    ({ jobs }) => playPiece(jobs, threads),
    ({ isWith }, result) => (isWith ? outcomes.played : outcomes.without).push(...result),
  );
  return fairnessOf(settings, outcomes.without, outcomes.played);
}

/** Every two leaders against each other. */
async function measureLeaders(options: Options, io: Io): Promise<LeaderRow[]> {
  const { bot, pairs, seed, threads } = options;
  checkBot(bot, '--bot');
  const armies = options.armies ?? ALL_ARMIES();
  if (armies.length < 2) throw new InputError('two or more armies are needed', '--armies');
  checkOptions({ armies: [armies[0], armies[1]], variants: ['leaders'] });
  const results: LeaderResult[] = [];
  await eachPiece(
    leaderPieces({ bot, armies, pairs, seed }),
    options,
    io,
    ({ jobs }) => playPiece(jobs, threads),
    ({ leaders }, games) => results.push({ leaders, games }),
  );
  return leaderRows(results);
}

/** Cells in columns, the first aligned left. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}`.trimEnd(),
  );
}

function tellLeaders(bot: string, rows: readonly LeaderRow[]): string {
  const games = rows.reduce((sum, row) => sum + row.games, 0) / 2;
  const cells = rows.map(({ leader, share, error, games: own, used, against }) => [
    leader,
    `${percent(share)} ± ${(100 * error).toFixed(1)}`,
    String(own),
    percent(used),
    ...rows.map((other) => (other.leader === leader ? '-' : (100 * against[other.leader]).toFixed(0))),
  ]);
  const short = rows.map(({ leader }) => leader.slice(0, 5));
  return [
    `${bot} against itself: ${games} games of every two leaders, armies mixed`,
    ...inColumns([['leader', 'share', 'games', 'used', ...short], ...cells]),
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function tell({ bot, variants, games, armies, forfeits }: Fairness): string {
  const uses = Object.keys(armies[0].uses);
  const rows = [
    ['army', 'without', 'with', 'difference', ...uses],
    ...armies.map((row) => [
      row.army,
      `${percent(row.without.share)} ± ${(100 * row.without.error).toFixed(1)}`,
      `${percent(row.with.share)} ± ${(100 * row.with.error).toFixed(1)}`,
      `${row.difference > 0 ? '+' : ''}${(100 * row.difference).toFixed(1)}`,
      ...uses.map((use) => percent(row.uses[use])),
    ]),
  ];
  return [
    `${bot} against itself: ${games[0]} games without and ${games[1]} with ${variants.join(', ')}`,
    ...inColumns(rows),
    ...(forfeits > 0 ? [`  ${forfeits} games were forfeited`] : []),
  ].join('\n');
}

export function addFairness(program: Command, io: Io): void {
  program
    .command('fairness')
    .description('let a bot play itself with and without variants: what becomes of each army’s share')
    .option('--variants <list>', 'the variants to look at', variantList, [])
    .option('--leaders', 'let every two leaders play each other instead')
    .option('--bot <bot>', 'who plays both sides', 'hard')
    .option('--armies <list>', 'armies to pair with each other (default: all)', list)
    .option('--pairs <n>', 'pairs of games of every two armies (or leaders)', wholeNumber(1, 100_000), 100)
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .option('--keep <folder>', 'keep finished pieces there and go on from them')
    .option('--minutes <n>', 'begin no new piece after so many minutes', wholeNumber(0, 100_000))
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256))
    .option('--json', 'print JSON')
    .action(async ({ json, ...options }: Options) => {
      if (options.leaders) {
        const rows = await measureLeaders(options, io);
        return io.print(
          json ? JSON.stringify({ bot: options.bot, leaders: rows }) : tellLeaders(options.bot, rows),
        );
      }
      if (options.variants.length === 0)
        throw new InputError('name a variant, or say --leaders', '--variants');
      const result = await measure(options, io);
      io.print(json ? JSON.stringify(result) : tell(result));
    });
}
