// Backup and restore. A backup is a folder: of the embedded store a copy of its file and the secret, taken while the
// server runs; of PostgreSQL a dump by its own tools.

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { lock, openFile } from '../store/embedded.ts';

const FILE = 'nhex.db';
const SECRET = 'secret';
const DUMP = 'nhex.dump';

/** A tool of PostgreSQL: on the PATH, in POSTGRES_BIN, or where Debian puts it. */
function tool(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['POSTGRES_BIN'] ?? '',
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined)
    throw new ConfigError(`${name} is not installed (Debian: apt-get install postgresql-client).`);
  return found;
}

function run(name: string, args: readonly string[]): void {
  try {
    execFileSync(tool(name), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw new ConfigError(`${name} failed: ${said.split('\n')[0]}`);
  }
}

export async function backup(config: Config, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ConfigError(`${folder} is not empty: a backup never overwrites another.`);
  if (config.databaseUrl === undefined && !existsSync(join(config.data, FILE)))
    throw new ConfigError(`There is no ${FILE} in ${config.data}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (config.databaseUrl !== undefined) {
    run('pg_dump', ['--format=custom', `--file=${join(folder, DUMP)}`, config.databaseUrl]);
    return;
  }
  const { db, file } = openFile(join(config.data, FILE));
  // One consistent moment, whatever the server writes meanwhile.
  file.prepare('vacuum into ?').run(join(folder, FILE));
  await db.destroy();
  if (existsSync(join(config.data, SECRET))) copyFileSync(join(config.data, SECRET), join(folder, SECRET));
}

/** Puts a backup in place of what is there. The server must not be running. */
export async function restore(config: Config, folder: string): Promise<void> {
  const kept = config.databaseUrl === undefined ? FILE : DUMP;
  if (!existsSync(join(folder, kept))) throw new ConfigError(`${folder} holds no ${kept}.`);
  if (config.databaseUrl !== undefined) {
    run('pg_restore', [
      '--clean',
      '--if-exists',
      '--single-transaction',
      '--no-owner',
      `--dbname=${config.databaseUrl}`,
      join(folder, DUMP),
    ]);
    return;
  }
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const release = lock(config.data);
  try {
    // What was written after the old file would be taken for a part of the new one.
    for (const name of [FILE, `${FILE}-wal`, `${FILE}-shm`]) rmSync(join(config.data, name), { force: true });
    copyFileSync(join(folder, FILE), join(config.data, FILE));
    if (existsSync(join(folder, SECRET))) copyFileSync(join(folder, SECRET), join(config.data, SECRET));
  } finally {
    release();
  }
}
