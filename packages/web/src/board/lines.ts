// The way of a line over the board: from tile to tile, bending at redirectors, stopping short of the target's middle.

import { centreOf, type Point, polyline } from '../art/geometry.ts';
import type { BoardLine, LineKind } from './types.ts';

export interface LineShape {
  readonly path: string;
  readonly end: string;
  readonly at: Point;
  /** Degrees, 0 points to the right. */
  readonly angle: number;
}

const ARROW = 'M18 0L-16-15L-8 0L-16 15Z';
const ENDS: Readonly<Record<LineKind, string>> = {
  link: 'M-12 0a12 12 0 1 1 24 0a12 12 0 1 1-24 0Z',
  hostile: 'M0-15L15 0L0 15L-15 0Z',
  net: 'M-12-12H12V12H-12Z',
  melee: 'M14-5V5L-12 18V-18Z',
  ranged: ARROW,
  gauss: 'M22 0L0-12L-16 0L0 12Z',
  move: ARROW,
};

/** The point that far from `to` on the way back to `from`. */
function short(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: to.x - ((to.x - from.x) / length) * by, y: to.y - ((to.y - from.y) / length) * by };
}

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The points an attack or a line runs through. */
export function wayOf(line: Pick<BoardLine, 'from' | 'to' | 'via'>): Point[] {
  return [line.from, ...(line.via ?? []), line.to].map(centreOf);
}

export function lineShape(line: BoardLine): LineShape {
  const way = wayOf(line);
  const last = way[way.length - 1];
  const from = way[way.length - 2];
  const end = short(from, last, line.kind === 'link' ? 40 : 52);
  const start = short(way[1], way[0], 42);
  const points = [start, ...way.slice(1, -1), end].map(round);
  const angle = (Math.atan2(last.y - from.y, last.x - from.x) * 180) / Math.PI;
  return { path: polyline(points), end: ENDS[line.kind], at: round(end), angle: Math.round(angle) };
}
