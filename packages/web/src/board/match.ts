// Which unit of the new picture is which unit of the old one, so that the board can animate moves and deaths.

import type { Hex } from '@nhex/engine';
import type { BoardUnit } from './types.ts';

/** A unit with an identity that lasts while it stands or moves. */
export interface Piece {
  readonly id: number;
  readonly unit: BoardUnit;
}

const same = (a: BoardUnit, b: BoardUnit): boolean => a.tile === b.tile && a.owner === b.owner;

/**
 * Gives the units identities: first those that stayed where they were, then those that moved (the same tile of the
 * same owner), the rest are new. Units that are not found again are simply left out.
 */
export function matchPieces(
  before: readonly Piece[],
  units: readonly BoardUnit[],
  freshId: () => number,
): Piece[] {
  const left = new Map<Hex, Piece>(before.map((piece) => [piece.unit.hex, piece]));
  const pieces = new Map<BoardUnit, Piece>();
  for (const unit of units) {
    const stood = left.get(unit.hex);
    if (stood && same(stood.unit, unit)) {
      left.delete(unit.hex);
      pieces.set(unit, { id: stood.id, unit });
    }
  }
  for (const unit of units) {
    if (pieces.has(unit)) continue;
    const moved = [...left.values()].find((piece) => same(piece.unit, unit));
    if (moved) left.delete(moved.unit.hex);
    pieces.set(unit, { id: moved?.id ?? freshId(), unit });
  }
  return units.map((unit) => pieces.get(unit) as Piece);
}
