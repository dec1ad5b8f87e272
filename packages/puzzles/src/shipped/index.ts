// The puzzles that come with NHex: the first steps, and the collection. Proved by `nhex puzzles prove` and in the tests.

import type { Puzzle } from '../puzzle.ts';
import { COLLECTION } from './collection.generated.ts';
import { FIRST_STEPS } from './first-steps.generated.ts';

const read = (lines: readonly string[]): readonly Puzzle[] => lines.map((line) => JSON.parse(line) as Puzzle);

/** One idea, then two: each rests on a rule. In order. */
export const firstSteps = read(FIRST_STEPS);
/** From easy to expert. */
export const collection = read(COLLECTION);

export const shipped: readonly Puzzle[] = [...firstSteps, ...collection];
export const shippedPuzzle = (key: string): Puzzle | undefined =>
  shipped.find((puzzle) => puzzle.key === key);
