// Between people, on both stores: chat, muting, reports, holidays, and being told when one is away.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Moderation } from '../src/admin/moderate.ts';
import type { Config } from '../src/config.ts';
import { openStore } from '../src/open-store.ts';
import { isPushAddress, Notifier } from '../src/people/notifier.ts';
import {
  ask,
  type Guest,
  type Json,
  newAccount,
  newConfig,
  newDuel,
  newGuest,
  type Site,
  STORES,
  start,
} from './harness.ts';

const DAY = 24 * 60 * 60 * 1000;

async function accountsAtTable(url: string, more: object = {}): Promise<[Guest, Guest, string]> {
  const [ann, bob] = [await newAccount(url), await newAccount(url)];
  const game = await ann.create({ seats: ['me', { player: bob.name }], ...more });
  await bob.post(`/api/games/${game}/join`, { seat: 1 });
  return [ann, bob, game];
}

describe.each(STORES)('on the %s store', (kind) => {
  let site: Site;
  let config: Config;
  beforeAll(async () => {
    config = await newConfig(kind);
    site = await start(config);
  });

  const say = async (player: Guest, game: string, message: object): Promise<number> =>
    (await player.post(`/api/games/${game}/chat`, message)).status;
  const read = async (player: Guest, game: string): Promise<Json[]> =>
    (await player.get(`/api/games/${game}/chat`)).body.messages;

  test('players talk at their table, and nobody else hears', async () => {
    const [ann, bob, game] = await accountsAtTable(site.url);
    const stream = bob.events();
    await stream.next();
    expect(await say(ann, game, { preset: 'hello' })).toBe(200);
    const from = { id: ann.id, name: ann.name };
    expect(await stream.next()).toMatchObject({ kind: 'chat', game, from, preset: 'hello' });
    expect(await say(bob, game, { text: 'Good luck! <b>' })).toBe(200);
    expect(await read(ann, game)).toMatchObject([{ from, preset: 'hello' }, { text: 'Good luck! <b>' }]);
    const cid = await newAccount(site.url);
    expect(await say(cid, game, { preset: 'hello' })).toBe(403);
    expect((await cid.get(`/api/games/${game}/chat`)).status).toBe(403);
    for (const bad of [{ preset: 'insult' }, { text: '' }, { text: 'x'.repeat(301) }, { text: 'a\nb' }, {}])
      expect(await say(ann, game, bad)).toBe(400);
    stream.close();
  });

  test('guests have the prepared sentences only', async () => {
    const [ann, , game] = await newDuel(site.url);
    expect(await say(ann, game, { preset: 'good-luck' })).toBe(200);
    expect(await say(ann, game, { text: 'hi' })).toBe(403);
  });

  test('who is muted is not heard and cannot invite', async () => {
    const [ann, bob, game] = await accountsAtTable(site.url);
    const mute = (method: string, id: string) =>
      ask(site.url, method, `/api/account/mutes/${id}`, { token: ann.token });
    expect((await mute('PUT', bob.id)).status).toBe(200);
    expect((await mute('PUT', bob.id)).status).toBe(200);
    expect((await mute('PUT', 'x'.repeat(16))).status).toBe(404);
    expect((await ann.get('/api/account/mutes')).body.muted).toEqual([{ id: bob.id, name: bob.name }]);
    const stream = ann.events();
    await stream.next();
    await say(bob, game, { text: 'you there?' });
    await bob.post(`/api/games/${game}/draw`);
    expect(await stream.next()).toMatchObject({ kind: 'offer' });
    stream.close();
    expect(await read(ann, game)).toEqual([]);
    const invite = await bob.post('/api/games', {
      options: { armies: ['borgo', 'outpost'] },
      seats: ['me', { player: ann.name }],
    });
    expect(invite.status).toBe(403);
    await mute('DELETE', bob.id);
    expect(await read(ann, game)).toHaveLength(1);
  });

  test('a report reaches the operator', async () => {
    const [ann, bob, game] = await accountsAtTable(site.url);
    const report = async (id: string, body: object): Promise<number> =>
      (await ann.post(`/api/players/${id}/report`, body)).status;
    expect(await report(bob.id, { reason: 'stalling', text: 'waits', game })).toBe(200);
    expect(await report('x'.repeat(16), { reason: 'other' })).toBe(404);
    expect(await report(bob.id, { reason: 'ugly' })).toBe(400);
    const moderation = await Moderation.open(config);
    const mine = async (): Promise<Json[]> =>
      ((await moderation.reports()) as Json[]).filter(({ about }) => about === bob.name);
    const [first] = await mine();
    expect(first).toMatchObject({ by: ann.name, player: bob.id, reason: 'stalling', text: 'waits', game });
    await moderation.handled(first.id);
    expect(await mine()).toEqual([]);
    await moderation.close();
  });

  test('what a player said and set is in their export, and gone when they are', async () => {
    const [ann, bob, game] = await accountsAtTable(site.url);
    await say(ann, game, { text: 'for the export' });
    expect((await ann.get('/api/account/export')).body).toMatchObject({
      chat: [{ game, text: 'for the export' }],
      holidays: [],
      mail: [],
    });
    await ask(site.url, 'DELETE', '/api/account', { token: ann.token, body: { password: 'correct horse' } });
    expect(await read(bob, game)).toEqual([]);
  });

  test('only the push services of browsers are ever called', async () => {
    const ann = await newAccount(site.url);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const subscribe = async (endpoint: string): Promise<number> =>
      (await ann.post('/api/account/push', { endpoint, keys })).status;
    expect(await subscribe('https://fcm.googleapis.com/fcm/send/abc')).toBe(200);
    for (const bad of [
      'http://fcm.googleapis.com/x',
      'https://localhost/x',
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8080/x',
      'https://user@evil.example/fcm.googleapis.com',
      'nonsense',
    ])
      expect([bad, await subscribe(bad)]).toEqual([bad, 400]);
    expect((await ask(site.url, 'GET', '/api/notices')).body).toMatchObject({
      pushKey: expect.stringMatching(/^[\w-]{80,}$/),
      mails: false,
      chat: 'on',
    });
  });

  test('a server without mail says so', async () => {
    const ann = await newAccount(site.url);
    const mail = { address: 'ann@example.org', language: 'en' };
    expect((await ann.post('/api/account/mail', mail)).status).toBe(403);
  });
});

