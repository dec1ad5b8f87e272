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

/** Whether it is one of those, unchanged: then its key is enough to name it. */
export const isBuiltIn = (scenario: Scenario): boolean => byKey.get(scenario.key) === scenario;

/** A built-in scenario as text, its fields in the order in which they are read. */
const texts = new Map<string, string>();
function textOf(scenario: Scenario): string {
  const text =
    texts.get(scenario.key) ?? JSON.stringify(readScenario(JSON.parse(JSON.stringify(scenario)), 'scenario'));
  texts.set(scenario.key, text);
  return text;
}

/** A scenario by its key, or a whole one, checked. A whole one that is the same as a built-in one is that one. */
export function scenarioFrom(value: unknown, place = 'scenario'): Scenario {
  if (typeof value !== 'string') {
    const scenario = readScenario(value, place);
    const same = byKey.get(scenario.key);
    return same && textOf(same) === JSON.stringify(scenario) ? same : scenario;
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
