// The weights that foretell best how games end: logistic regression on the ends of their turns, by stochastic gradient
// descent (Adam). What a turn's end is worth shows in the result, and a little sooner in the turns between.

import {
  type Lesson,
  type Lessons,
  noWeights,
  STAGE,
  sigmoid,
  type Weights,
  weighFeatures,
} from '@nhex/bots';
import { nextRandom, randomBelow } from '@nhex/engine';

/** How much of what a turn learns comes from the result of the game; the rest comes from the judgement of later turns. */
const FROM_RESULT = 0.8;
/** Times that all games are gone through. */
export const PASSES = 20;
/** Lessons between two steps. */
const BATCH = 1024;
/** The length of a step, at first and at last. */
const FIRST_STEP = 0.004;
const LAST_STEP = 0.0002;
/** How strongly the values of tiles are drawn to zero: most of what is known about rare ones is chance. */
const CAUTION = 0.1;
const LATE = STAGE.indexOf('late');

/** Log odds of whoever moved. */
function oddsOf({ features, stage, tiles, counts }: Lesson, weights: Weights): number {
  let odds = weighFeatures(features, stage, weights.features);
  for (let i = 0; i < tiles.length; i++)
    odds += counts[i] * (weights.tiles[tiles[i]] + stage[LATE] * weights.tiles[tiles[i] + 1]);
  return odds;
}

const resultFor = (winners: readonly number[], seat: number): number =>
  winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;

/** What each turn's end turned out to be worth, seen from behind: the result, mixed with how the next one was judged. */
function targetsOf({ lessons, winners }: Lessons, weights: Weights): Float32Array {
  const targets = new Float32Array(lessons.length);
  let later: { seat: number; worth: number } | undefined;
  for (let i = lessons.length - 1; i >= 0; i--) {
    const lesson = lessons[i];
    const { seat } = lesson;
    targets[i] = !later ? resultFor(winners, seat) : later.seat === seat ? later.worth : 1 - later.worth;
    const judged = sigmoid(oddsOf(lesson, weights));
    later = { seat, worth: FROM_RESULT * targets[i] + (1 - FROM_RESULT) * judged };
  }
  return targets;
}

/** Numbers that follow their gradient, each at its own pace. */
class Descent {
  readonly slope: Float64Array;
  readonly #numbers: Float64Array;
  readonly #caution: number;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(numbers: Float64Array, caution: number) {
    this.#numbers = numbers;
    this.#caution = caution;
    this.slope = new Float64Array(numbers.length);
    this.#mean = new Float64Array(numbers.length);
    this.#square = new Float64Array(numbers.length);
  }

  /** One step down the mean of the slopes added up since the last one. */
  step(length: number, added: number): void {
    this.#steps += 1;
    const meanShare = 1 - 0.9 ** this.#steps;
    const squareShare = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < this.slope.length; i++) {
      const slope = this.slope[i] / added;
      this.#mean[i] = 0.9 * this.#mean[i] + 0.1 * slope;
      this.#square[i] = 0.999 * this.#square[i] + 0.001 * slope * slope;
      const pace = this.#mean[i] / meanShare / (Math.sqrt(this.#square[i] / squareShare) + 1e-8);
      this.#numbers[i] -= length * (pace + this.#caution * this.#numbers[i]);
    }
    this.slope.fill(0);
  }
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const all = [...list];
  let chance = seed;
  for (let i = all.length - 1; i > 0; i--) {
    chance = nextRandom(chance);
    const j = randomBelow(chance, i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** Fits weights to games; after each pass over the games it says so. */
export function fit(games: readonly Lessons[], passed: (pass: number) => void): Weights {
  const weights = noWeights();
  const features = new Descent(weights.features, 0);
  const tiles = new Descent(weights.tiles, CAUTION);
  const add = ({ features: x, stage, tiles: at, counts }: Lesson, error: number): void => {
    for (let i = 0; i < x.length; i++) {
      for (let j = 0; j < stage.length; j++) features.slope[i * stage.length + j] += error * x[i] * stage[j];
    }
    for (let i = 0; i < at.length; i++) {
      tiles.slope[at[i]] += error * counts[i];
      tiles.slope[at[i] + 1] += error * counts[i] * stage[LATE];
    }
  };
  for (let pass = 0; pass < PASSES; pass++) {
    const length = FIRST_STEP + ((LAST_STEP - FIRST_STEP) * pass) / (PASSES - 1);
    let added = 0;
    for (const game of shuffled(games, pass + 1)) {
      const targets = targetsOf(game, weights);
      game.lessons.forEach((lesson, i) => {
        add(lesson, sigmoid(oddsOf(lesson, weights)) - targets[i]);
      });
      added += game.lessons.length;
      if (added < BATCH) continue;
      features.step(length, added);
      tiles.step(length, added);
      added = 0;
    }
    passed(pass + 1);
  }
  return weights;
}

/** Chances closer to certainty than this are not believed: a single surprise would outweigh everything else. */
const CERTAIN = 0.999;

/** The share of the uncertainty about results that the weights take away: 1 is all of it, 0 is a coin. */
export function foreseen(games: readonly Lessons[], weights: Weights): number {
  let surprise = 0;
  let count = 0;
  for (const { lessons, winners } of games) {
    for (const lesson of lessons) {
      const result = resultFor(winners, lesson.seat);
      const chance = Math.min(CERTAIN, Math.max(1 - CERTAIN, sigmoid(oddsOf(lesson, weights))));
      surprise -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
      count += 1;
    }
  }
  return 1 - surprise / count / Math.LN2;
}
