// `nhex match`: two bots play duplicate pairs; score, Elo with its interval, and the pairings of the armies.

import { type Army, armyKeys } from '@nhex/engine';
import type { Command } from 'commander';
import { list, seed, variantList, wholeNumber } from '../arguments.ts';
import { armyFileOption } from '../army-files.ts';
import type { Io } from '../io.ts';
import { type MatchSettings, runMatch } from '../match/run-match.ts';
import type { MatchResult } from '../match/summary.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (elo: number): string => (elo > 0 ? `+${elo}` : String(elo));

function tell(result: MatchResult): string {
  const { a, b, score, elo, interval, games, wins, draws, losses, pairings, msPerTurn, forfeits } = result;
  const width = Math.max(...pairings.map(({ armies }) => armies.join(' - ').length));
  return [
    `${a} against ${b}: ${percent(score)} of ${games} games (${wins} won, ${draws} drawn, ${losses} lost)`,
    `  Elo ${signed(elo)}, 95% between ${signed(interval[0])} and ${signed(interval[1])}`,
    `  a turn took ${a} ${msPerTurn[0]} ms and ${b} ${msPerTurn[1]} ms`,
    ...pairings.map(
      ({ armies, games: played, score: share, armyScore, armyError }) =>
        `  ${armies.join(' - ').padEnd(width)}  ${percent(share).padStart(6)} of ${played}, ${armies[0]} ${percent(armyScore)} ± ${(100 * armyError).toFixed(1)}`,
    ),
    ...forfeits.map(
      ({ bot, games: lost, reason }) => `  ${bot === 'a' ? a : b} forfeited ${lost}: ${reason}`,
    ),
  ].join('\n');
}

type Options = Omit<MatchSettings, 'armies' | 'ownArmies'> & {
  readonly armies?: string[];
  readonly armyFile: readonly Army[];
  readonly json?: boolean;
};

export function addMatch(program: Command, io: Io): void {
  program
    .command('match')
    .description('let two bots play duplicate pairs: the same shuffles, seats and armies swapped')
    .requiredOption('--a <bot>', 'a bot: hard, search:nodes=2000, "cmd:python3 mybot.py"')
    .requiredOption('--b <bot>', 'the other bot')
    .option('--armies <list>', 'armies to pair with each other (default: all)', list)
    .addOption(armyFileOption())
    .option('--pairs <n>', 'pairs of games', wholeNumber(1, 1_000_000), 50)
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .option('--edition <edition>', '3.0, yom, unified or 2025', '2025')
    .option('--variants <list>', 'variants to play with', variantList)
    .option('--time <ms>', 'time for one answer of a foreign bot', wholeNumber(1, 3_600_000), 5000)
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256))
    .option('--json', 'print JSON')
    .action(async ({ armies, armyFile: ownArmies, json, ...settings }: Options) => {
      const result = await runMatch({ ...settings, armies: armies ?? armyKeys(ownArmies), ownArmies }, io);
      io.print(json ? JSON.stringify(result) : tell(result));
    });
}
