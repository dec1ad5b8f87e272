// From the units of a state or of a picture to what the board draws.

import {
  type GameOptions,
  NOBODY,
  type Owner,
  rulesOf,
  type Units,
  type UnitView,
  unitsOn,
} from '@nhex/engine';
import type { BoardUnit } from './types.ts';

/** A unit as it is pictured: what stands where, and whether a net holds it. */
export interface PicturedUnit extends UnitView {
  readonly netted: boolean;
}

/** All units of a board; `netted` tells which of them a net holds, by unit. */
export const picturedUnits = (units: Units, netted: readonly number[]): PicturedUnit[] =>
  unitsOn(units).map((view) => ({ ...view, netted: netted[view.unit] === 1 }));

/** What the game knows besides the units. */
export interface UnitContext {
  readonly options: GameOptions;
  /** HQ points (or score) a seat. */
  readonly hq: readonly number[];
  /** Current phases by unit. */
  readonly initiative?: readonly (readonly number[] | undefined)[] | undefined;
}

/** How many earlier seats have the same army: the rim tells them apart. */
const variantOf = (armies: readonly string[], seat: Owner): number =>
  armies.slice(0, seat).filter((army) => army === armies[seat]).length;

export function drawnUnits(units: readonly PicturedUnit[], context: UnitContext): BoardUnit[] {
  const { options, hq, initiative } = context;
  const { tiles } = rulesOf(options);
  return units.map(({ unit, owner, wounds, netted, kind, tiles: placed }) => {
    const whole = tiles[kind];
    return {
      unit,
      owner,
      tiles: placed.map(({ hex, tile, rotation }) => ({ hex, tile: tiles[tile], rotation })),
      whole: whole.isWhole ? whole : undefined,
      wounds,
      netted,
      hqPoints: whole.isHq ? hq[owner] : undefined,
      initiative: initiative?.[unit],
      rim: owner === NOBODY ? whole.army : options.armies[owner],
      variant: owner === NOBODY ? 0 : variantOf(options.armies, owner),
    };
  });
}
