// `nhex sim`: plays many seeded games and counts who wins.

import {
  type Army,
  type Code,
  checkOptions,
  type GameOptions,
  MODE_RULES,
  makeRecord,
  NhexError,
  newGame,
  placeText,
  play,
  type Scenario,
  type SeatId,
} from '@nhex/engine';
import type { Command } from 'commander';
import { botList, list, seed, variantList, wholeNumber } from '../arguments.ts';
import { armyFileOption } from '../army-files.ts';
import { InputError } from '../errors.ts';
import { writeNew } from '../files.ts';
import { hintAtCrowd } from '../hints.ts';
import { breathe, type Io } from '../io.ts';
import { playersFor } from '../players.ts';
import { gameSeed, newTally, playGame, type Tally } from '../playout.ts';
import { Progress } from '../progress.ts';
import { scenarioNamed } from '../scenario-files.ts';

const MOST_GAMES = 100_000_000;
const LOOK_UP_MS = 50;

interface Options {
  readonly armies?: string[];
  readonly scenario?: Scenario;
  readonly armyFile: readonly Army[];
  readonly games: number;
  readonly seed: string;
  readonly bots?: string[];
  readonly mode?: string;
  readonly edition?: string;
  readonly board?: string;
  readonly variants?: string[];
  readonly mercenariesEach?: number;
  readonly spareAllies?: boolean;
  readonly records?: string;
  readonly json?: boolean;
}

interface Result extends Tally {
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** What the command line calls otherwise than the engine. */
const FLAGS: Readonly<Record<string, string>> = {
  mercenariesEach: '--mercenaries-each',
  strikeAllies: '--spare-allies',
  ownArmies: '--army-file',
};

function checkGiven(given: object): GameOptions {
  try {
    return checkOptions(given);
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    const { code, reason, values, place } = error;
    const flag = place && FLAGS[placeText(place)];
    throw new NhexError(code, reason, values, flag ?? place);
  }
}

/** Whether two seats are of one side. */
function hasAllies({ mode, armies }: GameOptions): boolean {
  const sides = armies.map((_, seat) => MODE_RULES[mode].side(seat as SeatId));
  return new Set(sides).size < armies.length;
}

function gameOptions(options: Options): GameOptions {
  if (!options.armies && !options.scenario)
    throw new InputError('it is missing; or name a --scenario', 'armies');
  const {
    armies,
    scenario,
    mode,
    edition,
    board,
    variants,
    mercenariesEach,
    spareAllies,
    armyFile: ownArmies,
  } = options;
  const strikeAllies = spareAllies ? false : undefined;
  const given = Object.entries({
    armies,
    scenario,
    mode,
    edition,
    board,
    variants,
    mercenariesEach,
    strikeAllies,
    ownArmies,
  });
  const game = checkGiven(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  // A scenario says itself who spares whom.
  if (spareAllies && !scenario && !hasAllies(game))
    throw new InputError(`nobody has allies in the mode ${game.mode}`, '--spare-allies');
  return game;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function recordOf(options: GameOptions, seed: string, number: number, log: readonly Code[]): string {
  return makeRecord(
    log.reduce((game, code) => play(game, code).game, newGame(options, gameSeed(seed, number))),
  );
}

function saveRecord(folder: string, number: number, record: string): void {
  writeNew(folder, `game-${String(number).padStart(5, '0')}.nhex`, record);
}

async function simulate(options: Options, io: Io): Promise<Result> {
  const game = gameOptions(options);
  hintAtCrowd(io, game);
  const players = playersFor(options.bots ?? [], game.armies.length);
  const tally = newTally(game.armies.length);
  const progress = new Progress(io, 'games', options.games);
  const started = performance.now();
  let lookUp = started + LOOK_UP_MS;
  for (let i = 0; i < options.games; i++) {
    const log: Code[] | undefined = options.records === undefined ? undefined : [];
    playGame(game, gameSeed(options.seed, i), players, tally, log);
    if (options.records !== undefined && log)
      saveRecord(options.records, i, recordOf(game, options.seed, i, log));
    if (performance.now() < lookUp) continue;
    progress.update(i + 1);
    await breathe();
    lookUp = performance.now() + LOOK_UP_MS;
  }
  progress.finish();
  const seconds = (performance.now() - started) / 1000;
  return {
    games: tally.games,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(tally.games / seconds, 1),
    wins: tally.wins,
    draws: tally.draws,
    actions: tally.actions,
    battles: tally.battles,
  };
}

function tell(result: Result, armies: readonly string[]): string {
  const { games, seconds, gamesPerSecond, wins, draws, actions, battles } = result;
  const share = (count: number): string => `${count} (${((100 * count) / games).toFixed(1)}%)`;
  const width = Math.max(...armies.map((army) => army.length));
  return [
    `${games} games in ${seconds} s, ${gamesPerSecond} a second`,
    ...armies.map((army, seat) => `  seat ${seat} ${army.padEnd(width)} won ${share(wins[seat])}`),
    `  draws ${share(draws)}`,
    `  a game: ${(actions / games).toFixed(1)} inputs, ${(battles / games).toFixed(2)} Battles`,
  ].join('\n');
}

export function addSim(program: Command, io: Io): void {
  program
    .command('sim')
    .description('play seeded games between bots')
    .option('--armies <list>', 'one army a seat, in turn order', list)
    .option('--scenario <key or file>', 'play a scenario: armies, mode and board follow from it', (name) =>
      scenarioNamed(name),
    )
    .addOption(armyFileOption())
    .option('--games <n>', 'how many games', wholeNumber(1, MOST_GAMES), 100)
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .option('--bots <list>', 'one bot a seat, or one for all seats (default: random)', botList)
    .option('--mode <mode>', 'duel, deathmatch, scored, one-vs-two or team (default: duel)')
    .option('--edition <edition>', '3.0, yom, unified or 2025 (default: 2025)')
    .option('--board <board>', 'main or expanded (default: expanded for five and six players)')
    .option('--variants <list>', 'variants to play with', variantList)
    .option('--mercenaries-each <n>', 'mercenaries a player takes', wholeNumber(1, 2))
    .option('--spare-allies', 'Moloch spares its allies')
    .option('--records <folder>', 'write the record of each game into this folder')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const result = await simulate(options, io);
      io.print(options.json ? JSON.stringify(result) : tell(result, gameOptions(options).armies));
    });
}
