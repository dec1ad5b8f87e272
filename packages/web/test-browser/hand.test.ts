import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { look } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const centre = async (page: Page, selector: string): Promise<[number, number]> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

describe('tiles of the hand', () => {
  test('are dragged, hover and are explained', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['moloch', 'outpost'],
      { f2: ['outpost/hq', 1, 0], b4: ['moloch/hq', 0, 0], d3: ['outpost/commando', 1, 3] },
      ['moloch/hunter-killer', 'moloch/battle'],
    );
    const { page, errors } = await site.openQuickly('about:blank', {
      viewport: { width: 1366, height: 768 },
    });
    await sitAt(page, site.url, state);
    const tile = '.hand.active .tile[data-place="0"]';
    const forecast = page.locator('[data-testid=outlook]');

    // A flick in a single movement.
    await page.mouse.move(...(await centre(page, tile)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(page, '[data-hex=d4]')));
    await page.mouse.up();
    expect((await look(page)).canConfirm).toBe(true);
    await page.keyboard.press('Escape');

    // Over the board and out again: back in the hand.
    await page.mouse.move(...(await centre(page, tile)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(page, '[data-hex=d4]')), { steps: 4 });
    await page.mouse.move(...(await centre(page, '[role=log]')), { steps: 4 });
    await page.mouse.up();
    expect((await look(page)).selecting).toBe(false);

    // Taken up, it hovers with its forecast, turns with the wheel, and is there for good when clicked.
    await page.locator(tile).click();
    await page.mouse.move(...(await centre(page, '[data-hex=d4]')), { steps: 4 });
    await page.locator('.ghost.floating').waitFor();
    await expect.poll(() => forecast.innerText()).toContain('Commando d3');
    expect((await look(page)).canConfirm).toBe(false);
    await page.mouse.move(...(await centre(page, '[role=log]')), { steps: 4 });
    await expect.poll(() => page.locator('.ghost').count()).toBe(0);
    await page.mouse.move(...(await centre(page, '[data-hex=d4]')), { steps: 4 });
    await page.mouse.down();
    await page.mouse.up();
    expect((await look(page)).canConfirm).toBe(true);
    expect(await page.locator('.ghost.floating').count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.locator(tile).focus();
    await page.keyboard.press('?');
    expect(await page.locator('[data-testid=help]').innerText()).toContain('Hunter-Killer');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-testid=help]').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
