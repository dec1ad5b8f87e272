// `npm run same-games -- --against COMMIT`: the games that commit plays, followed by packages/cli/src/same-games.ts.
import { runProgram } from './bundle.mjs';
import { against, programOn } from './earlier.mjs';
import { setUp } from './setup.mjs';

setUp();
const args = process.argv.slice(2);
const side = await against('same-games', args, async (hash) => [
  '--side',
  await programOn(hash, 'games/earlier'),
]);
await runProgram('same-games', [...args, ...side]);
