// What is kept of puzzles, and which one comes next.

import { DIFFICULTIES, NEW_RATING, type Puzzle } from '@nhex/puzzles';
import { collection, firstSteps } from '@nhex/puzzles/shipped';
import { describe, expect, test } from 'vitest';
import { armiesOf, isWanted, nextFor, runOrder } from '../src/app/puzzles/choosing.ts';
import { readKept } from '../src/app/puzzles/progress.svelte.ts';

describe('what is kept', () => {
  test.each([undefined, '', 'null', '[]', '{"solved":3,"rating":{"rating":"x"},"streak":-1}'])(
    '%s is as good as nothing',
    (text) => {
      expect(readKept(text)).toEqual({
        solved: [],
        tried: [],
        rating: NEW_RATING,
        day: '',
        streak: 0,
        best: 0,
      });
    },
  );

  test('comes back', () => {
    const kept = {
      solved: ['a'],
      tried: ['b'],
      rating: { rating: 1300, deviation: 90, volatility: 0.06 },
      day: '2026-11-18',
      streak: 3,
      best: 7,
    };
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });
});

describe('which one', () => {
  test('the next one is the open one nearest to the rating', () => {
    const [first] = collection;
    const rating = first.rating ?? 0;
    expect(nextFor(collection, rating, () => false)).toBe(first);
    expect(nextFor(collection, rating, (key) => key === first.key)).not.toBe(first);
    expect(nextFor(collection, rating, () => false, first.key)).not.toBe(first);
    expect(nextFor(collection, rating, () => true)).toBe(first);
    expect(nextFor([], rating, () => false)).toBeUndefined();
  });

  test('a run goes from easy to hard and leaves none out', () => {
    const order = runOrder([...firstSteps, ...collection], () => 0.5);
    expect(order.length).toBe(firstSteps.length + collection.length);
    const hardness = order.map(({ difficulty }) => DIFFICULTIES.findIndex((each) => each === difficulty));
    expect([...hardness].sort((a, b) => a - b)).toEqual(hardness);
  });

  test('the collection is shown by difficulty, army and idea', () => {
    const all = { difficulty: undefined, army: undefined, idea: undefined };
    const shown = (filter: Partial<Parameters<typeof isWanted>[1]>): readonly Puzzle[] =>
      collection.filter((puzzle) => isWanted(puzzle, { ...all, ...filter }));
    expect(shown({}).length).toBe(collection.length);
    expect(shown({ army: 'borgo' }).every((puzzle) => armiesOf(puzzle)[0] === 'borgo')).toBe(true);
    expect(shown({ idea: 'net' }).every(({ ideas }) => ideas?.includes('net'))).toBe(true);
    expect(shown({ difficulty: 'easy' }).every(({ difficulty }) => difficulty === 'easy')).toBe(true);
  });
});
