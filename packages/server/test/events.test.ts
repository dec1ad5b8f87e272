// What a player is told wherever they are, on both stores: turns, invitations, the lobby; and visitors who are behind.

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  type Guest,
  type Json,
  newAccount,
  newConfig,
  newDuel,
  newGuest,
  openStream,
  playOn,
  type Site,
  STORES,
  type Stream,
  start,
} from './harness.ts';

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

function events(player: Guest, query = ''): Stream {
  const stream = player.events(query);
  open.push(stream);
  return stream;
}

const kinds = (lines: Json[]): string[] => lines.map(({ kind }) => kind);

describe.each(STORES)('on the %s store', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await start(await newConfig(kind));
  });

  test('a player hears when it is their turn, and how a game ended', async () => {
    const [ann, bob, game] = await newDuel(site.url);
    const [a, b] = [events(ann), events(bob)];
    expect(await a.next()).toEqual({
      kind: 'hello',
      player: { id: ann.id, name: ann.name },
      turns: [game],
      invitations: [],
    });
    expect(await b.next()).toMatchObject({ turns: [] });
    await ann.choose(game, 0, 'hq d4 r0');
    expect(await b.next()).toEqual({ kind: 'turn', game, sequence: 1 });
    await bob.choose(game, 1, 'hq b2 r0');
    expect(await a.next()).toMatchObject({ kind: 'turn', game, sequence: 2 });
    await bob.post(`/api/games/${game}/draw`);
    expect(await a.next()).toEqual({ kind: 'offer', game });
    await bob.post(`/api/games/${game}/resign`);
    const over = { kind: 'over', game, result: { winners: [0], reason: 'resigned' } };
    expect(await a.next()).toMatchObject(over);
    expect(await b.next()).toMatchObject(over);
    const { body } = await bob.post(`/api/games/${game}/rematch`);
    expect(kinds([await a.next(), await a.next()]).sort()).toEqual(['challenge', 'rematch']);
    await ann.post(`/api/games/${game}/rematch`);
    expect(kinds([await b.next(), await b.next()])).toEqual(['begun', 'turn']);
    expect((await bob.view(body.id)).status).toBe('playing');
  });

  test('a challenge by name keeps the seat; it is taken or refused', async () => {
    const [ann, bob] = [await newAccount(site.url), await newAccount(site.url)];
    const stream = events(bob);
    await stream.next();
    const game = await ann.create({ seats: ['me', { player: bob.name.toUpperCase() }], private: true });
    const from = { id: ann.id, name: ann.name };
    expect(await stream.next()).toEqual({ kind: 'challenge', game, from });
    expect((await bob.get('/api/account/invitations')).body.games).toMatchObject([
      { id: game, seats: [{ kind: 'player' }, { kind: 'open', for: { id: bob.id, name: bob.name } }] },
    ]);
    const cid = await newGuest(site.url);
    expect((await cid.post(`/api/games/${game}/join`, { seat: 1 })).status).toBe(409);
    expect((await cid.post(`/api/games/${game}/refuse`)).status).toBe(404);
    expect((await bob.post(`/api/games/${game}/join`, { seat: 1 })).status).toBe(200);
    expect((await bob.get('/api/account/invitations')).body.games).toEqual([]);
    await playOn(game, [ann, bob], 4);

    const second = await ann.create({ seats: [{ player: bob.name }, 'me'] });
    const a = events(ann);
    await a.next();
    expect((await bob.post(`/api/games/${second}/refuse`)).status).toBe(200);
    expect(await a.until((line) => line.kind === 'refused')).toMatchObject([
      { kind: 'closed', game: second },
      { kind: 'refused', game: second, from: { id: bob.id } },
    ]);
    expect(await ann.view(second)).toMatchObject({ status: 'over', result: { reason: 'abandoned' } });
    expect((await bob.post(`/api/games/${second}/refuse`)).status).toBe(404);
  });

  test('nobody can be invited who is not there, nor oneself', async () => {
    const ann = await newAccount(site.url);
    const invite = async (player: string) =>
      (
        await ann.post('/api/games', {
          options: { armies: ['borgo', 'outpost'] },
          seats: ['me', { player }],
        })
      ).status;
    expect(await invite('nobody-here')).toBe(404);
    expect(await invite(ann.name)).toBe(400);
    expect((await ask(site.url, 'GET', '/api/events')).status).toBe(401);
  });

  test('word of the lobby comes to who asked for it, and the list says when nothing changed', async () => {
    const [ann, bob] = [await newGuest(site.url), await newGuest(site.url)];
    const stream = events(ann, '?lobby=yes');
    await stream.next();
    await bob.create({ private: true });
    await bob.create();
    expect(await stream.next()).toEqual({ kind: 'lobby' });
    const path = '/api/games?status=open';
    const first = await ask(site.url, 'GET', path);
    const tag = first.headers.get('etag') ?? '';
    const again = await ask(site.url, 'GET', path, { headers: { 'if-none-match': tag } });
    expect([first.status, again.status, again.body]).toEqual([200, 304, '']);
    await bob.create();
    expect((await ask(site.url, 'GET', path, { headers: { 'if-none-match': tag } })).status).toBe(200);
    expect((await ask(site.url, 'GET', '/api/events?lobby=no', { token: ann.token })).status).toBe(400);
  });

  test('the view says up to where a player knows the game', async () => {
    const [ann, bob, game] = await newDuel(site.url);
    await ann.choose(game, 0, 'hq d4 r0');
    await bob.choose(game, 1, 'hq b2 r0');
    expect((await ann.view(game)).lastOwn).toBe(1);
    expect((await bob.view(game)).lastOwn).toBe(2);
    expect((await ask(site.url, 'GET', `/api/games/${game}`)).body).not.toHaveProperty('lastOwn');
  });
});

