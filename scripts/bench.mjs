// `npm run bench`: the speed measurements of packages/cli/src/bench.ts.
import { existsSync } from 'node:fs';
import { runProgram } from './bundle.mjs';
import { at } from './paths.mjs';
import { setUp } from './setup.mjs';

setUp();
if (!existsSync(at('packages', 'cli', 'src', 'bench.ts'))) {
  console.error('This version has no measurements yet (packages/cli/src/bench.ts).');
  process.exit(1);
}
await runProgram('bench', process.argv.slice(2));
