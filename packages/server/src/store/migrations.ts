// The history of the schema: forward only, run by themselves at the start, tested from every version with data in it.
// A migration that has been released is never changed; the next one mends it.

import { type ColumnDefinitionBuilder, type Kysely, type Migration, Migrator, sql } from 'kysely';

// A migration sees the schema of its own time, not today's types.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyDb = Kysely<any>;

async function games(db: AnyDb): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('players')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('player', 'text', (c) => c.notNull().references('players.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('tokens_of_player').on('tokens').column('player').execute();
  await schema
    .createTable('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('private', 'integer', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('started', 'bigint')
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('wake', 'bigint')
    .execute();
  await schema.createIndex('games_to_wake').on('games').column('wake').execute();
  await schema.createIndex('games_by_status').on('games').columns(['status', 'created']).execute();
  await schema
    .createTable('seeds')
    .addColumn('game', 'text', (c) => c.primaryKey().references('games.id'))
    .addColumn('seed', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('seats')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.references('players.id'))
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
    .execute();
  await schema.createIndex('seats_of_player').on('seats').column('player').execute();
  await schema
    .createTable('inputs')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('choice', 'text')
    .addColumn('draws', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('player', 'text')
    .addColumn('key', 'text')
    .addPrimaryKeyConstraint('inputs_key', ['game', 'sequence'])
    .addUniqueConstraint('inputs_once', ['game', 'player', 'key'])
    .execute();
}

async function accounts(db: AnyDb): Promise<void> {
  const { schema } = db;
  for (const column of ['password', 'recovery', 'owner'])
    await schema.alterTable('players').addColumn(column, 'text').execute();
  for (const column of ['banned', 'deleted'])
    await schema.alterTable('players').addColumn(column, 'bigint').execute();
  await schema.createIndex('players_of_owner').on('players').column('owner').execute();
  for (const column of ['id', 'label', 'scopes'])
    await schema
      .alterTable('tokens')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  // Every token so far belongs to a guest, who may do everything a guest may.
  await db.updateTable('tokens').set({ scopes: 'read play account' }).execute();
  await schema
    .createTable('kept')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function lobby(db: AnyDb): Promise<void> {
  const { schema } = db;
  for (const column of ['decider', 'offer'])
    await schema.alterTable('games').addColumn(column, 'integer').execute();
  await schema.alterTable('games').addColumn('rematch', 'text').execute();
}

async function invitations(db: AnyDb): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('seats')
    .addColumn('invited', 'text', (c) => c.references('players.id'))
    .execute();
  await schema.createIndex('seats_of_invited').on('seats').column('invited').execute();
}

async function ratings(db: AnyDb): Promise<void> {
  const { schema } = db;
  await schema.alterTable('games').addColumn('ended', 'bigint').execute();
  await schema.createIndex('games_by_end').on('games').column('ended').execute();
  await schema.alterTable('seats').addColumn('army', 'text').execute();
  await schema.alterTable('seats').addColumn('score', 'double precision').execute();
  for (const column of ['rating', 'gain'])
    await schema.alterTable('seats').addColumn(column, 'integer').execute();
  await schema.createIndex('seats_by_army').on('seats').column('army').execute();
  const number = 'double precision';
  await schema
    .createTable('ratings')
    .addColumn('player', 'text', (c) => c.notNull().references('players.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('rating', number, (c) => c.notNull())
    .addColumn('deviation', number, (c) => c.notNull())
    .addColumn('volatility', number, (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('points', number, (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['player', 'kind'])
    .execute();
  await schema.createIndex('ratings_by_kind').on('ratings').columns(['kind', 'rating']).execute();
  await schema
    .createTable('pairings')
    .addColumn('army', 'text', (c) => c.notNull())
    .addColumn('against', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('points', number, (c) => c.notNull())
    .addPrimaryKeyConstraint('pairings_key', ['army', 'against', 'rated'])
    .execute();
  await schema
    .createTable('seeks')
    .addColumn('player', 'text', (c) => c.primaryKey().references('players.id'))
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('army', 'text')
    .addColumn('rating', number, (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('game', 'text')
    .execute();
  // Finished games are looked at once more: who won with which army.
  await db.updateTable('games').set({ wake: 0 }).where('status', '=', 'over').execute();
}

async function matches(db: AnyDb): Promise<void> {
  const { schema } = db;
  for (const column of ['match', 'draft'])
    await schema.alterTable('games').addColumn(column, 'text').execute();
  await schema.alterTable('games').addColumn('round', 'integer').execute();
  await schema
    .alterTable('games')
    .addColumn('sealed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('games_of_match').on('games').column('match').execute();
}

async function people(db: AnyDb): Promise<void> {
  const { schema } = db;
  const player = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    c.notNull().references('players.id');
  await schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
    .addColumn('player', 'text', player)
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('preset', 'text')
    .addColumn('text', 'text')
    .execute();
  await schema.createIndex('chat_of_game').on('chat').columns(['game', 'at']).execute();
  await schema
    .createTable('mutes')
    .addColumn('player', 'text', player)
    .addColumn('muted', 'text', player)
    .addPrimaryKeyConstraint('mutes_key', ['player', 'muted'])
    .execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('player', 'text', player)
    .addColumn('about', 'text', player)
    .addColumn('game', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('handled', 'bigint')
    .execute();
  await schema
    .createTable('holidays')
    .addColumn('player', 'text', player)
    .addColumn('starts', 'bigint', (c) => c.notNull())
    .addColumn('ends', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('holidays_key', ['player', 'starts'])
    .execute();
  await schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('player', 'text', player)
    .addColumn('keys', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('pushes_of_player').on('pushes').column('player').execute();
  await schema
    .createTable('mails')
    .addColumn('player', 'text', (c) => c.primaryKey().references('players.id'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('sent', 'bigint', (c) => c.notNull())
    .execute();
}

/** In order of their names. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-games': { up: games },
  '002-accounts': { up: accounts },
  '003-lobby': { up: lobby },
  '004-invitations': { up: invitations },
  '005-ratings': { up: ratings },
  '006-matches': { up: matches },
  '007-people': { up: people },
};

/** The schema only moves forward. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema';
}

/** Brings the schema to a version (the newest unless named). Several processes may try at once: one does it. */
export async function migrate(db: AnyDb, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error === undefined) return;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (done.rows.some(({ name }) => !(name in MIGRATIONS)))
    throw new NewerSchema(
      'the data were written by a newer NHex; start that one, or restore an older backup.',
    );
  throw error;
}
