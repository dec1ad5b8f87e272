// `--scenario KEY|FILE`: a scenario that comes with the game, or one of somebody else.

import { builtInScenario, readScenario, SCENARIOS, type Scenario } from '@nhex/engine';
import type { Language } from '@nhex/texts';
import { InputError, isInputError, messageOf, showPath } from './errors.ts';
import { readText } from './files.ts';
import { parseJson } from './json.ts';

/** The scenario of a file, checked. */
function readFile(file: string, language?: Language): Scenario {
  try {
    return readScenario(parseJson(readText(file)));
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new InputError(messageOf(error, language), showPath(file));
  }
}

/** What looks like a file is one; everything else is a key. What is wrong with a file is told in that language. */
export function scenarioNamed(name: string, language?: Language): Scenario {
  const known = builtInScenario(name);
  if (known) return known;
  if (/[./\\]/.test(name)) return readFile(name, language);
  const keys = SCENARIOS.map(({ key }) => key).join(', ');
  throw new InputError(
    `there is no scenario ${JSON.stringify(name.slice(0, 40))}; there are ${keys}`,
    'scenario',
  );
}
