// Short versions of `npm run crash` and `npm run hostile`, with real processes.

import { describe, expect, test } from 'vitest';
import { crashRun } from '../src/proof/crash-run.ts';
import { floodRun, hostileRun } from '../src/proof/hostile-run.ts';
import { freePort, startProcess } from '../src/proof/processes.ts';
import { folder, newDatabase, STORES } from './harness.ts';

const tell = (): void => {};

describe('killed at random moments, nothing acknowledged is lost', () => {
  test('on the embedded store', async () => {
    const report = await crashRun({ kills: 3, games: 8, processes: 1, env: { NHEX_DATA: folder() }, tell });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(20);
  });

  test('on PostgreSQL, with three processes: players go on with the others', async () => {
    const env = { NHEX_DATA: folder(), DATABASE_URL: await newDatabase() };
    const report = await crashRun({ kills: 4, games: 8, processes: 3, env, tell });
    expect(report.problems).toEqual([]);
    expect([report.kills, report.cuts]).toEqual([2, 2]);
    expect(report.acknowledged).toBeGreaterThan(20);
  });
});

test.each(STORES)(
  'hostile messages change nothing and get only answers that fit, on the %s store',
  async (kind) => {
    const store: Record<string, string> = kind === 'postgres' ? { DATABASE_URL: await newDatabase() } : {};
    const server = await startProcess(await freePort(), { NHEX_DATA: folder(), NHEX_LOG: 'error', ...store });
    const report = await hostileRun(server, 1500, tell);
    await server.end('SIGTERM');
    expect(report.problems).toEqual([]);
    expect(Object.keys(report.byKind)).toHaveLength(7);
    expect(server.said()).toBe('');
  },
);

test('a flood from one address is refused, and others play on', async () => {
  const server = await startProcess(await freePort(), { NHEX_DATA: folder(), NHEX_RATE_LIMITS: 'on' });
  const { requests, refusedByLimits, othersMs } = await floodRun(server, 2);
  await server.end('SIGTERM');
  expect(refusedByLimits).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(refusedByLimits);
  expect(othersMs.flooded.median).toBeDefined();
});

test('a server that is asked to end lets requests finish and frees its folder', async () => {
  const data = folder();
  const first = await startProcess(await freePort(), { NHEX_DATA: data });
  await expect(startProcess(await freePort(), { NHEX_DATA: data })).rejects.toThrow(
    /Another NHex server is using/,
  );
  await first.end('SIGTERM');
  const second = await startProcess(await freePort(), { NHEX_DATA: data });
  await second.end('SIGTERM');
});
