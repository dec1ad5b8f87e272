// Where a shot arrives: straight lines, Gauss lines, sharpshooters, redirectors with their loops
// (UNIT-2, UNIT-7, DDM-1 to DDM-4, STR-11).

import { type Hex, NO_UNIT, NOWHERE, type Owner } from '../base/brand.ts';
import { ALL_HEXES, DIRECTIONS, type Direction, opposite } from '../board/hexes.ts';
import { OWNERS } from '../modes/sides.ts';
import type { Field } from '../standing/field.ts';
import { attacks } from '../state/rules.ts';
import type { Aim } from '../state/state.ts';
import { REDIRECTS } from '../tiles/catalogue.ts';
import { facingAt, traitsAt } from './barrage.ts';

export interface Arrival {
  readonly target: Hex;
  /** The direction in which it flew on arriving; it meets the opposite edge. */
  readonly direction: Direction;
  /** Part of an endless loop (DDM-3). */
  readonly endless: boolean;
  /** Redirectors on its way. */
  readonly via: readonly Hex[];
  /** Where else the same hit comes in: on the other tile of a Structure (STR-6), or with the blow of its edge (UNIT-4). */
  readonly also: readonly Arrival[];
}

/** A shot that is traced: whose it is, whether it goes through, and where a sharpshooter aims it. */
export interface Shot {
  readonly owner: Owner;
  readonly gauss: boolean;
  readonly aims: readonly Aim[];
}

const NO_AIMS: readonly Aim[] = [];
const shotsOf = (gauss: boolean): readonly Shot[] =>
  Array.from({ length: OWNERS }, (_, owner) => ({ owner: owner as Owner, gauss, aims: NO_AIMS }));
/** By owner: shots that nobody aims, made once. */
const PLAIN_SHOTS = shotsOf(false);
const GAUSS_SHOTS = shotsOf(true);
export const unaimed = (owner: Owner, gauss: boolean): Shot => (gauss ? GAUSS_SHOTS : PLAIN_SHOTS)[owner];

/** What one straight flight meets: enemies, and the redirector that takes it over. */
interface Flight {
  readonly direction: Direction;
  readonly targets: readonly Hex[];
  readonly redirector: Hex | undefined;
}

/** No redirector on the way. */
const DIRECT: readonly Hex[] = [];
export const NO_ARRIVALS: readonly Arrival[] = [];

const arrivalAt = (target: Hex, direction: Direction, endless: boolean, via: readonly Hex[]): Arrival => ({
  target,
  direction,
  endless,
  via,
  also: NO_ARRIVALS,
});

/** `hex * 6 + direction`: every arrival without redirectors, and alone in its list, made once. */
const STRAIGHT = ALL_HEXES.flatMap((target) =>
  DIRECTIONS.map((direction) => arrivalAt(target, direction, false, DIRECT)),
);
const ALONE = STRAIGHT.map((arrival): readonly Arrival[] => [arrival]);

/** The arrival without redirectors on that hex. */
export const straight = (target: Hex, direction: Direction): Arrival => STRAIGHT[target * 6 + direction];

/** Whether a friendly shot flying in that direction enters the redirector on that hex (DDM-1, DDM-4). */
function isEntry(field: Field, at: Hex, direction: Direction): boolean {
  const { units, netted } = field;
  if (!(traitsAt(field, at) & REDIRECTS) || netted[units.at[at]]) return false;
  return (facingAt(field, at).entries & (1 << opposite(direction))) !== 0;
}

/** The first thing that stops or takes over a plain shot: an enemy, or a redirector it enters; else NOWHERE. */
function firstMet(field: Field, owner: Owner, from: Hex, direction: Direction): Hex {
  const { rules, units } = field;
  const ray = rules.board.rays[from * 6 + direction];
  for (let i = 0; i < ray.length; i++) {
    const unit = units.at[ray[i]];
    if (unit === NO_UNIT) continue;
    if (attacks(rules, owner, units.owner[unit]) || isEntry(field, ray[i], direction)) return ray[i];
  }
  return NOWHERE;
}

