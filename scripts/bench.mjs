// `npm run bench`: the speed measurements of packages/cli/src/bench.ts; with --against <commit>, beside that commit's.
import { runProgram } from './bundle.mjs';
import { CommitError, commitOf, programOn } from './earlier.mjs';
import { setUp } from './setup.mjs';

setUp();
await runProgram('bench', [...process.argv.slice(2), ...(await sides(process.argv.slice(2)))]);

/** The bundles of both sides, when a comparison is asked for. */
async function sides(args) {
  const at = args.findIndex((arg) => arg === '--against' || arg.startsWith('--against='));
  const name = at < 0 ? undefined : (args[at].split('=')[1] ?? args[at + 1]);
  if (name === undefined || args.includes('--help')) return [];
  try {
    const hash = commitOf(name);
    return ['--sides', await programOn(undefined, 'bench/side'), await programOn(hash, 'bench/side')];
  } catch (error) {
    if (!(error instanceof CommitError)) throw error;
    console.error(`bench: ${error.message}`);
    process.exit(2);
  }
}
