// Tiles that leave the hand: which can be given up, and where they go (TURN-2, VAR-4).

import type { SeatId, TileId } from '../base/brand.ts';
import { neighbourInOrder, putOnTop } from '../battle/leaving.ts';
import { type CodeList, packer } from '../choices/code.ts';
import type { Context } from '../flow/context.ts';
import { rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';

const packDiscard = packer('discard', 'tile');

/** The list without one of its items. */
export function without<T>(items: readonly T[], index: number): T[] {
  const rest = items.slice();
  for (let i = index; i < rest.length - 1; i++) rest[i] = rest[i + 1];
  rest.pop();
  return rest;
}

/** Each kind of tile in the hand once. */
export function listDiscards(state: State, into: CodeList): void {
  const { hand } = state.seats[state.turn.seat];
  for (let slot = 0; slot < hand.length; slot++)
    if (isFirstOfKind(hand, slot)) into.push(packDiscard(hand[slot]));
}

/** Whether no place of the hand before that one has the same kind of tile. */
function isFirstOfKind(hand: readonly TileId[], slot: number): boolean {
  for (let i = 0; i < slot; i++) if (hand[i] === hand[slot]) return false;
  return true;
}

/** Three of these places of the hand (or all, if fewer), without sets that hold the same kinds of tile. */
export function threeOf(hand: readonly TileId[], slots: readonly number[]): number[][] {
  if (slots.length <= 3) return [[...slots]];
  const sets = new Map<string, number[]>();
  for (const a of slots) {
    for (const b of slots) {
      for (const c of slots) {
        if (a >= b || b >= c) continue;
        const kinds = [a, b, c].map((slot) => hand[slot]).sort((x, y) => x - y);
        const key = kinds.join();
        if (!sets.has(key)) sets.set(key, [a, b, c]);
      }
    }
  }
  return [...sets.values()];
}

type DiscardReason = 'forced' | 'chosen' | 'unlucky' | 'played' | 'bomber' | 'deployed' | 'exchanged';

/** Takes a tile out of the hand and discards it. */
export function discardFromHand(state: State, tile: TileId, why: DiscardReason, ctx: Context): void {
  takeFromHand(state, tile);
  putAway(state, tile, why, ctx);
}

export function takeFromHand(state: State, tile: TileId): void {
  const seat = state.seats[state.turn.seat];
  seat.hand = without(seat.hand, seat.hand.indexOf(tile));
}

/** A discarded Mad Bomber goes on top of the next player's deck (VAR-4). */
export function putAway(state: State, tile: TileId, why: DiscardReason, ctx: Context): void {
  const seat: SeatId = state.turn.seat;
  ctx.sink?.({ type: 'discard', seat, tile, why });
  if (rulesOf(state.options).tiles[tile].isBomber)
    putOnTop(state, tile, neighbourInOrder(state, seat, 1), ctx.sink);
  else state.seats[seat].discard.push(tile);
}
