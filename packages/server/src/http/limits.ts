// How much one address and one player may ask for: buckets that empty with each request and fill again with time.

import { ApiError } from '../errors.ts';

export interface Limit {
  /** How many at once. */
  readonly burst: number;
  /** How many a second after that. */
  readonly rate: number;
}

const LIMITS = {
  /** Anything, by address: a whole school may sit behind one. */
  address: { burst: 600, rate: 50 },
  /** Anything, by player. */
  player: { burst: 200, rate: 20 },
  /** New guests, new accounts and passwords tried, by address. */
  entry: { burst: 30, rate: 0.1 },
  /** Passwords tried, by the account's name, whoever tries. */
  password: { burst: 10, rate: 0.02 },
  /** New games, by player. */
  games: { burst: 30, rate: 0.2 },
  /** Searches, by player or address. */
  search: { burst: 30, rate: 0.5 },
  /** What is said at tables, and reports, by player. */
  chat: { burst: 15, rate: 0.3 },
  /** Mails with codes, by player. */
  codes: { burst: 3, rate: 0.002 },
  /** Monthly exports, by address. */
  exports: { burst: 5, rate: 0.01 },
  /** Pictures that have to be drawn, by address. */
  pictures: { burst: 60, rate: 1 },
  /** Invitations by guests, who cost nothing to make. */
  invitations: { burst: 5, rate: 0.02 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Streams open at the same time. */
export const MOST_STREAMS = { address: 500, player: 50 } as const;

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 100_000;

export class Limits {
  readonly #on: boolean;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(on: boolean, now: () => number) {
    this.#on = on;
    this.#now = now;
  }

  /** Takes one from a bucket, or refuses with how long to wait. */
  take(name: LimitName, who: string): void {
    if (!this.#on) return;
    const { burst, rate } = LIMITS[name];
    const key = `${name} ${who}`;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? this.#newBucket(key, burst, now);
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * rate);
    bucket.at = now;
    if (bucket.left < 1) {
      const seconds = Math.ceil((1 - bucket.left) / rate);
      throw new ApiError('too-many', `too many requests; try again in ${seconds} s`, { retryAfter: seconds });
    }
    bucket.left -= 1;
  }

  #newBucket(key: string, burst: number, now: number): Bucket {
    if (this.#buckets.size >= MOST_BUCKETS) this.#sweep(now);
    const bucket = { left: burst, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** Forgets buckets that are full again; under a flood of addresses, the oldest. */
  #sweep(now: number): void {
    for (const [key, { left, at }] of this.#buckets) {
      const { burst, rate } = LIMITS[key.split(' ', 1)[0] as LimitName];
      if (left + ((now - at) / 1000) * rate >= burst) this.#buckets.delete(key);
    }
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < MOST_BUCKETS / 2) break;
      this.#buckets.delete(key);
    }
  }
}

/** One household of IPv6 has a whole /64. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
}
