// Scenario files at the border: every field read and checked by itself. Whether they fit together says check.ts.

import { type Border, type Fields, makeBorder } from '../base/border.ts';
import { type ListOf, refuse, showValue } from '../base/error.ts';
import { parseHex } from '../board/hexes.ts';
import { EDITIONS } from '../editions/editions.ts';
import { parseArmies } from '../tiles/army-file.ts';
import { checkTogether } from './check.ts';
import {
  type DeckChange,
  type EndRule,
  OBJECTIVE_KINDS,
  SCENARIO_SETS,
  type Scenario,
  type ScenarioAlliance,
  type ScenarioArrival,
  type ScenarioBoard,
  type ScenarioObjective,
  type ScenarioSeat,
  type ScenarioTexts,
  type ScenarioTile,
  type ScenarioUnit,
  type TerrainSetting,
  type TileCounts,
} from './scenario.ts';
import { HOLE_KINDS, TERRAIN_KINDS, type TerrainKind } from './terrain.ts';

const CODE = 'bad-scenario';
const border: Border = makeBorder(CODE);
const KEY = /^[a-z][a-z0-9-]{0,39}$/;
const LANGUAGE = /^[a-z]{2,3}$/;

export const MOST = {
  seats: 6,
  points: 40,
  turns: 200,
  needed: 99,
  items: 100,
  tileCount: 35,
  wounds: 15,
  sight: 6,
  text: 1200,
  languages: 20,
} as const;

type Read<T> = (place: string, value: unknown) => T;

/** The field if it is there, read; nothing otherwise. */
function optional<K extends string, T>(
  fields: Fields,
  place: string,
  key: K,
  read: Read<T>,
): { readonly [P in K]?: T } {
  if (!fields.has(key)) return {};
  return { [key]: read(`${place}.${key}`, fields.get(key)) } as { readonly [P in K]?: T };
}

const numberFrom =
  (least: number, most: number): Read<number> =>
  (place, value) =>
    border.wholeNumber(place, value, least, most);

const listOf =
  <T>(of: ListOf, read: Read<T>, most: number = MOST.items): Read<readonly T[]> =>
  (place, value) => {
    const items = border.list(place, value, of);
    if (items.length > most) refuse(CODE, 'too-many-items', { most }, place);
    return items.map((item, i) => read(`${place}[${i}]`, item));
  };

const textOf =
  (most: number): Read<string> =>
  (place, value) => {
    if (typeof value !== 'string' || value.length > most || value.trim() === '')
      return refuse(CODE, 'not-a-text', { most }, place);
    return value;
  };

const readKey: Read<string> = (place, value) =>
  typeof value === 'string' && KEY.test(value)
    ? value
    : refuse(CODE, 'bad-key', { value: showValue(value) }, place);

const readHex: Read<string> = (place, value) => {
  if (typeof value === 'string' && parseHex(value) !== undefined) return value;
  return refuse(CODE, 'no-such-hex', { hex: showValue(value) }, place);
};
const readHexes: Read<readonly string[]> = (place, value) => {
  const hexes = listOf('hexes', readHex)(place, value);
  const twice = hexes.find((hex, i) => hexes.indexOf(hex) < i);
  if (twice !== undefined) refuse(CODE, 'hex-twice', { hex: twice }, place);
  return hexes;
};

/** Whether there is such a tile is looked up when everything is read. */
const readRef: Read<string> = (place, value) =>
  typeof value === 'string' && value.length <= 81
    ? value
    : refuse(CODE, 'no-such-tile', { tile: showValue(value) }, place);

/** The entries of an object whose keys are data; a Map, so that no key means anything to JavaScript. */
function entriesOf(place: string, value: unknown, most: number = MOST.items): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(CODE, 'not-an-object', {}, place);
  const entries = Object.entries(value);
  if (entries.length > most) refuse(CODE, 'too-many-items', { most }, place);
  return entries;
}

