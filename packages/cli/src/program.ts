// The command line as a function: arguments in, exit code out. Every error is one line on stderr.

import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { addBattle } from './commands/battle.ts';
import { addReplay } from './commands/replay.ts';
import { addSim } from './commands/sim.ts';
import { addStatus } from './commands/status.ts';
import { EXIT_BAD_INPUT, explain, oneLine } from './errors.ts';
import type { Io } from './io.ts';

function makeProgram(io: Io, done: (code: number) => void): Command {
  const program = new Command('nhex')
    .description('Neuroshima Hex on the command line')
    .version(version)
    .helpCommand('help [command]', 'show the help of a command')
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.print(text.trimEnd()),
      // Commander's own complaints are said once, when its error arrives below.
      writeErr: () => {},
    });
  for (const add of [addBattle, addStatus, addSim, addReplay]) add(program, io, done);
  return program;
}

function refuse(error: unknown, io: Io): number {
  if (error instanceof CommanderError) {
    // Help and version come as errors too.
    if (error.exitCode === 0) return 0;
    const message = error.code === 'commander.help' ? 'a command is needed' : error.message;
    io.complain(`nhex: ${oneLine(message.replace(/^error: /, ''))} (see: nhex --help)`);
    return EXIT_BAD_INPUT;
  }
  const { message, code } = explain(error);
  io.complain(`nhex: ${message}`);
  if (process.env['NHEX_DEBUG'] && error instanceof Error && error.stack) io.complain(error.stack);
  return code;
}

/** Runs one command; `args` are those after the program's name. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const program = makeProgram(io, (exitCode) => {
    code = exitCode;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return refuse(error, io);
  }
}
