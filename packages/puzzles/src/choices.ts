// What may be chosen in a puzzle: what the engine allows in the turn, except discards, and the Battle only when the tiles are played (PUZ-1).

import { type Code, codesOf, codeType, packChoice, type State } from '@nhex/engine';
import type { Puzzle } from './puzzle.ts';

export const END = packChoice({ type: 'end' });

type Limits = Pick<Puzzle, 'plays' | 'goal'>;

/** Whether the Battle may begin now. */
export const mayFight = ({ turn }: Pick<State, 'turn'>, { plays, goal }: Limits): boolean =>
  goal.fewest === true || turn.plays === plays;

/** The puzzle's Battle is over: the turn in which it was played is, too. */
export const isDone = (state: State, start: Pick<State, 'turn'>): boolean =>
  !state.battle && (state.pending === undefined || state.turn.number !== start.turn.number);

/** The legal choices of whoever is asked. */
export const puzzleCodes = (state: State, limits: Limits): Code[] => allowed(state, mayFight(state, limits));

/** The same where exactly so many tiles are to be played. */
export const searchCodes = (state: State, plays: number): Code[] =>
  allowed(state, state.turn.plays === plays);

function allowed(state: State, fights: boolean): Code[] {
  const codes = codesOf(state);
  if (state.pending?.kind !== 'turn') return codes;
  return codes.filter((code) => (code === END ? fights : codeType(code) !== 'discard'));
}
