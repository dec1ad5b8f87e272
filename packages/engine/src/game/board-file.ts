// Scenario files: a board to be examined or fought, no decks needed. Checked field by field; faults name their place.

import { PRINTED_ARMIES } from '../armies/index.ts';
import { type Border, MOST_COUNTED, makeBorder } from '../base/border.ts';
import { type Hex, NOBODY, type Owner, type SeatId } from '../base/brand.ts';
import { refuse, showValue } from '../base/error.ts';
import { EXPANDED_BOARD, MAIN_BOARD } from '../board/board.ts';
import { hexName, parseHex } from '../board/hexes.ts';
import { DEFAULT_EDITION, EDITION_RULES, EDITIONS, type Edition } from '../editions/editions.ts';
import { MODE_RULES, MODES, type Mode } from '../modes/modes.ts';
import { fieldOf, toughnessOf } from '../standing/field.ts';
import type { GameOptions } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';
import { parseArmies } from '../tiles/army-file.ts';
import { type Catalogue, wholeOf } from '../tiles/catalogue.ts';
import type { Army } from '../tiles/face.ts';
import type { TileInfo } from '../tiles/tile.ts';
import { placeStructure, placeUnit, unitsOn } from '../units/units.ts';
import { emptyState } from './setup.ts';

const CODE = 'bad-scenario';
const border: Border = makeBorder(CODE);

/** Scenarios may leave a deathmatch with fewer players than began it. */
function playersAllowed(mode: Mode): readonly [number, number] {
  const [least, most] = MODE_RULES[mode].players;
  return least === most ? [least, most] : [2, most];
}

interface Player {
  readonly army: string;
  readonly hq: number;
}

interface Table {
  readonly mode: Mode;
  readonly players: readonly Player[];
  readonly catalogue: Catalogue;
}

/** What is left out has its default; null is a value, and a wrong one. */
const orElse = (value: unknown, otherwise: unknown): unknown => (value === undefined ? otherwise : value);

function readPlayers(value: unknown, mode: Mode, edition: Edition, ownArmies: readonly Army[]): Player[] {
  const list = border.list('players', value, 'players');
  const [least, most] = playersAllowed(mode);
  if (list.length < least || list.length > most)
    refuse(CODE, 'player-count', { mode, least, most, count: list.length }, 'players');
  const known = [...PRINTED_ARMIES, ...ownArmies].map((army) => army.key);
  return list.map((entry, seat) => {
    const place = `players[${seat}]`;
    const fields = border.fields(place, entry, ['army', 'hq']);
    const army = border.oneOf(`${place}.army`, fields.get('army'), [...new Set(known)]);
    const start = MODE_RULES[mode].startPoints(seat as SeatId, EDITION_RULES[edition]);
    return { army, hq: border.wholeNumber(`${place}.hq`, orElse(fields.get('hq'), start), 0, 20) };
  });
}

function ownerOf(place: string, tile: TileInfo, given: unknown, players: readonly Player[]): Owner {
  const isNeutral = tile.army === 'neutral';
  const seats = players.flatMap((player, seat) => (isNeutral || player.army === tile.army ? [seat] : []));
  const at = `${place}.owner`;
  if (isNeutral) {
    if (tile.isBomber && (given === null || given === undefined)) return NOBODY;
    if (given === null || given === undefined) refuse(CODE, 'needs-owner', { tile: tile.ref }, at);
  } else if (given === undefined) {
    if (seats.length === 0) refuse(CODE, 'nobody-plays', { army: tile.army }, `${place}.tile`);
    if (seats.length > 1) refuse(CODE, 'whose-is-it', { army: tile.army }, at);
    return seats[0] as SeatId;
  }
  const owner = border.wholeNumber(at, given, 0, players.length - 1) as SeatId;
  return seats.includes(owner) ? owner : refuse(CODE, 'does-not-play', { seat: owner, army: tile.army }, at);
}

/** One entry of the board. */
interface Piece {
  readonly place: string;
  readonly hex: Hex;
  readonly tile: TileInfo;
  readonly rotation: number;
  readonly wounds: number;
  readonly owner: Owner;
  /** Where the other tile of a Structure lies. */
  readonly partner: Hex | undefined;
}

function readPiece(name: string, value: unknown, { players, catalogue }: Table): Piece {
  const hex = parseHex(name);
  if (hex === undefined)
    return refuse(CODE, 'no-such-hex', { hex: showValue(name.slice(0, 20)) }, `board.${name.slice(0, 20)}`);
  const place = `board.${name}`;
  const fields = border.fields(place, value, ['tile', 'rotation', 'wounds', 'owner', 'with']);
  const ref = fields.get('tile');
  const tile = typeof ref === 'string' ? catalogue.byRef.get(ref) : undefined;
  if (!tile || tile.isWhole) return refuse(CODE, 'no-such-tile', { tile: showValue(ref) }, `${place}.tile`);
  if (!tile.isUnit) refuse(CODE, 'not-a-unit', { tile: tile.ref }, `${place}.tile`);
  const rotation = border.wholeNumber(`${place}.rotation`, orElse(fields.get('rotation'), 0), 0, 5);
  const wounds = border.wholeNumber(`${place}.wounds`, orElse(fields.get('wounds'), 0), 0, MOST_COUNTED);
  if (tile.isHq && wounds > 0) refuse(CODE, 'hq-has-no-wounds', {}, `${place}.wounds`);
  const owner = ownerOf(place, tile, fields.get('owner'), players);
  return { place, hex, tile, rotation, wounds, owner, partner: readPartner(place, tile, fields.get('with')) };
}

