// Accounts on both stores: coming in, changing, recovering, leaving; tokens and bots for programs.

import { beforeAll, describe, expect, test } from 'vitest';
import { ask, Guest, newConfig, newDuel, newGuest, playOn, type Site, STORES, start } from './harness.ts';

const PASSWORD = 'correct horse';
let names = 0;
const newName = (): string => `player${names++}`;

describe.each(STORES)('on the %s store', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await start(await newConfig(kind));
  });

  const register = async (name = newName(), token?: string) => {
    const answer = await ask(site.url, 'POST', '/api/register', {
      ...(token === undefined ? {} : { token }),
      body: { name, password: PASSWORD },
    });
    return { ...answer, player: new Guest(site.url, answer.body.token, answer.body.player ?? {}) };
  };
  const login = (name: string, password: string) =>
    ask(site.url, 'POST', '/api/login', { body: { name, password } });

  test('a guest becomes an account and keeps the games', async () => {
    const [ann, bob, game] = await newDuel(site.url);
    const name = newName();
    const { player, body } = await register(name, ann.token);
    expect(body).toMatchObject({
      player: { id: ann.id, name },
      recovery: expect.stringMatching(/^(\w{5}-){4}\w{5}$/),
    });
    expect((await ann.get('/api/account')).status).toBe(401);
    expect((await player.view(game)).you).toBe(0);
    expect((await bob.view(game)).seats[0].player.name).toBe(name);
    await playOn(game, [player, bob], 4);
  });

  test('logging in takes a guest and their games along', async () => {
    const name = newName();
    await register(name);
    const [ann, bob, game] = await newDuel(site.url);
    const { body } = await ask(site.url, 'POST', '/api/login', {
      token: ann.token,
      body: { name, password: PASSWORD },
    });
    const account = new Guest(site.url, body.token, body.player);
    expect((await account.view(game)).you).toBe(0);
    await playOn(game, [account, bob], 4);
  });

  test('names are unique whatever their case, and some are not free', async () => {
    const name = newName();
    expect((await register(name)).status).toBe(200);
    expect((await register(name.toUpperCase())).status).toBe(409);
    for (const taken of ['Guest-123456', 'admin1', 'Moderator', 'nhex'])
      expect((await register(taken)).status).toBe(409);
    for (const bad of ['ab', 'a'.repeat(21), 'a b c', 'аdmіn1', 'a\nb', '<b>x</b>'])
      expect((await register(bad)).status).toBe(400);
    expect((await register('Świerszcz')).status).toBe(200);
    const same = await Promise.all(Array.from({ length: 5 }, () => register(`race${kind}`)));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('a wrong password and a name that is nobody get the same answer', async () => {
    const name = newName();
    await register(name);
    const wrong = await login(name, 'wrong password');
    const nobody = await login('nobody-here', 'wrong password');
    expect([wrong.status, wrong.body]).toEqual([401, nobody.body]);
    expect(nobody.status).toBe(401);
  });

  test('a new password logs everybody else out', async () => {
    const name = newName();
    const { player } = await register(name);
    const other = new Guest(site.url, (await login(name, PASSWORD)).body.token, player);
    expect(
      (await player.post('/api/account/password', { password: 'wrong', next: 'another one' })).status,
    ).toBe(401);
    const changed = await player.post('/api/account/password', { password: PASSWORD, next: 'another one' });
    expect(changed.status).toBe(200);
    expect((await other.get('/api/account')).status).toBe(401);
    expect((await ask(site.url, 'GET', '/api/account', { token: changed.body.token })).status).toBe(200);
    expect((await login(name, PASSWORD)).status).toBe(401);
    expect((await login(name, 'another one')).status).toBe(200);
  });

  test('a recovery code works once, however it is typed', async () => {
    const name = newName();
    const { body } = await register(name);
    const recover = (code: string, password: string) =>
      ask(site.url, 'POST', '/api/recover', { body: { name, code, password } });
    expect((await recover('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA', 'brand new one')).status).toBe(401);
    const recovered = await recover(body.recovery.toLowerCase().replaceAll('-', ' '), 'brand new one');
    expect(recovered.status).toBe(200);
    expect(recovered.body.recovery).not.toBe(body.recovery);
    expect((await recover(body.recovery, 'and once more')).status).toBe(401);
    expect((await login(name, 'brand new one')).status).toBe(200);
  });

  test('logging out ends the token', async () => {
    const { player } = await register();
    expect((await player.post('/api/logout')).status).toBe(200);
    expect((await player.get('/api/account')).status).toBe(401);
  });

  test('deleting gives up running games and leaves only an empty name', async () => {
    const name = newName();
    const { player } = await register(name);
    const game = await player.create();
    const bob = await newGuest(site.url);
    await bob.post(`/api/games/${game}/join`, { seat: 1 });
    await playOn(game, [player, bob], 3);
    const remove = (password: string) =>
      ask(site.url, 'DELETE', '/api/account', { token: player.token, body: { password } });
    expect((await remove('wrong')).status).toBe(401);
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await player.get('/api/account')).status).toBe(401);
    expect((await login(name, PASSWORD)).status).toBe(401);
    const left = await bob.view(game);
    expect(left).toMatchObject({ status: 'over', result: { winners: [1], reason: 'resigned' } });
    expect(JSON.stringify(left)).not.toContain(name);
    expect((await bob.get(`/api/games/${game}/record`)).body).not.toContain(name);
    expect((await register(name)).status).toBe(200);
  });

  test('everything that is known can be taken out', async () => {
    const { player } = await register();
    const game = await player.create({ private: true });
    const { body } = await player.get('/api/account/export');
    expect(body).toMatchObject({
      player: { id: player.id, kind: 'account' },
      games: [{ id: game, seat: 0, status: 'open', record: expect.stringContaining('[NHex "4"]') }],
      tokens: [{ kind: 'session' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|recovery"/);
  });

  describe('for programs', () => {
    test('a token does what its scopes say and nothing else', async () => {
      const { player } = await register();
      const made = async (scopes: string[]) =>
        new Guest(
          site.url,
          (await player.post('/api/account/tokens', { label: 'my script', scopes })).body.token,
          player,
        );
      const [reader, both] = [await made(['read']), await made(['read', 'play'])];
      expect((await reader.get('/api/account')).body.scopes).toEqual(['read']);
      expect((await reader.post('/api/games', {})).status).toBe(403);
      const game = await both.create();
      expect((await reader.choose(game, 0, 'hq d4 r0')).status).toBe(403);
      for (const path of ['/api/account/tokens', '/api/account/bots', '/api/account/password', '/api/logout'])
        expect((await both.post(path, {})).status).toBe(403);
      const { body } = await player.get('/api/account/tokens');
      expect(JSON.stringify(body)).not.toContain(both.token);
      const id = body.tokens.find((each: { scopes: string }) => each.scopes === 'read play').id;
      expect(
        (await ask(site.url, 'DELETE', `/api/account/tokens/${id}`, { token: player.token })).status,
      ).toBe(200);
      expect((await both.get('/api/account')).status).toBe(401);
    });

    test('nobody removes the token of another', async () => {
      const [{ player: ann }, { player: bob }] = [await register(), await register()];
      const { id } = (await ann.post('/api/account/tokens', { label: '', scopes: ['read'] })).body;
      expect((await ask(site.url, 'DELETE', `/api/account/tokens/${id}`, { token: bob.token })).status).toBe(
        404,
      );
      expect((await ann.get('/api/account/tokens')).body.tokens).toHaveLength(2);
    });

    test('a bot account plays, is marked as one, and goes with its owner', async () => {
      const { player } = await register();
      const { body } = await player.post('/api/account/bots', { name: newName() });
      const bot = new Guest(site.url, body.token, body.player);
      const ann = await newGuest(site.url);
      const game = await ann.create();
      await bot.post(`/api/games/${game}/join`, { seat: 1 });
      expect((await ann.view(game)).seats[1].player).toMatchObject({ id: bot.id, bot: true });
      await playOn(game, [ann, bot], 4);
      expect((await bot.post('/api/account/bots', { name: newName() })).status).toBe(403);
      expect((await ann.post('/api/account/bots', { name: newName() })).status).toBe(403);
      await ask(site.url, 'DELETE', '/api/account', { token: player.token, body: { password: PASSWORD } });
      expect((await bot.get('/api/account')).status).toBe(401);
      expect((await ann.view(game)).status).toBe('over');
    });
  });

  describe('in a browser', () => {
    const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

    test('a cookie serves instead of a token, for our own pages only', async () => {
      const entered = await ask(site.url, 'POST', '/api/guest');
      expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
      const cookie = cookieOf(entered.headers);
      const body = { options: { armies: ['borgo', 'outpost'] }, seats: ['me', 'open'] };
      const create = (headers: Record<string, string>) =>
        ask(site.url, 'POST', '/api/games', { body, headers: { cookie, ...headers } });
      expect((await create({ origin: site.url })).status).toBe(200);
      expect((await create({ origin: 'https://evil.example' })).body.error.code).toBe('wrong-origin');
      expect((await create({ origin: 'null' })).status).toBe(403);
      expect((await create({})).status).toBe(403);
      expect((await ask(site.url, 'GET', '/api/account', { headers: { cookie } })).status).toBe(200);
    });

    test('another site can neither make a guest nor log anybody in', async () => {
      const headers = { origin: 'https://evil.example' };
      expect((await ask(site.url, 'POST', '/api/guest', { headers })).status).toBe(403);
      const body = { name: 'somebody', password: PASSWORD };
      for (const path of ['/api/login', '/api/register'])
        expect((await ask(site.url, 'POST', path, { headers, body })).status).toBe(403);
    });

    test('a cookie that is not valid any more shuts nobody out', async () => {
      const headers = { cookie: `nhex=${'a'.repeat(43)}`, origin: site.url };
      expect((await ask(site.url, 'POST', '/api/guest', { headers })).status).toBe(200);
      const body = { name: newName(), password: PASSWORD };
      expect((await ask(site.url, 'POST', '/api/register', { headers, body })).status).toBe(200);
      expect((await ask(site.url, 'POST', '/api/games', { headers, body: {} })).status).toBe(401);
    });
  });
});

describe('behind a proxy with TLS', () => {
  test('cookies are secure, and the origin is the public one', async () => {
    const site = await start(await newConfig('embedded', { origin: 'https://play.example.org' }));
    const origin = 'https://play.example.org';
    const entered = await ask(site.url, 'POST', '/api/guest', { headers: { origin } });
    expect(entered.headers.get('set-cookie')).toMatch(/; Secure/);
    expect(entered.headers.get('strict-transport-security')).toMatch(/max-age/);
    expect((await ask(site.url, 'POST', '/api/guest', { headers: { origin: site.url } })).status).toBe(403);
  });
});

describe('limits', () => {
  test('by address for guests, by name for passwords, by player for everything', async () => {
    const clock = { ahead: 0, at: Date.now() };
    const site = await start(await newConfig('embedded', { rateLimits: true }), clock);
    const guests = [];
    for (let i = 0; i < 31; i++) guests.push(await ask(site.url, 'POST', '/api/guest'));
    expect(guests.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = guests[30];
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const token = guests[0].body.token;
    const answers = await Promise.all(
      Array.from({ length: 250 }, () => ask(site.url, 'GET', '/api/account', { token })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
    // Others at the same address are not the worse for it.
    expect((await ask(site.url, 'GET', '/api/account', { token: guests[1].body.token })).status).toBe(200);
    clock.ahead += 1000;
    expect((await ask(site.url, 'GET', '/api/account', { token })).status).toBe(200);
  });

  test('a player has so many streams and so many unfinished games, and no more', async () => {
    const clock = { ahead: 0, at: Date.now() };
    const site = await start(await newConfig('embedded', { rateLimits: true }), clock);
    const ann = await newGuest(site.url);
    let game = '';
    for (let made = 0; made < 200; made++) {
      clock.ahead += 10_000;
      game = await ann.create();
    }
    clock.ahead += 10_000;
    const body = { options: { armies: ['borgo', 'outpost'] }, seats: ['me', 'open'] };
    const refused = await ann.post('/api/games', body);
    expect([refused.status, refused.body.error.message]).toEqual([429, expect.stringContaining('200 games')]);
    const streams = Array.from({ length: 50 }, () => ann.stream(game));
    for (const stream of streams) expect(await stream.next()).toMatchObject({ id: game });
    const one = await ann.get(`/api/games/${game}/stream`);
    expect([one.status, one.headers.get('retry-after')]).toEqual([429, '10']);
    for (const stream of streams) stream.close();
  });

  test('passwords of one account can only be tried so often, from wherever', async () => {
    const site = await start(await newConfig('embedded', { rateLimits: true, trustProxy: true }), {
      ahead: 0,
      at: Date.now(),
    });
    const body = { name: 'victim', password: 'guess number' };
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push(
        await ask(site.url, 'POST', '/api/login', { body, headers: { 'x-forwarded-for': `10.0.0.${i}` } }),
      );
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });
});

test('pictures and months can only be asked for so often, and pages of games count as anything else', async () => {
  const clock = { ahead: 0, at: Date.UTC(2026, 9, 20) };
  const site = await start(await newConfig('embedded', { rateLimits: true }), clock);
  const ann = await newGuest(site.url);
  const statuses = async (count: number, path: string): Promise<number[]> => {
    const seen: number[] = [];
    for (let i = 0; i < count; i++) seen.push((await fetch(site.url + path)).status);
    return seen;
  };
  expect(await statuses(6, '/api/exports/2026-09')).toEqual([200, 200, 200, 200, 200, 429]);
  // One drawn twice counts once.
  const game = await ann.create();
  expect(await statuses(2, `/replay/${game}/picture.png`)).toEqual([200, 200]);
  const games: string[] = [];
  for (let made = 0; made < 61; made++) {
    clock.ahead += 5000;
    games.push(await ann.create());
  }
  const drawn = await Promise.all(
    games.map(async (id) => (await ask(site.url, 'GET', `/replay/${id}/picture.png`)).status),
  );
  expect(drawn.filter((status) => status === 429)).toHaveLength(1);
  const pages = await Promise.all(Array.from({ length: 700 }, () => ask(site.url, 'GET', `/replay/${game}`)));
  expect(pages.some(({ status }) => status === 429)).toBe(true);
});

test('every answer carries the headers that keep a browser safe', async () => {
  const site = await start(await newConfig('embedded'));
  for (const path of ['/health', '/api/openapi.json', '/api/nothing']) {
    const { headers } = await ask(site.url, 'GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('health, readiness, metrics and the description of the interface', async () => {
  const site = await start(await newConfig('embedded'));
  expect((await ask(site.url, 'GET', '/health')).body).toEqual({ ok: true });
  expect((await ask(site.url, 'GET', '/ready')).body).toEqual({ ok: true });
  const metrics = (await ask(site.url, 'GET', '/metrics')).body;
  for (const name of ['nhex_tables', 'nhex_streams', 'nhex_choices', 'nhex_request_seconds_bucket'])
    expect(metrics).toContain(name);
  const { paths } = (await ask(site.url, 'GET', '/api/openapi.json')).body;
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/guest', '/api/games', '/api/games/{id}/choices', '/api/games/{id}/stream']),
  );
});
