// The hexes at the connections of a tile: those next to it or, for long distance, two in a row (MOD-1, MOD-9).

import { type Hex, NOWHERE } from '../base/brand.ts';
import { HEX_COUNT } from '../board/hexes.ts';
import { facingOn, type Rules } from '../state/rules.ts';
import type { Units } from '../units/units.ts';

/** The hexes that the tile on that hex is connected to, empty ones too. */
export function connectedHexes(rules: Rules, units: Units, hex: Hex): readonly Hex[] {
  const { connections } = rules;
  const key = (units.tile[hex] * 6 + units.rotation[hex]) * HEX_COUNT + hex;
  const found = connections[key];
  if (found) return found;
  const hexes = findConnected(rules, units, hex);
  connections[key] = hexes;
  return hexes;
}

function findConnected(rules: Rules, units: Units, hex: Hex): Hex[] {
  const { tiles, board } = rules;
  const { reach } = tiles[units.tile[hex]];
  const found: Hex[] = [];
  for (const direction of facingOn(rules, units, hex).connections) {
    let at = hex;
    for (let step = 0; step < reach; step++) {
      at = board.next[at * 6 + direction];
      if (at === NOWHERE) break;
      found.push(at);
    }
  }
  return found;
}