const readCounts: Read<TileCounts> = (place, value) =>
  Object.fromEntries(
    entriesOf(place, value).map(([ref, count]) => [
      readRef(place, ref),
      border.wholeNumber(`${place}.${ref.slice(0, 81)}`, count, 1, MOST.tileCount),
    ]),
  );

const readDeck: Read<DeckChange> = (place, value) => {
  const fields = border.fields(place, value, ['only', 'without', 'add']);
  return {
    ...optional(fields, place, 'only', readCounts),
    ...optional(fields, place, 'without', readCounts),
    ...optional(fields, place, 'add', readCounts),
  };
};

const readSide = numberFrom(0, MOST.seats - 1);
const readRotation = numberFrom(0, 5);

const readSeat: Read<ScenarioSeat> = (place, value) => {
  const known = ['army', 'side', 'points', 'withoutHq', 'hqHexes', 'deck', 'deploy'];
  const fields = border.fields(place, value, known);
  return {
    army: readKey(`${place}.army`, fields.get('army')),
    ...optional(fields, place, 'side', readSide),
    ...optional(fields, place, 'points', numberFrom(1, MOST.points)),
    ...optional(fields, place, 'withoutHq', border.isTrue),
    ...optional(fields, place, 'hqHexes', readHexes),
    ...optional(fields, place, 'deck', readDeck),
    ...optional(fields, place, 'deploy', readHexes),
  };
};

const readTerrain: Read<TerrainKind | TerrainSetting> = (place, value) => {
  if (typeof value !== 'object' || value === null) return border.oneOf(place, value, TERRAIN_KINDS);
  const fields = border.fields(place, value, ['kind', 'by', 'way']);
  const kind = border.oneOf(`${place}.kind`, fields.get('kind'), TERRAIN_KINDS);
  if (fields.has('by') && kind !== 'carousel') refuse(CODE, 'not-for-kind', { field: 'by', kind }, place);
  if (fields.has('way') && kind !== 'belt') refuse(CODE, 'not-for-kind', { field: 'way', kind }, place);
  return {
    kind,
    ...optional(fields, place, 'by', numberFrom(1, 5)),
    ...optional(fields, place, 'way', readRotation),
  };
};

const byHex =
  <T>(read: Read<T>): Read<Readonly<Record<string, T>>> =>
  (place, value) =>
    Object.fromEntries(
      entriesOf(place, value).map(([hex, entry]) => [readHex(place, hex), read(`${place}.${hex}`, entry)]),
    );

const readBoard: Read<ScenarioBoard> = (place, value) => {
  const fields = border.fields(place, value, ['hexes', 'holes', 'full', 'terrain', 'sight']);
  return {
    ...optional(fields, place, 'hexes', readHexes),
    ...optional(
      fields,
      place,
      'holes',
      byHex((at, kind) => border.oneOf(at, kind, HOLE_KINDS)),
    ),
    ...optional(fields, place, 'full', readHexes),
    ...optional(fields, place, 'terrain', byHex(readTerrain)),
    ...optional(fields, place, 'sight', numberFrom(1, MOST.sight)),
  };
};

function readTile(place: string, fields: Fields): ScenarioTile {
  return {
    hex: readHex(`${place}.hex`, fields.get('hex')),
    tile: readRef(`${place}.tile`, fields.get('tile')),
    ...optional(fields, place, 'rotation', readRotation),
  };
}

const readUnit: Read<ScenarioUnit> = (place, value) => {
  const fields = border.fields(place, value, ['hex', 'tile', 'rotation', 'owner', 'wounds', 'second']);
  return {
    ...readTile(place, fields),
    ...optional(fields, place, 'owner', readSide),
    ...optional(fields, place, 'wounds', numberFrom(0, MOST.wounds)),
    ...optional(fields, place, 'second', (at, second) =>
      readTile(at, border.fields(at, second, ['hex', 'tile', 'rotation'])),
    ),
  };
};

const readTurn = numberFrom(1, MOST.turns);