describe.each(STORES)('holidays on the %s store', (kind) => {
  test('nobody loses on time meanwhile, and there is a day left afterwards', async () => {
    const clock = { ahead: 0 };
    const site = await start(await newConfig(kind), clock);
    const [ann, bob, game] = await accountsAtTable(site.url, { clock: { days: 2 } });
    const away = (days: number) => ann.post('/api/account/holiday', { days });
    expect((await away(10)).status).toBe(200);
    expect((await away(1)).status).toBe(409);
    expect((await bob.get(`/api/players/${ann.name}`)).body.holiday).toBeGreaterThan(Date.now() + 9 * DAY);
    clock.ahead += 5 * DAY;
    expect((await ann.choose(game, 0, 'hq d4 r0')).status).toBe(200);
    expect((await bob.choose(game, 1, 'hq b2 r0')).status).toBe(200);
    clock.ahead += 5.5 * DAY;
    expect((await bob.view(game)).status).toBe('playing');
    expect((await away(21)).status).toBe(403);
    clock.ahead += 0.6 * DAY;
    await expect
      .poll(async () => (await bob.view(game)).result)
      .toMatchObject({ winners: [1], reason: 'time' });
    expect((await away(20)).status).toBe(200);
    expect((await ask(site.url, 'DELETE', '/api/account/holiday', { token: ann.token })).status).toBe(200);
    expect((await ann.get('/api/account/holiday')).body).toEqual({});
    expect((await (await newGuest(site.url)).post('/api/account/holiday', { days: 1 })).status).toBe(403);
  });
});

test('a chat that is off is off', async () => {
  const site = await start(await newConfig('embedded', { chat: 'off' }));
  const [ann, , game] = await accountsAtTable(site.url);
  expect((await ann.post(`/api/games/${game}/chat`, { preset: 'hello' })).status).toBe(403);
});

