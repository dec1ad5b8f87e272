// Passing a named moment: whatever is attached to it has its say before the flow goes on. The flow does not know who listens.

import { type Rules, rulesOf } from '../state/rules.ts';
import { plan, type State } from '../state/state.ts';
import { listenTo, type Step } from './agenda.ts';

/** By moment: the steps of those who listen. */
export const heardIn = (state: State): Rules['heard'] => rulesOf(state.options).heard;

/** Those who listen to a moment come next on the agenda, in their order. */
export function pass(state: State, heard: readonly Step[]): void {
  for (let i = 0; i < heard.length; i++) plan(state, heard[i]);
}

/** The step of the listener of that name. */
export const listenerStep = (rules: Rules, name: string): Step =>
  listenTo(rules.listeners.findIndex((listener) => listener.name === name));
