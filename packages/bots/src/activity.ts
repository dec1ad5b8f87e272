// Which ways to put a unit down do something: rotations that aim at nothing and help nobody need not all be looked at.

import {
  EMPTY,
  neighbour,
  OFF_BOARD,
  opposes,
  RAYS,
  rulesOf,
  type State,
  serves,
  strikes,
  TILES,
  type TileId,
  unitOwner,
} from '@nhex/engine';

/** Faces whose direction matters without a target: armor, traps, redirectors. */
function mattersAlways(tile: TileId): boolean {
  const { face } = TILES[tile];
  return (
    face.exits !== undefined ||
    face.trap !== undefined ||
    (face.armor !== undefined && face.initiative === undefined)
  );
}

/** Whether the tile, put there by that seat, would aim at somebody, net somebody or be connected to somebody. */
function doesSomething(
  state: State,
  seat: number,
  tile: TileId,
  hex: number,
  rotation: number,
  from: number,
): boolean {
  const { board } = state;
  const rules = rulesOf(state.options);
  const info = TILES[tile];
  const facing = info.facings[rotation];
  const isFoe = (at: number): boolean =>
    at !== OFF_BOARD && at !== from && board[at] !== EMPTY && strikes(rules, seat, unitOwner(board[at]));
  for (const { direction, melee, ranged } of facing.attacks) {
    if (melee > 0 && isFoe(neighbour(hex, direction))) return true;
    if (ranged > 0 && RAYS[hex * 6 + direction].some(isFoe)) return true;
  }
  for (const direction of facing.nets) if (isFoe(neighbour(hex, direction))) return true;
  const harms = info.face.inflicts !== undefined || info.face.scopes !== undefined;
  for (const direction of facing.connections) {
    let at = hex;
    for (let step = 0; step < info.reach; step++) {
      at = neighbour(at, direction);
      if (at === OFF_BOARD) break;
      if (at === from || board[at] === EMPTY) continue;
      const owner = unitOwner(board[at]);
      if (harms ? opposes(rules, seat, owner) : serves(rules, seat, owner)) return true;
    }
  }
  return false;
}

/**
 * The rotations worth looking at for a unit put on a hex (coming from `from`, or from the hand): those that do
 * something; if none does, one for all.
 */
export function usefulRotations(
  state: State,
  seat: number,
  tile: TileId,
  hex: number,
  from: number,
): number[] {
  const { symmetry } = TILES[tile];
  const all: number[] = [];
  for (let rotation = 0; rotation < symmetry; rotation++) all.push(rotation);
  if (symmetry === 1 || mattersAlways(tile)) return all;
  const useful = all.filter((rotation) => doesSomething(state, seat, tile, hex, rotation, from));
  return useful.length > 0 ? useful : [towardsCentre(tile, hex)];
}

/** With nothing to aim at a unit looks inwards: the rotation whose attacks have most hexes before them. */
function towardsCentre(tile: TileId, hex: number): number {
  const { facings, symmetry } = TILES[tile];
  let best = 0;
  let most = -1;
  for (let rotation = 0; rotation < symmetry; rotation++) {
    const { attacks, nets, connections } = facings[rotation];
    let room = 0;
    for (const { direction } of attacks) room += RAYS[hex * 6 + direction].length;
    for (const direction of nets) room += RAYS[hex * 6 + direction].length;
    for (const direction of connections) room += Math.min(1, RAYS[hex * 6 + direction].length);
    if (room > most) [best, most] = [rotation, room];
  }
  return best;
}
