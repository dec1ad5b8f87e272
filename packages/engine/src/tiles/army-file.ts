// Army files: a user-made army, checked face by face at the border. Faults name their place.

import { type Border, type Fields, makeBorder } from '../base/border.ts';
import { refuse, showValue } from '../base/error.ts';
import {
  type Army,
  type Bonus,
  type Edge,
  type Face,
  INSTANTS,
  type Malus,
  type Strengths,
  type StructureTile,
  TILE_KINDS,
  type UnitFace,
} from './face.ts';

/** In games an army has 35 tiles and one HQ; on a board to be examined any number (INTERFACES, Army file). */
export type ArmyUse = 'game' | 'board';

const CODE = 'bad-army';
const border: Border = makeBorder(CODE);
const KEY = /^[a-z][a-z0-9-]{0,39}$/;
/** Sides of Structures, and the tiles without an army: texts name a tile by its key alone. */
const TAKEN = /^(structure-|mercenary-|mad-bomber$)/;
const MAX_NAME = 60;
const MAX_KINDS = 1000;
const MAX_ARMIES = 6;

const MOST = {
  count: 999,
  strength: 9,
  initiative: 9,
  toughness: 9,
  mobility: 3,
  steps: 3,
  bonus: 5,
} as const;

function readEdges(place: string, value: unknown): Edge[] {
  const edges = border.list(place, value, 'edges').map((edge) => {
    if (typeof edge !== 'number' || !Number.isInteger(edge) || edge < 0 || edge > 5)
      return refuse(CODE, 'not-an-edge', { value: showValue(edge) }, place);
    return edge as Edge;
  });
  if (edges.length === 0) refuse(CODE, 'empty-list', {}, place);
  const twice = edges.find((edge, i) => edges.indexOf(edge) < i);
  if (twice !== undefined) refuse(CODE, 'edge-twice', { edge: twice }, place);
  return edges;
}

function readStrengths(place: string, value: unknown): Strengths {
  const fields = border.fields(place, value, ['0', '1', '2', '3', '4', '5']);
  const strengths: Partial<Record<Edge, number>> = {};
  for (const [edge, strength] of fields)
    strengths[Number(edge) as Edge] = border.wholeNumber(`${place}.${edge}`, strength, 1, MOST.strength);
  if (fields.size === 0) refuse(CODE, 'empty-list', {}, place);
  return strengths;
}

function readInitiative(place: string, value: unknown): number[] {
  const values = border
    .list(place, value, 'phases')
    .map((phase, i) => border.wholeNumber(`${place}[${i}]`, phase, 0, MOST.initiative));
  if (values.length === 0) refuse(CODE, 'empty-list', {}, place);
  if (values.length > 5) refuse(CODE, 'too-many-items', { most: 5 }, place);
  return values;
}

const readAmount =
  (least: number, most: number) =>
  (place: string, value: unknown): number =>
    border.wholeNumber(place, value, least, most);

type Readers<T> = { readonly [F in keyof T]-?: (place: string, value: unknown) => NonNullable<T[F]> };

/** The fields of an object that are there, each read by its reader. */
function readBy<T extends object>(readers: Readers<T>, place: string, fields: Fields): T {
  const read: Partial<T> = {};
  for (const field of Object.keys(readers) as (keyof T & string)[])
    if (fields.has(field)) read[field] = readers[field](`${place}.${field}`, fields.get(field));
  return read as T;
}

const BONUS: Readers<Bonus> = {
  melee: readAmount(1, MOST.bonus),
  ranged: readAmount(1, MOST.bonus),
  initiative: readAmount(1, MOST.bonus),
  toughness: readAmount(1, MOST.bonus),
  extraAction: readAmount(1, 1), // INI-6
  medic: border.isTrue,
  quartermaster: border.isTrue,
  transport: border.isTrue,
};
const MALUS: Readers<Malus> = { initiative: readAmount(-MOST.bonus, -1) };

const readBonus = (place: string, value: unknown): Bonus =>
  readBy(BONUS, place, border.fields(place, value, Object.keys(BONUS)));
const readMalus = (place: string, value: unknown): Malus =>
  readBy(MALUS, place, border.fields(place, value, Object.keys(MALUS)));

/** How each field of a unit's face is read; a Mad Bomber (VAR-4) is no army's own. */
const UNIT_FIELDS: Readers<Omit<UnitFace, 'kind' | 'count' | 'bomber'>> = {
  initiative: readInitiative,
  melee: readStrengths,
  ranged: readStrengths,
  gauss: readEdges,
  armor: readEdges,
  net: readEdges,
  toughness: readAmount(1, MOST.toughness),
  mobility: readAmount(1, MOST.mobility),
  connections: readEdges,
  longDistance: border.isTrue,
  gives: readBonus,
  inflicts: readMalus,
  scopes: border.isTrue,
  recon: readAmount(1, MOST.steps),
  aura: readBonus,
  rotations: readAmount(1, MOST.steps),
  explodes: border.isTrue,
  trap: readEdges,
  entries: readEdges,
  exits: readEdges,
  sharpshooter: border.isTrue,
  rotates: border.isTrue,
  heavy: border.isTrue,
  boarding: border.isTrue,
};
const FACE_FIELDS = ['kind', 'count', 'instant', ...Object.keys(UNIT_FIELDS)];

