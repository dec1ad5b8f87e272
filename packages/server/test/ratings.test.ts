// Ratings, quick pairing, profiles, leaderboards, search, army statistics: on both stores.

import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGame } from '../src/games/repository.ts';
import { afterGame, aged, edgeOf, kindOf, NEW_RATING } from '../src/ratings/glicko.ts';
import { settle } from '../src/ratings/settling.ts';
import { checkGameOptions } from '../src/referee/engine.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { openPostgres } from '../src/store/postgres.ts';
import {
  ask,
  folder,
  type Guest,
  type Json,
  newAccount,
  newConfig,
  newDatabase,
  newDuel,
  newGuest,
  playOn,
  type Site,
  STORES,
  start,
} from './harness.ts';

const CLOCK = { base: 900, increment: 10 };

async function ratedDuel(url: string, more: object = {}): Promise<[Guest, Guest, string]> {
  const [ann, bob] = [await newAccount(url), await newAccount(url)];
  return [ann, bob, await duelOf(ann, bob, more)];
}

async function duelOf(ann: Guest, bob: Guest, more: object = {}): Promise<string> {
  const game = await ann.create({ clock: CLOCK, rated: true, ...more });
  const joined = await bob.post(`/api/games/${game}/join`, { seat: 1 });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  return game;
}

/** Plays a little, then one gives up; returns when the ratings say so. */
async function lose(game: string, players: [Guest, Guest], loser: number): Promise<void> {
  await playOn(game, players, 6);
  await players[loser].post(`/api/games/${game}/resign`);
  await expect.poll(async () => (await profile(players[0])).armies.length).toBeGreaterThan(0);
}

const profile = async (player: Guest): Promise<Json> =>
  (await player.get(`/api/players/${player.name}`)).body;

test.each(STORES)(
  'games of the same two armies that end at once are all counted, on the %s store',
  async (kind) => {
    const store = await (kind === 'embedded'
      ? openEmbedded(join(folder(), 'nhex.db'))
      : openPostgres(await newDatabase(), 'this process'));
    const players = ['a', 'b'].map((letter) => letter.repeat(16));
    for (const id of players)
      await store.db
        .insertInto('players')
        .values({ id, name: id, name_key: null, kind: 'guest', created: 1 } as never)
        .execute();
    const ids = Array.from({ length: 30 }, (_, i) => String(i).padStart(16, '0'));
    for (const [i, id] of ids.entries()) {
      const armies = i % 2 === 0 ? ['borgo', 'outpost'] : ['outpost', 'borgo'];
      await createGame(store, {
        id,
        options: checkGameOptions({ armies }),
        settings: { takeBack: false, forecast: true },
        private: false,
        seats: players.map((player) => ({ player, bot: null, invited: null })),
        at: 1,
      });
    }
    const result = JSON.stringify({ winners: [0], reason: 'resigned' });
    await store.db.updateTable('games').set({ status: 'over', sequence: 9, result }).execute();
    await Promise.all(ids.map((id) => settle(store, id)));
    const counted = await store.db
      .selectFrom('pairings')
      .select(['army', 'games', 'points'])
      .orderBy('army')
      .execute();
    expect(counted).toEqual([
      { army: 'borgo', games: 30, points: 15 },
      { army: 'outpost', games: 30, points: 15 },
    ]);
    await store.close();
  },
);

