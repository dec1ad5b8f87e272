// The scenarios that come with the game: many texts, fetched when a game or a screen wants them.

import type * as BuiltIn from './built-in.ts';

/** Fetches them; from then on their keys can be read. */
export const loadScenarios = (): Promise<typeof BuiltIn> => import('./built-in.ts');

/** To be awaited before a record is read, which may name a scenario by its key. */
export async function knowScenariosOf(record: string): Promise<void> {
  if (/^\[(Scenario|Position) /m.test(record)) await loadScenarios();
}
