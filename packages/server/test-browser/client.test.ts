// The built web client behind the server: it runs under the strict content security policy, and works offline as before.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { files, serve } from '../../../scripts/serve.mjs';
import { configFrom, openServer, type Server } from '../src/index.ts';

const data = mkdtempSync(join(tmpdir(), 'nhex-client-'));
let browser: Browser;
let server: Server;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  server = await openServer(configFrom({ NHEX_DATA: data, NHEX_LOG: 'silent' }), files(dist));
  site = await serve({ answer: server.answer, port: 0, host: '127.0.0.1' });
  const path = findChromium();
  browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await site?.close(server.close);
  rmSync(data, { recursive: true, force: true });
});

test('every page of the client runs under the policy, without one complaint of the browser', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto(site.url);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await page.waitForSelector('#app > *');
  const links = await page.$$eval('a[href]', (found) =>
    found.map((a) => (a as HTMLAnchorElement).href).filter((href) => href.startsWith(location.origin)),
  );
  expect(links.length).toBeGreaterThan(2);
  for (const link of new Set(links)) {
    await page.goto(link);
    await page.waitForSelector('#app > *');
  }
  expect(complaints).toEqual([]);
  await page.close();
});

test('a script that somebody smuggled in does not run', async () => {
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "smuggled"';
    document.head.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'document.title = "smuggled"');
    image.src = 'data:,';
    document.body.append(image);
  });
  await page.waitForSelector('#app > *');
  expect(await page.title()).not.toBe('smuggled');
  await page.close();
});

test('the page can call the interface with its cookie', async () => {
  const page = await browser.newPage();
  await page.goto(site.url);
  const status = await page.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST' });
    const made = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ options: { armies: ['borgo', 'outpost'] }, seats: ['me', { bot: 'random' }] }),
    });
    return made.status;
  });
  expect(status).toBe(200);
  await page.close();
});