function readFace(place: string, value: unknown): Face {
  const fields = border.fields(place, value, FACE_FIELDS);
  const kind = border.oneOf(`${place}.kind`, fields.get('kind'), TILE_KINDS);
  const count = fields.has('count')
    ? border.wholeNumber(`${place}.count`, fields.get('count'), 0, MOST.count)
    : 1;
  const refuseField = (field: string): never => refuse(CODE, 'not-for-kind', { field, kind }, place);
  if (kind === 'instant') {
    for (const field of fields.keys()) if (field in UNIT_FIELDS) refuseField(field);
    return { kind, count, instant: border.oneOf(`${place}.instant`, fields.get('instant'), INSTANTS) };
  }
  if (fields.has('instant')) refuseField('instant');
  const face: UnitFace = { kind, count, ...readBy(UNIT_FIELDS, place, fields) };
  const reaches = face.gives ?? face.inflicts ?? face.scopes;
  if (reaches !== undefined && !face.connections) refuse(CODE, 'gives-without-connections', {}, place);
  if ((face.entries === undefined) !== (face.exits === undefined))
    refuse(CODE, 'field-missing', { field: face.entries ? 'exits' : 'entries' }, place);
  // An aura reaches what lies around it and nothing else (UNIT-10).
  const besides = (['gives', 'connections', 'longDistance'] as const).find(
    (field) => face[field] !== undefined,
  );
  if (face.aura && besides) refuse(CODE, 'not-with-aura', { field: besides }, place);
  return face;
}

function readSide(place: string, value: unknown): UnitFace {
  const face = readFace(place, value);
  return face.kind === 'warrior' || face.kind === 'module'
    ? { ...face, count: 0 }
    : refuse(CODE, 'not-a-structure-face', {}, place);
}

function readStructure(place: string, value: unknown): [StructureTile, StructureTile] {
  const sides = border.list(place, value, 'two-tiles').map((tile, i): StructureTile => {
    const fields = border.fields(`${place}[${i}]`, tile, ['a', 'b']);
    return {
      a: readSide(`${place}[${i}].a`, fields.get('a')),
      b: readSide(`${place}[${i}].b`, fields.get('b')),
    };
  });
  const [first, second, third] = sides;
  if (!first || !second || third) return refuse(CODE, 'not-two-tiles', {}, place);
  return [first, second];
}

function readKey(place: string, value: unknown): string {
  if (typeof value === 'string' && KEY.test(value)) return value;
  return refuse(CODE, 'bad-key', { value: showValue(value) }, place);
}

function readTiles(place: string, value: unknown): Record<string, Face> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(CODE, 'not-an-object', {}, place);
  const entries = Object.entries(value);
  if (entries.length > MAX_KINDS) refuse(CODE, 'too-many-kinds', { most: MAX_KINDS }, place);
  return Object.fromEntries(
    entries.map(([key, face]) => {
      readKey(place, key);
      if (TAKEN.test(key)) refuse(CODE, 'key-taken', { key }, `${place}.${key}`);
      return [key, readFace(`${place}.${key}`, face)];
    }),
  );
}

/** One HQ, under the key "hq"; in games 35 tiles in all (SET-1). */
function checkTiles(place: string, tiles: Readonly<Record<string, Face>>, use: ArmyUse): void {
  for (const [key, face] of Object.entries(tiles)) {
    const isHq = face.kind === 'hq';
    if (isHq !== (key === 'hq') || (isHq && face.count !== 1))
      refuse(CODE, key === 'hq' ? 'needs-one-hq' : 'second-hq', {}, `${place}.${key}`);
  }
  if (use !== 'game') return;
  if (!('hq' in tiles)) refuse(CODE, 'needs-one-hq', {}, place);
  const total = Object.values(tiles).reduce((sum, face) => sum + face.count, 0);
  if (total !== 35) refuse(CODE, 'needs-35-tiles', { tiles: total }, place);
}

/** Reads an army file (already parsed from JSON), or throws a NhexError that names the place. */
export function parseArmy(value: unknown, use: ArmyUse = 'game', place = 'army'): Army {
  const fields = border.fields(place, value, ['key', 'name', 'strikesAllies', 'tiles', 'structure']);
  const key = readKey(`${place}.key`, fields.get('key'));
  if (key === 'neutral') refuse(CODE, 'key-taken', { key }, `${place}.key`);
  const name = fields.get('name');
  if (name !== undefined && (typeof name !== 'string' || name.length > MAX_NAME))
    refuse(CODE, 'not-a-text', { most: MAX_NAME }, `${place}.name`);
  // It is printed on terminals too.
  if (name !== undefined && /\p{Cc}/u.test(name)) refuse(CODE, 'control-characters', {}, `${place}.name`);
  const tiles = readTiles(`${place}.tiles`, fields.get('tiles'));
  checkTiles(`${place}.tiles`, tiles, use);
  return {
    key,
    ...(typeof name === 'string' ? { name } : {}),
    ...(fields.has('strikesAllies')
      ? { strikesAllies: border.isTrue(`${place}.strikesAllies`, fields.get('strikesAllies')) }
      : {}),
    tiles,
    ...(fields.has('structure')
      ? { structure: readStructure(`${place}.structure`, fields.get('structure')) }
      : {}),
  };
}

/** A list of army files, no two under one key. */
export function parseArmies(place: string, value: unknown, use: ArmyUse): readonly Army[] {
  const list = border.list(place, value, 'armies');
  if (list.length > MAX_ARMIES) refuse(CODE, 'too-many-items', { most: MAX_ARMIES }, place);
  const armies = list.map((army, i) => parseArmy(army, use, `${place}[${i}]`));
  armies.forEach(({ key }, i) => {
    if (armies.findIndex((other) => other.key === key) < i)
      refuse(CODE, 'army-twice', { key }, `${place}[${i}].key`);
  });
  return armies;
}
