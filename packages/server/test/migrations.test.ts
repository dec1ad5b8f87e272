// The schema moves on by itself: from every earlier version, with data in it, on both stores.

import { join } from 'node:path';
import { type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Tokens } from '../src/accounts/tokens.ts';
import { checkGameOptions, choicesIn, hashOf, newPlay, playChoice } from '../src/referee/engine.ts';
import { commitmentTo } from '../src/referee/shuffle.ts';
import { keyFor } from '../src/secret.ts';
import { openFile } from '../src/store/embedded.ts';
import { MIGRATIONS, migrate } from '../src/store/migrations.ts';
import { openPool } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { Guest, newConfig, playOn, STORES, start } from './harness.ts';

/** Any table with any columns: the schema of that time. */
type Rows = Record<string, Record<string, unknown>>;

const VERSIONS = Object.keys(MIGRATIONS);
const SECRET = 'a secret that is long enough for a test';
const TOKENS = ['A'.repeat(43), 'B'.repeat(43)];
const SEED = '5eed'.repeat(16);
const GAME = 'g'.repeat(16);

/** A game under way, with the two guests who play it, as rows of the first version. */
function sample(): Record<string, Record<string, unknown>[]> {
  const tokens = new Tokens({} as Store, keyFor(SECRET, 'tokens'), Date.now);
  const options = checkGameOptions({ armies: ['borgo', 'outpost'] });
  const at = 1_700_000_000_000;
  let play = newPlay(options);
  const inputs = Array.from({ length: 12 }, (_, i) => {
    const choices = choicesIn(play);
    const next = playChoice(play, choices[(i * 5) % choices.length], SEED);
    play = next.play;
    const { seat, choice, draws } = next.input;
    const key = { player: `player-${seat}`, key: `key ${i}` };
    return {
      game: GAME,
      sequence: i + 1,
      kind: 'choice',
      seat,
      choice,
      draws: draws.join(' ') || null,
      at,
      ...key,
    };
  });
  return {
    players: [0, 1].map((i) => ({
      id: `player-${i}`,
      name: `Guest-${i}`,
      name_key: null,
      kind: 'guest',
      created: at,
    })),
    tokens: TOKENS.map((token, i) => ({
      hash: tokens.hash(token),
      player: `player-${i}`,
      kind: 'guest',
      created: at,
      expires: 4_000_000_000_000,
    })),
    games: [
      {
        id: GAME,
        sequence: 12,
        status: 'playing',
        options: JSON.stringify(options),
        settings: JSON.stringify({ takeBack: false, forecast: true }),
        private: 1,
        commitment: commitmentTo(SEED),
        rules: '1',
        hash: hashOf(play),
        result: null,
        created: at,
        started: at,
        updated: at,
        wake: null,
      },
    ],
    seeds: [{ game: GAME, seed: SEED }],
    seats: [0, 1].map((seat) => ({ game: GAME, seat, player: `player-${seat}`, bot: null })),
    inputs,
  };
}

/** What later versions add to these rows, where a default does not say it. */
const ADDED: Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>> = {
  '002-accounts': { tokens: { id: 'token', label: '', scopes: 'read play account' } },
};

function sampleOf(version: string): ReturnType<typeof sample> {
  const rows = sample();
  for (const [added, tables] of Object.entries(ADDED)) {
    if (added > version) continue;
    for (const [table, columns] of Object.entries(tables))
      rows[table] = rows[table].map((row) => ({ ...row, ...columns }));
  }
  return rows;
}

describe.each(STORES)('on the %s store', (kind) => {
  test.each(VERSIONS)('a game begun at %s goes on today', async (version) => {
    const config = await newConfig(kind, { secret: SECRET });
    const { db } =
      config.databaseUrl === undefined
        ? openFile(join(config.data, 'nhex.db'))
        : openPool(config.databaseUrl);
    await migrate(db, version);
    for (const [table, rows] of Object.entries(sampleOf(version)))
      await (db as unknown as Kysely<Rows>).insertInto(table).values(rows).execute();
    await db.destroy();

    const site = await start(config);
    const players = TOKENS.map((token, i) => new Guest(site.url, token, { id: `player-${i}`, name: '' }));
    const view = await players[1].view(GAME);
    expect(view).toMatchObject({ sequence: 12, status: 'playing', private: true, you: 1 });
    const again = await players[0].choose(GAME, 0, 'hq d4 r0', 'key 0');
    expect(again.body).toEqual({ sequence: 1 });
    await playOn(GAME, players);
    expect((await players[0].view(GAME)).reveal).toBe(SEED);
  });

  test('a second start finds nothing to do', async () => {
    const config = await newConfig(kind);
    await (await start(config)).stop();
    await (await start(config)).stop();
  });
});

test('several processes that start at once on an empty database all come up', async () => {
  const config = await newConfig('postgres');
  await Promise.all([1, 2, 3, 4].map(() => start(config)));
});

/** What a game of yesterday, stored with these changes, answers today. */
async function storedWith(change: (rows: ReturnType<typeof sampleOf>) => void): Promise<[number, string]> {
  const config = await newConfig('embedded', { secret: SECRET });
  const { db } = openFile(join(config.data, 'nhex.db'));
  await migrate(db);
  const rows = sampleOf(VERSIONS.at(-1) ?? '');
  change(rows);
  for (const [table, values] of Object.entries(rows))
    await (db as unknown as Kysely<Rows>).insertInto(table).values(values).execute();
  await db.destroy();
  const site = await start(config);
  const player = new Guest(site.url, TOKENS[0], { id: 'player-0', name: '' });
  const { status, body } = await player.get(`/api/games/${GAME}`);
  // Others are not the worse for it.
  expect(await player.create()).toMatch(/^[\w-]{16}$/);
  return [status, body.error?.message];
}

test('a game whose stored inputs do not fit is refused plainly', async () => {
  const odd = await storedWith(({ inputs }) => {
    inputs[5]['choice'] = 'frobnicate';
  });
  expect(odd).toEqual([500, expect.stringContaining('input 6 cannot have happened')]);
  const other = await storedWith(({ games }) => {
    games[0]['hash'] = 'x'.repeat(22);
  });
  expect(other).toEqual([500, expect.stringContaining('do not lead to the position whose hash is stored')]);
});

test('a game begun under other rules goes on where they come to the same, and says so where they do not', async () => {
  const same = await storedWith(({ games }) => {
    games[0]['rules'] = '0';
  });
  expect(same[0]).toBe(200);
  const impossible = await storedWith(({ games, inputs }) => {
    games[0]['rules'] = '0';
    inputs[5]['choice'] = 'frobnicate';
  });
  expect(impossible).toEqual([
    500,
    expect.stringContaining('begun under rules 0, and under rules 1 its input 6 is not possible'),
  ]);
  const elsewhere = await storedWith(({ games }) => {
    games[0]['rules'] = '0';
    games[0]['hash'] = 'x'.repeat(22);
  });
  expect(elsewhere).toEqual([
    500,
    expect.stringContaining('begun under rules 0, and under rules 1 its inputs lead to another position'),
  ]);
});
