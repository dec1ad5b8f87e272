// What a first visit fetches until a duel can be played: little, and ahead of the first tap.
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickly } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const BUDGET = 200 * 1024;

/** Scripts, styles and typefaces as they are fetched; bots and forecasts think in a worker, behind the first picture. */
function fetched(page: Page): { paths(): string[]; size(): Promise<number> } {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css|woff2)$/.test(pathname) && !/worker/.test(pathname)) bodies.set(pathname, response.body());
  });
  return {
    paths: () => [...bodies.keys()],
    size: async () =>
      (await Promise.all(bodies.values())).reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
  };
}

test.each(['en', 'pl'])(
  'a first visit in %s stays within 200 KB until a duel can be played',
  {
    timeout: 120_000,
  },
  async (language) => {
    const { page, errors } = await site.open('about:blank', { serviceWorkers: 'block' });
    await quickly(page, { language });
    const files = fetched(page);
    await page.goto(site.url);
    await page.getByTestId('play-now').getByText('Borgo').waitFor();
    // The files of the table come while the first page is looked at: the tap fetches nothing more.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/table-')),
    );
    await page.waitForLoadState('networkidle');
    const before = files.paths();
    await page.getByTestId('play-now').click();
    await page.locator('[data-testid=prompt][data-mine=true]').waitFor();
    expect(files.paths().filter((path) => !before.includes(path))).toEqual([]);
    expect(await files.size()).toBeLessThan(BUDGET);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
