// `npm run hostile -- [--messages N]`: hostile clients against a server of either store.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withPostgres } from './databases.ts';
import { type FloodReport, floodRun, type HostileReport, hostileRun } from './hostile-run.ts';
import { freePort, startProcess } from './processes.ts';

const FLOOD_SECONDS = 5;
/** Others may wait so long during a flood, or so many times as long as alone on a machine that is slow anyway. */
const MOST_WAIT_MS = 100;
const MOST_TIMES = 4;
type Report = HostileReport & { readonly flood: FloodReport };

const STORES = ['embedded', 'postgres'] as const;

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, only: { type: 'string', multiple: true } },
});
const messages = Number(values.messages);
const only = values.only ?? STORES;
if (!(messages > 0) || only.some((name) => !STORES.some((each) => each === name))) {
  console.error('Usage: npm run hostile -- [--messages N] [--only embedded|postgres]');
  process.exit(2);
}

const data = mkdtempSync(join(tmpdir(), 'nhex-hostile-'));
async function attack(name: string, env: Record<string, string>): Promise<Report> {
  const server = await startProcess(await freePort(), { NHEX_DATA: data, NHEX_LOG: 'error', ...env });
  const report = await hostileRun(server, messages, (line) => console.error(`${name}: ${line}`));
  await server.end('SIGTERM');
  const said = server.said().trim();
  const guarded = await startProcess(await freePort(), { NHEX_DATA: data, NHEX_RATE_LIMITS: 'on', ...env });
  const flood = await floodRun(guarded, FLOOD_SECONDS);
  await guarded.end('SIGTERM');
  const { alone, flooded } = flood.othersMs;
  const isHarmed = (flooded.p99 ?? 0) > Math.max(MOST_WAIT_MS, MOST_TIMES * (alone.p99 ?? 0));
  const problems = [
    ...report.problems,
    ...(said === '' ? [] : [`the server said: ${said.slice(0, 500)}`]),
    ...(isHarmed ? ['others waited too long during the flood'] : []),
  ];
  return { ...report, problems, flood };
}

const reports: Record<string, Report> = {};
try {
  if (only.includes('embedded')) reports['embedded'] = await attack('embedded', {});
  if (only.includes('postgres'))
    reports['postgres'] = await withPostgres((url) => attack('postgres', { DATABASE_URL: url('postgres') }));
} finally {
  rmSync(data, { recursive: true, force: true });
}
console.log(JSON.stringify(reports, null, 2));
if (Object.values(reports).some(({ problems }) => problems.length > 0)) process.exitCode = 1;
