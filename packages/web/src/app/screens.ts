// The screens that are fetched when somebody goes there, or a little earlier.

import type { Route } from './router.svelte.ts';

export const loaders = {
  new: () => import('./screens/NewGame.svelte'),
  table: () => import('./screens/Table.svelte'),
  replays: () => import('./screens/Replays.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  settings: () => import('./screens/Settings.svelte'),
  help: () => import('./screens/Help.svelte'),
  learn: () => import('./screens/Learn.svelte'),
  lesson: () => import('./screens/Lesson.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  armies: () => import('./screens/Armies.svelte'),
  online: () => import('./screens/Online.svelte'),
  puzzles: () => import('./screens/Puzzles.svelte'),
  atlas: () => import('./screens/Atlas.svelte'),
  campaign: () => import('./screens/Campaign.svelte'),
};

type Screen = keyof typeof loaders;
const isScreen = (name: string): name is Screen => name in loaders;

/** Begins to fetch the screen of an address at once, beside everything else that is on its way. */
export function fetchFor({ screen }: Route): void {
  const name = screen === 'shared' || screen === 'position' ? 'replay' : screen;
  // If it fails, whoever goes there is told.
  if (isScreen(name)) loaders[name]().catch(() => undefined);
}

/** Fetches a screen when the page has nothing else to do. */
export function fetchAhead(name: Screen): void {
  const fetch = (): void => void loaders[name]().catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetch, { timeout: 2000 });
  else setTimeout(fetch, 600);
}
