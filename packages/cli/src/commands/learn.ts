// `nhex learn`: plays games of a bot against itself and fits the weights of the evaluation to their results.

import { writeFileSync } from 'node:fs';
import { FEATURES, STAGE_WEIGHTS } from '@nhex/bots';
import type { Command } from 'commander';
import { botList, seed, wholeNumber } from '../arguments.ts';
import { InputError } from '../errors.ts';
import type { Io } from '../io.ts';
import { fit, logLoss, type Sample } from '../learn/fit.ts';
import { checkBot } from '../match/contestant.ts';
import { runJobs } from '../match/pool.ts';
import { ALL_ARMIES } from '../match/run-match.ts';
import { scheduleOf } from '../match/schedule.ts';
import { Progress } from '../progress.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly bots: string[];
  readonly caution: number;
  readonly threads?: number;
  readonly out?: string;
  readonly json?: boolean;
}

/** Games whose positions only judge the fit: one in so many. */
const HELD_BACK = 6;

interface Learned {
  readonly games: number;
  readonly positions: number;
  /** Mean surprise at results of games the fit has not seen; 0.693 is that of a coin. */
  readonly loss: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

async function learn({ games, seed: text, bots, caution, threads }: Options, io: Io): Promise<Learned> {
  for (const bot of bots) checkBot(bot, '--bots');
  if (bots.length > 2) throw new InputError('one or two bots are needed', '--bots');
  const progress = new Progress(io, 'games', games);
  const known: Sample[] = [];
  const fresh: Sample[] = [];
  let done = 0;
  const jobs = scheduleOf(ALL_ARMIES(), games, text).map(({ armies, seed: each, number }) => {
    const [first, second = first] = number % 2 === 0 ? bots : [...bots].reverse();
    return { armies, seed: each, bots: [first, second] as const };
  });
  await runJobs('learn', jobs, threads, (samples) => {
    (done++ % HELD_BACK === 0 ? fresh : known).push(...samples);
    progress.update(done);
  });
  progress.finish();
  const loss = logLoss(fit(known, caution), fresh);
  const flat = fit([...known, ...fresh], caution);
  const columns = STAGE_WEIGHTS.length;
  const weights = Object.fromEntries(
    FEATURES.map((name, i) => [
      name,
      flat.slice(i * columns, (i + 1) * columns).map((weight) => Number(weight.toFixed(3))),
    ]),
  );
  return { games, positions: known.length + fresh.length, loss: Number(loss.toFixed(4)), weights };
}

/** The source file of the weights. */
function sourceOf({ games, positions, loss, weights }: Learned): string {
  const rows = Object.entries(weights).map(
    ([name, row]) => `  ${/\W/.test(name) ? `'${name}'` : name}: [${row.join(', ')}],`,
  );
  return `// The weights of the evaluation, one row a feature, one column a respect of STAGE_WEIGHTS.
// Learned from games of the bots against themselves; \`nhex learn --out <this file>\` makes it anew.
// This time: ${positions} positions of ${games} games, mean surprise at unseen results ${loss}.

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
    .description('fit the weights of the evaluation to games of self-play')
    .option('--games <n>', 'games to play', wholeNumber(6, 1_000_000), 2000)
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .option('--bots <list>', 'who plays', botList, [
      'medium:width=2,overlook=0.3',
      'medium:width=2,overlook=0.15',
    ])
    .option('--caution <n>', 'how strongly weights are held near zero', wholeNumber(1, 1_000_000), 20)
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256))
    .option('--out <file>', 'the source file of the weights to write')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const learned = await learn(options, io);
      if (options.out !== undefined) writeFileSync(options.out, sourceOf(learned));
      io.print(options.json ? JSON.stringify(learned) : sourceOf(learned).trimEnd());
    });
}
