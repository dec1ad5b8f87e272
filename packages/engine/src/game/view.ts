// What a player may see, and what can be known about the next draw (TURN-6).

import { type Owner, type SeatId, type TileId } from '../base/brand.ts';
import { seedFrom } from '../base/random.ts';
import { cloneState, type State } from '../state/state.ts';
import { drawLimit } from '../turn/draw.ts';
import { imaginedLeaders, leadersSeenBy } from '../turn/leader-choice.ts';
import { deciderOf } from './run.ts';

/** A state without the generators: hands, piles and deck contents are open, the order of the decks is not there. */
export type View = Omit<State, 'rng'>;

/**
 * What that seat sees, whoever decides if none is named: besides the order of the decks only the leaders of other sides
 * are hidden, until they are revealed (LEAD-1). NOBODY is who only watches.
 */
export function viewOf(state: State, seat: Owner = deciderOf(state)): View {
  const { rng: _, ...view } = cloneState(state);
  return { ...view, leaders: leadersSeenBy(state, seat) };
}

/** A state that looks the same, with the unseen order shuffled anew and hidden cards imagined. */
export function reshuffled(view: View, seed: string | number): State {
  return cloneState({
    ...view,
    leaders: imaginedLeaders(view.leaders, seedFrom(seed, view.seats.length)),
    rng: view.seats.map((_, seat) => seedFrom(seed, seat)),
  });
}

export interface DrawOdds {
  readonly tile: TileId;
  /** How many of them are left in the deck. */
  readonly left: number;
  /** The chance that the very next tile is one. */
  readonly chance: number;
}

/** The next tile of a player's deck; a tile known to lie on top is certain. */
export function drawOdds(view: View, seat: SeatId): DrawOdds[] {
  const { deck, top } = view.seats[seat];
  const known = top.at(-1);
  const counts = new Map<TileId, number>();
  for (const tile of [...deck, ...top]) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].map(([tile, left]) => ({
    tile,
    left,
    chance: known === undefined ? left / deck.length : known === tile ? 1 : 0,
  }));
}

/** How many tiles a player draws in their next turn, going by the tiles in front of them now. */
function drawsNextTurn(view: View, seat: SeatId): number {
  const limit = drawLimit(view, view.turn.number + 1);
  const { hand, deck, top } = view.seats[seat];
  return Math.max(0, Math.min(limit - hand.length, deck.length + top.length));
}

/** The chance that the next `draws` tiles of a player hold at least one that fits. */
export function chanceToDraw(
  view: View,
  seat: SeatId,
  fits: (tile: TileId) => boolean,
  draws = drawsNextTurn(view, seat),
): number {
  const { deck, top } = view.seats[seat];
  const known = top.slice(-draws || top.length);
  if (draws > 0 && known.some(fits)) return 1;
  const fitting = deck.filter(fits).length;
  return chanceOfAny(fitting, deck.length, draws - Math.min(draws, top.length));
}

/** The chance that so many draws from a shuffled pile hold at least one of its tiles that fit. */
export function chanceOfAny(fitting: number, tiles: number, draws: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(draws, tiles); i++) none *= Math.max(0, tiles - fitting - i) / (tiles - i);
  return 1 - none;
}
