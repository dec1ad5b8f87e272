// What the web client leans on: who the cookie is, how it knows that there is a server, a record to resume from.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { ask, newConfig, newDuel, newGuest, openStream, type Site, start } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await start(await newConfig('embedded'));
});

test('a visitor is told that they are nobody, a player who they are', async () => {
  const visitor = await ask(site.url, 'GET', '/api/me');
  expect(visitor).toMatchObject({ status: 200, body: { player: null, kind: null } });
  const ann = await newGuest(site.url);
  expect((await ann.get('/api/me')).body).toMatchObject({
    player: { id: ann.id, name: ann.name },
    kind: 'guest',
  });
});

test('a record says after which input it ends, and the stream goes on from there', async () => {
  const [ann, bob, game] = await newDuel(site.url);
  await ann.choose(game, 0, 'hq d4 r0');
  const record: string = (await bob.get(`/api/games/${game}/record`)).body;
  expect(record).toContain('; online sequence 1\n');
  await bob.choose(game, 1, 'hq b2 r0');
  const stream = openStream(site.url, game, undefined, 1);
  expect(await stream.next()).toMatchObject({ sequence: 2, change: { kind: 'choice', seat: 1 } });
  stream.close();
});

test('a table that waits tells the clock that was agreed on', async () => {
  const ann = await newGuest(site.url);
  const game = await ann.create({ clock: { days: 3 } });
  expect((await ann.view(game)).clock).toEqual({ days: 3 });
});

let server: Server;
const page = createServer();
afterAll(async () => {
  page.close();
  await server?.close();
});

test('pages come with a cookie that says there is a server; other files do not', async () => {
  server = await openServer(await newConfig('embedded'), (_, response) => response.end('file'));
  page.on('request', server.answer);
  await new Promise<void>((done) => page.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  expect((await fetch(`${url}/`)).headers.get('set-cookie')).toContain('nhex-server=1');
  expect((await fetch(`${url}/assets/a.js`)).headers.get('set-cookie')).toBeNull();
});
