// The house: the tables of this process, and who looks after them. It wakes tables whose time has come.

import { settle } from '../ratings/settling.ts';
import type { Notice } from '../store/store.ts';
import { draftArmy } from './draft.ts';
import { type HouseSettings, LiveTables } from './live-tables.ts';
import { Playing } from './playing.ts';
import { Seating } from './seating.ts';
import { rowOf } from './table.ts';
import { Watching } from './watching.ts';

const SWEEP_MS = 500;
const SWEEP_MOST = 200;
/** How long another process leaves a table alone that one has taken up. */
const CLAIM_MS = 4_000;

export class House {
  readonly #settings: HouseSettings;
  readonly #tables: LiveTables;
  readonly watching: Watching;
  readonly playing: Playing;
  readonly seating: Seating;
  /** The last end of a game that is to be settled. */
  #settling: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#tables = new LiveTables(settings);
    this.watching = new Watching(settings, this.#tables);
    this.playing = new Playing(settings, this.#tables);
    this.seating = new Seating(settings, this.#tables);
    this.#tables.onOver = (id) => void this.#settle(id);
  }

  /** Hears of other processes and wakes tables when it is time. */
  async open(): Promise<void> {
    await this.#settings.store.listen(
      (notice) => this.#hear(notice),
      () => this.#tables.refreshAll(),
    );
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweeping.then(() => this.sweep());
    }, SWEEP_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
    await this.#tables.quiet();
    await this.#settling;
  }

  /** One after the other: they count in the same few rows, and would keep connections to the database waiting. */
  #settle(id: string): Promise<void> {
    this.#settling = this.#settling.then(() => this.#settleNow(id));
    return this.#settling;
  }

  /** Scores and ratings of a game that is over. What fails is tried again when its time comes. */
  async #settleNow(id: string): Promise<void> {
    const { store, post, onError } = this.#settings;
    try {
      const { letters, next, unsealed = [] } = await settle(store, id);
      post.send(letters);
      if (letters.length > 0) await store.announce({ letters });
      if (next !== undefined) await this.seating.begun(next);
      for (const each of unsealed) await this.reseated(each);
    } catch (error) {
      onError(error, id);
    }
  }

  get size(): number {
    return this.#tables.size;
  }

  get loads(): number {
    return this.#tables.loads;
  }

  /** The tables in memory at which a player sits. */
  tablesOf(player: string): Promise<string[]> {
    return this.#tables.tablesOf(player);
  }

  /** Somebody at this table has another name now, or is somebody else. */
  reseated(id: string): Promise<void> {
    return this.#tables.reseated(id);
  }

  /** Gives a game up; a table that has not begun is left. */
  async resign(id: string, player: string): Promise<number> {
    return (await this.seating.leave(id, player)) ?? this.playing.resign(id, player);
  }

  /** Bans or picks an army before the beginning. */
  draft(id: string, player: string, army: string): Promise<number> {
    return draftArmy(this.#settings, this.#tables, id, player, army);
  }

  /** Another process did something. */
  #hear({ game, sequence, input, letters, lobby }: Notice): void {
    const { post } = this.#settings;
    if (letters) post.deliver(letters);
    if (lobby) post.lobbyChanged();
    if (game !== undefined && sequence !== undefined)
      void this.#tables.hear({ game, sequence, ...(input ? { input } : {}) });
  }

  /** Wakes tables whose time has come, and forgets those nobody needs. */
  async sweep(): Promise<void> {
    const { store, now, onError } = this.#settings;
    try {
      const due = await store.db
        .selectFrom('games')
        .select(['id', 'wake', 'status'])
        .where('wake', '<=', now())
        .orderBy('wake')
        .limit(SWEEP_MOST)
        .execute();
      await Promise.all(
        due.map(({ id, wake, status }) =>
          (status === 'over' ? this.#settle(id) : this.#wake(id, wake)).catch((error) => onError(error, id)),
        ),
      );
      await this.#tables.forget();
    } catch (error) {
      onError(error, '');
    }
  }

  async #wake(id: string, wake: number | null): Promise<void> {
    const { store, now } = this.#settings;
    const claimed = await store.db
      .updateTable('games')
      .set({ wake: now() + CLAIM_MS })
      .where('id', '=', id)
      .where('wake', '=', wake)
      .executeTakeFirst();
    if (claimed.numUpdatedRows !== 1n) return;
    const live = await this.#tables.live(id);
    if (!live) return;
    if (live.table.status === 'open') return this.seating.expire(live);
    await this.#tables.serial(live, async () => {
      if (store.kind === 'postgres') await this.#tables.catchUp(live);
      const { sequence } = live.table;
      const spared = await this.playing.flag(live);
      if (live.table.sequence === sequence) {
        // Nothing was due after all: the row says when something will be.
        await store.db
          .updateTable('games')
          .set({ wake: spared ?? rowOf(live.table, now()).wake })
          .where('id', '=', id)
          .where('sequence', '=', sequence)
          .execute();
      }
      this.#tables.prompt(live);
    });
  }
}
