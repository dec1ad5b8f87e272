// Reading the fields of a position line back. Faults name the field.

import { NOBODY, type Owner, type SeatId, type TileId, type UnitId } from '../base/brand.ts';
import { BOARDS } from '../board/board.ts';
import { hexName } from '../board/hexes.ts';
import { EDITIONS } from '../editions/editions.ts';
import { BATTLE_REASONS, EFFECTS, STEP_NAMES, type Step } from '../flow/agenda.ts';
import { DECISION_KINDS, type Decision } from '../flow/decision.ts';
import { MODES } from '../modes/modes.ts';
import { HIGHEST_PHASE } from '../standing/field.ts';
import { checkOptions, type GameOptions, VARIANTS } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import {
  type Aim,
  type BattleState,
  type Declaration,
  type Ending,
  EXTRA_CHANCE,
  type GameResult,
  type Hit,
  MOST_EXTRA_CHANCES,
  RESULT_REASONS,
  type Seat,
  type State,
  type Turn,
  type Wounding,
} from '../state/state.ts';
import { wholeOf } from '../tiles/catalogue.ts';
import { MAX_UNITS, noUnits, type Placed, placeStructure, placeUnit, type Units } from '../units/units.ts';
import { FIELDS } from './position-write.ts';
import {
  fail,
  items,
  parts,
  readFlag,
  readHex,
  readHexOrDash,
  readNumber,
  readNumbers,
  readTile,
  readWord,
  shorten,
} from './reader.ts';

export function readTiles(place: string, text: string, options: GameOptions, seat: Owner): TileId[] {
  return items(text).flatMap((item) => {
    const [key, times] = item.split('*');
    const tile = readTile(place, key, options, seat);
    return Array.from({ length: times === undefined ? 1 : readNumber(place, times, 1, 35) }, () => tile);
  });
}

function readArmies(text: string): unknown {
  if (text === '') return [];
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return fail('armies', 'not-a-list', { what: 'armies' });
  }
}

export function readOptions(text: string, armiesText: string): GameOptions {
  const [edition, mode, board, armies, variants, mercenariesEach, strikeAllies] = parts(
    'options',
    text,
    '.',
    7,
  );
  return checkOptions({
    edition: readWord(
      'options',
      EDITIONS.find((known) => known.replace('.', '') === edition) ?? edition,
      EDITIONS,
    ),
    mode: readWord('options', mode, MODES),
    board: readWord('options', board, BOARDS),
    armies: items(armies),
    variants: items(variants).map((variant) => readWord('options', variant, VARIANTS)),
    mercenariesEach: readNumber('options', mercenariesEach, 1, 2),
    strikeAllies: readFlag('options', strikeAllies),
    ownArmies: readArmies(armiesText),
  });
}

/** Reads what names units, once they stand. */
export interface UnitReader {
  readonly units: Units;
  unit(place: string, text: string | undefined): UnitId;
}

export function readUnits(text: string, options: GameOptions): UnitReader {
  const units = noUnits();
  for (const entry of text === '' ? [] : text.split(';')) {
    const place = `units: ${shorten(entry)}`;
    const words = entry.split('.');
    const [hexText, ownerText, key, rotation, wounds, ...more] = words;
    if (words.length !== 5 && words.length !== 8)
      fail(place, 'parts-needed', { wanted: 5, found: words.length });
    const owner = readNumber(place, ownerText, 0, NOBODY) as Owner;
    if (owner !== NOBODY && owner >= options.armies.length)
      fail(place, 'not-a-number', { value: shorten(ownerText), least: 0, most: options.armies.length - 1 });
    const lay = (hex: string, tile: string, turn: string): Placed => {
      const placed = {
        hex: readHex(place, hex),
        tile: readTile(place, tile, options, owner),
        rotation: readNumber(place, turn, 0, 5),
      };
      if (units.at[placed.hex] >= 0) fail(place, 'does-not-fit', { what: hex });
      return placed;
    };
    const first = lay(hexText, key, rotation);
    const hurt = readNumber(place, wounds, 0, 15);
    if (more.length === 0) placeUnit(units, first, owner, hurt);
    else placePair(options, units, place, [first, lay(more[0], more[1], more[2])], owner, hurt);
  }
  return {
    units,
    unit(place, word) {
      const hex = readHex(place, word);
      const unit = units.at[hex];
      return unit >= 0 && unit < MAX_UNITS ? unit : fail(place, 'does-not-fit', { what: word ?? '' });
    },
  };
}

function placePair(
  options: GameOptions,
  units: Units,
  place: string,
  pair: readonly [Placed, Placed],
  owner: Owner,
  wounds: number,
): void {
  const { catalogue, tiles, board } = rulesOf(options);
  const [first, second] = pair;
  const whole = wholeOf(catalogue, first.tile, second.tile);
  if (whole === undefined)
    return fail(place, 'no-structure', { tile: tiles[first.tile].key, other: tiles[second.tile].key });
  if (!board.neighbours[first.hex].includes(second.hex))
    fail(place, 'not-adjacent', { hex: hexName(second.hex) });
  placeStructure(units, pair, whole, owner, wounds);
}

