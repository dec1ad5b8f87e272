// The versions of Node that NHex works on, and how to get one: the registry's package `node`, kept in .cache/nodes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './paths.mjs';
import { npm } from './setup.mjs';

/** The oldest that we support and the long-lived ones after it; .github/workflows/test.yml lists the same. */
export const NODES = ['20.19', '22', '24', '26'];

/** The program's full version, or undefined when it does not run. */
function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^v/, '') : undefined;
}

/** A Node of that version, installed when it is not there yet; undefined when it cannot be had (npm said why). */
export function getNode(version) {
  const folder = at('.cache', 'nodes', version);
  const program = join(
    folder,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  let found = versionOf(program);
  if (found === undefined) {
    console.log(`Installing Node ${version} from the npm registry into ${folder} ...`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // A package.json of its own keeps npm from installing into the repository; newer npm ask it about scripts.
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
    const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    npm(['install', ...quiet, `node@${version}`], { cwd: folder, stdio: ['ignore', 2, 2] });
    found = versionOf(program);
  }
  return found === undefined ? undefined : { version: found, program, folder: dirname(program) };
}
