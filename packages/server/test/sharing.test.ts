// Links with pictures for previews, and the monthly public export: on both stores.

import { beforeAll, describe, expect, test } from 'vitest';
import { verifyRecord } from '../src/referee/online-record.ts';
import {
  ask,
  type Guest,
  type Json,
  newConfig,
  newDuel,
  playOn,
  type Site,
  STORES,
  start,
} from './harness.ts';

describe.each(STORES)('on the %s store', (kind) => {
  const clock = { ahead: 0, at: Date.UTC(2026, 9, 20) };
  let site: Site;
  let ann: Guest;
  let bob: Guest;
  let game: string;
  beforeAll(async () => {
    site = await start(await newConfig(kind), clock);
    [ann, bob, game] = await newDuel(site.url);
    await playOn(game, [ann, bob], 30);
  });

  test('a link has a title, a picture, and leads to the game', async () => {
    const { status, body, headers } = await ask(site.url, 'GET', `/replay/${game}`, {
      headers: { 'accept-language': 'pl-PL,pl;q=0.9' },
    });
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(body).toContain('<html lang="pl">');
    expect(body).toContain(`property="og:image" content="${site.url}/replay/${game}/picture.png"`);
    expect(body).toContain(`${ann.name} (borgo)`);
    expect(body).toContain(`url=/#/online/game/${game}`);
    expect(body).not.toContain('<script');
    expect((await ask(site.url, 'GET', `/replay/${'x'.repeat(16)}`)).status).toBe(404);
    expect((await ask(site.url, 'GET', '/replay/..%2f..%2fetc')).status).toBe(404);
  });

  test('the picture shows the board', async () => {
    const svg = await (await fetch(`${site.url}/replay/${game}/picture.svg`)).text();
    expect(svg).toContain('>HQ</text>');
    expect(svg.match(/<polygon/g)?.length).toBeGreaterThan(20);
    const png = await fetch(`${site.url}/replay/${game}/picture.png`);
    expect(png.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await png.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1200);
  });

  test('a private game has no public link', async () => {
    const [, , hidden] = await newDuel(site.url, { private: true });
    for (const path of ['', '/picture.svg', '/picture.png'])
      expect((await ask(site.url, 'GET', `/replay/${hidden}${path}`)).status).toBe(403);
  });

  test('a month that is over is exported, without private games', async () => {
    const [cid, dan, hidden] = await newDuel(site.url, { private: true });
    await cid.post(`/api/games/${hidden}/resign`);
    await playOn(game, [ann, bob]);
    await expect
      .poll(async () => (await ask(site.url, 'GET', '/api/search?army=borgo')).body.games.length)
      .toBeGreaterThan(0);
    expect((await ask(site.url, 'GET', '/api/exports')).body).toEqual({ months: [] });
    expect((await ask(site.url, 'GET', '/api/exports/2026-10')).status).toBe(404);
    clock.ahead += 40 * 24 * 60 * 60 * 1000;
    expect((await dan.get('/api/exports')).body.months).toContain('2026-10');
    const text = await (await fetch(`${site.url}/api/exports/2026-10`)).text();
    const lines: Json[] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ id }) => id)).toEqual([game]);
    expect(verifyRecord(lines[0].record).problems).toEqual([]);
    expect((await ask(site.url, 'GET', '/api/exports/2026-13')).status).toBe(404);
  });
});