const readArrival: Read<ScenarioArrival> = (place, value) => {
  const fields = border.fields(place, value, ['turn', 'every', 'times', 'owner', 'units', 'tiles']);
  if (!fields.has('units') && !fields.has('tiles')) refuse(CODE, 'field-missing', { field: 'units' }, place);
  if (fields.has('times') && !fields.has('every')) refuse(CODE, 'field-missing', { field: 'every' }, place);
  return {
    turn: readTurn(`${place}.turn`, fields.get('turn')),
    ...optional(fields, place, 'every', readTurn),
    ...optional(fields, place, 'times', numberFrom(1, MOST.needed)),
    ...optional(fields, place, 'owner', readSide),
    ...optional(
      fields,
      place,
      'units',
      listOf('units', (at, unit) => {
        const parts = border.fields(at, unit, ['tile', 'hexes', 'rotation']);
        return {
          tile: readRef(`${at}.tile`, parts.get('tile')),
          hexes: readHexes(`${at}.hexes`, parts.get('hexes')),
          ...optional(parts, at, 'rotation', readRotation),
        };
      }),
    ),
    ...optional(fields, place, 'tiles', readCounts),
  };
};

const readAlliance: Read<ScenarioAlliance> = (place, value) => {
  const fields = border.fields(place, value, ['turn', 'sides']);
  return {
    turn: readTurn(`${place}.turn`, fields.get('turn')),
    sides: listOf('sides', readSide, MOST.seats)(`${place}.sides`, fields.get('sides')),
  };
};

const readRefs = listOf('tiles', readRef);

const readObjective: Read<ScenarioObjective> = (place, value) => {
  const known = ['kind', 'side', 'needed', 'countsAtEnd', 'points', 'tiles', 'hexes', 'least', 'byOwn'];
  const fields = border.fields(place, value, known);
  const kind = border.oneOf(`${place}.kind`, fields.get('kind'), OBJECTIVE_KINDS);
  const base = {
    side: readSide(`${place}.side`, fields.get('side')),
    needed: border.wholeNumber(`${place}.needed`, fields.get('needed'), 1, MOST.turns),
    ...optional(fields, place, 'countsAtEnd', border.isTrue),
    ...optional(fields, place, 'points', numberFrom(1, MOST.needed)),
  };
  const allow = (...own: readonly string[]): void => {
    for (const field of ['tiles', 'hexes', 'least', 'byOwn'])
      if (fields.has(field) && !own.includes(field)) refuse(CODE, 'not-for-kind', { field, kind }, place);
  };
  const hexes = (): readonly string[] => readHexes(`${place}.hexes`, fields.get('hexes'));
  switch (kind) {
    case 'deliver':
      allow('tiles', 'hexes');
      return { kind, ...base, tiles: readRefs(`${place}.tiles`, fields.get('tiles')), hexes: hexes() };
    case 'evacuate':
      allow('hexes');
      return { kind, ...base, hexes: hexes() };
    case 'destroy':
      allow('tiles', 'byOwn');
      return {
        kind,
        ...base,
        ...optional(fields, place, 'tiles', readRefs),
        ...optional(fields, place, 'byOwn', border.isTrue),
      };
    case 'hold':
      allow('hexes', 'least');
      return {
        kind,
        ...base,
        hexes: hexes(),
        least: border.wholeNumber(`${place}.least`, fields.get('least'), 1, MOST.needed),
      };
    case 'survive':
      allow();
      return { kind, ...base };
  }
};

const readEnd: Read<EndRule> = (place, value) => {
  if (typeof value !== 'object' || value === null)
    return border.oneOf(place, value, ['objectives', 'hq'] as const);
  const fields = border.fields(place, value, ['side']);
  return { side: readSide(`${place}.side`, fields.get('side')) };
};

