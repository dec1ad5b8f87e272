// `npm run crash`, `npm run hostile`, `npm run bench:server`: the server's proofs, bundled when a source changed.
import { bundleServer, runServerProgram } from './bundle.mjs';
import { root } from './paths.mjs';
import { setUp } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
setUp();
// The servers they start are not to build themselves all at once.
await bundleServer();
if (name === 'bench') await bundleServer('proof/rival');
process.chdir(root);
delete process.env.INIT_CWD;
await runServerProgram(`proof/${name}`, args);
