// Chance for bots: a stream of numbers from a seed, the same on every machine.

import { nextRandom, randomBelow, seedFrom } from '@nhex/engine';

export class Dice {
  #state: number;

  constructor(...seed: readonly (number | string)[]) {
    this.#state = seedFrom(seed.join('/'), 0);
  }

  /** An integer from 0 to n - 1. */
  below(n: number): number {
    this.#state = nextRandom(this.#state);
    return randomBelow(this.#state, n);
  }

  /** True with that chance. */
  chance(probability: number): boolean {
    return this.below(1_000_000) < probability * 1_000_000;
  }
}
