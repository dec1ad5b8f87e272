// One unit on a hex, packed into a small integer so that a board copies in one go.

/** tile (10 bits), owner (3 bits), rotation (3 bits), wounds (4 bits); a bit above them says that there is one. */
export type Unit = number;
export const EMPTY: Unit = 0;

const OWNER = 10;
const ROTATION = 13;
const WOUNDS = 16;
const PRESENT = 1 << 20;
const ONE_WOUND = 1 << WOUNDS;

/** The owner number of a tile that belongs to nobody (VAR-4). Seats are 0-5. */
export const NOBODY = 6;

export const makeUnit = (tile: number, owner: number, rotation: number, wounds = 0): Unit =>
  PRESENT | tile | (owner << OWNER) | (rotation << ROTATION) | (wounds << WOUNDS);
export const unitTile = (unit: Unit): number => unit & 1023;
export const unitOwner = (unit: Unit): number => (unit >> OWNER) & 7;
export const unitRotation = (unit: Unit): number => (unit >> ROTATION) & 7;
export const unitWounds = (unit: Unit): number => (unit >> WOUNDS) & 15;
export const withRotation = (unit: Unit, rotation: number): Unit =>
  (unit & ~(7 << ROTATION)) | (rotation << ROTATION);
export const withWounds = (unit: Unit, wounds: number): Unit =>
  (unit & ~(15 << WOUNDS)) | (wounds * ONE_WOUND);
