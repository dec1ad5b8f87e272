// What a bot is: it sees a view, thinks in small slices and answers one of the legal choices.

import type { Choice, Code, View } from '@nhex/engine';

/** How long a bot may think. The same seed and node budget give the same decision on every machine. */
export interface Budget {
  readonly seed: number;
  /** Milliseconds for this decision. */
  readonly ms?: number;
  /** Positions looked at in a whole turn, spread over its decisions. */
  readonly nodes?: number;
}

export interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  /** The best choice so far: whoever stops the thinking can play it. */
  readonly best: Choice | undefined;
}

/** Why a choice was made. */
export interface Explanation {
  /** HQ points of the own side minus those of the strongest other side, as the bot expects them after the next Battle. */
  readonly expected: number;
  /** Chance of winning by the bot's own judgement, 0 to 1. */
  readonly chance: number;
  /** The plan for the rest of the turn, in words. */
  readonly line: readonly string[];
  /** HQ points of each seat after the Battle that the bot counted on. */
  readonly forecast: readonly number[];
  /** The best choices that were looked at, the chosen one first; the value is a chance of winning. */
  readonly alternatives: readonly { readonly choice: Choice; readonly value: number }[];
}

export interface Decision {
  readonly choice: Choice;
  readonly code: Code;
  readonly explanation?: Explanation;
}

export type Thinking = Generator<Progress, Decision, void>;

export interface Bot {
  readonly name: string;
  /**
   * A bot may follow through a turn what it planned at its beginning; asked anew about the same view it thinks anew.
   * Each step of the generator is a slice of a few milliseconds.
   */
  think(view: View, budget: Budget): Thinking;
}

/** Lets the bot think to its end. */
export function choose(bot: Bot, view: View, budget: Budget): Decision {
  const thinking = bot.think(view, budget);
  for (;;) {
    const slice = thinking.next();
    if (slice.done) return slice.value;
  }
}
