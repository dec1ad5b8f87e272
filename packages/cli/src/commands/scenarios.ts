// `nhex scenarios`: the scenarios that come with the game; with `--games` who wins them, missions as a campaign plays them.

import {
  CAMPAIGN_SIDES,
  checkOptions,
  SCENARIO_SETS,
  SCENARIOS,
  type Scenario,
  type ScenarioSet,
  textsIn,
} from '@nhex/engine';
import { type LanguageCode, loadLanguage } from '@nhex/texts';
import { type Command, Option } from 'commander';
import { botList, languageOption, list, seed, wholeNumber } from '../arguments.ts';
import { campaignOf, winsAsPlayer } from '../campaign-games.ts';
import { InputError } from '../errors.ts';
import { breathe, type Io } from '../io.ts';
import { playersFor } from '../players.ts';
import { gameSeed, newTally, playGame, type Tally } from '../playout.ts';
import { Progress } from '../progress.ts';
import { duelScore } from '../scenario-duels.ts';
import { scenarioNamed } from '../scenario-files.ts';

interface Options {
  readonly only?: string[];
  readonly set?: ScenarioSet;
  readonly games?: number;
  readonly bots?: string[];
  readonly against?: string;
  readonly seed: string;
  readonly lang: LanguageCode;
  readonly json?: boolean;
}

interface Row {
  readonly key: string;
  readonly set: string;
  readonly players: number;
  readonly armies: readonly string[];
  readonly title: string;
  readonly games?: number;
  /** By seat. */
  readonly wins?: readonly number[];
  readonly draws?: number;
  /** Share of the points that the bot takes against the other one. */
  readonly score?: number;
  /** How often whoever plays a side of a mission against a machine of the same strength wins it, by side. */
  readonly asPlayer?: readonly number[];
  /** Turns of an average game. */
  readonly turns?: number;
}

const rowOf = (scenario: Scenario, lang: LanguageCode): Row => ({
  key: scenario.key,
  set: scenario.set,
  players: scenario.seats.length,
  armies: scenario.seats.map(({ army }) => army),
  title: textsIn(scenario.texts, lang).title,
});

async function measure(
  scenario: Scenario,
  { bots, games = 0, seed: given }: Options,
  io: Io,
): Promise<Pick<Row, 'games' | 'wins' | 'draws' | 'turns'>> {
  const options = checkOptions({ scenario });
  const players = playersFor(bots ?? [], scenario.seats.length);
  const tally: Tally = newTally(scenario.seats.length);
  const progress = new Progress(io, `games of ${scenario.key}`, games);
  let turns = 0;
  for (let i = 0; i < games; i++) {
    turns += playGame(options, gameSeed(given, i), players, tally).turn.number;
    progress.update(i + 1);
    await breathe();
  }
  progress.finish();
  return { games, wins: tally.wins, draws: tally.draws, turns: Number((turns / games).toFixed(1)) };
}

/** One bot against another, each on every side. */
async function measureDuel(
  scenario: Scenario,
  { bots = [], against = '', games = 0, seed: given }: Options,
  io: Io,
): Promise<Pick<Row, 'games' | 'score'>> {
  if (bots.length !== 1) throw new InputError('name one bot that plays against it', '--bots');
  const progress = new Progress(io, `games of ${scenario.key}`, games);
  let done = 0;
  const played = (): Promise<void> => {
    progress.update(++done);
    return breathe();
  };
  const score = await duelScore(scenario, [bots[0], against], games, given, played);
  progress.finish();
  return { games, score };
}

/** A mission as the campaign has it: upgrades won on the way, scars, and a machine on the other side. */
async function measureMission(
  scenario: Scenario,
  { bots, games = 0, seed: given }: Options,
  io: Io,
): Promise<Pick<Row, 'games' | 'asPlayer'>> {
  const campaign = campaignOf(scenario);
  if (!campaign) return {};
  const players = playersFor(bots ?? [], scenario.seats.length);
  const progress = new Progress(io, `games of ${scenario.key}`, games * CAMPAIGN_SIDES.length);
  const asPlayer: number[] = [];
  let done = 0;
  const played = (): Promise<void> => {
    progress.update(++done);
    return breathe();
  };
  for (const side of CAMPAIGN_SIDES)
    asPlayer.push(await winsAsPlayer(campaign, scenario.key, side, { players, games, seed: given, played }));
  progress.finish();
  return { games, asPlayer };
}

function tell({ key, title, armies, games, wins, draws, turns, asPlayer, score }: Row): string {
  const who = `${key.padEnd(10)} ${title.padEnd(26)} ${armies.join(', ')}`;
  if (games === undefined) return who;
  const share = (count = 0): string => `${((100 * count) / games).toFixed(0)}%`;
  if (score !== undefined) return `${who}: ${share(score * games)} of the points (${games} games)`;
  if (asPlayer) return `${who}: won as the player ${asPlayer.map(share).join(' ')} (${games} games each)`;
  return `${who}: ${wins?.map(share).join(' ')}, draws ${share(draws)}, ${turns} turns (${games} games)`;
}

/** How one bot did against the other over all of them. */
function tellAll(rows: readonly Row[]): string[] {
  const scores = rows.flatMap(({ score }) => score ?? []);
  if (scores.length < 2) return [];
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return [`in all: ${(100 * mean).toFixed(1)}% of the points`];
}

export function addScenarios(program: Command, io: Io): void {
  program
    .command('scenarios')
    .description('the scenarios; with --games how often each seat wins')
    .option('--only <list>', 'keys or files of scenarios (default: all that come with the game)', list)
    .addOption(
      new Option(
        '--set <set>',
        'only those; missions of the campaign are played as on the way through it',
      ).choices([...SCENARIO_SETS]),
    )
    .option('--games <n>', 'games between bots for each of them', wholeNumber(1, 1_000_000))
    .option('--bots <list>', 'one bot a seat, or one for all seats (default: random)', botList)
    .option('--against <bot>', 'let the bot play this one, each on every side: its share of the points')
    .option('--seed <text>', 'what decides all chance', seed, '1')
    .addOption(languageOption())
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const language = await loadLanguage(options.lang);
      const named = options.only?.map((name) => scenarioNamed(name, language)) ?? SCENARIOS;
      const scenarios = named.filter(({ set }) => options.set === undefined || set === options.set);
      const alone = options.set === 'campaign' ? measureMission : measure;
      const play = options.against === undefined ? alone : measureDuel;
      const rows: Row[] = [];
      for (const scenario of scenarios) {
        const measured = options.games === undefined ? {} : await play(scenario, options, io);
        rows.push({ ...rowOf(scenario, options.lang), ...measured });
      }
      io.print(
        options.json ? JSON.stringify({ scenarios: rows }) : [...rows.map(tell), ...tellAll(rows)].join('\n'),
      );
    });
}
