// The hexes at the connections of a tile: those next to it or, for long distance, two in a row (MOD-1, MOD-9).

import { type Hex, NOWHERE } from '../base/brand.ts';
import type { Board } from '../board/board.ts';
import { HEX_COUNT } from '../board/hexes.ts';
import type { Rules } from '../state/rules.ts';
import type { Catalogue } from '../tiles/catalogue.ts';
import type { Units } from '../units/units.ts';

/** By tile, rotation and hex; filled in when first asked for: few tiles stand on few hexes in few rotations. */
type Known = (readonly Hex[] | undefined)[];
const known = new WeakMap<Catalogue, Map<Board, Known>>();
let latest: { rules: Rules; known: Known } | undefined;

function knownFor(rules: Rules): Known {
  if (latest?.rules === rules) return latest.known;
  const { catalogue, board } = rules;
  const byBoard = known.get(catalogue) ?? new Map<Board, Known>();
  known.set(catalogue, byBoard);
  const found =
    byBoard.get(board) ??
    Array.from<undefined, undefined>({ length: catalogue.tiles.length * 6 * HEX_COUNT }, () => undefined);
  byBoard.set(board, found);
  latest = { rules, known: found };
  return found;
}

/** The hexes that the tile on that hex is connected to, empty ones too. */
export function connectedHexes(rules: Rules, units: Units, hex: Hex): readonly Hex[] {
  const all = knownFor(rules);
  const key = (units.tile[hex] * 6 + units.rotation[hex]) * HEX_COUNT + hex;
  const found = all[key];
  if (found) return found;
  const hexes = findConnected(rules, units, hex);
  all[key] = hexes;
  return hexes;
}

function findConnected({ tiles, board }: Rules, units: Units, hex: Hex): Hex[] {
  const { facings, reach } = tiles[units.tile[hex]];
  const found: Hex[] = [];
  for (const direction of facings[units.rotation[hex]].connections) {
    let at = hex;
    for (let step = 0; step < reach; step++) {
      at = board.next[at * 6 + direction];
      if (at === NOWHERE) break;
      found.push(at);
    }
  }
  return found;
}
