// Whether there is music: the setting, a page in sight, and a hand that has touched it, as browsers ask for.

import type { Music } from './music.ts';
import { settings } from './settings.svelte.ts';

let music: Promise<Music> | undefined;
let wanted = false;

async function follow(): Promise<void> {
  if (!wanted && !music) return;
  music ??= import('./music.ts').then((found) => new found.Music());
  const player = await music;
  if (wanted) player.start();
  else player.stop();
}

/** Plays while the component that asks for it is there. */
export function musicWhileHere(): void {
  $effect(() => {
    const heed = (): void => {
      const isTouched = navigator.userActivation?.hasBeenActive ?? true;
      wanted = settings.music && isTouched && document.visibilityState === 'visible';
      void follow();
    };
    heed();
    addEventListener('pointerdown', heed);
    addEventListener('keydown', heed);
    document.addEventListener('visibilitychange', heed);
    return () => {
      removeEventListener('pointerdown', heed);
      removeEventListener('keydown', heed);
      document.removeEventListener('visibilitychange', heed);
      wanted = false;
      void follow();
    };
  });
}
