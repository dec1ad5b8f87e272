// The guided first duel, as newcomers meet it: offered and never forced; the coach explains, advises, lets things be taken
// back; by mouse, by touch, by keyboard, in both languages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hands, look, type Now, playUntil, press, SIZES } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const said = (page: Page): Promise<string> => page.locator('[data-testid=coach-says]').first().innerText();

/** Asks the coach, waits until the advice lies on the board, and follows it. */
async function followAdvice(page: Page, hands: Hands): Promise<void> {
  if (hands === 'keyboard') await page.keyboard.press('h');
  else await press(page, hands, '[data-testid=suggest]');
  await page.locator('[data-testid=confirm]:not([disabled])').waitFor({ timeout: 20_000 });
  expect((await page.locator('[data-testid=advice]').innerText()).length).toBeGreaterThan(10);
  await press(page, hands, '[data-testid=confirm]:not([disabled])');
}

const SAID = {
  en: { first: 'Your HQ first', now: 'If a Battle came now' },
  pl: { first: 'Najpierw Sztab', now: 'Gdyby teraz była Bitwa' },
} as const;

test.each([
  ['mouse', 'en'],
  ['mouse', 'pl'],
  ['touch', 'en'],
  ['touch', 'pl'],
  ['keyboard', 'en'],
  ['keyboard', 'pl'],
] as const)('by %s in %s', { timeout: 180_000 }, async (hands, language) => {
  const { first, now } = SAID[language];
  const { page, errors } = await site.openQuickly('/', SIZES[hands], { language });
  page.setDefaultTimeout(15_000);
  await press(page, hands, '[data-testid=start-duel]');
  await page.locator('[data-testid=coach]').waitFor();
  expect(await said(page)).toContain(first);
  // The coach leaves room for the board, also on a small phone.
  const width = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-hex]')].map((hex) => hex.getBoundingClientRect());
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  });
  expect(width).toBeGreaterThan(200);
  // The HQ, by the coach's advice.
  await followAdvice(page, hands);
  const mine = (): Promise<boolean> =>
    look(page).then(({ what, stage }) => what === 'choice' && stage === 'turn');
  await expect.poll(mine, { timeout: 30_000 }).toBe(true);
  // The first tile, taken back again.
  await followAdvice(page, hands);
  await page.locator('[data-testid=undo]').waitFor();
  await press(page, hands, '[data-testid=undo]');
  await expect.poll(() => page.locator('.hand.active .tile').count()).toBe(1);
  // On until the first Battle, which the coach watches too.
  await playUntil(page, { hands }, ({ what }) => what === 'scene');
  const watched = await page.locator('[data-testid=coach]').innerText();
  expect(watched.length).toBeGreaterThan(20);
  const isAsked = ({ what, stage, selecting }: Now): boolean =>
    what === 'choice' && stage === 'forced-discard' && !selecting;
  await playUntil(page, { hands }, isAsked);
  await expect.poll(() => said(page)).toContain(now);
  // However much is said, it is whole.
  const cut = await page
    .locator('[data-testid=coach] .says')
    .evaluate((says) => says.scrollHeight - says.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  // The last turn once more: the game goes back, and goes on from there.
  await press(page, hands, '[data-testid=turn-back]');
  await expect.poll(() => look(page).then(({ what }) => what)).toBe('choice');
  // Without the coach it is a game like any other, and stays so.
  await press(page, hands, '[data-testid=coach-leave]');
  await expect.poll(() => page.locator('[data-testid=coach]').count()).toBe(0);
  await page.reload();
  await page.locator('[data-hex="d4"]').waitFor();
  expect(await page.locator('[data-testid=coach]').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('is offered on the first visit only, and can be declined', async () => {
  const { page } = await site.openQuickly('/', SIZES.mouse);
  await page.locator('[data-testid=no-duel]').click();
  await expect.poll(() => page.locator('[data-testid=first-duel]').count()).toBe(0);
  await page.reload();
  await page.locator('[data-testid=play-now]').waitFor();
  expect(await page.locator('[data-testid=first-duel]').count()).toBe(0);
  // It can still be had among the lessons.
  await page.goto(`${site.url}#/learn`);
  await page.locator('[data-testid=start-duel]').click();
  await page.locator('[data-testid=coach]').waitFor();
  await page.context().close();
});
