// `npm test`: set-up, then every check in order; the first that fails stops it.
//   npm test                          everything
//   npm test -- --only types,unit     only these steps
//   npm test -- net armies            only the unit, property, server and web tests whose file name contains one of these words
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { at, holds } from './paths.mjs';
import { ensurePostgres } from './postgres.mjs';
import { npm, run, setUp } from './setup.mjs';

// Vitest leaves one core free otherwise: half of a small machine.
const EVERY_CORE = ['--maxWorkers=100%'];
// A browser waits as often as it works; many of them want much memory.
const MOST_BROWSERS = 4;

const totals = { passed: 0, failed: 0, skipped: 0 };
const summaries = [];
let words = [];

const steps = [
  {
    name: 'format',
    title: 'Format (biome)',
    run: () => run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'lint', title: 'Lint (oxlint)', run: () => run('oxlint/bin/oxlint', ['--deny-warnings', '.']) },
  {
    name: 'imports',
    title: 'Direction of imports (dependency-cruiser)',
    run: () =>
      run('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.mjs',
        'packages',
        'scripts',
      ]),
  },
  { name: 'types', title: 'Types (tsc, svelte-check)', run: types },
  {
    name: 'unit',
    title: 'Unit tests (vitest)',
    run: () => vitest('unit', ['unit', 'web'], { args: EVERY_CORE }),
  },
  {
    name: 'property',
    title: 'Property tests (vitest, fast-check)',
    run: () => vitest('property', ['property'], { args: EVERY_CORE }),
  },
  { name: 'server', title: 'Server tests (vitest, PostgreSQL)', run: server },
  { name: 'audit', title: 'Known faults of dependencies (npm audit)', run: audit },
  { name: 'browser', title: 'Web build and browser tests (vite, vitest, Chromium)', run: browser },
];

process.exitCode = await main();

async function main() {
  const chosen = choose();
  if (chosen === undefined) return 2;
  setUp();
  for (const step of chosen) {
    console.log(`\n=== ${step.title}`);
    const started = performance.now();
    const code = await step.run();
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    if (code !== 0) {
      console.error(
        `=== FAILED after ${seconds}: ${step.title}. This step alone: npm test -- --only ${step.name}`,
      );
      report(step.name);
      return code;
    }
    console.log(`=== ok, ${seconds}`);
  }
  report(undefined);
  return 0;
}

/** The steps that the arguments ask for; undefined after saying what is wrong with them. */
function choose() {
  const names = steps.map((step) => step.name).join(', ');
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true } },
    });
    words = positionals;
    const only = values.only?.flatMap((list) => list.split(',').map((name) => name.trim()));
    const unknown = only?.find((name) => !steps.some((step) => step.name === name));
    if (unknown !== undefined) throw new Error(`There is no step "${unknown}".`);
    const wanted = only ?? (words.length > 0 ? ['unit', 'property', 'server'] : undefined);
    return steps.filter((step) => wanted === undefined || wanted.includes(step.name));
  } catch (error) {
    console.error(
      `${error.message}\nUsage: npm test -- [--only STEP,STEP] [word of a test file's name ...]\nSteps: ${names}`,
    );
    return undefined;
  }
}

