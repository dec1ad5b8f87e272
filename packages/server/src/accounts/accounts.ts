// Players: guests, accounts, bots; coming, changing, leaving.

import { randomInt, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors.ts';
import type { House } from '../games/house.ts';
import { ratingsOf } from '../ratings/standings.ts';
import type { PlayersTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashPassword, newRecoveryCode, passwordFits, plainCode } from './passwords.ts';
import { type Caller, newId, SCOPES, type Scope, type Tokens } from './tokens.ts';

export interface Entered {
  readonly token: string;
  readonly player: { readonly id: string; readonly name: string };
}

const NAME_FORM = /^[\p{Script=Latin}\p{Nd}_-]{3,20}$/u;
const NAME_RULE = 'a name has 3 to 20 Latin letters, digits, "-" and "_"';
const RESERVED = /^(guest|bot|admin|moderator|nhex|deleted|house)/i;
const DELETED_NAME = 'Deleted';
/** What a token for programs may do at most: never change the account. */
const FOR_PROGRAMS: readonly Scope[] = ['read', 'play'];
const MOST_TOKENS = 50;
const MOST_BOTS = 10;

/** Names that look alike to a hurried reader are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

const NEW_PLAYER = {
  name_key: null,
  password: null,
  recovery: null,
  owner: null,
  banned: null,
  deleted: null,
};

export class Accounts {
  readonly #store: Store;
  readonly #tokens: Tokens;
  readonly #house: House;
  readonly #now: () => number;

  constructor(store: Store, tokens: Tokens, house: House, now: () => number) {
    this.#store = store;
    this.#tokens = tokens;
    this.#house = house;
    this.#now = now;
  }

  async enterAsGuest(): Promise<Entered> {
    const player = { id: newId(), name: `Guest-${randomInt(100_000, 1_000_000)}` };
    await this.#store.db
      .insertInto('players')
      .values({ ...NEW_PLAYER, ...player, kind: 'guest', created: this.#now() })
      .execute();
    const { token } = await this.#tokens.issue(player.id, 'guest');
    return { token, player };
  }

  /** A new account. A guest becomes it, with all their games. */
  async register(
    caller: Caller | undefined,
    name: string,
    password: string,
  ): Promise<Entered & { recovery: string }> {
    if (caller && caller.kind !== 'guest') throw new ApiError('not-now', 'you have an account already');
    this.#checkName(name);
    const recovery = newRecoveryCode();
    const account = {
      name,
      name_key: nameKey(name),
      kind: 'account' as const,
      password: await hashPassword(password),
      recovery: this.#tokens.hash(plainCode(recovery)),
    };
    const id = caller?.id ?? newId();
    await this.#withNewName(name, async () => {
      if (caller) await this.#store.db.updateTable('players').set(account).where('id', '=', id).execute();
      else
        await this.#store.db
          .insertInto('players')
          .values({ ...NEW_PLAYER, id, created: this.#now(), ...account })
          .execute();
    });
    // What was known of the guest (and may have been shared with programs) does not open the account.
    await this.#endTokens(id);
    if (caller) await this.#tellTables(id);
    const { token } = await this.#tokens.issue(id, 'session');
    return { token, player: { id, name }, recovery };
  }

  async login(caller: Caller | undefined, name: string, password: string): Promise<Entered> {
    const player = await this.#named(name);
    if (!(await passwordFits(player?.password, password)) || !player)
      throw new ApiError('wrong-password', 'the name or the password is wrong');
    if (player.banned !== null) throw new ApiError('not-allowed', 'this account is banned');
    if (caller?.kind === 'guest') await this.#adopt(caller.id, player.id);
    const { token } = await this.#tokens.issue(player.id, 'session');
    return { token, player: { id: player.id, name: player.name } };
  }

  async logout(caller: Caller): Promise<void> {
    await this.#store.db
      .deleteFrom('tokens')
      .where('id', '=', caller.token)
      .where('player', '=', caller.id)
      .execute();
    this.#tokens.forget();
  }

  /** A new password; everybody else who is logged in is logged out. */
  async changePassword(caller: Caller, password: string, next: string): Promise<Entered> {
    await this.#checkPassword(caller, password);
    return this.#newPassword(caller, next);
  }

  async recover(name: string, code: string, password: string): Promise<Entered & { recovery: string }> {
    const player = await this.#named(name);
    const given = Buffer.from(this.#tokens.hash(plainCode(code)));
    const stored = Buffer.from(player?.recovery ?? '');
    if (!player || given.length !== stored.length || !timingSafeEqual(given, stored))
      throw new ApiError('wrong-password', 'the name or the code is wrong');
    if (player.banned !== null) throw new ApiError('not-allowed', 'this account is banned');
    const recovery = newRecoveryCode();
    await this.#setRecovery(player.id, recovery);
    return { ...(await this.#newPassword(player, password)), recovery };
  }

  async renewRecovery(caller: Caller, password: string): Promise<string> {
    await this.#checkPassword(caller, password);
    const recovery = newRecoveryCode();
    await this.#setRecovery(caller.id, recovery);
    return recovery;
  }

  /** Leaves nothing but an empty name at the tables of others. Games that are still running are given up. */
  async remove(caller: Caller, password: string | undefined): Promise<void> {
    if (caller.kind === 'account') await this.#checkPassword(caller, password ?? '');
    await this.removePlayer(caller.id);
  }

  async removePlayer(id: string): Promise<void> {
    const { db } = this.#store;
    const bots = await db.selectFrom('players').select('id').where('owner', '=', id).execute();
    for (const player of [...bots.map((bot) => bot.id), id]) {
      const running = await this.#runningGames(player);
      for (const game of running)
        await this.#house.resign(game, player).catch((error) => {
          if (!(error instanceof ApiError)) throw error;
        });
      await this.#endTokens(player);
      await db
        .updateTable('players')
        .set({ ...NEW_PLAYER, name: DELETED_NAME, kind: 'guest', deleted: this.#now() })
        .where('id', '=', player)
        .execute();
      for (const table of ['ratings', 'seeks', 'chat', 'mutes', 'holidays', 'pushes', 'mails'] as const)
        await db.deleteFrom(table).where('player', '=', player).execute();
      await db.deleteFrom('mutes').where('muted', '=', player).execute();
      // The keys under which choices were sent are nobody's any more.
      await db.updateTable('inputs').set({ player: null, key: null }).where('player', '=', player).execute();
      await this.#tellTables(player, running);
    }
  }

  async rename(id: string, name: string): Promise<void> {
    if (!NAME_FORM.test(name)) throw new ApiError('bad-request', NAME_RULE);
    await this.#withNewName(name, () =>
      this.#store.db
        .updateTable('players')
        .set({ name, name_key: nameKey(name) })
        .where('id', '=', id)
        .execute(),
    );
    this.#tokens.forget();
    await this.#tellTables(id);
  }

  /** Everything that is known about a player. */
  async exportOf(caller: Caller): Promise<object> {
    const { db } = this.#store;
    const player = await db
      .selectFrom('players')
      .select(['id', 'name', 'kind', 'created'])
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow();
    const games = await db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select(['games.id', 'seats.seat', 'games.status', 'games.created'])
      .where('seats.player', '=', caller.id)
      .orderBy('games.created')
      .execute();
    const records: object[] = [];
    for (const game of games)
      records.push({ ...game, record: await this.#house.watching.record(game.id, caller.id) });
    return {
      player,
      ratings: await ratingsOf(this.#store, caller.id),
      chat: await db
        .selectFrom('chat')
        .select(['game', 'at', 'preset', 'text'])
        .where('player', '=', caller.id)
        .orderBy('at')
        .execute(),
      mail: await db
        .selectFrom('mails')
        .select(['address', 'language'])
        .where('player', '=', caller.id)
        .execute(),
      holidays: await db
        .selectFrom('holidays')
        .select(['starts', 'ends'])
        .where('player', '=', caller.id)
        .execute(),
      tokens: await this.tokensOf(caller),
      bots: await this.botsOf(caller),
      games: records,
    };
  }

  /** An account or a bot by its name. */
  async find(name: string): Promise<{ readonly id: string; readonly name: string } | undefined> {
    const player = await this.#named(name);
    return player && player.banned === null ? { id: player.id, name: player.name } : undefined;
  }

  // Programs

  tokensOf(caller: Caller): Promise<object[]> {
    return this.#store.db
      .selectFrom('tokens')
      .select(['id', 'kind', 'label', 'scopes', 'created', 'expires'])
      .where('player', '=', caller.id)
      .orderBy('created')
      .execute();
  }

  async newToken(
    caller: Caller,
    label: string,
    scopes: readonly Scope[],
  ): Promise<{ token: string; id: string }> {
    if ((await this.tokensOf(caller)).length >= MOST_TOKENS)
      throw new ApiError('too-many', `${MOST_TOKENS} tokens are the most; remove one first`);
    return this.#tokens.issue(
      caller.id,
      'personal',
      FOR_PROGRAMS.filter((scope) => scopes.includes(scope)),
      label,
    );
  }

  async removeToken(caller: Caller, id: string): Promise<void> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('player', '=', caller.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError('not-found', 'you have no such token');
    this.#tokens.forget();
  }

  botsOf(caller: Caller): Promise<{ id: string; name: string }[]> {
    return this.#store.db
      .selectFrom('players')
      .select(['id', 'name'])
      .where('owner', '=', caller.id)
      .where('deleted', 'is', null)
      .orderBy('created')
      .execute();
  }

  /** A player of its own for a program, marked as a bot; its token plays and does nothing else. */
  async newBot(caller: Caller, name: string): Promise<Entered> {
    if (caller.kind !== 'account')
      throw new ApiError('not-allowed', 'a bot needs an account that answers for it');
    if ((await this.botsOf(caller)).length >= MOST_BOTS)
      throw new ApiError('too-many', `${MOST_BOTS} bots are the most`);
    this.#checkName(name);
    const player = { id: newId(), name };
    await this.#withNewName(name, () =>
      this.#store.db
        .insertInto('players')
        .values({
          ...NEW_PLAYER,
          ...player,
          name_key: nameKey(name),
          kind: 'bot',
          owner: caller.id,
          created: this.#now(),
        })
        .execute(),
    );
    const { token } = await this.#tokens.issue(player.id, 'personal', FOR_PROGRAMS, 'bot');
    return { token, player };
  }

  // Small steps

  #checkName(name: string): void {
    if (!NAME_FORM.test(name)) throw new ApiError('bad-request', NAME_RULE);
    if (RESERVED.test(name)) throw new ApiError('name-taken', `the name ${name} is not free`);
  }

  async #withNewName(name: string, write: () => Promise<unknown>): Promise<void> {
    const taken = new ApiError('name-taken', `the name ${name} is not free`);
    if (await this.#named(name)) throw taken;
    try {
      await write();
    } catch (error) {
      // Two who want the same name at once: the database decides.
      if (await this.#named(name)) throw taken;
      throw error;
    }
  }

  #named(name: string): Promise<PlayersTable | undefined> {
    return this.#store.db
      .selectFrom('players')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
  }

  async #checkPassword(caller: Caller, password: string): Promise<void> {
    const player = await this.#store.db
      .selectFrom('players')
      .select('password')
      .where('id', '=', caller.id)
      .executeTakeFirst();
    if (!(await passwordFits(player?.password, password)))
      throw new ApiError('wrong-password', 'the password is wrong');
  }

  async #newPassword(player: { id: string; name: string }, password: string): Promise<Entered> {
    await this.#store.db
      .updateTable('players')
      .set({ password: await hashPassword(password) })
      .where('id', '=', player.id)
      .execute();
    await this.#endTokens(player.id, 'session');
    const { token } = await this.#tokens.issue(player.id, 'session', SCOPES);
    return { token, player: { id: player.id, name: player.name } };
  }

  async #setRecovery(id: string, code: string): Promise<void> {
    await this.#store.db
      .updateTable('players')
      .set({ recovery: this.#tokens.hash(plainCode(code)) })
      .where('id', '=', id)
      .execute();
  }

  async #endTokens(player: string, kind?: 'session'): Promise<void> {
    await this.#store.db
      .deleteFrom('tokens')
      .where('player', '=', player)
      .$if(kind !== undefined, (query) => query.where('kind', '=', 'session'))
      .execute();
    this.#tokens.forget();
  }

  /** A guest's games go to the account, except where the account sits at the same table. */
  async #adopt(guest: string, account: string): Promise<void> {
    const { db } = this.#store;
    const own = db.selectFrom('seats').select('game').where('player', '=', account);
    const moved = await db
      .updateTable('seats')
      .set({ player: account })
      .where('player', '=', guest)
      .where('game', 'not in', own)
      .returning('game')
      .execute();
    await this.#endTokens(guest);
    await Promise.all(moved.map(({ game }) => this.#house.reseated(game)));
  }

  /** The name at the tables changes: at those in memory here, and at running ones everywhere. */
  async #tellTables(player: string, running?: readonly string[]): Promise<void> {
    const games = new Set([
      ...(running ?? (await this.#runningGames(player))),
      ...(await this.#house.tablesOf(player)),
    ]);
    await Promise.all([...games].map((game) => this.#house.reseated(game)));
  }

  async #runningGames(player: string): Promise<string[]> {
    const rows = await this.#store.db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select('games.id')
      .where('seats.player', '=', player)
      .where('games.status', '!=', 'over')
      .execute();
    return rows.map(({ id }) => id);
  }
}
