// A PostgreSQL of their own for the proofs, found or installed by scripts/postgres.mjs.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Run<T> = (url: (database: string) => string) => Promise<T>;

export async function withPostgres<T>(run: Run<T>): Promise<T> {
  const scripts = pathToFileURL(join(process.cwd(), 'scripts', 'postgres.mjs')).href;
  const { ensurePostgres, startPostgres } = await import(scripts);
  const bin = ensurePostgres();
  if (bin === undefined) process.exit(1);
  const postgres = await startPostgres({ bin });
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}
