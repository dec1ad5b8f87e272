// Makes puzzles from positions of games: a hand, a goal that few ways reach, the proof, the rating (PUZ-2).
// The same seed makes the same puzzles; every attempt that fails says why.

import { Dice } from '@nhex/bots';
import {
  type Code,
  cloneState,
  hashState,
  isFree,
  makePosition,
  PRINTED_ARMIES,
  playInPlace,
  rulesOf,
  type State,
  type TileId,
} from '@nhex/engine';
import { PuzzleError } from '../fault.ts';
import type { Puzzle } from '../puzzle.ts';
import { inWords } from '../solver/solve.ts';
import { handOf, solverOf, startFrom, startOf } from '../start.ts';
import { gamePositions } from './games.ts';
import { type Candidate, candidates } from './goals.ts';
import { drawHand, leastSize, searchSize } from './hands.ts';
import { ideasOf, surprisesIn } from './ideas.ts';
import { AIMS, outcomesOf, usedBits } from './outcomes.ts';
import { proofOf } from './proof.ts';
import { isObvious, rate } from './rate.ts';
import { simplified } from './simple.ts';

/** Why an attempt was thrown away. */
export const REJECTIONS = [
  'board', // no position with enough room
  'hand', // no such hand, or it does not fit the board
  'size', // too much or too little to search
  'goal', // no goal that only few ways reach
  'solutions', // more than three, or none against every answer
  'fewer', // fewer tiles do it
  'obvious', // the first idea is enough
  'idle', // a tile of the hand that never comes near the goal
  'plain', // nothing surprising happens
] as const;
export type Rejection = (typeof REJECTIONS)[number];

export type Attempt =
  | { readonly puzzle: Puzzle; readonly battles: number; readonly seconds?: number }
  | { readonly rejected: Rejection };

export interface MakeSettings {
  readonly seed: string;
  /** The army of whoever solves it; any by default. */
  readonly army?: string | undefined;
  /** Tiles to be played; any number by default. */
  readonly plays?: number | undefined;
  /** For teaching: one or two tiles, on boards with nothing that is not needed. */
  readonly simple?: boolean;
}

interface Shape {
  readonly hand: number;
  readonly plays: number;
}

const SHAPES: readonly Shape[] = [
  { hand: 3, plays: 2 },
  { hand: 4, plays: 2 },
  { hand: 5, plays: 2 },
  { hand: 4, plays: 3 },
  { hand: 5, plays: 3 },
  { hand: 5, plays: 3 },
  { hand: 5, plays: 3 },
];
/** One idea, or two. */
const SIMPLE: readonly Shape[] = [
  { hand: 3, plays: 1 },
  { hand: 3, plays: 2 },
  { hand: 4, plays: 2 },
  { hand: 5, plays: 2 },
];
const shapesFor = (simple: boolean): readonly Shape[] => (simple ? SIMPLE : SHAPES);
/** How many tiles a made puzzle can ask for. */
export const playsFor = (simple: boolean): number[] => [
  ...new Set(shapesFor(simple).map(({ plays }) => plays)),
];
const MOST_SIMPLE_BOARDS = 4000;
const LEAST_BOARDS = 300;
const MOST_BOARDS = 60_000;
const MOST_FREE = 9;
const ATTEMPTS_PER_GAME = 120;
/** Boards and hands looked at for one attempt: large hands seldom leave little enough to search. */
const DRAWS_PER_ATTEMPT = 100;
/** One in so many goals does not say how many tiles are needed. */
const FEWEST_EVERY = 6;

const freeHexes = (state: State): number =>
  rulesOf(state.options).board.full.filter((hex) => isFree(state.units, hex)).length;

/** Attempts without end; take as many puzzles as you like. */
export function* making({ seed, army, plays, simple = false }: MakeSettings): Generator<Attempt, never> {
  const dice = new Dice(seed, 'make');
  const shapes = shapesFor(simple).filter((shape) => plays === undefined || shape.plays === plays);
  const all = PRINTED_ARMIES.map(({ key }) => key);
  const keys = army === undefined ? all : [army];
  for (let number = 0; ; number++) {
    const own = keys[dice.below(keys.length)];
    const others = all.filter((key) => key !== own);
    const other = others[dice.below(others.length)];
    const sides = dice.chance(0.5) ? ([own, other] as const) : ([other, own] as const);
    const positions = gamePositions(sides, `${seed}/${number}`).filter(
      ({ options, turn }) => options.armies[turn.seat] === own,
    );
    // Puzzles of one game resemble each other: one is enough. Where no hand fits another game is better.
    let end: End = 'failed';
    for (let i = 0; i < ATTEMPTS_PER_GAME && end === 'failed'; i++)
      end = yield* attempt(positions, shapes[dice.below(shapes.length)], dice, simple);
  }
}

type End = 'made' | 'failed' | 'unfit';

