// A puzzle made simple, for teaching: every unit goes that its solutions and its ideas do not need.

import { makePosition, removeFromBoard, rulesOf, type State, type UnitId, unitsOn } from '@nhex/engine';
import { PuzzleError } from '../fault.ts';
import type { Idea, Puzzle } from '../puzzle.ts';
import { handOf, startFrom, startOf } from '../start.ts';
import { ideasOf, surprisesIn } from './ideas.ts';
import { proofOf } from './proof.ts';
import { isObvious } from './rate.ts';

interface Made extends Puzzle {
  readonly solutions: readonly (readonly string[])[];
  readonly ideas: readonly Idea[];
  /** Ways that miss the goal by one. */
  readonly near: number;
}

/** An emptier board leaves more to search: not more than this. */
const MOST_BATTLES = 20_000;

/** The same puzzle on another board, if it still is one with the same surprise. */
function again(puzzle: Made, state: State): Made | undefined {
  const { plays, goal } = puzzle;
  try {
    const start = startFrom(state, { plays, goal });
    const task = { position: makePosition(start), plays, goal };
    if (isObvious(start, task)) return undefined;
    const { solutions, fewer, isCut, near, isIdle } = proofOf(task, MOST_BATTLES);
    if (fewer !== undefined || isCut || solutions.length === 0 || (isIdle && plays > 1)) return undefined;
    const ideas = ideasOf(task, solutions[0]);
    if (surprisesIn(ideas) < Math.min(surprisesIn(puzzle.ideas), plays)) return undefined;
    return { ...puzzle, ...task, hand: handOf(start), solutions, ideas, near };
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** Takes a unit off the board, as if it had never been played. */
function without(puzzle: Made, unit: UnitId): State | undefined {
  const state = startOf(puzzle);
  const view = unitsOn(state.units).find((each) => each.unit === unit);
  if (!view || rulesOf(state.options).tiles[view.kind].isHq) return undefined;
  removeFromBoard(state.units, unit);
  const owner = state.seats[view.owner];
  owner.discard = [...owner.discard, ...view.tiles.map(({ tile }) => tile)].sort((a, b) => a - b);
  return state;
}

/** Takes away one unit after another as long as it stays a puzzle. */
export function simplified(puzzle: Made): Made {
  let simple = puzzle;
  for (const { unit } of unitsOn(startOf(puzzle).units)) {
    const state = without(simple, unit);
    simple = (state && again(simple, state)) ?? simple;
  }
  return simple;
}
