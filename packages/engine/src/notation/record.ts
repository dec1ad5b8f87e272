// A game record that people can read; it is written in record-write.ts. Reading it replays the game; what cannot have happened
// is refused with the line. Grammar in docs/notation.md.

import { type Drawn, NOBODY, type Owner, type SeatId } from '../base/brand.ts';
import { NhexError, refuse } from '../base/error.ts';
import { counted, type Place, within } from '../base/place.ts';
import { packChoice } from '../choices/code.ts';
import { type Game, gameFrom, playRecorded, type RecordedInput, VERDICTS } from '../game/game.ts';
import { newState } from '../game/setup.ts';
import { checkOptions, type GameOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { parseChoice } from './choices.ts';
import { drawsCards, parseDraws } from './draws.ts';
import { parsePosition } from './position.ts';
import { hashState } from './position-write.ts';
import { fail, readNumber, readWord, shorten } from './reader.ts';
import { CARDS, resultText, VERSION } from './record-write.ts';

/** Rules (versions 1 and 3) and sides of Structures (2) were changed since, and positions that are hashed were written otherwise (1 and 3). */
const EARLIER = ['1', '2', '3'];
const MAX_LENGTH = 2_000_000;

const HEADER = /^\[(\w+) (".*")\]$/s;
/** Headers that say options of the game. */
const OPTION_HEADERS = [
  ['Edition', 'edition'],
  ['Mode', 'mode'],
  ['Board', 'board'],
  ['Armies', 'armies'],
  ['Variants', 'variants'],
  ['MercenariesEach', 'mercenariesEach'],
  ['StrikeAllies', 'strikeAllies'],
  ['OwnArmies', 'ownArmies'],
  ['Scenario', 'scenario'],
] as const satisfies readonly (readonly [string, keyof GameOptions])[];
const KNOWN: readonly string[] = [
  'NHex',
  ...OPTION_HEADERS.map(([header]) => header),
  'Seed',
  'Position',
  'Result',
  'Hash',
];
const YES_NO = ['yes', 'no'] as const;

type Headers = Map<string, string>;

function readHeader(place: Place, line: string, headers: Headers): void {
  const match = HEADER.exec(line);
  let value: unknown;
  try {
    value = match ? JSON.parse(match[2]) : undefined;
  } catch {
    value = undefined;
  }
  if (!match || typeof value !== 'string') return fail(place, 'no-header', { line: shorten(line) });
  if (!KNOWN.includes(match[1])) fail(place, 'unknown-header', { header: match[1] });
  if (headers.has(match[1])) fail(place, 'header-twice', { header: match[1] });
  headers.set(match[1], value);
}

function readOwnArmies(text: string | undefined): unknown {
  if (text === undefined) return [];
  try {
    return JSON.parse(text);
  } catch {
    return fail('OwnArmies', 'not-a-list', { of: 'armies' });
  }
}

function readScenarioHeader(text: string | undefined): { scenario?: unknown } {
  if (text === undefined) return {};
  if (!text.startsWith('{')) return { scenario: text };
  try {
    return { scenario: JSON.parse(text) };
  } catch {
    return fail('Scenario', 'not-an-object', {});
  }
}

function startOf(headers: Headers): Game {
  const version = headers.get('NHex');
  if (version === undefined) return fail(counted('line', 1), 'record-begins', {});
  if (version !== VERSION && !EARLIER.includes(version))
    fail(counted('line', 1), 'newer-version', { value: shorten(version), version: VERSION });
  const position = headers.get('Position');
  if (position !== undefined) return fromPosition(position, headers);
  const seed = headers.get('Seed');
  const start = newState(optionsIn(headers), seed ?? 'unknown');
  return { start, seed, log: [], state: start };
}

function optionsIn(headers: Headers): GameOptions {
  const words = (name: string): string[] =>
    (headers.get(name) ?? '').split(' ').filter((word) => word !== '');
  return checkOptions({
    edition: headers.get('Edition'),
    mode: headers.get('Mode'),
    board: headers.get('Board'),
    armies: words('Armies'),
    variants: words('Variants'),
    mercenariesEach: readNumber('MercenariesEach', headers.get('MercenariesEach') ?? '1', 1, 2),
    strikeAllies: readWord('StrikeAllies', headers.get('StrikeAllies') ?? 'yes', YES_NO) === 'yes',
    ownArmies: readOwnArmies(headers.get('OwnArmies')),
    ...readScenarioHeader(headers.get('Scenario')),
  });
}

/** The position holds the options too: headers beside it say the same. */
function fromPosition(position: string, headers: Headers): Game {
  const start = parsePosition(position);
  if (OPTION_HEADERS.some(([header]) => headers.has(header))) {
    const said = optionsIn(headers);
    for (const [header, option] of OPTION_HEADERS)
      if (JSON.stringify(said[option]) !== JSON.stringify(start.options[option]))
        fail('Position', 'does-not-fit', { what: header });
  }
  return gameFrom(start);
}

/** Adds where it happened to an error of a single line. */
function atLine<T>(place: Place, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    const code = error.code === 'bad-notation' ? 'bad-notation' : 'bad-record';
    const inLine = error.place === undefined ? place : within(place, error.place);
    throw new NhexError(code, error.reason, error.values, inLine);
  }
}

