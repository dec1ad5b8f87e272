// Whom modules and auras work for and on: Scopers, links, board-wide help (MOD-1, MOD-3, MOD-6, MOD-8, UNIT-10).
// A pure function of the placements, without what is given in numbers (field.ts).

import { type Hex, NO_UNIT, NOBODY, NOWHERE, type Owner, type SeatId, type UnitId } from '../base/brand.ts';
import { opposes, type Rules, rowOf, serves } from '../state/rules.ts';
import type { TileInfo } from '../tiles/tile.ts';
import type { Units } from '../units/units.ts';
import { nettedOn } from './nets.ts';
import { type Scoped, surveyOf } from './survey.ts';

const NONE: readonly never[] = [];

/** The enemy modules that active Scopers turn to their side (MOD-8). */
export function scopedOn(rules: Rules, units: Units): readonly Scoped[] {
  const survey = surveyOf(rules, units);
  survey.scoped ??= survey.scopers.size === 0 ? NONE : findScoped(rules, units);
  return survey.scoped;
}

/** Two that face each other cancel only that. */
function findScoped(rules: Rules, units: Units): readonly Scoped[] {
  const { scopers } = surveyOf(rules, units);
  const netted = nettedOn(rules, units);
  const scoped: Scoped[] = [];
  for (let i = 0; i < scopers.size; i++) {
    const scoper = scopers.at(i);
    const unit = units.at[scoper];
    if (netted[unit]) continue;
    const row = rowOf(rules, units, scoper);
    for (let j = 0; j < rules.connected.size(row); j++) {
      const module = rules.connected.at(row, j);
      const target = units.at[module];
      if (target === NO_UNIT || !rules.tiles[units.kind[target]].isModule) continue;
      if (opposes(rules, units.owner[unit], units.owner[target])) scoped.push({ scoper, module });
    }
  }
  const isMutual = (one: Scoped): boolean =>
    scoped.some((other) => one.scoper === other.module && one.module === other.scoper);
  return scoped.filter((one) => !isMutual(one));
}

/** Whom the tile's effects serve: its owner or, for one of the scoped modules, the Scoper's owner (MOD-8). */
export function servedSeat(units: Units, scoped: readonly Scoped[], hex: Hex): Owner {
  for (let i = 0; i < scoped.length; i++)
    if (scoped[i].module === hex) return units.owner[units.at[scoped[i].scoper]];
  return units.owner[units.at[hex]];
}

/** Whether the module, serving that seat, does harm to units of that owner (MOD-3). */
export const harms = (rules: Rules, { inflicts }: TileInfo, seat: Owner, owner: Owner): boolean =>
  inflicts !== 0 && owner !== NOBODY && opposes(rules, seat, owner);

/** Whether a module or aura, serving that seat, helps units of that owner. */
export const helps = (rules: Rules, tile: TileInfo, seat: Owner, owner: Owner): boolean =>
  tile.helps && serves(rules, seat, owner);

/**
 * The unit on one of the hexes that the giver is connected to (`rowOf`), or NO_UNIT: nothing works on itself (UNIT-10), and a
 * source connected to both tiles of a Structure works once (STR-5).
 */
export function targetAt({ connected }: Rules, units: Units, giver: Hex, row: number, index: number): UnitId {
  const unit = units.at[connected.at(row, index)];
  if (unit === NO_UNIT || units.second[unit] === NOWHERE) return unit;
  if (unit === units.at[giver]) return NO_UNIT;
  for (let i = 0; i < index; i++) if (units.at[connected.at(row, i)] === unit) return NO_UNIT;
  return unit;
}

/** The units that the module or aura on that hex helps now. */
export function helpedBy(rules: Rules, units: Units, giver: Hex): UnitId[] {
  const helped: UnitId[] = [];
  if (nettedOn(rules, units)[units.at[giver]]) return helped;
  const tile = rules.tiles[units.tile[giver]];
  const seat = servedSeat(units, scopedOn(rules, units), giver);
  const row = rowOf(rules, units, giver);
  for (let i = 0; i < rules.connected.size(row); i++) {
    const target = targetAt(rules, units, giver, row, i);
    if (target !== NO_UNIT && helps(rules, tile, seat, units.owner[target])) helped.push(target);
  }
  return helped;
}

/** How many extra steps every movement of that seat gets (MOD-6). */
export function reconSteps(rules: Rules, units: Units, seat: SeatId): number {
  const { givers } = surveyOf(rules, units);
  let steps = 0;
  for (let i = 0; i < givers.size; i++) {
    const hex = givers.at(i);
    const { recon } = rules.tiles[units.tile[hex]];
    if (recon === 0 || nettedOn(rules, units)[units.at[hex]]) continue;
    if (serves(rules, servedSeat(units, scopedOn(rules, units), hex), seat)) steps += recon;
  }
  return steps;
}
