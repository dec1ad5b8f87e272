// Which ways to put a unit down do something: rotations that aim at nothing and help nobody need not all be looked at.

import {
  attacks,
  EXPANDED_BOARD,
  grapples,
  type Hex,
  NO_UNIT,
  NOWHERE,
  opposes,
  type Rules,
  rulesOf,
  type SeatId,
  type State,
  serves,
  type TileId,
  type TileInfo,
} from '@nhex/engine';

/** Faces whose direction matters without a target: armor, traps, redirectors. */
const mattersAlways = ({ facings, isTrap, initiative }: TileInfo): boolean =>
  facings[0].exits.length > 0 || isTrap || (facings[0].armor !== 0 && initiative.length === 0);

/** Whether whoever stands there is turned before a Battle comes (ATL-2): any rotation may be the right one. */
const turnsThere = ({ scenario }: Rules, hex: Hex): boolean =>
  scenario?.ground.some((ground) => ground.hex === hex && ground.effect.turns) === true;

/** A tile that may be put somewhere: by whom, and on which hex, coming from `from` or from the hand (NOWHERE). */
interface Placing {
  readonly state: State;
  readonly rules: Rules;
  readonly seat: SeatId;
  readonly tile: TileInfo;
  readonly hex: Hex;
  readonly from: Hex;
}

/** Whether somebody is there to whom one of the questions of friend or foe applies. */
function isThere(
  { state: { units }, rules, seat, from }: Placing,
  applies: typeof attacks,
  at: Hex,
): boolean {
  if (at === NOWHERE || at === from) return false;
  const unit = units.at[at];
  return unit !== NO_UNIT && applies(rules, seat, units.owner[unit]);
}

/** Whether the tile would aim at somebody, net somebody or be connected to somebody. */
function doesSomething(placing: Placing, rotation: number): boolean {
  const { rules, tile, hex } = placing;
  const { next, rays } = rules.board;
  const facing = tile.facings[rotation];
  for (const { direction, melee, ranged } of facing.attacks) {
    if (melee > 0 && isThere(placing, attacks, next[hex * 6 + direction])) return true;
    if (ranged === 0) continue;
    for (const at of rays[hex * 6 + direction]) if (isThere(placing, attacks, at)) return true;
  }
  for (const direction of facing.nets) if (isThere(placing, grapples, next[hex * 6 + direction])) return true;
  const applies = tile.inflicts !== 0 || tile.scopes ? opposes : serves;
  for (const direction of facing.connections) {
    let at = hex;
    for (let step = 0; step < tile.reach; step++) {
      at = next[at * 6 + direction];
      if (at === NOWHERE) break;
      if (isThere(placing, applies, at)) return true;
    }
  }
  return false;
}

/**
 * The rotations worth looking at for a unit put on a hex (coming from `from`, or from the hand), one bit each: those
 * that do something; if none does, one for all.
 */
export function usefulRotations(state: State, seat: SeatId, id: TileId, hex: Hex, from: Hex): number {
  const rules = rulesOf(state.options);
  const tile = rules.tiles[id];
  const all = (1 << tile.symmetry) - 1;
  if (tile.symmetry === 1 || mattersAlways(tile) || turnsThere(rules, hex)) return all;
  const placing: Placing = { state, rules, seat, tile, hex, from };
  let useful = 0;
  for (let rotation = 0; rotation < tile.symmetry; rotation++)
    if (doesSomething(placing, rotation)) useful |= 1 << rotation;
  return useful === 0 ? 1 << towardsCentre(tile, hex) : useful;
}

/** With nothing to aim at a unit looks inwards: the rotation whose attacks have most hexes of the grid before them. */
function towardsCentre({ facings, symmetry }: TileInfo, hex: Hex): number {
  const { rays } = EXPANDED_BOARD;
  let best = 0;
  let most = -1;
  for (let rotation = 0; rotation < symmetry; rotation++) {
    const { attacks: edges, nets, connections } = facings[rotation];
    let room = 0;
    for (const { direction } of edges) room += rays[hex * 6 + direction].length;
    for (const direction of nets) room += rays[hex * 6 + direction].length;
    for (const direction of connections) room += Math.min(1, rays[hex * 6 + direction].length);
    if (room > most) [best, most] = [rotation, room];
  }
  return best;
}
