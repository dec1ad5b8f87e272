// What the server tells the player wherever they are: whose turn it is, invitations, changes of the lobby. Of all tabs
// of a browser one listens and tells the others: browsers keep few connections to one server.

import { Stream } from './stream.ts';

export interface PlayerEvent {
  readonly kind: string;
  readonly game?: string;
  readonly next?: string;
  readonly from?: { readonly id: string; readonly name: string };
  readonly rating?: number;
  readonly gain?: number;
  readonly at?: number;
  readonly preset?: string;
  readonly text?: string;
}

type Hearer = (event: PlayerEvent) => void;

class PlayerEvents {
  readonly #hearers = new Set<Hearer>();
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('nhex-online');
  #player: string | undefined;
  #stop: (() => void) | undefined;

  constructor() {
    this.#channel?.addEventListener('message', ({ data }) => this.#tell(data as PlayerEvent));
  }

  /** Listens for this player from now on; undefined: for nobody. */
  follow(player: string | undefined): void {
    if (player === this.#player) return;
    this.#stop?.();
    this.#stop = undefined;
    this.#player = player;
    if (player !== undefined) this.#stop = this.#lead(player);
  }

  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  #tell(event: PlayerEvent): void {
    for (const hearer of this.#hearers) hearer(event);
  }

  /** Waits until no other tab listens, then does so itself. */
  #lead(player: string): () => void {
    let stream: Stream | undefined;
    let release: (() => void) | undefined;
    let left = false;
    const open = (): void => {
      stream = new Stream({
        path: () => '/events?lobby=yes',
        line: (value) => {
          const event = value as PlayerEvent;
          this.#tell(event);
          this.#channel?.postMessage(event);
        },
        connected: () => undefined,
        lost: () => undefined,
        refused: () => undefined,
      });
    };
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
    if (!locks) open();
    else
      void locks
        .request(`nhex-online-${player}`, () => {
          if (left) return undefined;
          open();
          return new Promise<void>((done) => {
            release = done;
          });
        })
        .catch(() => undefined);
    return () => {
      left = true;
      stream?.close();
      release?.();
    };
  }
}

export const playerEvents = new PlayerEvents();
