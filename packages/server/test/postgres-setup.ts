// One PostgreSQL for all server tests of a run; every test server gets a database of its own in it.

import type { TestProject } from 'vitest/node';
import { ensurePostgres, startPostgres } from '../../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = ensurePostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL to test with');
  const postgres = await startPostgres({ bin, durable: false });
  project.provide('postgres', postgres.url(''));
  return postgres.stop;
}
