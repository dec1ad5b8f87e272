// What an operator may do to players and tables, beside a running server: it notices within half a minute.

import { Accounts, nameKey } from '../accounts/accounts.ts';
import { Tokens } from '../accounts/tokens.ts';
import { type Config, ConfigError } from '../config.ts';
import { House } from '../games/house.ts';
import { Post } from '../games/post.ts';
import { openStore } from '../open-store.ts';
import { findSecret, keyFor } from '../secret.ts';
import type { Store } from '../store/store.ts';

export interface PlayerLine {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly banned: boolean;
}

export class Moderation {
  readonly #store: Store;
  readonly #house: House;
  readonly #accounts: Accounts;

  private constructor(store: Store, house: House, accounts: Accounts) {
    this.#store = store;
    this.#house = house;
    this.#accounts = accounts;
  }

  static async open(config: Config): Promise<Moderation> {
    const store = await openStore(config, 'beside');
    const tokens = new Tokens(
      store,
      keyFor(await findSecret(config.secret, store, config.data), 'tokens'),
      Date.now,
    );
    // Nobody thinks here: a bot to move is moved by the server.
    const brains = { decide: () => new Promise<string>(() => {}), waiting: 0, close: async () => {} };
    const house = new House({
      store,
      brains,
      post: new Post(),
      now: Date.now,
      graceMs: Number.POSITIVE_INFINITY,
      onError: () => {},
    });
    return new Moderation(store, house, new Accounts(store, tokens, house, Date.now));
  }

  async close(): Promise<void> {
    await this.#house.close();
    await this.#store.close();
  }

  async players(word: string): Promise<PlayerLine[]> {
    const rows = await this.#store.db
      .selectFrom('players')
      .select(['id', 'name', 'kind', 'banned'])
      .where('name_key', 'like', `%${nameKey(word)}%`)
      .orderBy('name_key')
      .limit(200)
      .execute();
    return rows.map((row) => ({ ...row, banned: row.banned !== null }));
  }

  /** A player by name, or by id where there is no unique name. */
  async #find(who: string): Promise<string> {
    const row = await this.#store.db
      .selectFrom('players')
      .select('id')
      .where((where) => where.or([where('name_key', '=', nameKey(who)), where('id', '=', who)]))
      .where('deleted', 'is', null)
      .executeTakeFirst();
    if (!row) throw new ConfigError(`There is no player "${who}".`);
    return row.id;
  }

  async ban(who: string, banned: boolean): Promise<void> {
    const id = await this.#find(who);
    await this.#store.db
      .updateTable('players')
      .set({ banned: banned ? Date.now() : null })
      .where('id', '=', id)
      .execute();
  }

  async rename(who: string, name: string): Promise<void> {
    await this.#accounts.rename(await this.#find(who), name);
  }

  async remove(who: string): Promise<void> {
    await this.#accounts.removePlayer(await this.#find(who));
  }

  /** What players told about each other and nobody has looked at. */
  async reports(): Promise<object[]> {
    return this.#store.db
      .selectFrom('reports')
      .innerJoin('players as by', 'by.id', 'reports.player')
      .innerJoin('players as about', 'about.id', 'reports.about')
      .select(['reports.id', 'reports.at', 'by.name as by', 'about.name as about', 'about.id as player'])
      .select(['reports.reason', 'reports.text', 'reports.game'])
      .where('reports.handled', 'is', null)
      .orderBy('reports.at')
      .limit(200)
      .execute();
  }

  async handled(report: string): Promise<void> {
    const { numUpdatedRows } = await this.#store.db
      .updateTable('reports')
      .set({ handled: Date.now() })
      .where('id', '=', report)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new ConfigError(`There is no report "${report}".`);
  }

  async closeTable(game: string): Promise<void> {
    await this.#house.playing.closeTable(game);
  }
}
