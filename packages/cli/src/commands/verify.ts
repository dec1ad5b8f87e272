// `nhex verify RECORD`: replays a finished online game and checks that its deal was the one committed to.

import { parseRecord } from '@nhex/engine';
import { type Verdict, verifyRecord } from '@nhex/server/referee';
import type { Command } from 'commander';
import { InputError, isInputError, messageOf, oneLine, showPath } from '../errors.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';

/** The exit code of a record that does not fit. */
const EXIT_WRONG = 1;

function tell({ ok, game, choices, draws, commitment, problems }: Verdict): string {
  if (!ok)
    return ['The record does not fit:', ...problems.map((problem) => `  ${oneLine(problem)}`)].join('\n');
  return `Game ${game}: ${choices} choices and ${draws} draws follow from the seed, which matches the commitment ${commitment}.`;
}

/** Refuses what is no record at all: the headers, which say how a game began, have to be read on their own. */
function checkHeaders(text: string): void {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => /^[^[;]/.test(line));
  const headers = lines.slice(0, first < 0 ? lines.length : first);
  // These two are of the end of the game.
  parseRecord(headers.map((line) => (/^\[(Result|Hash) ".*"\]$/.test(line) ? '' : line)).join('\n'));
}

function verify(file: string, options: { readonly json?: boolean }, io: Io): number {
  let text: string;
  try {
    text = readText(file);
    checkHeaders(text);
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new InputError(messageOf(error), showPath(file));
  }
  const verdict = verifyRecord(text);
  io.print(options.json ? JSON.stringify(verdict) : tell(verdict));
  return verdict.ok ? 0 : EXIT_WRONG;
}

export function addVerify(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('verify')
    .description('check the deal of a finished online game')
    .argument('<record>', 'its record, from the server')
    .option('--json', 'print JSON')
    .action((file: string, options: { json?: boolean }) => done(verify(file, options, io)));
}