export function readSeat(text: string, options: GameOptions, number: number): Seat {
  const place = `player ${number}`;
  const [hq, alive, hand, deck, top, discard, mercenaries] = parts(place, text, '.', 7);
  const tiles = (list: string): TileId[] => readTiles(place, list, options, number as SeatId);
  return {
    hq: readNumber(place, hq, 0, 20),
    alive: readFlag(place, alive),
    hand: tiles(hand),
    deck: tiles(deck).sort((a, b) => a - b),
    top: tiles(top),
    discard: tiles(discard),
    mercenaries: tiles(mercenaries),
  };
}

const readSeatNumber = (place: string, text: string | undefined, players: number): SeatId =>
  readNumber(place, text, 0, players - 1) as SeatId;

function readPending(text: string, reader: UnitReader, players: number): Decision | undefined {
  if (text === '') return undefined;
  const place = 'pending';
  const [kindText, seatText, ...words] = text.split('.');
  const kind = readWord(place, kindText, DECISION_KINDS);
  const seat = readSeatNumber(place, seatText, players);
  const wanted = (count: number): void => {
    if (words.length !== count) fail(place, 'parts-needed', { wanted: count, found: words.length });
  };
  switch (kind) {
    case 'step':
      wanted(2);
      return { kind, seat, unit: reader.unit(place, words[0]), stepsLeft: readNumber(place, words[1], 1, 9) };
    case 'push':
      wanted(2);
      return { kind, seat, pusher: readHex(place, words[0]), target: readHex(place, words[1]) };
    case 'declare':
      wanted(1);
      return { kind, seat, unit: reader.unit(place, words[0]) };
    case 'aim':
      wanted(5);
      return {
        kind,
        seat,
        unit: reader.unit(place, words[0]),
        hex: readHex(place, words[1]),
        edge: readNumber(place, words[2], 0, 5),
        from: readHex(place, words[3]),
        direction: readNumber(place, words[4], 0, 5),
      };
    case 'absorb':
      wanted(2);
      return { kind, seat, medic: reader.unit(place, words[0]), patient: reader.unit(place, words[1]) };
    case 'sacrifice':
      wanted(3);
      return {
        kind,
        seat,
        medic: reader.unit(place, words[0]),
        patient: reader.unit(place, words[1]),
        hit: readNumber(place, words[2], 0, 255),
      };
    case 'name': {
      const question = readPending(words.slice(1).join('.'), reader, players);
      if (question?.kind !== 'treat' && question?.kind !== 'sacrifice')
        return fail(place, 'does-not-fit', { what: kind });
      return {
        kind,
        seat,
        among: items(words[0]).map((each) => readSeatNumber(place, each, players)),
        question,
      };
    }
    default:
      wanted(0);
      return { kind, seat };
  }
}

function readStep(text: string, players: number): Step {
  const place = 'agenda';
  const [name, ...words] = text.split('_');
  const step = readWord(place, name, STEP_NAMES);
  switch (step) {
    case 'begin-turn':
      return { do: step, place: readNumber(place, words[0], 0, 5) };
    case 'battle':
      return {
        do: step,
        reason: readWord(place, words[0], BATTLE_REASONS),
        starter: readSeatNumber(place, words[1], players),
      };
    case 'after-battle':
      return {
        do: step,
        reason: readWord(place, words[0], BATTLE_REASONS),
        starter: readSeatNumber(place, words[1], players),
        changed: readFlag(place, words[2] ?? ''),
      };
    case 'listen':
      return { do: step, effect: readWord(place, words[0], EFFECTS) };
    default:
      return { do: step };
  }
}

function readTurn(text: string, reader: UnitReader, players: number): Turn {
  const place = 'turn';
  const part = parts(place, text, '.', 11);
  const number = (index: number, most: number): number => readNumber(place, part[index], 0, most);
  const unit = (word: string): UnitId => reader.unit(place, word);
  return {
    number: number(0, 9999),
    place: number(1, 5),
    seat: readSeatNumber(place, part[2], players),
    limit: number(3, 6),
    drawn: number(4, 6),
    plays: number(5, 6),
    maxPlays: number(6, 6),
    rotations: number(7, 9),
    moved: items(part[8]).map(unit),
    pivoted: items(part[9]).map(unit),
    served: items(part[10]).map((ride) => {
      const [transport, passenger] = parts(place, ride, '_', 2);
      return { transport: unit(transport), passenger: unit(passenger) };
    }),
  };
}

