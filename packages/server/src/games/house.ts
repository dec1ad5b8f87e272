// The house: what players, visitors and operators do at the tables, and what happens when time runs out.

import { ApiError } from '../errors.ts';
import {
  type Input,
  mayTakeBack,
  newPlay,
  playChoice,
  playInput,
  Refusal,
  recordOf,
} from '../referee/engine.ts';
import { withFacts } from '../referee/online-record.ts';
import { deadlineOf } from './clock.ts';
import { changeOf, type HouseSettings, type Live, LiveTables, type Watcher } from './live-tables.ts';
import { inputsOf, leaveSeat, sequenceOfKey, takeSeat } from './repository.ts';
import { arrive, deciderAt, readInput, resultAt, rowOf, seatOf, type Table } from './table.ts';
import { viewText } from './views.ts';

export interface ChoiceMessage {
  readonly sequence: number;
  readonly choice: string;
  readonly key: string;
}

const SWEEP_MS = 500;
const SWEEP_MOST = 200;
/** How long another process leaves a table alone that one has taken up. */
const CLAIM_MS = 15_000;

export class House {
  readonly #settings: HouseSettings;
  readonly #tables: LiveTables;
  readonly #opened: number;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  readonly counts = { choices: 0, replays: 0 };

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#tables = new LiveTables(settings);
    this.#opened = settings.now();
  }

  /** Hears of other processes and wakes tables when it is time. */
  async open(): Promise<void> {
    await this.#settings.store.listen(
      (notice) => void this.#tables.hear(notice),
      () => this.#tables.refreshAll(),
    );
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweeping.then(() => this.sweep());
    }, SWEEP_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
    await this.#tables.settle();
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

  // Reading

  /** The table as this player (or a visitor) sees it. */
  async view(id: string, player: string | undefined): Promise<string> {
    const live = await this.#tables.visible(id, player);
    await this.#tables.freshen(live);
    return viewText(live.table, live.seed, this.#tables.seat(live, player));
  }

  async table(id: string, player: string | undefined): Promise<Table> {
    return (await this.#tables.visible(id, player)).table;
  }

  /** Sends the view, or what was missed after a sequence, and every later change; returns how to stop. */
  async watch(id: string, watcher: Watcher, after: number | undefined): Promise<() => void> {
    const live = await this.#tables.visible(id, watcher.player);
    return this.#tables.serial(live, async () => {
      const { table, seed } = live;
      if (after !== undefined && after < table.sequence) await this.#sendMissed(live, watcher, after);
      else watcher.send(viewText(table, seed, this.#tables.seat(live, watcher.player)));
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
        viewText(
          past,
          seed,
          last ? this.#tables.seat(live, watcher.player) : undefined,
          changeOf(input, row.at),
        ),
      );
    }
  }

  /** The record, with the seed once the game is over. */
  async record(id: string, player: string | undefined): Promise<string> {
    const live = await this.#tables.visible(id, player);
    await this.#tables.freshen(live);
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
    const live = await this.#tables.live(id);
    if (live) this.#tables.prompt(live);
  }

  /** Stores a choice; the answer comes only after that. */
  async choose(id: string, player: string, message: ChoiceMessage): Promise<number> {
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
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
      await this.#tables.catchUp(live);
    this.#checkSequence(live, sequence);
    const seat = seatOf(live.table, player);
    await this.#checkPlaying(live);
    if (seat !== deciderAt(live.table) || live.table.play.left.includes(seat ?? -1))
      throw new ApiError('not-your-decision', 'it is not yours to decide now');
    const next = refusing(() => playChoice(live.table.play, choice, live.seed));
    await this.#tables.store(live, next.input, next.play, { player, key });
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
    const live = await this.#tables.visible(id, player);
    return this.#tables.serial(live, async () => {
      if (seatOf(live.table, player) !== undefined)
        throw new ApiError('already-seated', 'you sit at this table already');
      const { store, now } = this.#settings;
      if (!(await takeSeat(store, id, seat, player, now())))
        throw new ApiError('seat-taken', `seat ${seat} is not open`);
      await this.#tables.catchUp(live, { kind: 'join', seat, at: now() });
      this.#tables.prompt(live);
      await store.announce({ game: id, sequence: live.table.sequence });
      return live.table.sequence;
    });
  }

  /** Gives up; at a table that has not begun: leaves it, and the last player closes it. */
  async resign(id: string, player: string): Promise<number> {
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
      const { store, now } = this.#settings;
      const { table } = live;
      const seat = seatOf(table, player) ?? -1;
      if (table.status === 'open') {
        const others = table.seats.some((holder) => holder.kind === 'player' && holder.player.id !== player);
        if (!others) {
          await this.#tables.store(live, { kind: 'abandon' }, playInput(table.play, { kind: 'abandon' }), {
            player,
          });
        } else {
          await leaveSeat(store, id, player);
          await this.#tables.catchUp(live, { kind: 'leave', seat, at: now() });
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
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
      if (this.#settings.store.kind === 'postgres') await this.#tables.catchUp(live);
      await this.#checkPlaying(live);
      const { table } = live;
      const seat = seatOf(table, player) ?? -1;
      const between = table.seats.length === 2 && table.seats.every((holder) => holder.kind === 'player');
      if (!between) throw new ApiError('not-allowed', 'a draw is agreed between two players');
      if (table.offer === 1 - seat)
        await this.#tables.store(live, { kind: 'draw' }, playInput(table.play, { kind: 'draw' }), { player });
      else
        await this.#tables.setBeside(
          live,
          { offer: seat },
          { kind: 'offer', seat, at: this.#settings.now() },
        );
      return live.table.sequence;
    });
  }

  /** Takes an offer back, or declines that of the other player. */
  async declineDraw(id: string, player: string): Promise<number> {
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
      if (this.#settings.store.kind === 'postgres') await this.#tables.catchUp(live);
      const seat = seatOf(live.table, player) ?? -1;
      if (live.table.offer !== undefined)
        await this.#tables.setBeside(
          live,
          { offer: null },
          { kind: 'decline', seat, at: this.#settings.now() },
        );
      return live.table.sequence;
    });
  }

  /** The game that the same players play next, seats swapped: whoever asks second sits down at it. */
  async rematch(id: string, player: string, create: (table: Table) => Promise<string>): Promise<string> {
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
      const { store, now } = this.#settings;
      if (live.table.status !== 'over') throw new ApiError('not-now', 'the game is not over');
      if (store.kind === 'postgres') await this.#tables.catchUp(live);
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
      await this.#tables.catchUp(live, { kind: 'rematch', seat, at: now() });
      await store.announce({ game: id, sequence: live.table.sequence });
      // Two processes at once: the other's game counts, ours stays empty.
      return numUpdatedRows === 1n ? game : (live.table.rematch ?? game);
    });
  }

  /** Ends a game without a winner, whoever plays it: for operators. */
  async closeTable(id: string): Promise<void> {
    const live = await this.#tables.live(id);
    if (!live) throw new ApiError('not-found', 'there is no such game');
    await this.#tables.serial(live, async () => {
      if (live.table.status === 'over') throw new ApiError('game-over', 'the game is over');
      await this.#tables.store(
        live,
        { kind: 'abandon' },
        playInput(live.table.play, { kind: 'abandon' }),
        {},
      );
    });
  }

  /** Takes the last choice back where the table and TURN-7 allow it. */
  async takeBack(id: string, player: string, sequence: number): Promise<number> {
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
      this.#checkSequence(live, sequence);
      await this.#checkPlaying(live);
      const seat = seatOf(live.table, player) ?? -1;
      if (!live.table.settings.takeBack)
        throw new ApiError('not-allowed', 'this table plays without take-back');
      if (!mayTakeBack(live.table.play, seat))
        throw new ApiError('illegal-choice', 'nothing of yours can be taken back now');
      const input: Input = { kind: 'undo', seat };
      await this.#tables.store(live, input, playInput(live.table.play, input), { player });
      return live.table.sequence;
    });
  }

  /** A seat is left; when nobody but bots is there any more the game is abandoned. */
  async #leave(live: Live, input: Input & { kind: 'resign' | 'time' }, player?: string): Promise<void> {
    await this.#tables.store(
      live,
      input,
      playInput(live.table.play, input),
      player === undefined ? {} : { player },
    );
    const { seats, play, status } = live.table;
    const anybody = seats.some((holder, seat) => holder.kind === 'player' && !play.left.includes(seat));
    if (status === 'playing' && !anybody)
      await this.#tables.store(live, { kind: 'abandon' }, playInput(play, { kind: 'abandon' }), {});
  }

  /** Ends the game of a player whose time has run out. */
  async #flag(live: Live): Promise<void> {
    const { clock } = live.table;
    const deadline = clock && deadlineOf(clock);
    const now = this.#settings.now();
    if (deadline === undefined || now < deadline || now < this.#opened + this.#settings.graceMs) return;
    await this.#leave(live, { kind: 'time', seat: clock?.running ?? 0 });
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
    await this.#tables.serial(live, async () => {
      if (store.kind === 'postgres') await this.#tables.catchUp(live);
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
      this.#tables.prompt(live);
    });
  }
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError('illegal-choice', error.message);
    throw error;
  }
}
