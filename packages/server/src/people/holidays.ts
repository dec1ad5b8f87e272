// Holidays: a player says when they are away, and loses no by-turns game on time meanwhile.

import { ApiError } from '../errors.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days of holiday within a year. */
export const MOST_DAYS = 30;
/** What is left for a turn after a holiday, at least. */
const AFTERWARDS = DAY;

export interface Holiday {
  readonly starts: number;
  readonly ends: number;
}

/** The holiday a player is on, if they are. */
export const holidayOf = ({ db }: Store, player: string, now: number): Promise<Holiday | undefined> =>
  db
    .selectFrom('holidays')
    .select(['starts', 'ends'])
    .where('player', '=', player)
    .where('ends', '>', now)
    .orderBy('ends', 'desc')
    .executeTakeFirst();

/** Until when a player whose time ran out at `deadline` is spared by a holiday. */
export async function sparedUntil(
  { db }: Store,
  player: string,
  deadline: number,
): Promise<number | undefined> {
  const last = await db
    .selectFrom('holidays')
    .select('ends')
    .where('player', '=', player)
    .where('starts', '<', deadline)
    .orderBy('ends', 'desc')
    .executeTakeFirst();
  return last && last.ends + AFTERWARDS;
}

/** Goes on holiday from now on for so many days. */
export async function goAway(store: Store, player: string, days: number, now: number): Promise<Holiday> {
  if (await holidayOf(store, player, now)) throw new ApiError('not-now', 'you are on holiday already');
  const taken = await store.db
    .selectFrom('holidays')
    .select(['starts', 'ends'])
    .where('player', '=', player)
    .where('ends', '>', now - 365 * DAY)
    .execute();
  const used = taken.reduce((sum, { starts, ends }) => sum + (ends - starts), 0);
  const left = Math.floor((MOST_DAYS * DAY - used) / DAY);
  if (days > left) throw new ApiError('not-allowed', `${left} days of holiday are left this year`);
  const holiday = { starts: now, ends: now + days * DAY };
  await store.db
    .insertInto('holidays')
    .values({ player, ...holiday })
    .execute();
  return holiday;
}

export async function comeBack({ db }: Store, player: string, now: number): Promise<void> {
  await db
    .updateTable('holidays')
    .set({ ends: now })
    .where('player', '=', player)
    .where('ends', '>', now)
    .execute();
}
