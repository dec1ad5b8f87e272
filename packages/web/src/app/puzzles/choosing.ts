// Which puzzle comes next, and which of them are shown.

import { DIFFICULTIES, type Difficulty, type Idea, type Puzzle } from '@nhex/puzzles';

/** What somebody wants to see of the collection; nothing chosen shows all. */
export interface Filter {
  readonly difficulty: Difficulty | undefined;
  /** The solver's army. */
  readonly army: string | undefined;
  readonly idea: Idea | undefined;
}

/** The army of whoever solves it: it stands in the position. */
export function armyOf({ position, hand }: Pick<Puzzle, 'position' | 'hand'>): string {
  return hand[0]?.split('/')[0] ?? position;
}

/** The solver's army and the other one. */
export function armiesOf({ position, hand }: Pick<Puzzle, 'position' | 'hand'>): readonly [string, string] {
  const own = armyOf({ position, hand });
  const all = position.split('/')[1]?.split('.')[3]?.split('~') ?? [];
  return [own, all.find((army) => army !== own) ?? own];
}

export const isWanted = (puzzle: Puzzle, { difficulty, army, idea }: Filter): boolean =>
  (difficulty === undefined || puzzle.difficulty === difficulty) &&
  (army === undefined || armyOf(puzzle) === army) &&
  (idea === undefined || puzzle.ideas?.includes(idea) === true);

/** Of those that are still open the one nearest to a rating; all are open once all were solved. */
export function nextFor(
  puzzles: readonly Puzzle[],
  rating: number,
  isSolved: (key: string) => boolean,
  not?: string,
): Puzzle | undefined {
  const others = puzzles.filter(({ key }) => key !== not);
  const open = others.filter(({ key }) => !isSolved(key));
  const far = ({ rating: own = rating }: Puzzle): number => Math.abs(own - rating);
  return [...(open.length > 0 ? open : others)].sort((a, b) => far(a) - far(b))[0];
}

/** Puzzles for a run against the clock: from easy to hard, each difficulty in an order of its own. */
export function runOrder(puzzles: readonly Puzzle[], random: () => number): Puzzle[] {
  const shuffled = (some: readonly Puzzle[]): Puzzle[] =>
    some
      .map((puzzle) => ({ puzzle, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ puzzle }) => puzzle);
  return DIFFICULTIES.flatMap((each) => shuffled(puzzles.filter(({ difficulty }) => difficulty === each)));
}
