// Games in the database: making them, sitting down, reading them back.

import { sql, type Transaction } from 'kysely';
import {
  deciderIn,
  type GameOptions,
  hashOf,
  newPlay,
  Refusal,
  RULES,
  randomArmies,
  readOptions,
} from '../referee/engine.ts';
import { commitmentTo, newSeed } from '../referee/shuffle.ts';
import type { GamesTable, InputsTable, Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { holderOf } from './listing.ts';
import type { Settings } from './settings.ts';
import { advance, newTable, readInput, rowOf, type SeatHolder, type Table } from './table.ts';

export interface NewSeat {
  readonly player: string | null;
  readonly bot: string | null;
  /** For whom the seat is kept. */
  readonly invited: string | null;
}

export interface NewGame {
  readonly id: string;
  readonly options: GameOptions;
  readonly settings: Settings;
  readonly private: boolean;
  readonly seats: readonly NewSeat[];
  readonly at: number;
  readonly match?: { readonly id: string; readonly round: number };
  /** The shuffles of another game: its seed stays hidden after the end. */
  readonly seed?: string;
  readonly sealed?: boolean;
}

/** What else must be so, asked and written in the same transaction. */
export type Provided = (tx: Transaction<Tables>) => Promise<boolean>;

const NOT_SO = new Error('not so');

/** Makes a game, if something else in the same transaction is so; false and nothing when it is not. */
export async function createGame(
  store: Store,
  game: NewGame,
  provided: Provided = async () => true,
): Promise<boolean> {
  const made = store.db.transaction().execute(async (tx) => {
    // What was written so far is undone.
    if (!(await provided(tx))) throw NOT_SO;
    await insertGame(tx, game);
    return true;
  });
  return made.catch((error) => {
    if (error === NOT_SO) return false;
    throw error;
  });
}

const HOUR = 60 * 60 * 1000;

/** When a table is closed at which nobody has sat down: live ones soon, others have time. */
const closesAt = ({ settings, private: hidden, at }: NewGame): number =>
  at + (hidden || (settings.clock && 'days' in settings.clock) ? 14 * 24 * HOUR : 2 * HOUR);

/** What happens when everybody sits: the armies are dealt, or bans and picks begin, or play does. */
function beginning(
  options: GameOptions,
  { armyChoice }: Settings,
  at: number,
): { readonly options: GameOptions; readonly row: Partial<GamesTable> } {
  if (armyChoice === 'draft') return { options, row: { draft: '[]' } };
  const armies = armyChoice === 'random' ? randomArmies(options.armies.length, []) : options.armies;
  const chosen = { ...options, armies };
  return { options: chosen, row: beginPlay(chosen, at) };
}

/** What the row says when play begins with these options. */
export function beginPlay(options: GameOptions, at: number): Partial<GamesTable> {
  const play = newPlay(options);
  return {
    status: 'playing',
    options: JSON.stringify(options),
    hash: hashOf(play),
    decider: deciderIn(play) ?? null,
    started: at,
    wake: at,
    draft: null,
  };
}

/** Writes a new game. */
export async function insertGame(tx: Transaction<Tables>, game: NewGame): Promise<void> {
  const seed = game.seed ?? newSeed();
  const full = game.seats.every(({ player, bot }) => player !== null || bot !== null);
  const begun = full ? beginning(game.options, game.settings, game.at) : undefined;
  const options = begun?.options ?? game.options;
  const play = newPlay(options);
  const row: GamesTable = {
    id: game.id,
    sequence: 0,
    status: 'open',
    options: JSON.stringify(options),
    settings: JSON.stringify(game.settings),
    private: game.private ? 1 : 0,
    commitment: commitmentTo(seed),
    rules: RULES,
    hash: hashOf(play),
    result: null,
    created: game.at,
    started: null,
    updated: game.at,
    decider: deciderIn(play) ?? null,
    offer: null,
    rematch: null,
    wake: closesAt(game),
    ended: null,
    match: game.match?.id ?? null,
    round: game.match?.round ?? null,
    draft: null,
    sealed: game.sealed ? 1 : 0,
    ...begun?.row,
  };
  const seats = game.seats.map((seat, number) => ({
    ...seat,
    game: game.id,
    seat: number,
    army: null,
    score: null,
    rating: null,
    gain: null,
  }));
  await tx.insertInto('games').values(row).execute();
  await tx.insertInto('seeds').values({ game: game.id, seed }).execute();
  await tx.insertInto('seats').values(seats).execute();
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
      .select(['status', 'options', 'settings'])
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
      .where((where) => where.or([where('invited', 'is', null), where('invited', '=', player)]))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const open = await tx
      .selectFrom('seats')
      .select('seat')
      .where('game', '=', game)
      .where('player', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst();
    const begun =
      open === undefined
        ? beginning(readOptions(row.options), JSON.parse(row.settings) as Settings, at).row
        : {};
    await tx
      .updateTable('games')
      .set({ ...begun, updated: at })
      .where('id', '=', game)
      .execute();
    return true;
  });
}

/** Leaves a seat of a game that has not begun; bans and picks begin anew. */
export async function leaveSeat(store: Store, game: string, player: string): Promise<void> {
  await store.db
    .updateTable('games')
    .set({ draft: null })
    .where('id', '=', game)
    .where('status', '=', 'open')
    .execute();
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
    .leftJoin('players', (join) =>
      join.on('players.id', '=', (on) => on.fn.coalesce('seats.player', 'seats.invited')),
    )
    .select(['seats.player', 'seats.bot', 'seats.invited', 'players.name', 'players.kind'])
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
  const isOld = row.rules !== RULES;
  const under = `the game was begun under rules ${row.rules}, and under rules ${RULES}`;
  try {
    for (const input of inputs) table = advance(table, readInput(input), input.at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const number = table.sequence + 1;
    throw new Unreadable(
      isOld
        ? `${under} its input ${number} is not possible: ${error.message}`
        : `input ${number} cannot have happened: ${error.message}`,
    );
  }
  if (table.sequence !== row.sequence)
    throw new Unreadable(`${row.sequence - table.sequence} inputs are missing`);
  if (rowOf(table, 0).hash !== row.hash)
    throw new Unreadable(
      isOld
        ? `${under} its inputs lead to another position`
        : 'its inputs do not lead to the position whose hash is stored',
    );
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
    sealed: row.sealed === 1,
    // An offer made after inputs that are still to be played stands after them.
    offer: inputs.length === 0 ? (row.offer ?? undefined) : undefined,
  };
  const next = table.status === 'open' ? { ...newTable(row, seats), ...beside } : { ...table, ...beside };
  return { table: next, inputs };
}
