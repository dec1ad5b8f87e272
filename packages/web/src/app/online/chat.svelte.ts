// What is said at a table: read once, then heard; can be switched off for good in this browser.

import type { Preset } from '@nhex/texts';
import { type ApiFault, faultOf, get, post } from './api.ts';
import { playerEvents } from './events.svelte.ts';
import { session } from './session.svelte.ts';

export interface Said {
  readonly at: number;
  readonly from: { readonly id: string; readonly name: string };
  readonly preset?: string;
  readonly text?: string;
}

const KEY = 'nhex-online-chat';

function isOff(): boolean {
  try {
    return localStorage.getItem(KEY) === 'off';
  } catch {
    return false;
  }
}

export class Chat {
  readonly #game: string;
  messages: readonly Said[] = $state.raw([]);
  /** What the server allows. */
  allowed: 'on' | 'presets' | 'off' = $state('off');
  off = $state(isOff());
  /** The last that was said and not looked at. */
  news: Said | undefined = $state.raw();
  fault: ApiFault | undefined = $state.raw();
  readonly #deaf: () => void;

  constructor(game: string) {
    this.#game = game;
    this.#deaf = playerEvents.hear((event) => {
      if (event.kind !== 'chat' || event.game !== game || !event.from || this.off) return;
      const said = {
        at: event.at ?? 0,
        from: event.from,
        ...(event.preset ? { preset: event.preset } : { text: event.text ?? '' }),
      };
      this.messages = [...this.messages, said];
      this.news = said;
    });
    void this.load();
  }

  close(): void {
    this.#deaf();
  }

  async load(): Promise<void> {
    try {
      const told = await get<{ messages: readonly Said[]; chat: 'on' | 'presets' | 'off' }>(
        `/games/${this.#game}/chat`,
      );
      this.messages = told.messages;
      this.allowed = told.chat;
    } catch {
      // Whoever does not sit here has no chat.
    }
  }

  async say(message: { preset: Preset } | { text: string }): Promise<boolean> {
    this.fault = undefined;
    const { player } = session;
    if (!player) return false;
    try {
      await post(`/games/${this.#game}/chat`, message);
      this.messages = [...this.messages, { at: Date.now(), from: player, ...message }];
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    }
  }

  setOff(off: boolean): void {
    this.off = off;
    if (off) this.news = undefined;
    try {
      if (off) localStorage.setItem(KEY, 'off');
      else localStorage.removeItem(KEY);
    } catch {
      // Then it holds until the page closes.
    }
  }
}
