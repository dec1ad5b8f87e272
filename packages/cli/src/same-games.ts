// `npm run same-games -- --against COMMIT`: games that an earlier commit plays by chance, followed choice by choice with the
// packages of today (scripts/same-games.mjs bundles the earlier side).

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Option } from 'commander';
import { wholeNumber } from './arguments.ts';
import { drive, newProgram } from './drive.ts';
import { InputError } from './errors.ts';
import { type Departure, follow } from './games/follow.ts';
import type { Played } from './games/many.ts';
import { type Io, processIo } from './io.ts';

interface Options {
  readonly against: string;
  readonly games: number;
  readonly without?: readonly string[];
  readonly side?: string;
  readonly json?: boolean;
}

interface Departed extends Departure {
  readonly game: number;
  readonly options: Played['options'];
}

async function* gamesOf(side: string, args: readonly string[]): AsyncGenerator<Played> {
  const earlier = spawn(process.execPath, [side, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(earlier, 'exit');
  for await (const line of createInterface({ input: earlier.stdout })) yield JSON.parse(line) as Played;
  const [code] = await ended;
  if (code !== 0) throw new InputError('the games of the earlier commit broke off', '--against');
}

/** Games that depart alike are counted together. */
const kindOf = ({ kind, choice, options }: Departed): string =>
  `${options.mode}: ${choice.split(' ')[0]} ${kind === 'gone' ? 'is not legal any more' : 'leads elsewhere'}`;

function tell(games: number, choices: number, departed: readonly Departed[]): string {
  const kinds = new Map<string, Departed[]>();
  for (const each of departed) kinds.set(kindOf(each), [...(kinds.get(kindOf(each)) ?? []), each]);
  const some = (of: readonly Departed[]): string =>
    of
      .slice(0, 8)
      .map(({ game }) => game)
      .join(', ');
  return [
    `${games - departed.length} of ${games} games went the same way to the end; ${choices} choices followed`,
    ...[...kinds].map(
      ([kind, of]) => `${kind}: ${of.length} (games ${some(of)}${of.length > 8 ? ', ...' : ''})`,
    ),
  ].join('\n');
}

async function compare({ against, games, without = [], side, json }: Options, io: Io): Promise<void> {
  if (side === undefined) throw new InputError(`run it as: npm run same-games -- --against ${against}`);
  const departed: Departed[] = [];
  let game = 0;
  let choices = 0;
  for await (const played of gamesOf(side, [String(games), ...without])) {
    const departure = follow(played);
    choices += departure?.at ?? played.choices.length;
    if (departure) {
      departed.push({ game, options: played.options, ...departure });
      if (json) io.print(JSON.stringify(departed.at(-1)));
    }
    game++;
  }
  if (json) io.print(JSON.stringify({ games: game, departed: departed.length, choices }));
  else io.print(tell(game, choices, departed));
}

const io = processIo();
const program = newProgram('same-games', 'follow games of an earlier commit with the packages of today', io)
  .requiredOption('--against <commit>', 'who plays the games')
  .option('--games <n>', 'how many', wholeNumber(1, 1_000_000), 3000)
  .option('--without <kinds...>', 'kinds of choices that the players leave alone, such as rotate')
  .option('--json', 'print every departure as a line of JSON')
  .addOption(new Option('--side <file>', 'the bundled earlier side').hideHelp())
  .action((options: Options) => compare(options, io));
process.exitCode = await drive(program, process.argv.slice(2), io);
