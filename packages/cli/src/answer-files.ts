// One question put to one file or to many: the way `battle` and `status` read their arguments and answer.

import { parseScenario, type State } from '@nhex/engine';
import { en, type Language } from '@nhex/texts';
import { EXIT_FAULT, explain, InputError, isInputError, messageOf, showPath } from './errors.ts';
import { listFiles, readText } from './files.ts';
import { breathe, type Io } from './io.ts';
import { parseJson } from './json.ts';
import { Progress } from './progress.ts';

const FILES_BETWEEN_BREATHS = 16;

export interface Question {
  /** The result as plain JSON data. */
  readonly answer: (state: State) => unknown;
  /** The same for people. */
  readonly tell: (state: State) => string;
  /** The language in which people are told; JSON is the same in every language. */
  readonly language: Language;
}

function readScenario(file: string): State {
  const value = parseJson(readText(file));
  try {
    return parseScenario(value);
  } catch (error) {
    throw isInputError(error) ? error : new InputError(`it cannot be read (${messageOf(error)})`);
  }
}

/** Answers each file and returns the exit code. */
export async function answerFiles(
  paths: readonly string[],
  json: boolean,
  question: Question,
  io: Io,
): Promise<number> {
  const { entries, many } = listFiles(paths);
  const reply = (file: string): string => {
    const state = readScenario(file);
    if (!json) return question.tell(state);
    const result = question.answer(state);
    return JSON.stringify(many ? { file, result } : result);
  };
  const progress = new Progress(io, 'files', entries.length);
  let refused = 0;
  let code = 0;
  for (const [index, { file, error: known }] of entries.entries()) {
    try {
      if (known !== undefined) throw new InputError(known);
      if (many && !json) io.print(io.colors.bold(showPath(file)));
      io.print(reply(file));
    } catch (error) {
      const { message, code: failure } = explain(error, many && json ? en : question.language);
      if (!many) throw failure === EXIT_FAULT ? error : new InputError(message, showPath(file));
      io.print(json ? JSON.stringify({ file, error: message }) : `error: ${message}`);
      refused++;
      code = code === EXIT_FAULT ? code : failure;
    }
    if (many && !json) io.print('');
    progress.update(index + 1);
    if (index % FILES_BETWEEN_BREATHS === 0) await breathe();
  }
  progress.finish();
  if (refused > 0) io.complain(`nhex: ${refused} of ${entries.length} files could not be answered`);
  return code;
}
