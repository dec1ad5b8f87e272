// Drawing tiles, the unlucky draw and the forced discard (TURN-1, TURN-4, TURN-5, SET-3, VAR-1 to VAR-3).

import { TILES, type TileId } from '../armies/catalog.ts';
import { neighbourInOrder } from '../battle/leaving.ts';
import { NhexError } from '../error.ts';
import { nextRandom, randomBelow } from '../random.ts';
import { rulesOf, type Seat, type State } from '../state.ts';
import type { Context } from './context.ts';

const has = (state: State, variant: 'alternative-start' | 'reinforcement'): boolean =>
  state.options.variants.includes(variant);

/** Tiles that lie in front of a player at most, and with which one must be discarded. */
const fullHand = (state: State): number => (has(state, 'reinforcement') ? 6 : 3);

/** How many tiles the player draws up to in the turn of that number, and how many may be played (SET-3, VAR-1, VAR-2). */
export function turnLimits(state: State, number: number): { limit: number; maxPlays: number } {
  const limit = fullHand(state);
  if (has(state, 'reinforcement')) {
    if (has(state, 'alternative-start')) return { limit, maxPlays: number === 1 ? 1 : 2 };
    return { limit: Math.min(limit, 3 + number), maxPlays: number === 1 ? 1 : 2 };
  }
  if (has(state, 'alternative-start')) return { limit, maxPlays: number === 1 ? 1 : limit };
  return { limit: Math.min(limit, number), maxPlays: limit };
}

/** Draws until the limit, the next decision or the end of the deck; then goes on to the discard. */
export function drawUp(state: State, ctx: Context): void {
  const { turn } = state;
  const seat = state.seats[turn.seat];
  while (seat.hand.length < turn.limit) {
    if (seat.mercenaries.length > 0) {
      state.stage = 'draw';
      return;
    }
    if (!canDraw(seat)) break;
    drawTile(state, ctx);
  }
  afterDraw(state);
}

export const canDraw = (seat: Seat): boolean => seat.deck.length + seat.top.length > 0;

/** One tile from the deck of the player whose turn it is. */
export function drawTile(state: State, ctx: Context): void {
  const { turn } = state;
  const seat = state.seats[turn.seat];
  const known = seat.top.pop();
  const tile = known ?? takeUnseen(state, seat, ctx);
  seat.hand.push(tile);
  turn.drawn += 1;
  ctx.drawn.push(tile);
  ctx.sink?.({ type: 'draw', seat: turn.seat, tile, from: 'deck' });
  if (known === undefined && seat.deck.length === 0 && !state.ending) startEnding(state, ctx);
}

function takeUnseen(state: State, seat: Seat, ctx: Context): TileId {
  const { deck } = seat;
  // A recorded draw uses up the generator's turn too: a replayed game goes on as the played one would have.
  const rng = nextRandom(state.rng[state.turn.seat]);
  state.rng[state.turn.seat] = rng;
  let index = randomBelow(rng, deck.length);
  if (ctx.script) {
    const wanted = ctx.script[ctx.drawn.length];
    index = deck.indexOf(wanted);
    if (index < 0)
      throw new NhexError('bad-record', `the deck holds no ${TILES[wanted]?.key ?? 'such tile'} to draw`);
  }
  return deck.splice(index, 1)[0];
}

/** The first player to draw their last tile starts the ending (END-1). */
function startEnding(state: State, ctx: Context): void {
  const { turn } = state;
  const { cycle, mode, players } = rulesOf(state.options);
  const count = mode.lastTurns(turn.seat, players);
  const turns = Array.from({ length: count }, (_, i) => (turn.place + 1 + i) % cycle.length);
  state.ending = { by: turn.seat, turns, tied: undefined, last: turn.seat };
  ctx.sink?.({ type: 'last-tile', seat: turn.seat });
}

export function afterDraw(state: State): void {
  if (redrawSlots(state).length > 0) state.stage = 'unlucky';
  else afterUnluckyDraw(state);
}

