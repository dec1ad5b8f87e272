// `--army-file FILE`: user-made armies that a command knows besides the printed ones.

import { type Army, parseArmy } from '@nhex/engine';
import { Option } from 'commander';
import { InputError, isInputError, messageOf, showPath } from './errors.ts';
import { readText } from './files.ts';
import { parseJson } from './json.ts';

/** The army of a file, checked face by face. */
function readArmy(file: string): Army {
  try {
    return parseArmy(parseJson(readText(file)));
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new InputError(messageOf(error), showPath(file));
  }
}

function withArmy(file: string, before: readonly Army[]): readonly Army[] {
  const army = readArmy(file);
  if (before.some(({ key }) => key === army.key))
    throw new InputError(`there is another army with the key "${army.key}"`, showPath(file));
  return [...before, army];
}

/** Can be given several times; the armies are then named by their keys. */
export const armyFileOption = (): Option =>
  new Option('--army-file <file>', 'a user-made army, to be named by its key; may be repeated')
    .argParser(withArmy)
    .default([], 'none');
