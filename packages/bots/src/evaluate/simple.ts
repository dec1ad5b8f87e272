// A plain judgement: HQ points now, what a Battle would change, and the units it would leave.

import { quickBattle } from '@nhex/engine';
import { contrast } from './contrast.ts';
import { type Evaluate, resultChance, sigmoid } from './evaluate.ts';
import { boardWorths } from './worth.ts';

/** A Battle that may yet be fought counts less than points that are gone. */
const NOT_YET = 0.6;
const UNIT = 0.25;

export const simpleEvaluate: Evaluate = (state, seat) => {
  const now = state.seats.map((each) => each.hq);
  const lead = contrast(state, seat, now);
  if (state.result) return { chance: resultChance(state.result, seat), expected: lead, after: now };
  const battle = quickBattle(state);
  const after = battle.seats.map((each) => each.hq);
  const expected = contrast(state, seat, after);
  const score = lead + NOT_YET * (expected - lead) + UNIT * contrast(state, seat, boardWorths(battle));
  return { chance: sigmoid(score / 8), expected, after };
};