/** The forced discard applies when a full hand lies in front of the player (TURN-1). */
export function afterUnluckyDraw(state: State): void {
  const full = state.seats[state.turn.seat].hand.length >= fullHand(state);
  state.stage = full ? 'forced-discard' : 'turn';
}

/** The sets of hand places that an unlucky draw would replace; none when it is not open (TURN-4, VAR-2). */
export function redrawSlots(state: State): number[][] {
  const { turn } = state;
  const seat = state.seats[turn.seat];
  if (!canDraw(seat) || seat.hand.length === 0) return [];
  const { edition } = rulesOf(state.options);
  if (seat.hand.every((tile) => TILES[tile].instant === undefined)) return [];
  const all = seat.hand.map((_, slot) => slot);
  const drawn = all.slice(seat.hand.length - turn.drawn);
  const instants = (slots: readonly number[]): boolean =>
    slots.length > 0 && slots.every((slot) => TILES[seat.hand[slot]].instant !== undefined);
  if (!has(state, 'reinforcement')) {
    const counts =
      edition.unluckyDraw === 'all-instants' ? all : drawn.length === 3 && all.length === 3 ? all : [];
    return instants(counts) ? [all] : [];
  }
  switch (edition.reinforcementUnlucky) {
    case 'six-instants':
      return all.length === 6 && instants(all) ? [all] : [];
    case 'all-drawn-discard-all':
      return instants(drawn) ? [drawn] : [];
    case 'all-drawn-discard-three':
      return instants(drawn) ? threeOf(seat, drawn) : [];
  }
}

/** Three of the places (or all, if fewer), without sets that hold the same kinds of tile. */
function threeOf(seat: Seat, slots: readonly number[]): number[][] {
  if (slots.length <= 3) return [[...slots]];
  const sets = new Map<string, number[]>();
  for (const a of slots) {
    for (const b of slots) {
      for (const c of slots) {
        if (a >= b || b >= c) continue;
        const kinds = [a, b, c].map((slot) => seat.hand[slot]).sort((x, y) => x - y);
        const key = kinds.join();
        if (!sets.has(key)) sets.set(key, [a, b, c]);
      }
    }
  }
  return [...sets.values()];
}

/** Discards the tiles of an unlucky draw and draws again (TURN-4). */
export function redraw(state: State, slots: readonly number[], ctx: Context): void {
  const { turn } = state;
  const seat = state.seats[turn.seat];
  const drawnFrom = seat.hand.length - turn.drawn;
  const tiles = slots.map((slot) => seat.hand[slot]);
  turn.drawn -= slots.filter((slot) => slot >= drawnFrom).length;
  seat.hand = seat.hand.filter((_, slot) => !slots.includes(slot));
  for (const tile of tiles) putAway(state, tile, 'unlucky', ctx);
  drawUp(state, ctx);
}

type DiscardReason = 'forced' | 'chosen' | 'unlucky' | 'played' | 'bomber';

/** Takes a tile out of the hand and discards it. */
export function discardFromHand(state: State, tile: TileId, why: DiscardReason, ctx: Context): void {
  takeFromHand(state, tile);
  putAway(state, tile, why, ctx);
}

export function takeFromHand(state: State, tile: TileId): void {
  const { hand } = state.seats[state.turn.seat];
  hand.splice(hand.indexOf(tile), 1);
}

/** A discarded Mad Bomber goes on top of the next player's deck (VAR-4). */
function putAway(state: State, tile: TileId, why: DiscardReason, ctx: Context): void {
  const { seat } = state.turn;
  ctx.sink?.({ type: 'discard', seat, tile, why });
  if (!TILES[tile].isBomber) {
    state.seats[seat].discard.push(tile);
    return;
  }
  const to = neighbourInOrder(state, seat, 1);
  state.seats[to].top.push(tile);
  ctx.sink?.({ type: 'passed-on', tile, to });
}
