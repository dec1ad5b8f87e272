// The command line's entry.
import { Command } from 'commander';
import { version } from '../package.json';

const program = new Command('nhex').description('Neuroshima Hex on the command line').version(version);
program.action(() => program.help());
await program.parseAsync();
