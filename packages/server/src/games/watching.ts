// Looking at tables: views, streams of changes, records. Who only watches may have to wait a while for what happens.

import { endedByWord, newPlay, playAll, playInput, playSeenBy, recordOf } from '../referee/engine.ts';
import { withFacts } from '../referee/online-record.ts';
import type { InputsTable } from '../store/schema.ts';
import {
  changeFor,
  changeOf,
  type HouseSettings,
  type Live,
  type LiveTables,
  type Watcher,
} from './live-tables.ts';
import { inputsOf } from './repository.ts';
import { arrive, readInput, resultAt, type Table } from './table.ts';
import { viewText } from './views.ts';

export class Watching {
  readonly #settings: HouseSettings;
  readonly #tables: LiveTables;

  constructor(settings: HouseSettings, tables: LiveTables) {
    this.#settings = settings;
    this.#tables = tables;
  }

  /** The table as this player (or a visitor) sees it. */
  async view(id: string, player: string | undefined): Promise<string> {
    const live = await this.#tables.visible(id, player);
    await this.#tables.freshen(live);
    const table = await this.#shown(live, player);
    return viewText(table, live.seed, this.#tables.seat(live, player));
  }

  /** The table itself, for what the server does with it. */
  async table(id: string, player: string | undefined): Promise<Table> {
    return (await this.#tables.visible(id, player)).table;
  }

  /** The table as somebody sees it who only has its link. */
  async asVisitor(id: string): Promise<Table> {
    return this.#shown(await this.#tables.visible(id, undefined), undefined);
  }

  /** Sends the view, or what was missed after a sequence, and every later change; returns how to stop. */
  async watch(id: string, watcher: Watcher, after: number | undefined): Promise<() => void> {
    const live = await this.#tables.visible(id, watcher.player);
    return this.#tables.serial(live, async () => {
      const delay = this.#delay(live, watcher.player);
      let stopped = false;
      /** Later, unless nobody listens any more. */
      const soon = (line: string, ms: number): void => {
        setTimeout(() => {
          if (!stopped) watcher.send(line);
        }, ms).unref();
      };
      const heard = delay === 0 ? watcher : { ...watcher, send: (line: string) => soon(line, delay) };
      const { table, seed } = live;
      const shown = await this.#shown(live, watcher.player);
      const from = after !== undefined && after < shown.sequence ? after : shown.sequence;
      if (from === shown.sequence)
        watcher.send(viewText(shown, seed, this.#tables.seat(live, watcher.player)));
      if (from < table.sequence) await this.#sendMissed(live, watcher, from, delay, soon);
      live.watchers.add(heard);
      return () => {
        stopped = true;
        live.watchers.delete(heard);
      };
    });
  }

  async #sendMissed(
    live: Live,
    watcher: Watcher,
    after: number,
    delay: number,
    soon: (line: string, ms: number) => void,
  ): Promise<void> {
    const { table, seed } = live;
    const now = this.#settings.now();
    let past = beginning(table);
    for (const row of await this.#inputs(table)) {
      const input = readInput(row);
      const last = row.sequence === table.sequence;
      const before = past.play;
      past = last ? table : arrive(past, playInput(past.play, input), row.at);
      if (row.sequence <= after) continue;
      // Choices are only worth sending where they can still be made.
      const viewer = this.#tables.seat(live, watcher.player);
      const change = changeFor(before, changeOf(before, input, row.at), viewer);
      const line = viewText(past, seed, last ? viewer : undefined, change, viewer);
      const wait = row.at + delay - now;
      if (delay > 0 && wait > 0) soon(line, wait);
      else watcher.send(line);
    }
  }

  /** The record, with the seed once the game is over. */
  async record(id: string, player: string | undefined): Promise<string> {
    const live = await this.#tables.visible(id, player);
    await this.#tables.freshen(live);
    const table = await this.#shown(live, player);
    const inputs = await inputsOf(this.#settings.store, id, 0, table.sequence);
    const result = resultAt(table);
    const seat = this.#tables.seat(live, player);
    const all = inputs.map(readInput);
    // After the end nothing is secret any more.
    const play = table.status === 'over' ? playAll(table.options, all) : playSeenBy(table.options, all, seat);
    return withFacts(recordOf(play), {
      game: id,
      sequence: table.sequence,
      commitment: table.commitment,
      seed: table.status === 'over' && !table.sealed ? live.seed : undefined,
      players: table.seats.map((holder) =>
        holder.kind === 'player' ? holder.player.name : holder.kind === 'bot' ? `bot:${holder.bot}` : '-',
      ),
      ending:
        result === undefined || !endedByWord(table.play)
          ? undefined
          : `${result.reason} ${result.winners.length > 0 ? `won ${result.winners.join(' ')}` : 'draw'}`,
    });
  }

  #inputs(table: Table): Promise<InputsTable[]> {
    return inputsOf(this.#settings.store, table.id, 0, table.sequence);
  }

  /** Milliseconds by which this watcher is behind. */
  #delay(live: Live, player: string | undefined): number {
    const { settings } = live.table;
    return this.#tables.seat(live, player) === undefined ? (settings.delay ?? 0) * 1000 : 0;
  }

  /** The table as it may be seen now: of a table with a delay visitors see what it was then. */
  async #shown(live: Live, player: string | undefined): Promise<Table> {
    const { table } = live;
    const delay = this.#delay(live, player);
    if (delay === 0 || table.status === 'open') return table;
    const until = this.#settings.now() - delay;
    let past = beginning(table);
    for (const row of await this.#inputs(table)) {
      if (row.at > until) return past;
      past = arrive(past, playInput(past.play, readInput(row)), row.at);
    }
    return table;
  }
}

/** A table before its first input; what its clock said then is not told. */
const beginning = (table: Table): Table => ({
  ...table,
  sequence: 0,
  status: 'playing',
  play: newPlay(table.options),
  clock: undefined,
  offer: undefined,
});
