// How hard a puzzle is: what players of different foresight find, and how many ways come near (PUZ-2).

import { turnKey } from '@nhex/bots';
import { type Code, cloneState, codesOf, playInPlace, type State } from '@nhex/engine';
import { END, isDone, searchCodes } from '../choices.ts';
import { isReached, nearness, type Target, targetOf } from '../judge.ts';
import type { Difficulty, Puzzle } from '../puzzle.ts';
import { isForced } from '../solver/battle.ts';
import { isDistinct } from '../solver/distinct.ts';

/** Boards kept after each choice, as the levels of the bots keep them; the first is the first idea alone. */
const FORESIGHT = [1, 4, 12, 64] as const;
/** Abilities on the board that may come beside the plays. */
const BESIDES = 2;

interface Node {
  readonly state: State;
  readonly value: number;
}

const POINT = 0.01;

/** What somebody sees who fights the Battle at once: how near the goal is, and among equals the points. */
function look(state: State, target: Target): number {
  const fought = cloneState(state);
  playInPlace(fought, END);
  while (fought.battle && fought.pending) playInPlace(fought, codesOf(fought)[0]);
  const lead = fought.seats[target.solver].hq - fought.seats[target.opponent].hq;
  return nearness(fought, target) + POINT * lead;
}

/** Answers of the opponent in the turn: the first one. */
function settle(state: State, solver: number): void {
  while (state.pending && state.pending.kind !== 'turn' && (state.pending.seat !== solver || !state.battle)) {
    if (state.battle) return;
    playInPlace(state, codesOf(state)[0]);
  }
}

/** Whether somebody finds a solution who follows so many boards, choice by choice. */
function finds(start: State, task: Pick<Puzzle, 'plays' | 'goal'>, width: number): boolean {
  const target = targetOf(start, task.goal);
  const root = cloneState(start);
  root.turn.maxPlays = task.plays;
  let beam: Node[] = [{ state: root, value: 0 }];
  for (let depth = 0; depth < task.plays + BESIDES && beam.length > 0; depth++) {
    const next = new Map<number, Node>();
    for (const { state } of beam) {
      if (state.turn.plays === task.plays && isSolved(state, target)) return true;
      for (const code of searchCodes(state, task.plays)) {
        if (code === END || !isDistinct(state, code)) continue;
        const node = reached(state, code, start, target);
        if (!node) continue;
        const key = turnKey(node.state);
        if (!next.has(key)) next.set(key, node);
      }
    }
    beam = [...next.values()].sort((a, b) => b.value - a.value).slice(0, width);
  }
  return beam.some(({ state }) => state.turn.plays === task.plays && isSolved(state, target));
}

/** Whether the first idea is enough; with one tile to play there is no other. */
export const isObvious = (start: State, task: Pick<Puzzle, 'plays' | 'goal'>): boolean =>
  task.plays > 1 && finds(start, task, FORESIGHT[0]);

function reached(state: State, code: Code, start: State, target: Target): Node | undefined {
  const next = cloneState(state);
  playInPlace(next, code);
  settle(next, target.solver);
  if (isDone(next, start) || next.pending?.kind !== 'turn') return undefined;
  return { state: next, value: look(next, target) };
}

function isSolved(state: State, target: Target): boolean {
  const fighting = cloneState(state);
  playInPlace(fighting, END);
  return isForced(fighting, target.solver, (after) => isReached(after, target));
}

export interface Rated {
  readonly rating: number;
  readonly difficulty: Difficulty;
}

const BASE = 1000;
const PER_LEVEL = 220;
const PER_TILE = 70;
const PER_DOUBLING = 18;
const MOST_DOUBLINGS = 10;

/** Ratings above which a puzzle is harder than the name before. */
const STEPS: readonly (readonly [number, Difficulty])[] = [
  [1800, 'expert'],
  [1550, 'hard'],
  [1300, 'medium'],
  [0, 'easy'],
];
const difficultyOf = (rating: number): Difficulty => STEPS.find(([least]) => rating >= least)?.[1] ?? 'easy';

/** Rates by foresight and by `near`: ways that fail narrowly lead astray. */
export function rate(
  start: State,
  task: Pick<Puzzle, 'plays' | 'goal'>,
  near: number,
  solutions: number,
): Rated {
  const level = FORESIGHT.findIndex((width) => finds(start, task, width));
  const failed = level < 0 ? FORESIGHT.length : level;
  const tiles = task.plays + start.seats[start.turn.seat].hand.length - 4;
  const astray = Math.min(MOST_DOUBLINGS, Math.log2(1 + near));
  const rating = Math.round(
    BASE +
      PER_LEVEL * (failed - 1) +
      PER_TILE * tiles +
      PER_DOUBLING * astray -
      25 * (solutions - 1) +
      (task.goal.fewest ? 80 : 0),
  );
  return { rating, difficulty: difficultyOf(rating) };
}
