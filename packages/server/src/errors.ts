// Everything the server refuses, in one place: a code for programs, a status, a sentence for people.

const STATUS = {
  'bad-request': 400,
  'bad-options': 400,
  'no-token': 401,
  'wrong-password': 401,
  'not-allowed': 403,
  'not-your-game': 403,
  'not-your-decision': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'wrong-sequence': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'not-now': 409,
  'name-taken': 409,
  'too-large': 413,
  'illegal-choice': 422,
  'game-over': 422,
  'too-many': 429,
  fault: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Further fields of the answer, beside `error`. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Further fields of `error`: why the rules refuse it, as data. */
  readonly grounds: object | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
    grounds?: object,
  ) {
    super(message);
    this.code = code;
    this.status = STATUS[code];
    this.extra = extra;
    this.grounds = grounds;
  }
}

export const answerOf = (error: ApiError): Record<string, unknown> => ({
  error: { code: error.code, message: error.message, ...error.grounds },
  ...error.extra,
});
