// Passing a named moment: whatever is attached to it has its say before the flow goes on. The flow does not know who listens.

import { type Rules, rulesOf } from '../state/rules.ts';
import { plan, type State } from '../state/state.ts';
import type { Moment, Step } from './agenda.ts';

/** Steps that listen, each made once. */
const LISTEN: Step[] = [];
const listenTo = (place: number): Step => (LISTEN[place] ??= { do: 'listen', place });

/** The effects attached to the moment come next on the agenda, in their order. */
export function pass(state: State, moment: Moment): void {
  const { listeners } = rulesOf(state.options);
  for (let i = listeners.length - 1; i >= 0; i--)
    if (listeners[i].moment === moment) plan(state, listenTo(i));
}

/** The step of the listener of that name. */
export const listenerStep = (rules: Rules, name: string): Step =>
  listenTo(rules.listeners.findIndex((listener) => listener.name === name));

/** What is on the agenda when everybody at that moment (or everybody after that listener) still has their say. */
export const listenersAt = ({ listeners }: Rules, moment: Moment, after?: string): Step[] => {
  const first = after === undefined ? 0 : listeners.findIndex(({ name }) => name === after) + 1;
  return listeners
    .flatMap((listener, i) => (i >= first && listener.moment === moment ? [listenTo(i)] : []))
    .reverse();
};