describe.each(STORES)('on the %s store', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await start(await newConfig(kind));
  });

  test('a rated game moves both ratings, and everybody concerned hears of it', async () => {
    const [ann, bob, game] = await ratedDuel(site.url);
    const stream = bob.events();
    await lose(game, [ann, bob], 0);
    const told = (await stream.until((line) => line.kind === 'rating')).at(-1);
    expect(told).toMatchObject({ game, of: 'live', rating: 1662, gain: 162 });
    stream.close();
    expect((await profile(bob)).ratings).toMatchObject([
      { kind: 'live', rating: 1662, provisional: true, games: 1, points: 1 },
    ]);
    expect((await profile(ann)).ratings).toMatchObject([{ rating: 1338, games: 1, points: 0 }]);
    expect((await profile(bob)).armies).toEqual([{ army: 'outpost', games: 1, points: 1 }]);
    const { games } = (await bob.get(`/api/players/${bob.name}/games?status=over`)).body;
    expect(games).toMatchObject([
      {
        id: game,
        rated: true,
        seats: [
          { rating: 1500, gain: -162 },
          { rating: 1500, gain: 162 },
        ],
      },
    ]);
  });

  test('guests, bots, games without a clock and games given up at once are not rated', async () => {
    const guest = await newGuest(site.url);
    const create = async (player: Guest, more: object): Promise<number> =>
      (
        await player.post('/api/games', {
          options: { armies: ['borgo', 'outpost'] },
          seats: ['me', 'open'],
          rated: true,
          clock: CLOCK,
          ...more,
        })
      ).status;
    expect(await create(guest, {})).toBe(403);
    const ann = await newAccount(site.url);
    expect(await create(ann, { clock: undefined })).toBe(400);
    expect(await create(ann, { seats: ['me', { bot: 'easy' }] })).toBe(400);
    const scenario = { scenario: 'atlas-1' };
    expect(await create(ann, { options: scenario })).toBe(400);
    expect(await create(ann, { options: scenario, rated: false, armyChoice: 'random' })).toBe(400);
    expect(await create(ann, { options: scenario, rated: false })).toBe(200);
    const game = await ann.create({ clock: CLOCK, rated: true });
    expect((await guest.post(`/api/games/${game}/join`, { seat: 1 })).status).toBe(403);
    const bob = await newAccount(site.url);
    await bob.post(`/api/games/${game}/join`, { seat: 1 });
    await ann.post(`/api/games/${game}/resign`);
    await expect.poll(async () => (await profile(bob)).armies).toHaveLength(1);
    expect((await profile(bob)).ratings).toEqual([]);
  });

  test('the leaderboard holds those about whom something is known', async () => {
    const [ann, bob] = [await newAccount(site.url), await newAccount(site.url)];
    for (let i = 0; i < 24; i++) {
      const game = await duelOf(ann, bob, { clock: { days: 2 } });
      await playOn(game, [ann, bob], 6);
      await [ann, bob][i % 3 === 0 ? 0 : 1].post(`/api/games/${game}/resign`);
    }
    const board = async (): Promise<Json[]> =>
      (await ask(site.url, 'GET', '/api/leaderboards/turns')).body.leaders;
    await expect.poll(async () => (await board()).map(({ games }) => games)).toEqual([24, 24]);
    const [first, second] = await board();
    expect(first).toMatchObject({ place: 1, player: { name: ann.name }, games: 24, provisional: false });
    expect(first.rating).toBeGreaterThan(second.rating);
    expect((await ask(site.url, 'GET', '/api/leaderboards/turns?bots=yes')).body.leaders).toEqual([]);
    expect((await ask(site.url, 'GET', '/api/leaderboards/chess')).status).toBe(404);
  });

  test('games are found by player, army, length and result', async () => {
    const [ann, bob, game] = await ratedDuel(site.url, { options: { armies: ['moloch', 'hegemony'] } });
    await lose(game, [ann, bob], 1);
    const find = async (query: string): Promise<string[]> =>
      (await ask(site.url, 'GET', `/api/search?${query}`)).body.games.map(({ id }: Json) => id);
    expect(await find(`player=${ann.name}`)).toEqual([game]);
    expect(await find(`player=${ann.name}&opponent=${bob.name}&army=moloch&against=hegemony`)).toEqual([
      game,
    ]);
    expect(await find(`player=${ann.name}&result=won&reason=resigned&rated=yes`)).toEqual([game]);
    expect(await find(`player=${bob.name}&result=won`)).toEqual([]);
    expect(await find(`player=${ann.name}&army=hegemony`)).toEqual([]);
    expect(await find(`player=${ann.name}&longest=6`)).toEqual([]);
    expect(await find(`player=${ann.name}&shortest=7&longest=7`)).toEqual([game]);
    expect(await find('army=moloch&result=won')).toContain(game);
    expect((await ask(site.url, 'GET', '/api/search?player=nobody-here')).status).toBe(404);
    const [cid, dan] = [await newAccount(site.url), await newAccount(site.url)];
    const hidden = await cid.create({ private: true });
    await dan.post(`/api/games/${hidden}/join`, { seat: 1 });
    await lose(hidden, [cid, dan], 0);
    expect(await find(`player=${cid.name}`)).toEqual([]);
  });

  test('armies are counted by what they met', async () => {
    const [ann, bob] = [await newGuest(site.url), await newGuest(site.url)];
    const game = await ann.create({ options: { armies: ['doomsday', 'moloch'] } });
    await bob.post(`/api/games/${game}/join`, { seat: 1 });
    await playOn(game, [ann, bob], 6);
    await ann.post(`/api/games/${game}/resign`);
    const counted = async (): Promise<Json> =>
      (await ask(site.url, 'GET', '/api/armies')).body.pairings.filter(
        ({ army, against }: Json) => army === 'doomsday' || against === 'doomsday',
      );
    await expect.poll(counted).toEqual([
      {
        army: 'doomsday',
        against: 'moloch',
        games: 1,
        points: 0,
        ratedGames: 0,
        ratedPoints: 0,
        edge: 0,
      },
      {
        army: 'moloch',
        against: 'doomsday',
        games: 1,
        points: 1,
        ratedGames: 0,
        ratedPoints: 0,
        edge: 0,
      },
    ]);
  });

  test('two who wait for the same are paired, with different armies, and hear of it', async () => {
    const [ann, bob] = [await newGuest(site.url), await newGuest(site.url)];
    const stream = ann.events();
    await stream.next();
    const wish = { pace: 'quick', army: 'borgo' };
    expect((await ann.post('/api/pairing', wish)).body).toMatchObject({ waiting: true });
    expect((await ann.post('/api/pairing', wish)).body).toMatchObject({ waiting: true });
    expect((await ann.get('/api/pairing')).body).toMatchObject({ waiting: true });
    // The same army, or another pace, does not fit.
    const cid = await newGuest(site.url);
    expect((await cid.post('/api/pairing', wish)).body).toMatchObject({ waiting: true });
    await ask(site.url, 'DELETE', '/api/pairing', { token: cid.token });
    expect((await cid.get('/api/pairing')).status).toBe(404);
    const { game } = (await bob.post('/api/pairing', { pace: 'quick' })).body;
    expect(await stream.next()).toEqual({ kind: 'paired', game });
    expect((await ann.post('/api/pairing', wish)).body).toEqual({ game });
    const view = await ann.view(game);
    expect(view).toMatchObject({ status: 'playing', clock: { base: 300 } });
    expect(view.options.armies[view.you]).toBe('borgo');
    expect(view.options.armies[1 - view.you]).not.toBe('borgo');
    stream.close();
    expect((await ann.post('/api/pairing', { pace: 'quick', rated: true })).status).toBe(403);
    expect((await ann.post('/api/pairing', { pace: 'quick', army: 'nobody' })).status).toBe(400);
  });
});

