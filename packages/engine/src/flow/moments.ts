// Passing a named moment: whatever is attached to it has its say before the flow goes on. The flow does not know who listens.

import { rulesOf } from '../state/rules.ts';
import { plan, type State } from '../state/state.ts';
import type { Moment } from './agenda.ts';

/** The effects attached to the moment come next on the agenda, in their order. */
export function pass(state: State, moment: Moment): void {
  const { listeners } = rulesOf(state.options);
  for (let i = listeners.length - 1; i >= 0; i--) {
    const { moment: when, effect } = listeners[i];
    if (when === moment) plan(state, { do: 'listen', effect });
  }
}