describe.each(STORES)('a table with a delay on the %s store', (kind) => {
  test('visitors see what happened that long ago, players see it at once', async () => {
    const clock = { ahead: 0, at: Date.now() };
    const site = await start(await newConfig(kind), clock);
    const [ann, bob, game] = await newDuel(site.url, { delay: 600 });
    const visitor = async (): Promise<Json> => (await ask(site.url, 'GET', `/api/games/${game}`)).body;
    const record = async (): Promise<Json> => (await ask(site.url, 'GET', `/api/games/${game}/record`)).body;
    await ann.choose(game, 0, 'hq d4 r0');
    clock.ahead += 400_000;
    await bob.choose(game, 1, 'hq b2 r0');
    expect((await bob.view(game)).sequence).toBe(2);
    expect(await visitor()).toMatchObject({ sequence: 0, delay: 600 });
    expect(await record()).not.toContain('hq d4');
    clock.ahead += 300_000;
    expect((await visitor()).sequence).toBe(1);
    const watching = openStream(site.url, game);
    expect(await watching.next()).toMatchObject({ sequence: 1 });
    const resumed = openStream(site.url, game, undefined, 0);
    expect(await resumed.next()).toMatchObject({ sequence: 1, change: { choice: 'hq d4 r0' } });
    await ann.post(`/api/games/${game}/resign`);
    expect(await ann.view(game)).toHaveProperty('reveal');
    expect(await visitor()).not.toHaveProperty('reveal');
    clock.ahead += 700_000;
    expect(await visitor()).toHaveProperty('reveal');
    watching.close();
    resumed.close();
  });
});

test('letters reach a player who is connected to another process', async () => {
  const config = await newConfig('postgres');
  const [one, two] = await Promise.all([start(config), start(config)]);
  const [ann, bob, game] = await newDuel(one.url);
  bob.url = two.url;
  const stream = events(bob, '?lobby=yes');
  await stream.next();
  await ann.choose(game, 0, 'hq d4 r0');
  expect(await stream.next()).toEqual({ kind: 'turn', game, sequence: 1 });
  await ann.create();
  expect(await stream.next()).toEqual({ kind: 'lobby' });
});
