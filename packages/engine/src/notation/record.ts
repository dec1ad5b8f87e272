// A game record that people can read: headers, then one line an input with the tiles drawn after it.
// Reading it replays the game; what cannot have happened is refused with the line. Grammar in docs/notation.md.

import { decodeChoice, encodeChoice } from '../choice.ts';
import { NhexError } from '../error.ts';
import { type Game, gameFrom, playRecorded } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { newState } from '../setup.ts';
import type { GameResult, State } from '../state.ts';
import { makeChoice, parseChoice } from './choices.ts';
import { hashState, makePosition, parsePosition } from './position.ts';
import { readNumber, readTile, refuse, shorten, tileKey } from './reader.ts';

const VERSION = '1';
const MAX_LENGTH = 2_000_000;

const resultText = (result: GameResult | undefined): string =>
  result === undefined
    ? '*'
    : result.winners.length === 0
      ? `draw (${result.reason})`
      : `${result.winners.join(' ')} (${result.reason})`;

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
  if (game.seed !== undefined) headers.push(['Seed', game.seed]);
  else if (makePosition(game.start) !== makePosition(newState(options, 0)))
    headers.push(['Position', makePosition(game.start)]);
  headers.push(['Result', resultText(game.state.result)], ['Hash', hashState(game.state)]);
  return headers;
}

/** The record of a game. */
export function makeRecord(game: Game): string {
  const lines = headersOf(game).map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  const { armies } = game.start.options;
  let state = game.start;
  let rebuilt: Game = { ...game, log: [], state };
  let turn = Number.NaN;
  for (const { seat, code, draws } of game.log) {
    if (state.turn.number !== turn) {
      turn = state.turn.number;
      lines.push(
        '',
        turn === 0 ? '; set-up' : `; turn ${turn}: ${state.turn.seat} ${armies[state.turn.seat]}`,
      );
    }
    const text = makeChoice(decodeChoice(code), state);
    rebuilt = playRecorded(rebuilt, seat, code, draws).game;
    state = rebuilt.state;
    // All draws after one input are of the player whose turn it then is.
    const drawn = draws.length > 0 ? ` + ${state.turn.seat}: ${draws.map(tileKey).join(' ')}` : '';
    lines.push(`${seat} ${text}${drawn}`);
  }
  return `${lines.join('\n')}\n`;
}

const HEADER = /^\[(\w+) (".*")\]$/;
const KNOWN = [
  'NHex',
  'Edition',
  'Mode',
  'Board',
  'Armies',
  'Variants',
  'MercenariesEach',
  'StrikeAllies',
  'Seed',
  'Position',
  'Result',
  'Hash',
];

function readHeader(place: string, line: string, headers: Map<string, string>): void {
  const match = HEADER.exec(line);
  let value: unknown;
  try {
    value = match ? JSON.parse(match[2]) : undefined;
  } catch {
    value = undefined;
  }
  if (!match || typeof value !== 'string')
    return refuse(place, `${shorten(line)} is no header like [Name "value"]`);
  if (!KNOWN.includes(match[1])) refuse(place, `there is no header ${match[1]}`);
  if (headers.has(match[1])) refuse(place, `the header ${match[1]} stands there twice`);
  headers.set(match[1], value);
}

function startOf(headers: ReadonlyMap<string, string>): Game {
  const version = headers.get('NHex');
  if (version === undefined) return refuse('line 1', 'a record begins with [NHex "1"]');
  if (version !== VERSION)
    refuse('line 1', `this is version ${shorten(version)}; only ${VERSION} can be read`);
  const position = headers.get('Position');
  if (position !== undefined) return gameFrom(parsePosition(position));
  const words = (name: string): string[] =>
    (headers.get(name) ?? '').split(' ').filter((word) => word !== '');
  const options = {
    edition: headers.get('Edition'),
    mode: headers.get('Mode'),
    board: headers.get('Board'),
    armies: words('Armies'),
    variants: words('Variants'),
    mercenariesEach: headers.has('MercenariesEach') ? Number(headers.get('MercenariesEach')) : 1,
    strikeAllies: headers.get('StrikeAllies') !== 'no',
  } as GameOptions;
  const seed = headers.get('Seed');
  const start = newState(options, seed ?? 'unknown');
  return { start, seed, log: [], state: start };
}

/** Adds where it happened to an error of a single line. */
function atLine<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    throw new NhexError(error.code === 'bad-notation' ? 'bad-notation' : 'bad-record', error.message, place);
  }
}

function readInput(game: Game, place: string, line: string): Game {
  const [input, drawn, ...rest] = line.split(' + ');
  if (rest.length > 0) refuse(place, 'there is more than one " + "');
  const [, seatText, text] = /^(\S+)\s+(.*)$/.exec(input) ?? [];
  const state: State = game.state;
  const seat = readNumber(place, seatText ?? input, 0, state.seats.length - 1);
  const draws = drawn === undefined ? [] : readDraws(place, drawn, state);
  return atLine(place, () => {
    const code = encodeChoice(parseChoice(text ?? '', state));
    return playRecorded(game, seat, code, draws).game;
  });
}

/** `1: move officer-i`: who draws, and what. */
function readDraws(place: string, text: string, state: State): number[] {
  const [, seatText, keys] = /^(\d):\s+(.*)$/.exec(text) ?? [];
  if (keys === undefined)
    return refuse(place, `${shorten(text)} does not say who draws what, as in "1: move medic"`);
  const seat = readNumber(place, seatText, 0, state.seats.length - 1);
  return keys.split(/\s+/).map((key) => readTile(place, key, state.options, seat));
}

/** Reads a record by playing it again. A NhexError names the line that is wrong or cannot have happened. */
export function parseRecord(text: string): Game {
  if (text.length > MAX_LENGTH) return refuse('record', `it is longer than ${MAX_LENGTH} characters`);
  const headers = new Map<string, string>();
  let game: Game | undefined;
  text.split('\n').forEach((raw, i) => {
    const line = raw.trim();
    const place = `line ${i + 1}`;
    if (line === '' || line.startsWith(';')) return;
    if (line.startsWith('[') && !game) return readHeader(place, line, headers);
    game ??= startOf(headers);
    game = readInput(game, place, line);
  });
  const read = game ?? startOf(headers);
  const hash = headers.get('Hash');
  const result = headers.get('Result');
  if (result !== undefined && result !== resultText(read.state.result)) {
    throw new NhexError('bad-record', `the game ends with ${resultText(read.state.result)}`, 'Result');
  }
  if (hash !== undefined && hash !== hashState(read.state)) {
    throw new NhexError('bad-record', 'the game does not end in the position whose hash it gives', 'Hash');
  }
  return read;
}
