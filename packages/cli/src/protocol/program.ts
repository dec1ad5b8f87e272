// The program of scripts/bots-of.mjs: a bot of an earlier commit. Its argument is the bot's specification.

import { Speaker } from './speaker.ts';
import { talk } from './talk.ts';

try {
  await talk(new Speaker(process.argv[2] ?? ''));
} catch (error) {
  process.stderr.write(`bots-of: ${(error as Error).message}\n`);
  process.exit(2);
}