/** Says how many tests passed; `failed` is the step that did not. `npm run test:nodes` is told the same. */
function report(failed) {
  process.send?.({ ...totals, step: failed });
  if (summaries.length === 0) return;
  console.log(`\n${summaries.join('\n')}`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
}

async function types() {
  const web = at('packages/web');
  const projects = [
    ['tsconfig.json', 'scripts', '.mjs'],
    ['packages/engine/tsconfig.json', 'packages/engine/src', '.ts'],
    ['packages/engine/tsconfig.test.json', 'packages/engine/test', '.ts'],
    ['packages/bots/tsconfig.json', 'packages/bots/src', '.ts'],
    ['packages/bots/tsconfig.test.json', 'packages/bots/test', '.ts'],
    ['packages/puzzles/tsconfig.json', 'packages/puzzles/src', '.ts'],
    ['packages/puzzles/tsconfig.test.json', 'packages/puzzles/test', '.ts'],
    ['packages/texts/tsconfig.json', 'packages/texts/src', '.ts'],
    ['packages/texts/tsconfig.test.json', 'packages/texts/test', '.ts'],
    ['packages/cli/tsconfig.json', 'packages/cli/src', '.ts'],
    ['packages/server/tsconfig.json', 'packages/server/src', '.ts'],
    ['packages/web/tsconfig.test.json', 'packages/web/test-browser', '.ts'],
  ];
  const jobs = projects
    .filter(([, folder, ending]) => holds(at(folder), ending))
    .map(([project]) => ({
      name: project,
      script: 'typescript/bin/tsc',
      cwd: at(),
      args: ['-p', project, '--pretty'],
    }));
  if (holds(at('packages/web/src'), '.ts') || holds(at('packages/web/src'), '.svelte')) {
    const args = ['--tsconfig', './tsconfig.json', '--fail-on-warnings'];
    jobs.unshift({
      name: 'packages/web (svelte-check)',
      script: 'svelte-check/bin/svelte-check',
      args,
      cwd: web,
    });
  }
  let code = 0;
  const next = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const result = await quietly(job.script, job.args, job.cwd);
      if (result.code === 0) console.log(`ok  ${job.name}`);
      else console.error(`FAILED  ${job.name}\n${result.output}`);
      code ||= result.code;
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(cpus().length, 4)) }, next));
  return code;
}

/** Runs a tool of node_modules and keeps its output for later. */
function quietly(script, args, cwd) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [at('node_modules', script), ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

function vitest(name, projects, { args: more = /** @type {string[]} */ ([]), env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'nhex-test-'));
  const file = join(folder, 'result.json');
  try {
    const args = ['run', ...more, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    for (const project of projects) args.push('--project', project);
    const code = run('vitest/vitest.mjs', [...args, ...words], { env: { ...process.env, ...env } });
    return count(name, file, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(name, file, code) {
  if (!existsSync(file)) return code;
  const result = JSON.parse(readFileSync(file, 'utf8'));
  // A file that could not be loaded has no tests to count: it counts as one failure.
  const broken = result.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  ).length;
  const passed = result.numPassedTests;
  const failed = result.numFailedTests + broken;
  const skipped = result.numPendingTests + result.numTodoTests;
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  summaries.push(
    `${name} tests: ${passed} passed, ${failed} failed, ${skipped} skipped in ${result.testResults.length} files`,
  );
  return code === 0 && failed > 0 ? 1 : code;
}

function server() {
  const bin = ensurePostgres();
  if (bin === undefined) return 1;
  console.log(`PostgreSQL: ${bin}`);
  return vitest('server', ['server'], { env: { POSTGRES_BIN: bin } });
}

/** What the registry knows about the packages that a running server uses; skipped when it does not answer. */
function audit() {
  const { stdout } = npm(['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
  let report;
  try {
    report = JSON.parse(String(stdout));
  } catch {
    report = {};
  }
  const counts = report.metadata?.vulnerabilities;
  if (counts === undefined) {
    console.log('Skipped: the registry does not answer questions about faults.');
    return 0;
  }
  console.log(
    `low ${counts.low}, moderate ${counts.moderate}, high ${counts.high}, critical ${counts.critical}`,
  );
  return counts.high + counts.critical > 0 ? 1 : 0;
}

function browser() {
  if (!existsSync(at('packages/web/index.html'))) {
    console.log('Skipped: there is no web client yet (packages/web/index.html).');
    return 0;
  }
  const chromium = ensureChromium();
  if (chromium === undefined) return 1;
  console.log(`Chromium: ${chromium}`);
  const code = run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: at('packages/web') });
  const args = [`--maxWorkers=${Math.min(cpus().length, MOST_BROWSERS)}`];
  return code === 0 ? vitest('browser', ['browser'], { args, env: { CHROMIUM_PATH: chromium } }) : code;
}
