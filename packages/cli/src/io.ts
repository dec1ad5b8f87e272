// Where results, complaints and progress go. Commands get an Io, so that tests can run them in process.

import picocolors from 'picocolors';

export interface Io {
  /** One line of the result, on stdout. */
  readonly print: (line: string) => void;
  /** One line for people, on stderr. */
  readonly complain: (line: string) => void;
  /** Whether a person watches stderr: progress may redraw its line. */
  readonly watched: boolean;
  /** Text written to stderr as it is, for progress. */
  readonly draw: (text: string) => void;
  readonly colors: ReturnType<typeof picocolors.createColors>;
}

/** A reader that went away (`nhex ... | head`) ends the program quietly. */
function endWhenClosed(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
}

export function processIo(): Io {
  endWhenClosed(process.stdout);
  endWhenClosed(process.stderr);
  return {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    watched: process.stderr.isTTY,
    draw: (text) => process.stderr.write(text),
    colors: picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY),
  };
}

/** Lets pending events (a closed pipe, an interrupt) happen in the middle of a long loop. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
