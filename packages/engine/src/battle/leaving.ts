// How a tile leaves the board: onto its owner's discard pile, or, for a Mad Bomber, on to somebody else (VAR-4 to VAR-6).

import { TILES, type TileId } from '../armies/catalog.ts';
import type { Hex } from '../board/hexes.ts';
import type { DeathCause, EventSink } from '../events.ts';
import { rulesOf, type State } from '../state.ts';
import { EMPTY, unitOwner, unitTile } from '../tiles/unit.ts';

/** Takes the unit off the board. `chain`: the seats whose hits removed it, one bit each. */
export function removeUnit(
  state: State,
  hex: Hex,
  why: DeathCause,
  hits: readonly number[],
  chain: number,
  sink: EventSink,
): void {
  const unit = state.board[hex];
  const tile = unitTile(unit);
  state.board[hex] = EMPTY;
  forgetAbilities(state, hex);
  sink?.({ type: 'died', hex, tile, owner: unitOwner(unit), why, hits });
  if (TILES[tile].isBomber) passOn(state, tile, chain, sink);
  else state.seats[unitOwner(unit)].discard.push(tile);
}

/** What the unit on that hex used this turn is forgotten with it. */
function forgetAbilities(state: State, hex: Hex): void {
  const { turn } = state;
  if (turn.moved.length > 0) turn.moved = turn.moved.filter((at) => at !== hex);
  if (turn.served.length > 0) {
    turn.served = turn.served.filter((_, i) => turn.served[i & ~1] !== hex && turn.served[i | 1] !== hex);
  }
}

/** The Mad Bomber goes on top of a deck, beside the board, or out of the game. */
function passOn(state: State, tile: TileId, chain: number, sink: EventSink): void {
  if (state.options.variants.includes('mad-bomber-2')) {
    state.beside.push(tile);
    sink?.({ type: 'passed-on', tile, to: undefined });
    return;
  }
  const responsible = state.seats.flatMap((_, seat) => (chain & (1 << seat) ? [seat] : []));
  if (responsible.length !== 1) {
    state.removed.push(tile);
    sink?.({ type: 'passed-on', tile, to: undefined });
    return;
  }
  const to = neighbourInOrder(state, responsible[0], -1);
  state.seats[to].top.push(tile);
  sink?.({ type: 'passed-on', tile, to });
}

/** The previous (-1) or next (1) living player in turn order. */
export function neighbourInOrder(state: State, seat: number, way: 1 | -1): number {
  const { cycle } = rulesOf(state.options);
  const start =
    state.turn.seat === seat && cycle[state.turn.place] === seat ? state.turn.place : cycle.indexOf(seat);
  for (let i = 1; i < cycle.length; i++) {
    const next = cycle[(start + way * i + cycle.length * i) % cycle.length];
    if (next !== seat && state.seats[next].alive) return next;
  }
  return seat;
}
