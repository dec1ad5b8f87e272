// From the packed units of a state to what the board draws.

import {
  HEX_COUNT,
  NOBODY,
  tileInfo,
  type Unit,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '@nhex/engine';
import type { BoardUnit } from './types.ts';

export interface UnitContext {
  /** One army a seat. */
  readonly armies: readonly string[];
  /** HQ points (or score) a seat. */
  readonly hq: readonly number[];
  /** By hex. */
  readonly netted?: readonly boolean[] | undefined;
  /** Current phases by hex. */
  readonly initiative?: readonly (readonly number[] | undefined)[] | undefined;
}

/** How many earlier seats have the same army: the rim tells them apart. */
export const variantOf = (armies: readonly string[], seat: number): number =>
  armies.slice(0, seat).filter((army) => army === armies[seat]).length;

/** `board` is the list of units by hex, 0 where there is none. */
export function unitsOf(board: readonly Unit[], context: UnitContext): BoardUnit[] {
  const units: BoardUnit[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const unit = board[hex];
    if (!unit) continue;
    const owner = unitOwner(unit);
    const tile = tileInfo(unitTile(unit));
    const army = owner === NOBODY ? tile.army : context.armies[owner];
    units.push({
      hex,
      tile: tile.id,
      owner,
      rotation: unitRotation(unit),
      wounds: unitWounds(unit),
      netted: context.netted?.[hex] ?? false,
      hqPoints: tile.isHq ? context.hq[owner] : undefined,
      initiative: context.initiative?.[hex],
      rim: army,
      variant: owner === NOBODY ? 0 : variantOf(context.armies, owner),
    });
  }
  return units;
}
