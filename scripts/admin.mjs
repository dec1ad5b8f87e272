// `npm run admin -- <command>`: the server's command line for operators, bundled when a source changed.
import { runServerProgram } from './bundle.mjs';
import { setUp } from './setup.mjs';

setUp();
await runServerProgram('admin', process.argv.slice(2));
