// What goes wrong because of the caller, and how it is said: one clear line, never a stack trace.

import { NhexError } from '@nhex/engine';
import { en, type Language, tellError } from '@nhex/texts';

/** The exit code of a usage or input error. */
export const EXIT_BAD_INPUT = 2;
/** The exit code of a fault in this program. */
export const EXIT_FAULT = 1;

const LONGEST = 400;

/** A usage or input error; `place` is the file or option at fault. */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(message: string, place?: string) {
    super(place === undefined ? message : `${place}: ${message}`);
  }
}

/** The text on one line without control characters, cut when it is very long. */
export function oneLine(text: string): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}...` : flat;
}

const LONGEST_PATH = 150;

/** A path on one line; of a very long one the end. */
export function showPath(path: string): string {
  const flat = oneLine(path.length > LONGEST_PATH ? path.slice(-LONGEST_PATH) : path);
  return path.length > LONGEST_PATH ? `...${flat}` : flat;
}

export const isInputError = (error: unknown): boolean =>
  error instanceof InputError || error instanceof NhexError;

/** The engine's errors in that language; all others have their own words. */
export const messageOf = (error: unknown, language: Language = en): string =>
  oneLine(error instanceof Error ? tellError(language, error) || error.name : String(error));

/** What is said about an error, and the exit code that goes with it. */
export function explain(
  error: unknown,
  language: Language = en,
): { readonly message: string; readonly code: number } {
  const message = messageOf(error, language);
  return isInputError(error)
    ? { message, code: EXIT_BAD_INPUT }
    : { message: `internal error: ${message}`, code: EXIT_FAULT };
}
