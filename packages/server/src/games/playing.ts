// Playing at a table: choices, giving up, draws, take-back, time that runs out.

import { ApiError } from '../errors.ts';
import { sparedUntil } from '../people/holidays.ts';
import { type Input, mayTakeBack, playChoice, playInput, Refusal } from '../referee/engine.ts';
import { deadlineOf } from './clock.ts';
import type { HouseSettings, Live, LiveTables } from './live-tables.ts';
import { letter, playersAt } from './post.ts';
import { sequenceOfKey } from './repository.ts';
import { deciderAt, seatOf } from './table.ts';

export interface ChoiceMessage {
  readonly sequence: number;
  readonly choice: string;
  readonly key: string;
}

export class Playing {
  readonly #settings: HouseSettings;
  readonly #tables: LiveTables;
  readonly #opened: number;
  readonly counts = { choices: 0, replays: 0 };

  constructor(settings: HouseSettings, tables: LiveTables) {
    this.#settings = settings;
    this.#tables = tables;
    this.#opened = settings.now();
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
    if (live.table.status === 'playing') await this.flag(live);
    if (live.table.status === 'open') throw new ApiError('not-your-decision', 'the game has not begun');
    if (live.table.status === 'over') throw new ApiError('game-over', 'the game is over');
  }

  /** Gives up. */
  async resign(id: string, player: string): Promise<number> {
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
      const seat = seatOf(live.table, player) ?? -1;
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
          playersAt(table)
            .filter((other) => other.seat !== seat)
            .map((other) => letter(other.id, { kind: 'offer', game: id })),
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

  /** Ends the game of a player whose time has run out; where a holiday spares them, tells until when. */
  async flag(live: Live): Promise<number | undefined> {
    const { clock } = live.table;
    const deadline = clock && deadlineOf(clock);
    const now = this.#settings.now();
    if (deadline === undefined || now < deadline || now < this.#opened + this.#settings.graceMs)
      return undefined;
    const seat = clock?.running ?? 0;
    const holder = live.table.seats[seat];
    if (clock && 'days' in clock.setting && holder?.kind === 'player') {
      const spared = await sparedUntil(this.#settings.store, holder.player.id, deadline);
      if (spared !== undefined && spared > now) return spared;
    }
    await this.#leave(live, { kind: 'time', seat });
    return undefined;
  }
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError('illegal-choice', error.message, {}, error.grounds);
    throw error;
  }
}
