// `npm run crash -- --kills N`: the crash test on both stores, and with three processes on PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CrashReport, crashRun } from './crash-run.ts';
import { withPostgres } from './databases.ts';

const SETTINGS = ['embedded', 'postgres', 'processes'] as const;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    games: { type: 'string', default: '24' },
    only: { type: 'string', multiple: true },
  },
});
const kills = Number(values.kills);
const games = Number(values.games);
const only = values.only ?? SETTINGS;
if (!(kills > 0) || !(games > 0) || only.some((name) => !SETTINGS.some((each) => each === name))) {
  console.error('Usage: npm run crash -- [--kills N] [--games N] [--only embedded|postgres|processes]');
  process.exit(2);
}

/** With other processes left, nobody may be kept from playing longer than this. */
const LONGEST_WAIT_MS = 5000;

const reports: Record<string, CrashReport> = {};
for (const name of SETTINGS.filter((each) => only.includes(each))) {
  const tell = (line: string): void => console.error(`${name}: ${line}`);
  const data = mkdtempSync(join(tmpdir(), 'nhex-crash-'));
  try {
    const run = (more: Record<string, string>): Promise<CrashReport> =>
      crashRun({
        kills,
        games,
        processes: name === 'processes' ? 3 : 1,
        env: { NHEX_DATA: data, ...more },
        tell,
      });
    reports[name] =
      name === 'embedded'
        ? await run({})
        : await withPostgres((url) => run({ DATABASE_URL: url('postgres') }));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
console.log(JSON.stringify(reports, null, 2));
const waited = reports['processes']?.longestWaitMs ?? 0;
if (waited > LONGEST_WAIT_MS)
  console.error(`With three processes somebody waited ${waited} ms; ${LONGEST_WAIT_MS} are allowed.`);
if (waited > LONGEST_WAIT_MS || Object.values(reports).some(({ problems }) => problems.length > 0))
  process.exitCode = 1;
