// `npm start`: set-up, build the web client when it changed, serve it.
import { existsSync } from 'node:fs';
import { at, mtime, newest } from './paths.mjs';
import { serve } from './serve.mjs';
import { run, setUp } from './setup.mjs';

const port = Number(process.env.PORT || 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

setUp();

if (!existsSync(at('packages', 'web', 'index.html'))) {
  console.log('This version has no web client yet. The command line is there: npm run -s nhex -- --help');
  process.exit(0);
}

const web = at('packages', 'web');
const built = mtime(at('packages', 'web', 'dist', 'index.html'));
const sources = [
  'packages/engine',
  'packages/bots',
  'packages/texts',
  'packages/web',
  'package-lock.json',
].map((path) => newest(at(path)));
if (built < Math.max(...sources)) {
  console.log('Building the web client ...');
  const code = run('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: web });
  if (code !== 0) {
    console.error('The web client could not be built; the messages above say why.');
    process.exit(code);
  }
}

try {
  const site = await serve({
    folder: at('packages', 'web', 'dist'),
    port,
    host: process.env.HOST || 'localhost',
  });
  if (port !== 0 && site.port !== port) console.log(`Port ${port} is taken.`);
  console.log(`NHex is ready: ${site.url}\nCtrl-C stops it.`);
  const stop = async () => {
    await site.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(`Cannot serve on port ${port}: ${error.message}`);
  process.exit(1);
}
