// Counts the positions looked at, says when the budget is used up and how far the work has come.

import type { Budget } from './bot.ts';

/** Positions between two looks at the clock; a few milliseconds. */
const SLICE = 64;

export class Meter {
  nodes = 0;
  readonly limit: number;
  /** Replies that will be asked for if the budget lasts, and those that have been. */
  #replies = 0;
  #asked = 0;
  readonly #started = performance.now();
  readonly #ms: number;
  #spent = 0;

  constructor(limit: number, ms = Number.POSITIVE_INFINITY) {
    this.limit = limit;
    this.#ms = ms;
  }

  /** Counts one position; true when it is time to let others work. */
  count(): boolean {
    this.nodes++;
    if (this.nodes % SLICE !== 0) return false;
    this.#spent = performance.now() - this.#started;
    return true;
  }

  expectReplies(count: number): void {
    this.#replies = count;
  }

  countReply(): void {
    this.#asked++;
  }

  /** Nothing is left of that share of the budget. */
  isSpent(share = 1): boolean {
    return this.#spent > this.#ms || this.nodes >= this.limit * share;
  }

  /** From 0 to 1: whichever of the work and its limits has come furthest. */
  get done(): number {
    const work = this.#replies === 0 ? 0 : this.#asked / this.#replies;
    return Math.min(1, Math.max(work, this.nodes / this.limit, this.#spent / this.#ms));
  }
}

/**
 * The meter of one decision: explicit limits win over those of the bot's own setting.
 * The setting's own limits are for a whole turn, of which a decision gets its share. A finite time alone lifts the count of positions; endless time leaves it as the only limit.
 */
export function meterFor(budget: Budget, own: { nodes: number; ms: number }, share: number): Meter {
  const timed = budget.ms !== undefined && Number.isFinite(budget.ms);
  const nodes = budget.nodes ?? (timed ? Number.POSITIVE_INFINITY : own.nodes);
  const ms = budget.ms ?? (budget.nodes === undefined ? own.ms * share : undefined);
  return new Meter(Math.max(1, nodes * share), ms);
}
