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

/** Runs a script of the folder; resolves with its first line. */
function run(script: string, env: Record<string, string>): { line: Promise<string>; stop: () => void } {
  const child = spawn(process.execPath, [join(FOLDER, script)], {
    cwd: FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = new Promise<string>((done, fail) => {
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
      const end = text.indexOf('\n');
      if (end >= 0) done(text.slice(0, end));
    });
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}`)));
  });
  return { line, stop: () => child.kill('SIGKILL') };
}

export async function boardgameIo(seconds: number): Promise<object> {
  if (!install()) return { skipped: 'boardgame.io could not be installed' };
  const rival = pathToFileURL(join(process.cwd(), 'packages', 'server', 'dist', 'proof', 'rival.js')).href;
  const port = await freePort();
  const env = { RIVAL: rival, PORT: String(port), SERVER: `http://127.0.0.1:${port}` };
  const server = run('server.cjs', env);
  try {
    await server.line;
    const load = run('load.cjs', { ...env, SECONDS: String(seconds), PAIRS: String(PAIRS) });
    const { made } = JSON.parse(await load.line);
    return { matches: PAIRS, storage: 'in memory', movesPerSecond: Math.round(made / seconds) };
  } finally {
    server.stop();
  }
}
