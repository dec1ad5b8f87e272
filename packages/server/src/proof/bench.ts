// `npm run bench:server`: speed and memory on both stores and with three processes, load generator included, and the
// same game's moves through a boardgame.io server. Prints JSON; docs/operate.md says what to make of it.

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { boardgameIo, type Rival } from './boardgame-io.ts';
import { pause, send } from './client.ts';
import { withPostgres } from './databases.ts';
import { Crowd, quantile } from './load.ts';
import { measureMemory } from './memory.ts';
import { freePort, type Process, startProcess } from './processes.ts';

const PARTS = ['embedded', 'postgres', 'processes', 'memory', 'boardgame.io'] as const;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    matches: { type: 'string', default: '200' },
    games: { type: 'string', default: '2000' },
    streams: { type: 'string', default: '5000' },
    only: { type: 'string', multiple: true },
  },
});
const seconds = Number(values.seconds);
/** Games in flight where everybody answers at once, ours and boardgame.io's alike. */
const matches = Number(values.matches);
const games = Number(values.games);
const streams = Number(values.streams);
const only = values.only ?? PARTS;
if (
  !(seconds > 0) ||
  !(matches > 0) ||
  !(games > 0) ||
  !(streams >= 2 * games) ||
  only.some((name) => !PARTS.some((each) => each === name))
) {
  console.error(
    `Usage: npm run bench:server -- [--seconds N] [--matches N] [--games N] [--streams N] [--only ${PARTS.join('|')}]`,
  );
  process.exit(2);
}
const wanted = (part: (typeof PARTS)[number]): boolean => only.includes(part);
const tell = (line: string): void => console.error(line);

/** What the servers have used of the processors: a figure that a busy machine does not change. */
async function cpuSeconds(urls: readonly string[]): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    const { text } = await send(url, 'GET', '/metrics');
    sum += Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  }
  return sum;
}

interface Throughput {
  readonly serverCpuMsPerChoice: number;
  readonly durableChoicesPerSecond: number;
  readonly acknowledgedMs: { readonly median: number | undefined; readonly p99: number | undefined };
  readonly refused: number;
}

/** As fast as so many games go: every player answers at once. */
async function throughput(urls: readonly string[]): Promise<Throughput> {
  const crowd = new Crowd(urls);
  await crowd.sit(matches, 0);
  await crowd.go();
  const { tally } = crowd;
  const before = tally.choices;
  const cpuBefore = await cpuSeconds(urls);
  const started = performance.now();
  await pause(seconds * 1000);
  const choices = tally.choices - before;
  const took = (performance.now() - started) / 1000;
  const cpu = (await cpuSeconds(urls)) - cpuBefore;
  crowd.close();
  return {
    serverCpuMsPerChoice: Math.round((cpu / choices) * 1e6) / 1000,
    durableChoicesPerSecond: Math.round(choices / took),
    acknowledgedMs: { median: quantile(tally.acknowledged, 0.5), p99: quantile(tally.acknowledged, 0.99) },
    refused: tally.refused,
  };
}

/** Many games at a human pace: one choice a game every 5 s. */
async function pace(urls: readonly string[]): Promise<object> {
  const crowd = new Crowd(urls);
  await crowd.sit(games, streams - 2 * games);
  const { tally } = crowd;
  await crowd.pace(5, seconds);
  const result = {
    games,
    streams,
    choices: tally.choices,
    refused: tally.refused,
    toOpponentMs: { median: quantile(tally.received, 0.5), p99: quantile(tally.received, 0.99) },
    acknowledgedMs: { median: quantile(tally.acknowledged, 0.5), p99: quantile(tally.acknowledged, 0.99) },
  };
  crowd.close();
  return result;
}

async function measure(
  name: string,
  env: Record<string, string>,
  count: number,
): Promise<Throughput & { readonly pace: object }> {
  const processes: Process[] = [];
  for (let i = 0; i < count; i++) processes.push(await startProcess(await freePort(), env));
  const urls = processes.map(({ url }) => url);
  tell(`${name}: as fast as it goes ...`);
  const fast = await throughput(urls);
  tell(`${name}: ${fast.durableChoicesPerSecond} choices a second`);
  tell(`${name}: ${games} games at a human pace, ${streams} streams ...`);
  const human = await pace(urls);
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  return { ...fast, pace: human };
}

const data = mkdtempSync(join(tmpdir(), 'nhex-bench-'));
const results: Record<string, unknown> = {
  machine: {
    cpu: cpus()[0]?.model,
    cores: availableParallelism(),
    load: loadavg()[0],
    node: process.version,
  },
};
try {
  const embedded = wanted('embedded') ? await measure('embedded', { NHEX_DATA: data }, 1) : undefined;
  const postgres = wanted('postgres')
    ? await withPostgres((url) => measure('PostgreSQL', { DATABASE_URL: url('postgres') }, 1))
    : undefined;
  Object.assign(results, { embedded, postgres });
  if (wanted('processes'))
    results['processes'] = await withPostgres((url) =>
      measure('PostgreSQL, three processes', { DATABASE_URL: url('postgres') }, 3),
    );
  if (wanted('memory')) results['memory'] = await measureMemory(join(data, 'memory'));
  if (wanted('boardgame.io')) {
    tell('boardgame.io ...');
    const rival = await boardgameIo(seconds, matches, data);
    const times = (ours: Throughput | undefined, theirs: Rival | undefined): number | undefined =>
      ours && theirs && Math.round((ours.durableChoicesPerSecond / theirs.movesPerSecond) * 10) / 10;
    results['boardgame.io'] = {
      ...rival,
      embeddedTimesFlatFile: times(embedded, rival?.flatFile),
      postgresTimesPostgres: times(postgres, rival?.postgres),
    };
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
console.log(JSON.stringify(results, null, 2));
