import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('the start page opens without an error', async () => {
  const { page, errors } = await site.open();
  expect(await page.title()).toContain('NHex');
  expect(await page.locator('body').innerText()).not.toBe('');
  expect(errors).toEqual([]);
});
