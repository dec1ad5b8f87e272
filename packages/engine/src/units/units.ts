// Who stands where: units with an identity, an owner and wounds, on one hex or, for a Structure, on two (GEO-5, STR-3).
// Small parallel arrays, so that a board copies quickly; whatever is kept about a unit elsewhere goes by its UnitId.
// What a Battle changes is copied with the board; the other lists are shared by copies until one of them changes.

import { type Hex, NO_UNIT, NOBODY, NOWHERE, type Owner, type TileId, type UnitId } from '../base/brand.ts';
import { forEachHex, HEX_COUNT } from '../board/hexes.ts';

export interface Units {
  /** By hex: the unit there, or NO_UNIT. */
  at: UnitId[];
  /** By hex: the tile that lies there and how it is turned; means nothing where no unit is. */
  tile: readonly TileId[];
  rotation: readonly number[];
  /** By unit: what it is as a whole. A unit of one hex is its tile; two tiles make a warrior (`wholeOf`). */
  kind: readonly TileId[];
  owner: readonly Owner[];
  wounds: number[];
  /** By unit: where its (first) tile lies; NOWHERE for a number that is free. */
  hex: Hex[];
  /** By unit: where its second tile lies, or NOWHERE. */
  second: readonly Hex[];
  /** Grows with every change that the standing of others can depend on: what was worked out for a version holds as long as it. What leaves in a Battle without that is taken out of the standing (`withdraw`). */
  version: number;
}

/** No board holds more units than it has hexes. */
export const MAX_UNITS = HEX_COUNT;
const NO_TILE = -1 as TileId;

const NO_UNITS: Units = {
  at: forEachHex(NO_UNIT),
  tile: forEachHex(NO_TILE),
  rotation: forEachHex(0),
  kind: forEachHex(NO_TILE),
  owner: forEachHex(NOBODY),
  wounds: [],
  hex: [],
  second: forEachHex(NOWHERE),
  version: 0,
};
/** An empty board. */
export const noUnits = (): Units => cloneUnits(NO_UNITS);

/** The board whose readonly lists no copy has: simulations play on one and the same. */
let unshared: Units | undefined;

export function cloneUnits(units: Units): Units {
  if (unshared === units) unshared = undefined;
  return {
    at: units.at.slice(),
    tile: units.tile,
    rotation: units.rotation,
    kind: units.kind,
    owner: units.owner,
    wounds: units.wounds.slice(),
    hex: units.hex.slice(),
    second: units.second,
    version: units.version,
  };
}

/** The lists that copies share, as this board's own. */
interface OwnLists {
  readonly tile: TileId[];
  readonly rotation: number[];
  readonly kind: TileId[];
  readonly owner: Owner[];
  readonly second: Hex[];
}

/** The same lists to be changed: copied first if a copy of the board may have them too. */
function ownLists(units: Units): OwnLists {
  if (unshared !== units) {
    units.tile = units.tile.slice();
    units.rotation = units.rotation.slice();
    units.kind = units.kind.slice();
    units.owner = units.owner.slice();
    units.second = units.second.slice();
    unshared = units;
  }
  return units as unknown as OwnLists;
}

/** A tile and where it lies: how events tell that it had a part in something. */
export interface Part {
  readonly hex: Hex;
  readonly tile: TileId;
}

/** A tile on its hex. */
export interface Placed extends Part {
  readonly rotation: number;
}

/** The lowest number that no unit has. */
function freeNumber(units: Units): UnitId {
  for (let unit = 0; unit < units.hex.length; unit++) if (units.hex[unit] === NOWHERE) return unit as UnitId;
  return units.hex.length as UnitId;
}

function lay(units: Units, unit: UnitId, { hex, tile, rotation }: Placed): void {
  const own = ownLists(units);
  units.at[hex] = unit;
  own.tile[hex] = tile;
  own.rotation[hex] = rotation;
}

/** Puts a unit of one tile on its free hex. */
export function placeUnit(units: Units, placed: Placed, owner: Owner, wounds = 0): UnitId {
  const unit = freeNumber(units);
  lay(units, unit, placed);
  enter(units, { unit, kind: placed.tile, owner, wounds, hex: placed.hex, second: NOWHERE });
  units.version += 1;
  return unit;
}

/** Puts a Structure on its two free hexes; `whole` is what its tiles make together. */
export function placeStructure(
  units: Units,
  [first, second]: readonly [Placed, Placed],
  whole: TileId,
  owner: Owner,
  wounds = 0,
): UnitId {
  const unit = freeNumber(units);
  lay(units, unit, first);
  lay(units, unit, second);
  enter(units, { unit, kind: whole, owner, wounds, hex: first.hex, second: second.hex });
  units.version += 1;
  return unit;
}

