// Which units are disabled by nets (NET-1 to NET-5): a pure function of the placements.

import { TILES } from '../armies/catalog.ts';
import { type Hex, NEIGHBOUR, OFF_BOARD } from '../board/hexes.ts';
import { type Rules, strikes } from '../state.ts';
import { EMPTY, type Unit, unitOwner, unitRotation, unitTile } from '../tiles/unit.ts';

/** One net that covers an enemy: netter and victim. */
interface Aim {
  readonly netter: Hex;
  readonly victim: Hex;
}

function aimsOn(board: readonly Unit[], rules: Rules, netters: readonly Hex[]): Aim[] {
  const aims: Aim[] = [];
  for (const netter of netters) {
    const unit = board[netter];
    for (const direction of TILES[unitTile(unit)].facings[unitRotation(unit)].nets) {
      const victim = NEIGHBOUR[netter * 6 + direction];
      if (victim === OFF_BOARD || board[victim] === EMPTY) continue;
      if (strikes(rules, unitOwner(unit), unitOwner(board[victim]))) aims.push({ netter, victim });
    }
  }
  return aims;
}

/** The netters that throw their nets, for a board where some netters are aimed at by others (NET-4). */
function activeNetters(netters: readonly Hex[], aims: readonly Aim[]): Set<Hex> {
  const attackersOf = (hex: Hex): Hex[] => aims.filter((aim) => aim.victim === hex).map((aim) => aim.netter);
  const reached = new Map(netters.map((netter) => [netter, reachable(netter, netters, aims)]));
  const inOneComponent = (a: Hex, b: Hex): boolean =>
    a === b || (reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true);

  const active = new Set<Hex>();
  const netted = new Set<Hex>();
  const waiting = new Set(netters);
  while (waiting.size > 0) {
    const component = nextComponent(waiting, inOneComponent, attackersOf);
    const open = new Set(component);
    const settle = (hex: Hex, into: Set<Hex>): void => {
      into.add(hex);
      open.delete(hex);
    };
    for (const hex of component) {
      if (attackersOf(hex).some((netter) => active.has(netter) && !component.includes(netter)))
        settle(hex, netted);
    }
    for (let changed = true; changed; ) {
      changed = false;
      for (const hex of component) {
        if (!open.has(hex)) continue;
        const attackers = attackersOf(hex);
        if (attackers.some((netter) => active.has(netter))) settle(hex, netted);
        else if (attackers.every((netter) => netted.has(netter))) settle(hex, active);
        else continue;
        changed = true;
      }
    }
    // What is still open is a pure cycle: all of it works (NET-3).
    for (const hex of open) active.add(hex);
    for (const hex of component) waiting.delete(hex);
  }
  return active;
}

function reachable(from: Hex, netters: readonly Hex[], aims: readonly Aim[]): Set<Hex> {
  const found = new Set<Hex>();
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
  waiting: ReadonlySet<Hex>,
  inOneComponent: (a: Hex, b: Hex) => boolean,
  attackersOf: (hex: Hex) => Hex[],
): Hex[] {
  for (const hex of waiting) {
    const component = [...waiting].filter((other) => inOneComponent(hex, other));
    const outside = component.flatMap(attackersOf).filter((netter) => !component.includes(netter));
    if (!outside.some((netter) => waiting.has(netter))) return component;
  }
  throw new Error('a finite graph of components has a first one');
}

function workingAims(board: readonly Unit[], rules: Rules, netters: readonly Hex[]): Aim[] {
  const aims = aimsOn(board, rules, netters);
  if (!aims.some((aim) => netters.includes(aim.victim))) return aims;
  const active = activeNetters(netters, aims);
  // A netter of a cycle cancels the net that comes at it: inside a cycle nobody is netted (NET-3).
  return aims.filter((aim) => active.has(aim.netter) && !active.has(aim.victim));
}

/** 1 for every disabled unit; `none`, untouched, if there is no such unit. `netters` are the units with net edges. */
export function nettedBy(
  board: readonly Unit[],
  rules: Rules,
  netters: readonly Hex[],
  none: readonly number[],
): readonly number[] {
  const aims = workingAims(board, rules, netters);
  if (aims.length === 0) return none;
  const netted = none.slice();
  for (const aim of aims) netted[aim.victim] = 1;
  return netted;
}

/** Who keeps the unit on that hex disabled. */
export function nettersOf(board: readonly Unit[], rules: Rules, hex: Hex): Hex[] {
  const netters: Hex[] = [];
  board.forEach((unit, at) => {
    if (unit !== EMPTY && TILES[unitTile(unit)].isNetter) netters.push(at);
  });
  return workingAims(board, rules, netters)
    .filter((aim) => aim.victim === hex)
    .map((aim) => aim.netter);
}
