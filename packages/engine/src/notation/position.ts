// A whole position in one line of URL-safe text, and the hash of it. Grammar in docs/notation.md.
// It holds everything except the hidden order of the decks.

import type { TileId } from '../armies/catalog.ts';
import { BOARDS, forEachHex, type Hex, hexName } from '../board/hexes.ts';
import { EDITIONS } from '../editions/editions.ts';
import { MODES } from '../modes/modes.ts';
import { checkOptions, type GameOptions, VARIANTS } from '../options.ts';
import { seedFrom } from '../random.ts';
import {
  BATTLE_REASONS,
  type BattleState,
  type Declaration,
  type Ending,
  type GameResult,
  type Hit,
  RESULT_REASONS,
  type Seat,
  STAGES,
  type State,
  type Turn,
  type Wounding,
} from '../state.ts';
import { EMPTY, makeUnit, NOBODY, unitOwner, unitRotation, unitTile, unitWounds } from '../tiles/unit.ts';
import { checkPosition } from './check.ts';
import {
  hexOrDash,
  readHex,
  readHexOrDash,
  readNumber,
  readTile,
  readWord,
  refuse,
  shorten,
  tileKey,
} from './reader.ts';

const VERSION = 'nhex1';
const FIELDS = [
  'options',
  'stage',
  'units',
  'seats',
  'turn',
  'wounding',
  'battle',
  'battles',
  'ending',
  'result',
  'aside',
] as const;

// `/` parts fields, `;` parts seats, `.` the parts of one thing, `~` the items of a list, `_` the parts of an item.
const list = <T>(items: readonly T[], make: (item: T) => string): string => items.map(make).join('~');
const flag = (value: boolean): string => (value ? '1' : '0');

function makeTiles(tiles: readonly TileId[]): string {
  const runs: string[] = [];
  for (let i = 0; i < tiles.length; ) {
    let end = i;
    while (tiles[end] === tiles[i]) end++;
    runs.push(end - i > 1 ? `${tileKey(tiles[i])}*${end - i}` : tileKey(tiles[i]));
    i = end;
  }
  return runs.join('~');
}

const makeOptions = (o: GameOptions): string =>
  [
    o.edition.replace('.', ''),
    o.mode,
    o.board,
    o.armies.join('~'),
    o.variants.join('~'),
    o.mercenariesEach,
    flag(o.strikeAllies),
  ].join('.');

const makeUnits = (state: State): string =>
  state.board
    .flatMap((unit, hex) =>
      unit === EMPTY
        ? []
        : [
            [
              hexName(hex),
              unitOwner(unit),
              tileKey(unitTile(unit)),
              unitRotation(unit),
              unitWounds(unit),
            ].join('.'),
          ],
    )
    .join(';');

const makeSeat = (seat: Seat): string =>
  [
    seat.hq,
    flag(seat.alive),
    makeTiles(seat.hand),
    makeTiles(seat.deck),
    makeTiles(seat.top),
    makeTiles(seat.discard),
    makeTiles(seat.mercenaries),
  ].join('.');

const makeTurn = (turn: Turn): string =>
  [
    turn.number,
    turn.place,
    turn.seat,
    turn.limit,
    turn.drawn,
    turn.plays,
    turn.maxPlays,
    turn.rotations,
    list(turn.moved, hexName),
    list(turn.served, hexName),
    turn.movement ? `${hexName(turn.movement.hex)}_${turn.movement.stepsLeft}` : '',
    turn.push ? `${hexName(turn.push.pusher)}_${hexName(turn.push.target)}` : '',
  ].join('.');

const makeHit = (hit: Hit): string =>
  [
    hexName(hit.target),
    hit.wounds,
    hexOrDash(hit.from),
    hit.by,
    flag(hit.treatable),
    flag(hit.endless),
    hit.chain,
  ].join('_');

const makeWounding = (w: Wounding | undefined): string =>
  w === undefined
    ? ''
    : [
        list(w.hits, makeHit),
        list(w.exploded, hexName),
        list(w.absorbed, String),
        list(w.spent, hexName),
        hexOrDash(w.patient),
        hexOrDash(w.medic),
        w.hit,
        w.named,
        flag(w.dealt),
        list(w.awards, String),
      ].join('.');

const makeActor = (actor: Declaration): string => `${hexName(actor.hex)}_${actor.what}_${actor.edge}`;

const makeBattle = (battle: BattleState | undefined): string =>
  battle === undefined
    ? ''
    : [
        battle.reason,
        battle.starter,
        battle.phase,
        battle.usedChances.flatMap((bits, hex) => (bits ? [`${hexName(hex)}_${bits}`] : [])).join('~'),
        list(battle.converted, hexName),
        flag(battle.begun),
        list(battle.actors, makeActor),
        hexOrDash(battle.declaring),
        flag(battle.changed),
      ].join('.');

const makeEnding = (ending: Ending | undefined): string =>
  ending === undefined
    ? ''
    : [
        ending.by,
        list(ending.turns, String),
        ending.tied ? list(ending.tied, String) : '-',
        ending.last,
      ].join('.');

