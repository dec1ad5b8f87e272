// Cracks and stones on the hexes of the board, each hex turned another way; one path for all of them.

import type { Hex } from '@nhex/engine';
import { centreOf, type Point, polyline, turned } from './geometry.ts';

/** Around the centre of a hex. */
const CRACKS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [-72, 9],
    [-48, -3],
    [-40, 13],
    [-8, 21],
  ],
  [
    [18, -43],
    [36, -35],
    [32, -17],
  ],
  [
    [50, 31],
    [28, 39],
    [22, 59],
  ],
];
const STONES: readonly (readonly [x: number, y: number])[] = [
  [-40, -47],
  [-16, -25],
  [40, 5],
  [4, 51],
  [-54, 41],
  [64, -13],
];

export function dustOn(hexes: readonly Hex[]): string {
  return hexes
    .map((hex) => {
      const centre = centreOf(hex);
      const place = ([x, y]: readonly [number, number]): Point => {
        const spot = turned({ x, y }, hex % 6);
        return { x: Math.round(centre.x + spot.x), y: Math.round(centre.y + spot.y) };
      };
      const stones = STONES.map((stone) => `${polyline([place(stone)])}h.1`);
      return [...CRACKS.map((crack) => polyline(crack.map(place))), ...stones].join('');
    })
    .join('');
}
