// `npm run -s nhex -- <command> ...`: the command line, bundled when a source changed.
import { runProgram } from './bundle.mjs';
import { setUp } from './setup.mjs';

setUp();
await runProgram('main', process.argv.slice(2));
