// Drawing tiles, the unlucky draw and the forced discard (TURN-1, TURN-4, TURN-5, SET-3, VAR-1 to VAR-3).

import type { SeatId, TileId } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import { nextRandom, randomBelow } from '../base/random.ts';
import { packChoice, packer } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { Decision, DecisionRules } from '../flow/decision.ts';
import { listenerStep } from '../flow/moments.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, plan, type Seat, type State } from '../state/state.ts';
import { putAway, threeOf, without } from './discarding.ts';

/** How many tiles the player draws up to in the turn of that number (SET-3, VAR-1, VAR-2). */
export function drawLimit(state: Pick<State, 'options'>, number: number): number {
  const { fullHand, reinforcement, alternativeStart } = rulesOf(state.options);
  if (alternativeStart) return fullHand;
  return Math.min(fullHand, reinforcement ? 3 + number : number);
}

/** How many tiles may be played in the turn of that number (VAR-1, VAR-2). */
export function playLimit(state: Pick<State, 'options'>, number: number): number {
  const { fullHand, reinforcement, alternativeStart } = rulesOf(state.options);
  if (number === 1 && (reinforcement || alternativeStart)) return 1;
  return reinforcement ? 2 : fullHand;
}

const NONE: readonly never[] = [];

const whoseTurn = (state: State): Seat => state.seats[state.turn.seat];
/** Takes one item out of the list. */
function remove<T>(items: T[], index: number): void {
  for (let i = index; i < items.length - 1; i++) items[i] = items[i + 1];
  items.pop();
}

/** Step `draw-up`: draws until the limit, the next decision or the end of the deck. */
export function drawUp(state: State, ctx: Context): void {
  const seat = whoseTurn(state);
  if (seat.hand.length >= state.turn.limit) return;
  if (seat.mercenaries.length > 0) return ask(state, { kind: 'draw', seat: state.turn.seat });
  drawTiles(state, state.turn.limit - seat.hand.length, ctx);
}

export const canDraw = (seat: Seat): boolean => seat.deck.length + seat.top.length > 0;

/** One tile from the deck of the player whose turn it is; deck and hand are the player's own lists. */
function drawTile(state: State, deck: TileId[], hand: TileId[], ctx: Context): void {
  const { turn } = state;
  const seat = whoseTurn(state);
  const isKnown = seat.top.length > 0;
  const tile = isKnown ? takeTop(seat) : takeUnseen(state, deck, ctx);
  hand.push(tile);
  turn.drawn += 1;
  ctx.drawn?.push(tile);
  ctx.sink?.({ type: 'draw', seat: turn.seat, tile, from: 'deck' });
  if (!isKnown && deck.length === 0 && !state.ending && rulesOf(state.options).lastTileEnds)
    startEnding(state, ctx);
}

/** So many tiles of the player whose turn it is, as far as the deck goes. */
function drawTiles(state: State, count: number, ctx: Context): void {
  const seat = whoseTurn(state);
  // Copies of the state share the former lists.
  const deck = seat.deck.slice();
  const hand = seat.hand.slice();
  seat.deck = deck;
  seat.hand = hand;
  for (let i = 0; i < count && canDraw(seat); i++) drawTile(state, deck, hand, ctx);
}

function takeTop(seat: Seat): TileId {
  const tile = seat.top[seat.top.length - 1];
  seat.top = seat.top.slice(0, -1);
  return tile;
}

function takeUnseen(state: State, deck: TileId[], ctx: Context): TileId {
  // A recorded draw uses up the generator's turn too: a replayed game goes on as the played one would have.
  const rng = nextRandom(state.rng[state.turn.seat]);
  state.rng[state.turn.seat] = rng;
  let index = randomBelow(rng, deck.length);
  if (ctx.chance) {
    const wanted = ctx.chance(deck, ctx.drawn?.length ?? 0, state.turn.seat) as TileId;
    index = deck.indexOf(wanted);
    const tile = rulesOf(state.options).tiles[wanted]?.key ?? 'such tile';
    if (index < 0) refuse('bad-record', 'deck-lacks', { tile });
  }
  const drawn = deck[index];
  remove(deck, index);
  return drawn;
}

/** The first player to draw their last tile starts the ending (END-1). */
function startEnding(state: State, ctx: Context): void {
  const { turn } = state;
  const { cycle, mode, players } = rulesOf(state.options);
  const turns: number[] = [];
  for (let i = 1; i <= mode.lastTurns(turn.seat, players); i++) turns.push((turn.place + i) % cycle.length);
  state.ending = { by: turn.seat, turns, tied: undefined, last: turn.seat };
  ctx.sink?.({ type: 'last-tile', seat: turn.seat });
}

const DRAW = packer('draw')();
const KEEP = packer('keep')();
const packTake = packer('take', 'tile');

