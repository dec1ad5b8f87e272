// The house: every table anybody plays or watches in this process. Memory is only a cache of what is stored; changes of
// one game happen one after the other, and nobody hears of a change before it is stored.

import { ApiError } from '../errors.ts';
import {
  type Input,
  mayTakeBack,
  newPlay,
  type Play,
  playChoice,
  playInput,
  Refusal,
  recordOf,
} from '../referee/engine.ts';
import { withFacts } from '../referee/online-record.ts';
import type { Store } from '../store/store.ts';
import type { Brains } from './brains.ts';
import { deadlineOf } from './clock.ts';
import {
  inputsOf,
  leaveSeat,
  readGame,
  refreshGame,
  sequenceOfKey,
  takeSeat,
  Unreadable,
} from './repository.ts';
import {
  advance,
  arrive,
  botToMove,
  deciderAt,
  readInput,
  resultAt,
  rowOf,
  seatOf,
  type Table,
  writeInput,
} from './table.ts';
import { type Change, viewText } from './views.ts';

/** Somebody who hears of every change of a table; undefined: a visitor. */
export interface Watcher {
  readonly player: string | undefined;
  readonly send: (line: string) => void;
}

interface Live {
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
  readonly now: () => number;
  /** Nobody loses on time so soon after the server's start: players are still coming back. */
  readonly graceMs: number;
  readonly onError: (error: unknown, game: string) => void;
}

export interface ChoiceMessage {
  readonly sequence: number;
  readonly choice: string;
  readonly key: string;
}

/** How long a table nobody watches stays in memory. */
const IDLE_MS = 30_000;
const SWEEP_MS = 500;
const SWEEP_MOST = 200;
/** How long another process leaves a table alone that one has taken up. */
const CLAIM_MS = 15_000;

