// Whether a puzzle can be made of a position, and where that is done.

import { makePosition, type State } from '@nhex/engine';
import { makeRoute } from './router.svelte.ts';

/** The address where the position becomes a puzzle: of a duel in which somebody is at turn. */
export const puzzleAddress = (state: State): string | undefined =>
  state.options.mode === 'duel' && state.seats.length === 2 && state.pending?.kind === 'turn'
    ? makeRoute({ screen: 'puzzles', path: `make/${makePosition(state)}` })
    : undefined;
