// `npm start`: set-up, build what changed, serve the web client and the server for online play in one process.
import { existsSync } from 'node:fs';
import { bundleServer } from './bundle.mjs';
import { at, mtime, newest } from './paths.mjs';
import { files, serve } from './serve.mjs';
import { run, setUp } from './setup.mjs';

const port = Number(process.env.PORT || 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

setUp();

/** Builds the web client when it changed; NHEX_CLIENT=off leaves it out. */
function client() {
  const web = at('packages', 'web');
  if (process.env.NHEX_CLIENT === 'off' || !existsSync(at('packages', 'web', 'index.html'))) return undefined;
  const built = mtime(at('packages', 'web', 'dist', 'index.html'));
  const sources = ['engine', 'bots', 'puzzles', 'texts', 'web'].map((name) => newest(at('packages', name)));
  if (built < Math.max(...sources, newest(at('package-lock.json')))) {
    console.log('Building the web client ...');
    const code = run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: web });
    if (code !== 0) {
      console.error('The web client could not be built; the messages above say why.');
      process.exit(code);
    }
  }
  return files(at('packages', 'web', 'dist'));
}

/** The server with the client behind it; where another server has the data, the client alone. */
async function open() {
  const { ConfigError, configFrom, DataInUse, openServer } = await import(await bundleServer());
  const pages = client();
  try {
    return await openServer(configFrom(process.env), pages);
  } catch (error) {
    if (error instanceof DataInUse && pages !== undefined && !process.env.NHEX_DATA) {
      console.log(`${error.message}\nThis one serves the web client without online play.`);
      return { answer: pages, close: async () => {} };
    }
    const known = error instanceof ConfigError || error instanceof DataInUse;
    console.error(known ? error.message : `The server cannot start: ${error.message}`);
    process.exit(1);
  }
}

const server = await open();
try {
  const site = await serve({ answer: server.answer, port, host: process.env.HOST || 'localhost' });
  if (port !== 0 && site.port !== port) console.log(`Port ${port} is taken.`);
  console.log(`NHex is ready: ${site.url}\nCtrl-C stops it.`);
  const stop = async () => {
    // No new connections; what is under way ends; streams are told to come again.
    await site.close(server.close);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(`Cannot serve on port ${port}: ${error.message}`);
  process.exit(1);
}