test('a push goes to every browser of who must decide; one that is gone is forgotten', async () => {
  const config = await newConfig('embedded');
  const site = await start(config);
  const ann = await newAccount(site.url);
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  for (const name of ['one', 'two'])
    await ann.post('/api/account/push', { endpoint: `https://fcm.googleapis.com/${name}`, keys });
  await site.stop();
  const store = await openStore(config, 'beside');
  const sent: [string, Json][] = [];
  const errors: unknown[] = [];
  const notifier = await Notifier.open({
    store,
    config,
    now: Date.now,
    onError: (error) => errors.push(error),
    push: async ({ endpoint }, payload) => {
      sent.push([endpoint, JSON.parse(String(payload))]);
      if (endpoint.endsWith('two')) throw Object.assign(new Error('gone'), { statusCode: 410 });
      return { statusCode: 201, body: '', headers: {} };
    },
  });
  const turn = { kind: 'turn', game: 'g', sequence: 3 };
  const letters = [
    { to: ann.id, event: { ...turn, deadline: Date.now() + 2 * DAY } },
    // A live game: who plays it is there.
    { to: ann.id, event: { ...turn, deadline: Date.now() + 60_000 } },
    { to: ann.id, event: { kind: 'over', game: 'g' } },
  ];
  notifier.hear(letters);
  await notifier.close();
  expect(sent.map(([endpoint]) => endpoint).sort()).toEqual([
    'https://fcm.googleapis.com/one',
    'https://fcm.googleapis.com/two',
  ]);
  expect(sent[0][1]).toMatchObject(turn);
  expect(errors).toEqual([]);
  const left = await store.db.selectFrom('pushes').select('endpoint').execute();
  expect(left).toEqual([{ endpoint: 'https://fcm.googleapis.com/one' }]);
  await store.close();
});

/** As much of a mail server as it takes to receive: the mails that came in. */
async function mailbox(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let inside = false;
    let text = '';
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (part: string) => {
      for (const line of part.split('\r\n')) {
        if (inside && line === '.') {
          mails.push(text);
          inside = false;
          text = '';
          socket.write('250 ok\r\n');
        } else if (inside) text += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          inside = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else if (line !== '') socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails };
}

test('a mail comes when it is one’s turn in a by-turns game, once the address is confirmed, in one’s language', async () => {
  const { url, mails } = await mailbox();
  const origin = 'https://play.example.org';
  const site = await start(await newConfig('embedded', { smtp: url, origin }));
  const [ann, bob, game] = await accountsAtTable(site.url, { clock: { days: 3 } });
  const mail = { address: 'bob@example.org', language: 'pl' };
  expect((await bob.post('/api/account/mail', mail)).status).toBe(200);
  await expect.poll(() => mails.length).toBe(1);
  const code = /kod: (\d{8})\./.exec(mails[0])?.[1] ?? '';
  expect((await bob.post('/api/account/mail/confirm', { code: '00000000' })).status).toBe(401);
  await ann.choose(game, 0, 'hq d4 r0');
  expect((await bob.post('/api/account/mail/confirm', { code })).status).toBe(200);
  await bob.choose(game, 1, 'hq b2 r0');
  const next = await newAccount(site.url);
  const challenge = await next.create({ seats: ['me', { player: bob.name }] });
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]).toContain('To: bob@example.org');
  expect(mails[1].replace(/=\n/g, '')).toContain(challenge);
  for (const bad of ['nobody', 'a@b\r\nBcc: c@d', 'a b@c', '<a@b>'])
    expect((await bob.post('/api/account/mail', { address: bad, language: 'en' })).status).toBe(400);
});

test('push addresses', () => {
  expect(isPushAddress('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true);
  expect(isPushAddress('https://web.push.apple.com/abc')).toBe(true);
  expect(isPushAddress('https://db5p.notify.windows.com/w/?token=abc')).toBe(true);
  expect(isPushAddress('https://push.apple.com.evil.example/abc')).toBe(false);
});
