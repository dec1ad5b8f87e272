import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nhex-serve-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>NHex</title>');
  writeFileSync(join(folder, 'dist', 'sw.js'), '// service worker');
  writeFileSync(join(folder, 'dist', 'assets', 'index-BpOKRcVf.js'), 'let a;'.repeat(1000));
  site = await serve({ folder: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

// Not fetch: that one tidies a path before it sends it.
function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port: site.port, path, headers }, (answer) => {
      answer.resume();
      done(answer);
    }).on('error', fail);
  });
}

test('pages of the application all get index.html, never cached blindly', async () => {
  for (const path of ['/', '/index.html', '/play/some/game?x=1']) {
    const { statusCode, headers } = await ask(path);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
  }
});

test('hashed assets are immutable and compressed, the service worker is always asked for', async () => {
  const asset = await ask('/assets/index-BpOKRcVf.js', { 'accept-encoding': 'gzip, br' });
  expect(asset.headers['cache-control']).toContain('immutable');
  expect(asset.headers['content-encoding']).toBe('br');
  const gzip = await ask('/assets/index-BpOKRcVf.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
});

test('an unchanged file is answered by 304', async () => {
  const { headers } = await ask('/');
  expect((await ask('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('a missing file is missing, and nothing outside the folder is served', async () => {
  expect((await ask('/assets/gone-BpOKRcVf.js')).statusCode).toBe(404);
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%zz',
  ]) {
    expect((await ask(path)).statusCode, path).toBe(400);
  }
});

test('a taken port gives the next free one', async () => {
  const second = await serve({ folder: join(folder, 'dist'), port: site.port, host: '127.0.0.1' });
  expect(second.port).toBeGreaterThan(site.port);
  await second.close();
});

test('a site on both loopback addresses drains once when it closes', async () => {
  const both = await serve({ folder: join(folder, 'dist'), port: 0, host: 'localhost' });
  let drained = 0;
  await both.close(async () => {
    drained += 1;
  });
  expect(drained).toBe(1);
});
