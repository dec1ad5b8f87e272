// The hexes at the connections of a tile: those next to it or, for long distance, two in a row (MOD-1, MOD-9).

import { MAX_TILES, TILES } from '../armies/catalog.ts';
import { HEX_COUNT, type Hex, NEIGHBOUR, OFF_BOARD } from '../board/hexes.ts';
import { type Unit, unitRotation, unitTile } from '../tiles/unit.ts';

/** Computed when first asked for: few tiles stand on few hexes in few rotations. */
const known: (readonly Hex[] | undefined)[] = Array.from({ length: MAX_TILES * 6 * HEX_COUNT });

/** The hexes that the unit is connected to from that hex, empty ones too. */
export function connectedHexes(unit: Unit, hex: Hex): readonly Hex[] {
  const key = (unitTile(unit) * 6 + unitRotation(unit)) * HEX_COUNT + hex;
  const hexes = known[key] ?? findConnected(unit, hex);
  known[key] = hexes;
  return hexes;
}

function findConnected(unit: Unit, hex: Hex): Hex[] {
  const { facings, reach } = TILES[unitTile(unit)];
  const found: Hex[] = [];
  for (const direction of facings[unitRotation(unit)].connections) {
    let at = hex;
    for (let step = 0; step < reach; step++) {
      at = NEIGHBOUR[at * 6 + direction];
      if (at === OFF_BOARD) break;
      found.push(at);
    }
  }
  return found;
}