function readPartner(place: string, tile: TileInfo, value: unknown): Hex | undefined {
  const at = `${place}.with`;
  if (value === undefined)
    return tile.structureTile === 0 ? undefined : refuse(CODE, 'partner-missing', {}, at);
  const hex = typeof value === 'string' ? parseHex(value) : undefined;
  return hex ?? refuse(CODE, 'no-such-hex', { hex: showValue(value) }, at);
}

/** The two entries of a Structure name each other and fit together; the first tile comes first (STR-3). */
function checkPair(one: Piece, pieces: readonly Piece[]): [Piece, Piece] {
  const partner = pieces.find(({ hex }) => hex === one.partner);
  const at = `${one.place}.with`;
  const hex = one.partner === undefined ? '-' : hexName(one.partner);
  if (partner?.partner !== one.hex) return refuse(CODE, 'no-partner', { hex }, at);
  if (!EXPANDED_BOARD.neighbours[one.hex].includes(partner.hex)) refuse(CODE, 'not-adjacent', { hex }, at);
  if (partner.owner !== one.owner) refuse(CODE, 'partner-differs', { field: 'owner' }, at);
  if (partner.wounds !== one.wounds) refuse(CODE, 'partner-differs', { field: 'wounds' }, at);
  return one.tile.structureTile === 2 ? [partner, one] : [one, partner];
}

function placePieces(state: State, pieces: readonly Piece[]): void {
  const { catalogue } = rulesOf(state.options);
  for (const piece of pieces) {
    const lay = ({ hex, tile, rotation }: Piece) => ({ hex, tile: tile.id, rotation });
    if (piece.partner === undefined) {
      placeUnit(state.units, lay(piece), piece.owner, piece.wounds);
      continue;
    }
    const [first, second] = checkPair(piece, pieces);
    const whole = wholeOf(catalogue, first.tile.id, second.tile.id);
    if (whole === undefined)
      return refuse(
        CODE,
        'no-structure',
        { tile: first.tile.ref, other: second.tile.ref },
        `${piece.place}.with`,
      );
    // Both entries come by; one of them places the unit.
    if (piece === first)
      placeStructure(state.units, [lay(first), lay(second)], whole, piece.owner, piece.wounds);
  }
}

function checkHqs(pieces: readonly Piece[], { players, mode }: Table): void {
  const hqs = new Map<Owner, Hex>();
  for (const { place, hex, tile, owner } of pieces) {
    if (!tile.isHq) continue;
    const other = hqs.get(owner);
    if (other !== undefined) refuse(CODE, 'hq-twice', { seat: owner, hex: hexName(other) }, place);
    if (players[owner].hq === 0 && !MODE_RULES[mode].scored) refuse(CODE, 'hq-gone', { seat: owner }, place);
    hqs.set(owner, hex);
  }
}

/** Reads a scenario (already parsed from JSON) into a state whose Battle can be fought with `fightFirst` or `fightAll`. */
export function parseScenario(value: unknown): State {
  const fields = border.fields('scenario', value, [
    'edition',
    'mode',
    'players',
    'starter',
    'board',
    'armies',
  ]);
  const edition = border.oneOf('edition', orElse(fields.get('edition'), DEFAULT_EDITION), EDITIONS);
  const mode = border.oneOf('mode', orElse(fields.get('mode'), 'duel'), MODES);
  const ownArmies = parseArmies('armies', orElse(fields.get('armies'), []), 'board');
  const players = readPlayers(fields.get('players'), mode, edition, ownArmies);
  const starter = border.wholeNumber(
    'starter',
    orElse(fields.get('starter'), 0),
    0,
    players.length - 1,
  ) as SeatId;
  const boardValue = fields.get('board');
  if (typeof boardValue !== 'object' || boardValue === null || Array.isArray(boardValue))
    return refuse(CODE, 'not-an-object', {}, 'board');
  const options: GameOptions = {
    edition,
    mode,
    armies: players.map((player) => player.army),
    board: 'main',
    variants: [],
    mercenariesEach: 1,
    strikeAllies: true,
    ownArmies,
  };
  const table: Table = { mode, players, catalogue: rulesOf(options).catalogue };
  const pieces = Object.entries(boardValue).map(([name, entry]) => readPiece(name, entry, table));
  checkHqs(pieces, table);
  const isExpanded = pieces.some(({ hex }) => !MAIN_BOARD.has[hex]);
  const state = emptyState({ ...options, board: isExpanded ? 'expanded' : 'main' }, 'scenario');
  placePieces(state, pieces);
  state.pending = { kind: 'turn', seat: starter };
  state.turn.seat = starter;
  state.seats.forEach((seat, number) => {
    seat.hq = players[number].hq;
    seat.deck = [];
  });
  return checkWounds(state);
}

/** More wounds than the unit survives, with what its modules add, cannot stand on a board. */
function checkWounds(state: State): State {
  const field = fieldOf(state);
  for (const { unit, wounds, tiles } of unitsOn(state.units)) {
    if (wounds <= toughnessOf(field, unit)) continue;
    const tile = field.rules.tiles[tiles[0].tile].ref;
    refuse(CODE, 'too-many-wounds', { wounds, tile }, `board.${hexName(tiles[0].hex)}.wounds`);
  }
  return state;
}
