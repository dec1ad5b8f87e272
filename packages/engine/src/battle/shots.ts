// Where a shot arrives: straight lines, Gauss lines and redirectors with their loops (UNIT-2, UNIT-7, DDM-1 to DDM-4).

import { TILES } from '../armies/catalog.ts';
import { type Direction, type Hex, opposite, RAYS } from '../board/hexes.ts';
import type { Standing } from '../standing/standing.ts';
import { type Rules, strikes } from '../state.ts';
import { EMPTY, type Unit, unitOwner, unitRotation, unitTile } from '../tiles/unit.ts';

export interface Arrival {
  readonly target: Hex;
  /** The direction in which it flew on arriving; it meets the opposite edge. */
  readonly direction: Direction;
  /** Part of an endless loop (DDM-3). */
  readonly endless: boolean;
  /** Redirectors on its way. */
  readonly via: readonly Hex[];
}

/** What one straight flight meets: enemies, and the redirector that takes it over. */
interface Flight {
  readonly direction: Direction;
  readonly targets: readonly Hex[];
  readonly redirector: Hex | undefined;
}

export interface Field {
  readonly board: readonly Unit[];
  readonly rules: Rules;
  readonly standing: Standing;
}

const DIRECT: readonly Hex[] = [];

function fly(field: Field, owner: number, from: Hex, direction: Direction, gauss: boolean): Flight {
  const { board, rules, standing } = field;
  const targets: Hex[] = [];
  for (const at of RAYS[from * 6 + direction]) {
    const unit = board[at];
    if (unit === EMPTY) continue;
    if (strikes(rules, owner, unitOwner(unit))) {
      targets.push(at);
      if (!gauss) return { direction, targets, redirector: undefined };
    } else if (!standing.netted[at]) {
      const { entries } = TILES[unitTile(unit)].facings[unitRotation(unit)];
      if (entries & (1 << opposite(direction))) return { direction, targets, redirector: at };
    }
  }
  return { direction, targets, redirector: undefined };
}

function exitFlights(field: Field, owner: number, redirector: Hex, gauss: boolean): Flight[] {
  const unit = field.board[redirector];
  const { exits } = TILES[unitTile(unit)].facings[unitRotation(unit)];
  return exits.map((direction) => fly(field, owner, redirector, direction, gauss));
}

/** Every arrival of a ranged attack from `from` in that direction. */
export function traceShot(field: Field, from: Hex, direction: Direction, gauss: boolean): Arrival[] {
  const owner = unitOwner(field.board[from]);
  const first = fly(field, owner, from, direction, gauss);
  const arrivals: Arrival[] = first.targets.map((target) => ({
    target,
    direction,
    endless: false,
    via: DIRECT,
  }));
  return first.redirector === undefined
    ? arrivals
    : redirected(field, owner, first.redirector, gauss, arrivals);
}

function redirected(
  field: Field,
  owner: number,
  entered: Hex,
  gauss: boolean,
  direct: readonly Arrival[],
): Arrival[] {
  const flights = new Map<Hex, Flight[]>();
  const todo = [entered];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (flights.has(at)) continue;
    const leaving = exitFlights(field, owner, at, gauss);
    flights.set(at, leaving);
    for (const { redirector } of leaving) if (redirector !== undefined) todo.push(redirector);
  }
  const endless = endlessRedirectors(flights);
  const arrivals = [...direct];

  // The part without loops: every path counts once (DDM-2).
  const follow = (at: Hex, via: readonly Hex[]): void => {
    if (endless.has(at)) return;
    const path = [...via, at];
    for (const flight of flights.get(at) ?? []) {
      for (const target of flight.targets)
        arrivals.push({ target, direction: flight.direction, endless: false, via: path });
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
        arrivals.push({ target, direction: flight.direction, endless: true, via: [at] });
      }
    }
  }
  return arrivals;
}

/** Redirectors that are part of a loop or fed by one. */
function endlessRedirectors(flights: ReadonlyMap<Hex, Flight[]>): Set<Hex> {
  const after = (start: Hex): Set<Hex> => {
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
  };
  const endless = new Set<Hex>();
  for (const at of flights.keys()) {
    const reached = after(at);
    if (!reached.has(at)) continue;
    endless.add(at);
    for (const fed of reached) endless.add(fed);
  }
  return endless;
}
