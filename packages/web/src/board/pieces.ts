// The tiles to be drawn, each with a key by which the board knows it again when it moves, turns or falls.

import type { TileInfo } from '@nhex/engine';
import type { BoardTile, BoardUnit } from './types.ts';

/** The numbers on a tile. */
export type TileValues = Pick<TileInfo, 'initiative' | 'toughness'>;

export interface Piece extends BoardTile {
  readonly key: string;
  readonly unit: BoardUnit;
  /** Of a Structure one tile shows the numbers of the whole, the other none. */
  readonly values: TileValues | undefined;
}

export const NO_VALUES: TileValues = { initiative: [], toughness: 0 };

/** In a fixed order, so that nothing is taken out and put back when a unit moves. */
export const piecesOf = (units: readonly BoardUnit[]): Piece[] =>
  [...units]
    .sort((a, b) => a.unit - b.unit)
    .flatMap((unit) =>
      unit.tiles.map((placed, i) => ({
        ...placed,
        // The numbers of units are used again: owner and tile tell a new one from the one that fell.
        key: `${unit.unit}/${unit.owner}/${placed.tile.id}`,
        unit,
        // Its count of wounds stands between the tiles.
        values: unit.whole && (i === 0 ? { initiative: unit.whole.initiative, toughness: 0 } : NO_VALUES),
      })),
    );
