// `nhex ladder`: all levels play each other; ratings, times and the armies' match-ups go into docs/bots.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEVELS } from '@nhex/bots';
import type { Command } from 'commander';
import { botList, list, seed, wholeNumber } from '../arguments.ts';
import { InputError } from '../errors.ts';
import type { Io } from '../io.ts';
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
  readonly neighbours?: boolean;
  readonly threads?: number;
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

async function climb(options: Options, io: Io): Promise<Ladder> {
  const bots = options.bots ?? ['random', 'greedy', ...LEVELS];
  if (bots.length < 2 || new Set(bots).size < bots.length)
    throw new InputError('two or more different bots are needed', '--bots');
  const common = {
    armies: options.armies ?? ALL_ARMIES(),
    seed: options.seed,
    edition: '2025',
    time: 5000,
    ...(options.threads === undefined ? {} : { threads: options.threads }),
  };
  const matches: MatchResult[] = [];
  for (let i = 0; i < bots.length; i++) {
    for (let j = i + 1; j < bots.length; j++) {
      if (options.neighbours && j > i + 1) continue;
      const settings = { ...common, a: bots[j], b: bots[i], pairs: options.pairs };
      matches.push(await runMatch(settings, io, `pairs of ${bots[j]} against ${bots[i]}`));
    }
  }
  const best = bots[bots.length - 1];
  const mirror = await runMatch(
    { ...common, a: best, b: best, pairs: options.mirror ?? options.pairs },
    io,
    `pairs of ${best} against itself`,
  );
  const command = `nhex ladder --pairs ${options.pairs} --seed ${options.seed}${options.neighbours ? ' --neighbours' : ''}`;
  return { rows: rowsOf(bots, matches), matches, mirror, pairs: options.pairs, seed: options.seed, command };
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
    .option('--neighbours', 'only bots next to each other in the list play')
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256))
    .option('--out <file>', 'the page to write; its text before the ratings is kept', 'docs/bots.md')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const ladder = await climb(options, io);
      writeFileSync(options.out, ladderPage(introOf(options.out), ladder));
      io.print(options.json ? JSON.stringify(ladder) : `${options.out} is written`);
    });
}
