// The same game's moves through a boardgame.io server: a development dependency of packages/server/bench alone,
// installed there when the benchmark asks for it.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './processes.ts';

const FOLDER = join(process.cwd(), 'packages', 'server', 'bench', 'boardgame.io');
const PAIRS = 20;

function install(): boolean {
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return true;
  console.error('Installing boardgame.io for the comparison ...');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 2, 2] }).status === 0;
}

interface Script {
  /** The first line it says that begins like this. */
  line(start: string): Promise<string>;
  end(signal: NodeJS.Signals): void;
}

function run(script: string, env: Record<string, string>): Script {
  const child = spawn(process.execPath, [join(FOLDER, script)], {
    cwd: FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part) => {
    text += part;
  });
  return {
    line: (start) =>
      new Promise((done, fail) => {
        const look = (): void => {
          const found = text.split('\n').find((line) => line.startsWith(start));
          if (found !== undefined) done(found.slice(start.length));
        };
        child.stdout.on('data', look);
        child.stdout.once('end', () => {
          look();
          fail(new Error(`${script} ended: ${text}`));
        });
        look();
      }),
    end: (signal) => child.kill(signal),
  };
}

async function measure(seconds: number, storage: string | undefined): Promise<object> {
  const rival = pathToFileURL(join(process.cwd(), 'packages', 'server', 'dist', 'proof', 'rival.js')).href;
  const port = await freePort();
  const env = { RIVAL: rival, PORT: String(port), SERVER: `http://127.0.0.1:${port}` };
  const server = run('server.cjs', { ...env, ...(storage === undefined ? {} : { STORAGE: storage }) });
  try {
    await server.line('ready');
    const load = run('load.cjs', { ...env, SECONDS: String(seconds), PAIRS: String(PAIRS) });
    const made = Number(await load.line('made '));
    const cpu = server.line('cpu ');
    server.end('SIGTERM');
    return {
      matches: PAIRS,
      movesPerSecond: Math.round(made / seconds),
      serverCpuMsPerMove: Math.round((Number(await cpu) / made) * 1e6) / 1000,
    };
  } finally {
    server.end('SIGKILL');
  }
}

/** With its storage in memory, which keeps nothing, and with its own files. */
export async function boardgameIo(seconds: number, folder: string): Promise<object> {
  if (!install()) return { skipped: 'boardgame.io could not be installed' };
  return {
    inMemory: await measure(seconds, undefined),
    flatFile: await measure(seconds, join(folder, 'boardgame.io')),
  };
}
