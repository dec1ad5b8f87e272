// The worker of puzzles: proofs, and what the opponent answers.

import type { Code, State } from '@nhex/engine';
import { bestAnswer, type Progress, type Proof, type Puzzle, solving, type Target } from '@nhex/puzzles';
import { expose } from 'comlink';

export type Task = Pick<Puzzle, 'position' | 'plays' | 'goal'>;

/** Slices between two words about how far it is, and chances to be stopped. */
const PAUSE = 80;
let run = 0;

const api = {
  /** Every solution; nothing when it was stopped. */
  async solve(task: Task, tell: (progress: Progress) => void): Promise<Proof | undefined> {
    const mine = ++run;
    const slices = solving(task);
    let told = performance.now();
    for (let slice = slices.next(); ; slice = slices.next()) {
      if (slice.done) return slice.value;
      if (performance.now() - told < PAUSE) continue;
      told = performance.now();
      tell(slice.value);
      await new Promise((resolve) => setTimeout(resolve));
      if (mine !== run) return undefined;
    }
  },
  stop(): void {
    run++;
  },
  answer(state: State, target: Target, plays: number): Code {
    return bestAnswer(state, target, plays);
  },
};

export type ProverApi = typeof api;
expose(api);