function readHit(text: string, reader: UnitReader): Hit {
  const place = `wounding: hit ${shorten(text)}`;
  const [hex, wounds, lethal, from, by, treatable, setsOff, endless, chain] = parts(place, text, '_', 9);
  return {
    target: reader.unit(place, hex),
    hex: readHex(place, hex),
    lethal: readFlag(place, lethal),
    wounds: readNumber(place, wounds, 0, 99),
    from: readHexOrDash(place, from),
    by: readNumber(place, by, 0, NOBODY) as Owner,
    treatable: readFlag(place, treatable),
    setsOff: readFlag(place, setsOff),
    endless: readFlag(place, endless),
    chain: readNumber(place, chain, 0, 63),
  };
}

function readWounding(text: string, reader: UnitReader, players: number): Wounding | undefined {
  if (text === '') return undefined;
  const place = 'wounding';
  const [hitsText, exploded, absorbed, spent, awards] = parts(place, text, '.', 5);
  const unit = (word: string): UnitId => reader.unit(place, word);
  const hits = items(hitsText).map((hit) => readHit(hit, reader));
  return {
    hits,
    exploded: items(exploded).map(unit),
    absorbed: readNumbers(place, absorbed, hits.length - 1),
    spent: items(spent).map(unit),
    awards: items(awards).map((award) => {
      const [victim, points] = parts(place, award, '_', 2);
      return { victim: readSeatNumber(place, victim, players), points: readNumber(place, points, 1, 20) };
    }),
  };
}

function readAim(place: string, text: string): Aim {
  const [hex, edge, from, direction, target] = parts(place, text, '-', 5);
  return {
    hex: readHex(place, hex),
    edge: readNumber(place, edge, 0, 5),
    from: readHex(place, from),
    direction: readNumber(place, direction, 0, 5),
    target: readHex(place, target),
  };
}

function readActor(text: string, reader: UnitReader): Declaration {
  const place = `battle: actor ${shorten(text)}`;
  const [unit, what, hex, edge, aims] = parts(place, text, '_', 5);
  return {
    unit: reader.unit(place, unit),
    what: readWord(place, what, ['open', 'attack', 'explode', 'melee', 'ranged'] as const),
    hex: readHexOrDash(place, hex),
    edge: readNumber(place, edge, -1, 5),
    aims: aims === '' ? [] : aims.split('+').map((aim) => readAim(place, aim)),
  };
}

/** Every bit of `usedChances` set. */
const MOST_CHANCES = 2 ** (EXTRA_CHANCE + MOST_EXTRA_CHANCES) - 1;

function readBattle(text: string, reader: UnitReader, players: number): BattleState | undefined {
  if (text === '') return undefined;
  const place = 'battle';
  const [reason, starter, phase, chances, converted, actors, changed] = parts(place, text, '.', 7);
  const usedChances = Array.from({ length: MAX_UNITS }, () => 0);
  for (const item of items(chances)) {
    const [unit, bits] = parts(place, item, '_', 2);
    usedChances[reader.unit(place, unit)] = readNumber(place, bits, 1, MOST_CHANCES);
  }
  return {
    reason: readWord(place, reason, BATTLE_REASONS),
    starter: readSeatNumber(place, starter, players),
    phase: readNumber(place, phase, 0, HIGHEST_PHASE),
    usedChances,
    converted: items(converted).map((unit) => reader.unit(place, unit)),
    actors: items(actors).map((actor) => readActor(actor, reader)),
    changed: readFlag(place, changed),
  };
}

export function readEnding(text: string, players: number): Ending | undefined {
  if (text === '') return undefined;
  const place = 'ending';
  const [by, turns, tied, last] = parts(place, text, '.', 4);
  return {
    by: readSeatNumber(place, by, players),
    turns: readNumbers(place, turns, 5),
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
  if (values.length !== FIELDS.length)
    fail('position', 'parts-needed', { wanted: FIELDS.length, found: values.length });
  const field = (name: (typeof FIELDS)[number]): string => values[FIELDS.indexOf(name)];
  const options = readOptions(field('options'), field('armies'));
  const players = options.armies.length;
  const reader = readUnits(field('units'), options);
  const [beside, removed] = parts('aside', field('aside'), '.', 2);
  const seatTexts = parts('seats', field('seats'), ';', players);
  return {
    options,
    pending: readPending(field('pending'), reader, players),
    agenda: items(field('agenda')).map((step) => readStep(step, players)),
    units: reader.units,
    seats: seatTexts.map((seat, number) => readSeat(seat, options, number)),
    turn: readTurn(field('turn'), reader, players),
    wounding: readWounding(field('wounding'), reader, players),
    battle: readBattle(field('battle'), reader, players),
    battles: readNumber('battles', field('battles'), 0, 9999),
    ending: readEnding(field('ending'), players),
    result: readResult(field('result'), players),
    beside: readTiles('aside', beside, options, NOBODY),
    removed: readTiles('aside', removed, options, NOBODY),
    rng: rngFor(players),
  };
}
