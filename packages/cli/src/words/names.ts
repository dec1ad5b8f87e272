// The engine's small integers as names: hexes `d4`, tiles `army/key`, owners by seat number or null.

import {
  type BattleOutcome,
  type GameEvent,
  type Hex,
  hexName,
  type LeaderId,
  leaderKey,
  NOBODY,
  NOWHERE,
  type Owner,
  type State,
  type TileId,
  tileOf,
  type UnitView,
  unitsOn,
} from '@nhex/engine';
import { EVENT_NUMBERS, type NumberKind } from './event-numbers.ts';

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

/** What the numbers in a value are, or those in its fields. */
type Numbers = NumberKind | { readonly [field: string]: Numbers };

function nameNumber(game: Named, value: number, kind: NumberKind): Json {
  switch (kind) {
    case 'hex':
      return nameOfHex(value as Hex);
    case 'tile':
      return tileRef(game, value as TileId);
    case 'seat':
      return nameOfOwner(value as Owner);
    case 'leader':
      return leaderKey(value as LeaderId);
  }
}

/** Numbers that have no name stay as they are. */
function nameValue(game: Named, value: unknown, numbers: Numbers | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => nameValue(game, item, numbers));
  if (typeof value === 'object' && value !== null)
    return nameFields(game, value, typeof numbers === 'object' ? numbers : {});
  if (typeof value === 'number')
    return typeof numbers === 'string' ? nameNumber(game, value, numbers) : value;
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

const nameFields = (
  game: Named,
  fields: object,
  numbers: { readonly [field: string]: Numbers },
): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, nameValue(game, value, numbers[field])]),
  );

/** Events with names, each with the phase in which it happened (null outside Battle). */
export const nameEvents = (game: Named, events: readonly GameEvent[]): NamedEvent[] =>
  events.map((event) => ({
    phase: event.phase ?? null,
    type: event.type,
    ...nameFields(game, event, EVENT_NUMBERS[event.type]),
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
