// A board is a value: the hexes in play, what lies next to what, lines of fire, which hexes make it full
// (GEO-1, BAT-1, INST-7, INST-8, ATL-2). The main and the expanded board are two of them.

import { type Hex, NOWHERE } from '../base/brand.ts';
import { ALL_HEXES, DIRECTIONS, type Direction, forEachHex, HEX_COUNT, nextInGrid, ringOf } from './hexes.ts';

export interface Board {
  readonly name: string;
  /** The hexes in play, in the order of their names. */
  readonly hexes: readonly Hex[];
  /** By hex: whether it is in play. */
  readonly has: readonly boolean[];
  /** A Battle starts when all of these are taken (BAT-1). */
  readonly full: readonly Hex[];
  /** `next[hex * 6 + direction]`: the neighbour that way, or NOWHERE at the rim and at a hole. */
  readonly next: readonly Hex[];
  /** By hex: the neighbours there are, clockwise from the north. */
  readonly neighbours: readonly (readonly Hex[])[];
  /** `rays[hex * 6 + direction]`: the hexes in a straight line that way, nearest first, up to the rim, a hole that stops shots or the end of sight. */
  readonly rays: readonly (readonly Hex[])[];
  /** `pushes[hex * 6 + direction]`: where a unit next to that hex in that direction lands when pushed from it: exactly two away (INST-4). */
  readonly pushes: readonly (readonly Hex[])[];
  /** Where an Air Strike can fall: all six neighbours are in play (INST-7). */
  readonly strikeCentres: readonly Hex[];
  /** Every three mutually adjacent hexes, each ascending (INST-8). */
  readonly triples: readonly (readonly [Hex, Hex, Hex])[];
  /** What a hex is besides a hex, by name; what that does, a scenario knows (ATL-2). */
  readonly terrain: ReadonlyMap<Hex, string>;
}

export interface BoardPlan {
  readonly name: string;
  readonly hexes: readonly Hex[];
  /** All hexes, unless the plan says otherwise. */
  readonly full?: readonly Hex[];
  /** Holes that lines of fire cross; they stop at all others (ATL-2). */
  readonly crossed?: readonly Hex[];
  /** How many hexes far a shot flies; any distance if nothing is said. */
  readonly sight?: number;
  readonly terrain?: ReadonlyMap<Hex, string>;
}

/** Works out everything that follows from which hexes are in play. */
export function makeBoard(plan: BoardPlan): Board {
  const { sight = Number.POSITIVE_INFINITY } = plan;
  const inPlay = new Set(plan.hexes);
  const crossed = new Set(plan.crossed);
  const hexes = ALL_HEXES.filter((hex) => inPlay.has(hex));
  const has = forEachHex(false);
  for (const hex of hexes) has[hex] = true;
  const step = (hex: Hex, direction: Direction): Hex => {
    const to = nextInGrid(hex, direction);
    return has[hex] && to !== NOWHERE && has[to] ? to : NOWHERE;
  };
  const byHexAndDirection = <T>(make: (hex: Hex, direction: Direction) => T): T[] =>
    Array.from({ length: HEX_COUNT * 6 }, (_, key) => make(Math.floor(key / 6) as Hex, key % 6));
  const next = byHexAndDirection(step);
  const neighbours = ALL_HEXES.map((hex) =>
    DIRECTIONS.map((direction) => next[hex * 6 + direction]).filter((to) => to !== NOWHERE),
  );
  const ray = (hex: Hex, direction: Direction): Hex[] => {
    const line: Hex[] = [];
    if (!has[hex]) return line;
    let at = nextInGrid(hex, direction);
    for (let far = 1; far <= sight && at !== NOWHERE && (has[at] || crossed.has(at)); far++) {
      if (has[at]) line.push(at);
      at = nextInGrid(at, direction);
    }
    return line;
  };
  const push = (pusher: Hex, direction: Direction): Hex[] => {
    const target = next[pusher * 6 + direction];
    if (target === NOWHERE) return [];
    return [5, 0, 1]
      .map((turn) => next[target * 6 + ((direction + turn) % 6)])
      .filter((to) => to !== NOWHERE);
  };
  const triples = hexes.flatMap((a) =>
    neighbours[a].flatMap((b) =>
      neighbours[b]
        .filter((c) => a < b && b < c && neighbours[a].includes(c))
        .map((c): [Hex, Hex, Hex] => [a, b, c]),
    ),
  );
  return {
    name: plan.name,
    hexes,
    has,
    full: plan.full ?? hexes,
    next,
    neighbours,
    rays: byHexAndDirection(ray),
    pushes: byHexAndDirection(push),
    strikeCentres: hexes.filter((hex) => neighbours[hex].length === 6),
    triples,
    terrain: plan.terrain ?? new Map(),
  };
}

const MAIN_HEXES = ALL_HEXES.filter((hex) => ringOf(hex) <= 2);
/** The 19 hexes of the duel. */
export const MAIN_BOARD = makeBoard({ name: 'main', hexes: MAIN_HEXES });
/** All 37; a Battle still starts when the main ones are full (MODE-7). */
export const EXPANDED_BOARD = makeBoard({ name: 'expanded', hexes: ALL_HEXES, full: MAIN_HEXES });

export const BOARDS = ['main', 'expanded'] as const;
export type BoardName = (typeof BOARDS)[number];
export const BOARD_OF: Readonly<Record<BoardName, Board>> = { main: MAIN_BOARD, expanded: EXPANDED_BOARD };

/** The next hex that way, or NOWHERE. */
export const neighbour = (board: Board, hex: Hex, direction: Direction): Hex =>
  board.next[hex * 6 + direction];