const isEnemy = ({ rules, units }: Field, owner: Owner, at: Hex): boolean =>
  attacks(rules, owner, units.owner[units.at[at]]);

/** One straight flight: a Gauss shot meets every enemy, a sharpshooter's the one it aims at, any other the first. */
function fly(field: Field, shot: Shot, from: Hex, direction: Direction): Flight {
  const aim = aimOn(shot, from, direction)?.target;
  const { enemies, redirector } = lineOf(field, shot.owner, from, direction);
  if (shot.gauss) return { direction, targets: enemies, redirector };
  const targets = enemies.filter((at) => aim === undefined || aim === at).slice(0, 1);
  return { direction, targets, redirector: targets.length > 0 ? undefined : redirector };
}

const exitFlights = (field: Field, shot: Shot, redirector: Hex): Flight[] =>
  exitsOf(field, redirector).map((direction) => fly(field, shot, redirector, direction));

/** Every arrival of a ranged attack from `from` in that direction. */
export function traceShot(field: Field, shot: Shot, from: Hex, direction: Direction): readonly Arrival[] {
  if (!shot.gauss && shot.aims.length === 0) {
    const at = firstMet(field, shot.owner, from, direction);
    if (at === NOWHERE) return NO_ARRIVALS;
    if (isEnemy(field, shot.owner, at)) return ALONE[at * 6 + direction];
  }
  const first = fly(field, shot, from, direction);
  const arrivals = first.targets.map((target) => straight(target, direction));
  return first.redirector === undefined ? arrivals : redirected(field, shot, first.redirector, arrivals);
}

function redirected(field: Field, shot: Shot, entered: Hex, direct: readonly Arrival[]): Arrival[] {
  const flights = new Map<Hex, Flight[]>();
  const todo = [entered];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (flights.has(at)) continue;
    const leaving = exitFlights(field, shot, at);
    flights.set(at, leaving);
    for (const { redirector } of leaving) if (redirector !== undefined) todo.push(redirector);
  }
  const endless = endlessRedirectors(flights, entered);
  const arrivals = [...direct];

  // The part without loops: every path counts once (DDM-2).
  const follow = (at: Hex, via: readonly Hex[]): void => {
    if (endless.has(at)) return;
    const path = [...via, at];
    for (const flight of flights.get(at) ?? []) {
      for (const target of flight.targets) arrivals.push(arrivalAt(target, flight.direction, false, path));
      if (flight.redirector !== undefined) follow(flight.redirector, path);
    }
  };
  follow(entered, []);

  for (const at of endless) {
    for (const flight of flights.get(at) ?? []) {
      for (const target of flight.targets) {
        // An endless stream into an edge swallows the single shots into it.
        const same = (a: Arrival): boolean => a.target === target && a.direction === flight.direction;
        for (let i = arrivals.findIndex(same); i >= 0; i = arrivals.findIndex(same)) arrivals.splice(i, 1);
        arrivals.push(arrivalAt(target, flight.direction, true, [at]));
      }
    }
  }
  return arrivals;
}

type Flights = ReadonlyMap<Hex, readonly Flight[]>;

/** The redirectors that are fed by that one, directly or over others. */
function fedBy(flights: Flights, start: Hex): Set<Hex> {
  const found = new Set<Hex>();
  const todo = [start];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    for (const { redirector } of flights.get(at) ?? []) {
      if (redirector !== undefined && !found.has(redirector)) {
        found.add(redirector);
        todo.push(redirector);
      }
    }
  }
  return found;
}

/** Redirectors that are part of a loop or fed by one, and those that a shot comes into too often to be counted. */
function endlessRedirectors(flights: Flights, entered: Hex): Set<Hex> {
  const endless = new Set<Hex>();
  const add = (at: Hex): void => {
    endless.add(at);
    for (const fed of fedBy(flights, at)) endless.add(fed);
  };
  for (const at of flights.keys()) if (fedBy(flights, at).has(at)) add(at);
  for (let at = crowded(flights, entered, endless); at !== undefined; at = crowded(flights, entered, endless))
    add(at);
  return endless;
}

