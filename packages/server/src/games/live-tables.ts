// The tables in the memory of this process: a cache of what is stored. Changes of one game happen one after the other,
// and nobody hears of a change before it is stored.

import { ApiError } from '../errors.ts';
import { type Input, inputFor, type Play, playChoice, verdictOf } from '../referee/engine.ts';
import type { GameNotice, Letter, Store } from '../store/store.ts';
import type { Brains } from './brains.ts';
import { lettersOf, type Post } from './post.ts';
import { readGame, refreshGame, Unreadable } from './repository.ts';
import { advance, arrive, botToMove, readInput, rowOf, seatOf, type Table, writeInput } from './table.ts';
import { type Change, viewText } from './views.ts';

/** Somebody who hears of every change of a table; undefined: a visitor. */
export interface Watcher {
  readonly player: string | undefined;
  readonly send: (line: string) => void;
}

export interface Live {
  table: Table;
  readonly seed: string;
  readonly watchers: Set<Watcher>;
  /** The last change under way: the next one waits for it. */
  tail: Promise<unknown>;
  waiting: number;
  used: number;
  thinking: boolean;
}

export interface HouseSettings {
  readonly store: Store;
  readonly brains: Brains;
  readonly post: Post;
  readonly now: () => number;
  /** Nobody loses on time so soon after the server's start: players are still coming back. */
  readonly graceMs: number;
  readonly onError: (error: unknown, game: string) => void;
}

/** How long a table nobody watches stays in memory. */
const IDLE_MS = 30_000;

export class LiveTables {
  readonly #settings: HouseSettings;
  readonly #tables = new Map<string, Promise<Live | undefined>>();
  loads = 0;
  /** Called when a game has ended here. */
  onOver: (id: string) => void = () => {};

