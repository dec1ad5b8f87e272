// `npm run docs:api`: the engine's API reference, made from its types and comments.
import { existsSync } from 'node:fs';
import { at } from './paths.mjs';
import { run, setUp } from './setup.mjs';

setUp();
const readme = 'packages/engine/README.md';
const code = run('typedoc/bin/typedoc', [
  '--entryPoints',
  'packages/engine/src/index.ts',
  '--tsconfig',
  'packages/engine/tsconfig.json',
  '--name',
  'NHex engine',
  '--readme',
  existsSync(at(readme)) ? readme : 'none',
  '--out',
  'docs/api',
  '--disableSources',
  '--logLevel',
  'Warn',
]);
if (code !== 0) {
  console.error('The API reference could not be made; the messages above say why.');
  process.exit(code);
}
console.log(`The API reference is in docs/api: open ${at('docs', 'api', 'index.html')}`);
