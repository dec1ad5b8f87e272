// The PostgreSQL store: any number of server processes share it. An input is part of one statement, and so of one
// transaction, guarded by its game's sequence; those that arrive while others are being stored share a statement. The
// database itself tells the other processes (LISTEN, NOTIFY).

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import type { Append, Notice, Store } from './store.ts';

const CHANNEL = 'nhex_packets';
const BIGINT = 20;
const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
const CONNECTIONS = 10;
/** Statements with inputs under way at the same time; what arrives meanwhile shares the next one. */
const MOST_BATCHES = 3;
/** Inputs in one of them. */
const MOST_TOGETHER = 200;
const RETRY_MS = 500;
/** What takes longer than this is given up, so that a player who sends again is served within five seconds. */
const QUERY_MS = 3000;
const CONNECT_MS = 2000;
/** How often the connection that listens is tried: one that has gone silent would never say so. */
const HEARTBEAT_MS = 1500;

// Times fit into a number until the year 287396.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** How long the start waits for a database that is there but slow. */
const START_MS = 15_000;

async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + START_MS; ; ) {
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((next) => setTimeout(next, RETRY_MS));
    }
  }
}

/** `patience`: how long a query may take; without it (migrations of a large database) as long as it needs. */
export function openPool(url: string, patience?: number): { db: Kysely<Tables>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: patience === undefined ? 30_000 : CONNECT_MS,
    keepAlive: true,
    // The database itself gives up first: a connection is never handed on with a query under way.
    ...(patience === undefined ? {} : { statement_timeout: patience, query_timeout: patience + 1000 }),
    // Which process a connection belongs to, for whoever looks at the database.
    application_name: `nhex ${process.pid}`,
  });
  // A connection that breaks while nobody uses it is replaced at the next query.
  pool.on('error', () => {});
  // One that breaks while it is used fails the next query of whoever uses it; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** What is sent to the other processes at once: notices, and who told them. */
interface Packet {
  readonly notices: readonly Notice[];
  readonly from: string;
}
const PACKET_START = '{"notices":[';
/** How one's own packets end: they come back like all others, and need not be read. */
const packetEnd = (own: string): string => `],"from":${JSON.stringify(own)}}`;
/**
 * PostgreSQL sends on less than 8000 bytes. A packet has at most this and one notice, which is far below 2000: a choice has
 * at most 200 characters, a draw a few tiles, letters go to six at most.
 */
const PACKET_BYTES = 5500;

interface Waiting {
  readonly write: Append;
  readonly done: (stored: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** What is sent with an input, and its types. */
const COLUMNS = [
  ['game', 'text'],
  ['after', 'integer'],
  ['kind', 'text'],
  ['seat', 'integer'],
  ['choice', 'text'],
  ['draws', 'text'],
  ['at', 'bigint'],
  ['player', 'text'],
  ['key', 'text'],
  ['status', 'text'],
  ['hash', 'text'],
  ['result', 'text'],
  ['updated', 'bigint'],
  ['wake', 'bigint'],
  ['decider', 'integer'],
  ['told', 'text'],
] as const;
type Column = (typeof COLUMNS)[number][0];

/** A key that was used already breaks the constraint of `put`, which undoes everything. */
const APPEND = `with given as (
    select * from json_to_recordset($1) as input (${COLUMNS.map((column) => column.join(' ')).join(', ')})
  ), moved as (
    update games set sequence = after + 1, status = given.status, hash = given.hash, result = given.result,
      updated = given.updated, wake = given.wake, decider = given.decider, offer = null
    from given where id = game and sequence = after returning id
  ), put as (
    insert into inputs (game, sequence, kind, seat, choice, draws, at, player, key)
    select game, after + 1, kind, seat, choice, draws, at, player, key from given join moved on id = game
  ), packets as (
    select id, told, sum(octet_length(told) + 1) over (order by id) / ${PACKET_BYTES} as packet
    from given join moved on id = game
  )
  select array_agg(id) as ids, pg_notify('${CHANNEL}', '${PACKET_START}' || string_agg(told, ',') || $2::text)
  from packets group by packet`;

function rowOf({ game, after, input, next, letters }: Append): Record<Column, string | number | null> {
  const { kind, seat, choice, draws, at } = input;
  const told: Notice = {
    game,
    sequence: after + 1,
    input: { kind, seat, choice, draws, at },
    ...(letters.length > 0 ? { letters } : {}),
  };
  return { game, after, ...input, ...next, told: JSON.stringify(told) };
}

export async function openPostgres(url: string, own: string): Promise<Store> {
  const first = openPool(url);
  await migrate(first.db);
  await first.db.destroy();
  // A connection that hangs is given up: whoever waits sends again, and another process may answer.
  const { db, pool } = openPool(url, QUERY_MS);
  await patiently(() => pool.query('select 1'));
  let listener: pg.Client | undefined;
  let closed = false;

  let waiting: Waiting[] = [];
  let batches = 0;

  /** Stores what waits. Nothing can go wrong here that whoever waits would not be told. */
  async function flush(): Promise<void> {
    if (waiting.length === 0 || batches >= MOST_BATCHES) return;
    const batch = waiting.slice(0, MOST_TOGETHER);
    waiting = waiting.slice(MOST_TOGETHER);
    batches++;
    await storeAll(batch);
    batches--;
    void flush();
  }

  async function storeAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await storeTogether(batch.map(({ write }) => write));
      for (const { write, done } of batch) done(stored.has(write.game));
    } catch (error) {
      const { code } = error as pg.DatabaseError;
      // One of them undid them all: each by itself, then.
      if (batch.length > 1 && (code === UNIQUE_VIOLATION || code === DEADLOCK))
        for (const each of batch) await storeAll([each]);
      else if (code === UNIQUE_VIOLATION) batch[0].done(false);
      else for (const { fail } of batch) fail(error);
    }
  }

  /** The games whose input was stored: those that stood where it was made. */
  async function storeTogether(writes: readonly Append[]): Promise<ReadonlySet<string>> {
    const { rows } = await pool.query<{ ids: string[] }>({
      name: 'append',
      text: APPEND,
      values: [JSON.stringify(writes.map(rowOf)), packetEnd(own)],
    });
    return new Set(rows.flatMap(({ ids }) => ids));
  }

  async function connect(heard: (notice: Notice) => void, missed: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      application_name: `nhex ${process.pid}`,
    });
    client.on('notification', ({ payload = '' }) => {
      if (payload.endsWith(packetEnd(own))) return;
      const { notices }: Packet = JSON.parse(payload);
      for (const notice of notices) heard(notice);
    });
    const heartbeat = setInterval(() => {
      if (listener === client) void client.query('select 1').catch(lost);
    }, HEARTBEAT_MS);
    heartbeat.unref();
    const lost = (): void => {
      clearInterval(heartbeat);
      if (closed || listener !== client) return;
      listener = undefined;
      client.end().catch(() => {});
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
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      clearInterval(heartbeat);
      throw error;
    }
    listener = client;
  }

  return {
    kind: 'postgres',
    db,
    append: (write) =>
      new Promise((done, fail) => {
        waiting.push({ write, done, fail });
        // What comes in during this turn of the event loop shares a statement, too.
        if (waiting.length === 1) setImmediate(() => void flush());
      }),
    announce: async (notice) => {
      const packet: Packet = { notices: [notice], from: own };
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(packet)})`.execute(db);
    },
    listen: (heard, missed) => patiently(() => connect(heard, missed)),
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
