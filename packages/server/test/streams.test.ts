// Streams of changes, clocks, and several processes on one store.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Streams } from '../src/http/streams.ts';
import {
  ask,
  type Guest,
  newConfig,
  newDuel,
  newGuest,
  openStream,
  playOn,
  STORES,
  start,
} from './harness.ts';

describe.each(STORES)('streams on the %s store', (kind) => {
  test('first the view, then one line a change; each seat sees its own', async () => {
    const site = await start(await newConfig(kind));
    const [ann, bob, game] = await newDuel(site.url);
    const [a, b, c] = [ann.stream(game), bob.stream(game), openStream(site.url, game)];
    expect(await a.next()).toMatchObject({ sequence: 0, you: 0, choices: expect.any(Array) });
    expect(await b.next()).not.toHaveProperty('choices');
    expect(await c.next()).not.toHaveProperty('you');
    await ann.choose(game, 0, 'hq d4 r0');
    const change = { kind: 'choice', seat: 0, choice: 'hq d4 r0', draws: [] };
    expect(await a.next()).toMatchObject({ sequence: 1, decider: 1, change });
    expect(await b.next()).toMatchObject({ sequence: 1, change, choices: expect.any(Array) });
    expect(await c.next()).toMatchObject({ sequence: 1, change });
    for (const stream of [a, b, c]) stream.close();
  });

  test('somebody sitting down is told to who waits', async () => {
    const site = await start(await newConfig(kind));
    const ann = await newGuest(site.url);
    const game = await ann.create();
    const stream = ann.stream(game);
    expect(await stream.next()).toMatchObject({ status: 'open', decider: null });
    const bob = await newGuest(site.url);
    await bob.post(`/api/games/${game}/join`, { seat: 1 });
    expect(await stream.next()).toMatchObject({
      status: 'playing',
      sequence: 0,
      change: { kind: 'join', seat: 1 },
      seats: [{ kind: 'player' }, { kind: 'player', player: { id: bob.id } }],
    });
    stream.close();
  });

  test('?after=n resumes without loss, whatever n was', async () => {
    const site = await start(await newConfig(kind));
    const [ann, bob, game] = await newDuel(site.url);
    const whole = ann.stream(game);
    await playOn(game, [ann, bob], 30);
    const all = (await whole.until((line) => line.sequence === 30)).slice(1);
    whole.close();
    for (const after of [0, 7, 29]) {
      const resumed = bob.stream(game, after);
      const lines = await resumed.until((line) => line.sequence === 30);
      expect(lines.map(({ sequence, position, change }) => ({ sequence, position, change }))).toEqual(
        all.slice(after).map(({ sequence, position, change }) => ({ sequence, position, change })),
      );
      resumed.close();
    }
    const upToDate = ann.stream(game, 30);
    expect(await upToDate.next()).toMatchObject({ sequence: 30 });
    const ahead = ann.stream(game, 99);
    expect(await ahead.next()).toMatchObject({ sequence: 30 });
    upToDate.close();
    ahead.close();
    expect((await ask(site.url, 'GET', `/api/games/${game}/stream?after=x`)).status).toBe(400);
  });

  test('a restart of the server loses nothing: the stream ends, and goes on where it was', async () => {
    const config = await newConfig(kind);
    const site = await start(config);
    const [ann, bob, game] = await newDuel(site.url);
    await playOn(game, [ann, bob], 10);
    const before = ann.stream(game);
    const seen = await before.next();
    await site.stop();
    expect(await before.next()).toBeUndefined();
    const again = await start(config);
    for (const player of [ann, bob]) player.url = again.url;
    await playOn(game, [ann, bob], 5);
    const after = ann.stream(game, seen.sequence);
    expect((await after.until((line) => line.sequence === 15)).map(({ sequence }) => sequence)).toEqual([
      11, 12, 13, 14, 15,
    ]);
    after.close();
  });
});

