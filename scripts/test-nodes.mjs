// `npm run test:nodes`: `npm test` on every Node that we support, one after the other; a table at the end.
//   npm run test:nodes                          everything
//   npm run test:nodes -- --only types,unit     what stands behind the -- goes to each `npm test`
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { getNode, NODES } from './nodes.mjs';
import { at } from './paths.mjs';

const WRONG_USAGE = 2;

const rows = [];
for (const wanted of NODES) {
  const node = getNode(wanted);
  if (node === undefined) {
    console.error(`Node ${wanted} could not be installed; the messages above say why.`);
    rows.push([wanted, 'not installed', '', '']);
    continue;
  }
  console.log(`\n##### Node ${node.version}`);
  const started = performance.now();
  const { code, told } = await testOn(node);
  if (code === WRONG_USAGE) process.exit(code);
  const failed = told?.step === undefined ? 'failed' : `failed: ${told.step}`;
  const tests = told && told.passed + told.failed > 0 ? `${told.passed} passed, ${told.failed} failed` : '';
  const seconds = `${((performance.now() - started) / 1000).toFixed(0)} s`;
  rows.push([node.version, code === 0 ? 'ok' : failed, tests, seconds]);
}

const table = [['Node', 'result', 'tests', 'time'], ...rows];
const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
console.log(`\n${table.map((row) => row.map((cell, i) => cell.padEnd(widths[i])).join('  ')).join('\n')}`);
process.exitCode = rows.every(([, result]) => result === 'ok') ? 0 : 1;

/** Runs the suite with that Node first on the PATH; tells the exit code and what the suite reported over its channel. */
function testOn({ program, folder }) {
  return new Promise((done) => {
    const child = spawn(program, [at('scripts', 'test.mjs'), ...process.argv.slice(2)], {
      cwd: at(),
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    let told;
    child.on('message', (message) => {
      told = message;
    });
    child.on('close', (code) => done({ code: code ?? 1, told }));
  });
}