describe.each(STORES)('waiting on the %s store', (kind) => {
  test('those far apart are paired when they have waited long enough', async () => {
    const clock = { at: Date.now(), ahead: 0 };
    const site = await start(await newConfig(kind), clock);
    const [ann, bob, game] = await ratedDuel(site.url);
    await lose(game, [ann, bob], 0);
    const wish = { pace: 'live' };
    for (const player of [ann, bob])
      expect((await player.post('/api/pairing', wish)).body.waiting).toBe(true);
    clock.ahead += 15_000;
    expect((await ann.post('/api/pairing', wish)).body.waiting).toBe(true);
    clock.ahead += 10_000;
    await expect.poll(async () => (await ann.get('/api/pairing')).body.game).toMatch(/^[\w-]{16}$/);
    const again = (await bob.get('/api/pairing')).body.game;
    expect(await bob.view(again)).toMatchObject({ status: 'playing', rated: true });
    // Who says nothing for a minute is gone.
    await ann.post('/api/pairing', wish);
    clock.ahead += 61_000;
    expect((await ann.get('/api/pairing')).status).toBe(404);
    expect((await (await newAccount(site.url)).post('/api/pairing', wish)).body.waiting).toBe(true);
  });

  test('a game whose end was stored just before a crash is settled by the next process', async () => {
    const clock = { ahead: 0 };
    const config = await newConfig(kind);
    const site = await start(config, clock);
    const [ann, bob, game] = await newDuel(site.url);
    await playOn(game, [ann, bob], 6);
    await ann.post(`/api/games/${game}/resign`);
    await site.stop();
    const { openStore } = await import('../src/open-store.ts');
    const store = await openStore(config, 'beside');
    await store.db.updateTable('games').set({ ended: null, wake: 5 }).where('id', '=', game).execute();
    await store.close();
    const again = await start(config, clock);
    const ended = async (): Promise<Json> =>
      (await ask(again.url, 'GET', '/api/search?army=borgo')).body.games.map(({ id }: Json) => id);
    await expect.poll(ended).toContain(game);
  });
});

test('two processes pair nobody twice', async () => {
  const config = await newConfig('postgres');
  const sites = await Promise.all([start(config), start(config)]);
  const guests = await Promise.all(Array.from({ length: 12 }, (_, i) => newGuest(sites[i % 2].url)));
  await Promise.all(guests.map((guest) => guest.post('/api/pairing', { pace: 'quick' })));
  const games = async (): Promise<string[][]> =>
    Promise.all(
      guests.map(async (guest) =>
        (await guest.get('/api/account/games')).body.games.map(({ id }: Json) => id),
      ),
    );
  await expect.poll(async () => (await games()).flat().length).toBe(12);
  expect((await games()).map((each) => each.length)).toEqual(guests.map(() => 1));
});

test('ratings follow Glicko-2, age, and reckon with the armies', () => {
  expect(kindOf({ base: 300, increment: 10 })).toBe('quick');
  expect(kindOf({ base: 900, increment: 10 })).toBe('live');
  expect(kindOf({ days: 3 })).toBe('turns');
  const known = { rating: 1500, deviation: 60, volatility: 0.06 };
  const gain = (edge: number): number => afterGame(known, known, 1, edge).rating - 1500;
  // To beat an army that is stronger is worth more.
  expect(gain(100)).toBeGreaterThan(gain(0));
  expect(gain(-100)).toBeLessThan(gain(0));
  expect(edgeOf(0, 0)).toBe(0);
  expect(edgeOf(3, 3)).toBeLessThan(40);
  expect(edgeOf(1000, 640)).toBeGreaterThan(80);
  expect(edgeOf(1000, 360)).toBeCloseTo(-edgeOf(1000, 640));
  const year = 365 * 24 * 60 * 60 * 1000;
  expect(aged(known, year).deviation).toBeGreaterThan(known.deviation);
  expect(aged(known, 100 * year).deviation).toBeLessThanOrEqual(NEW_RATING.deviation);
});