function readInput(game: Game, place: Place, line: string): Game {
  const [input, drawn, ...rest] = line.split(' + ');
  if (rest.length > 0) fail(place, 'two-pluses', {});
  const [, seatText, text] = /^(\S+)\s+(.*)$/.exec(input) ?? [];
  const { state } = game;
  // Only a draw is said by nobody alone.
  const isOfAll = seatText === '-' && text?.trim() === 'draw-agreed';
  const seat = isOfAll ? NOBODY : (readNumber(place, seatText ?? input, 0, state.seats.length - 1) as Owner);
  const draws = drawn === undefined ? [] : readDraws(place, drawn, state);
  return atLine(place, () => playRecorded(game, inputOf(seat, text ?? '', draws, state)).game);
}

function inputOf(seat: Owner, text: string, draws: readonly Drawn[], state: State): RecordedInput {
  const verdict = VERDICTS.find((word) => word === text.trim());
  if (verdict) return { kind: verdict, seat };
  return { kind: 'choice', seat, code: packChoice(parseChoice(text, state)), draws };
}

/** `1: move officer-i`: who draws, and what; `cards: gunner jammer`. */
function readDraws(place: Place, text: string, state: State): Drawn[] {
  const [, who, keys] = /^(\d|cards):\s+(.*)$/.exec(text) ?? [];
  if (keys === undefined || (who === CARDS) !== drawsCards(state))
    return fail(place, 'who-draws-what', { value: shorten(text) });
  const seat = (who === CARDS ? 0 : readNumber(place, who, 0, state.seats.length - 1)) as SeatId;
  return parseDraws(state, seat, keys.split(/\s+/), place);
}

/** A game that was read, and where it cannot go on as it was recorded: in an old one a rule may have been corrected since. */
export interface ReadRecord {
  readonly game: Game;
  /** The first input that is not open any more, or an end that differs; undefined when all is as it was. */
  readonly departure: NhexError | undefined;
}

/** Reads a record by playing it again. A NhexError names the line that is wrong or cannot have happened. */
export function readRecord(text: string): ReadRecord {
  if (text.length > MAX_LENGTH) return fail('record', 'too-long', { most: MAX_LENGTH });
  const headers: Headers = new Map();
  let game: Game | undefined;
  let departure: NhexError | undefined;
  text.split('\n').forEach((raw, i) => {
    const line = raw.trim();
    const place = counted('line', i + 1);
    if (line === '' || line.startsWith(';') || departure) return;
    if (line.startsWith('[') && !game) return readHeader(place, line, headers);
    game ??= startOf(headers);
    try {
      game = readInput(game, place, line);
    } catch (error) {
      departure = departureOf(headers, error);
    }
  });
  const read = game ?? startOf(headers);
  departure ??= checkEnd(headers, read);
  return { game: read, departure };
}

/** In a record of an earlier version a choice that is not open any more may be a rule that was corrected: it is read up to there. */
function departureOf(headers: Headers, error: unknown): NhexError {
  const isEarlier = EARLIER.includes(headers.get('NHex') ?? '');
  if (error instanceof NhexError && error.code === 'bad-record' && isEarlier) return error;
  throw error;
}

function checkEnd(headers: Headers, { state }: Game): NhexError | undefined {
  const result = headers.get('Result');
  const hash = headers.get('Hash');
  const isEarlier = EARLIER.includes(headers.get('NHex') ?? '');
  if (result !== undefined && result !== resultText(state.result)) {
    const error = new NhexError('bad-record', 'other-result', { result: resultText(state.result) }, 'Result');
    if (isEarlier) return error;
    throw error;
  }
  if (hash !== undefined && !isEarlier && hash !== hashState(state))
    refuse('bad-record', 'other-hash', {}, 'Hash');
  return undefined;
}

/** The game of a record; of one that departs from the rules of today, as far as it goes. */
export const parseRecord = (text: string): Game => readRecord(text).game;
