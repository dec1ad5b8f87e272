// Which tiles are where: what a kind of tile is worth depends on whether it stands on the board, would survive a Battle,
// may still be drawn or is kept in hand.

import type { Owner, SeatId, State, TileId } from '@nhex/engine';
import { keptCount } from './features.ts';
import type { Sight } from './sight.ts';

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

/** Visits all tiles of a position, HQs too, right after `moved` has ended its turn; `sight` is that of its board. */
export function visitTiles(state: State, sight: Sight, moved: SeatId, visit: Visit): void {
  const { now, left } = sight;
  for (let i = 0; i < now.count; i++) visit(now.tile(i) as TileId, NOW, now.owner(i) as Owner);
  for (let i = 0; i < left.count; i++) visit(left.tile(i) as TileId, AFTER, left.owner(i) as Owner);
  for (let index = 0; index < state.seats.length; index++) {
    const seat = index as SeatId;
    const { deck, hand } = state.seats[seat];
    const kept = keptCount(state, seat, moved);
    for (const tile of deck) visit(tile, RESERVE, seat);
    for (let i = 0; i < hand.length; i++) visit(hand[i], i < kept ? KEPT : RESERVE, seat);
  }
}
