// Tokens: whoever shows one is its player. Kept as keyed hashes, looked up by them, remembered for a short while.

import { createHmac, hash, randomBytes } from 'node:crypto';
import { ApiError } from '../errors.ts';
import type { TokensTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** What a token may do: look at the player's own things, play, change the account. */
export const SCOPES = ['read', 'play', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly scopes: readonly Scope[];
  /** The token's own name. */
  readonly token: string;
}

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME: Readonly<Record<TokensTable['kind'], number>> = {
  guest: 365 * DAY,
  session: 90 * DAY,
  personal: 365 * DAY,
};

const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 20_000;
const FORM = /^[\w-]{43}$/;

/** Unguessable and fit for an address: 96 bits. */
export const newId = (): string => randomBytes(12).toString('base64url');

export class Tokens {
  readonly #store: Store;
  readonly #key: Buffer;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly caller: Caller | undefined; readonly until: number }>();

  constructor(store: Store, key: Buffer, now: () => number) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
  }

  hash(token: string): string {
    return createHmac('sha256', this.#key).update(token).digest('base64url');
  }

  /** A new token of a player; it is shown once and not kept. */
  async issue(
    player: string,
    kind: TokensTable['kind'],
    scopes: readonly Scope[] = SCOPES,
    label = '',
  ): Promise<{ token: string; id: string }> {
    const token = randomBytes(32).toString('base64url');
    const created = this.#now();
    const row: TokensTable = {
      hash: this.hash(token),
      player,
      kind,
      created,
      expires: created + LIFETIME[kind],
      id: newId(),
      label,
      scopes: scopes.join(' '),
    };
    await this.#store.db.insertInto('tokens').values(row).execute();
    return { token, id: row.id };
  }

  /** Whose token it is; undefined when it is nobody's, has run out, or its player is banned. */
  async who(token: string): Promise<Caller | undefined> {
    if (!FORM.test(token)) return undefined;
    const now = this.#now();
    // No token lies about in memory, either.
    const name = hash('sha256', token, 'base64');
    const known = this.#known.get(name);
    if (known && known.until > now) return known.caller;
    const row = await this.#store.db
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player')
      .select(['players.id', 'players.name', 'players.kind', 'players.banned', 'tokens.scopes'])
      .select(['tokens.id as token', 'tokens.expires'])
      .where('tokens.hash', '=', this.hash(token))
      .executeTakeFirst();
    const good = row !== undefined && row.banned === null && row.expires > now;
    const caller: Caller | undefined = good
      ? {
          id: row.id,
          name: row.name,
          kind: row.kind,
          token: row.token,
          scopes: row.scopes.split(' ') as Scope[],
        }
      : undefined;
    // Unknown tokens are not remembered: guessing must not push out those of others.
    if (caller) {
      if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
      this.#known.set(name, { caller, until: now + REMEMBERED_MS });
    }
    return caller;
  }

  /** Forgets what was remembered: something about players or tokens changed. */
  forget(): void {
    this.#known.clear();
  }
}

export function checkScope(caller: Caller, scope: Scope): void {
  if (!caller.scopes.includes(scope))
    throw new ApiError('not-allowed', `this token may not do that: it lacks the scope "${scope}"`);
}
