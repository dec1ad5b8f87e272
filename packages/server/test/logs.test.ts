// Logs tell what was asked and how it ended, and nothing that anybody could use.

import { expect, test } from 'vitest';
import { freePort, startProcess } from '../src/proof/processes.ts';
import { ask, folder } from './harness.ts';

test('the chattiest logs hold no password, token, code, cookie or seed', async () => {
  const server = await startProcess(await freePort(), { NHEX_DATA: folder(), NHEX_LOG: 'trace' });
  const { url } = server;
  const password = 'correct-horse-battery';
  const registered = await ask(url, 'POST', '/api/register', { body: { name: 'Ann', password } });
  const { token, recovery } = registered.body;
  const cookie = registered.headers.get('set-cookie') ?? '';
  const made = await ask(url, 'POST', '/api/games', {
    token,
    body: { options: { armies: ['borgo', 'outpost'] }, seats: ['me', { bot: 'random' }] },
  });
  const game = `/api/games/${made.body.id}`;
  const wrong = 'not-the-right-password';
  await ask(url, 'POST', '/api/login', { body: { name: 'Ann', password: wrong } });
  await ask(url, 'POST', '/api/login', { body: `{"name":"Ann","password":"${wrong}` });
  await ask(url, 'POST', '/api/recover', { body: { name: 'Ann', code: recovery, password: 1 } });
  await ask(url, 'POST', `${game}/choices`, { headers: { cookie: cookie.split(';')[0] }, body: {} });
  await ask(url, 'POST', `${game}/resign`, { token });
  const { reveal } = (await ask(url, 'GET', game, { token })).body;
  await server.end('SIGTERM');
  const said = server.said();
  expect(said).toContain('/api/login');
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).level),
  ).toContain(30);
  for (const secret of [password, wrong, token, recovery, reveal, 'Bearer', 'nhex=']) {
    expect(secret.length).toBeGreaterThan(4);
    expect(said).not.toContain(secret);
  }
});
