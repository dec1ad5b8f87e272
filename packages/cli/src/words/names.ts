// The engine's small integers as names: hexes `d4`, tiles `army/key`, owners by seat number or null.

import {
  type BattleOutcome,
  type GameEvent,
  type Hex,
  hexName,
  NOBODY,
  NOWHERE,
  type Owner,
  type State,
  type TileId,
  tileOf,
  type UnitView,
  unitsOn,
} from '@nhex/engine';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type NamedEvent = { readonly phase: number | null; readonly type: string } & Readonly<
  Record<string, Json>
>;

export interface NamedUnit {
  readonly tile: string;
  readonly owner: number | null;
  readonly rotation: number;
  readonly wounds: number;
  /** Where the other tile of a Structure lies. */
  readonly with?: string;
}

/** What the names of a game follow from. */
export type Named = Pick<State, 'options'>;

export const tileRef = (game: Named, tile: TileId): string => tileOf(game, tile).ref;
const nameOfHex = (hex: Hex): string | null => (hex === NOWHERE ? null : hexName(hex));
const nameOfOwner = (owner: Owner): number | null => (owner === NOBODY ? null : owner);

/** The tiles of a unit by the names of their hexes: one, or the two of a Structure. */
function nameUnit(game: Named, { owner, wounds, tiles }: UnitView): [string, NamedUnit][] {
  return tiles.map(({ hex, tile, rotation }) => {
    const other = tiles.find((each) => each.hex !== hex);
    const named = { tile: tileRef(game, tile), owner: nameOfOwner(owner), rotation, wounds };
    return [hexName(hex), other ? { ...named, with: hexName(other.hex) } : named];
  });
}

/** What lies on a board, by hex name. */
export const nameBoard = (game: Named, units: State['units']): Record<string, NamedUnit> =>
  Object.fromEntries(unitsOn(units).flatMap((unit) => nameUnit(game, unit)));

/** Fields of events that hold hexes, tiles or owners; everything else is a number as it is. */
const HEXES = ['hex', 'from', 'to', 'at', 'hexes'];
const TILES = ['tile', 'target'];
const OWNERS = ['owner', 'victimOwner'];
/** Fields that mean something else in one type of event. */
const EXCEPTIONS: Readonly<Record<string, 'tile' | 'number'>> = {
  'strike.by': 'tile',
  'passed-on.to': 'number',
};

function nameNumber(game: Named, type: string, field: string, value: number): Json {
  const exception = EXCEPTIONS[`${type}.${field}`];
  if (exception === 'number') return value;
  if (exception === 'tile' || TILES.includes(field)) return tileRef(game, value as TileId);
  if (HEXES.includes(field)) return nameOfHex(value as Hex);
  return OWNERS.includes(field) ? nameOfOwner(value as Owner) : value;
}

function nameValue(game: Named, type: string, field: string, value: unknown): Json {
  if (Array.isArray(value)) return value.map((item) => nameValue(game, type, field, item));
  if (typeof value === 'object' && value !== null) return nameFields(game, type, value);
  if (typeof value === 'number') return nameNumber(game, type, field, value);
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

const nameFields = (game: Named, type: string, fields: object): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, nameValue(game, type, field, value)]),
  );

/** Events with names, each with the phase in which it happened (null outside Battle). */
export const nameEvents = (game: Named, events: readonly GameEvent[]): NamedEvent[] =>
  events.map((event) => ({
    phase: event.phase ?? null,
    type: event.type,
    ...nameFields(game, event.type, event),
  }));

export interface NamedOutcome {
  readonly hq: readonly number[];
  readonly board: Readonly<Record<string, NamedUnit>>;
  readonly events: readonly NamedEvent[];
}

export const nameOutcome = (game: Named, { hq, units, events }: BattleOutcome): NamedOutcome => ({
  hq,
  board: nameBoard(game, units),
  events: nameEvents(game, events),
});
