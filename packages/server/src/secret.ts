// The server's own secret: from the environment, or made at the first start and kept beside the data (the embedded
// file's folder; in PostgreSQL a row, so that all processes have the same). It keys the hashes of tokens.

import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store/store.ts';

const newSecret = (): string => randomBytes(32).toString('hex');

/** The file's content; made in one step, so that of two processes that start together both read the same. */
function keptInFile(folder: string): string {
  const path = join(folder, 'secret');
  const read = (): string => readFileSync(path, 'utf8').trim();
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(folder, { recursive: true });
  const mine = `${path}.${process.pid}.tmp`;
  writeFileSync(mine, `${newSecret()}\n`, { mode: 0o600 });
  try {
    linkSync(mine, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return read();
}

async function keptInDatabase(store: Store): Promise<string> {
  await store.db
    .insertInto('kept')
    .values({ name: 'secret', value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await store.db
    .selectFrom('kept')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

export async function findSecret(given: string | undefined, store: Store, folder: string): Promise<string> {
  if (given !== undefined) return given;
  return store.kind === 'embedded' ? keptInFile(folder) : keptInDatabase(store);
}

/** A key for one purpose, so that no value made for one can serve another. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();
