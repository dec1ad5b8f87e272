// Around the games, on both stores: the lobby, one's own games, draws agreed, rematches.

import { beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  type Json,
  newConfig,
  newDuel,
  newGuest,
  openStream,
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

  const list = async (query: string): Promise<Json[]> =>
    (await ask(site.url, 'GET', `/api/games${query}`)).body.games;

  test('the lobby shows open public tables, the newest first, and no private ones', async () => {
    const ann = await newGuest(site.url);
    const first = await ann.create({ clock: { base: 300, increment: 5 } });
    const hidden = await ann.create({ private: true });
    const second = await ann.create({ armyChoice: 'random', match: 'duplicate' });
    const open = await list('?status=open');
    expect(open.map(({ id }) => id).slice(0, 2)).toEqual([second, first]);
    expect(open.map(({ id }) => id)).not.toContain(hidden);
    expect(open[1]).toMatchObject({
      clock: { base: 300, increment: 5 },
      options: { armies: ['borgo', 'outpost'] },
      seats: [{ kind: 'player', player: { id: ann.id } }, { kind: 'open' }],
    });
    expect(open[0]).toMatchObject({ armyChoice: 'random', match: 'duplicate' });
    expect(JSON.stringify(open)).not.toMatch(/seed|commitment/);
    const older = await list(`?status=open&before=${open[0].created}`);
    expect(older.map(({ id }) => id)).not.toContain(second);
    const bob = await newGuest(site.url);
    await bob.post(`/api/games/${first}/join`, { seat: 1 });
    expect((await list('?status=open')).map(({ id }) => id)).not.toContain(first);
    expect((await list('?status=playing')).map(({ id }) => id)).toContain(first);
    expect((await ask(site.url, 'GET', '/api/games?status=secret')).status).toBe(400);
  });

  test("one's own games, private ones too, say whose turn it is", async () => {
    const [ann, bob, game] = await newDuel(site.url, { private: true });
    await ann.choose(game, 0, 'hq d4 r0');
    const { games } = (await bob.get('/api/account/games')).body;
    expect(games).toMatchObject([{ id: game, private: true, sequence: 1, decider: 1 }]);
    expect((await ask(site.url, 'GET', '/api/account/games')).status).toBe(401);
    expect((await (await newGuest(site.url)).get('/api/account/games')).body.games).toEqual([]);
  });

  test('a draw is offered, declined, offered again and agreed', async () => {
    const [ann, bob, game] = await newDuel(site.url);
    const stream = openStream(site.url, game);
    await stream.next();
    const say = async (player: typeof ann, what: string) =>
      (await player.post(`/api/games/${game}/${what}`)).status;
    expect(await say(ann, 'draw')).toBe(200);
    expect(await stream.next()).toMatchObject({
      sequence: 0,
      drawOffer: 0,
      change: { kind: 'offer', seat: 0 },
    });
    expect(await say(ann, 'draw')).toBe(200);
    expect((await bob.view(game)).status).toBe('playing');
    expect(await say(bob, 'decline')).toBe(200);
    expect((await ann.view(game)).drawOffer).toBeUndefined();
    await say(bob, 'draw');
    expect(await say(ann, 'draw')).toBe(200);
    expect(await bob.view(game)).toMatchObject({ status: 'over', result: { winners: [], reason: 'agreed' } });
    expect(await say(ann, 'draw')).toBe(422);
    stream.close();
  });

  test('an offer is gone with the next choice, and a bot agrees to none', async () => {
    const [ann, bob, game] = await newDuel(site.url);
    await bob.post(`/api/games/${game}/draw`);
    await ann.choose(game, 0, 'hq d4 r0');
    expect((await bob.view(game)).drawOffer).toBeUndefined();
    expect((await ann.post(`/api/games/${game}/draw`)).status).toBe(200);
    expect((await ann.view(game)).status).toBe('playing');
    const alone = await ann.create({ seats: ['me', { bot: 'random' }] });
    expect((await ann.post(`/api/games/${alone}/draw`)).status).toBe(403);
    expect((await (await newGuest(site.url)).post(`/api/games/${game}/draw`)).status).toBe(403);
  });

  test('a rematch has the seats swapped and is joined by who asks second', async () => {
    const [ann, bob, game] = await newDuel(site.url);
    expect((await ann.post(`/api/games/${game}/rematch`)).status).toBe(409);
    await bob.post(`/api/games/${game}/resign`);
    const first = await ann.post(`/api/games/${game}/rematch`);
    expect((await bob.view(game)).rematch).toBe(first.body.id);
    expect((await ask(site.url, 'GET', `/api/games/${game}`)).body.rematch).toBeUndefined();
    const second = await bob.post(`/api/games/${game}/rematch`);
    expect(second.body).toEqual(first.body);
    expect(await ann.view(first.body.id)).toMatchObject({ status: 'playing', you: 1 });
    expect((await bob.view(first.body.id)).you).toBe(0);
    expect((await bob.view(first.body.id)).commitment).not.toBe((await bob.view(game)).commitment);
    await playOn(first.body.id, [bob, ann], 4);
    expect((await (await newGuest(site.url)).post(`/api/games/${game}/rematch`)).status).toBe(403);
  });
});

test('an offer made at one process is heard and agreed to at another', async () => {
  const config = await newConfig('postgres');
  const [one, two] = await Promise.all([start(config), start(config)]);
  const [ann, bob, game] = await newDuel(one.url);
  bob.url = two.url;
  const stream = bob.stream(game);
  await stream.next();
  await ann.post(`/api/games/${game}/draw`);
  expect(await stream.next()).toMatchObject({ drawOffer: 0 });
  await bob.post(`/api/games/${game}/draw`);
  expect(await ann.view(game)).toMatchObject({ result: { reason: 'agreed' } });
  stream.close();
});
