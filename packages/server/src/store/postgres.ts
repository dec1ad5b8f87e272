// The PostgreSQL store: any number of server processes share it. An input is one statement, and so one transaction,
// guarded by the game's sequence; the database itself tells the other processes (LISTEN, NOTIFY).

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import type { Append, Notice, Store } from './store.ts';

const CHANNEL = 'nhex';
const BIGINT = 20;
const UNIQUE_VIOLATION = '23505';
const CONNECTIONS = 10;
const RETRY_MS = 500;
const QUERY_MS = 10_000;

// Times fit into a number until the year 287396.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** `patience`: how long a query may take; without it (migrations of a large database) as long as it needs. */
export function openPool(url: string, patience?: number): { db: Kysely<Tables>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(patience === undefined ? {} : { query_timeout: patience }),
    // Which process a connection belongs to, for whoever looks at the database.
    application_name: `nhex ${process.pid}`,
  });
  // A connection that breaks while nobody uses it is replaced at the next query.
  pool.on('error', () => {});
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Far below the 8000 bytes that PostgreSQL sends on: a choice has at most 200 characters, a draw a few tiles. */
const noticeText = (notice: Notice, from: string): string => JSON.stringify({ ...notice, from });

export async function openPostgres(url: string, own: string): Promise<Store> {
  const first = openPool(url);
  await migrate(first.db);
  await first.db.destroy();
  // A connection that hangs is given up: whoever waits sends again, and another process may answer.
  const { db, pool } = openPool(url, QUERY_MS);
  let listener: pg.Client | undefined;
  let closed = false;

  async function append({ game, after, input, next }: Append): Promise<boolean> {
    const { kind, seat, choice, draws, at } = input;
    const told = noticeText({ game, sequence: after + 1, input: { kind, seat, choice, draws, at } }, own);
    const query = {
      name: 'append',
      // A key that was used already breaks the constraint of the second part, which undoes the first.
      text: `with moved as (
          update games set sequence = $2::integer + 1, status = $10, hash = $11, result = $12, updated = $13, wake = $14,
            decider = $16::integer, offer = null
          where id = $1 and sequence = $2::integer returning 1
        ), put as (
          insert into inputs (game, sequence, kind, seat, choice, draws, at, player, key)
          select $1, $2::integer + 1, $3, $4::integer, $5, $6, $7::bigint, $8, $9 from moved
        )
        select pg_notify('${CHANNEL}', $15) from moved`,
      values: [
        game,
        after,
        input.kind,
        input.seat,
        input.choice,
        input.draws,
        input.at,
        input.player,
        input.key,
        next.status,
        next.hash,
        next.result,
        next.updated,
        next.wake,
        told,
        next.decider,
      ],
    };
    try {
      return (await pool.query(query)).rowCount === 1;
    } catch (error) {
      if ((error as pg.DatabaseError).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  async function connect(heard: (notice: Notice) => void, missed: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: `nhex ${process.pid}`,
    });
    client.on('notification', ({ payload }) => {
      const { from, ...notice }: Notice & { from?: string } = JSON.parse(payload ?? '{}');
      if (from !== own) heard(notice);
    });
    const lost = (): void => {
      if (closed || listener !== client) return;
      listener = undefined;
      void again();
    };
    const again = async (): Promise<void> => {
      while (!closed) {
        try {
          await connect(heard, missed);
          // Whatever was told while nobody listened is looked up.
          return missed();
        } catch {
          await new Promise((next) => setTimeout(next, RETRY_MS));
        }
      }
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listener = client;
  }

  return {
    kind: 'postgres',
    db,
    append,
    announce: async (notice) => {
      await sql`select pg_notify(${CHANNEL}, ${noticeText(notice, own)})`.execute(db);
    },
    listen: connect,
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      closed = true;
      await listener?.end().catch(() => {});
      await db.destroy();
    },
  };
}
