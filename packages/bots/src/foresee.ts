// Battles as a player foresees them: whoever may explode or convert does what the Battle then goes best with.

import {
  type Code,
  cloneState,
  codesOf,
  deciderOf,
  playInPlace,
  quickBattle,
  type SeatId,
  type State,
} from '@nhex/engine';
import { contrast } from './evaluate/contrast.ts';
import { objectiveWorths } from './evaluate/objectives.ts';
import { boardWorths } from './evaluate/worth.ts';

/** A unit of worth 1 against a point of an HQ. */
const UNIT = 0.4;

/** How well a board stands for a seat: HQ points, units by their worth, and the objectives of a scenario. */
function standingFor(state: State, seat: SeatId): number {
  const worths = boardWorths(state);
  const objectives = objectiveWorths(state);
  return contrast(
    state,
    seat,
    state.seats.map(({ hq }, each) => hq + UNIT * worths[each] + objectives[each]),
  );
}

/** The legal code after which the position is worth most; `worth` may play the copy it is given on. */
export function bestCode(state: State, worth: (next: State) => number): Code {
  const codes = codesOf(state);
  let best = codes[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const code of codes) {
    const next = cloneState(state);
    playInPlace(next, code);
    const value = worth(next);
    if (value > most) [best, most] = [code, value];
  }
  return best;
}

/** The answer to a decision in a Battle. Declarations and aims are fought out, everything else gets its first option. */
export function answerInBattle(state: State): Code {
  if (state.pending?.kind !== 'declare' && state.pending?.kind !== 'aim') return codesOf(state)[0];
  const seat = deciderOf(state);
  return bestCode(state, (next) => {
    while (next.battle && next.pending) playInPlace(next, codesOf(next)[0]);
    return standingFor(next, seat);
  });
}

/** The state after a Battle now. */
export const foresee = (state: State): State => quickBattle(state, answerInBattle);
