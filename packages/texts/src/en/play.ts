// What the table says while it is played on, in English: the pace of bots, what was done last, summaries.

import type { Message } from '../message.ts';

export const play = {
  'replay.more': 'More',
} as const satisfies Readonly<Record<string, Message>>;
