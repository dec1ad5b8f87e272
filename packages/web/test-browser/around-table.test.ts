// Around the table: the set-up, names, menus, settings, the end, the list of games; sizes from phones to zoomed desktops.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { quickly, startGame, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1366, height: 768 } } as const;

async function open(size: Parameters<Site['open']>[1], more: Record<string, unknown> = {}) {
  const opened = await site.open('/', size);
  await quickly(opened.page, more);
  return opened;
}
const inSight = (page: Page, query: string): Promise<boolean> =>
  page
    .locator(query)
    .first()
    .evaluate((each) => {
      const { left, top, right, bottom, width } = each.getBoundingClientRect();
      return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });

test('the set-up on a phone: mode and players first, six seats compact, a conflict is put right in the banner', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open(PHONE);
  await page.goto(`${site.url}#/new`);
  await page.locator('select[name=mode]').selectOption('deathmatch');
  await page.locator('select[name=players]').selectOption('6');
  expect(await inSight(page, 'select[name=mode]')).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2400);
  await page.locator('summary').first().tap();
  await page.locator('details select').nth(1).selectOption('expanded');
  await page.locator('select[name=mode]').selectOption('duel');
  await page.locator('[data-testid=repair]').first().waitFor();
  expect(await page.locator('form .go').isDisabled()).toBe(true);
  await page.locator('[data-testid=repair]').first().tap();
  expect(await page.locator('[data-testid=repair]').count()).toBe(0);
  expect(await page.locator('form .go').isDisabled()).toBe(false);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('names of players, two equal armies, handing over without asking again, restart from the menu', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open(PHONE);
  await page.goto(`${site.url}#/new/hot-seat`);
  await page.locator('input.name').first().fill('Ann');
  await page.locator('input.name').nth(1).fill('Bob');
  await startGame(page, { hotSeat: true, hands: 'touch', armies: ['borgo', 'borgo'], seed: 'names' });
  expect(await page.locator('.seat').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining('Ann'), expect.stringContaining('Bob')]),
  );
  // The HQ of the first seat; then the other takes the device, for the last time with a question.
  await page.locator('[data-hex=b2]').tap();
  await page.locator('[data-testid=confirm]').tap();
  await page.locator('dialog').waitFor();
  expect(await page.locator('dialog').innerText()).toContain('Bob');
  await page.locator('[data-testid=hand-over-never]').check();
  await page.locator('[data-testid=hand-over]').tap();
  await page.locator('[data-hex=f4]').tap();
  await page.locator('[data-testid=confirm]').tap();
  await page
    .locator('[data-testid=prompt][data-stage=turn], [data-testid=prompt][data-stage=forced-discard]')
    .waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
  // The names say who is who on the seats.
  expect(await page.locator('.seat strong').allInnerTexts()).toEqual(
    expect.arrayContaining(['Borgo 1', 'Borgo 2']),
  );

  const before = page.url();
  await page.locator('.top [data-testid=menu]').tap();
  await page.locator('[popover]:popover-open [data-testid=resign]').waitFor();
  await page.locator('[popover]:popover-open [data-testid=restart]').tap();
  await page.locator('[data-testid=restart-go]').tap();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.locator('[data-testid=prompt][data-stage=hq]').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a lost game says so, what decided it and one thing to try; the games have pictures and can be searched', {
  timeout: 90_000,
}, async () => {
  const { page, errors } = await open(PHONE);
  await page.reload();
  await startGame(page, { hands: 'touch', armies: ['borgo', 'moloch'], seed: 'lost' });
  await page.locator('[data-hex=b2]').tap();
  await page.locator('[data-testid=confirm]').tap();
  await page.locator('[data-testid=prompt][data-mine=true]').waitFor();
  await page.locator('.top [data-testid=menu]').tap();
  await page.locator('[popover]:popover-open [data-testid=resign]').tap();
  await page.locator('[data-testid=resign-go]').tap();
  await page.locator('dialog h2').waitFor();
  expect(await page.locator('dialog h2').innerText()).toBe('You lost');
  expect(await page.locator('[data-testid=advice]').innerText()).not.toBe('');
  await whenKept(page);

  await page.goto(`${site.url}#/replays`);
  const games = page.locator('li.card');
  await games.first().waitFor();
  expect(await games.first().locator('.picture svg').count()).toBeGreaterThan(1);
  const listTop = (await games.first().boundingBox())?.y ?? 0;
  const pasteTop = (await page.locator('#paste').boundingBox())?.y ?? 0;
  expect(listTop).toBeLessThan(pasteTop);
  await page.locator('[data-testid=search]').fill('moloch lost');
  expect(await games.count()).toBe(1);
  await page.locator('[data-testid=search]').fill('hegemony');
  await expect.poll(() => page.getByText('No game matches.').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

const TURN = positionOf(
  ['moloch', 'outpost'],
  { b4: ['moloch/hq', 0, 0], f2: ['outpost/hq', 1, 0], d3: ['outpost/commando', 1, 3] },
  ['moloch/hybrid', 'moloch/guard'],
);

test.each([
  [640, 360, 'a desktop at 200 %'],
  [683, 384, 'a small desktop at 200 %'],
  [960, 540, 'full HD at 200 %'],
])('End turn is in sight at %ix%i, %s', { timeout: 60_000 }, async (width, height) => {
  const { page, errors } = await open({ viewport: { width, height } }, { handOver: false });
  await sitAt(page, site.url, TURN);
  expect(await inSight(page, '[data-testid=end-turn]')).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a tablet has one menu; text size and look are settings; bars stay when colours are taken away', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open({ viewport: { width: 820, height: 1180 } }, { handOver: false });
  await sitAt(page, site.url, TURN);
  expect(await page.locator('[data-testid=menu]:visible').count()).toBe(1);
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = await page
    .locator('.seat .bar i')
    .first()
    .evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(bar).not.toMatch(/rgba\(0, 0, 0, 0\)|transparent/);
  await page.emulateMedia({ forcedColors: 'none' });

  await page.goto(`${site.url}#/settings`);
  const size = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [smallText, night] = [await size(), await ground()];
  await page.getByLabel('Text size').selectOption('huge');
  await expect.poll(size).not.toBe(smallText);
  await page.getByLabel('Look').selectOption('contrast');
  await expect.poll(ground).not.toBe(night);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the typefaces are our own, and nothing else is fetched from elsewhere', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open(DESK);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.reload();
  await page.locator('h1').first().waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => [
        document.fonts.check('600 1rem "Barlow Condensed"'),
        document.fonts.check('1rem Barlow'),
      ]),
    )
    .toEqual([true, true]);
  expect([...hosts]).toEqual([new URL(site.url).host]);
  expect(errors).toEqual([]);
  await page.context().close();
});
