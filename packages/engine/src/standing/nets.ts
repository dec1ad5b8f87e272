// Which units are disabled by nets (NET-1 to NET-5): a pure function of the placements.

import { type Hex, NO_UNIT, NOWHERE, type UnitId } from '../base/brand.ts';
import { facingOn, grapples, type Rules, rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';
import { hexesOfUnit, MAX_UNITS, type Units } from '../units/units.ts';
import { surveyOf } from './survey.ts';

/** One net that covers an enemy: netter and victim. */
interface Aim {
  readonly netter: UnitId;
  readonly victim: UnitId;
}

/** Every net there can be, made once: `netter * MAX_UNITS + victim`. */
const AIMS: readonly Aim[] = Array.from({ length: MAX_UNITS * MAX_UNITS }, (_, key) => ({
  netter: Math.floor(key / MAX_UNITS) as UnitId,
  victim: (key % MAX_UNITS) as UnitId,
}));

/** By unit, for boards on which nobody is netted and nothing changes a number. */
export const ZEROS: readonly number[] = Array.from({ length: MAX_UNITS }, () => 0);

/** Every net over an enemy. A Structure nets from both its tiles (STR-4). */
function aimsOn(rules: Rules, units: Units): Aim[] {
  const { netters } = surveyOf(rules, units);
  const aims: Aim[] = [];
  for (let i = 0; i < netters.size; i++) {
    const hex = netters.at(i);
    const netter = units.at[hex];
    // It may have fallen in this Battle.
    if (netter === NO_UNIT) continue;
    const { nets } = facingOn(rules, units, hex);
    for (let j = 0; j < nets.length; j++) {
      const at = rules.board.next[hex * 6 + nets[j]];
      if (at === NOWHERE || units.at[at] === NO_UNIT) continue;
      const victim = units.at[at];
      if (grapples(rules, units.owner[netter], units.owner[victim]))
        aims.push(AIMS[netter * MAX_UNITS + victim]);
    }
  }
  return aims;
}

/** What becomes of a netter. */
const OPEN = 0;
const ACTIVE = 1;
const NETTED = 2;

/** By unit: which netters throw their nets, for a board where some netters are aimed at by others (NET-4). */
function settle(aims: readonly Aim[]): readonly number[] {
  const fates = ZEROS.slice();
  const netters = [...new Set(aims.map(({ netter }) => netter))];
  deduce(netters, aims, fates);
  let waiting = netters;
  // Whoever is open still belongs to a cycle or is covered out of one.
  while (waiting.some((unit) => fates[unit] === OPEN)) {
    const component = nextComponent(waiting, netters, aims);
    deduce(component, aims, fates);
    // What is still open is a pure cycle: all of it works (NET-3).
    for (const unit of component) if (fates[unit] === OPEN) fates[unit] = ACTIVE;
    waiting = waiting.filter((unit) => !component.includes(unit));
  }
  return fates;
}

/** Settles what follows from what is settled: an active net covers, and a netter works when all that aim at it are netted. */
function deduce(among: readonly UnitId[], aims: readonly Aim[], fates: number[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const unit of among) {
      if (fates[unit] !== OPEN) continue;
      fates[unit] = fateOf(unit, aims, fates);
      changed ||= fates[unit] !== OPEN;
    }
  }
}

function fateOf(unit: UnitId, aims: readonly Aim[], fates: readonly number[]): number {
  let fate = ACTIVE;
  for (let i = 0; i < aims.length; i++) {
    if (aims[i].victim !== unit) continue;
    if (fates[aims[i].netter] === ACTIVE) return NETTED;
    if (fates[aims[i].netter] === OPEN) fate = OPEN;
  }
  return fate;
}

/** Netters that aim at each other in a circle, and at whom nobody aims from outside who waits too: the next ones in topological order. */
function nextComponent(
  waiting: readonly UnitId[],
  netters: readonly UnitId[],
  aims: readonly Aim[],
): UnitId[] {
  const reached = new Map(netters.map((netter) => [netter, reachable(netter, netters, aims)]));
  const inOneComponent = (a: UnitId, b: UnitId): boolean =>
    a === b || (reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true);
  for (const unit of waiting) {
    const component = waiting.filter((other) => inOneComponent(unit, other));
    const isFirst = aims.every(
      ({ netter, victim }) =>
        !component.includes(victim) || component.includes(netter) || !waiting.includes(netter),
    );
    if (isFirst) return component;
  }
  throw new Error('a finite graph of components has a first one');
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

/** Whether any of the nets is thrown by that unit. */
function throwsOne(aims: readonly Aim[], unit: UnitId): boolean {
  for (let i = 0; i < aims.length; i++) if (aims[i].netter === unit) return true;
  return false;
}

/** Whether any of the nets covers one who throws another of them. */
function isContested(aims: readonly Aim[]): boolean {
  for (let i = 0; i < aims.length; i++) if (throwsOne(aims, aims[i].victim)) return true;
  return false;
}

function workingAims(rules: Rules, units: Units): readonly Aim[] {
  const aims = aimsOn(rules, units);
  if (!isContested(aims)) return aims;
  const fates = settle(aims);
  // A netter of a cycle cancels the net that comes at it: inside a cycle nobody is netted (NET-3).
  return aims.filter(({ netter, victim }) => fates[netter] === ACTIVE && fates[victim] !== ACTIVE);
}

/** By unit: 1 for a disabled one. */
export function nettedOn(rules: Rules, units: Units): readonly number[] {
  const survey = surveyOf(rules, units);
  survey.netted ??= survey.netters.size === 0 ? ZEROS : victimsOf(workingAims(rules, units));
  return survey.netted;
}

/** The same for a state. */
export const nettedIn = ({ options, units }: Pick<State, 'options' | 'units'>): readonly number[] =>
  nettedOn(rulesOf(options), units);

function victimsOf(aims: readonly Aim[]): readonly number[] {
  if (aims.length === 0) return ZEROS;
  const netted = ZEROS.slice();
  for (let i = 0; i < aims.length; i++) netted[aims[i].victim] = 1;
  return netted;
}

/** Where the tiles lie that keep the unit disabled. */
export function nettersOf(rules: Rules, units: Units, unit: UnitId): Hex[] {
  const netters = new Set(
    workingAims(rules, units).flatMap((aim) => (aim.victim === unit ? aim.netter : [])),
  );
  return [...netters].flatMap((netter) =>
    hexesOfUnit(units, netter).filter((hex) =>
      facingOn(rules, units, hex).nets.some((way) => {
        const at = rules.board.next[hex * 6 + way];
        return at !== NOWHERE && units.at[at] === unit;
      }),
    ),
  );
}
