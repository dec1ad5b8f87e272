// Bundles programs with esbuild, only when a source is newer than the bundle: those of packages/cli and the server.
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, mtime, newest, root } from './paths.mjs';

/**
 * What is bundled: the package, its worker threads (`new URL('./worker.js', import.meta.url)` finds them beside the
 * program), the packages whose sources are in it, and the dependencies that stay outside.
 */
const cli = {
  package: 'cli',
  workers: { worker: 'worker.ts' },
  sources: ['engine', 'bots', 'puzzles', 'texts', 'cli', 'server'],
  external: [],
};
const server = {
  package: 'server',
  workers: { 'think-worker': 'games/think-worker.ts' },
  sources: ['engine', 'bots', 'texts', 'server'],
  // Native binaries, and packages that look for their own files.
  external: Object.keys(
    JSON.parse(readFileSync(at('packages/server/package.json'), 'utf8')).dependencies,
  ).filter((name) => !name.startsWith('@nhex/')),
};

const folderOf = (kind) => at('packages', kind.package, 'dist');

/** Brings the bundle of packages/<package>/src/<name>.ts and its workers up to date; returns the address to import. */
async function bundle(kind, name) {
  const target = join(folderOf(kind), `${name}.js`);
  const built = mtime(target);
  const inputs = [
    ...kind.sources.flatMap((each) => [`packages/${each}/src`, `packages/${each}/package.json`]),
    'package-lock.json',
    'scripts/bundle.mjs',
  ];
  if (built === 0 || inputs.some((path) => newest(at(path)) > built)) await build(kind, name, target);
  return pathToFileURL(target).href;
}

/** The server, to be imported. */
export const bundleServer = (name = 'index') => bundle(server, name);

async function build(kind, name, target) {
  const source = (file) => at('packages', kind.package, 'src', file);
  const workers = Object.entries(kind.workers).map(([worker, file]) => [worker, source(file)]);
  await buildInto(folderOf(kind), target, {
    entryPoints: { [name]: source(`${name}.ts`), ...Object.fromEntries(workers) },
    conditions: ['nhex:source'],
    external: kind.external,
    sourcemap: 'linked',
  });
}

/** Bundles into a folder; `target` is the file whose age says whether all is up to date. */
export async function buildInto(folder, target, options) {
  const started = new Date();
  const { build } = await import('esbuild');
  const { outputFiles = [] } = await build({
    absWorkingDir: root,
    outdir: folder,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    legalComments: 'none',
    logLevel: 'error',
    // CommonJS packages inside the bundle ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as nhexRequire } from 'node:module'; const require = nhexRequire(import.meta.url);",
    },
    ...options,
  });
  // Several processes may build at once: each writes under its own name, then renames; the program itself comes last.
  outputFiles.sort((a, b) => Number(a.path === target) - Number(b.path === target));
  for (const file of outputFiles) {
    mkdirSync(dirname(file.path), { recursive: true });
    const temporary = join(folder, `.${basename(file.path)}.${process.pid}.tmp`);
    try {
      writeFileSync(temporary, file.contents);
      // As old as the start of the build, so that a source changed meanwhile counts as newer.
      utimesSync(temporary, started, started);
      renameSync(temporary, file.path);
    } finally {
      rmSync(temporary, { force: true });
    }
  }
}

/** Bundles and runs a program of packages/cli in this process, with these arguments. */
export const runProgram = (name, args) => runBundled(cli, name, args);

/** The same for a program of packages/server. */
export const runServerProgram = (name, args) => runBundled(server, name, args);

async function runBundled(kind, name, args) {
  let address;
  try {
    address = await bundle(kind, name);
  } catch (error) {
    // esbuild has already shown errors in the sources; anything else is said here.
    if (!Array.isArray(error.errors)) console.error(error.message);
    console.error(`packages/${kind.package}/src/${name}.ts could not be bundled.`);
    process.exit(1);
  }
  if (process.env.NHEX_DEBUG) process.setSourceMapsEnabled(true);
  process.argv.splice(1, process.argv.length, join(folderOf(kind), `${name}.js`), ...args);
  // Below npm the working folder is the repository's; files are meant as seen from where the user stands.
  if (process.env.npm_lifecycle_event && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  await import(address);
}
