// The puzzles that come with NHex: as many as promised, none doubled, all readable, a sample of them proved again.
// `nhex puzzles prove` proves them all.

import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, GOAL_KINDS, type Puzzle, readPuzzle, solve, startOf } from '../src/index.ts';
import { ideasOf, isObvious, surprisesIn } from '../src/maker/index.ts';
import { collection, firstSteps, shipped, shippedPuzzle } from '../src/shipped/index.ts';

const COLLECTION = 130;
/** The form of the printed cards. */
const THREE_OF_FIVE = 18;
/** So many of each shape are proved here. */
const SAMPLE = 2;
const boardOf = (position: string): string => position.split('/')[4];

const unitsOn = ({ position }: Puzzle): number => boardOf(position).split(';').length;
const shapeOf = ({ plays, hand }: Puzzle): string => `${plays} of ${hand.length}`;
const shapes = new Set(shipped.map(shapeOf));

describe('shipped puzzles', () => {
  test('a hundred and fifty, of all goals, many of them in the form of the printed cards', () => {
    expect(firstSteps.length + collection.length).toBe(20 + COLLECTION);
    expect(new Set(collection.map(({ goal }) => goal.kind))).toEqual(new Set(GOAL_KINDS));
    expect(collection.some(({ goal }) => goal.fewest)).toBe(true);
    expect(collection.filter((puzzle) => shapeOf(puzzle) === '3 of 5').length).toBeGreaterThanOrEqual(
      THREE_OF_FIVE,
    );
  });

  test('none is doubled, and each is found by its key', () => {
    expect(new Set(shipped.map(({ key }) => key)).size).toBe(shipped.length);
    expect(new Set(shipped.map(({ position }) => boardOf(position))).size).toBe(shipped.length);
    for (const puzzle of shipped) expect(shippedPuzzle(puzzle.key)).toBe(puzzle);
  });

  test('every army and every difficulty has its share', () => {
    const count = (of: (puzzle: Puzzle) => unknown): number[] => {
      const counts = new Map<unknown, number>();
      for (const puzzle of collection) counts.set(of(puzzle), (counts.get(of(puzzle)) ?? 0) + 1);
      return [...counts.values()];
    };
    const byArmy = count(({ hand }) => hand[0].split('/')[0]);
    expect(byArmy.length).toBe(5);
    expect(Math.min(...byArmy)).toBeGreaterThanOrEqual(15);
    const byDifficulty = count(({ difficulty }) => difficulty);
    expect(byDifficulty.length).toBe(DIFFICULTIES.length);
    expect(Math.min(...byDifficulty)).toBeGreaterThanOrEqual(20);
  });

  test('the first steps are twenty: one tile, then two; each names its rule', () => {
    expect(firstSteps.length).toBe(20);
    const plays = firstSteps.map((puzzle) => puzzle.plays);
    expect([...plays].sort((a, b) => a - b)).toEqual(plays);
    expect(new Set(plays)).toEqual(new Set([1, 2]));
    for (const { rule } of firstSteps) expect(rule).toMatch(/^[A-Z]+-\d+$/);
  });

  test('[PUZ-2] every one is read back, with one to three solutions that can be played and a surprise', () => {
    for (const puzzle of shipped) {
      expect(readPuzzle(puzzle)).toEqual(puzzle);
      const { solutions = [], key } = puzzle;
      expect(solutions.length, key).toBeGreaterThan(0);
      expect(solutions.length, key).toBeLessThanOrEqual(3);
      expect(surprisesIn(ideasOf(puzzle, solutions[0])), key).toBeGreaterThan(0);
    }
  });

  test('[PUZ-2] the first idea alone solves none that asks for more than one tile', () => {
    for (const puzzle of shipped) expect(isObvious(startOf(puzzle), puzzle), puzzle.key).toBe(false);
  });

  test.each([...shapes].sort())(
    '[PUZ-2] %s tiles: some are proved again, none with fewer tiles',
    {
      timeout: 120_000,
    },
    (shape) => {
      const alike = shipped.filter((puzzle) => shapeOf(puzzle) === shape);
      // The fullest boards leave least to search.
      const fullest = alike.sort((a, b) => unitsOn(b) - unitsOn(a)).slice(0, SAMPLE);
      for (const puzzle of fullest) {
        const { solutions, fewer } = solve(puzzle);
        expect(fewer, puzzle.key).toBeUndefined();
        expect(solutions, puzzle.key).toEqual(puzzle.solutions);
      }
    },
  );
});
