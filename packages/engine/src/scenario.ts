// Scenario files: a board to be examined or fought, no decks needed. Checked field by field; faults name their place.

import { armyByKey, armyKeys, TILES, type TileInfo, tileByRef } from './armies/catalog.ts';
import { fieldOf } from './battle/wounding.ts';
import { forEachHex, hexName, isOnBoard, parseHex } from './board/hexes.ts';
import { DEFAULT_EDITION, EDITION_RULES, EDITIONS, type Edition } from './editions/editions.ts';
import { NhexError, showValue } from './error.ts';
import { MODE_RULES, MODES, type Mode } from './modes/modes.ts';
import { emptyState } from './setup.ts';
import { toughnessOf } from './standing/standing.ts';
import type { State } from './state.ts';
import { EMPTY, makeUnit, NOBODY, type Unit, unitTile, unitWounds } from './tiles/unit.ts';

const fail = (place: string, why: string): never => {
  throw new NhexError('bad-scenario', why, place);
};

type Fields = ReadonlyMap<string, unknown>;

/** The fields of an object, unknown ones refused. */
function fieldsOf(place: string, value: unknown, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(place, 'an object is needed');
  const fields = new Map(Object.entries(value));
  for (const field of fields.keys())
    if (!known.includes(field)) fail(place, `unknown field ${showValue(field)}`);
  return fields;
}

function wholeNumber(place: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    return fail(place, `${showValue(value)} is not a whole number from ${least} to ${most}`);
  }
  return value;
}

function oneOf<T extends string>(place: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value);
  return found ?? fail(place, `${showValue(value)} is not one of ${allowed.join(', ')}`);
}

/** Scenarios may leave a deathmatch with fewer players than began it. */
function playersAllowed(mode: Mode): readonly [number, number] {
  const [least, most] = MODE_RULES[mode].players;
  return least === most ? [least, most] : [2, most];
}

interface Player {
  readonly army: string;
  readonly hq: number;
}

function readPlayers(value: unknown, mode: Mode, edition: Edition): Player[] {
  if (!Array.isArray(value)) return fail('players', 'a list of players is needed');
  const [least, most] = playersAllowed(mode);
  if (value.length < least || value.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    fail('players', `mode ${mode} is for ${wanted} players, not ${value.length}`);
  }
  return value.map((entry, seat) => {
    const place = `players[${seat}]`;
    const fields = fieldsOf(place, entry, ['army', 'hq']);
    const army = fields.get('army');
    if (typeof army !== 'string' || !armyByKey(army)) {
      return fail(`${place}.army`, `${showValue(army)} is not one of ${armyKeys().join(', ')}`);
    }
    const start = MODE_RULES[mode].startPoints(seat, EDITION_RULES[edition]);
    return { army, hq: fields.has('hq') ? wholeNumber(`${place}.hq`, fields.get('hq'), 0, 20) : start };
  });
}

function ownerOf(place: string, tile: TileInfo, given: unknown, players: readonly Player[]): number {
  const seats = players.flatMap((player, seat) =>
    tile.army === 'neutral' || player.army === tile.army ? [seat] : [],
  );
  if (tile.army === 'neutral') {
    if (tile.isBomber && (given === null || given === undefined)) return NOBODY;
    if (given === null || given === undefined) return fail(`${place}.owner`, `${tile.ref} needs an owner`);
  } else if (given === undefined) {
    if (seats.length === 0) return fail(`${place}.tile`, `nobody plays ${tile.army}`);
    if (seats.length > 1) return fail(`${place}.owner`, `several players have ${tile.army}: say whose it is`);
    return seats[0];
  }
  const owner = wholeNumber(`${place}.owner`, given, 0, players.length - 1);
  return seats.includes(owner) ? owner : fail(`${place}.owner`, `player ${owner} does not play ${tile.army}`);
}

function readUnit(
  place: string,
  value: unknown,
  players: readonly Player[],
): { unit: Unit; tile: TileInfo; owner: number } {
  const fields = fieldsOf(place, value, ['tile', 'rotation', 'wounds', 'owner']);
  const ref = fields.get('tile');
  const tile = typeof ref === 'string' ? tileByRef(ref) : undefined;
  if (!tile) return fail(`${place}.tile`, `there is no tile ${showValue(ref)}`);
  if (!tile.isUnit) return fail(`${place}.tile`, `${tile.ref} is an instant: it cannot lie on the board`);
  const rotation = wholeNumber(`${place}.rotation`, fields.get('rotation') ?? 0, 0, 5);
  const wounds = wholeNumber(`${place}.wounds`, fields.get('wounds') ?? 0, 0, 15);
  if (tile.isHq && wounds > 0) fail(`${place}.wounds`, 'the damage of an HQ is in its points');
  const owner = ownerOf(place, tile, fields.get('owner'), players);
  return { unit: makeUnit(tile.id, owner, rotation, wounds), tile, owner };
}

/** Reads a scenario (already parsed from JSON) into a state whose Battle can be fought with `fightFirst` or `fightAll`. */
export function parseScenario(value: unknown): State {
  const fields = fieldsOf('scenario', value, ['edition', 'mode', 'players', 'starter', 'board']);
  const edition = oneOf('edition', fields.get('edition') ?? DEFAULT_EDITION, EDITIONS);
  const mode = oneOf('mode', fields.get('mode') ?? 'duel', MODES);
  const players = readPlayers(fields.get('players'), mode, edition);
  const starter = wholeNumber('starter', fields.get('starter') ?? 0, 0, players.length - 1);
  const boardValue = fields.get('board');
  if (typeof boardValue !== 'object' || boardValue === null || Array.isArray(boardValue)) {
    return fail('board', 'an object from hex to tile is needed');
  }
  const board = forEachHex<Unit>(EMPTY);
  const hqs = new Map<number, string>();
  let expanded = false;
  for (const [name, entry] of Object.entries(boardValue)) {
    const hex = parseHex(name);
    if (hex === undefined) return fail(`board.${name.slice(0, 20)}`, 'there is no such hex');
    const place = `board.${name}`;
    const { unit, tile, owner } = readUnit(place, entry, players);
    if (tile.isHq) {
      const other = hqs.get(owner);
      if (other !== undefined) fail(place, `player ${owner} has an HQ on ${other} already`);
      if (players[owner].hq === 0 && !MODE_RULES[mode].scored)
        fail(place, `the HQ of player ${owner} has 0 points: it is gone`);
      hqs.set(owner, name);
    }
    expanded ||= !isOnBoard('main', hex);
    board[hex] = unit;
  }
  const state = emptyState(
    {
      edition,
      mode,
      armies: players.map((player) => player.army),
      board: expanded ? 'expanded' : 'main',
      variants: [],
      mercenariesEach: 1,
      strikeAllies: true,
    },
    'scenario',
  );
  state.stage = 'turn';
  state.turn.seat = starter;
  state.board = board;
  state.seats.forEach((seat, number) => {
    seat.hq = players[number].hq;
    seat.deck = [];
  });
  return checkWounds(state);
}

/** More wounds than the unit survives, with what its modules add, cannot stand on a board. */
function checkWounds(state: State): State {
  const { board, standing } = fieldOf(state);
  board.forEach((unit, hex) => {
    if (unit === EMPTY || unitWounds(unit) <= toughnessOf(board, standing, hex)) return;
    fail(
      `board.${hexName(hex)}.wounds`,
      `${unitWounds(unit)} wounds are more than ${TILES[unitTile(unit)].ref} survives`,
    );
  });
  return state;
}