  constructor(settings: HouseSettings) {
    this.#settings = settings;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Waits until nothing is under way at any table. */
  async quiet(): Promise<void> {
    const lives = await Promise.all([...this.#tables.values()].map((live) => live.catch(() => undefined)));
    await Promise.all(lives.map((live) => live?.tail.catch(() => {})));
  }

  /** Some word of changes may have been lost: looks at every table. */
  refreshAll(): void {
    for (const id of this.#tables.keys()) void this.refresh(id);
  }

  /** Where several processes share the store, word of a change may still be under way. */
  async freshen(live: Live): Promise<void> {
    if (this.#settings.store.kind === 'embedded') return;
    await this.serial(live, () => this.catchUp(live));
  }

  async store(
    live: Live,
    input: Input,
    play: Play,
    from: { readonly player?: string; readonly key?: string },
  ): Promise<void> {
    const { store, now } = this.#settings;
    const at = now();
    const { table } = live;
    const next = arrive(table, play, at);
    const letters = lettersOf(table, next);
    const stored = await store
      .append({
        game: table.id,
        after: table.sequence,
        input: { ...writeInput(input), at, player: from.player ?? null, key: from.key ?? null },
        next: rowOf(next, at),
        letters,
      })
      .catch((error) => {
        this.#settings.onError(error, table.id);
        // It may be stored all the same: sent again under its key it is found, or stored then.
        throw new ApiError('unavailable', 'the database did not answer; send it again');
      });
    if (!stored) {
      await this.catchUp(live);
      throw new ApiError('wrong-sequence', `the game stands at ${live.table.sequence}`, {
        sequence: live.table.sequence,
      });
    }
    this.become(live, next, changeOf(table.play, input, at));
    this.#settings.post.send(letters);
    if (next.status === 'over') this.onOver(table.id);
    this.prompt(live);
  }

  become(live: Live, table: Table, change: Change): void {
    const { play } = live.table;
    live.table = table;
    live.used = this.#settings.now();
    for (const watcher of live.watchers) {
      const seat = this.seat(live, watcher.player);
      watcher.send(viewText(table, live.seed, seat, changeFor(play, change, seat)));
    }
  }

  /** Reads what others stored, and tells it. */
  async catchUp(live: Live, change?: Change): Promise<void> {
    const { table, inputs } = await refreshGame(this.#settings.store, live.table);
    if (JSON.stringify(besides(table)) !== JSON.stringify(besides(live.table)))
      this.become(live, table, change ?? { kind: 'table', at: this.#settings.now() });
    for (const row of inputs) {
      const input = readInput(row);
      const { play } = live.table;
      this.become(live, advance(live.table, input, row.at), changeOf(play, input, row.at));
    }
  }

  /** The tables in memory at which a player sits. */
  async tablesOf(player: string): Promise<string[]> {
    const lives = await Promise.all([...this.#tables.values()].map((live) => live.catch(() => undefined)));
    return lives.flatMap((live) => (live && seatOf(live.table, player) !== undefined ? [live.table.id] : []));
  }

  /** Somebody at this table has another name now, or is somebody else. */
  async reseated(id: string): Promise<void> {
    await this.refresh(id);
    await this.#settings.store.announce({ game: id, sequence: 0 });
  }

  async refresh(id: string): Promise<void> {
    const live = await this.#tables.get(id)?.catch(() => undefined);
    if (!live) return;
    await this.serial(live, () => this.catchUp(live)).catch((error) => this.#settings.onError(error, id));
  }

  /** Another process changed a game. The very next input is carried out as told; anything else is looked up. */
  async hear({ game, sequence, input }: GameNotice): Promise<void> {
    const live = await this.#tables.get(game)?.catch(() => undefined);
    if (!live) return;
    await this.serial(live, async () => {
      const { table } = live;
      if (input === undefined || table.status === 'open' || table.sequence < sequence - 1)
        return this.catchUp(live);
      if (table.sequence >= sequence) return;
      const done = readInput(input);
      this.become(live, advance(table, done, input.at), changeOf(table.play, done, input.at));
    }).catch((error) => this.#settings.onError(error, game));
  }

  /** Lets a bot decide if it is its turn; the choice is stored like anybody's. */
  prompt(live: Live): void {
    const bot = botToMove(live.table);
    if (bot === undefined || live.thinking) return;
    live.thinking = true;
    const { table } = live;
    void this.#settings.brains
      .decide(bot, table.play)
      .then((choice) =>
        this.serial(live, async () => {
          live.thinking = false;
          if (live.table !== table) return this.prompt(live);
          const next = playChoice(table.play, choice, live.seed);
          return this.store(live, next.input, next.play, {});
        }),
      )
      .catch((error) => {
        live.thinking = false;
        // Another process was quicker; anything else is tried again when the table is woken.
        if (!(error instanceof ApiError)) this.#settings.onError(error, table.id);
      });
  }

  async forget(): Promise<void> {
    for (const [id, loading] of this.#tables) {
      const live = await loading.catch(() => undefined);
      if (live && !this.#isIdle(live)) continue;
      this.#tables.delete(id);
    }
  }

  live(id: string): Promise<Live | undefined> {
    let loading = this.#tables.get(id);
    if (loading === undefined) {
      loading = this.load(id);
      this.#tables.set(id, loading);
      const drop = (): void => {
        this.#tables.delete(id);
      };
      loading.then((live) => live ?? drop(), drop);
    }
    return loading;
  }

  async load(id: string): Promise<Live | undefined> {
    const read = await readGame(this.#settings.store, id);
    this.loads++;
    return (
      read && {
        ...read,
        watchers: new Set(),
        tail: Promise.resolve(),
        waiting: 0,
        used: this.#settings.now(),
        thinking: false,
      }
    );
  }

  /** Nobody watches it or has asked for it for a while: what is remembered of it may be out of date. */
  #isIdle({ watchers, waiting, thinking, used }: Live): boolean {
    return watchers.size === 0 && waiting === 0 && !thinking && used <= this.#settings.now() - IDLE_MS;
  }

  /** The table as it is remembered, read anew if that was long ago. */
  async #current(id: string): Promise<Live | undefined> {
    const loading = this.live(id);
    const live = await loading;
    if (!live || !this.#isIdle(live)) return live;
    // Somebody else may have read it anew meanwhile.
    if (this.#tables.get(id) === loading) this.#tables.delete(id);
    return this.live(id);
  }

  async visible(id: string, player: string | undefined): Promise<Live> {
    const live = await this.#current(id).catch((error) => {
      if (error instanceof Unreadable) {
        this.#settings.onError(error, id);
        throw new ApiError('fault', `this game cannot be shown: ${error.message}`);
      }
      throw error;
    });
    if (!live) throw new ApiError('not-found', 'there is no such game');
    const { table } = live;
    // Whoever has the link of a private table may sit down; once it is full it is the players' own.
    if (table.private && table.status !== 'open' && this.seat(live, player) === undefined)
      throw new ApiError('not-your-game', 'this game is private');
    live.used = this.#settings.now();
    return live;
  }

  async seated(id: string, player: string): Promise<Live> {
    const live = await this.visible(id, player);
    if (this.seat(live, player) === undefined)
      throw new ApiError('not-your-game', 'you do not sit at this table');
    return live;
  }

  seat(live: Live, player: string | undefined): number | undefined {
    return player === undefined ? undefined : seatOf(live.table, player);
  }

  serial<T>(live: Live, work: () => Promise<T>): Promise<T> {
    live.waiting++;
    const result = live.tail.then(work, work).finally(() => live.waiting--);
    live.tail = result.catch(() => {});
    return result;
  }

  /** Writes something about the game that is no input, as long as the game stands where we think. */
  async setBeside(
    live: Live,
    set: { offer: number | null },
    change: Change,
    letters: readonly Letter[] = [],
  ): Promise<void> {
    const { store, post } = this.#settings;
    const { id, sequence } = live.table;
    await store.db
      .updateTable('games')
      .set(set)
      .where('id', '=', id)
      .where('sequence', '=', sequence)
      .execute();
    await this.catchUp(live, change);
    post.send(letters);
    await store.announce({ game: id, sequence, letters });
  }
}

/** What can change about a table without an input. */
const besides = ({ seats, offer, rematch, draft, sealed }: Table): unknown[] => [
  seats,
  offer,
  rematch,
  draft,
  sealed,
];

/** A change as that seat may hear of it, made at that play (LEAD-1). */
export function changeFor(play: Play, change: Change, seat: number | undefined): Change {
  return change.kind === 'choice' ? { ...inputFor(play, change as Input, seat), at: change.at } : change;
}

/** What the stream says of an input given at that play. */
export function changeOf(play: Play, input: Input, at: number): Change {
  const verdict = verdictOf(play, input);
  return { ...input, ...(verdict === undefined ? {} : { verdict }), at };
}
