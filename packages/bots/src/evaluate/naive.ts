// How a beginner judges: who aims at whom, as if everybody struck at once. Initiative and order are left out of account.

import { contrast } from './contrast.ts';
import { type Evaluate, resultChance, sigmoid } from './evaluate.ts';
import { glanceAt } from './features.ts';
import { objectiveWorths, pointsMatter } from './objectives.ts';

const THREAT = 0.7;
const AIM = 0.4;
const WORTH = 0.25;

export const naiveEvaluate: Evaluate = (state, seat) => {
  const now = state.seats.map((each) => each.hq);
  const lead = contrast(state, seat, now);
  if (state.result) return { chance: resultChance(state.result, seat), expected: lead, after: now };
  const { worth, threat, aim } = glanceAt(state, seat);
  const points = pointsMatter(state) * (lead + THREAT * threat);
  const objectives = state.course ? contrast(state, seat, objectiveWorths(state)) : 0;
  const chance = sigmoid((points + objectives + AIM * aim + WORTH * worth) / 8);
  return { chance, expected: lead + THREAT * threat, after: now };
};
