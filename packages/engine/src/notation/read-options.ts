// The options of a game in a position line, with armies and a scenario that are not known by their keys.

import { BOARDS } from '../board/board.ts';
import { EDITIONS } from '../editions/editions.ts';
import { MODES } from '../modes/modes.ts';
import { checkOptions, type GameOptions, VARIANTS } from '../state/options.ts';
import { fail, items, parts, readFlag, readNumber, readWord } from './reader.ts';

function readArmies(text: string): unknown {
  if (text === '') return [];
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return fail('armies', 'not-a-list', { of: 'armies' });
  }
}

/** The era and the scenario, by its key or whole. */
function readScenarioText(text: string): { scenario?: unknown; era?: number } {
  if (text === '') return {};
  const dot = text.indexOf('.');
  const era = readNumber('scenario', text.slice(0, Math.max(0, dot)), 0, 20);
  const rest = text.slice(dot + 1);
  if (/^[a-z][a-z0-9-]*$/.test(rest)) return { scenario: rest, era };
  try {
    return { scenario: JSON.parse(decodeURIComponent(rest)), era };
  } catch {
    return fail('scenario', 'not-an-object', {});
  }
}

export function readOptions(text: string, armiesText: string, scenarioText = ''): GameOptions {
  const [edition, mode, board, armies, variants, mercenariesEach, strikeAllies] = parts(
    'options',
    text,
    '.',
    7,
  );
  return checkOptions({
    edition: readWord(
      'options',
      EDITIONS.find((known) => known.replace('.', '') === edition) ?? edition,
      EDITIONS,
    ),
    mode: readWord('options', mode, MODES),
    board: readWord('options', board, BOARDS),
    armies: items(armies),
    variants: items(variants).map((variant) => readWord('options', variant, VARIANTS)),
    mercenariesEach: readNumber('options', mercenariesEach, 1, 2),
    strikeAllies: readFlag('options', strikeAllies),
    ownArmies: readArmies(armiesText),
    ...readScenarioText(scenarioText),
  });
}
