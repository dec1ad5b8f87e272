// A plain judgement: HQ points now, what a Battle would change, and the units it would leave.

import { quickBattle, type SeatId, type State } from '@nhex/engine';
import { foresee } from '../foresee.ts';
import { Boards, MOST_SEATS, SLOTS } from './boards.ts';
import { contrast } from './contrast.ts';
import { type Evaluate, resultChance, sigmoid } from './evaluate.ts';
import { addObjectives, objectiveWorths, pointsMatter } from './objectives.ts';
import { besideWorths, boardWorths, hasBeside } from './worth.ts';

/** A Battle that may yet be fought counts less than points that are gone. */
const NOT_YET = 0.6;
const UNIT = 0.25;

const boards = new Boards();
/** What a Battle leaves of each board, by seat: HQ points, what the units and the objectives of a scenario are worth. */
const hqs = new Uint8Array(SLOTS * MOST_SEATS);
const worths = new Float64Array(SLOTS * MOST_SEATS);
const objectives = new Float64Array(SLOTS * MOST_SEATS);
const ANYBODY = 0 as SeatId;

/** Where the outcome of a Battle now is found. */
function outcomeOf(state: State): number {
  const known = boards.knows(state, ANYBODY);
  const from = boards.slot * MOST_SEATS;
  if (known) return from;
  // Whoever can explode may do so for an objective's sake.
  const battle = state.course ? foresee(state) : quickBattle(state);
  hqs.set(
    battle.seats.map(({ hq }) => hq),
    from,
  );
  worths.set(boardWorths(battle), from);
  objectives.fill(0, from, from + MOST_SEATS);
  addObjectives(battle, objectives, from);
  return from;
}

export const simpleEvaluate: Evaluate = (state, seat) => {
  const now = state.seats.map((each) => each.hq);
  const lead = contrast(state, seat, now);
  if (state.result) return { chance: resultChance(state.result, seat), expected: lead, after: now };
  const from = outcomeOf(state);
  const expected = contrast(state, seat, hqs, from);
  const beside = hasBeside(state) ? contrast(state, seat, besideWorths(state)) : 0;
  const standing = contrast(state, seat, worths, from);
  const points = lead + NOT_YET * (expected - lead);
  let score = pointsMatter(state) * points + UNIT * (standing + beside);
  if (state.course) {
    const reached = contrast(state, seat, objectiveWorths(state));
    score += reached + NOT_YET * (contrast(state, seat, objectives, from) - reached);
  }
  const after = state.seats.map((_, each) => hqs[from + each]);
  return { chance: sigmoid(score / 8), expected, after };
};
