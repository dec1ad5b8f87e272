// `nhex bot`: a bot of ours speaks the bot protocol on standard input and output.

import type { Command } from 'commander';
import { InputError, messageOf } from '../errors.ts';
import { ProtocolError, Speaker } from '../protocol/speaker.ts';
import { talk } from '../protocol/talk.ts';

function speakerFor(spec: string): Speaker {
  try {
    return new Speaker(spec);
  } catch (error) {
    throw new InputError(messageOf(error), 'bot');
  }
}

export function addBot(program: Command): void {
  program
    .command('bot')
    .description('play as a bot over standard input and output (docs/bot-protocol.md)')
    .argument('<bot>', 'a bot: hard, search:nodes=2000')
    .action(async (spec: string) => {
      try {
        await talk(speakerFor(spec));
      } catch (error) {
        process.stdin.destroy();
        throw error instanceof ProtocolError ? new InputError(messageOf(error), 'bot') : error;
      }
    });
}
