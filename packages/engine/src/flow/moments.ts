// Passing a named moment: whatever is attached to it has its say before the flow goes on. The flow does not know who listens.

import type { Effect, Moment, Step } from './agenda.ts';
import { rulesOf } from '../state/rules.ts';
import { type State, plan } from '../state/state.ts';

/** The effects attached to the moment come next on the agenda, in their order. */
export function pass(state: State, moment: Moment): void {
  const effects: readonly Effect[] = rulesOf(state.options).listeners[moment];
  if (effects.length > 0) plan(state, ...effects.map((effect): Step => ({ do: 'listen', effect })));
}
