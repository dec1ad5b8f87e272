// The solver against brute force, and what a proof says.

import { Dice } from '@nhex/bots';
import {
  cloneState,
  codesOf,
  isFree,
  makePosition,
  newState,
  PRINTED_ARMIES,
  packChoice,
  parseChoice,
  playInPlace,
  rulesOf,
  type State,
  type TileId,
  unpackChoice,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { enemyHexes, type Goal, PuzzleError, solve, startFrom, startOf } from '../src/index.ts';
import { boardOf, bruteForce, countSolutions } from './brute-force.ts';
import { puzzleOf } from './small-puzzle.ts';

/** A sample; `NHEX_SMALL_PUZZLES=200 npx vitest run --project unit solver` compares them all. */
const SMALL = Number(process.env['NHEX_SMALL_PUZZLES'] ?? 30);
const MOST_WAYS = 6000;
const ABILITIES: readonly string[] = ['mobility', 'transport', 'rotate', 'pivot'];
const FREE = { least: 3, most: 5 };

const freeHexes = (state: State): number =>
  rulesOf(state.options).board.full.filter((hex) => isFree(state.units, hex)).length;

/** A board of a game in which everything was decided by dice. */
function anyPosition(number: number): State | undefined {
  const dice = new Dice('small', number);
  const keys = PRINTED_ARMIES.map(({ key }) => key);
  const armies = [keys[dice.below(5)], keys[dice.below(5)]];
  if (armies[0] === armies[1]) return undefined;
  const state = newState({ armies }, number);
  for (let input = 0; state.pending && input < 300; input++) {
    const isFit = freeHexes(state) >= FREE.least && freeHexes(state) <= FREE.most;
    if (state.pending.kind === 'turn' && state.turn.number > 4 && isFit) return state;
    const codes = codesOf(state).filter((code) => code !== packChoice({ type: 'battle' }));
    playInPlace(state, codes[dice.below(codes.length)]);
  }
  return undefined;
}

function anyGoal(start: State, dice: Dice): Goal {
  const hexes = enemyHexes(start);
  const kinds = ['win', 'destroy-hq', 'save-hq', 'kill'] as const;
  const kind = kinds[dice.below(kinds.length)];
  if (kind !== 'kill') return { kind };
  return { kind, units: hexes.filter(() => dice.chance(0.4)) };
}

/** A small puzzle: two tiles of two or three, or one of two. */
function anyPuzzle(number: number): { start: State; plays: number; goal: Goal } | undefined {
  const position = anyPosition(number);
  if (!position) return undefined;
  const dice = new Dice('puzzle', number);
  const { tiles } = rulesOf(position.options);
  const { hand, deck } = position.seats[position.turn.seat];
  const pile = [...hand, ...deck].filter((tile) => tiles[tile].instant !== 'battle');
  const drawn: TileId[] = [];
  const plays = dice.chance(0.75) ? 2 : 1;
  const size = plays === 1 ? 3 : 2;
  while (drawn.length < size && pile.length > 0) drawn.push(...pile.splice(dice.below(pile.length), 1));
  // A unit that can move makes far more ways than a small puzzle has.
  if (
    drawn.length < size ||
    drawn.some((tile) => tiles[tile].mobility > 0 || tiles[tile].bonus.transport || tiles[tile].recon > 0)
  )
    return undefined;
  for (const seat of position.seats) seat.hq = 1 + dice.below(6);
  try {
    const goal = anyGoal(position, dice);
    const start = startFrom(position, { hand: drawn, plays, goal });
    // Few enough for every order of everything: at most one unit that moves, and no further steps.
    const choices = codesOf(start).map(unpackChoice);
    const abilities = choices.filter(({ type }) => ABILITIES.includes(type));
    const movers = new Set(abilities.map((choice) => ('from' in choice ? choice.from : -1)));
    const isCalm = movers.size <= 1 && !position.units.kind.some((kind) => (tiles[kind]?.recon ?? 0) > 0);
    const ways = (choices.length - abilities.length) ** plays * (1 + 3 * abilities.length);
    return isCalm && ways < MOST_WAYS ? { start, plays, goal } : undefined;
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

describe('against brute force', () => {
  const seen = { solvable: 0, unsolvable: 0, answered: 0 };
  const puzzles: { number: number; puzzle: NonNullable<ReturnType<typeof anyPuzzle>> }[] = [];
  for (let number = 0; puzzles.length < SMALL; number++) {
    const puzzle = anyPuzzle(number);
    if (puzzle) puzzles.push({ number, puzzle });
  }

  test(`[PUZ-2] ${SMALL} small puzzles: the same solutions, and the same fewest tiles`, {
    timeout: 600_000,
  }, () => {
    for (const { number, puzzle } of puzzles) {
      const { start, plays, goal } = puzzle;
      const task = { position: makePosition(start), plays, goal };
      const proof = solve(task);
      const ways = bruteForce(start, plays, goal);
      expect(proof.solutions.length, `puzzle ${number}`).toBe(countSolutions(ways));
      const boards = new Set(ways.map(({ board }) => board));
      for (const solution of proof.solutions) {
        const state = cloneState(startOf(task));
        for (const words of solution) {
          if (state.pending?.seat !== start.turn.seat) seen.answered += 1;
          playInPlace(state, packChoice(parseChoice(words, state)));
        }
        expect(boards.has(boardOf(state)), `puzzle ${number}: ${solution.join(', ')}`).toBe(true);
      }
      const fewer = [...Array(plays).keys()].find((few) => bruteForce(start, few, goal).length > 0);
      expect(proof.fewer, `puzzle ${number}`).toBe(fewer);
      seen[ways.length > 0 ? 'solvable' : 'unsolvable'] += 1;
    }
    expect(seen.solvable).toBeGreaterThan(SMALL / 5);
    expect(seen.unsolvable).toBeGreaterThan(SMALL / 5);
    if (SMALL >= 200) expect(seen.answered).toBeGreaterThan(0);
  });
});

test('[PUZ-2] a search for so many solutions stops when it has them, however they were come by', () => {
  // The Mutant can be pushed to the same hex by units that leave the opponent a choice and by one that leaves none.
  const puzzle = puzzleOf(
    { own: ['moloch', 20, 'd6'], enemy: ['borgo', 20, 'd2'] },
    { d4: ['borgo/mutant'], e4: ['moloch/medic'], c3: ['moloch/medic'], d3: ['moloch/officer'] },
    ['push-back', 'mother-module'],
    2,
    { kind: 'save-hq' },
  );
  const { length } = solve(puzzle).solutions;
  expect(solve(puzzle, { most: length }).isCut).toBe(true);
  expect(solve(puzzle, { most: length + 1 })).toMatchObject({ isCut: false, solutions: { length } });
});
