// Which units are disabled by nets (NET-1 to NET-5): a pure function of the placements.

import { NO_UNIT, NOWHERE, type UnitId } from '../base/brand.ts';
import { grapples, type Rules } from '../state/rules.ts';
import { MAX_UNITS, type Units } from '../units/units.ts';
import { surveyOf } from './survey.ts';

/** One net that covers an enemy: netter and victim. */
interface Aim {
  readonly netter: UnitId;
  readonly victim: UnitId;
}

/** By unit, for boards on which nobody is netted and nothing changes a number. */
export const ZEROS: readonly number[] = Array.from({ length: MAX_UNITS }, () => 0);

/** Every net over an enemy. A Structure nets from both its tiles (STR-4). */
function aimsOn(rules: Rules, units: Units): Aim[] {
  const { netters } = surveyOf(rules, units);
  const aims: Aim[] = [];
  for (let i = 0; i < netters.size; i++) {
    const hex = netters.at(i);
    const netter = units.at[hex];
    const { nets } = rules.tiles[units.tile[hex]].facings[units.rotation[hex]];
    for (let j = 0; j < nets.length; j++) {
      const at = rules.board.next[hex * 6 + nets[j]];
      if (at === NOWHERE || units.at[at] === NO_UNIT) continue;
      const victim = units.at[at];
      if (grapples(rules, units.owner[netter], units.owner[victim])) aims.push({ netter, victim });
    }
  }
  return aims;
}

/** The netters that throw their nets, for a board where some netters are aimed at by others (NET-4). */
function activeNetters(netters: readonly UnitId[], aims: readonly Aim[]): Set<UnitId> {
  const attackersOf = (unit: UnitId): UnitId[] =>
    aims.filter((aim) => aim.victim === unit).map((aim) => aim.netter);
  const reached = new Map(netters.map((netter) => [netter, reachable(netter, netters, aims)]));
  const inOneComponent = (a: UnitId, b: UnitId): boolean =>
    a === b || (reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true);

  const active = new Set<UnitId>();
  const netted = new Set<UnitId>();
  const waiting = new Set(netters);
  while (waiting.size > 0) {
    const component = nextComponent(waiting, inOneComponent, attackersOf);
    const open = new Set(component);
    const settle = (unit: UnitId, into: Set<UnitId>): void => {
      into.add(unit);
      open.delete(unit);
    };
    for (const unit of component) {
      if (attackersOf(unit).some((netter) => active.has(netter) && !component.includes(netter)))
        settle(unit, netted);
    }
    for (let changed = true; changed; ) {
      changed = false;
      for (const unit of component) {
        if (!open.has(unit)) continue;
        const attackers = attackersOf(unit);
        if (attackers.some((netter) => active.has(netter))) settle(unit, netted);
        else if (attackers.every((netter) => netted.has(netter))) settle(unit, active);
        else continue;
        changed = true;
      }
    }
    // What is still open is a pure cycle: all of it works (NET-3).
    for (const unit of open) active.add(unit);
    for (const unit of component) waiting.delete(unit);
  }
  return active;
}

function reachable(from: UnitId, netters: readonly UnitId[], aims: readonly Aim[]): Set<UnitId> {
  const found = new Set<UnitId>();
  const todo = [from];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    for (const aim of aims) {
      if (aim.netter === at && netters.includes(aim.victim) && !found.has(aim.victim)) {
        found.add(aim.victim);
        todo.push(aim.victim);
      }
    }
  }
  return found;
}

/** A component whose attackers from outside are all decided: the next one in topological order. */
function nextComponent(
  waiting: ReadonlySet<UnitId>,
  inOneComponent: (a: UnitId, b: UnitId) => boolean,
  attackersOf: (unit: UnitId) => UnitId[],
): UnitId[] {
  for (const unit of waiting) {
    const component = [...waiting].filter((other) => inOneComponent(unit, other));
    const outside = component.flatMap(attackersOf).filter((netter) => !component.includes(netter));
    if (!outside.some((netter) => waiting.has(netter))) return component;
  }
  throw new Error('a finite graph of components has a first one');
}

function workingAims(rules: Rules, units: Units): readonly Aim[] {
  const aims = aimsOn(rules, units);
  const netters: UnitId[] = [];
  for (const { netter } of aims) if (!netters.includes(netter)) netters.push(netter);
  if (!aims.some((aim) => netters.includes(aim.victim))) return aims;
  const active = activeNetters(netters, aims);
  // A netter of a cycle cancels the net that comes at it: inside a cycle nobody is netted (NET-3).
  return aims.filter((aim) => active.has(aim.netter) && !active.has(aim.victim));
}

/** By unit: 1 for a disabled one. */
export function nettedOn(rules: Rules, units: Units): readonly number[] {
  const survey = surveyOf(rules, units);
  survey.netted ??= survey.netters.size === 0 ? ZEROS : victimsOf(workingAims(rules, units));
  return survey.netted;
}

function victimsOf(aims: readonly Aim[]): readonly number[] {
  if (aims.length === 0) return ZEROS;
  const netted = ZEROS.slice();
  for (let i = 0; i < aims.length; i++) netted[aims[i].victim] = 1;
  return netted;
}

/** Who keeps the unit disabled. */
export function nettersOf(rules: Rules, units: Units, unit: UnitId): UnitId[] {
  const aims = workingAims(rules, units);
  return [...new Set(aims.filter((aim) => aim.victim === unit).map((aim) => aim.netter))];
}
