import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look, playUntil, quickly, startGame, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** A game of two people with five minutes each; the page's time can be wound on. */
async function timedGame() {
  const opened = await site.open('/', { viewport: { width: 1366, height: 768 } });
  await quickly(opened.page);
  await opened.page.clock.install();
  await opened.page.reload();
  await startGame(opened.page, { hotSeat: true, seed: 'clock', minutes: 5 });
  return opened;
}

const clocks = (page: Page): Promise<string[]> => page.locator('[data-testid=clock]').allInnerTexts();

describe('a game with a clock', () => {
  test('warns, ends when the players want it, and stays ended', { timeout: 120_000 }, async () => {
    const { page, errors } = await timedGame();
    const warning = (): Promise<string> => page.locator('[data-testid=warning]').innerText();
    const mine = page.locator('.mine [data-testid=clock]');
    expect(await clocks(page)).toEqual(expect.arrayContaining(['5:00']));
    await page.clock.fastForward(4 * 60_000 + 1000);
    await expect.poll(warning).toBe('Outpost: one minute left');
    expect(await mine.textContent()).toMatch(/0:\d\d!/);
    expect(await mine.getAttribute('aria-label')).toMatch(/^Little time left/);
    await page.clock.fastForward(50_000);
    await expect.poll(warning).toBe('Outpost: ten seconds left');
    await page.clock.fastForward(10_000);
    await page.getByRole('heading', { name: 'Outpost: time is up' }).waitFor();
    expect((await look(page)).what).toBe('wait');
    await page.locator('[data-testid=end-on-time]').click();

    const result = async (): Promise<void> => {
      await page.getByRole('heading', { name: 'Moloch wins' }).waitFor();
      expect(await page.locator('[data-testid=result]').innerText()).toMatch(/^Won on time/);
    };
    await result();
    await whenKept(page);
    await page.reload();
    await result();
    await page.goto(site.url);
    await page.locator('.play').waitFor();
    expect(await page.locator('.resume').count()).toBe(0);
    await page.goto(`${site.url}#/replays`);
    await page.getByText('Moloch wins on time').waitFor();
    await page.getByRole('link', { name: 'Watch' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await page.locator('[data-testid=result-text]').innerText()).toMatch(/^Moloch wins. Won on time/);
    await page.getByText('Outpost has run out of time.').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('rests between two people, and goes on without the clock', { timeout: 120_000 }, async () => {
    const { page, errors } = await timedGame();
    await playUntil(page, { hands: 'mouse' }, (now) => now.what === 'hand-over');
    const before = await clocks(page);
    await page.clock.fastForward(10 * 60_000);
    expect(await clocks(page)).toEqual(before);
    await page.locator('[data-testid=hand-over]').click();
    await page.clock.fastForward(5 * 60_000);
    await page.locator('[data-testid=play-on]').click();
    await expect.poll(async () => (await look(page)).what).toBe('choice');
    expect(await clocks(page)).toEqual([]);
    await whenKept(page);
    await page.reload();
    await expect.poll(async () => (await look(page)).what).not.toBe('wait');
    expect(await clocks(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
