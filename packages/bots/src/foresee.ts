// Battles as a player foresees them: whoever may explode or convert does what the Battle then goes best with.

import {
  type Code,
  cloneState,
  codesOf,
  deciderOf,
  EMPTY,
  playInPlace,
  quickBattle,
  type State,
  unitOwner,
  unitTile,
} from '@nhex/engine';
import { contrast } from './evaluate/contrast.ts';
import { tileWorth } from './evaluate/worth.ts';

/** A unit of worth 1 against a point of an HQ. */
const UNIT = 0.4;

/** How well a board stands for a seat: HQ points, and units by their worth. */
function standingFor(state: State, seat: number): number {
  const bySeat = state.seats.map(({ hq }) => hq);
  for (const unit of state.board) {
    if (unit !== EMPTY && unitOwner(unit) < bySeat.length)
      bySeat[unitOwner(unit)] += UNIT * tileWorth(unitTile(unit));
  }
  return contrast(state, seat, bySeat);
}

/** The answer to a decision in a Battle. Declarations are fought out, everything else gets its first option. */
export function answerInBattle(state: State): Code {
  const codes = codesOf(state);
  if (state.stage !== 'declare') return codes[0];
  const seat = deciderOf(state);
  let best = codes[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const code of codes) {
    const next = cloneState(state);
    playInPlace(next, code);
    while (next.battle && next.stage !== 'over') playInPlace(next, codesOf(next)[0]);
    const standing = standingFor(next, seat);
    if (standing > most) [best, most] = [code, standing];
  }
  return best;
}

/** The state after a Battle now. */
export const foresee = (state: State): State => quickBattle(state, answerInBattle);