const makeResult = (result: GameResult | undefined): string =>
  result === undefined ? '' : `${result.reason}.${list(result.winners, String)}`;

/** The position in one line. */
export function makePosition(view: Omit<State, 'rng'>): string {
  const state = view as State;
  const fields: Record<(typeof FIELDS)[number], string> = {
    options: makeOptions(state.options),
    stage: state.stage,
    units: makeUnits(state),
    seats: state.seats.map(makeSeat).join(';'),
    turn: makeTurn(state.turn),
    wounding: makeWounding(state.wounding),
    battle: makeBattle(state.battle),
    battles: String(state.battles),
    ending: makeEnding(state.ending),
    result: makeResult(state.result),
    aside: `${makeTiles(state.beside)}.${makeTiles(state.removed)}`,
  };
  return [VERSION, ...FIELDS.map((field) => fields[field])].join('/');
}

/** A short fingerprint of everything a position holds; equal positions have equal hashes everywhere. */
export function hashState(view: Omit<State, 'rng'>): string {
  const text = makePosition(view);
  const part = (stream: number): string => (seedFrom(text, stream) >>> 0).toString(16).padStart(8, '0');
  return part(1) + part(2);
}

const items = (text: string | undefined): string[] => (text ? text.split('~') : []);
const parts = (place: string, text: string, separator: string, count: number): string[] => {
  const found = text.split(separator);
  return found.length === count ? found : refuse(place, `${count} parts are needed, not ${found.length}`);
};
const readFlag = (place: string, text: string): boolean => readNumber(place, text, 0, 1) === 1;
const readHexes = (place: string, text: string): Hex[] => items(text).map((item) => readHex(place, item));
const readNumbers = (place: string, text: string, most: number): number[] =>
  items(text).map((item) => readNumber(place, item, 0, most));

function readTiles(place: string, text: string, options: GameOptions, seat: number): TileId[] {
  return items(text).flatMap((item) => {
    const [key, times] = item.split('*');
    const tile = readTile(place, key, options, seat);
    return Array.from({ length: times === undefined ? 1 : readNumber(place, times, 1, 35) }, () => tile);
  });
}

function readOptions(text: string): GameOptions {
  const [edition, mode, board, armies, variants, mercenariesEach, strikeAllies] = parts(
    'options',
    text,
    '.',
    7,
  );
  const editions = EDITIONS.map((name) => name.replace('.', ''));
  const options = {
    edition: EDITIONS[editions.indexOf(readWord('options: edition', edition, editions))],
    mode: readWord('options: mode', mode, MODES),
    board: readWord('options: board', board, BOARDS),
    armies: items(armies),
    variants: items(variants).map((item) => readWord('options: variants', item, VARIANTS)),
    mercenariesEach: readNumber('options: mercenaries', mercenariesEach, 1, 2),
    strikeAllies: readFlag('options: strike allies', strikeAllies),
  };
  return checkOptions(options);
}

function readUnits(text: string, options: GameOptions): number[] {
  const board = forEachHex(EMPTY);
  for (const entry of text ? text.split(';') : []) {
    const place = `units: ${shorten(entry)}`;
    const [hexText, ownerText, key, rotation, wounds] = parts(place, entry, '.', 5);
    const hex = readHex(place, hexText);
    if (board[hex] !== EMPTY) refuse(place, 'there is a unit on that hex already');
    const owner = readNumber(place, ownerText, 0, NOBODY);
    if (owner !== NOBODY && owner >= options.armies.length) refuse(place, `there is no player ${owner}`);
    const tile = readTile(place, key, options, owner);
    board[hex] = makeUnit(tile, owner, readNumber(place, rotation, 0, 5), readNumber(place, wounds, 0, 15));
  }
  return board;
}

