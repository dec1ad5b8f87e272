// The 37 hexes, their names, directions, neighbours and rays (GEO-1 to GEO-3). Knows no tiles.

/** A hex by its number: 0 is a1, then down each column from west to east, 36 is g4. */
export type Hex = number;
/** A board direction, clockwise: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW (GEO-3). */
export type Direction = number;

export const BOARDS = ['main', 'expanded'] as const;
/** The board in play: 19 or 37 hexes (GEO-1). */
export type BoardName = (typeof BOARDS)[number];

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
/** What a step over the rim of the 37 hexes leads to. */
export const OFF_BOARD = -1;

const COLUMNS = 'abcdefg';
const RADIUS = 3;
const MAIN_RADIUS = 2;
// Axial coordinates with d4 at the origin, in the order of GEO-3.
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** Axial coordinates, d4 at (0, 0), q to the east, r to the south. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const ringOf = ({ q, r }: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

function allHexes(): Axial[] {
  const found: Axial[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = -RADIUS; r <= RADIUS; r++) if (ringOf({ q, r }) <= RADIUS) found.push({ q, r });
  }
  return found;
}

const AXIAL = allHexes();
export const HEX_COUNT = AXIAL.length;

/** A list with one entry for each hex. */
export const forEachHex = <T>(value: T): T[] => Array.from({ length: HEX_COUNT }, () => value);

const nameAt = ({ q, r }: Axial): string => `${COLUMNS[q + RADIUS]}${r + 4 - Math.max(0, -q)}`;
/** The name of each hex, `a1` to `g4` (GEO-2). */
export const HEX_NAMES: readonly string[] = AXIAL.map(nameAt);
const HEX_BY_NAME = new Map(HEX_NAMES.map((name, hex) => [name, hex]));

const hexAt = (q: number, r: number): Hex =>
  ringOf({ q, r }) <= RADIUS ? (HEX_BY_NAME.get(nameAt({ q, r })) ?? OFF_BOARD) : OFF_BOARD;

export const hexName = (hex: Hex): string => HEX_NAMES[hex] ?? '-';
/** The hex of that name, or undefined when there is none. */
export const parseHex = (name: string): Hex | undefined => HEX_BY_NAME.get(name);
/** Where a hex lies for drawing: axial coordinates, d4 at (0, 0). */
export const axialOf = (hex: Hex): Axial => AXIAL[hex];

/** `NEIGHBOUR[hex * 6 + direction]`: the next hex that way, or OFF_BOARD. */
export const NEIGHBOUR: readonly Hex[] = AXIAL.flatMap(({ q, r }) =>
  STEPS.map(([dq, dr]) => hexAt(q + dq, r + dr)),
);
export const neighbour = (hex: Hex, direction: Direction): Hex => NEIGHBOUR[hex * 6 + direction];
export const opposite = (direction: Direction): Direction => (direction + 3) % 6;

/** `RAYS[hex * 6 + direction]`: all hexes in a straight line that way, nearest first. */
export const RAYS: readonly (readonly Hex[])[] = AXIAL.flatMap((_, hex) =>
  DIRECTIONS.map((direction) => {
    const line: Hex[] = [];
    for (let at = neighbour(hex, direction); at !== OFF_BOARD; at = neighbour(at, direction)) line.push(at);
    return line;
  }),
);

/** The existing neighbours of each hex, clockwise from the north. */
export const NEIGHBOURS: readonly (readonly Hex[])[] = AXIAL.map((_, hex) =>
  DIRECTIONS.map((direction) => neighbour(hex, direction)).filter((next) => next !== OFF_BOARD),
);

const isMain = (hex: Hex): boolean => ringOf(AXIAL[hex]) <= MAIN_RADIUS;
const ALL: readonly Hex[] = AXIAL.map((_, hex) => hex);
/** The 19 hexes whose filling starts a Battle in every mode (BAT-1). */
export const MAIN_HEXES: readonly Hex[] = ALL.filter(isMain);
const HEXES_OF: Record<BoardName, readonly Hex[]> = { main: MAIN_HEXES, expanded: ALL };
/** The hexes of the board in play. */
export const hexesOf = (board: BoardName): readonly Hex[] => HEXES_OF[board];
export const isOnBoard = (board: BoardName, hex: Hex): boolean => board === 'expanded' || isMain(hex);

export function distance(a: Hex, b: Hex): number {
  return ringOf({ q: AXIAL[a].q - AXIAL[b].q, r: AXIAL[a].r - AXIAL[b].r });
}

/** The hex after turning the whole board clockwise by that many sixths around d4. */
export function turnHex(hex: Hex, sixths: number): Hex {
  let { q, r } = AXIAL[hex];
  for (let i = 0; i < ((sixths % 6) + 6) % 6; i++) [q, r] = [-r, q + r];
  return hexAt(q, r);
}

/** The hexes of an Air Strike around each hex of a board: all six neighbours must exist there (INST-7). */
const STRIKE_CENTRES: Record<BoardName, readonly Hex[]> = {
  main: strikeCentres('main'),
  expanded: strikeCentres('expanded'),
};
function strikeCentres(board: BoardName): Hex[] {
  const inPlay = hexesOf(board);
  return inPlay.filter((hex) => NEIGHBOURS[hex].filter((next) => inPlay.includes(next)).length === 6);
}
export const strikeCentresOf = (board: BoardName): readonly Hex[] => STRIKE_CENTRES[board];

/** Every set of three mutually adjacent hexes of a board, each ascending (INST-8). */
const TRIPLES: Record<BoardName, readonly (readonly [Hex, Hex, Hex])[]> = {
  main: triples('main'),
  expanded: triples('expanded'),
};
function triples(board: BoardName): [Hex, Hex, Hex][] {
  const inPlay = hexesOf(board);
  const found: [Hex, Hex, Hex][] = [];
  for (const a of inPlay) {
    for (const b of NEIGHBOURS[a]) {
      for (const c of NEIGHBOURS[b]) {
        if (a < b && b < c && NEIGHBOURS[a].includes(c) && inPlay.includes(b) && inPlay.includes(c)) {
          found.push([a, b, c]);
        }
      }
    }
  }
  return found;
}
export const triplesOf = (board: BoardName): readonly (readonly [Hex, Hex, Hex])[] => TRIPLES[board];
