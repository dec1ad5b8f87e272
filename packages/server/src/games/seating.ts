// Sitting down: new tables, invitations, joining and leaving before the beginning, rematches.

import { newId } from '../accounts/tokens.ts';
import { ApiError } from '../errors.ts';
import { playInput } from '../referee/engine.ts';
import type { Letter } from '../store/store.ts';
import type { HouseSettings, Live, LiveTables } from './live-tables.ts';
import { letter, lettersOf, playersAt } from './post.ts';
import { createGame, leaveSeat, type NewGame, type Provided, takeSeat } from './repository.ts';
import { seatOf, type Table } from './table.ts';

export class Seating {
  readonly #settings: HouseSettings;
  readonly #tables: LiveTables;

  constructor(settings: HouseSettings, tables: LiveTables) {
    this.#settings = settings;
    this.#tables = tables;
  }

  /** Makes a table; whoever is invited hears of it. */
  async create(by: string, game: Omit<NewGame, 'id' | 'at'>): Promise<string> {
    const { store, now } = this.#settings;
    const id = newId();
    await createGame(store, { ...game, id, at: now() });
    const live = await this.#tables.live(id);
    if (!live) return id;
    const { table } = live;
    this.#tables.prompt(live);
    const from = nameAt(table, by);
    const invited = table.seats.flatMap((holder) =>
      holder.kind === 'open' && holder.for
        ? [letter(holder.for.id, { kind: 'challenge', game: id, from })]
        : [],
    );
    await this.#tell(live, [...invited, ...lettersOf(undefined, table)], table.status === 'open');
    return id;
  }

