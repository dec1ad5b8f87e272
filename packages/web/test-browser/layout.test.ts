import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { startGame, type Wish } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const phone = (width: number, height: number) =>
  ({ viewport: { width, height }, hasTouch: true, isMobile: true }) as const;

async function sitDown(
  size: Parameters<Site['open']>[1],
  wish: Wish,
): Promise<{ page: Page; errors: readonly string[] }> {
  const opened = await site.openQuickly('/', size, { handOver: false });
  await startGame(opened.page, { ...wish, hotSeat: true });
  return opened;
}

/** Boxes of what matches, as far as they are wholly on the screen. */
const seen = (page: Page, query: string): Promise<number> =>
  page.evaluate(
    (what) =>
      [...document.querySelectorAll(what)].filter((each) => {
        const { left, top, right, bottom, width } = each.getBoundingClientRect();
        return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }).length,
    query,
  );

const PLACING = positionOf(
  ['moloch', 'outpost'],
  { b4: ['moloch/hq', 0, 0], f2: ['outpost/hq', 1, 0], d3: ['outpost/commando', 1, 3] },
  ['moloch/hunter-killer'],
);
const SIX = ['moloch', 'borgo', 'outpost', 'hegemony', 'doomsday', 'moloch'];

test.each([
  ['a phone held sideways', phone(640, 360)],
  ['a desktop at 200 %', { viewport: { width: 683, height: 384 } }],
])('the board stays large and everything is in reach on %s', async (_, size) => {
  const { page, errors } = await sitDown(size, { armies: SIX, mode: 'deathmatch' });
  expect((await page.locator('[data-hex="d4"]').boundingBox())?.width).toBeGreaterThan(50);
  expect(await seen(page, '.seat')).toBe(6);
  expect(await seen(page, '[data-testid=confirm]')).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([
  ['desktop', { viewport: { width: 1366, height: 768 } }],
  ['phone', phone(360, 640)],
])('six players and their hands are seen on a %s', async (_, size) => {
  const { page, errors } = await sitDown(size, { armies: SIX, mode: 'deathmatch' });
  expect(await seen(page, '.seat')).toBe(6);
  expect(await seen(page, '.seat .hand')).toBe(6);
  expect(await seen(page, '.others .emblem')).toBe(5);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('allies are named before the game and at the table', async () => {
  const { page, errors } = await site.openQuickly('/#/new', { viewport: { width: 1366, height: 768 } });
  await page.locator('summary').first().click();
  await page.locator('select[name=mode]').selectOption('team');
  expect(await page.locator('.seats section').first().innerText()).toContain('Team A with Seat 3');
  await startGame(page, { mode: 'team', armies: SIX.slice(0, 4), hotSeat: true });
  expect(await page.locator('.seat.me').innerText()).toContain('Team A with Outpost');
  expect(await page.locator('.seat .team').allInnerTexts()).toEqual(['B', 'A', 'B', 'A']);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the HQ lies in front of its player until it is placed; there is nothing to cancel', async () => {
  const { page, errors } = await sitDown(phone(360, 640), {});
  expect(await page.locator('.mine .hand .tile').innerText()).toContain('HQ');
  expect(await page.locator('[data-testid=cancel]').count()).toBe(0);
  await page.locator('[data-hex="d4"]').tap();
  await page.locator('[data-testid=cancel]').tap();
  expect(await page.locator('[data-testid=confirm]').isDisabled()).toBe(true);
  expect(await page.locator('[data-testid=cancel]').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the menu leads from the table to the other screens; sounds are switched there', async () => {
  const { page, errors } = await sitDown(phone(360, 640), {});
  await page.locator('.top [data-testid=menu]').tap();
  await page.locator('.top [data-testid=sound]').tap();
  expect(await page.evaluate(() => localStorage.getItem('nhex-settings'))).toContain('"sound":false');
  await page.locator('.top a[href="#/help"]').tap();
  await page.getByRole('heading', { name: 'Keys and credits' }).waitFor();
  await page.locator('header [data-testid=menu]').tap();
  await page.locator('header a[href="#/settings"]').first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('on a phone held sideways the piles of five opponents are counted and opened', async () => {
  const { page, errors } = await sitDown(phone(640, 360), { armies: SIX, mode: 'deathmatch' });
  expect(await seen(page, '.others button.pile')).toBe(5);
  await page.locator('.others .foot').first().tap();
  expect(await page.locator('dialog').innerText()).toMatch(/Discard pile of[\s\S]*34 tiles left in the deck/);
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([
  ['640 pixels wide', phone(640, 360)],
  ['800 pixels wide', phone(800, 360)],
])('on a low screen %s the help of a mercenary leaves the answers free', async (_, size) => {
  const { page, errors } = await sitDown(size, { armies: SIX.slice(0, 2), variants: ['Mercenaries'] });
  const prompt = await page.locator('[data-testid=prompt]').boundingBox();
  const first = await page.locator('.options li').first().boundingBox();
  expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  await page.locator('.options .about').first().tap();
  const help = await page.locator('[data-testid=help]').boundingBox();
  expect(help?.x).toBeGreaterThanOrEqual(0);
  expect((help?.x ?? 0) + (help?.width ?? 0)).toBeLessThan(first?.x ?? 0);
  const cut = await page
    .locator('[data-testid=help]')
    .evaluate((card) => card.scrollWidth > card.clientWidth + 1);
  expect(cut).toBe(false);
  await page.locator('.options .option').nth(1).tap();
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each(['en', 'pl'])(
  'the largest texts on a small phone in %s: nothing is cut off or covered',
  async (language) => {
    const { page, errors } = await site.openQuickly('/', phone(360, 640), {
      handOver: false,
      textSize: 'huge',
      language,
    });
    await page.locator('.play').waitFor();
    expect(await seen(page, 'header select')).toBe(1);
    const bottomOf = (query: string): Promise<number> =>
      page
        .locator(query)
        .last()
        .evaluate((each) => each.getBoundingClientRect().bottom);
    const topOf = (query: string): Promise<number> =>
      page
        .locator(query)
        .first()
        .evaluate((each) => each.getBoundingClientRect().top);
    expect(await bottomOf('.hero-tiles .tile')).toBeLessThanOrEqual(await topOf('h1'));

    await page.goto(`${site.url}#/learn/melee`);
    await page.locator('[data-answer]').first().waitFor();
    expect(await bottomOf('[data-answer]')).toBeLessThanOrEqual(await topOf('svg.board'));

    await sitAt(page, site.url, PLACING);
    await page.locator('.hand.active .tile').first().tap();
    await page.locator('[data-hex=e4]').tap();
    await page.locator('[data-testid=confirm]:not([disabled])').waitFor();
    expect(await seen(page, '.buttons button')).toBe(await page.locator('.buttons button').count());
    expect(errors).toEqual([]);
  },
);

test('on a low screen the way into a game is seen at once', async () => {
  const { page } = await site.open('/', phone(800, 360));
  await page.locator('.play').waitFor();
  expect(await seen(page, '.play')).toBe(1);
  await page.context().close();
});
