// The same game's moves through a boardgame.io server: a development dependency of packages/server/bench alone,
// installed there when the benchmark asks for it.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { withPostgres } from './databases.ts';
import { WARM_CHOICES } from './load.ts';
import { freePort } from './processes.ts';

const FOLDER = join(process.cwd(), 'packages', 'server', 'bench', 'boardgame.io');

function install(): boolean {
  if (['boardgame.io', 'bgio-postgres'].every((name) => existsSync(join(FOLDER, 'node_modules', name))))
    return true;
  console.error('Installing boardgame.io for the comparison ...');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 2, 2] }).status === 0;
}

interface Script {
  /** The next line it says that begins like this. */
  line(start: string): Promise<string>;
  end(signal: NodeJS.Signals): void;
}

function run(script: string, env: Record<string, string>): Script {
  const child = spawn(process.execPath, [join(FOLDER, script)], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return {
    line: (start) =>
      new Promise((done, fail) => {
        const look = (line: string): void => {
          if (!line.startsWith(start)) return;
          lines.off('line', look);
          done(line.slice(start.length));
        };
        lines.on('line', look);
        lines.once('close', () => fail(new Error(`${script} ended before it said "${start}"`)));
      }),
    end: (signal) => child.kill(signal),
  };
}

export interface Rival {
  readonly movesPerSecond: number;
  readonly serverCpuMsPerMove: number;
}

/** `storage`: the folder of its files, or the address of a PostgreSQL; undefined: its memory. */
async function measure(seconds: number, matches: number, storage: string | undefined): Promise<Rival> {
  const rival = pathToFileURL(join(process.cwd(), 'packages', 'server', 'dist', 'proof', 'rival.js')).href;
  const port = await freePort();
  const env = { RIVAL: rival, PORT: String(port), SERVER: `http://127.0.0.1:${port}` };
  const server = run('server.cjs', { ...env, ...(storage === undefined ? {} : { STORAGE: storage }) });
  const cpu = (): Promise<string> => {
    const told = server.line('cpu ');
    server.end('SIGUSR2');
    return told;
  };
  try {
    await server.line('ready');
    const load = run('load.cjs', {
      ...env,
      SECONDS: String(seconds),
      MATCHES: String(matches),
      WARM_MOVES: String(WARM_CHOICES),
    });
    const over = load.line('made ');
    await load.line('warm');
    const before = Number(await cpu());
    const made = Number(await over);
    const used = Number(await cpu()) - before;
    return {
      movesPerSecond: Math.round(made / seconds),
      serverCpuMsPerMove: Math.round((used / made) * 1e6) / 1000,
    };
  } finally {
    server.end('SIGKILL');
  }
}

/**
 * With its own files, which are written but not forced to the disk; with the PostgreSQL storage that its documentation
 * names, as durable as ours; and with its storage in memory, which keeps nothing.
 */
export async function boardgameIo(
  seconds: number,
  matches: number,
  folder: string,
): Promise<Record<'flatFile' | 'postgres' | 'inMemory', Rival> | undefined> {
  if (!install()) {
    console.error('boardgame.io could not be installed: no comparison.');
    return undefined;
  }
  return {
    flatFile: await measure(seconds, matches, join(folder, 'boardgame.io')),
    postgres: await withPostgres((url) => measure(seconds, matches, url('postgres'))),
    inMemory: await measure(seconds, matches, undefined),
  };
}
