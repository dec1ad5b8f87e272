// Telling the player that it is their turn: the page's title, and a notification of the browser while nobody looks.

import type { PlayerEvent } from './events.svelte.ts';
import { o } from './i18n.svelte.ts';

class Notices {
  permission: NotificationPermission | 'none' = $state(
    typeof Notification === 'undefined' ? 'none' : Notification.permission,
  );

  async ask(): Promise<void> {
    if (this.permission === 'default') this.permission = await Notification.requestPermission();
  }

  /** Says what the player should know while the page is out of sight; of several tabs the same only once. */
  hear({ kind, game = '', from }: PlayerEvent): void {
    if (kind === 'turn' || kind === 'begun') this.#say(game, o('table.yourTurn'));
    else if (kind === 'challenge') this.#say(game, o('invite.from', { name: from?.name ?? '' }));
  }

  #say(game: string, title: string): void {
    if (this.permission !== 'granted' || document.visibilityState === 'visible') return;
    const options = { tag: `nhex-${game}`, icon: './icon-192.png' };
    // Phones only let the service worker show one.
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => new Notification(title, options));
  }
}

export const notices = new Notices();

const TURN = '● ';

/** Marks the title while it is the player's turn. */
export function markTitle(isTurn: boolean): void {
  const plain = document.title.startsWith(TURN) ? document.title.slice(TURN.length) : document.title;
  document.title = isTurn ? TURN + plain : plain;
}
