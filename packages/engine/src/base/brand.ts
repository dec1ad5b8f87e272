// Numbers that must not be mixed up: a hex is no seat, a seat no tile. Brands cost nothing at run time.

declare const brand: unique symbol;
type Brand<Name extends string> = number & { readonly [brand]: Name };

/** A hex by its number in the grid: 0 is a1, then down each column from west to east, 36 is g4 (GEO-2). */
export type Hex = Brand<'hex'>;
/** A player by their place in the order of the armies, 0 to 5. */
export type SeatId = Brand<'seat'>;
/** Whose a unit is: a seat, or NOBODY. */
export type Owner = SeatId;
/** The number of a kind of tile in the catalogue of a game. */
export type TileId = Brand<'tile'>;
/** A unit on the board, from the moment it is placed until it leaves. */
export type UnitId = Brand<'unit'>;

/** A leader card by its number among all of them (LEAD-1). */
export type LeaderId = Brand<'leader'>;
/** What chance gives: a tile of a deck, or a card. */
export type Drawn = TileId | LeaderId;

/** The owner of a tile that belongs to nobody (VAR-4). */
export const NOBODY = 6 as Owner;
/** No hex: an instant comes from nowhere, a unit of one hex has no second one. */
export const NOWHERE = -1 as Hex;
/** What stands on a free hex. */
export const NO_UNIT = -1 as UnitId;