describe.each(STORES)('clocks on the %s store', (kind) => {
  const timed = { clock: { base: 60, increment: 5 } };

  test('run down for who decides; running out decides', async () => {
    const clock = { at: Date.now(), ahead: 0 };
    const site = await start(await newConfig(kind), clock);
    const [ann, bob, game] = await newDuel(site.url, timed);
    clock.ahead += 20_000;
    await ann.choose(game, 0, 'hq d4 r0');
    const { clock: shown } = await bob.view(game);
    expect(shown).toMatchObject({ base: 60, increment: 5, running: 1, left: [40_000, 60_000] });
    const stream = ann.stream(game);
    await stream.next();
    clock.ahead += 61_000;
    expect(await stream.next()).toMatchObject({
      status: 'over',
      change: { kind: 'time', verdict: 'time-over', seat: 1 },
      result: { winners: [0], reason: 'time' },
    });
    stream.close();
  });

  test('a choice that comes too late does not count, even before the clock has been looked at', async () => {
    const clock = { ahead: 0 };
    const site = await start(await newConfig(kind), clock);
    const [ann, bob, game] = await newDuel(site.url, timed);
    clock.ahead += 60_001;
    expect((await ann.choose(game, 0, 'hq d4 r0')).status).not.toBe(200);
    expect(await bob.view(game)).toMatchObject({ status: 'over', result: { winners: [1], reason: 'time' } });
  });

  test('the increment comes with the end of a turn', async () => {
    const site = await start(await newConfig(kind), { at: Date.now(), ahead: 0 });
    const [ann, bob, game] = await newDuel(site.url, timed);
    let view = await ann.view(game);
    const clocks = [view];
    while (view.decider !== null && clocks.length < 12) {
      const player = [ann, bob][view.decider];
      const { sequence, choices } = await player.view(game);
      await player.choose(game, sequence, choices.includes('end') ? 'end' : choices[0]);
      view = await ann.view(game);
      clocks.push(view);
    }
    expect(Math.max(...clocks.flatMap((each) => each.clock.left))).toBeGreaterThan(60_000);
  });

  test('days: each decision has its full time, and a game goes on over a restart', async () => {
    const clock = { ahead: 0 };
    const config = await newConfig(kind);
    const site = await start(config, clock);
    const [ann, bob, game] = await newDuel(site.url, { clock: { days: 3 } });
    const day = 24 * 60 * 60 * 1000;
    clock.ahead += 2.9 * day;
    expect((await ann.choose(game, 0, 'hq d4 r0')).status).toBe(200);
    await site.stop();
    const again = await start(config, clock);
    for (const player of [ann, bob]) player.url = again.url;
    clock.ahead += 2.9 * day;
    expect((await bob.choose(game, 1, 'hq b2 r0')).status).toBe(200);
    const stream = bob.stream(game);
    await stream.next();
    clock.ahead += 3.1 * day;
    expect(await stream.next()).toMatchObject({ result: { winners: [1], reason: 'time' } });
    stream.close();
  });

  test('nobody loses on time just after the server came back', async () => {
    const clock = { ahead: 0 };
    const config = await newConfig(kind, { graceMs: 30_000 });
    const site = await start(config, clock);
    const [ann, , game] = await newDuel(site.url, timed);
    await site.stop();
    clock.ahead += 300_000;
    const again = await start(config, clock);
    ann.url = again.url;
    expect((await ann.choose(game, 0, 'hq d4 r0')).status).toBe(200);
  });

  test('among three a seat whose time is over is played on by the house', async () => {
    const clock = { ahead: 0 };
    const site = await start(await newConfig(kind), clock);
    const [ann, bob, cid] = await Promise.all([1, 2, 3].map(() => newGuest(site.url)));
    const options = { armies: ['borgo', 'outpost', 'moloch'], mode: 'deathmatch' };
    const game = await ann.create({ options, seats: ['me', 'open', 'open'], ...timed });
    for (const [i, player] of [bob, cid].entries())
      await player.post(`/api/games/${game}/join`, { seat: i + 1 });
    const stream = bob.stream(game);
    clock.ahead += 61_000;
    const lines = await stream.until((line) => line.decider === 1);
    expect(lines.at(-1)).toMatchObject({ status: 'playing', seats: [{ left: true }, {}, {}] });
    const { change } = lines.find((line) => line.change?.kind === 'time');
    expect(change).toEqual({ kind: 'time', seat: 0, at: expect.any(Number) });
    expect((await ann.post(`/api/games/${game}/resign`)).status).toBe(422);
    stream.close();
  });
});

describe('several processes on PostgreSQL', () => {
  test('any serves any game; changes reach who is connected elsewhere', async () => {
    const config = await newConfig('postgres');
    const sites = await Promise.all([start(config), start(config), start(config)]);
    const [ann, bob, game] = await newDuel(sites[0].url);
    bob.url = sites[1].url;
    const watching = openStream(sites[2].url, game);
    const stream = bob.stream(game);
    for (const each of [stream, watching])
      expect(await each.next()).toMatchObject({ sequence: 0, status: 'playing' });
    const players: Guest[] = [ann, bob];
    await playOn(game, players, 40);
    for (const each of [stream, watching]) {
      const lines = await each.until((line) => line.sequence === 40);
      expect(lines.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
      each.close();
    }
  });

  test('the same choice sent to all of them at once counts once', async () => {
    const config = await newConfig('postgres');
    const sites = await Promise.all([start(config), start(config), start(config)]);
    const [ann, , game] = await newDuel(sites[0].url);
    const path = `/api/games/${game}/choices`;
    for (const site of sites) await ask(site.url, 'GET', `/api/games/${game}`);
    const body = { sequence: 0, choice: 'hq d4 r0', key: 'one key' };
    const answers = await Promise.all(
      [...sites, ...sites].map((site) => ask(site.url, 'POST', path, { token: ann.token, body })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { sequence: 1 }]),
    );
    const others = await Promise.all(
      sites.map((site) =>
        ask(site.url, 'POST', path, {
          token: ann.token,
          body: { ...body, key: site.url, choice: 'hq c3 r0' },
        }),
      ),
    );
    expect(others.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await ann.view(game)).sequence).toBe(1);
  });

  test('a guest of one is known to all, and a bot moves whoever serves', async () => {
    const config = await newConfig('postgres');
    const sites = await Promise.all([start(config), start(config)]);
    const ann = await newGuest(sites[0].url);
    ann.url = sites[1].url;
    const game = await ann.create({ seats: [{ bot: 'random' }, 'me'] });
    ann.url = sites[0].url;
    const stream = ann.stream(game);
    expect((await stream.until((line) => line.decider === 1)).at(-1)).toMatchObject({ sequence: 1 });
    stream.close();
  });
});

test('whoever does not read is cut off before their lines fill the memory', async () => {
  const streams = new Streams(true);
  const line = 'x'.repeat(100_000);
  let most = 0;
  const http = createServer();
  const cut = new Promise<void>((done) => {
    http.on('request', (_, response) => {
      const send = streams.open(response, '127.0.0.1', undefined, done);
      // What the system itself keeps on the way is far less than all of this.
      for (let sent = 0; sent < 1000; sent++) {
        send(line);
        most = Math.max(most, response.writableLength);
      }
    });
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const reader = connect((http.address() as AddressInfo).port, '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await cut;
  expect(most).toBeLessThan(1_300_000);
  expect(streams.size).toBe(0);
  reader.destroy();
  streams.close();
  await new Promise((done) => http.close(done));
});
