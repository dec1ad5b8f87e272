// Lessons from a game of self-play: some of its turns are studied, plan by plan.

import { choose, judgeWith, type Lesson, study, studyPlayers } from '@nhex/bots';
import { newState, playInPlace, seedFrom, viewOf } from '@nhex/engine';

export interface LearnJob {
  readonly armies: readonly [string, string];
  readonly seed: string;
  /** The weights so far; none in the first round. */
  readonly weights: readonly number[] | undefined;
}

/** Streams of chance of their own, apart from the decks'. */
const STREAM = { player: 300, study: 301, choice: 1000 };
/** One turn in so many is studied. */
const STUDIED = 2;

/** The lessons of a game, decision by decision. Who plays changes from turn to turn. */
export function learnFrom({ armies, seed, weights }: LearnJob): Lesson[][] {
  const judge = judgeWith(weights);
  const players = studyPlayers(judge);
  const state = newState({ armies }, seed);
  const decisions: Lesson[][] = [];
  for (let asked = 0; state.stage !== 'over'; asked++) {
    const { number } = state.turn;
    const turnSeed = seedFrom(`${seed}/${number}`, STREAM.study);
    if (state.stage === 'forced-discard' && turnSeed % STUDIED === 0)
      decisions.push(study(viewOf(state), turnSeed, judge));
    const player = players[(seedFrom(`${seed}/${number}`, STREAM.player) >>> 0) % players.length];
    const budget = { seed: seedFrom(seed, STREAM.choice + asked), ms: Number.POSITIVE_INFINITY };
    playInPlace(state, choose(player, viewOf(state), budget).code);
  }
  return decisions;
}