/** The ways of one shot into a redirector that are told apart; armies of one's own can make millions (DDM-3). */
const MOST_WAYS = 100;

/** A redirector outside the loops into which the shot comes on more ways than that. */
function crowded(flights: Flights, entered: Hex, endless: ReadonlySet<Hex>): Hex | undefined {
  const ways = new Map<Hex, number>();
  const todo = [entered];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (endless.has(at)) continue;
    const now = (ways.get(at) ?? 0) + 1;
    if (now > MOST_WAYS) return at;
    ways.set(at, now);
    for (const { redirector } of flights.get(at) ?? []) if (redirector !== undefined) todo.push(redirector);
  }
  return undefined;
}

/** A stretch of a sharpshooter's shot: where it begins, and all that it could end at. */
export interface Stretch {
  readonly from: Hex;
  readonly direction: Direction;
  /** Enemies in the line and, if enemies can be reached through it, the redirector at its end. */
  readonly targets: readonly Hex[];
}

/** The first stretch of the shot on which its owner still has to choose; those without a choice need no aim (STR-11). */
export function openStretch(field: Field, shot: Shot, from: Hex, direction: Direction): Stretch | undefined {
  const seen = new Set<number>();
  const search = (start: Hex, way: Direction): Stretch | undefined => {
    const key = stretchKey(start, way);
    if (seen.has(key)) return undefined;
    seen.add(key);
    const { enemies, redirector } = lineOf(field, shot.owner, start, way);
    const goesOn = redirector !== undefined && reachesEnemy(field, shot, redirector, new Set([key]));
    const targets = goesOn ? [...enemies, redirector] : enemies;
    const aim = aimOn(shot, start, way);
    if (targets.length > 1 && !aim) return { from: start, direction: way, targets };
    const end = aim?.target ?? targets[0];
    if (!goesOn || end !== redirector) return undefined;
    for (const exit of exitsOf(field, redirector)) {
      const open = search(redirector, exit);
      if (open) return open;
    }
    return undefined;
  };
  return search(from, direction);
}

/** All enemies in a line up to the redirector that takes the shot over. */
function lineOf(
  field: Field,
  owner: Owner,
  from: Hex,
  direction: Direction,
): { enemies: Hex[]; redirector: Hex | undefined } {
  const enemies: Hex[] = [];
  for (const at of field.rules.board.rays[from * 6 + direction]) {
    if (field.units.at[at] === NO_UNIT) continue;
    if (isEnemy(field, owner, at)) enemies.push(at);
    else if (isEntry(field, at, direction)) return { enemies, redirector: at };
  }
  return { enemies, redirector: undefined };
}

const exitsOf = (field: Field, redirector: Hex): readonly Direction[] => facingAt(field, redirector).exits;

const stretchKey = (from: Hex, direction: Direction): number => from * 6 + direction;

const aimOn = ({ aims }: Shot, from: Hex, direction: Direction): Aim | undefined =>
  aims.find((aim) => aim.from === from && aim.direction === direction);

/**
 * Whether the shot can still hit somebody when that redirector takes it over. Where it is aimed already that stands, and on
 * a stretch that it has `passed` it hits nobody: it only comes round again (DDM-3).
 */
function reachesEnemy(field: Field, shot: Shot, redirector: Hex, passed: Set<number>): boolean {
  return exitsOf(field, redirector).some((exit) => {
    const key = stretchKey(redirector, exit);
    if (passed.has(key)) return false;
    passed.add(key);
    const line = lineOf(field, shot.owner, redirector, exit);
    const aim = aimOn(shot, redirector, exit);
    if (aim ? aim.target !== line.redirector : line.enemies.length > 0) return true;
    return line.redirector !== undefined && reachesEnemy(field, shot, line.redirector, passed);
  });
}
