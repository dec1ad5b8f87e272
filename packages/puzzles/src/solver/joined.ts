// Which lines are one solution: different orders of the same plays count once (PUZ-2).

import type { Code } from '@nhex/engine';

/** A way that works: our choices, and the opponent's answers in between. */
export interface Line {
  readonly codes: readonly Code[];
  /** The tiles played and how, whatever the order. */
  readonly plays: readonly Code[];
  /** The board before the Battle. */
  readonly board: number;
}

/** One line for each solution: those that play the same tiles alike, or come to the same board, are one. */
export function joined(lines: readonly Line[]): Line[] {
  const first = new Map<string | number, number>();
  const parent = lines.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root];
    return root;
  };
  const sorted = [...lines].sort(byLength);
  sorted.forEach(({ plays, board }, i) => {
    for (const key of [board, [...plays].sort((a, b) => a - b).join()]) {
      const other = first.get(key);
      if (other === undefined) first.set(key, i);
      // The smaller number stays the root: the shortest line stands for its solution.
      else {
        const [a, b] = [rootOf(other), rootOf(i)];
        parent[Math.max(a, b)] = Math.min(a, b);
      }
    }
  });
  return sorted.filter((_, i) => parent[i] === i);
}

const byLength = (a: Line, b: Line): number => a.codes.length - b.codes.length;
