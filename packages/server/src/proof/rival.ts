// Our rules for the boardgame.io server of the benchmark: the same moves, with the engine's own draws.

import {
  applyChoice,
  checkOptions,
  deciderOf,
  makeChoice,
  newState,
  parseChoice,
  requestOf,
  type State,
  viewOf,
} from '@nhex/engine';

const OPTIONS = checkOptions({ armies: ['borgo', 'outpost'] });

/** Every match has the same shuffle: their server makes matches without asking for one. */
export const start = (): State => newState(OPTIONS, 'the same for all');
export const view = (state: State): unknown => viewOf(state);

export function apply(state: State, seat: number, text: string): State {
  if (deciderOf(state) !== seat) throw new Error('not yours to decide');
  return applyChoice(state, parseChoice(text, state)).state;
}

/** The moves of a whole game, as two players might make them. */
export function* moves(): Generator<[number, string]> {
  let state = start();
  for (let made = 0; ; made++) {
    const request = requestOf(state);
    if (!request) return;
    const choice = request.choices[(made * 7) % request.choices.length];
    yield [request.seat, makeChoice(choice, state)];
    state = applyChoice(state, choice).state;
  }
}
