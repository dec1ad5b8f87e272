// Which scenarios can be named by their key alone. Those that come with the game are many texts: a program that wants to
// load them late says when it has them.

import { refuse, showValue } from '../base/error.ts';
import { readScenario, trusted } from './read.ts';
import type { Scenario } from './scenario.ts';

const byKey = new Map<string, Scenario>();

/** From now on these can be named by their keys; they are trusted to be sound. */
export function knowScenarios(scenarios: readonly Scenario[]): readonly Scenario[] {
  for (const scenario of scenarios) byKey.set(scenario.key, trusted(scenario));
  return scenarios;
}

/** The scenario that comes with the game under that key. */
export const builtInScenario = (key: string): Scenario | undefined => byKey.get(key);

/** Scenarios as text, made once for each: as they are, and with their fields in the order in which they are read. */
const texts = new WeakMap<Scenario, string>();
const orderedTexts = new WeakMap<Scenario, string>();

function remembered(known: WeakMap<Scenario, string>, scenario: Scenario, make: () => string): string {
  const text = known.get(scenario) ?? make();
  known.set(scenario, text);
  return text;
}

export const textOf = (scenario: Scenario): string =>
  remembered(texts, scenario, () => JSON.stringify(scenario));
const orderedText = (scenario: Scenario): string =>
  remembered(orderedTexts, scenario, () => JSON.stringify(readScenario(JSON.parse(textOf(scenario)))));

/** Whether it says the same as that one: a copy, or one that was read. */
const isSame = (scenario: Scenario, known: Scenario): boolean =>
  scenario === known || textOf(scenario) === textOf(known) || textOf(scenario) === orderedText(known);

/** Whether it is one of those, unchanged, itself or a copy: then its key is enough to name it. */
export function isBuiltIn(scenario: Scenario): boolean {
  const known = byKey.get(scenario.key);
  return known !== undefined && isSame(scenario, known);
}

/** A scenario by its key, or a whole one, checked. A whole one that is the same as a built-in one is that one. */
export function scenarioFrom(value: unknown, place = 'scenario'): Scenario {
  if (typeof value !== 'string') {
    const scenario = readScenario(value, place);
    const same = byKey.get(scenario.key);
    return same && isSame(scenario, same) ? same : scenario;
  }
  const known = byKey.get(value);
  if (known) return known;
  return refuse(
    'bad-option',
    'not-one-of',
    { value: showValue(value), allowed: [...byKey.keys()].join(', ') },
    place,
  );
}
