// Quick pairing: players who wait are brought together by rating, the longer they wait the less choosy.

import { randomInt } from 'node:crypto';
import type { Caller } from '../accounts/tokens.ts';
import { newId } from '../accounts/tokens.ts';
import { ApiError } from '../errors.ts';
import type { House } from '../games/house.ts';
import type { ClockSetting } from '../games/settings.ts';
import { ARMIES, checkGameOptions, randomArmies } from '../referee/engine.ts';
import type { SeeksTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { NEW_RATING, type RatedKind } from './glicko.ts';

/** One pool a pace, so that people find each other. */
export const PACES: Readonly<Record<RatedKind, ClockSetting>> = {
  quick: { base: 300, increment: 10 },
  live: { base: 900, increment: 15 },
  turns: { days: 3 },
};

export interface Wish {
  readonly pace: RatedKind;
  readonly rated: boolean;
  /** Undefined: any. */
  readonly army: string | undefined;
}

export type Waiting = { readonly waiting: true; readonly since: number } | { readonly game: string };

/** Who has not said for so long that they wait has gone. */
const GONE_MS = 60_000;
/** How far apart two may be at once, and how much further with each second of waiting. */
const APART = 100;
const APART_A_SECOND = 10;
const MOST_WAITING = 500;
const SWEEP_MS = 1000;

export class Pairing {
  readonly #store: Store;
  readonly #house: House;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(store: Store, house: House, now: () => number) {
    this.#store = store;
    this.#house = house;
    this.#now = now;
  }

  /** Looks every second whether two have come near enough. */
  open(onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweeping.then(() => this.sweep()).catch(onError);
    }, SWEEP_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  /** Waits, or goes on waiting, for an opponent; tells the game when there is one. */
  async seek({ id, kind }: Caller, wish: Wish): Promise<Waiting> {
    if (wish.rated && kind === 'guest') throw new ApiError('not-allowed', 'rated games need an account');
    if (wish.army !== undefined && !ARMIES.includes(wish.army))
      throw new ApiError('bad-options', `there is no army ${wish.army}`);
    const pool = `${wish.pace} ${wish.rated ? 'rated' : 'casual'}`;
    const now = this.#now();
    const old = await this.#find(id);
    if (old?.pool === pool && old.army === (wish.army ?? null)) {
      if (old.game !== null) return this.state(id);
      await this.#store.db.updateTable('seeks').set({ seen: now }).where('player', '=', id).execute();
    } else {
      await this.cancel(id);
      const rating = await this.#rating(id, wish.pace);
      const seek: SeeksTable = {
        player: id,
        pool,
        army: wish.army ?? null,
        rating,
        since: now,
        seen: now,
        game: null,
      };
      await this.#store.db
        .insertInto('seeks')
        .values(seek)
        .onConflict((conflict) => conflict.column('player').doUpdateSet(seek))
        .execute();
    }
    await this.pairUp(pool);
    return this.state(id);
  }

  /** How it stands with a player's search. The answer with the game is given once. */
  async state(player: string): Promise<Waiting> {
    const seek = await this.#find(player);
    if (!seek || (seek.game === null && seek.seen < this.#now() - GONE_MS))
      throw new ApiError('not-found', 'you are not waiting for an opponent');
    if (seek.game === null) return { waiting: true, since: seek.since };
    await this.cancel(player);
    return { game: seek.game };
  }

  async cancel(player: string): Promise<void> {
    await this.#store.db.deleteFrom('seeks').where('player', '=', player).execute();
  }

  #find(player: string): Promise<SeeksTable | undefined> {
    return this.#store.db.selectFrom('seeks').selectAll().where('player', '=', player).executeTakeFirst();
  }

  async #rating(player: string, kind: RatedKind): Promise<number> {
    const row = await this.#store.db
      .selectFrom('ratings')
      .select('rating')
      .where('player', '=', player)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row?.rating ?? NEW_RATING.rating;
  }

  /** Looks at everybody who waits; called now and then, since waiting itself makes pairs possible. */
  async sweep(): Promise<void> {
    const pools = await this.#store.db
      .selectFrom('seeks')
      .select('pool')
      .distinct()
      .where('game', 'is', null)
      .execute();
    for (const { pool } of pools) await this.pairUp(pool);
  }

  async pairUp(pool: string): Promise<void> {
    const now = this.#now();
    const waiting = await this.#store.db
      .selectFrom('seeks')
      .selectAll()
      .where('pool', '=', pool)
      .where('game', 'is', null)
      .where('seen', '>=', now - GONE_MS)
      .orderBy('since')
      .limit(MOST_WAITING)
      .execute();
    const left = [...waiting];
    for (let first = left.shift(); first !== undefined; first = left.shift()) {
      const partner = nearest(first, left, now);
      if (partner === undefined) continue;
      left.splice(left.indexOf(partner), 1);
      await this.#seat(pool, first, partner);
    }
  }

  /** Makes the game of two; whoever was paired by another process meanwhile is left alone. */
  async #seat(pool: string, one: SeeksTable, two: SeeksTable): Promise<void> {
    const [pace, counts] = pool.split(' ') as [RatedKind, string];
    const seats = randomInt(2) === 0 ? [one, two] : [two, one];
    const id = newId();
    await this.#house.seating.createPaired(
      {
        id,
        options: checkGameOptions({ armies: armiesFor(seats) }),
        settings: {
          clock: PACES[pace],
          takeBack: false,
          forecast: true,
          ...(counts === 'rated' ? { rated: true } : {}),
        },
        private: false,
        seats: seats.map(({ player }) => ({ player, bot: null, invited: null })),
        at: this.#now(),
      },
      async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('seeks')
          .set({ game: id })
          .where(
            'player',
            'in',
            seats.map(({ player }) => player),
          )
          .where('pool', '=', pool)
          .where('game', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows === 2n;
      },
    );
  }
}

/** The nearest in rating that is near enough by now; two who want the same army do not fit. */
function nearest(one: SeeksTable, others: readonly SeeksTable[], now: number): SeeksTable | undefined {
  let best: SeeksTable | undefined;
  const apart = (other: SeeksTable): number => Math.abs(one.rating - other.rating);
  for (const other of others) {
    if (one.army !== null && one.army === other.army) continue;
    // Nobody is made to play somebody far away as soon as they come: the one who waits shorter says how far.
    const waited = now - Math.max(one.since, other.since);
    if (apart(other) > APART + (APART_A_SECOND * waited) / 1000) continue;
    if (best === undefined || apart(other) < apart(best)) best = other;
  }
  return best;
}

/** The armies that were wanted; by chance where none was, and never the same twice. */
function armiesFor(seats: readonly SeeksTable[]): string[] {
  const wanted = seats.flatMap(({ army }) => army ?? []);
  const rest = randomArmies(seats.length - wanted.length, wanted);
  return seats.map(({ army }) => army ?? rest.shift() ?? '');
}
