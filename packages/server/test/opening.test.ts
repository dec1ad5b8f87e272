// What keeps a server from starting is said in one sentence that names the setting.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { ConfigError, configFrom, openServer } from '../src/index.ts';
import { openFile } from '../src/store/embedded.ts';
import { migrate } from '../src/store/migrations.ts';
import { folder, newConfig, start } from './harness.ts';

type Env = Record<string, string>;

/** What is said instead of starting. */
async function refusal(env: Env): Promise<string> {
  const error = await openServer(configFrom(env), undefined).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConfigError);
  return (error as Error).message;
}

test('a data folder that cannot be', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(await refusal({ NHEX_DATA: join(file, 'data') })).toMatch(
    /^The data folder .* cannot be written \(ENOTDIR\)\. NHEX_DATA names another\.$/,
  );
});

test('a file that is no database', async () => {
  const data = folder();
  writeFileSync(join(data, 'nhex.db'), 'a letter to somebody, and rather a long one'.repeat(10));
  expect(await refusal({ NHEX_DATA: data })).toMatch(/nhex\.db cannot be opened as a database/);
});

test('data of a newer version', async () => {
  const data = folder();
  const { db } = openFile(join(data, 'nhex.db'));
  await migrate(db);
  await (db as unknown as Kysely<Record<string, Record<string, string>>>)
    .insertInto('kysely_migration')
    .values({ name: '999-tomorrow', timestamp: '2099-01-01T00:00:00.000Z' })
    .execute();
  await db.destroy();
  expect(await refusal({ NHEX_DATA: data })).toMatch(/were written by a newer NHex/);
});

test('a database where nobody listens, and one that is not there; the password is not told', async () => {
  expect(await refusal({ DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/nhex' })).toBe(
    'The database of DATABASE_URL (127.0.0.1:1/nhex) cannot be used: nobody listens there.',
  );
  const { databaseUrl = '' } = await newConfig('postgres');
  expect(await refusal({ DATABASE_URL: `${databaseUrl}x` })).toMatch(/: there is no such database\.$/);
});

test('a folder that another server uses', async () => {
  const config = await newConfig('embedded');
  await start(config);
  await expect(openServer(config, undefined)).rejects.toThrow(/Another NHex server is using the folder/);
});
