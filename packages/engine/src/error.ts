// The one error type of the engine: a code for programs, a sentence for people.

export const ERROR_CODES = [
  'bad-option', // a game option that is unknown or does not fit the others
  'bad-scenario', // a scenario file that is wrong
  'bad-notation', // a text form that cannot be read
  'bad-record', // a game record or log that cannot have happened
  'illegal-choice', // a choice that is not open now
  'game-over', // nothing can be chosen any more
  'no-undo', // nothing may be taken back (TURN-7)
  'too-many', // more branches than the caller allowed
  'bad-army', // an army that breaks the invariants of a reference sheet
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export class NhexError extends Error {
  override readonly name = 'NhexError';
  readonly code: ErrorCode;
  /** Where the fault lies: a field, a hex, a line and column. */
  readonly place: string | undefined;

  constructor(code: ErrorCode, message: string, place?: string) {
    super(place === undefined ? message : `${place}: ${message}`);
    this.code = code;
    this.place = place;
  }
}

/** A short picture of a wrong value for a message; never fails, whatever the value is. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : String(value);
  return text.length > 60 ? `${text.slice(0, 40)}...` : text;
}
