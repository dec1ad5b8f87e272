// Errors in words: a sentence for the code, filled with the error's values, then what could not be read and where.

import type { Language } from './language.ts';
import { fill, type Params, placesOf } from './message.ts';

/** Where the fault lies, as data. Whatever is known is told. */
export interface ErrorPlace {
  readonly line?: number;
  readonly column?: number;
  readonly hex?: string;
  /** Counted from 0; people count from 1. */
  readonly seat?: number;
  /** A field of a file or of the options. */
  readonly field?: string;
}

/** Any error; one of the engine's has a code. */
export interface ToldError {
  readonly message: string;
  readonly code?: string;
  /** A place that is only a text is no data: it is not told. */
  readonly place?: ErrorPlace | string | undefined;
  /** What fills the places of the sentence; `text` is what could not be read. */
  readonly values?: Params;
}

function placeWords(language: Language, place: ErrorPlace): string[] {
  const { line, column, hex, seat, field } = place;
  const { places } = language;
  return [
    ...(line === undefined ? [] : [fill(language, places.line, { line })]),
    ...(column === undefined ? [] : [fill(language, places.column, { column })]),
    ...(hex === undefined ? [] : [fill(language, places.hex, { hex })]),
    ...(seat === undefined ? [] : [fill(language, places.seat, { seat: seat + 1 })]),
    ...(field === undefined ? [] : [fill(language, places.field, { field })]),
  ];
}

/** A sentence about an error. One that no sentence is known for keeps its own words: there are no better ones. */
export function tellError(language: Language, { message, code, place, values = {} }: ToldError): string {
  const { errors, places } = language;
  const sentence = Object.entries(errors).find(([key]) => key === code)?.[1];
  if (sentence === undefined || placesOf(sentence).some((name) => !(name in values))) return message;
  const text = values['text'] === undefined ? '' : `: ${fill(language, places.quoted, values)}`;
  const where = typeof place === 'object' ? placeWords(language, place).join(', ') : '';
  return `${fill(language, sentence, values)}${text}${where && ` (${where})`}.`;
}
