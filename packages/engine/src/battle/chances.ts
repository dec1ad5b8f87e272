// The bookkeeping of initiative: which chances a unit has, when they come and how they are lost (INI).

import { NO_UNIT, type UnitId } from '../base/brand.ts';
import type { EventSink, LostChanceReason } from '../flow/events.ts';
import { chancesOf, type Field, type Lineup, phaseOf } from '../standing/field.ts';
import { nettersOf } from '../standing/nets.ts';
import { surveyOf } from '../standing/survey.ts';
import { type BattleState, EXTRA_CHANCE } from '../state/state.ts';
import { partOn, unitsOn } from '../units/units.ts';
import { whoIs } from './barrage.ts';

/** The phases in which a unit has a chance now, used or not: one bit each. */
function phaseMask(field: Field, unit: UnitId): number {
  if (field.extraActions[unit] > 0) {
    return chancesOf(field, unit).reduce((mask, value) => mask | (1 << value), 0);
  }
  const kind = field.units.kind[unit];
  const change = field.initiative[unit];
  if (change === 0) return field.rules.catalogue.phases[kind];
  const { initiative } = field.rules.tiles[kind];
  let mask = 0;
  for (let i = 0; i < initiative.length; i++) mask |= 1 << phaseOf(initiative[i], change);
  return mask;
}

/** The units that have chances at all, and when: worked out once for a board that stands. */
export function lineupOf(field: Field): Lineup {
  if (!field.lineup.isKnown) lineUp(field);
  return field.lineup;
}

function lineUp(field: Field): void {
  const { rules, units, lineup } = field;
  const { taken } = surveyOf(rules, units);
  lineup.isKnown = true;
  lineup.size = 0;
  lineup.all = 0;
  for (let i = 0; i < taken.size; i++) {
    const unit = units.at[taken.at(i)];
    if (unit === NO_UNIT || units.hex[unit] !== taken.at(i)) continue;
    const mask = phaseMask(field, unit);
    if (mask === 0) continue;
    lineup.fighters[lineup.size++] = unit;
    lineup.phases[unit] = mask;
    lineup.all |= mask;
  }
}

/** Uses every chance whose phase this is, of a unit that has one now, used or not; says how many (INI-2). */
export function useChances(field: Field, battle: BattleState, unit: UnitId): number {
  const { initiative } = field.rules.tiles[field.units.kind[unit]];
  if (initiative.length === 1 && field.extraActions[unit] === 0) return useChance(battle, unit, 0);
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
  const by = why === 'netted' ? nettersOf(rules, units, unit).map((at) => partOn(units, at)) : [];
  sink({ type: 'lost-chance', ...whoIs(field, unit), why, by });
}

/** The unit loses the chances of the running phase, before it begins (LEAD-4). */
export function haltUnit(field: Field, battle: BattleState, unit: UnitId, sink: EventSink): void {
  useChances(field, battle, unit);
  reportLostChance(field, unit, 'halted', sink);
}

/** Whether the unit still has a chance in the running phase. */
export function isDue(field: Field, battle: BattleState, unit: UnitId): boolean {
  const printed = field.rules.tiles[field.units.kind[unit]].initiative.length;
  return chancesOf(field, unit).some(
    (value, i) => value === battle.phase && !(battle.usedChances[unit] & (1 << chanceBit(i, printed))),
  );
}
