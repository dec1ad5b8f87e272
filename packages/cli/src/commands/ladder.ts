// `nhex ladder`: all levels play each other; ratings, times and the armies' match-ups go into docs/bots.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { botList, list, seed, wholeNumber } from '../arguments.ts';
import { InputError } from '../errors.ts';
import type { Io } from '../io.ts';
import { keepResult, keptResult } from '../match/kept.ts';
import { type Ladder, type LadderRow, ladderPage } from '../match/ladder-page.ts';
import { type Meeting, rate, ratingErrors } from '../match/rate.ts';
import { ALL_ARMIES, runMatch } from '../match/run-match.ts';
import type { MatchResult } from '../match/summary.ts';

interface Options {
  readonly bots?: string[];
  readonly armies?: string[];
  readonly pairs: number;
  readonly mirror?: number;
  readonly seed: string;
  readonly match: readonly string[];
  readonly threads?: number;
  readonly keep?: string;
  readonly out: string;
  readonly json?: boolean;
}

/** Everything before this heading is written by hand and stays. */
const FIRST_HEADING = '\n## Ratings\n';

function introOf(path: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '# The bots\n';
  return text.split(FIRST_HEADING)[0];
}

/** Rates the bots by all matches together and takes their times from them. */
function rowsOf(bots: readonly string[], matches: readonly MatchResult[]): LadderRow[] {
  const meetings: Meeting[] = matches.map(({ a, b, score, games }) => ({
    a: bots.indexOf(a),
    b: bots.indexOf(b),
    points: score * games,
    games,
  }));
  const elos = rate(bots.length, meetings);
  const errors = ratingErrors(elos, meetings);
  return bots.map((bot, i) => {
    const times = matches.flatMap(({ a, b, msPerTurn }) =>
      [a === bot ? msPerTurn[0] : [], b === bot ? msPerTurn[1] : []].flat(),
    );
    return {
      bot,
      elo: elos[i],
      error: errors[i],
      msPerTurn: times.reduce((sum, ms) => sum + ms, 0) / times.length,
    };
  });
}

/** Two bots and how many pairs they play. */
interface Bout {
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
}

/** `hard greedy 200`, the number of pairs may be left out. */
function boutOf(text: string, pairs: number): Bout {
  const [a, b, count = String(pairs), ...rest] = text.trim().split(/\s+/);
  if (b === undefined || a === b || rest.length > 0 || !/^[1-9]\d{0,5}$/.test(count))
    throw new InputError(`"${text}" is not two different bots and a number of pairs`, '--match');
  return { a, b, pairs: Number(count) };
}

/** Who plays whom: what was asked for, or everybody against everybody. */
function boutsOf(bots: readonly string[], { match, pairs }: Options): Bout[] {
  if (match.length > 0) return match.map((text) => boutOf(text, pairs));
  return bots.flatMap((a, i) => bots.slice(0, i).map((b) => ({ a, b, pairs })));
}

/** A match that was played before with the same seed is not played again: a long ladder can go on where it stopped. */
async function kept(
  folder: string | undefined,
  name: string,
  play: () => Promise<MatchResult>,
): Promise<MatchResult> {
  const before = keptResult<MatchResult>(folder, name);
  if (before) return before;
  const result = await play();
  keepResult(folder, name, result);
  return result;
}

async function climb(options: Options, io: Io): Promise<Ladder> {
  const bots = options.bots ?? ['random', 'beginner', 'easy', 'greedy', 'medium', 'hard', 'expert'];
  if (bots.length < 2 || new Set(bots).size < bots.length)
    throw new InputError('two or more different bots are needed', '--bots');
  const bouts = boutsOf(bots, options);
  for (const bot of bouts.flatMap(({ a, b }) => [a, b]))
    if (!bots.includes(bot)) throw new InputError(`"${bot}" is not among ${bots.join(', ')}`, '--match');
  const play = ({ a, b, pairs }: Bout): Promise<MatchResult> =>
    kept(options.keep, `${a}-${b}-${pairs}-${options.seed}`, () =>
      runMatch(
        {
          a,
          b,
          pairs,
          armies: options.armies ?? ALL_ARMIES(),
          seed: options.seed,
          edition: '2025',
          time: 5000,
          ...(options.threads === undefined ? {} : { threads: options.threads }),
        },
        io,
        `pairs of ${a} against ${b}`,
      ),
    );
  const matches: MatchResult[] = [];
  for (const bout of bouts) matches.push(await play(bout));
  const best = bots[bots.length - 1];
  const mirror = await play({ a: best, b: best, pairs: options.mirror ?? options.pairs });
  return { rows: rowsOf(bots, matches), matches, mirror, seed: options.seed };
}

export function addLadder(program: Command, io: Io): void {
  program
    .command('ladder')
    .description('rate all levels against each other and write the page about the bots')
    .option('--bots <list>', 'bots from weak to strong (default: random, greedy and the levels)', botList)
    .option('--armies <list>', 'armies to pair with each other (default: all)', list)
    .option('--pairs <n>', 'pairs of games a match', wholeNumber(1, 1_000_000), 50)
    .option(
      '--mirror <n>',
      'pairs of the strongest bot against itself (default: as --pairs)',
      wholeNumber(1, 1_000_000),
    )
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .option(
      '--match <bots>',
      'who plays whom, as "hard greedy 200" (again for each match; default: everybody against everybody)',
      (text: string, all: readonly string[]) => [...all, text],
      [],
    )
    .option('--keep <folder>', 'keep finished matches there and go on from them')
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256))
    .option('--out <file>', 'the page to write; its text before the ratings is kept', 'docs/bots.md')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const ladder = await climb(options, io);
      writeFileSync(options.out, ladderPage(introOf(options.out), ladder));
      io.print(options.json ? JSON.stringify(ladder) : `${options.out} is written`);
    });
}