function readSeat(text: string, options: GameOptions, number: number): Seat {
  const place = `seats: player ${number}`;
  const [hq, alive, hand, deck, top, discard, mercenaries] = parts(place, text, '.', 7);
  const tiles = (field: string): TileId[] => readTiles(place, field, options, number);
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

function readTurn(text: string, players: number): Turn {
  const place = 'turn';
  const part = parts(place, text, '.', 12);
  const number = (i: number, most: number): number => readNumber(place, part[i], 0, most);
  const movement = part[10] ? parts(place, part[10], '_', 2) : undefined;
  const push = part[11] ? parts(place, part[11], '_', 2) : undefined;
  return {
    number: number(0, 9999),
    place: number(1, 5),
    seat: number(2, players),
    limit: number(3, 6),
    drawn: number(4, 6),
    plays: number(5, 6),
    maxPlays: number(6, 6),
    rotations: number(7, 9),
    moved: readHexes(place, part[8]),
    served: readHexes(place, part[9]),
    movement: movement && {
      hex: readHex(place, movement[0]),
      stepsLeft: readNumber(place, movement[1], 0, 9),
    },
    push: push && { pusher: readHex(place, push[0]), target: readHex(place, push[1]) },
  };
}

function readHit(text: string): Hit {
  const place = `wounding: hit ${shorten(text)}`;
  const [target, wounds, from, by, treatable, endless, chain] = parts(place, text, '_', 7);
  return {
    target: readHex(place, target),
    wounds: readNumber(place, wounds, 0, 99),
    from: readHexOrDash(place, from),
    by: readNumber(place, by, 0, NOBODY),
    treatable: readFlag(place, treatable),
    endless: readFlag(place, endless),
    chain: readNumber(place, chain, 0, 63),
  };
}

function readWounding(text: string): Wounding | undefined {
  if (text === '') return undefined;
  const place = 'wounding';
  const part = parts(place, text, '.', 10);
  const hits = items(part[0]).map(readHit);
  return {
    hits,
    exploded: readHexes(place, part[1]),
    absorbed: readNumbers(place, part[2], hits.length - 1),
    spent: readHexes(place, part[3]),
    patient: readHexOrDash(place, part[4]),
    medic: readHexOrDash(place, part[5]),
    hit: readNumber(place, part[6], -1, hits.length - 1),
    named: readNumber(place, part[7], 0, NOBODY),
    dealt: readFlag(place, part[8]),
    awards: readNumbers(place, part[9], 20),
  };
}

function readActor(text: string): Declaration {
  const place = `battle: actor ${shorten(text)}`;
  const [hex, what, edge] = parts(place, text, '_', 3);
  return {
    hex: readHex(place, hex),
    what: readWord(place, what, ['open', 'attack', 'explode', 'melee', 'ranged'] as const),
    edge: readNumber(place, edge, -1, 5),
  };
}

function readBattle(text: string, players: number): BattleState | undefined {
  if (text === '') return undefined;
  const place = 'battle';
  const part = parts(place, text, '.', 9);
  const usedChances = forEachHex(0);
  for (const item of items(part[3])) {
    const [hex, bits] = parts(place, item, '_', 2);
    usedChances[readHex(place, hex)] = readNumber(place, bits, 1, 65535);
  }
  return {
    reason: readWord(place, part[0], BATTLE_REASONS),
    starter: readNumber(place, part[1], 0, players - 1),
    phase: readNumber(place, part[2], 0, 99),
    usedChances,
    converted: readHexes(place, part[4]),
    begun: readFlag(place, part[5]),
    actors: items(part[6]).map(readActor),
    declaring: readHexOrDash(place, part[7]),
    changed: readFlag(place, part[8]),
  };
}

function readEnding(text: string, players: number): Ending | undefined {
  if (text === '') return undefined;
  const place = 'ending';
  const [by, turns, tied, last] = parts(place, text, '.', 4);
  return {
    by: readNumber(place, by, 0, players - 1),
    turns: readNumbers(place, turns, 5),
    tied: tied === '-' ? undefined : readNumbers(place, tied, players - 1),
    last: readNumber(place, last, 0, players - 1),
  };
}

function readResult(text: string, players: number): GameResult | undefined {
  if (text === '') return undefined;
  const [reason, winners] = parts('result', text, '.', 2);
  return {
    reason: readWord('result', reason, RESULT_REASONS),
    winners: readNumbers('result', winners, players - 1),
  };
}

const MAX_LENGTH = 20_000;

/**
 * Reads a position line. A NhexError names the field of a fault.
 * `seed` decides the draws from here on; without it they follow from the text.
 */
export function parsePosition(text: string, seed?: string | number): State {
  if (text.length > MAX_LENGTH) return refuse('position', `it is longer than ${MAX_LENGTH} characters`);
  const [version, ...values] = text.trim().split('/');
  if (version !== VERSION)
    refuse('position', `it does not begin with ${VERSION}: another version, or no position`);
  if (values.length !== FIELDS.length)
    refuse('position', `${FIELDS.length} fields are needed, not ${values.length}`);
  const field = (name: (typeof FIELDS)[number]): string => values[FIELDS.indexOf(name)];
  const options = readOptions(field('options'));
  const players = options.armies.length;
  const [beside, removed] = parts('aside', field('aside'), '.', 2);
  const seatTexts = parts('seats', field('seats'), ';', players);
  return checkPosition({
    options,
    stage: readWord('stage', field('stage'), STAGES),
    board: readUnits(field('units'), options),
    seats: seatTexts.map((seat, number) => readSeat(seat, options, number)),
    turn: readTurn(field('turn'), players),
    wounding: readWounding(field('wounding')),
    battle: readBattle(field('battle'), players),
    battles: readNumber('battles', field('battles'), 0, 9999),
    ending: readEnding(field('ending'), players),
    result: readResult(field('result'), players),
    beside: readTiles('aside', beside, options, NOBODY),
    removed: readTiles('aside', removed, options, NOBODY),
    rng: options.armies.map((_, seat) => seedFrom(seed ?? text, seat)),
  });
}
