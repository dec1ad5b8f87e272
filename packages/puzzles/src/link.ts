// A puzzle as one word for a link: what is asked, then the position line. Solutions do not travel with it.

import { hashState, NhexError } from '@nhex/engine';
import { PuzzleError, refuse } from './fault.ts';
import type { Puzzle } from './puzzle.ts';
import { readPuzzle } from './puzzle-file.ts';
import { startOf } from './start.ts';

const VERSION = '1';
const BETWEEN = '!';

/** `1!2!kill!b3.e4!!nhex2/...`: version, plays, goal, its units, whether as few tiles as possible, position. */
export function makePuzzleLink({
  plays,
  goal,
  position,
}: Pick<Puzzle, 'plays' | 'goal' | 'position'>): string {
  const units = goal.kind === 'kill' ? goal.units.join('.') : '';
  return [VERSION, plays, goal.kind, units, goal.fewest ? 'fewest' : '', position].join(BETWEEN);
}

/** The puzzle of a link. Throws a PuzzleError or NhexError for a broken one. */
export function parsePuzzleLink(text: string): Puzzle {
  const [version, plays, kind, units, fewest, position, ...rest] = text.split(BETWEEN);
  if (version !== VERSION || position === undefined || rest.length > 0) return refuse('broken-link');
  const puzzle = readPuzzle({
    position,
    plays: Number(plays),
    goal: {
      kind,
      ...(kind === 'kill' ? { units: units === '' ? [] : units.split('.') } : {}),
      ...(fewest === 'fewest' ? { fewest: true } : {}),
    },
  });
  return { ...puzzle, key: `own-${hashState(startOf(puzzle)).slice(0, 8)}` };
}

/** Whether an error is about a puzzle that came from outside. */
export const isPuzzleFault = (error: unknown): error is PuzzleError | NhexError =>
  error instanceof PuzzleError || error instanceof NhexError;
