// Reading files that anybody may have written: bounded size, plain text, no surprises from devices and pipes.

import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { InputError, showPath } from './errors.ts';

const MEGABYTE = 1024 * 1024;
/** More than any scenario or record needs. */
const LARGEST = 4 * MEGABYTE;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a directory',
  ELOOP: 'its links go round in circles',
  EEXIST: 'it exists already',
  ENAMETOOLONG: 'the name is too long',
};

const WRITE_REASONS: Readonly<Record<string, string>> = {
  ...REASONS,
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
  ENOTDIR: 'it would lie in a file, which is no folder',
};
const FOLDER_REASONS: Readonly<Record<string, string>> = {
  ...WRITE_REASONS,
  ENOENT: 'such a folder cannot be made',
  EEXIST: 'it is a file, not a folder',
};

const reasonOf = (error: unknown, reasons = REASONS): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? message;
};

/** The text of a file; throws an InputError that does not name the file. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    // Without NONBLOCK a named pipe would make us wait for its other end.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stat = fstatSync(file);
      if (stat.isDirectory()) throw new InputError('it is a directory');
      if (!stat.isFile()) throw new InputError('it is not an ordinary file');
      if (stat.size > LARGEST) {
        throw new InputError(
          `${(stat.size / MEGABYTE).toFixed(1)} MB are too much (at most ${LARGEST / MEGABYTE} MB)`,
        );
      }
      bytes = readFileSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(reasonOf(error));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputError('it is not UTF-8 text');
  }
}

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export interface FileList {
  /** Files to read, or what is wrong with an argument. */
  readonly entries: readonly { readonly file: string; readonly error?: string }[];
  /** Several files or a directory were named: the answer is one line a file. */
  readonly many: boolean;
}

/** The files that the arguments mean; a directory means its *.json files by name. */
export function listFiles(paths: readonly string[]): FileList {
  let many = paths.length > 1;
  const entries = paths.flatMap((path) => {
    try {
      if (!isDirectory(path)) return [{ file: path }];
      many = true;
      const names = readdirSync(path).filter((name) => name.endsWith('.json'));
      if (names.length === 0) return [{ file: path, error: 'no .json file is in this directory' }];
      return names.sort().map((name) => ({ file: join(path, name) }));
    } catch (error) {
      return [{ file: path, error: reasonOf(error) }];
    }
  });
  return { entries, many };
}

/** Writes a file that must not exist yet; the folder is made when it is missing. */
export function writeNew(folder: string, name: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError(reasonOf(error, FOLDER_REASONS), showPath(folder));
  }
  const path = join(folder, name);
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    throw new InputError(reasonOf(error, WRITE_REASONS), showPath(path));
  }
}
