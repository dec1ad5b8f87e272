// The proof of a puzzle that is being made: it ends at the fourth solution, and ways that miss by one are counted.

import { nearness, targetOf } from '../judge.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Proof, solve } from '../solver/solve.ts';
import { startOf } from '../start.ts';
import { MOST_SOLUTIONS } from './goals.ts';
import { usedBits } from './outcomes.ts';

/** What is estimated to be less can turn out to be more. */
const MOST_BATTLES = 80_000;

interface MadeProof extends Proof {
  /** Ways that miss the goal by one. */
  readonly near: number;
  /** Whether a tile of the hand has no part in any way that reaches the goal or misses it by one. */
  readonly isIdle: boolean;
}

export function proofOf(
  task: Pick<Puzzle, 'position' | 'plays' | 'goal'>,
  mostBattles = MOST_BATTLES,
): MadeProof {
  const start = startOf(task);
  const target = targetOf(start, task.goal);
  const { hand } = start.seats[target.solver];
  let near = 0;
  let used = 0;
  const proof = solve(task, {
    most: MOST_SOLUTIONS + 1,
    mostBattles,
    isFewestOnly: true,
    watch: (fighting) => {
      if (fighting.battle) return;
      const miss = -nearness(fighting, target);
      if (miss === 1) near += 1;
      if (miss <= 1) used |= usedBits(hand, fighting.seats[target.solver].hand);
    },
  });
  return { ...proof, near, isIdle: used !== (1 << hand.length) - 1 };
}
