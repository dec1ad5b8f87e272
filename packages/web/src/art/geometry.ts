// Where things lie on a tile and on the board, for drawing: flat-top hexes (GEO-1), edge 0 at the top.

import { axialOf, type Hex } from '@nhex/engine';

/** Units from the centre of a hex to its corner; all drawings of tiles use this scale. */
export const RADIUS = 100;
/** From the centre to the middle of an edge. */
export const APOTHEM = RADIUS * Math.sqrt(0.75);
/** Tiles are drawn a little smaller than their hex. */
export const TILE_RADIUS = 96;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const tidy = (n: number): number => Math.round(n * 10) / 10;

/** A point turned clockwise around the centre of the tile by sixths. */
export function turned({ x, y }: Point, sixths: number): Point {
  const angle = (sixths * Math.PI) / 3;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: tidy(x * cos - y * sin), y: tidy(x * sin + y * cos) };
}

/** The corners of a flat-top hex, the right one first, clockwise. */
export const corners = (radius: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => turned({ x: radius, y: 0 }, i));

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map((p) => `${p.x} ${p.y}`).join('L')}Z`;
export const polyline = (points: readonly Point[]): string =>
  `M${points.map((p) => `${p.x} ${p.y}`).join('L')}`;
/** The outline of a hex around a point. */
export const hexPath = (radius: number, { x, y }: Point = { x: 0, y: 0 }): string =>
  polygon(corners(radius).map((corner) => ({ x: tidy(x + corner.x), y: tidy(y + corner.y) })));
/** The outlines of hexes of the board in one path: a drawing with few parts is drawn sooner. */
export const hexesPath = (radius: number, hexes: readonly Hex[]): string =>
  hexes.map((hex) => hexPath(radius, centreOf(hex))).join('');

export function circlePath({ x, y }: Point, r: number): string {
  return `M${tidy(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** The centre of a hex on the board, d4 at the origin. */
export function centreOf(hex: Hex): Point {
  const { q, r } = axialOf(hex);
  return { x: tidy(RADIUS * 1.5 * q), y: tidy(APOTHEM * 2 * (r + q / 2)) };
}

/** A drawing that holds those hexes, with a small margin. */
export function boxAround(hexes: readonly Hex[]): { x: number; y: number; width: number; height: number } {
  const centres = hexes.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - RADIUS - 16, Math.min(...ys) - APOTHEM - 17];
  const [right, bottom] = [Math.max(...xs) + RADIUS + 16, Math.max(...ys) + APOTHEM + 17];
  return { x: tidy(left), y: tidy(top), width: tidy(right - left), height: tidy(bottom - top) };
}

/** The outline of two neighbouring hexes as one shape. */
export function jointPath(one: Point, other: Point, radius: number): string {
  const away = ({ x, y }: Point, from: Point): number => Math.hypot(x - from.x, y - from.y);
  const shape = (centre: Point, partner: Point): Point[] => {
    const points = corners(radius).map(({ x, y }) => ({ x: tidy(centre.x + x), y: tidy(centre.y + y) }));
    // The two corners at the partner are where the outlines meet: begin after the second of them.
    const last = points.findIndex(
      (point, i) => away(point, partner) < RADIUS * 1.2 && away(points[(i + 1) % 6], partner) >= RADIUS * 1.2,
    );
    return [...points.slice(last), ...points.slice(0, last)];
  };
  return polygon([...shape(one, other), ...shape(other, one)]);
}
