// Programs built on commander that end with an exit code: every error is one line on stderr.

import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { EXIT_BAD_INPUT, explain, oneLine } from './errors.ts';
import type { Io } from './io.ts';

export function newProgram(name: string, description: string, io: Io): Command {
  return new Command(name)
    .description(description)
    .version(version)
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.print(text.trimEnd()),
      // Commander's own complaints are said once, when its error arrives below.
      writeErr: () => {},
    });
}

function refuse(error: unknown, name: string, io: Io): number {
  if (error instanceof CommanderError) {
    // Help and version come as errors too.
    if (error.exitCode === 0) return 0;
    const message = error.code === 'commander.help' ? 'a command is needed' : error.message;
    io.complain(`${name}: ${oneLine(message.replace(/^error: /, ''))} (see: ${name} --help)`);
    return EXIT_BAD_INPUT;
  }
  const { message, code } = explain(error);
  io.complain(`${name}: ${message}`);
  if (process.env['NHEX_DEBUG'] && error instanceof Error && error.stack) io.complain(error.stack);
  return code;
}

/** Runs the program with the arguments after its name; its actions report another exit code than 0 by `code`. */
export async function drive(
  program: Command,
  args: readonly string[],
  io: Io,
  code: () => number = () => 0,
): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return code();
  } catch (error) {
    return refuse(error, program.name(), io);
  }
}
