// What the table says while it is played on, in Polish: the pace of bots, what was done last, summaries.

import type { play as en } from '../en/play.ts';
import type { Polish } from './polish.ts';

export const play: Polish<typeof en> = {
  'replay.more': 'Więcej',
};
