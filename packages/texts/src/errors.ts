// Errors in words: the sentence of the reason, filled with the error's values, then where it is. Nothing is read out of
// an English sentence.

import { type ErrorValues, NhexError, type Place } from '@nhex/engine';
import type { Language } from './language.ts';
import { fill } from './message.ts';

/** `from 1 to 9`, or the one number there is. */
export const between = (least: number, most: number, from: string, to: string): string =>
  least === most ? `${least}` : `${from} ${least} ${to} ${most}`.trim();

/** The name of an option's value on the screens of the language; the value itself where it has none. */
export const named =
  (screens: Readonly<Record<string, unknown>>, family: 'mode' | 'edition' | 'variant') =>
  (key: string): string => {
    const name = Object.hasOwn(screens, `${family}.${key}`) ? screens[`${family}.${key}`] : undefined;
    return typeof name === 'string' ? name : key;
  };

/** A value that was given, or the language's word for nothing. */
export const orNothing =
  (nothing: string) =>
  (value: string): string =>
    value || nothing;

/** The parts of a place, from the outside in. */
const placeWords = (language: Language, place: Place): string =>
  place.map((part) => fill(language, language.places[part.kind], { ...part })).join(', ');

/** What is wrong; an error that is not the engine's keeps its own words: there are no better ones. */
export function tellReason({ errors }: Language, error: Error): string {
  if (!(error instanceof NhexError)) return error.message;
  return (errors[error.reason] as (values: ErrorValues) => string)(error.values);
}

/** What is wrong, and where. */
export function tellError(language: Language, error: Error): string {
  const reason = tellReason(language, error);
  if (!(error instanceof NhexError)) return reason;
  return error.place === undefined ? `${reason}.` : `${reason} (${placeWords(language, error.place)}).`;
}
