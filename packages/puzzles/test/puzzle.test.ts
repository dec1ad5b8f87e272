// What a puzzle is and how it is read: plays, the Battle, goals, links, the day.

import { codesOf, makePosition, type NhexError, newState, parsePosition, playInPlace } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import {
  dailyIndex,
  followLine,
  isNextDay,
  isReached,
  makePuzzleLink,
  NEW_RATING,
  type Puzzle,
  type PuzzleError,
  parsePuzzleLink,
  puzzleCodes,
  rateAttempt,
  readPuzzle,
  shortfall,
  solve,
  startOf,
  targetOf,
} from '../src/index.ts';
import { puzzleOf } from './small-puzzle.ts';

/** A Brawler strikes the HQ for two; another tile is for show. */
const BRAWL = puzzleOf(
  { own: ['borgo', 20, 'd6'], enemy: ['outpost', 2, 'd2'] },
  {},
  ['brawler', 'medic'],
  1,
  { kind: 'destroy-hq' },
);

const faultOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return (error as PuzzleError | NhexError).message;
  }
  return 'nothing';
};

describe('[PUZ-1] a puzzle is played', () => {
  test('[PUZ-1] exactly so many tiles, none is discarded, then the Battle', () => {
    const start = startOf(BRAWL);
    const first = puzzleCodes(start, BRAWL);
    expect(first.every((code) => codesOf(start).includes(code))).toBe(true);
    expect(first.includes(0)).toBe(false);
    playInPlace(start, first[0]);
    expect(puzzleCodes(start, BRAWL)).toEqual([0]);
  });

  test('[PUZ-1] the Battle is fought by the rules, and its result judged', () => {
    const [line] = solve(BRAWL).solutions;
    const end = followLine(BRAWL, line).at(-1)?.game.state;
    const target = targetOf(startOf(BRAWL), BRAWL.goal);
    expect(end && isReached(end, target)).toBe(true);
    expect(end?.result).toEqual({ winners: [0], reason: 'hq-destroyed' });
    const missed = followLine(BRAWL, ['place medic b2 r0']).at(-1)?.game.state;
    expect(missed && shortfall(missed, target)).toEqual({ why: 'enemy-hq-stands', points: 2 });
  });

  test('[PUZ-2] all solutions are found, the order of plays aside', () => {
    const two: Puzzle = puzzleOf(
      { own: ['borgo', 20, 'd6'], enemy: ['outpost', 4, 'd2'] },
      {},
      ['brawler', 'brawler'],
      2,
      { kind: 'destroy-hq' },
    );
    // Five hexes around the HQ on the board of 19: ten pairs.
    const around = solve({ ...two, plays: 2 }).solutions;
    const hexes = new Set(around.flat().map((words) => words.split(' ')[2]));
    expect(around.length).toBe((hexes.size * (hexes.size - 1)) / 2);
    expect(solve(two).fewer).toBeUndefined();
    expect(solve({ ...BRAWL, goal: { kind: 'win' } }).fewer).toBe(0);
    const brief = solve({ ...BRAWL, goal: { kind: 'win' } }, { isFewestOnly: true });
    expect(brief).toMatchObject({ fewer: 0, solutions: [], isCut: true });
    expect(solve(two, { isFewestOnly: true }).solutions).toEqual(around);
  });

  test('[PUZ-1] as few tiles as possible: any number may be played, the fewest is proved', () => {
    const goal = { kind: 'destroy-hq', fewest: true } as const;
    const puzzle = { ...BRAWL, goal };
    expect(puzzleCodes(startOf(puzzle), puzzle)).toContain(0);
    expect(solve(puzzle)).toMatchObject({ fewer: undefined });
    expect(solve(puzzle).solutions.length).toBe(solve(BRAWL).solutions.length);
  });
});

describe('a puzzle from outside', () => {
  test('comes back from its file and its link', () => {
    const proved = { ...BRAWL, solutions: solve(BRAWL).solutions };
    expect(readPuzzle(JSON.parse(JSON.stringify(proved)))).toEqual(proved);
    expect(parsePuzzleLink(makePuzzleLink(BRAWL))).toMatchObject({
      position: BRAWL.position,
      plays: 1,
      goal: BRAWL.goal,
    });
  });

  test.each<[string, unknown, RegExp]>([
    ['a list', [], /^puzzle: /],
    ['an unknown field', { ...BRAWL, colour: 1 }, /^puzzle: .*colour/],
    ['a broken position', { ...BRAWL, position: 'nhex2/x' }, /^position: /],
    ['too many plays', { ...BRAWL, plays: 3 }, /^hand: /],
    ['no such goal', { ...BRAWL, goal: { kind: 'lose' } }, /^goal.kind: /],
    ['a unit that is not there', { ...BRAWL, goal: { kind: 'kill', units: ['a4'] } }, /^goal.units\[0\]: /],
    ['another hand', { ...BRAWL, hand: ['borgo/claws'] }, /^hand: /],
    [
      'a solution that cannot be played',
      { ...BRAWL, solutions: [['place brawler d2 r0']] },
      /^solutions\[0\]\[0\]: /,
    ],
    [
      'a finished game',
      { ...BRAWL, position: makePosition(newState({ armies: ['borgo', 'outpost'] }, 1)) },
      /^position: /,
    ],
  ])('%s is refused with its place', (_, value, message) => {
    expect(faultOf(() => readPuzzle(value))).toMatch(message);
  });

  test.each([
    '',
    '1',
    '1!2!kill',
    'x!1!win!!!nhex2',
    `2${makePuzzleLink(BRAWL).slice(1)}`,
    `${makePuzzleLink(BRAWL)}!`,
  ])('the link "%s" is broken, and says so', (text) => {
    expect(() => parsePuzzleLink(text)).toThrow();
    expect(faultOf(() => parsePuzzleLink(text))).not.toBe('nothing');
  });
});

describe('days and ratings', () => {
  test('every day has its puzzle, none twice before all had theirs', () => {
    const days = Array.from({ length: 150 }, (_, i) =>
      new Date(Date.UTC(2026, 10, 18 + i)).toISOString().slice(0, 10),
    );
    expect(new Set(days.map((day) => dailyIndex(day, 150))).size).toBe(150);
    expect(dailyIndex('2026-11-18', 150)).toBe(dailyIndex('2026-11-18', 150));
    expect(isNextDay('2026-02-28', '2026-03-01')).toBe(true);
    expect(isNextDay('2026-02-28', '2026-03-02')).toBe(false);
  });

  test('a solved hard puzzle lifts the rating more than an easy one', () => {
    const up = (rating: number): number => rateAttempt(NEW_RATING, rating, true).rating;
    expect(up(1800)).toBeGreaterThan(up(1000));
    expect(up(1000)).toBeGreaterThan(NEW_RATING.rating);
    expect(rateAttempt(NEW_RATING, 1200, false).rating).toBeLessThan(NEW_RATING.rating);
  });
});

test('positions of puzzles can be read as positions', () => {
  expect(parsePosition(BRAWL.position).turn.maxPlays).toBe(1);
});
