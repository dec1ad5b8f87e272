// Finds PostgreSQL for the server's tests and benchmarks, or installs it, or says how; runs one of its own in a folder.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const executable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The folder with initdb and postgres: POSTGRES_BIN, one on the PATH, or where Debian puts them. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN,
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => executable(join(folder, name))),
  );
}

/** Finds PostgreSQL or installs it; undefined, with the command to run by hand, when neither works. */
export function ensurePostgres() {
  const found = findPostgres();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && executable('/usr/bin/apt-get')) {
    console.log('No PostgreSQL found: installing it (apt-get install -y postgresql) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'postgresql')) return findPostgres();
  }
  console.error(
    'The server tests need PostgreSQL. Install it with\n' +
      '  sudo apt-get update && sudo apt-get install -y postgresql     (Debian, Ubuntu)\n' +
      'or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test',
  );
  return undefined;
}

/** PostgreSQL does not run as root: there it runs as the user that its package made. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? address?.port : undefined));
    });
  });

/**
 * Runs a fresh PostgreSQL on loopback. `durable: false` leaves out waiting for the disk.
 * @param {{ bin: string, durable?: boolean }} options
 * @returns {Promise<{ url: (database: string) => string, pid: number, stop: () => Promise<void> }>}
 */
export async function startPostgres({ bin, durable = true }) {
  const folder = mkdtempSync(join(tmpdir(), 'nhex-postgres-'));
  const as = owner();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'nhex', '-A', 'trust', '-N', '-E', 'UTF8'], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], options);
  const ended = new Promise((done) => child.once('exit', done));
  let said = '';
  await new Promise((done, fail) => {
    child.once('exit', () => fail(new Error(`postgres did not start: ${said}`)));
    child.stderr?.on('data', (part) => {
      said = `${said}${part}`.slice(-4000);
      if (said.includes('ready to accept connections')) done(undefined);
    });
  });
  return {
    url: (database) => `postgres://nhex@127.0.0.1:${port}/${database}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
