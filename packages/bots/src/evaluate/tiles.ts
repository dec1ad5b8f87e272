// Which tiles are where: what a kind of tile is worth depends on whether it stands on the board, would survive a Battle,
// may still be drawn or is kept in hand.

import {
  HEX_COUNT,
  NO_UNIT,
  type Owner,
  type SeatId,
  type State,
  type TileId,
  type Units,
} from '@nhex/engine';
import { keptCount } from './features.ts';

/** Where a tile can be; a unit that would survive a Battle now counts under 'now' and under 'after'. */
export const PLACES = ['now', 'after', 'reserve', 'kept'] as const;
const [NOW, AFTER, RESERVE, KEPT] = PLACES.keys();

/** How the value of a tile changes: one weight that holds always, one by how late it is. */
const BY_STAGE = 2;

/** As many values as each kind of tile has. */
export const VALUES_OF_TILE = PLACES.length * BY_STAGE;

/** Where the values of a kind of tile in a place begin: the one that holds always, then the one by how late it is. */
export const valueIndex = (tile: TileId, place: number): number => tile * VALUES_OF_TILE + place * BY_STAGE;

type Visit = (tile: TileId, place: number, owner: Owner) => void;

/** Every tile that lies on a hex: a Structure has two. */
function visitUnits({ at, tile, owner }: Units, place: number, visit: Visit): void {
  for (let hex = 0; hex < HEX_COUNT; hex++) if (at[hex] !== NO_UNIT) visit(tile[hex], place, owner[at[hex]]);
}

/** Visits all tiles of a position, HQs too, right after `moved` has ended its turn; `left` is the board after a Battle. */
export function visitTiles(state: State, left: Units, moved: SeatId, visit: Visit): void {
  visitUnits(state.units, NOW, visit);
  visitUnits(left, AFTER, visit);
  for (let index = 0; index < state.seats.length; index++) {
    const seat = index as SeatId;
    const { deck, hand } = state.seats[seat];
    const kept = keptCount(state, seat, moved);
    for (const tile of deck) visit(tile, RESERVE, seat);
    for (let i = 0; i < hand.length; i++) visit(hand[i], i < kept ? KEPT : RESERVE, seat);
  }
}
