// The description of the interface is complete, and true about who may call what.

import { expect, test } from 'vitest';
import { ask, type Json, newConfig, newDuel, start } from './harness.ts';

const PLACES: Readonly<Record<string, string>> = { name: 'nobody', kind: 'quick', month: '2099-01' };

test('every route says what it is for, what it answers, and whether it wants a token', async () => {
  const site = await start(await newConfig('embedded'));
  const { paths } = (await ask(site.url, 'GET', '/api/openapi.json')).body;
  const routes = Object.entries<Json>(paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, told]) => ({ path, method: method.toUpperCase(), told })),
  );
  expect(routes.length).toBeGreaterThan(60);
  for (const { path, method, told } of routes) {
    const route = `${method} ${path}`;
    expect([route, told.summary]).toEqual([route, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect([route, told.tags, told.responses['200']]).toEqual([
      route,
      [expect.any(String)],
      expect.anything(),
    ]);
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => PLACES[name] ?? 'A'.repeat(16));
    const { status } = await ask(site.url, method, url);
    const wantsToken = told.security?.length === 1;
    expect([route, status === 401]).toEqual([route, wantsToken]);
  }
});

test('everything a view tells is described', async () => {
  const site = await start(await newConfig('embedded'));
  const { paths } = (await ask(site.url, 'GET', '/api/openapi.json')).body;
  const described =
    paths['/api/games/{id}'].get.responses['200'].content['application/json'].schema.properties;
  const more = { clock: { base: 60, increment: 5 }, takeBack: true, delay: 5, match: 'best-of-three' };
  const [ann, bob, game] = await newDuel(site.url, more);
  const views: Json[] = [await ann.view(game)];
  const stream = ann.stream(game, 0);
  await ann.choose(game, 0, views[0].choices[0]);
  await bob.post(`/api/games/${game}/draw`);
  views.push(...(await stream.until(({ drawOffer }) => drawOffer !== undefined)));
  await bob.post(`/api/games/${game}/resign`);
  views.push(await ann.view(game));
  stream.close();
  const told = new Set(views.flatMap((view) => Object.keys(view)));
  for (const name of ['choices', 'change', 'clock', 'result', 'reveal', 'match'])
    expect(told).toContain(name);
  expect([...told].filter((name) => !(name in described))).toEqual([]);
});
