// The embedded store: one SQLite file (libsql) beside the server, written by one process. Inputs that arrive together
// are committed together, and acknowledged only then. docs/operate.md says why libsql, and what survives a kill.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Driver, Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import type { Append, Store } from './store.ts';

interface Waiting {
  readonly write: Append;
  readonly done: (stored: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Prepares each statement once: kysely asks for the same few again and again. */
function preparing(file: Database.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      let statement = prepared.get(text);
      if (statement === undefined) {
        statement = file.prepare(text) as unknown as SqliteStatement;
        if (prepared.size < 500) prepared.set(text, statement);
      }
      return statement;
    },
    close: () => {
      prepared.clear();
      file.close();
    },
  };
}

/** Commits in a thread of libsql's own: others are served while the disk is waited for. */
async function commit(file: Database.Database): Promise<void> {
  await AsyncDatabase.prototype.exec.call(file, 'commit');
}

class Dialect extends SqliteDialect {
  readonly #file: Database.Database;

  constructor(file: Database.Database) {
    super({ database: preparing(file) });
    this.#file = file;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.commitTransaction = () => commit(this.#file);
    return driver;
  }
}

/** Another process serves from the same folder. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

/**
 * Holds the folder for this process: a lock of the operating system on a file of its own, gone with the process.
 * A server that is just ending gets a few seconds.
 */
export function lock(folder: string): () => void {
  const held = new Database(join(folder, 'lock.db'));
  held.pragma('busy_timeout = 5000');
  try {
    held.exec('begin exclusive');
  } catch {
    held.close();
    throw new DataInUse(
      `Another NHex server is using the folder ${folder}. Give this one a folder of its own with NHEX_DATA.`,
    );
  }
  return () => {
    held.exec('rollback');
    held.close();
  };
}

/** Opens the file without touching what is in it: for migrations and their tests. */
export function openFile(path: string): { db: Kysely<Tables>; file: Database.Database } {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = new Database(path);
  // A second process on the same file (the admin commands) waits for its turn.
  file.pragma('busy_timeout = 5000');
  file.pragma('journal_mode = WAL');
  // Every commit reaches the disk before it is acknowledged.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return { db: new Kysely<Tables>({ dialect: new Dialect(file) }), file };
}

export async function openEmbedded(path: string, how: 'alone' | 'beside' = 'alone'): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const release = how === 'alone' ? lock(dirname(path)) : () => {};
  const { db, file } = openFile(path);
  await migrate(db);
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  /** The statements of one append, in whatever transaction is open. */
  const put = file.prepare(
    'insert into inputs (game, sequence, kind, seat, choice, draws, at, player, key) ' +
      'values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const move = file.prepare(
    'update games set sequence = ?, status = ?, hash = ?, result = ?, updated = ?, decider = ?, wake = ?, offer = null where id = ? and sequence = ?',
  );
  const carryOut = ({ game, after, input, next }: Append): boolean => {
    const { kind, seat, choice, draws, at, player, key } = input;
    if (put.run(game, after + 1, kind, seat, choice, draws, at, player, key).changes === 0) return false;
    const { status, hash, result, updated, decider, wake } = next;
    if (move.run(after + 1, status, hash, result, updated, decider, wake, game, after).changes !== 1)
      throw new Error(`game ${game} does not stand at ${after}, although its inputs do`);
    return true;
  };

  /** Commits everything that waits, while the connection is ours alone. */
  async function flush(): Promise<void> {
    await db.connection().execute(async () => {
      const batch = waiting;
      waiting = [];
      flushing = undefined;
      const stored: boolean[] = [];
      try {
        file.exec('begin immediate');
        for (const { write } of batch) stored.push(carryOut(write));
        await commit(file);
      } catch (error) {
        if (file.inTransaction) file.exec('rollback');
        for (const each of batch) each.fail(error);
        return;
      }
      for (const [i, each] of batch.entries()) each.done(stored[i]);
    });
  }

  return {
    kind: 'embedded',
    db,
    append: (write) =>
      new Promise((done, fail) => {
        waiting.push({ write, done, fail });
        // What comes in during this turn of the event loop shares one commit.
        flushing ??= new Promise<void>((next) => setImmediate(next)).then(flush);
        flushing.catch(fail);
      }),
    announce: async () => {},
    listen: async () => {},
    ping: async () => {
      file.prepare('select 1').get();
    },
    close: async () => {
      await flushing;
      // After whatever is being committed.
      await db.connection().execute(async () => {});
      await db.destroy();
      release();
    },
  };
}
