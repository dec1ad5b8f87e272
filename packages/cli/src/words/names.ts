// The engine's small integers as names: hexes `d4`, tiles `army/key`, owners by seat number or null.

import {
  type BattleOutcome,
  EMPTY,
  type GameEvent,
  hexName,
  NOBODY,
  NOWHERE,
  tileInfo,
  type Unit,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
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
}

export const tileRef = (tile: number): string => tileInfo(tile).ref;
const nameOfHex = (hex: number): string | null => (hex === NOWHERE ? null : hexName(hex));
const nameOfOwner = (owner: number): number | null => (owner === NOBODY ? null : owner);

export const nameUnit = (unit: Unit): NamedUnit => ({
  tile: tileRef(unitTile(unit)),
  owner: nameOfOwner(unitOwner(unit)),
  rotation: unitRotation(unit),
  wounds: unitWounds(unit),
});

/** The units of a board by hex name. */
export const nameBoard = (board: readonly Unit[]): Record<string, NamedUnit> =>
  Object.fromEntries(board.flatMap((unit, hex) => (unit === EMPTY ? [] : [[hexName(hex), nameUnit(unit)]])));

type Namer = (value: number) => Json;
const asIs: Namer = (value) => value;
const NAMERS: Readonly<Record<string, Namer>> = {
  hex: nameOfHex,
  from: nameOfHex,
  to: nameOfHex,
  patient: nameOfHex,
  medic: nameOfHex,
  died: nameOfHex,
  via: nameOfHex,
  by: nameOfHex,
  hexes: nameOfHex,
  tile: tileRef,
  target: tileRef,
  owner: nameOfOwner,
};
/** Fields that mean something else in one type of event. */
const EXCEPTIONS: Readonly<Record<string, Namer>> = { 'strike.by': tileRef, 'passed-on.to': asIs };

function nameValue(type: string, field: string, value: unknown): Json {
  if (Array.isArray(value)) return value.map((item) => nameValue(type, field, item));
  if (typeof value === 'object' && value !== null) return nameFields(type, value);
  if (typeof value === 'number') return (EXCEPTIONS[`${type}.${field}`] ?? NAMERS[field] ?? asIs)(value);
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

const nameFields = (type: string, fields: object): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, nameValue(type, field, value)]));

/** Events with names, each with the phase in which it happened (null before the first). */
export function nameEvents(events: readonly GameEvent[]): NamedEvent[] {
  let phase: number | null = null;
  return events.map((event) => {
    if (event.type === 'phase') phase = event.phase;
    return { phase, type: event.type, ...nameFields(event.type, event) };
  });
}

export interface NamedOutcome {
  readonly hq: readonly number[];
  readonly board: Readonly<Record<string, NamedUnit>>;
  readonly events: readonly NamedEvent[];
}

export const nameOutcome = ({ hq, board, events }: BattleOutcome): NamedOutcome => ({
  hq,
  board: nameBoard(board),
  events: nameEvents(events),
});
