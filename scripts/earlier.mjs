// Programs of packages/cli on the engine and the bots of an earlier commit: for comparing speed and strength.
// The program's own sources are the present ones; only @nhex/engine and @nhex/bots come from the commit. Both are kept
// below .cache/commits, so that a program that starts often starts at once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildInto } from './bundle.mjs';
import { at, mtime, newest, root } from './paths.mjs';

/** What is wrong with the caller's commit, in one line. */
export class CommitError extends Error {}

function git(args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    ...options,
  });
  if (error) throw new CommitError(`git is needed for that: ${error.message}`);
  return { ok: status === 0, said: stdout.trim(), why: stderr.trim().split('\n')[0] };
}

/** The full hash of a commit by any of its names. */
export function commitOf(name) {
  const { ok, said } = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  if (!ok || !/^[0-9a-f]{40,64}$/.test(said)) throw new CommitError(`there is no commit "${name}" here`);
  return said;
}

const kept = at('.cache', 'commits');
/** So many commits are kept; whoever works on the repository tests with ever newer ones. */
const MOST_KEPT = 10;

function forgetOldest() {
  const age = (name) => mtime(join(kept, name));
  const names = readdirSync(kept).sort((a, b) => age(b) - age(a));
  for (const name of names.slice(MOST_KEPT)) rmSync(join(kept, name), { recursive: true, force: true });
}

/** A folder with the sources of that commit's packages as they were. */
function treeOf(hash) {
  const folder = join(kept, hash);
  const tree = join(folder, 'tree');
  if (existsSync(tree)) return tree;
  mkdirSync(folder, { recursive: true });
  const fresh = mkdtempSync(join(folder, 'new-'));
  try {
    // An index of its own, so that the user's stays as it is.
    const env = { ...process.env, GIT_INDEX_FILE: join(fresh, 'index') };
    const must = (args, input = '') => {
      const { ok, said, why } = git(args, { env, input });
      if (!ok) throw new CommitError(`commit ${hash} cannot be read: ${why}`);
      return said;
    };
    must(['read-tree', hash]);
    const files = must(['ls-files', '-z', '--', ':(glob)packages/*/src/**', ':(exclude)packages/web']);
    must(['checkout-index', '-z', '--stdin', `--prefix=${join(fresh, 'tree')}/`], files);
    renameSync(join(fresh, 'tree'), tree);
    forgetOldest();
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(tree)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return tree;
}

const sources = at('packages', 'cli', 'src');

/** era.ts, then era-*.ts: see the comment in the first. */
const eras = () =>
  readdirSync(sources)
    .filter((name) => /^era(-.*)?\.ts$/.test(name))
    .sort((a, b) => a.replace('.ts', '').localeCompare(b.replace('.ts', '')));

/** Lets @nhex/... mean the packages of a tree, and era.ts one of the eras. */
const onTree = (tree, era) => ({
  name: 'on-tree',
  setup({ onResolve }) {
    onResolve({ filter: /^@nhex\// }, ({ path }) => {
      const [, name, file = 'index'] = path.split('/');
      return { path: join(tree, 'packages', name, 'src', `${file}.ts`) };
    });
    onResolve({ filter: /\/era\.ts$/ }, () => ({ path: join(sources, era) }));
  },
});

/**
 * The bundle of packages/cli/src/<entry>.ts on the packages of a commit (its full hash), or of the working tree when
 * none is given. Brought up to date when the program's own sources are newer.
 */
export async function programOn(hash, entry) {
  const folder = hash === undefined ? at('.cache', 'present') : join(kept, hash);
  const target = join(folder, `${basename(entry)}.js`);
  const tree = hash === undefined ? root : treeOf(hash);
  const inputs = hash === undefined ? ['packages/engine/src', 'packages/bots/src'] : [];
  const changed = ['packages/cli/src', 'scripts/earlier.mjs', ...inputs].map((path) => newest(at(path)));
  if (mtime(target) >= Math.max(...changed)) return target;
  let fault;
  for (const era of eras()) {
    try {
      await buildInto(folder, target, {
        entryPoints: [join(sources, `${entry}.ts`)],
        plugins: [onTree(tree, era)],
        logLevel: 'silent',
      });
      return target;
    } catch (error) {
      if (!Array.isArray(error.errors)) throw error;
      [fault] = error.errors;
    }
  }
  const place = fault?.location ? `${fault.location.file}: ` : '';
  throw new CommitError(`${hash ?? 'the working tree'} fits no era.ts: ${place}${fault?.text}`);
}

/**
 * For a program that compares: the further arguments that `make` gives for the full hash of the commit after `--against`,
 * none when no comparison is asked for. A commit that cannot be used ends the process with one line.
 */
export async function against(program, args, make) {
  const place = args.findIndex((arg) => arg === '--against' || arg.startsWith('--against='));
  const name = place < 0 ? undefined : (args[place].split('=')[1] ?? args[place + 1]);
  if (name === undefined || args.includes('--help')) return [];
  try {
    return await make(commitOf(name));
  } catch (error) {
    if (!(error instanceof CommitError)) throw error;
    console.error(`${program}: ${error.message}`);
    process.exit(2);
  }
}
