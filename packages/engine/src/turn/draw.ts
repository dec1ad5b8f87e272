// Drawing tiles, the unlucky draw and the forced discard (TURN-1, TURN-4, TURN-5, SET-3, VAR-1 to VAR-3).

import type { SeatId, TileId } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import { nextRandom, randomBelow } from '../base/random.ts';
import { neighbourInOrder, putOnTop } from '../battle/leaving.ts';
import { type CodeList, packChoice, packer } from '../choices/code.ts';
import { STEP } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { DecisionRules } from '../flow/decision.ts';
import { rulesOf } from '../state/rules.ts';
import { ask, plan, type Seat, type State } from '../state/state.ts';

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

const whoseTurn = (state: State): Seat => state.seats[state.turn.seat];
/** Takes one item out of the list. */
function remove<T>(items: T[], index: number): void {
  for (let i = index; i < items.length - 1; i++) items[i] = items[i + 1];
  items.pop();
}

/** The list without one of its items. */
function without<T>(items: readonly T[], index: number): T[] {
  const rest = items.slice();
  remove(rest, index);
  return rest;
}

/** Step `draw-up`: draws until the limit, the next decision or the end of the deck. */
export function drawUp(state: State, ctx: Context): void {
  const seat = whoseTurn(state);
  if (seat.hand.length >= state.turn.limit) return;
  if (seat.mercenaries.length > 0) return ask(state, { kind: 'draw', seat: state.turn.seat });
  const pile = openPile(seat);
  while (seat.hand.length < state.turn.limit && canDraw(seat)) drawTile(state, pile, ctx);
}

/** The lists of a seat that drawing changes: its own from now on, copies of the state share the former ones. */
interface Pile {
  readonly hand: TileId[];
  readonly deck: TileId[];
}

function openPile(seat: Seat): Pile {
  const pile = { hand: seat.hand.slice(), deck: seat.deck.slice() };
  seat.hand = pile.hand;
  seat.deck = pile.deck;
  return pile;
}

const canDraw = (seat: Seat): boolean => seat.deck.length + seat.top.length > 0;

/** One tile from the deck of the player whose turn it is. */
function drawTile(state: State, { hand, deck }: Pile, ctx: Context): void {
  const { turn } = state;
  const seat = whoseTurn(state);
  const isKnown = seat.top.length > 0;
  const tile = isKnown ? takeTop(seat) : takeUnseen(state, deck, ctx);
  hand.push(tile);
  turn.drawn += 1;
  ctx.drawn.push(tile);
  ctx.sink?.({ type: 'draw', seat: turn.seat, tile, from: 'deck' });
  if (!isKnown && deck.length === 0 && !state.ending) startEnding(state, ctx);
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
  if (ctx.script) {
    const wanted = ctx.script[ctx.drawn.length];
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
const packTake = packer('take');
const packDiscard = packer('discard');

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
    if (choice.type === 'draw') drawTile(state, openPile(whoseTurn(state)), ctx);
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
  if (whoseTurn(state).hand.length >= rulesOf(state.options).fullHand)
    ask(state, { kind: 'forced-discard', seat: state.turn.seat });
}

/** The sets of hand places that an unlucky draw would replace; none when it is not open (TURN-4, VAR-2). */
export function redrawSlots(state: State): number[][] {
  const seat = whoseTurn(state);
  const { edition, tiles, reinforcement } = rulesOf(state.options);
  // Most hands end with a unit: then nothing that counts is all instants.
  const last = seat.hand[seat.hand.length - 1];
  if (!canDraw(seat) || last === undefined || tiles[last].instant === undefined) return [];
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
      return areInstants(drawn) ? threeOf(seat, drawn) : [];
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

export const unlucky: DecisionRules<'unlucky'> = {
  list(state, _, into) {
    into.push(KEEP);
    for (const slots of redrawSlots(state)) into.push(packChoice({ type: 'redraw', slots }));
  },
  carryOut(state, _, choice, ctx) {
    if (choice.type === 'keep') return;
    redraw(state, choice.slots, ctx);
    plan(state, STEP.drawUp, { do: 'listen', effect: 'unlucky-draw' });
  },
};

/** Discards the tiles of an unlucky draw (TURN-4). */
function redraw(state: State, slots: readonly number[], ctx: Context): void {
  const { turn } = state;
  const seat = whoseTurn(state);
  const drawnFrom = seat.hand.length - turn.drawn;
  const tiles = slots.map((slot) => seat.hand[slot]);
  turn.drawn -= slots.filter((slot) => slot >= drawnFrom).length;
  seat.hand = seat.hand.filter((_, slot) => !slots.includes(slot));
  for (const tile of tiles) putAway(state, tile, 'unlucky', ctx);
}

export const forcedDiscard: DecisionRules<'forced-discard'> = {
  list: (state, _, into) => listDiscards(state, into),
  carryOut: (state, _, choice, ctx) => discardFromHand(state, choice.tile, 'forced', ctx),
};

/** Each kind of tile in the hand once. */
export function listDiscards(state: State, into: CodeList): void {
  const { hand } = whoseTurn(state);
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]) === i) into.push(packDiscard(hand[i]));
}

type DiscardReason = 'forced' | 'chosen' | 'unlucky' | 'played' | 'bomber';

/** Takes a tile out of the hand and discards it. */
export function discardFromHand(state: State, tile: TileId, why: DiscardReason, ctx: Context): void {
  takeFromHand(state, tile);
  putAway(state, tile, why, ctx);
}

export function takeFromHand(state: State, tile: TileId): void {
  const seat = whoseTurn(state);
  seat.hand = without(seat.hand, seat.hand.indexOf(tile));
}

/** A discarded Mad Bomber goes on top of the next player's deck (VAR-4). */
function putAway(state: State, tile: TileId, why: DiscardReason, ctx: Context): void {
  const seat: SeatId = state.turn.seat;
  ctx.sink?.({ type: 'discard', seat, tile, why });
  if (rulesOf(state.options).tiles[tile].isBomber)
    putOnTop(state, tile, neighbourInOrder(state, seat, 1), ctx.sink);
  else state.seats[seat].discard.push(tile);
}
