// `nhex replay FILE`: rebuilds a recorded game from its inputs and shows the state after some of them.

import {
  deciderOf,
  type Game,
  hashState,
  makeChoice,
  makePosition,
  NOBODY,
  type ReadRecord,
  readRecord,
  replay,
  stageOf,
  unpackChoice,
} from '@nhex/engine';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { InputError, isInputError, messageOf, showPath } from '../errors.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { nameBoard, tileRef } from '../words/names.ts';
import { drawBoard } from '../words/picture.ts';

const MOST_INPUTS = 1_000_000;

interface Options {
  readonly at?: number;
  readonly json?: boolean;
}

function readFile(file: string): ReadRecord {
  const place = showPath(file);
  try {
    return readRecord(readText(file));
  } catch (error) {
    throw new InputError(
      isInputError(error) ? messageOf(error) : `it cannot be read (${messageOf(error)})`,
      place,
    );
  }
}

/** The last input in words, as the player chose it. */
function lastInput(record: Game, at: number): string | null {
  const entry = record.log[at - 1];
  if (!entry) return null;
  const seat = entry.seat === NOBODY ? '-' : entry.seat;
  return `${seat} ${entry.kind === 'choice' ? makeChoice(unpackChoice(entry.code), entry.before) : entry.kind}`;
}

function answer({ game: record, departure }: ReadRecord, at: number) {
  const { state } = replay(record, at);
  return {
    at,
    inputs: record.log.length,
    last: lastInput(record, at),
    hash: hashState(state),
    position: makePosition(state),
    stage: stageOf(state),
    turn: state.turn.number,
    seat: state.pending ? deciderOf(state) : null,
    armies: state.options.armies,
    hq: state.seats.map((seat) => seat.hq),
    hands: state.seats.map((seat) => seat.hand.map((tile) => tileRef(state, tile))),
    decks: state.seats.map((seat) => seat.deck.length + seat.top.length),
    board: nameBoard(state, state.units),
    result: state.result ?? null,
    // Where the game cannot go on as it was recorded.
    departure: departure ? messageOf(departure) : null,
  };
}

function tell(record: ReadRecord, at: number): string {
  const shown = answer(record, at);
  const { state } = replay(record.game, at);
  const players = shown.armies.map(
    (army, seat) =>
      `  ${seat} ${army}: HQ ${shown.hq[seat]}, ${shown.decks[seat]} in the deck, hand ${shown.hands[seat].join(' ') || 'empty'}`,
  );
  const now = shown.result
    ? `over: ${shown.result.winners.length > 0 ? `won by ${shown.result.winners.join(', ')}` : 'a draw'} (${shown.result.reason})`
    : `turn ${shown.turn}, player ${shown.seat} decides (${shown.stage})`;
  return [
    `Input ${at} of ${shown.inputs}${shown.last === null ? '' : `: ${shown.last}`}`,
    now,
    ...players,
    drawBoard(state, state.units),
    '',
    `position ${shown.position}`,
    `hash ${shown.hash}`,
  ].join('\n');
}

function show(file: string, options: Options, io: Io): void {
  const record = readFile(file);
  const { length } = record.game.log;
  const at = options.at ?? length;
  if (at > length) {
    throw new InputError(`the game has only ${length} inputs, there is no input ${at}`, showPath(file));
  }
  if (record.departure)
    io.complain(
      `nhex: the game does not go on as recorded, a rule was corrected since or the record is damaged: ${messageOf(record.departure)}`,
    );
  io.print(options.json ? JSON.stringify(answer(record, at)) : tell(record, at));
}

export function addReplay(program: Command, io: Io): void {
  program
    .command('replay')
    .description('rebuild a recorded game and show its state')
    .argument('<file>', 'a game record')
    .option('--at <n>', 'after so many inputs (default: all)', wholeNumber(0, MOST_INPUTS))
    .option('--json', 'print JSON')
    .action((file: string, options: Options) => show(file, options, io));
}
