// Reading the fields of a position line back. Faults name the field.

import { MOST_COUNTED } from '../base/border.ts';
import { NOBODY, type SeatId, type UnitId } from '../base/brand.ts';
import { LEADER_USES, NO_LEADER } from '../cards/leaders.ts';
import type { GameOptions } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import {
  type Command,
  type Course,
  type Ending,
  type GameResult,
  RESULT_REASONS,
  type State,
  type Turn,
} from '../state/state.ts';
import { MAX_UNITS } from '../units/units.ts';
import { readLeader } from './draws.ts';
import { FIELDS, LATER_FIELDS } from './position-write.ts';
import { readBattle, readWounding } from './read-battle.ts';
import { readPending, readStep } from './read-flow.ts';
import { readOptions } from './read-options.ts';
import {
  MOST_IN_HAND,
  readSeat,
  readSeatNumber,
  readTiles,
  readUnits,
  type UnitReader,
} from './read-units.ts';
import { fail, items, parts, readHexes, readNumber, readNumbers, readWord } from './reader.ts';

function readCourse(text: string, options: GameOptions): Course | undefined {
  const plan = rulesOf(options).scenario;
  if (!plan) return text === '' ? undefined : fail('course', 'does-not-fit', { what: text.slice(0, 20) });
  const place = 'course';
  const [progress, arrived, spent, units, ended] = parts(place, text, '.', 5);
  const numbers = (list: string, wanted: number): number[] => {
    const found = readNumbers(place, list, 9999);
    return found.length === wanted ? found : fail(place, 'parts-needed', { wanted, found: found.length });
  };
  return {
    progress: numbers(progress, plan.goals.length),
    arrived: numbers(arrived, plan.arrivals.length),
    spent: readHexes(place, spent),
    units: readNumber(place, units, 0, MAX_UNITS),
    ended: readNumber(place, ended, 0, 9999),
  };
}

function readLeaders(text: string): Command[] {
  const place = 'leaders';
  return (text === '' ? [] : text.split(';')).map((command) => {
    const [dealt, card, uses, turn, battle] = parts(place, command, '.', 5);
    return {
      dealt: items(dealt).map((key) => readLeader(place, key)),
      card: card === '-' ? NO_LEADER : readLeader(place, card),
      uses: readNumber(place, uses, 0, LEADER_USES),
      turn: readNumber(place, turn, 0, 9999),
      battle: readNumber(place, battle, 0, 9999),
    };
  });
}

/** Places in the cycle of turns, as the rules of the game have it. */
const lastPlace = (options: GameOptions): number => rulesOf(options).cycle.length - 1;

function readTurn(text: string, reader: UnitReader, options: GameOptions): Turn {
  const place = 'turn';
  const part = parts(place, text, '.', 11);
  const number = (index: number, most: number): number => readNumber(place, part[index], 0, most);
  const unit = (word: string): UnitId => reader.unit(place, word);
  return {
    number: number(0, 9999),
    place: number(1, lastPlace(options)),
    seat: readSeatNumber(place, part[2], options.armies.length),
    limit: number(3, MOST_IN_HAND),
    drawn: number(4, MOST_IN_HAND),
    plays: number(5, 6),
    maxPlays: number(6, 6),
    rotations: number(7, MOST_COUNTED),
    moved: items(part[8]).map(unit),
    pivoted: items(part[9]).map(unit),
    served: items(part[10]).map((ride) => {
      const [transport, passenger] = parts(place, ride, '_', 2);
      return { transport: unit(transport), passenger: unit(passenger) };
    }),
  };
}

export function readEnding(text: string, options: GameOptions): Ending | undefined {
  if (text === '') return undefined;
  const players = options.armies.length;
  const place = 'ending';
  const [by, turns, tied, last] = parts(place, text, '.', 4);
  return {
    by: readSeatNumber(place, by, players),
    turns: readNumbers(place, turns, lastPlace(options)),
    tied: tied === '-' ? undefined : (readNumbers(place, tied, players - 1) as SeatId[]),
    last: readSeatNumber(place, last, players),
  };
}

export function readResult(text: string, players: number): GameResult | undefined {
  if (text === '') return undefined;
  const [reason, winners] = parts('result', text, '.', 2);
  return {
    reason: readWord('result', reason, RESULT_REASONS),
    winners: readNumbers('result', winners, players - 1) as SeatId[],
  };
}

/** The state of the fields of a line of this version; whether it can be is not checked yet. */
export function readFields(values: readonly string[], rngFor: (players: number) => number[]): State {
  if (values.length > FIELDS.length || values.length < FIELDS.length - LATER_FIELDS)
    fail('position', 'parts-needed', { wanted: FIELDS.length, found: values.length });
  const field = (name: (typeof FIELDS)[number]): string => values[FIELDS.indexOf(name)] ?? '';
  const options = readOptions(field('options'), field('armies'), field('scenario'));
  const players = options.armies.length;
  const reader = readUnits(field('units'), options);
  const [beside, removed] = parts('aside', field('aside'), '.', 2);
  const seatTexts = parts('seats', field('seats'), ';', players);
  return {
    options,
    pending: readPending(field('pending'), reader, options),
    agenda: items(field('agenda')).map((step) => readStep(step, options)),
    units: reader.units,
    seats: seatTexts.map((seat, number) => readSeat(seat, options, number)),
    turn: readTurn(field('turn'), reader, options),
    wounding: readWounding(field('wounding'), reader, players),
    battle: readBattle(field('battle'), reader, players),
    battles: readNumber('battles', field('battles'), 0, 9999),
    moments: 0,
    ending: readEnding(field('ending'), options),
    result: readResult(field('result'), players),
    course: readCourse(field('course'), options),
    leaders: readLeaders(field('leaders')),
    beside: readTiles('aside', beside, options, NOBODY),
    removed: readTiles('aside', removed, options, NOBODY),
    rng: rngFor(players),
  };
}
