// Hits and explosions of one moment, while they are being collected (BAT-4): a phase, or an instant.

import type { Hex, Owner, UnitId } from '../base/brand.ts';
import { NOBODY } from '../base/brand.ts';
import type { EventSink, Striker, Struck, Who } from '../flow/events.ts';
import type { Field } from '../standing/field.ts';
import { facingOn } from '../state/rules.ts';
import type { Hit } from '../state/state.ts';
import type { Facing } from '../tiles/tile.ts';

export interface Barrage {
  readonly field: Field;
  readonly hits: Hit[];
  readonly exploded: UnitId[];
  readonly sink: EventSink;
}

export const newBarrage = (field: Field, sink: EventSink): Barrage => ({
  field,
  hits: [],
  exploded: [],
  sink,
});

/** The chain that an owner begins: one bit a seat (VAR-4). */
export const chainBy = (owner: Owner): number => (owner === NOBODY ? 0 : 1 << owner);

/** What kind of tile lies on that hex. */
export const tileAt = ({ rules, units }: Field, hex: Hex): Field['rules']['tiles'][number] =>
  rules.tiles[units.tile[hex]];

/** What that tile has a say in, one bit each. */
export const traitsAt = ({ rules, units }: Field, hex: Hex): number =>
  rules.catalogue.traits[units.tile[hex]];

/** What it shows, turned as it lies. */
export const facingAt = ({ rules, units }: Field, hex: Hex): Facing => facingOn(rules, units, hex);

export function whoIs({ units }: Field, unit: UnitId): Who {
  return { unit, owner: units.owner[unit], tile: units.kind[unit], hex: units.hex[unit] };
}

export function whoStrikes({ units }: Field, from: Hex): Striker {
  const unit = units.at[from];
  return { from, tile: units.tile[from], unit, owner: units.owner[unit] };
}

export function whoIsStruck({ units }: Field, to: Hex): Struck {
  const victim = units.at[to];
  return { to, target: units.tile[to], victim, victimOwner: units.owner[victim] };
}
