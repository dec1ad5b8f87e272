// The bookkeeping of initiative: which chances a unit has, when they come and how they are lost (INI).

import type { UnitId } from '../base/brand.ts';
import type { EventSink, LostChanceReason } from '../flow/events.ts';
import { chancesOf, type Field } from '../standing/field.ts';
import { nettersOf } from '../standing/nets.ts';
import { type BattleState, EXTRA_CHANCE } from '../state/state.ts';
import { partOn, unitsOn } from '../units/units.ts';
import { whoIs } from './barrage.ts';

/** The phases in which a unit has a chance now, used or not: one bit each. */
export function phasesOf(field: Field, unit: UnitId): number {
  const { initiative } = field.rules.tiles[field.units.kind[unit]];
  if (field.extraActions[unit] > 0) return chancesOf(field, unit).reduce((mask, value) => mask | (1 << value), 0);
  const change = field.initiative[unit];
  let mask = 0;
  for (const printed of initiative) mask |= 1 << Math.max(0, printed + change);
  return mask;
}

/** Uses every chance of the unit whose phase this is; says how many (INI-2). */
export function useChances(field: Field, battle: BattleState, unit: UnitId): number {
  const printed = field.rules.tiles[field.units.kind[unit]].initiative.length;
  const values = chancesOf(field, unit);
  let due = 0;
  for (let i = 0; i < values.length; i++) {
    if (values[i] !== battle.phase) continue;
    const chance = 1 << chanceBit(i, printed);
    if (battle.usedChances[unit] & chance) continue;
    battle.usedChances[unit] |= chance;
    due += 1;
  }
  return due;
}

const chanceBit = (index: number, printed: number): number =>
  index < printed ? index : EXTRA_CHANCE + index - printed;

/** Chances that waited above the running phase and never came (INI-4). */
export function reportMissedChances(field: Field, battle: BattleState, sink: EventSink): void {
  if (!sink) return;
  for (const { unit } of unitsOn(field.units)) {
    const printed = field.rules.tiles[field.units.kind[unit]].initiative.length;
    const isMissed = (value: number, i: number): boolean =>
      value > 0 && !(battle.usedChances[unit] & (1 << chanceBit(i, printed)));
    if (chancesOf(field, unit).some(isMissed)) reportLostChance(field, unit, 'passed', sink);
  }
}

export function reportLostChance(field: Field, unit: UnitId, why: LostChanceReason, sink: EventSink): void {
  if (!sink) return;
  const { rules, units } = field;
  const by = why === 'netted' ? nettersOf(rules, units, unit).map((netter) => partOn(units, units.hex[netter])) : [];
  sink({ type: 'lost-chance', ...whoIs(field, unit), why, by });
}
