// Opens what people paste: a link to a game or a position, or the text of a record.

import { parseRecord } from '@nhex/engine';
import { packText } from './link.ts';
import { notesIn, recordOf } from './record.ts';
import { parseRoute, type Route } from './router.svelte.ts';

/** Where the pasted text leads. Throws when it is neither a link nor a record. */
export async function readGame(given: string): Promise<Route> {
  const text = given.trim();
  const hash = text.indexOf('#/');
  if (hash >= 0 && !text.includes('\n')) {
    const route = parseRoute(text.slice(hash));
    if (route.screen === 'shared' || route.screen === 'position') return route;
  }
  const game = parseRecord(text);
  const record = recordOf(game, notesIn(text, game));
  return { screen: 'shared', data: await packText(record), at: undefined };
}
