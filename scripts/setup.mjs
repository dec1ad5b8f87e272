// Set-up that every command does for itself: the Node version, then the packages.
// Plain Node without dependencies. Everything it says goes to stderr, so that stdout stays the command's own.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, mtime, root } from './paths.mjs';

const wanted = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return;
  console.error(
    `NHex needs Node.js ${wanted.join('.')} or newer, and this is ${process.versions.node}. ` +
      'Please install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}

// npm writes this file last, so a broken-off installation has none.
const installed = at('node_modules', '.package-lock.json');
const upToDate = () => mtime(installed) > 0 && mtime(installed) >= mtime(at('package-lock.json'));

/** Checks the Node version and installs the packages when they are missing or older than package-lock.json. */
export function setUp() {
  checkNode();
  if (upToDate()) return;
  const release = lock('setup');
  try {
    if (upToDate()) return;
    const missing = !existsSync(at('node_modules'));
    console.error(
      missing
        ? 'Installing the packages (npm ci); this happens once and takes about a minute ...'
        : 'The packages are older than package-lock.json: installing them again (npm ci) ...',
    );
    const started = Date.now();
    const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) {
      console.error('npm ci failed. Is the npm registry reachable? The messages above say more.');
      process.exit(1);
    }
    const now = new Date();
    utimesSync(installed, now, now);
    console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  } finally {
    release();
  }
}

/** Runs npm itself, the same one that started this script if there was one. */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return spawnSync(process.execPath, [own, ...args], { cwd: root, ...options });
  return spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options });
}

/** Runs a tool of node_modules by the path of its script; returns its exit code. */
export function run(script, args, options = {}) {
  const { status, signal } = spawnSync(process.execPath, [at('node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  return signal === null ? (status ?? 1) : 1;
}

/** One process at a time: waits while another living process holds the lock. Returns the way to release it. */
function lock(name) {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `nhex-${name}-${key}.lock`);
  const owner = join(folder, 'pid');
  let said = false;
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(owner, String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (abandoned(folder, owner)) {
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    if (!said) console.error('Another NHex process is installing the packages: waiting for it ...');
    said = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}

function abandoned(folder, owner) {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'ESRCH') return true;
    // No pid in it yet: its owner is just writing it, or died before it could.
    return error.code === 'ENOENT' && mtime(folder) > 0 && Date.now() - mtime(folder) > 5000;
  }
}
