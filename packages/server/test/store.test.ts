// What both stores promise about inputs that are stored together.

import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createGame } from '../src/games/repository.ts';
import { checkGameOptions } from '../src/referee/engine.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { openPool, openPostgres } from '../src/store/postgres.ts';
import type { Append } from '../src/store/store.ts';
import { folder, newDatabase, STORES } from './harness.ts';

const PLAYER = 'p'.repeat(16);
const AT = 1_700_000_000_000;
const GAMES = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16));

const input = (game: string, after: number, key: string): Append => ({
  game,
  after,
  input: { kind: 'choice', seat: 0, choice: 'hq d4 r0', draws: null, at: AT, player: PLAYER, key },
  next: { status: 'playing', hash: 'h', result: null, updated: AT, decider: 1, wake: null },
  letters: [],
});

test.each(STORES)(
  'of inputs that are stored together each counts by itself, on the %s store',
  async (kind) => {
    const store = await (kind === 'embedded'
      ? openEmbedded(join(folder(), 'nhex.db'))
      : openPostgres(await newDatabase(), 'this process'));
    await store.db
      .insertInto('players')
      .values({ id: PLAYER, name: 'Ann', name_key: null, kind: 'guest', created: AT } as never)
      .execute();
    const options = checkGameOptions({ armies: ['borgo', 'outpost'] });
    const seats = [PLAYER, null].map((player) => ({ player, bot: null, invited: null }));
    for (const id of GAMES)
      await createGame(store, {
        id,
        options,
        settings: { takeBack: false, forecast: true },
        private: false,
        seats,
        at: AT,
      });
    const [a, b, c, d] = GAMES;
    expect(await Promise.all([input(a, 0, 'first'), input(b, 0, 'first')].map(store.append))).toEqual([
      true,
      true,
    ]);
    const together = [
      // A key that was used, a place that is taken, and two at once for the same place.
      input(a, 1, 'first'),
      input(b, 0, 'second'),
      input(c, 0, 'first'),
      input(d, 0, 'first'),
      input(d, 0, 'second'),
    ];
    expect(await Promise.all(together.map(store.append))).toEqual([false, false, true, true, false]);
    expect(await store.append(input(a, 1, 'second'))).toBe(true);
    const games = await store.db.selectFrom('games').select(['id', 'sequence']).orderBy('id').execute();
    expect(games.map(({ sequence }) => sequence)).toEqual([2, 1, 1, 1]);
    const inputs = await store.db
      .selectFrom('inputs')
      .select(['game', 'sequence', 'key'])
      .orderBy('game')
      .orderBy('sequence')
      .execute();
    expect(inputs).toEqual([
      { game: a, sequence: 1, key: 'first' },
      { game: a, sequence: 2, key: 'second' },
      { game: b, sequence: 1, key: 'first' },
      { game: c, sequence: 1, key: 'first' },
      { game: d, sequence: 1, key: 'first' },
    ]);
    await store.close();
  },
);

test('a connection that is cut between two statements fails the second one, and nothing else', async () => {
  const { db } = openPool(await newDatabase());
  const cut = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db);
    await new Promise((next) => setTimeout(next, 100));
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
