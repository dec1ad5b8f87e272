// The grid that all boards are cut from: 37 named hexes, directions and distances (GEO-1 to GEO-3). Knows no tiles.

import { type Hex, NOWHERE } from '../base/brand.ts';

/** A board direction, clockwise: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW (GEO-3). */
export type Direction = number;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const COLUMNS = 'abcdefg';
const RADIUS = 3;
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

const ringAt = ({ q, r }: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

function allHexes(): Axial[] {
  const found: Axial[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = -RADIUS; r <= RADIUS; r++) if (ringAt({ q, r }) <= RADIUS) found.push({ q, r });
  }
  return found;
}

const AXIAL = allHexes();
export const HEX_COUNT = AXIAL.length;
/** Every hex of the grid, in the order of their names. */
export const ALL_HEXES: readonly Hex[] = AXIAL.map((_, hex) => hex as Hex);

/** A list with one entry for each hex. */
export const forEachHex = <T>(value: T): T[] => Array.from({ length: HEX_COUNT }, () => value);

const nameAt = ({ q, r }: Axial): string => `${COLUMNS[q + RADIUS]}${r + 4 - Math.max(0, -q)}`;
/** The name of each hex, `a1` to `g4` (GEO-2). */
export const HEX_NAMES: readonly string[] = AXIAL.map(nameAt);
const HEX_BY_NAME = new Map(HEX_NAMES.map((name, hex) => [name, hex as Hex]));

const hexAt = (at: Axial): Hex => (ringAt(at) <= RADIUS ? (HEX_BY_NAME.get(nameAt(at)) ?? NOWHERE) : NOWHERE);

export const hexName = (hex: Hex): string => HEX_NAMES[hex] ?? '-';
/** The hex of that name, or undefined when there is none. */
export const parseHex = (name: string): Hex | undefined => HEX_BY_NAME.get(name);
/** Where a hex lies for drawing: axial coordinates, d4 at (0, 0). */
export const axialOf = (hex: Hex): Axial => AXIAL[hex];
/** How far from the centre: 0 for d4, 2 for the rim of the main board, 3 for that of the expanded one. */
export const ringOf = (hex: Hex): number => ringAt(AXIAL[hex]);

/** The next hex of the grid that way, or NOWHERE. */
export function nextInGrid(hex: Hex, direction: Direction): Hex {
  const [q, r] = STEPS[direction];
  return hexAt({ q: AXIAL[hex].q + q, r: AXIAL[hex].r + r });
}

export const opposite = (direction: Direction): Direction => (direction + 3) % 6;

export function distance(a: Hex, b: Hex): number {
  return ringAt({ q: AXIAL[a].q - AXIAL[b].q, r: AXIAL[a].r - AXIAL[b].r });
}
