// The store that a configuration names, or one sentence that says why it cannot be opened.

import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { DataInUse, openEmbedded } from './store/embedded.ts';
import { NewerSchema } from './store/migrations.ts';
import { openPostgres } from './store/postgres.ts';
import type { Store } from './store/store.ts';

/** `alone`: as the one server of an embedded file; `beside`: for a moment, while that server may be running. */
export const openStore = async (config: Config, how: 'alone' | 'beside'): Promise<Store> =>
  config.databaseUrl === undefined ? openFile(config.data, how) : openDatabase(config.databaseUrl);

async function openFile(folder: string, how: 'alone' | 'beside'): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} cannot be written${codeOf(error)}. NHEX_DATA names another.`,
    );
  }
  const file = join(folder, 'nhex.db');
  try {
    return await openEmbedded(file, how);
  } catch (error) {
    if (error instanceof DataInUse || error instanceof ConfigError) throw error;
    if (error instanceof NewerSchema) throw new ConfigError(`${file}: ${error.message}`);
    throw new ConfigError(
      `${file} cannot be opened as a database${codeOf(error)}. Restore a backup, or name another folder with NHEX_DATA.`,
    );
  }
}

/** What the codes of Node and PostgreSQL mean to who wrote the address. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up now',
  ETIMEDOUT: 'the host does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '42501': 'this user may not make the tables',
};

async function openDatabase(url: string): Promise<Store> {
  try {
    return await openPostgres(url, randomUUID());
  } catch (error) {
    if (error instanceof NewerSchema) throw new ConfigError(`DATABASE_URL: ${error.message}`);
    const { code } = error as { code?: string };
    const reason = (code !== undefined && REASONS[code]) || `it does not answer as it should${codeOf(error)}`;
    throw new ConfigError(`The database of DATABASE_URL (${placeOf(url)}) cannot be used: ${reason}.`);
  }
}

/** The address without user and password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'not a valid address';
  }
}

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
};