/** What the lists by unit say of one whose tiles lie on the board. */
interface Entry {
  readonly unit: UnitId;
  readonly kind: TileId;
  readonly owner: Owner;
  readonly wounds: number;
  readonly hex: Hex;
  readonly second: Hex;
}

function enter(units: Units, { unit, kind, owner, wounds, hex, second }: Entry): void {
  const own = ownLists(units);
  own.kind[unit] = kind;
  own.owner[unit] = owner;
  own.second[unit] = second;
  units.wounds[unit] = wounds;
  units.hex[unit] = hex;
}

/** Takes a unit off the board; its number is free again. `isMissed`: others may stand differently without it. */
export function removeFromBoard(units: Units, unit: UnitId, isMissed = true): void {
  units.at[units.hex[unit]] = NO_UNIT;
  units.hex[unit] = NOWHERE;
  if (units.second[unit] !== NOWHERE) {
    units.at[units.second[unit]] = NO_UNIT;
    ownLists(units).second[unit] = NOWHERE;
  }
  if (isMissed) units.version += 1;
}

/** Moves the tile on `from` to `to` (or leaves it there) and turns it. */
export function relocate(units: Units, from: Hex, to: Hex, rotation: number): void {
  const unit = units.at[from];
  const tile = units.tile[from];
  units.at[from] = NO_UNIT;
  lay(units, unit, { hex: to, tile, rotation });
  if (units.second[unit] === from) ownLists(units).second[unit] = to;
  else units.hex[unit] = to;
  units.version += 1;
}

/** Whatever was worked out about the board is worked out anew. */
export function lookAgain(units: Units): void {
  units.version += 1;
}

export const isFree = (units: Units, hex: Hex): boolean => units.at[hex] === NO_UNIT;
/** Whether this is where the unit on that hex is met when all units are gone through hex by hex. */
export const isFirstHex = (units: Units, hex: Hex): boolean =>
  units.at[hex] !== NO_UNIT && units.hex[units.at[hex]] === hex;

/** The hexes of a unit: one or two. */
export const hexesOfUnit = (units: Units, unit: UnitId): Hex[] =>
  units.second[unit] === NOWHERE ? [units.hex[unit]] : [units.hex[unit], units.second[unit]];

/** The hex of the unit's other tile, or NOWHERE. */
export const otherHex = (units: Units, hex: Hex): Hex => {
  const unit = units.at[hex];
  return units.hex[unit] === hex ? units.second[unit] : units.hex[unit];
};

export const partOn = (units: Units, hex: Hex): Part => ({ hex, tile: units.tile[hex] });

/** One unit, for everyone who looks from outside. */
export interface UnitView {
  readonly unit: UnitId;
  /** What it is as a whole. */
  readonly kind: TileId;
  readonly owner: Owner;
  readonly wounds: number;
  /** Its tiles: one, or two for a Structure. */
  readonly tiles: readonly Placed[];
}

const tileOn = (units: Units, hex: Hex): Placed => ({
  hex,
  tile: units.tile[hex],
  rotation: units.rotation[hex],
});

/** The unit on that hex, or undefined where it is free. */
export function unitAt(units: Units, hex: Hex): UnitView | undefined {
  const unit = units.at[hex];
  if (unit === NO_UNIT || unit === undefined) return undefined;
  return {
    unit,
    kind: units.kind[unit],
    owner: units.owner[unit],
    wounds: units.wounds[unit],
    tiles: hexesOfUnit(units, unit).map((at) => tileOn(units, at)),
  };
}

/** All units, in the order of their first hexes. */
export function unitsOn(units: Units): UnitView[] {
  const views: UnitView[] = [];
  for (let i = 0; i < units.at.length; i++) {
    const view = isFirstHex(units, i as Hex) && unitAt(units, i as Hex);
    if (view) views.push(view);
  }
  return views;
}

/** The way back from `unitsOn`: a board with these units under their numbers, for pictures between two states. */
export function unitsFrom(views: readonly UnitView[]): Units {
  const units = noUnits();
  const numbers = Math.max(0, ...views.map(({ unit }) => unit + 1));
  for (let unit = 0; unit < numbers; unit++) {
    units.wounds[unit] = 0;
    units.hex[unit] = NOWHERE;
  }
  for (const { unit, kind, owner, wounds, tiles } of views) {
    for (const tile of tiles) lay(units, unit, tile);
    enter(units, { unit, kind, owner, wounds, hex: tiles[0].hex, second: tiles[1]?.hex ?? NOWHERE });
  }
  return units;
}
