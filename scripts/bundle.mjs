// Bundles programs of packages/cli with esbuild, only when a source is newer than the bundle.
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, mtime, newest, root } from './paths.mjs';

const inputs = [
  'packages/engine/src',
  'packages/engine/package.json',
  'packages/bots/src',
  'packages/bots/package.json',
  'packages/texts/src',
  'packages/texts/package.json',
  'packages/cli/src',
  'packages/cli/package.json',
  'package-lock.json',
  'scripts/bundle.mjs',
];
const folder = at('packages', 'cli', 'dist');

/**
 * Brings the bundle of packages/cli/src/<name>.ts up to date (and that of worker.ts, which programs start by
 * `new Worker(new URL('./worker.js', import.meta.url))`) and returns the address to import.
 */
export async function bundle(name) {
  const target = join(folder, `${name}.js`);
  const built = mtime(target);
  if (built === 0 || inputs.some((path) => newest(at(path)) > built)) await build(name, target);
  return pathToFileURL(target).href;
}

async function build(name, target) {
  const entries = [name, 'worker']
    .map((entry) => at('packages', 'cli', 'src', `${entry}.ts`))
    .filter((path) => existsSync(path));
  await buildInto(folder, target, { entryPoints: entries, sourcemap: 'linked', conditions: ['nhex:source'] });
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
  mkdirSync(folder, { recursive: true });
  outputFiles.sort((a, b) => Number(a.path === target) - Number(b.path === target));
  for (const file of outputFiles) {
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

/** Bundles and runs a program in this process, with these arguments. */
export async function runProgram(name, args) {
  let address;
  try {
    address = await bundle(name);
  } catch (error) {
    // esbuild has already shown errors in the sources; anything else is said here.
    if (!Array.isArray(error.errors)) console.error(error.message);
    console.error(`packages/cli/src/${name}.ts could not be bundled.`);
    process.exit(1);
  }
  if (process.env.NHEX_DEBUG) process.setSourceMapsEnabled(true);
  process.argv.splice(1, process.argv.length, join(folder, `${name}.js`), ...args);
  // Below npm the working folder is the repository's; files are meant as seen from where the user stands.
  if (process.env.npm_lifecycle_event && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  await import(address);
}
