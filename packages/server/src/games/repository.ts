// Games in the database: making them, sitting down, reading them back.

import { sql } from 'kysely';
import { type GameOptions, hashOf, newPlay, Refusal, RULES } from '../referee/engine.ts';
import { commitmentTo, newSeed } from '../referee/shuffle.ts';
import type { GamesTable, InputsTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { holderOf } from './listing.ts';
import type { Settings } from './settings.ts';
import { advance, newTable, readInput, rowOf, type SeatHolder, type Table } from './table.ts';

export interface NewGame {
  readonly id: string;
  readonly options: GameOptions;
  readonly settings: Settings;
  readonly private: boolean;
  readonly seats: readonly { readonly player: string | null; readonly bot: string | null }[];
  readonly at: number;
}

export async function createGame(store: Store, game: NewGame): Promise<void> {
  const seed = newSeed();
  const full = game.seats.every(({ player, bot }) => player !== null || bot !== null);
  const row: GamesTable = {
    id: game.id,
    sequence: 0,
    status: full ? 'playing' : 'open',
    options: JSON.stringify(game.options),
    settings: JSON.stringify(game.settings),
    private: game.private ? 1 : 0,
    commitment: commitmentTo(seed),
    rules: RULES,
    hash: hashOf(newPlay(game.options)),
    result: null,
    created: game.at,
    started: full ? game.at : null,
    updated: game.at,
    decider: null,
    offer: null,
    rematch: null,
    wake: full ? game.at : null,
  };
  const seats = game.seats.map((seat, number) => ({ game: game.id, seat: number, ...seat }));
  await store.db.transaction().execute(async (tx) => {
    await tx.insertInto('games').values(row).execute();
    await tx.insertInto('seeds').values({ game: game.id, seed }).execute();
    await tx.insertInto('seats').values(seats).execute();
  });
}

/** Sits a player down, and begins the game when it was the last open seat. False when the seat is not open. */
export function takeSeat(
  store: Store,
  game: string,
  seat: number,
  player: string,
  at: number,
): Promise<boolean> {
  return store.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('games')
      .select('status')
      .where('id', '=', game)
      // Two who take the last two seats at once: the second waits and sees the first.
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (row?.status !== 'open') return false;
    const { numUpdatedRows } = await tx
      .updateTable('seats')
      .set({ player })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .where('player', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const open = await tx
      .selectFrom('seats')
      .select('seat')
      .where('game', '=', game)
      .where('player', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst();
    const begun = open === undefined ? { status: 'playing' as const, started: at, wake: at } : {};
    await tx
      .updateTable('games')
      .set({ ...begun, updated: at })
      .where('id', '=', game)
      .execute();
    return true;
  });
}

/** Leaves a seat of a game that has not begun. */
export async function leaveSeat(store: Store, game: string, player: string): Promise<void> {
  await store.db
    .updateTable('seats')
    .set({ player: null })
    .where('game', '=', game)
    .where('player', '=', player)
    .where((where) =>
      where.exists(
        where
          .selectFrom('games')
          .select(sql.lit(1).as('one'))
          .where('id', '=', game)
          .where('status', '=', 'open'),
      ),
    )
    .execute();
}

export const inputsOf = (store: Store, game: string, after: number, upTo: number): Promise<InputsTable[]> =>
  store.db
    .selectFrom('inputs')
    .selectAll()
    .where('game', '=', game)
    .where('sequence', '>', after)
    .where('sequence', '<=', upTo)
    .orderBy('sequence')
    .execute();

/** The sequence after the input that this player stored under this key. */
export async function sequenceOfKey(
  store: Store,
  game: string,
  player: string,
  key: string,
): Promise<number | undefined> {
  const row = await store.db
    .selectFrom('inputs')
    .select('sequence')
    .where('game', '=', game)
    .where('player', '=', player)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.sequence;
}

async function readSeats(store: Store, game: string): Promise<SeatHolder[]> {
  const rows = await store.db
    .selectFrom('seats')
    .leftJoin('players', 'players.id', 'seats.player')
    .select(['seats.player', 'seats.bot', 'players.name', 'players.kind'])
    .where('seats.game', '=', game)
    .orderBy('seats.seat')
    .execute();
  return rows.map(holderOf);
}

/** What is stored does not fit the rules of today, or is damaged. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Reads a game from its beginning; undefined when there is none. */
export async function readGame(
  store: Store,
  id: string,
): Promise<{ table: Table; seed: string } | undefined> {
  const row = await store.db
    .selectFrom('games')
    .innerJoin('seeds', 'seeds.game', 'games.id')
    .selectAll('games')
    .select('seeds.seed')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [seats, inputs] = await Promise.all([readSeats(store, id), inputsOf(store, id, 0, row.sequence)]);
  let table = newTable(row, seats);
  try {
    for (const input of inputs) table = advance(table, readInput(input), input.at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Unreadable(
      row.rules === RULES
        ? `input ${table.sequence + 1} cannot have happened: ${error.message}`
        : `the game was begun under rules ${row.rules}, and under rules ${RULES} its input ${table.sequence + 1} is not possible: ${error.message}`,
    );
  }
  if (table.sequence !== row.sequence)
    throw new Unreadable(`${row.sequence - table.sequence} inputs are missing`);
  if (row.rules === RULES && rowOf(table, 0).hash !== row.hash)
    throw new Unreadable('its inputs do not lead to the position whose hash is stored');
  return { table: { ...table, offer: row.offer ?? undefined }, seed: row.seed };
}

/** A game that has changed since: seats taken, inputs by other processes. */
export async function refreshGame(
  store: Store,
  table: Table,
): Promise<{ table: Table; inputs: InputsTable[] }> {
  const row = await store.db.selectFrom('games').selectAll().where('id', '=', table.id).executeTakeFirst();
  if (row === undefined) throw new Unreadable('it is no longer there');
  const seats = await readSeats(store, table.id);
  const inputs = await inputsOf(store, table.id, table.sequence, row.sequence);
  const beside = {
    seats,
    rematch: row.rematch ?? undefined,
    // An offer made after inputs that are still to be played stands after them.
    offer: inputs.length === 0 ? (row.offer ?? undefined) : undefined,
  };
  const next = table.status === 'open' ? { ...newTable(row, seats), ...beside } : { ...table, ...beside };
  return { table: next, inputs };
}
