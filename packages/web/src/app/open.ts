// Opens what people paste: a link to a game or a position, or the text of a record.

import { packText } from './link.ts';
import { openRecord } from './open-record.ts';
import { parseRoute, type Route } from './router.svelte.ts';
import { knowScenariosOf } from './scenarios/known.ts';

/** Where the pasted text leads. Throws when it is neither a link nor a record. */
export async function readGame(given: string): Promise<Route> {
  const text = given.trim();
  const hash = text.indexOf('#/');
  if (hash >= 0 && !text.includes('\n')) {
    const route = parseRoute(text.slice(hash));
    if (route.screen === 'shared' || route.screen === 'position') return route;
  }
  // It must be a record, and it travels as it is: where it departs from today's rules, the reader sees the original.
  await knowScenariosOf(text);
  openRecord(text);
  return { screen: 'shared', data: await packText(text), at: undefined };
}
