// Proves a puzzle: all its solutions, and that fewer tiles do not do it (PUZ-2).

import {
  type Code,
  cloneState,
  codesOf,
  makeChoice,
  playInPlace,
  type State,
  unpackChoice,
} from '@nhex/engine';
import { isReached, type Target, targetOf } from '../judge.ts';
import type { Goal, Puzzle } from '../puzzle.ts';
import { startOf } from '../start.ts';
import { isForced } from './battle.ts';
import { joined, type Line } from './joined.ts';
import { Search } from './search.ts';

export interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  /** Lines found so far. */
  readonly battles: number;
}

export interface Proof {
  /** Every solution, shortest line first: choices in notation, the opponent's answers among them, without the Battle. */
  readonly solutions: readonly (readonly string[])[];
  /** The smallest number of tiles with which it can be done, if that is less than the puzzle asks for. */
  readonly fewer: number | undefined;
  /** Battles fought for the proof. */
  readonly battles: number;
  /** A limit of the settings ended the search: there may be more solutions. */
  readonly isCut: boolean;
}

export interface SolveSettings {
  /** More solutions than these need not be found (some of them may turn out to be one). */
  readonly most?: number;
  /** More Battles than these need not be fought. */
  readonly mostBattles?: number;
  /** Solutions are not looked for once fewer tiles do. */
  readonly isFewestOnly?: boolean;
  /** Hears of every Battle with the full number of tiles, when it has just begun or is over already. */
  readonly watch?: (fighting: State) => void;
}

type Task = Pick<Puzzle, 'position' | 'plays' | 'goal'>;

interface Attempt {
  readonly search: Search;
  readonly run: Generator<number, readonly Line[]>;
}

/** A search for everything with exactly so many tiles. */
const searchFor = (
  start: State,
  target: Target,
  plays: number,
  { watch, ...limits }: SolveSettings,
): Search =>
  new Search(start, {
    plays,
    succeeds: (fighting) => {
      watch?.(fighting);
      return isForced(fighting, target.solver, (after) => isReached(after, target));
    },
    ...limits,
  });

function attempt(start: State, goal: Goal, plays: number, settings: SolveSettings): Attempt {
  const limited = cloneState(start);
  limited.turn.maxPlays = plays;
  const search = searchFor(limited, targetOf(start, goal), plays, settings);
  return { search, run: search.run(limited) };
}

/** Solves in slices: each step of the generator says how far it is. */
export function* solving(
  task: Task,
  { isFewestOnly = false, ...limits }: SolveSettings = {},
): Generator<Progress, Proof> {
  const start = startOf(task);
  let battles = 0;
  let fewer: number | undefined;
  for (let plays = 0; plays < task.plays && fewer === undefined; plays++) {
    const { search, run } = attempt(start, task.goal, plays, { most: 1 });
    let step = run.next();
    for (; !step.done; step = run.next()) yield { done: 0, battles: battles + search.battles };
    if (step.value.length > 0) fewer = plays;
    battles += search.battles;
  }
  if (isFewestOnly && fewer !== undefined) return { solutions: [], fewer, battles, isCut: true };
  const { search, run } = attempt(start, task.goal, task.plays, limits);
  let step = run.next();
  for (; !step.done; step = run.next()) yield { done: step.value, battles: battles + search.battles };
  battles += search.battles;
  const lines = joined(step.value);
  return {
    solutions: lines.map(({ codes }) => inWords(start, codes)),
    fewer,
    battles,
    isCut: search.isCut,
  };
}

/** What the opponent answers within our turn: whatever leaves us fewest solutions, the first of equal ones. */
export function answerInTurn(state: State, target: Target, plays: number): Code {
  const codes = codesOf(state);
  let best = codes[0];
  let fewest = Number.POSITIVE_INFINITY;
  for (const code of codes) {
    const next = cloneState(state);
    next.turn.maxPlays = plays;
    playInPlace(next, code);
    const count = joined(searchFor(next, target, plays, {}).linesFrom(next)).length;
    if (count < fewest) [best, fewest] = [code, count];
    if (count === 0) break;
  }
  return best;
}

/** Solves to the end. */
export function solve(task: Task, settings?: SolveSettings): Proof {
  const run = solving(task, settings);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

/** A line in notation. */
export function inWords(start: State, codes: readonly Code[]): string[] {
  const state = cloneState(start);
  return codes.map((code) => {
    const words = makeChoice(unpackChoice(code), state);
    playInPlace(state, code);
    return words;
  });
}
