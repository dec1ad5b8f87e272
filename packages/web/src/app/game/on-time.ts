// Losing on time. The rules of the game know no clock, so this is decided beside the engine.

import { MODE_RULES, type State } from '@nhex/engine';

/** The seats of other sides that are still in the game. */
function rivalsOf(state: State, loser: number): number[] {
  const { side } = MODE_RULES[state.options.mode];
  return state.seats.flatMap(({ alive }, seat) => (alive && side(seat) !== side(loser) ? [seat] : []));
}

/** More than two sides are left: the points of the others must decide between them. */
export function pointsDecide(state: State, loser: number): boolean {
  const { side } = MODE_RULES[state.options.mode];
  return new Set(rivalsOf(state, loser).map(side)).size > 1;
}

/** Who wins when that seat's time is up: the other side; of several, whoever has the most points. */
export function winnersOnTime(state: State, loser: number): number[] {
  const { side } = MODE_RULES[state.options.mode];
  const rivals = rivalsOf(state, loser);
  if (!pointsDecide(state, loser)) {
    const winner = side(rivals[0]);
    return state.seats.flatMap((_, seat) => (side(seat) === winner ? [seat] : []));
  }
  const most = Math.max(...rivals.map((seat) => state.seats[seat].hq));
  return rivals.filter((seat) => state.seats[seat].hq === most);
}
