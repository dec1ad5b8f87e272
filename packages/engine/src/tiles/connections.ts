// What tiles are connected to: the hexes next to them or, for long distance, two in a row (MOD-1, MOD-9).

import { type Hex, NOWHERE } from '../base/brand.ts';
import type { Board } from '../board/board.ts';
import { HexRows } from '../board/hex-rows.ts';
import { ALL_HEXES, type Direction } from '../board/hexes.ts';
import type { TileInfo } from './tile.ts';

/** In which directions a tile is connected, and how far. Many tiles have the same. */
interface Connections {
  readonly directions: readonly Direction[];
  readonly reach: number;
}

/** The sorts of connections that some tiles have. */
export interface ConnectionSorts {
  readonly sorts: readonly Connections[];
  /** By `tile * 6 + rotation`: the number of its sort. */
  readonly of: Uint16Array;
}

export function sortConnections(tiles: readonly TileInfo[]): ConnectionSorts {
  const numbers = new Map<string, number>();
  const sorts: Connections[] = [];
  const numberOf = (sort: Connections): number => {
    const key = `${sort.directions} ${sort.reach}`;
    const number = numbers.get(key) ?? sorts.push(sort) - 1;
    numbers.set(key, number);
    return number;
  };
  const of = tiles.flatMap(({ facings, reach }) =>
    facings.map(({ connections: directions }) => numberOf({ directions, reach })),
  );
  return { sorts, of: Uint16Array.from(of) };
}

/** The hexes that each sort is connected to on each hex of that board, empty ones too: row `sort * HEX_COUNT + hex`. */
export const connectedHexes = ({ sorts }: ConnectionSorts, board: Board): HexRows =>
  new HexRows(sorts.flatMap((sort) => ALL_HEXES.map((hex) => hexesAt(sort, board, hex))));

function hexesAt({ directions, reach }: Connections, board: Board, hex: Hex): Hex[] {
  const found: Hex[] = [];
  for (const direction of directions) {
    let at = hex;
    for (let step = 0; step < reach; step++) {
      at = board.next[at * 6 + direction];
      if (at === NOWHERE) break;
      found.push(at);
    }
  }
  return found;
}