/** The next single draw: deck or mercenary (VAR-3). */
export const draw: DecisionRules<'draw'> = {
  list(state, _, into) {
    const seat = whoseTurn(state);
    into.push(canDraw(seat) ? DRAW : KEEP);
    for (const tile of seat.mercenaries) into.push(packTake(tile));
  },
  carryOut(state, _, choice, ctx) {
    // Who keeps what there is draws no more.
    if (choice.type === 'keep') return;
    if (choice.type === 'draw') drawTiles(state, 1, ctx);
    else takeMercenary(state, choice.tile, ctx);
    plan(state, STEP.drawUp);
  },
};

function takeMercenary(state: State, tile: TileId, ctx: Context): void {
  const { turn } = state;
  const seat = whoseTurn(state);
  seat.mercenaries = without(seat.mercenaries, seat.mercenaries.indexOf(tile));
  seat.hand = [...seat.hand, tile];
  turn.drawn += 1;
  ctx.sink?.({ type: 'draw', seat: turn.seat, tile, from: 'mercenary' });
}

/** Effect `unlucky-draw`, after the tiles were drawn. */
export function offerUnluckyDraw(state: State): void {
  if (redrawSlots(state).length > 0) ask(state, { kind: 'unlucky', seat: state.turn.seat });
}

/** Effect `forced-discard`: it applies when a full hand lies in front of the player (TURN-1). */
export function demandDiscard(state: State): void {
  if (whoseTurn(state).hand.length >= rulesOf(state.options).fullHand) ask(state, discardOf(state.turn.seat));
}

/** By seat: the question which tile of a full hand goes, made once. */
const DISCARDS: Decision[] = [];
export const discardOf = (seat: SeatId): Decision => (DISCARDS[seat] ??= { kind: 'forced-discard', seat });

/** The sets of hand places that an unlucky draw would replace; none when it is not open (TURN-4, VAR-2). */
export function redrawSlots(state: State): readonly (readonly number[])[] {
  const seat = whoseTurn(state);
  const { hand } = seat;
  const { tiles } = rulesOf(state.options);
  if (!canDraw(seat)) return NONE;
  // Whatever counts, the tiles just drawn are among it: most often one of them is a unit.
  for (let slot = Math.max(0, hand.length - state.turn.drawn); slot < hand.length; slot++)
    if (tiles[hand[slot]].instant === undefined) return NONE;
  return slotsOfInstants(state, seat);
}

function slotsOfInstants(state: State, seat: Seat): readonly (readonly number[])[] {
  const { edition, tiles, reinforcement } = rulesOf(state.options);
  const isInstant = (slot: number): boolean => tiles[seat.hand[slot]].instant !== undefined;
  const all = seat.hand.map((_, slot) => slot);
  const drawn = all.slice(seat.hand.length - state.turn.drawn);
  const areInstants = (slots: readonly number[]): boolean => slots.length > 0 && slots.every(isInstant);
  if (!reinforcement) {
    const counts =
      edition.unluckyDraw === 'all-instants' ? all : drawn.length === 3 && all.length === 3 ? all : [];
    return areInstants(counts) ? [all] : [];
  }
  switch (edition.reinforcementUnlucky) {
    case 'six-instants':
      return all.length === 6 && areInstants(all) ? [all] : [];
    case 'all-drawn-discard-three':
      return areInstants(drawn) ? threeOf(seat.hand, drawn) : [];
  }
}

export const unlucky: DecisionRules<'unlucky'> = {
  list(state, _, into) {
    into.push(KEEP);
    for (const slots of redrawSlots(state)) into.push(packChoice({ type: 'redraw', slots }));
  },
  carryOut(state, _, choice, ctx) {
    if (choice.type === 'keep') return;
    redraw(state, choice.slots, 'unlucky', ctx);
    plan(state, STEP.drawUp, listenerStep(rulesOf(state.options), 'unlucky-draw'));
  },
};

/** Discards tiles of the hand for which others are drawn (TURN-4, LEAD-4). */
export function redraw(
  state: State,
  slots: readonly number[],
  why: 'unlucky' | 'exchanged',
  ctx: Context,
): void {
  const { turn } = state;
  const seat = whoseTurn(state);
  const drawnFrom = seat.hand.length - turn.drawn;
  const tiles = slots.map((slot) => seat.hand[slot]);
  turn.drawn -= slots.filter((slot) => slot >= drawnFrom).length;
  seat.hand = seat.hand.filter((_, slot) => !slots.includes(slot));
  for (const tile of tiles) putAway(state, tile, why, ctx);
}

/** The sets of up to so many places of the hand, without sets that hold the same kinds of tile (LEAD-4). */
export function listExchanges(hand: readonly TileId[], most: number): number[][] {
  const sets = new Map<string, number[]>();
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const slots = hand.flatMap((_, slot) => (mask & (1 << slot) ? [slot] : []));
    const kinds = slots.map((slot) => hand[slot]).sort((a, b) => a - b);
    if (slots.length <= most && !sets.has(kinds.join())) sets.set(kinds.join(), slots);
  }
  return [...sets.values()];
}