const readTexts: Read<ScenarioTexts> = (place, value) => {
  const known = ['title', 'story', 'skill', 'goals', 'rules', 'objectives', 'victories'];
  const fields = border.fields(place, value, known);
  const text = (field: string, most: number): string => textOf(most)(`${place}.${field}`, fields.get(field));
  const texts = (field: string, most: number): readonly string[] =>
    listOf('texts', textOf(most), 20)(`${place}.${field}`, fields.get(field) ?? []);
  return {
    title: text('title', 60),
    story: text('story', MOST.text),
    skill: text('skill', 200),
    goals: texts('goals', 400),
    rules: texts('rules', 400),
    objectives: texts('objectives', 60),
    victories: texts('victories', 400),
  };
};

/** English has to be there; of other languages only that their texts are whole. */
const readLanguages: Read<Scenario['texts']> = (place, value) => {
  const texts = new Map(entriesOf(place, value, MOST.languages));
  const english = readTexts(`${place}.en`, texts.get('en'));
  texts.delete('en');
  const others = [...texts].map(([code, each]) => {
    if (!LANGUAGE.test(code)) refuse(CODE, 'unknown-field', { field: showValue(code) }, place);
    return [code, readTexts(`${place}.${code}`, each)] as const;
  });
  return { en: english, ...Object.fromEntries(others) };
};

const FIELDS = [
  'key',
  'set',
  'difficulty',
  'edition',
  'variants',
  'sparesAllies',
  'armies',
  'seats',
  'cycle',
  'alliances',
  'board',
  'units',
  'arrivals',
  'objectives',
  'limit',
  'end',
  'texts',
];

/** Scenarios that were checked: games in a row use the same ones. */
const checked = new WeakSet<object>();

/** A scenario of the engine itself, which needs no check at every game. */
export function trusted(scenario: Scenario): Scenario {
  checked.add(scenario);
  return scenario;
}

/** Reads a scenario (already parsed from JSON), or throws a NhexError that names the place. */
export function readScenario(value: unknown, place = 'scenario'): Scenario {
  if (typeof value === 'object' && value !== null && checked.has(value)) return value as Scenario;
  const fields = border.fields(place, value, FIELDS);
  const limitFields = border.fields(`${place}.limit`, fields.get('limit'), [
    'turns',
    'battle',
    'outlastsDecks',
  ]);
  const scenario: Scenario = {
    key: readKey(`${place}.key`, fields.get('key')),
    set: border.oneOf(`${place}.set`, fields.get('set'), SCENARIO_SETS),
    ...optional(fields, place, 'difficulty', numberFrom(1, 3)),
    ...optional(fields, place, 'edition', (at, edition) => border.oneOf(at, edition, EDITIONS)),
    ...optional(fields, place, 'variants', listOf('variants', textOf(40))),
    ...optional(fields, place, 'sparesAllies', border.isTrue),
    ...optional(fields, place, 'armies', (at, armies) => parseArmies(at, armies, 'board')),
    seats: listOf('seats', readSeat, MOST.seats)(`${place}.seats`, fields.get('seats')),
    ...optional(fields, place, 'cycle', listOf('seats', readSide, 12)),
    ...optional(fields, place, 'alliances', listOf('alliances', readAlliance, 10)),
    board: readBoard(`${place}.board`, fields.get('board')),
    ...optional(fields, place, 'units', listOf('units', readUnit)),
    ...optional(fields, place, 'arrivals', listOf('arrivals', readArrival)),
    ...optional(fields, place, 'objectives', listOf('objectives', readObjective, 12)),
    limit: {
      turns: readTurn(`${place}.limit.turns`, limitFields.get('turns')),
      ...optional(limitFields, `${place}.limit`, 'battle', border.isTrue),
      ...optional(limitFields, `${place}.limit`, 'outlastsDecks', border.isTrue),
    },
    end: listOf('end-rules', readEnd, 6)(`${place}.end`, fields.get('end')),
    texts: readLanguages(`${place}.texts`, fields.get('texts')),
  };
  checkTogether(scenario, place);
  checked.add(scenario);
  return scenario;
}