  /** Makes the game of players who were brought together, provided that they still wait for one. */
  async createPaired(game: NewGame, provided: Provided): Promise<boolean> {
    if (!(await createGame(this.#settings.store, game, provided))) return false;
    const live = await this.#tables.live(game.id);
    if (!live) return true;
    const paired = playersAt(live.table).map(({ id }) => letter(id, { kind: 'paired', game: game.id }));
    await this.#tell(live, [...paired, ...lettersOf(undefined, live.table)], false);
    return true;
  }

  /** A game that was made with everybody seated: whoever must decide hears of it. */
  async begun(id: string): Promise<void> {
    const live = await this.#tables.live(id);
    if (!live) return;
    this.#tables.prompt(live);
    await this.#tell(live, lettersOf(undefined, live.table), false);
  }

  /** Closes a table at which nobody has sat down for long. */
  async expire(live: Live): Promise<void> {
    await this.#tables.serial(live, async () => {
      await this.#tables.catchUp(live);
      if (live.table.status === 'open') await this.#close(live, undefined);
    });
  }

  /** Sends letters here and elsewhere; `lobby`: the open tables may look different now. */
  async #tell({ table }: Live, letters: readonly Letter[], lobby: boolean): Promise<void> {
    const { post, store } = this.#settings;
    const { id: game, sequence } = table;
    post.send(letters);
    const seen = lobby && !table.private;
    if (seen) post.lobbyChanged();
    await store.announce({ game, sequence, letters, ...(seen ? { lobby: true } : {}) });
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
      const { table } = live;
      const from = nameAt(table, player);
      const begun = table.status === 'playing';
      const told = playersAt(table)
        .filter((other) => other.id !== player)
        .map((other) =>
          letter(other.id, begun ? { kind: 'begun', game: id } : { kind: 'joined', game: id, from }),
        );
      await this.#tell(live, [...told, ...lettersOf(undefined, table)], true);
      return table.sequence;
    });
  }

  /** Leaves a table that has not begun; the last player closes it. Undefined when it has begun. */
  async leave(id: string, player: string): Promise<number | undefined> {
    const live = await this.#tables.seated(id, player);
    return this.#tables.serial(live, async () => {
      const { store, now } = this.#settings;
      const { table } = live;
      if (table.status !== 'open') return undefined;
      if (playersAt(table).every((other) => other.id === player)) await this.#close(live, player);
      else {
        await leaveSeat(store, id, player);
        await this.#tables.catchUp(live, {
          kind: 'leave',
          seat: seatOf(table, player) ?? -1,
          at: now(),
        });
        const from = nameAt(table, player);
        const told = playersAt(live.table).map((other) => letter(other.id, { kind: 'left', game: id, from }));
        await this.#tell(live, told, true);
      }
      return live.table.sequence;
    });
  }

  async #close(live: Live, player: string | undefined): Promise<void> {
    const input = { kind: 'abandon' } as const;
    await this.#tables.store(live, input, playInput(live.table.play, input), player ? { player } : {});
    const gone = live.table.seats.flatMap((holder) =>
      holder.kind === 'open' && holder.for
        ? [letter(holder.for.id, { kind: 'closed', game: live.table.id })]
        : [],
    );
    await this.#tell(live, gone, true);
  }

  /** Says no to an invitation: the table is closed, and who sits there hears of it. */
  async refuse(id: string, player: string): Promise<void> {
    const live = await this.#tables.visible(id, player);
    await this.#tables.serial(live, async () => {
      const { table } = live;
      const kept = table.seats.some((holder) => holder.kind === 'open' && holder.for?.id === player);
      if (table.status !== 'open' || !kept) throw new ApiError('not-found', 'you have no such invitation');
      const from = nameAt(table, player);
      await this.#tables.store(live, { kind: 'abandon' }, playInput(table.play, { kind: 'abandon' }), {});
      await this.#tell(
        live,
        playersAt(table).map((other) => letter(other.id, { kind: 'refused', game: id, from })),
        true,
      );
    });
  }

  /** The game that the same players play next, armies passed on: whoever asks second sits down at it. */
  async rematch(id: string, player: string, allowed: () => void): Promise<string> {
    const live = await this.#tables.seated(id, player);
    const next = await this.#tables.serial(live, async () => {
      const { store, now } = this.#settings;
      if (live.table.status !== 'over') throw new ApiError('not-now', 'the game is not over');
      if (store.kind === 'postgres') await this.#tables.catchUp(live);
      if (live.table.rematch !== undefined) return live.table.rematch;
      allowed();
      const game = await this.create(player, seatedAnew(live.table, player));
      const { numUpdatedRows } = await store.db
        .updateTable('games')
        .set({ rematch: game })
        .where('id', '=', id)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      await this.#tables.catchUp(live, {
        kind: 'rematch',
        seat: seatOf(live.table, player) ?? -1,
        at: now(),
      });
      // Two processes at once: the other's game counts, ours stays empty.
      const chosen = numUpdatedRows === 1n ? game : (live.table.rematch ?? game);
      const told = playersAt(live.table)
        .filter((other) => other.id !== player)
        .map((other) => letter(other.id, { kind: 'rematch', game: id, next: chosen }));
      await this.#tell(live, told, false);
      return chosen;
    });
    // Whoever did not make the game takes the seat that is kept for them.
    const { seats } = (await this.#tables.visible(next, player)).table;
    const seat = seats.findIndex((holder) => holder.kind === 'open' && holder.for?.id === player);
    if (seat >= 0) await this.join(next, player, seat);
    return next;
  }
}

/** Somebody who sits at a table or is invited to it, by name. */
function nameAt({ seats }: Table, id: string): { readonly id: string; readonly name: string } {
  for (const holder of seats) {
    const who = holder.kind === 'player' ? holder.player : holder.kind === 'open' ? holder.for : undefined;
    if (who?.id === id) return { id, name: who.name };
  }
  return { id, name: '' };
}

/** The same table with the armies passed on: everybody sits one seat further. */
function seatedAnew(table: Table, player: string): Omit<NewGame, 'id' | 'at'> {
  const { options, settings, seats } = table;
  return {
    options,
    settings,
    private: true,
    seats: seats.map((_, seat) => {
      const holder = seats[(seat + 1) % seats.length];
      const who = holder.kind === 'player' ? holder.player.id : null;
      return {
        player: who === player ? player : null,
        bot: holder.kind === 'bot' ? holder.bot : null,
        invited: who === player ? null : who,
      };
    }),
  };
}
