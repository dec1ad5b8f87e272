import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The chunk with the Polish texts. */
const POLISH = /\/pl-[\w-]+\.js$/;
/** How many times the page has fetched them. */
const fetched = async (page: Page): Promise<number> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.filter((name) => POLISH.test(name)).length;
};
// Without a service worker, which would fetch everything for later.
const FRESH = { serviceWorkers: 'block', viewport: { width: 1366, height: 768 } } as const;

test('English is there at once, Polish comes when it is wanted and is remembered', async () => {
  const { page, errors } = await site.open('/', { ...FRESH, locale: 'en-GB' });
  await page.locator('.play').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await fetched(page)).toBe(0);
  await page.locator('header .language select').selectOption('pl');
  await expect.poll(() => page.locator('header').innerText()).toContain('Ustawienia');
  expect(await fetched(page)).toBeGreaterThan(0);
  await page.reload();
  await page.locator('.play').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a browser that asks for Polish never shows English first', async () => {
  const { page } = await site.open('/', { ...FRESH, locale: 'pl-PL' });
  await page.locator('h1').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  expect(await page.locator('header').innerText()).toContain('Ustawienia');
  await page.context().close();
});

test('a language that cannot be fetched leaves the one in use, and says so', async () => {
  const { page } = await site.open('/', { ...FRESH, locale: 'en-GB' });
  await page.locator('.play').waitFor();
  await page.route(POLISH, (route) => route.abort());
  await page.locator('header .language select').selectOption('pl');
  await page.getByText('The language could not be fetched.').waitFor();
  expect(await page.locator('header .language select').inputValue()).toBe('en');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.context().close();
});
