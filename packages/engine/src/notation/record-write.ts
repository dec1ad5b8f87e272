// Writing a record (record.ts): headers, then one line an input with the tiles drawn after it. Grammar in docs/notation.md.

import { NOBODY } from '../base/brand.ts';
import { unpackChoice } from '../choices/code.ts';
import type { Game, LogEntry } from '../game/game.ts';
import { newState } from '../game/setup.ts';
import { isBuiltIn, textOf } from '../scenarios/known.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { GameResult, State } from '../state/state.ts';
import { makeChoice } from './choices.ts';
import { drawsCards, makeDraws } from './draws.ts';
import { hashState, makePosition } from './position-write.ts';

export const VERSION = '4';
/** Stands for a seat where leaders' cards are dealt or revealed. */
export const CARDS = 'cards';

export const resultText = (result: GameResult | undefined): string =>
  result === undefined
    ? '*'
    : result.winners.length === 0
      ? `draw (${result.reason})`
      : `${result.winners.join(' ')} (${result.reason})`;

/** The key of a scenario that comes with the game; any other travels whole. */
const scenarioText = (scenario: Scenario): string => (isBuiltIn(scenario) ? scenario.key : textOf(scenario));

function headersOf(game: Game): [string, string][] {
  const { options } = game.start;
  const headers: [string, string][] = [
    ['NHex', VERSION],
    ['Edition', options.edition],
    ['Mode', options.mode],
    ['Board', options.board],
    ['Armies', options.armies.join(' ')],
  ];
  if (options.variants.length > 0) headers.push(['Variants', options.variants.join(' ')]);
  if (options.mercenariesEach > 1) headers.push(['MercenariesEach', String(options.mercenariesEach)]);
  if (!options.strikeAllies) headers.push(['StrikeAllies', 'no']);
  if (options.ownArmies.length > 0) headers.push(['OwnArmies', JSON.stringify(options.ownArmies)]);
  if (options.scenario) headers.push(['Scenario', scenarioText(options.scenario)]);
  if (game.seed !== undefined) headers.push(['Seed', game.seed]);
  else if (makePosition(game.start) !== makePosition(newState(options, 0)))
    headers.push(['Position', makePosition(game.start)]);
  headers.push(['Result', resultText(game.state.result)], ['Hash', hashState(game.state)]);
  return headers;
}

/** Lines are made once: a record grows by what is new. */
const lines = new WeakMap<LogEntry, string>();

/** The line of an input; `after` is the state it led to. */
function lineOf(entry: LogEntry, after: State): string {
  const known = lines.get(entry);
  if (known !== undefined) return known;
  const line = makeLine(entry, after);
  lines.set(entry, line);
  return line;
}

function makeLine(entry: LogEntry, after: State): string {
  const who = entry.seat === NOBODY ? '-' : String(entry.seat);
  if (entry.kind !== 'choice') return `${who} ${entry.kind}`;
  const { before, code, draws } = entry;
  const keys = makeDraws(before, draws).join(' ');
  // All draws after one input are of the player whose turn it then is.
  const drawn = draws.length > 0 ? ` + ${drawsCards(before) ? CARDS : after.turn.seat}: ${keys}` : '';
  return `${who} ${makeChoice(unpackChoice(code), before)}${drawn}`;
}

/** The record of a game. */
export function makeRecord(game: Game): string {
  const text = headersOf(game).map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  const { armies } = game.start.options;
  let turn = Number.NaN;
  game.log.forEach((entry, i) => {
    const { seat, number } = entry.before.turn;
    if (number !== turn) {
      turn = number;
      text.push('', turn === 0 ? '; set-up' : `; turn ${turn}: ${seat} ${armies[seat]}`);
    }
    text.push(lineOf(entry, game.log[i + 1]?.before ?? game.state));
  });
  return `${text.join('\n')}\n`;
}
