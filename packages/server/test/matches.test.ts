// Duplicate matches, best of three, random armies, bans and picks: on both stores.

import { beforeAll, describe, expect, test } from 'vitest';
import { verifyRecord } from '../src/referee/online-record.ts';
import {
  ask,
  type Guest,
  type Json,
  newConfig,
  newDuel,
  newGuest,
  playOn,
  type Site,
  STORES,
  start,
} from './harness.ts';

describe.each(STORES)('on the %s store', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await start(await newConfig(kind));
  });

  const matchOf = async (player: Guest, game: string): Promise<Json> =>
    (await player.get(`/api/matches/${(await player.view(game)).match.id}`)).body;
  /** The game that follows, as soon as it is there. */
  async function nextOf(player: Guest, game: string, round: number): Promise<string> {
    await expect.poll(async () => (await matchOf(player, game)).games.length).toBe(round);
    return (await matchOf(player, game)).games.at(-1).id;
  }
  const drawsOf = async (player: Guest, game: string): Promise<Json> =>
    (await player.get(`/api/games/${game}/record`)).body.match(/\+ \d: .*/g);

  test('a duplicate match: the same shuffles, sides swapped, the seed shown only after both games', async () => {
    const [ann, bob, first] = await newDuel(site.url, { match: 'duplicate' });
    const heard = ann.events();
    await heard.next();
    await playOn(first, [ann, bob]);
    const over = await ann.view(first);
    expect(over).toMatchObject({ status: 'over', match: { round: 1, kind: 'duplicate' } });
    expect(over).not.toHaveProperty('reveal');
    const second = await nextOf(ann, first, 2);
    expect((await heard.until((line) => line.kind === 'next')).at(-1)).toEqual({
      kind: 'next',
      game: first,
      next: second,
    });
    heard.close();
    const view = await ann.view(second);
    expect(view).toMatchObject({
      you: 1,
      status: 'playing',
      commitment: over.commitment,
      match: { round: 2 },
    });
    expect(view.options).toEqual(over.options);
    await playOn(second, [bob, ann]);
    const draws = await drawsOf(ann, second);
    expect(draws.slice(0, 6)).toEqual((await drawsOf(ann, first)).slice(0, 6));
    await expect.poll(async () => (await ann.view(first)).reveal).toMatch(/^[0-9a-f]{64}$/);
    for (const game of [first, second])
      expect(verifyRecord((await ann.get(`/api/games/${game}/record`)).body).problems).toEqual([]);
    const match = await matchOf(bob, first);
    expect(match).toMatchObject({ over: true, kind: 'duplicate' });
    expect(match.score.map(({ points }: Json) => points).reduce((a: number, b: number) => a + b)).toBe(2);
  });

  test('best of three ends with the second point', async () => {
    const [ann, bob, first] = await newDuel(site.url, { match: 'best-of-three' });
    let game = first;
    for (let round = 1; round <= 2; round++) {
      await bob.post(`/api/games/${game}/resign`);
      if (round === 1) game = await nextOf(ann, first, 2);
    }
    await expect.poll(async () => (await matchOf(ann, first)).over).toBe(true);
    expect(await matchOf(ann, first)).toMatchObject({
      winner: ann.id,
      score: [{ player: ann.id, points: 2 }, { points: 0 }],
      games: [{ id: first }, { id: game }],
    });
  });

  test('a match is the business of its players where it is private', async () => {
    const [ann, bob, first] = await newDuel(site.url, { match: 'best-of-three', private: true });
    const { match } = await ann.view(first);
    const status = async (token?: string): Promise<number> =>
      (await ask(site.url, 'GET', `/api/matches/${match.id}`, token === undefined ? {} : { token })).status;
    expect([await status(), await status((await newGuest(site.url)).token), await status(bob.token)]).toEqual(
      [404, 404, 200],
    );
    await ann.post(`/api/games/${first}/resign`);
    const second = await nextOf(ann, first, 2);
    expect((await ask(site.url, 'GET', `/api/games/${second}`)).status).toBe(403);
  });

  test('random armies are dealt when everybody sits', async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const [ann, , game] = await newDuel(site.url, { armyChoice: 'random' });
      const { options, status } = await ann.view(game);
      expect(status).toBe('playing');
      expect(new Set(options.armies).size).toBe(2);
      seen.add(options.armies.join());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('bans and picks come one after the other, and begin the game', async () => {
    const [ann, bob, game] = await newDuel(site.url, {
      armyChoice: 'draft',
      clock: { base: 60, increment: 0 },
    });
    const stream = bob.stream(game);
    const events = bob.events();
    await events.next();
    expect((await ann.get('/api/account/games')).body.games).toMatchObject([{ id: game, decider: 0 }]);
    expect(await stream.next()).toMatchObject({
      status: 'open',
      draft: { seat: 0, kind: 'ban', done: [], left: expect.arrayContaining(['borgo', 'moloch']) },
    });
    const say = async (player: Guest, army: string): Promise<number> =>
      (await player.post(`/api/games/${game}/draft`, { army })).status;
    expect(await say(bob, 'borgo')).toBe(403);
    expect(await say(ann, 'nobody')).toBe(422);
    expect(await say(ann, 'borgo')).toBe(200);
    expect(await stream.next()).toMatchObject({
      change: { kind: 'ban', seat: 0, choice: 'borgo' },
      draft: { seat: 1, kind: 'ban' },
    });
    // Whoever is next hears of it wherever they are.
    expect(await events.next()).toMatchObject({ kind: 'turn', game });
    expect((await bob.get('/api/account/games')).body.games).toMatchObject([{ id: game, decider: 1 }]);
    events.close();
    expect(await say(bob, 'borgo')).toBe(422);
    expect(await say(bob, 'outpost')).toBe(200);
    expect(await say(bob, 'moloch')).toBe(200);
    expect(await say(ann, 'hegemony')).toBe(200);
    const view = await ann.view(game);
    expect(view).toMatchObject({
      status: 'playing',
      options: { armies: ['hegemony', 'moloch'] },
      decider: 0,
    });
    expect(view).not.toHaveProperty('draft');
    expect(view.clock.running).toBe(0);
    expect(await say(ann, 'borgo')).toBe(409);
    await playOn(game, [ann, bob], 5);
    stream.close();
  });

  test('matches, bans and picks are for two players', async () => {
    const ann = await newGuest(site.url);
    const create = async (more: object): Promise<number> =>
      (
        await ann.post('/api/games', {
          options: { armies: ['borgo', 'outpost'] },
          seats: ['me', 'open'],
          ...more,
        })
      ).status;
    expect(await create({ match: 'duplicate', seats: ['me', { bot: 'easy' }] })).toBe(400);
    expect(await create({ armyChoice: 'draft', seats: ['me', { bot: 'easy' }] })).toBe(400);
    expect(await create({ match: 'best-of-nine' })).toBe(400);
  });
});

test.each(STORES)(
  'a table at which nobody sits down is closed after a while, on the %s store',
  async (kind) => {
    const clock = { ahead: 0 };
    const site = await start(await newConfig(kind), clock);
    const ann = await newGuest(site.url);
    const [live, byTurns] = [await ann.create(), await ann.create({ clock: { days: 2 } })];
    clock.ahead += 3 * 60 * 60 * 1000;
    await expect.poll(async () => (await ann.view(live)).status).toBe('over');
    expect((await ann.view(byTurns)).status).toBe('open');
  },
);
