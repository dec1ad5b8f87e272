// The bookkeeping of initiative: which chances a unit has, when they come and how they are lost (INI).

import { NOWHERE, type UnitId } from '../base/brand.ts';
import type { EventSink, LostChanceReason } from '../flow/events.ts';
import { chancesOf, type Field, phaseOf } from '../standing/field.ts';
import { nettersOf, ZEROS } from '../standing/nets.ts';
import { type BattleState, EXTRA_CHANCE } from '../state/state.ts';
import { partOn, unitsOn } from '../units/units.ts';
import { whoIs } from './barrage.ts';

/** The phases in which a unit has a chance now, used or not: one bit each. */
function phaseMask(field: Field, unit: UnitId): number {
  if (field.extraActions[unit] > 0) {
    return chancesOf(field, unit).reduce((mask, value) => mask | (1 << value), 0);
  }
  const { initiative, phases } = field.rules.tiles[field.units.kind[unit]];
  const change = field.initiative[unit];
  if (change === 0) return phases;
  let mask = 0;
  for (let i = 0; i < initiative.length; i++) mask |= 1 << phaseOf(initiative[i], change);
  return mask;
}

/** By unit: the phases in which it has a chance; worked out once for a board that stands. */
export function phasesOf(field: Field): readonly number[] {
  if (!field.phases) {
    const { hex } = field.units;
    const phases = ZEROS.slice();
    for (let unit = 0; unit < hex.length; unit++) {
      if (hex[unit] !== NOWHERE) phases[unit] = phaseMask(field, unit as UnitId);
    }
    field.phases = phases;
  }
  return field.phases;
}

/** Uses every chance of the unit whose phase this is; says how many (INI-2). */
export function useChances(field: Field, battle: BattleState, unit: UnitId): number {
  const { initiative } = field.rules.tiles[field.units.kind[unit]];
  const change = field.initiative[unit];
  let due = 0;
  for (let i = 0; i < initiative.length; i++) {
    if (phaseOf(initiative[i], change) === battle.phase) due += useChance(battle, unit, i);
  }
  if (field.extraActions[unit] === 0) return due;
  const values = chancesOf(field, unit);
  for (let i = initiative.length; i < values.length; i++) {
    if (values[i] === battle.phase) due += useChance(battle, unit, chanceBit(i, initiative.length));
  }
  return due;
}

/** 1 if the unit still had that chance. */
function useChance(battle: BattleState, unit: UnitId, chance: number): 0 | 1 {
  if (battle.usedChances[unit] & (1 << chance)) return 0;
  battle.usedChances[unit] |= 1 << chance;
  return 1;
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
  const by =
    why === 'netted' ? nettersOf(rules, units, unit).map((netter) => partOn(units, units.hex[netter])) : [];
  sink({ type: 'lost-chance', ...whoIs(field, unit), why, by });
}
