// What players say to each other at a table, whom they do not want to hear, and what they tell the operator.

import type { Preset } from '@nhex/texts';
import type { Caller } from '../accounts/tokens.ts';
import { newId } from '../accounts/tokens.ts';
import { ApiError } from '../errors.ts';
import { letter, type Post, playersAt } from '../games/post.ts';
import type { Table } from '../games/table.ts';
import type { Store } from '../store/store.ts';

/** `presets`: nobody can write anything of their own. */
export const CHAT_SETTINGS = ['on', 'presets', 'off'] as const;
export type ChatSetting = (typeof CHAT_SETTINGS)[number];

export const REPORT_REASONS = ['chat', 'name', 'stalling', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type Message = { readonly preset: Preset } | { readonly text: string };

const MOST_MESSAGES = 200;

export class Chat {
  readonly #store: Store;
  readonly #post: Post;
  readonly #setting: ChatSetting;
  readonly #now: () => number;

  constructor(store: Store, post: Post, setting: ChatSetting, now: () => number) {
    this.#store = store;
    this.#post = post;
    this.#setting = setting;
    this.#now = now;
  }

  /** Says something to the others at a table. */
  async say({ id, name, kind }: Caller, table: Table, message: Message): Promise<void> {
    if (this.#setting === 'off') throw new ApiError('not-allowed', 'there is no chat on this server');
    if ('text' in message && (this.#setting === 'presets' || kind === 'guest'))
      throw new ApiError('not-allowed', 'only the prepared sentences can be said here');
    const at = this.#now();
    await this.#store.db
      .insertInto('chat')
      .values({ id: newId(), game: table.id, player: id, at, preset: null, text: null, ...message })
      .execute();
    const deaf = await this.#whoMuted(id);
    const letters = playersAt(table)
      .filter((other) => other.id !== id && !deaf.has(other.id))
      .map((other) => letter(other.id, { kind: 'chat', game: table.id, from: { id, name }, at, ...message }));
    this.#post.send(letters);
    await this.#store.announce({ letters });
  }

  /** What was said at a table, without those the reader does not want to hear. */
  async read(reader: string, game: string): Promise<object[]> {
    const rows = await this.#store.db
      .selectFrom('chat')
      .innerJoin('players', 'players.id', 'chat.player')
      .select(['chat.at', 'chat.preset', 'chat.text', 'players.id', 'players.name'])
      .where('chat.game', '=', game)
      .where(
        'chat.player',
        'not in',
        this.#store.db.selectFrom('mutes').select('muted').where('player', '=', reader),
      )
      .orderBy('chat.at', 'desc')
      .limit(MOST_MESSAGES)
      .execute();
    return rows.reverse().map(({ at, preset, text, id, name }) => ({
      at,
      from: { id, name },
      ...(preset === null ? { text } : { preset }),
    }));
  }

  async #whoMuted(id: string): Promise<ReadonlySet<string>> {
    const rows = await this.#store.db.selectFrom('mutes').select('player').where('muted', '=', id).execute();
    return new Set(rows.map(({ player }) => player));
  }

  /** Whether the first does not want to hear of the second. */
  async isMuted(player: string, muted: string): Promise<boolean> {
    return (await this.#whoMuted(muted)).has(player);
  }

  async mute(player: string, muted: string, on: boolean): Promise<void> {
    const { db } = this.#store;
    if (!on) {
      await db.deleteFrom('mutes').where('player', '=', player).where('muted', '=', muted).execute();
      return;
    }
    await this.#mustExist(muted);
    await db
      .insertInto('mutes')
      .values({ player, muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  mutedBy(player: string): Promise<{ id: string; name: string }[]> {
    return this.#store.db
      .selectFrom('mutes')
      .innerJoin('players', 'players.id', 'mutes.muted')
      .select(['players.id', 'players.name'])
      .where('mutes.player', '=', player)
      .orderBy('players.name')
      .execute();
  }

  /** Tells the operator about a player; `npm run admin -- reports` lists them. */
  async report(
    player: string,
    about: string,
    reason: ReportReason,
    text: string,
    game: string | undefined,
  ): Promise<void> {
    await this.#mustExist(about);
    await this.#store.db
      .insertInto('reports')
      .values({
        id: newId(),
        at: this.#now(),
        player,
        about,
        reason,
        text,
        game: game ?? null,
        handled: null,
      })
      .execute();
  }

  async #mustExist(id: string): Promise<void> {
    const { db } = this.#store;
    const row = await db.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) throw new ApiError('not-found', 'there is no such player');
  }
}
