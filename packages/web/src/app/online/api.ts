// One request to the server, and everything it can refuse as one kind of fault with a code.

import { type ErrorValues, isPlace, isReason, NhexError } from '@nhex/engine';

/** What the server refuses, by the codes of its answers; `offline`: it could not be asked. */
export const FAULTS = [
  'bad-request',
  'bad-options',
  'no-token',
  'wrong-password',
  'not-allowed',
  'not-your-game',
  'not-your-decision',
  'wrong-origin',
  'not-found',
  'wrong-sequence',
  'seat-taken',
  'already-seated',
  'not-now',
  'name-taken',
  'too-large',
  'illegal-choice',
  'game-over',
  'too-many',
  'fault',
  'unavailable',
  'offline',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly code: FaultCode;
  /** Seconds after which to try again, where the server says it. */
  readonly retryAfter: number | undefined;
  /** Why the rules refuse it, where the server says it. */
  readonly grounds: NhexError | undefined;

  constructor(code: FaultCode, message: string, retryAfter?: number, grounds?: NhexError) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.grounds = grounds;
  }

  /** Trying the same again may help. */
  get passes(): boolean {
    return ['offline', 'fault', 'unavailable', 'too-many'].includes(this.code);
  }
}

/** The interface stands at the root of the host, wherever the client's files are. */
export const apiUrl = (path: string): string => `/api${path}`;

export const faultOf = (error: unknown): ApiFault =>
  error instanceof ApiFault ? error : new ApiFault('offline', error instanceof Error ? error.message : '');

type Said = Readonly<Partial<Record<'code' | 'message' | 'reason' | 'values' | 'place', unknown>>>;

/** The engine's error in an answer; none where a newer server has a reason that cannot be told here. */
function groundsIn({ reason, values, place }: Said): NhexError | undefined {
  if (!isReason(reason) || typeof values !== 'object') return undefined;
  const code = 'illegal-choice';
  return new NhexError(code, reason, { ...values } as ErrorValues, isPlace(place) ? place : undefined);
}

/** What an answer that is no success says. */
export async function refusal(answer: Response): Promise<ApiFault> {
  const body: unknown = await answer.json().catch(() => undefined);
  const said = (body as { error?: Said } | undefined)?.error ?? {};
  const { code, message } = said;
  const known = FAULTS.find((each) => each === code);
  // A page instead of an answer: somebody in between speaks, or there is no server at all.
  if (known === undefined) return new ApiFault(answer.status < 500 ? 'not-found' : 'unavailable', '');
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return new ApiFault(
    known,
    String(message ?? ''),
    Number.isFinite(wait) ? wait : undefined,
    groundsIn(said),
  );
}

/** A connection that has died without a word is not waited for: what changes something is soon sent again. */
const PATIENCE_MS = { read: 30_000, write: 8000 };

async function request(method: string, path: string, body: unknown): Promise<Response> {
  const answer = await fetch(apiUrl(path), {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(method === 'GET' ? PATIENCE_MS.read : PATIENCE_MS.write),
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw faultOf(error);
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request(method, path, body);
  if (!(answer.headers.get('content-type') ?? '').includes('json')) throw new ApiFault('not-found', '');
  return (await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => json<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => json<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => json<T>('PUT', path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => json<T>('DELETE', path, body);
export const getText = async (path: string): Promise<string> =>
  (await request('GET', path, undefined)).text();
