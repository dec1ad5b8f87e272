import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { playUntil, quickly, startGame, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const sized = (width: number, height: number) =>
  width < 800
    ? ({ viewport: { width, height }, hasTouch: true, isMobile: true } as const)
    : { viewport: { width, height } };

const FIGHT = positionOf(
  ['moloch', 'outpost'],
  {
    b4: ['moloch/hq', 0, 0],
    f2: ['outpost/hq', 1, 0],
    d4: ['moloch/hunter-killer', 0, 0],
    d3: ['outpost/commando', 1, 3],
  },
  ['moloch/battle', 'moloch/hunter-killer', 'moloch/air-strike'],
);

async function open(width: number, height: number) {
  const opened = await site.open('/', sized(width, height));
  await quickly(opened.page, { handOver: false });
  return opened;
}

const boardBox = (page: Page) =>
  page.locator('svg.board').evaluate((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

test.each(SIZES)(
  'the board keeps its place and size through select, place, confirm and Battle at %ix%i',
  {
    timeout: 60_000,
  },
  async (width, height) => {
    const { page, errors } = await open(width, height);
    await sitAt(page, site.url, FIGHT);
    const before = await boardBox(page);
    const same = async (): Promise<void> => expect(await boardBox(page)).toEqual(before);
    await page.locator('.hand.active .tile').nth(1).click();
    await same();
    await page.locator('[data-hex=e4]').click();
    await page.locator('[data-testid=confirm]:not([disabled])').waitFor();
    await same();
    await page.locator('[data-testid=confirm]').click();
    await page.locator('[data-testid=undo]').waitFor();
    await same();
    await page.locator('.hand.active .tile').first().click();
    await same();
    await page.locator('[data-testid=confirm]').click();
    await page.locator('[data-testid=scene]').waitFor();
    await same();
    // The number of the phase stands aside: no hex lies under it.
    await page.locator('[data-testid=scene] input[type=range]').fill('3');
    const number = await page.locator('.phase').boundingBox();
    if (!number) throw new Error('no phase is shown');
    const under = await page.evaluate(
      ({ x, y, width: wide, height: high }) =>
        [...document.querySelectorAll('.hit')].filter((hex) => {
          const box = hex.getBoundingClientRect();
          const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
          return middleX > x && middleX < x + wide && middleY > y && middleY < y + high;
        }).length,
      number,
    );
    expect(under).toBe(0);
    expect(await page.locator('.battle .banner').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

/** A game with a Battle in it, opened as a replay. */
async function replay(page: Page): Promise<void> {
  await page.reload();
  await startGame(page, { hotSeat: true, seed: 'shots' });
  await playUntil(page, { hands: 'mouse' }, (_, step) => step > 110, 200);
  await whenKept(page);
  const id = await page.evaluate(() => location.hash.split('/').pop());
  await page.goto(`${site.url}#/replay/${id}`);
  await page.locator('[data-testid=replay-at]').waitFor();
}

const onScreen = (page: Page, query: string): Promise<boolean> =>
  page
    .locator(query)
    .first()
    .evaluate((each) => {
      const { left, top, right, bottom, width } = each.getBoundingClientRect();
      return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });

describe('a replay on a phone', () => {
  test.each([
    [360, 640],
    [390, 844],
  ])(
    'has one transport and one scrubber, the board first, at %ix%i',
    {
      timeout: 90_000,
    },
    async (width, height) => {
      const { page, errors } = await open(width, height);
      await replay(page);
      const before = await boardBox(page);
      expect(before[2]).toBeGreaterThan(300);

      // Everything that can be taken away fits the screen.
      await page.locator('summary').tap();
      expect(await onScreen(page, '.export .menu')).toBe(true);
      await page.keyboard.press('Escape');

      // Watched Battles: one scrubber, one play button, the same board.
      await page.getByRole('button', { name: 'Next Battle' }).tap();
      await page.getByRole('button', { name: 'Watch this Battle' }).tap();
      await page.locator('[data-testid=scene]').waitFor();
      expect(await page.locator('input[type=range]:visible').count()).toBe(1);
      expect(await page.getByRole('button', { name: /^(Play|Pause)$/ }).count()).toBe(1);
      expect(await boardBox(page)).toEqual(before);

      // The log opens at the step that is shown, can be closed, and leaves the controls in reach.
      await page.locator('[data-testid=scene-done]').tap();
      await page.locator('.top').getByRole('button', { name: 'Log and counter' }).tap();
      const log = page.locator('[role=log]');
      await expect
        .poll(() => log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
        .toBeLessThan(2);
      // The way out lies on none of the Battles.
      const chips = await page.locator('.battles').boundingBox();
      const close = await page.locator('.side').getByRole('button', { name: 'Close' }).boundingBox();
      expect((chips?.x ?? 0) + (chips?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
      await page.getByRole('button', { name: 'One step back' }).tap();
      await page.locator('.side').getByRole('button', { name: 'Close' }).tap();
      expect(await page.locator('[role=log]').isVisible()).toBe(false);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('Play goes on after a jump away from a Battle', { timeout: 90_000 }, async () => {
    const { page, errors } = await open(360, 640);
    await replay(page);
    await page.getByRole('button', { name: 'Next Battle' }).tap();
    await page.locator('[data-testid=replay-play]').tap();
    await page.locator('[data-testid=scene]').waitFor();
    await page.locator('.top').getByRole('button', { name: 'Log and counter' }).tap();
    await page.locator('.battles .chip').first().tap();
    await page.locator('.side').getByRole('button', { name: 'Close' }).tap();
    expect(await page.locator('[data-testid=replay-play]').getAttribute('aria-label')).toBe('Play');
    await page.locator('[data-testid=replay-play]').tap();
    await page.locator('[data-testid=scene]').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('the log of a game opens at its newest entry on a phone', { timeout: 60_000 }, async () => {
  const { page, errors } = await open(360, 640);
  await page.reload();
  await startGame(page, { hotSeat: true, seed: 'shots' });
  await playUntil(page, { hands: 'mouse' }, (now, step) => step > 60 && now.what === 'choice', 200);
  await page.locator('.top').getByRole('button', { name: 'Log and counter' }).tap();
  const log = page.locator('[role=log]');
  await expect.poll(() => log.evaluate((box) => box.scrollHeight > box.clientHeight + 40)).toBe(true);
  await expect
    .poll(() => log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
    .toBeLessThan(2);
  expect(errors).toEqual([]);
  await page.context().close();
});
