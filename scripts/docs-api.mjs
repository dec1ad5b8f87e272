// `npm run docs:api`: the engine's API reference, made from its types and comments.
import { at } from './paths.mjs';
import { run, setUp } from './setup.mjs';

setUp();
const code = run('typedoc/bin/typedoc', [
  '--options',
  'none',
  '--entryPoints',
  'packages/engine/src/index.ts',
  '--tsconfig',
  'packages/engine/tsconfig.json',
  '--name',
  'NHex engine',
  '--readme',
  'packages/engine/README.md',
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
