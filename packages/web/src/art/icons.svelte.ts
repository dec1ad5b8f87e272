// The pictograms by name: those of the first pages and of a first duel at once, the others as soon as one of them is wanted.

import { FIRST_ICONS } from './first-icons.generated.ts';
import type { MORE_ICONS } from './more-icons.generated.ts';

export type IconName = keyof typeof FIRST_ICONS | keyof typeof MORE_ICONS;

let paths: Readonly<Partial<Record<IconName, string>>> = $state.raw(FIRST_ICONS);
let loading: Promise<void> | undefined;

/** Fetches the pictograms that the first pages do without. */
export function loadIcons(): Promise<void> {
  loading ??= import('./more-icons.generated.ts').then(
    ({ MORE_ICONS: more }) => {
      paths = { ...FIRST_ICONS, ...more };
    },
    () => {
      // Without a connection: asked for again next time.
      loading = undefined;
    },
  );
  return loading;
}

/** Path data in a box of 200 by 200; nothing until it has been fetched. */
export function iconPath(name: IconName): string {
  const path = paths[name];
  if (path === undefined) void loadIcons();
  return path ?? '';
}
