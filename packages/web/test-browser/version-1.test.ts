// What version 1 of the client kept and shared, opened in the browser (test/fixtures/version-1/README.md).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import links from '../test/fixtures/version-1/links.json';
import storage from '../test/fixtures/version-1/local-storage.json';
import saved from '../test/fixtures/version-1/saved-games.json';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** A browser in which version 1 was used. */
async function formerBrowser(): Promise<{ page: Page; errors: readonly string[] }> {
  const { page, errors } = await site.open('/', { viewport: { width: 1366, height: 768 } });
  await page.locator('.play').waitFor();
  await page.evaluate(
    async ({ games, items }) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      const open = indexedDB.open('nhex', 1);
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const write = db.transaction('games', 'readwrite');
      for (const game of games) write.objectStore('games').put(game);
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
      db.close();
    },
    { games: saved.map(({ game }) => game), items: storage },
  );
  await page.reload();
  return { page, errors };
}

test('kept games are listed and open', { timeout: 240_000 }, async () => {
  const { page, errors } = await formerBrowser();
  // Its language was Polish.
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pl');
  await page.goto(`${site.url}#/replays`);
  await page.locator('li.card').first().waitFor();
  const ids = [...new Set(saved.map(({ game }) => game.id))];
  expect(await page.locator('li.card').count()).toBe(ids.length);
  expect(await page.locator('[data-testid=damaged]').count()).toBe(0);
  for (const id of ids) {
    for (const screen of ['table', 'replay']) {
      await page.goto(`${site.url}#/${screen}/${id}`);
      await page.reload();
      await page.locator('[data-hex=d4]').waitFor();
      expect(await page.locator('[role=alert]').count(), `${screen} ${id}`).toBe(0);
    }
  }
  // One of them was played by a rule that was corrected since.
  await page.goto(`${site.url}#/replay/mi3k2a-f005`);
  await page.reload();
  expect(await page.locator('[data-testid=departure]').innerText()).toMatch(/^Tę grę rozegrano .*„rotate”/);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('links open', { timeout: 120_000 }, async () => {
  const { page, errors } = await formerBrowser();
  for (const { what, hash } of links) {
    await page.goto(`${site.url}${hash}`);
    await page.reload();
    await page.locator('[data-hex=d4]').waitFor();
    expect(await page.locator('[role=alert]').count(), what).toBe(0);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
