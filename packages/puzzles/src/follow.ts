// A line of a puzzle played through: the game with its events, the Battle decided as well as both sides can.

import {
  type Code,
  type Game,
  type GameEvent,
  gameFrom,
  NhexError,
  packChoice,
  parseChoice,
  play,
  type State,
} from '@nhex/engine';
import { END, isDone, puzzleCodes } from './choices.ts';
import { refuse } from './fault.ts';
import { isReached, type Target, targetOf } from './judge.ts';
import type { Puzzle } from './puzzle.ts';
import { answerFor } from './solver/battle.ts';
import { answerInTurn } from './solver/solve.ts';
import { startOf } from './start.ts';

/** A choice of a line, with what it did. */
export interface Followed {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

type Task = Pick<Puzzle, 'position' | 'plays' | 'goal'>;

/** The answer that the opponent gives in a puzzle, or we ourselves would give in its Battle. */
export function bestAnswer(state: State, target: Target, plays: number): Code {
  if (!state.battle) return answerInTurn(state, target, plays);
  return answerFor(state, target.solver, (after) => isReached(after, target));
}

function readLine(state: State, words: string, place: string): Code {
  try {
    return packChoice(parseChoice(words, state));
  } catch (error) {
    if (error instanceof NhexError) return refuse('wrong-solution', {}, place);
    throw error;
  }
}

/** Plays a line in notation and the Battle after it. Refuses what cannot be played. */
export function followLine(task: Task, line: readonly string[], place = 'solution'): Followed[] {
  const start = startOf(task);
  const target = targetOf(start, task.goal);
  const followed: Followed[] = [];
  let game = gameFrom(start);
  const take = (code: Code): void => {
    const played = play(game, code);
    game = played.game;
    followed.push(played);
  };
  line.forEach((words, i) => {
    const at = `${place}[${i}]`;
    const code = readLine(game.state, words, at);
    if (!puzzleCodes(game.state, task).includes(code)) refuse('wrong-solution', {}, at);
    take(code);
  });
  if (!puzzleCodes(game.state, task).includes(END)) refuse('wrong-solution', {}, place);
  take(END);
  while (!isDone(game.state, start)) take(bestAnswer(game.state, target, task.plays));
  return followed;
}
