// What several missions share: the hexes of the main board, and the tiles that are nobody's printed ones.

import type { Army } from '../../../tiles/face.ts';

export const MAIN = [
  'b2',
  'b3',
  'b4',
  'c2',
  'c3',
  'c4',
  'c5',
  'd2',
  'd3',
  'd4',
  'd5',
  'd6',
  'e2',
  'e3',
  'e4',
  'e5',
  'f2',
  'f3',
  'f4',
];

/** Things that do not fight: they stand, or roll, and must not be lost. */
export const THINGS: readonly Army[] = [
  {
    key: 'rise',
    tiles: {
      generator: { kind: 'warrior', count: 3, toughness: 3 },
      truck: { kind: 'warrior', count: 3, toughness: 2, mobility: 1 },
      heart: { kind: 'warrior', count: 1, toughness: 9, heavy: true },
    },
  },
];
