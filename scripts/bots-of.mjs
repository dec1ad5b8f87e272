// A bot of an earlier commit as a program that speaks the bot protocol:
//   npm run -s nhex -- match --a hard --b "cmd:node scripts/bots-of.mjs COMMIT hard" --pairs 20
import { pathToFileURL } from 'node:url';
import { CommitError, commitOf, programOn } from './earlier.mjs';
import { setUp } from './setup.mjs';

const [name, spec, ...rest] = process.argv.slice(2);
if (name === undefined || spec === undefined || rest.length > 0)
  fail('usage: node scripts/bots-of.mjs COMMIT BOT');
setUp();
try {
  const program = await programOn(commitOf(name), 'protocol/program');
  process.argv.splice(2, 1);
  await import(pathToFileURL(program).href);
} catch (error) {
  if (!(error instanceof CommitError)) throw error;
  fail(error.message);
}

function fail(message) {
  console.error(`bots-of: ${message}`);
  process.exit(2);
}
