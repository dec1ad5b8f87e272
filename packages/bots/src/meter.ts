// Counts the positions looked at and says when the budget is used up.

import type { Budget } from './bot.ts';

/** Positions between two looks at the clock; a few milliseconds. */
const SLICE = 64;

export class Meter {
  nodes = 0;
  readonly limit: number;
  readonly #deadline: number;
  #late = false;

  constructor(limit: number, ms: number | undefined) {
    this.limit = limit;
    this.#deadline = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  }

  /** Counts one position; true when it is time to let others work. */
  count(): boolean {
    this.nodes++;
    if (this.nodes % SLICE !== 0) return false;
    this.#late = performance.now() > this.#deadline;
    return true;
  }

  /** Nothing is left of that share of the budget. */
  isSpent(share = 1): boolean {
    return this.#late || this.nodes >= this.limit * share;
  }

  get done(): number {
    return Math.min(1, this.nodes / this.limit);
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
