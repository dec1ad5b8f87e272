// A speaker between standard input and output, line by line, until the game is over.

import { createInterface } from 'node:readline';
import type { Speaker } from './speaker.ts';

export async function talk(speaker: Speaker): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = speaker.hear(line);
    if (!answer) break;
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  // The other end may keep it open; the program is to end all the same.
  process.stdin.destroy();
}