export class House {
  readonly #settings: HouseSettings;
  readonly #tables = new Map<string, Promise<Live | undefined>>();
  readonly #opened: number;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  readonly counts = { choices: 0, replays: 0, loads: 0 };

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#opened = settings.now();
  }

  /** Hears of other processes and wakes tables when it is time. */
  async open(): Promise<void> {
    await this.#settings.store.listen(
      ({ game }) => void this.#refresh(game),
      () => {
        for (const id of this.#tables.keys()) void this.#refresh(id);
      },
    );
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweeping.then(() => this.sweep());
    }, SWEEP_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
    const lives = await Promise.all(this.#tables.values());
    await Promise.all(lives.map((live) => live?.tail.catch(() => {})));
  }

  get size(): number {
    return this.#tables.size;
  }

  // Reading

  /** The table as this player (or a visitor) sees it. */
  async view(id: string, player: string | undefined): Promise<string> {
    const live = await this.#visible(id, player);
    await this.#freshen(live);
    return viewText(live.table, live.seed, this.#seat(live, player));
  }

  /** Where several processes share the store, word of a change may still be under way. */
  async #freshen(live: Live): Promise<void> {
    if (this.#settings.store.kind === 'embedded') return;
    await this.#serial(live, () => this.#catchUp(live));
  }

  async table(id: string, player: string | undefined): Promise<Table> {
    return (await this.#visible(id, player)).table;
  }

  /** Sends the view, or what was missed after a sequence, and every later change; returns how to stop. */
  async watch(id: string, watcher: Watcher, after: number | undefined): Promise<() => void> {
    const live = await this.#visible(id, watcher.player);
    return this.#serial(live, async () => {
      const { table, seed } = live;
      if (after !== undefined && after < table.sequence) await this.#sendMissed(live, watcher, after);
      else watcher.send(viewText(table, seed, this.#seat(live, watcher.player)));
      live.watchers.add(watcher);
      return () => live.watchers.delete(watcher);
    });
  }

  async #sendMissed(live: Live, watcher: Watcher, after: number): Promise<void> {
    const { table, seed } = live;
    const inputs = await inputsOf(this.#settings.store, table.id, 0, table.sequence);
    let past: Table = {
      ...table,
      sequence: 0,
      status: 'playing',
      play: newPlay(table.options),
      clock: undefined,
    };
    for (const row of inputs) {
      const input = readInput(row);
      const last = row.sequence === table.sequence;
      past = last ? table : arrive(past, playInput(past.play, input), row.at);
      if (row.sequence <= after) continue;
      // Choices are only worth sending where they can still be made.
      watcher.send(
        viewText(past, seed, last ? this.#seat(live, watcher.player) : undefined, changeOf(input, row.at)),
      );
    }
  }

  /** The record, with the seed once the game is over. */
  async record(id: string, player: string | undefined): Promise<string> {
    const live = await this.#visible(id, player);
    await this.#freshen(live);
    const { table, seed } = live;
    const result = resultAt(table);
    return withFacts(recordOf(table.play), {
      game: id,
      commitment: table.commitment,
      seed: table.status === 'over' ? seed : undefined,
      players: table.seats.map((holder) =>
        holder.kind === 'player' ? holder.player.name : holder.kind === 'bot' ? `bot:${holder.bot}` : '-',
      ),
      ending:
        table.play.ended === undefined || result === undefined
          ? undefined
          : `${result.reason} ${result.winners.length > 0 ? `won ${result.winners.join(' ')}` : 'draw'}`,
    });
  }

  // Playing

  /** Begins a game that was just made: a bot may have the first word. */
  async begin(id: string): Promise<void> {
    const live = await this.#live(id);
    if (live) this.#prompt(live);
  }

  /** Stores a choice; the answer comes only after that. */
  async choose(id: string, player: string, message: ChoiceMessage): Promise<number> {
    const live = await this.#seated(id, player);
    return this.#serial(live, async () => {
      try {
        return await this.#choose(live, player, message);
      } catch (error) {
        // A resent choice gets the answer it got (or would have got) the first time.
        const known = error instanceof ApiError && (await this.#answerTo(live, player, message.key));
        if (!known) throw error;
        this.counts.replays++;
        return known;
      }
    });
  }

  async #choose(live: Live, player: string, { sequence, choice, key }: ChoiceMessage): Promise<number> {
    if (sequence !== live.table.sequence && this.#settings.store.kind === 'postgres')
      await this.#catchUp(live);
    this.#checkSequence(live, sequence);
    const seat = seatOf(live.table, player);
    await this.#checkPlaying(live);
    if (seat !== deciderAt(live.table) || live.table.play.left.includes(seat ?? -1))
      throw new ApiError('not-your-decision', 'it is not yours to decide now');
    const next = refusing(() => playChoice(live.table.play, choice, live.seed));
    await this.#store(live, next.input, next.play, { player, key });
    this.counts.choices++;
    return live.table.sequence;
  }

  #answerTo(live: Live, player: string, key: string): Promise<number | undefined> {
    return sequenceOfKey(this.#settings.store, live.table.id, player, key);
  }

  #checkSequence(live: Live, sequence: number): void {
    const current = live.table.sequence;
    if (sequence !== current)
      throw new ApiError('wrong-sequence', `the game stands at ${current}, not at ${sequence}`, {
        sequence: current,
      });
  }

  /** Refuses what comes before the beginning or after the end; time that has run out is the end. */
  async #checkPlaying(live: Live): Promise<void> {
    if (live.table.status === 'playing') await this.#flag(live);
    if (live.table.status === 'open') throw new ApiError('not-your-decision', 'the game has not begun');
    if (live.table.status === 'over') throw new ApiError('game-over', 'the game is over');
  }

  async join(id: string, player: string, seat: number): Promise<number> {
    const live = await this.#visible(id, player);
    return this.#serial(live, async () => {
      if (seatOf(live.table, player) !== undefined)
        throw new ApiError('already-seated', 'you sit at this table already');
      const { store, now } = this.#settings;
      if (!(await takeSeat(store, id, seat, player, now())))
        throw new ApiError('seat-taken', `seat ${seat} is not open`);
      await this.#catchUp(live, { kind: 'join', seat, at: now() });
      await store.announce({ game: id, sequence: live.table.sequence });
      return live.table.sequence;
    });
  }

  /** Gives up; at a table that has not begun: leaves it, and the last player closes it. */
  async resign(id: string, player: string): Promise<number> {
    const live = await this.#seated(id, player);
    return this.#serial(live, async () => {
      const { store, now } = this.#settings;
      const { table } = live;
      const seat = seatOf(table, player) ?? -1;
      if (table.status === 'open') {
        const others = table.seats.some((holder) => holder.kind === 'player' && holder.player.id !== player);
        if (!others) {
          await this.#store(live, { kind: 'abandon' }, playInput(table.play, { kind: 'abandon' }), {
            player,
          });
        } else {
          await leaveSeat(store, id, player);
          await this.#catchUp(live, { kind: 'leave', seat, at: now() });
          await store.announce({ game: id, sequence: table.sequence });
        }
        return live.table.sequence;
      }
      await this.#checkPlaying(live);
      if (live.table.play.left.includes(seat)) throw new ApiError('game-over', 'you have left this game');
      await this.#leave(live, { kind: 'resign', seat }, player);
      return live.table.sequence;
    });
  }

  /** Offers a draw; where the other player has offered one, it is agreed. */
  async offerDraw(id: string, player: string): Promise<number> {
    const live = await this.#seated(id, player);
    return this.#serial(live, async () => {
      if (this.#settings.store.kind === 'postgres') await this.#catchUp(live);
      await this.#checkPlaying(live);
      const { table } = live;
      const seat = seatOf(table, player) ?? -1;
      const between = table.seats.length === 2 && table.seats.every((holder) => holder.kind === 'player');
      if (!between) throw new ApiError('not-allowed', 'a draw is agreed between two players');
      if (table.offer === 1 - seat)
        await this.#store(live, { kind: 'draw' }, playInput(table.play, { kind: 'draw' }), { player });
      else await this.#setBeside(live, { offer: seat }, { kind: 'offer', seat, at: this.#settings.now() });
      return live.table.sequence;
    });
  }

  /** Takes an offer back, or declines that of the other player. */
  async declineDraw(id: string, player: string): Promise<number> {
    const live = await this.#seated(id, player);
    return this.#serial(live, async () => {
      if (this.#settings.store.kind === 'postgres') await this.#catchUp(live);
      const seat = seatOf(live.table, player) ?? -1;
      if (live.table.offer !== undefined)
        await this.#setBeside(live, { offer: null }, { kind: 'decline', seat, at: this.#settings.now() });
      return live.table.sequence;
    });
  }

  /** Writes something about the game that is no input, as long as the game stands where we think. */
  async #setBeside(live: Live, set: { offer: number | null }, change: Change): Promise<void> {
    const { store } = this.#settings;
    const { id, sequence } = live.table;
    await store.db
      .updateTable('games')
      .set(set)
      .where('id', '=', id)
      .where('sequence', '=', sequence)
      .execute();
    await this.#catchUp(live, change);
    await store.announce({ game: id, sequence });
  }

  /** The game that the same players play next, seats swapped: whoever asks second sits down at it. */
  async rematch(id: string, player: string, create: (table: Table) => Promise<string>): Promise<string> {
    const live = await this.#seated(id, player);
    return this.#serial(live, async () => {
      const { store, now } = this.#settings;
      if (live.table.status !== 'over') throw new ApiError('not-now', 'the game is not over');
      if (store.kind === 'postgres') await this.#catchUp(live);
      const known = live.table.rematch;
      if (known !== undefined) return known;
      const game = await create(live.table);
      const { numUpdatedRows } = await store.db
        .updateTable('games')
        .set({ rematch: game })
        .where('id', '=', id)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      const seat = seatOf(live.table, player) ?? -1;
      await this.#catchUp(live, { kind: 'rematch', seat, at: now() });
      await store.announce({ game: id, sequence: live.table.sequence });
      // Two processes at once: the other's game counts, ours stays empty.
      return numUpdatedRows === 1n ? game : (live.table.rematch ?? game);
    });
  }

  /** Ends a game without a winner, whoever plays it: for operators. */
  async closeTable(id: string): Promise<void> {
    const live = await this.#live(id);
    if (!live) throw new ApiError('not-found', 'there is no such game');
    await this.#serial(live, async () => {
      if (live.table.status === 'over') throw new ApiError('game-over', 'the game is over');
      await this.#store(live, { kind: 'abandon' }, playInput(live.table.play, { kind: 'abandon' }), {});
    });
  }

  /** Takes the last choice back where the table and TURN-7 allow it. */
  async takeBack(id: string, player: string, sequence: number): Promise<number> {
    const live = await this.#seated(id, player);
    return this.#serial(live, async () => {
      this.#checkSequence(live, sequence);
      await this.#checkPlaying(live);
      const seat = seatOf(live.table, player) ?? -1;
      if (!live.table.settings.takeBack)
        throw new ApiError('not-allowed', 'this table plays without take-back');
      if (!mayTakeBack(live.table.play, seat))
        throw new ApiError('illegal-choice', 'nothing of yours can be taken back now');
      const input: Input = { kind: 'undo', seat };
      await this.#store(live, input, playInput(live.table.play, input), { player });
      return live.table.sequence;
    });
  }

  /** A seat is left; when nobody but bots is there any more the game is abandoned. */
  async #leave(live: Live, input: Input & { kind: 'resign' | 'time' }, player?: string): Promise<void> {
    await this.#store(live, input, playInput(live.table.play, input), player === undefined ? {} : { player });
    const { seats, play, status } = live.table;
    const anybody = seats.some((holder, seat) => holder.kind === 'player' && !play.left.includes(seat));
    if (status === 'playing' && !anybody)
      await this.#store(live, { kind: 'abandon' }, playInput(play, { kind: 'abandon' }), {});
  }

  /** Ends the game of a player whose time has run out. */
  async #flag(live: Live): Promise<void> {
    const { clock } = live.table;
    const deadline = clock && deadlineOf(clock);
    const now = this.#settings.now();
    if (deadline === undefined || now < deadline || now < this.#opened + this.#settings.graceMs) return;
    await this.#leave(live, { kind: 'time', seat: clock?.running ?? 0 });
  }

  // Storing and telling

  async #store(
    live: Live,
    input: Input,
    play: Play,
    from: { readonly player?: string; readonly key?: string },
  ): Promise<void> {
    const { store, now } = this.#settings;
    const at = now();
    const { table } = live;
    const next = arrive(table, play, at);
    const stored = await store
      .append({
        game: table.id,
        after: table.sequence,
        input: { ...writeInput(input), at, player: from.player ?? null, key: from.key ?? null },
        next: rowOf(next, at),
      })
      .catch((error) => {
        this.#settings.onError(error, table.id);
        // It may be stored all the same: sent again under its key it is found, or stored then.
        throw new ApiError('unavailable', 'the database did not answer; send it again');
      });
    if (!stored) {
      await this.#catchUp(live);
      throw new ApiError('wrong-sequence', `the game stands at ${live.table.sequence}`, {
        sequence: live.table.sequence,
      });
    }
    this.#become(live, next, changeOf(input, at));
    this.#prompt(live);
  }

  #become(live: Live, table: Table, change: Change): void {
    live.table = table;
    live.used = this.#settings.now();
    for (const watcher of live.watchers)
      watcher.send(viewText(table, live.seed, this.#seat(live, watcher.player), change));
  }

  /** Reads what others stored, and tells it. */
  async #catchUp(live: Live, change?: Change): Promise<void> {
    const { table, inputs } = await refreshGame(this.#settings.store, live.table);
    if (JSON.stringify(besides(table)) !== JSON.stringify(besides(live.table)))
      this.#become(live, table, change ?? { kind: 'table', at: this.#settings.now() });
    for (const row of inputs) {
      const input = readInput(row);
      this.#become(live, advance(live.table, input, row.at), changeOf(input, row.at));
    }
    this.#prompt(live);
  }

  /** The tables in memory at which a player sits. */
  async tablesOf(player: string): Promise<string[]> {
    const lives = await Promise.all([...this.#tables.values()].map((live) => live.catch(() => undefined)));
    return lives.flatMap((live) => (live && seatOf(live.table, player) !== undefined ? [live.table.id] : []));
  }

  /** Somebody at this table has another name now, or is somebody else. */
  async reseated(id: string): Promise<void> {
    await this.#refresh(id);
    await this.#settings.store.announce({ game: id, sequence: 0 });
  }

  async #refresh(id: string): Promise<void> {
    const live = await this.#tables.get(id)?.catch(() => undefined);
    if (!live) return;
    await this.#serial(live, () => this.#catchUp(live)).catch((error) => this.#settings.onError(error, id));
  }

  // Bots

  /** Lets a bot decide if it is its turn; the choice is stored like anybody's. */
  #prompt(live: Live): void {
    const bot = botToMove(live.table);
    if (bot === undefined || live.thinking) return;
    live.thinking = true;
    const { table } = live;
    void this.#settings.brains
      .decide(bot, table.play)
      .then((choice) =>
        this.#serial(live, async () => {
          live.thinking = false;
          if (live.table !== table) return this.#prompt(live);
          const next = playChoice(table.play, choice, live.seed);
          return this.#store(live, next.input, next.play, {});
        }),
      )
      .catch((error) => {
        live.thinking = false;
        // Another process was quicker; anything else is tried again when the table is woken.
        if (!(error instanceof ApiError)) this.#settings.onError(error, table.id);
      });
  }

  /** Wakes tables whose time has come, and forgets those nobody needs. */
  async sweep(): Promise<void> {
    const { store, now, onError } = this.#settings;
    try {
      const due = await store.db
        .selectFrom('games')
        .select(['id', 'wake'])
        .where('wake', '<=', now())
        .orderBy('wake')
        .limit(SWEEP_MOST)
        .execute();
      await Promise.all(due.map(({ id, wake }) => this.#wake(id, wake).catch((error) => onError(error, id))));
      await this.#forget();
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
    const live = await this.#live(id);
    if (!live) return;
    await this.#serial(live, async () => {
      if (store.kind === 'postgres') await this.#catchUp(live);
      const { sequence } = live.table;
      await this.#flag(live);
      if (live.table.sequence === sequence) {
        // Nothing was due after all: the row says when something will be.
        await store.db
          .updateTable('games')
          .set({ wake: rowOf(live.table, now()).wake })
          .where('id', '=', id)
          .where('sequence', '=', sequence)
          .execute();
      }
      this.#prompt(live);
    });
  }

  async #forget(): Promise<void> {
    const old = this.#settings.now() - IDLE_MS;
    for (const [id, loading] of this.#tables) {
      const live = await loading.catch(() => undefined);
      if (live && (live.watchers.size > 0 || live.waiting > 0 || live.thinking || live.used > old)) continue;
      this.#tables.delete(id);
    }
  }

  // Tables in memory

  #live(id: string): Promise<Live | undefined> {
    let loading = this.#tables.get(id);
    if (loading === undefined) {
      loading = this.#load(id);
      this.#tables.set(id, loading);
      const drop = (): void => {
        this.#tables.delete(id);
      };
      loading.then((live) => live ?? drop(), drop);
    }
    return loading;
  }

  async #load(id: string): Promise<Live | undefined> {
    const read = await readGame(this.#settings.store, id);
    this.counts.loads++;
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

  async #visible(id: string, player: string | undefined): Promise<Live> {
    const live = await this.#live(id).catch((error) => {
      if (error instanceof Unreadable) {
        this.#settings.onError(error, id);
        throw new ApiError('fault', `this game cannot be shown: ${error.message}`);
      }
      throw error;
    });
    if (!live) throw new ApiError('not-found', 'there is no such game');
    const { table } = live;
    // Whoever has the link of a private table may sit down; once it is full it is the players' own.
    if (table.private && table.status !== 'open' && this.#seat(live, player) === undefined)
      throw new ApiError('not-your-game', 'this game is private');
    live.used = this.#settings.now();
    return live;
  }

  async #seated(id: string, player: string): Promise<Live> {
    const live = await this.#visible(id, player);
    if (this.#seat(live, player) === undefined)
      throw new ApiError('not-your-game', 'you do not sit at this table');
    return live;
  }

  #seat(live: Live, player: string | undefined): number | undefined {
    return player === undefined ? undefined : seatOf(live.table, player);
  }

  #serial<T>(live: Live, work: () => Promise<T>): Promise<T> {
    live.waiting++;
    const result = live.tail.then(work, work).finally(() => live.waiting--);
    live.tail = result.catch(() => {});
    return result;
  }
}

/** What can change about a table without an input. */
const besides = ({ seats, offer, rematch }: Table): unknown[] => [seats, offer, rematch];

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError('illegal-choice', error.message);
    throw error;
  }
}

function changeOf(input: Input, at: number): Change {
  return { ...input, at };
}
