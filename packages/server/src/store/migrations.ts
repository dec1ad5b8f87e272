// The history of the schema: forward only, run by themselves at the start, tested from every version with data in it.
// A migration that has been released is never changed; the next one mends it.

import { type Kysely, type Migration, Migrator } from 'kysely';

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

/** In order of their names. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-games': { up: games },
  '002-accounts': { up: accounts },
  '003-lobby': { up: lobby },
};

/** Brings the schema to a version (the newest unless named). Several processes may try at once: one does it. */
export async function migrate(db: AnyDb, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error !== undefined) throw error;
}
