// Results kept in a folder, a file each: a long measurement goes on where it stopped.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, messageOf, showPath } from '../errors.ts';
import { readText } from '../files.ts';
import { parseJson } from '../json.ts';

const fileOf = (folder: string, name: string): string =>
  join(folder, `${name.replace(/[^\w=.+-]+/g, '_')}.json`);

/** What was kept under that name; nothing without a folder. */
export function keptResult<T>(folder: string | undefined, name: string): T | undefined {
  if (folder === undefined) return undefined;
  const file = fileOf(folder, name);
  if (!existsSync(file)) return undefined;
  try {
    return parseJson(readText(file)) as T;
  } catch (error) {
    throw new InputError(messageOf(error), showPath(file));
  }
}

export function keepResult(folder: string | undefined, name: string, result: unknown): void {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, name), JSON.stringify(result));
}