/** A beginning with a hand that leaves neither too much nor too little to search, if one is drawn soon. */
function* drawn(
  positions: readonly State[],
  { hand: size, plays }: Shape,
  dice: Dice,
  simple: boolean,
): Generator<Attempt, State | undefined> {
  const roomy = positions.filter((state) => freeHexes(state) > plays + 1 && freeHexes(state) <= MOST_FREE);
  if (roomy.length === 0) yield { rejected: 'board' };
  const [least, most] = simple ? [0, MOST_SIMPLE_BOARDS] : [LEAST_BOARDS, MOST_BOARDS];
  for (let i = 0; i < DRAWS_PER_ATTEMPT && roomy.length > 0; i++) {
    const position = roomy[dice.below(roomy.length)];
    const hand = drawHand(position, size, dice);
    if (hand && leastSize(position, hand, plays) > most) {
      yield { rejected: 'size' };
      continue;
    }
    const start = hand && begin(position, { hand, plays, goal: { kind: 'win' } });
    const boards = start && searchSize(start, plays);
    if (boards !== undefined && boards >= least && boards <= most) return start;
    yield { rejected: start ? 'size' : 'hand' };
  }
  return undefined;
}

function* attempt(
  positions: readonly State[],
  shape: Shape,
  dice: Dice,
  simple: boolean,
): Generator<Attempt, End> {
  const { plays } = shape;
  const start = yield* drawn(positions, shape, dice, simple);
  if (!start) return 'unfit';
  const aim = AIMS[dice.below(AIMS.length)];
  const found = candidates(start, outcomesOf(start, plays, aim, dice), aim);
  if (found.length === 0) yield { rejected: 'goal' };
  const isFewest = !simple && dice.below(FEWEST_EVERY) === 0;
  for (const candidate of found) {
    const result = judge(candidate, plays, isFewest, simple);
    yield result;
    if ('puzzle' in result) return 'made';
  }
  return 'failed';
}

/** The start, or nothing where such a puzzle cannot begin. */
function begin(position: State, terms: Parameters<typeof startFrom>[1]): State | undefined {
  try {
    return startFrom(position, terms);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

function judge(
  { goal: kind, start: fitted, plausible, line }: Candidate,
  plays: number,
  wantsFewest: boolean,
  simple: boolean,
): Attempt {
  if (!simple && plausible !== (1 << fitted.seats[solverOf(fitted)].hand.length) - 1)
    return { rejected: 'idle' };
  const goal = wantsFewest ? { ...kind, fewest: true as const } : kind;
  const start = begin(fitted, { plays, goal });
  if (!start) return { rejected: 'hand' };
  const position = makePosition(start);
  const task = { position, plays, goal };
  // The proof costs most: what can be told from the way that was felt out comes before it.
  if (isObvious(start, task)) return { rejected: 'obvious' };
  if (surprisesIn(ideasOf(task, inWords(start, line))) === 0) return { rejected: 'plain' };
  // Most of what spoils a puzzle is done with the tiles of that way: they are tried by themselves first.
  const alone = begin(start, { hand: tilesOf(start, line), plays, goal });
  const spoiled = alone && proofOf({ position: makePosition(alone), plays, goal });
  if (spoiled?.isCut) return { rejected: spoiled.fewer === undefined ? 'solutions' : 'fewer' };
  const { solutions, fewer, battles, isCut, near, isIdle } = proofOf(task);
  if (fewer !== undefined) return { rejected: 'fewer' };
  if (isCut || solutions.length === 0) return { rejected: 'solutions' };
  const ideas = ideasOf(task, solutions[0]);
  if (surprisesIn(ideas) === 0) return { rejected: 'plain' };
  // Who learns with one tile may be shown tiles that do nothing.
  if (simple && isIdle && plays > 1) return { rejected: 'idle' };
  const whole = { key: keyOf(start, task), ...task, hand: handOf(start), ideas, solutions, near };
  const { near: misses, ...puzzle } = simple ? simplified(whole) : whole;
  return {
    puzzle: { ...puzzle, ...rate(startOf(puzzle), puzzle, misses, puzzle.solutions.length) },
    battles,
  };
}

/** The tiles of the hand that a line plays. */
function tilesOf(start: State, line: readonly Code[]): TileId[] {
  const state = cloneState(start);
  for (const code of line) playInPlace(state, code);
  const solver = solverOf(start);
  const { hand } = start.seats[solver];
  const used = usedBits(hand, state.seats[solver].hand);
  return hand.filter((_, i) => used & (1 << i));
}

/** A short name that no other puzzle has. */
const keyOf = (start: State, { plays, goal }: Pick<Puzzle, 'plays' | 'goal'>): string => {
  const units = goal.kind === 'kill' ? goal.units.join('') : '';
  return `${hashState(start).slice(0, 8)}${plays}${goal.kind[0]}${units}`;
};
