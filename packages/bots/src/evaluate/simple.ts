// A plain judgement: HQ points now, what a Battle would change, and the units it would leave.

import { quickBattle, type SeatId, type State } from '@nhex/engine';
import { Boards, MOST_SEATS, SLOTS } from './boards.ts';
import { contrast } from './contrast.ts';
import { type Evaluate, resultChance, sigmoid } from './evaluate.ts';
import { boardWorths } from './worth.ts';

/** A Battle that may yet be fought counts less than points that are gone. */
const NOT_YET = 0.6;
const UNIT = 0.25;

const boards = new Boards();
/** What a Battle leaves of each board, by seat: HQ points, and what the units are worth. */
const points = new Uint8Array(SLOTS * MOST_SEATS);
const worths = new Float64Array(SLOTS * MOST_SEATS);
const ANYBODY = 0 as SeatId;

/** Where the outcome of a Battle now is found. */
function outcomeOf(state: State): number {
  const known = boards.knows(state, ANYBODY);
  const from = boards.slot * MOST_SEATS;
  if (known) return from;
  const battle = quickBattle(state);
  points.set(
    battle.seats.map(({ hq }) => hq),
    from,
  );
  worths.set(boardWorths(battle), from);
  return from;
}

export const simpleEvaluate: Evaluate = (state, seat) => {
  const now = state.seats.map((each) => each.hq);
  const lead = contrast(state, seat, now);
  if (state.result) return { chance: resultChance(state.result, seat), expected: lead, after: now };
  const from = outcomeOf(state);
  const expected = contrast(state, seat, points, from);
  const score = lead + NOT_YET * (expected - lead) + UNIT * contrast(state, seat, worths, from);
  const after = state.seats.map((_, each) => points[from + each]);
  return { chance: sigmoid(score / 8), expected, after };
};
