// Reading values that come from outside: files and options, already parsed from JSON. Faults name their place.

import { type ErrorCode, type ListOf, refuse, showValue } from './error.ts';

export type Fields = ReadonlyMap<string, unknown>;

/** What army files allow never makes wounds, hits or steps come to more. */
export const MOST_COUNTED = 999;

/** Checks of one border, all refusing with the same code. */
export interface Border {
  /** The fields of an object, unknown ones refused. */
  fields(place: string, value: unknown, known: readonly string[]): Fields;
  list(place: string, value: unknown, of: ListOf): readonly unknown[];
  wholeNumber(place: string, value: unknown, least: number, most: number): number;
  oneOf<T extends string>(place: string, value: unknown, allowed: readonly T[]): T;
  /** A flag that is true or left out. */
  isTrue(place: string, value: unknown): true;
}

export const makeBorder = (code: ErrorCode): Border => ({
  fields(place, value, known) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(code, 'not-an-object', {}, place);
    const fields = new Map(Object.entries(value));
    for (const field of fields.keys())
      if (!known.includes(field)) refuse(code, 'unknown-field', { field: showValue(field) }, place);
    return fields;
  },
  list(place, value, of) {
    return Array.isArray(value) ? value : refuse(code, 'not-a-list', { of }, place);
  },
  wholeNumber(place, value, least, most) {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return refuse(code, 'not-a-whole-number', { value: showValue(value), least, most }, place);
  },
  oneOf(place, value, allowed) {
    const found = allowed.find((item) => item === value);
    return (
      found ?? refuse(code, 'not-one-of', { value: showValue(value), allowed: allowed.join(', ') }, place)
    );
  },
  isTrue(place, value) {
    return value === true || refuse(code, 'not-true', { value: showValue(value) }, place);
  },
});
