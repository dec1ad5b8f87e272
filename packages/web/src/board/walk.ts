// Arrow keys over the hexes: up and down stay in the column, left and right follow a straight lane through the zigzag.

import { type Board, type Hex, neighbour } from '@nhex/engine';
import { centreOf } from '../art/geometry.ts';

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;
export type Arrow = (typeof ARROWS)[number];
export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** The focused hex and the height it tries to keep while going sideways. */
export interface Walker {
  readonly hex: Hex;
  readonly lane: number;
}

/** The hex in the middle of a board, where the keyboard begins. */
export const middleOf = ({ hexes }: Pick<Board, 'hexes'>): Hex => hexes[hexes.length >> 1];

export const standAt = (hex: Hex): Walker => ({ hex, lane: centreOf(hex).y });

/** Where an arrow key leads; the same place at the rim of the board. */
export function walk(board: Board, { hex, lane }: Walker, key: Arrow): Walker {
  const on = (next: Hex): boolean => board.has[next];
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = neighbour(board, hex, key === 'ArrowUp' ? 0 : 3);
    return on(next) ? standAt(next) : { hex, lane };
  }
  const step = (from: Hex, way: 'left' | 'right'): Hex | undefined =>
    (way === 'left' ? [5, 4] : [1, 2])
      .map((direction) => neighbour(board, from, direction))
      .filter(on)
      .sort((a, b) => Math.abs(centreOf(a).y - lane) - Math.abs(centreOf(b).y - lane))[0];
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { hex: step(hex, key === 'ArrowLeft' ? 'left' : 'right') ?? hex, lane };
  }
  let at = hex;
  for (let next: Hex | undefined = at; next !== undefined; next = step(at, key === 'Home' ? 'left' : 'right'))
    at = next;
  return { hex: at, lane };
}
