// Follows a game that an earlier commit played, with the packages of today: whether it goes the same way.

import { choicesOf, listChoices, newTable, playListed, positionOf, tableAt } from '../adapter.ts';
import type { Played } from './many.ts';

/** Where a game leaves its way. */
export interface Departure {
  /** `gone`: the choice is not legal any more; `other`: it leads to another position. */
  readonly kind: 'gone' | 'other';
  /** How many choices were followed before. */
  readonly at: number;
  readonly choice: string;
  /** The positions before it and after it: the latter as it is today and as it was. */
  readonly before: string;
  readonly today?: string;
  readonly earlier: string;
}

/** Undefined when the game came to the same end, every position on the way being the same. */
export function follow({ options, seed, choices, positions }: Played): Departure | undefined {
  const table = newTable(options, seed);
  for (const [at, choice] of choices.entries()) {
    const before = positionOf(table);
    const number = choicesOf(table).indexOf(choice);
    // The form of position lines has changed meanwhile.
    const earlier = positionOf(tableAt(positions[at]));
    if (number < 0) return { kind: 'gone', at, choice, before, earlier };
    listChoices(table);
    playListed(table, number);
    const today = positionOf(table);
    if (today !== earlier) return { kind: 'other', at, choice, before, today, earlier };
  }
  return undefined;
}
