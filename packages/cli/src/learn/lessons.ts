// Lessons from a game of self-play, as a job for a worker.

import { judgeWith, type Lessons, studyGame, type Weights } from '@nhex/bots';

export interface LearnJob {
  readonly armies: readonly [string, string];
  readonly seed: string;
  /** The weights so far; none in the first round. */
  readonly weights: Weights | undefined;
}

export const learnFrom = ({ armies, seed, weights }: LearnJob): Lessons =>
  studyGame(armies, seed, judgeWith(weights));
