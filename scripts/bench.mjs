// `npm run bench`: the speed measurements of packages/cli/src/bench.ts; with --against <commit>, beside that commit's.
import { runProgram } from './bundle.mjs';
import { against, programOn } from './earlier.mjs';
import { setUp } from './setup.mjs';

setUp();
const args = process.argv.slice(2);
const sides = await against('bench', args, async (hash) => [
  '--sides',
  await programOn(undefined, 'bench/side'),
  await programOn(hash, 'bench/side'),
]);
await runProgram('bench', [...args, ...sides]);
