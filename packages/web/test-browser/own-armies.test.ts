// Armies of one's own: loaded from a file, played against a bot, kept, shared and removed; and units of two hexes.
import { parseArmy } from '@nhex/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORTRESS, positionOf } from '../test/positions.ts';
import { look, playUntil, quickly, startGame, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const DESK = { viewport: { width: 1366, height: 768 }, permissions: ['clipboard-read', 'clipboard-write'] };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const fileOf = (content: string) => ({
  name: 'fortress.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

async function setUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/new';
  });
  await page.locator('form .go').waitFor();
  await page
    .locator('details', { has: page.locator('[data-testid=army-file]') })
    .locator('summary')
    .click();
}

describe('an army file', () => {
  test('is loaded, played, kept, shared and removed', { timeout: 240_000 }, async () => {
    const { page, errors } = await site.openQuickly('/', DESK);
    await setUp(page);
    await page.locator('[data-testid=army-file]').setInputFiles(fileOf(JSON.stringify(FORTRESS)));
    expect(await page.locator('[data-testid=army-told]').innerText()).toBe(
      'The Fortress is among the armies now.',
    );
    expect(await page.locator('label.army', { hasText: 'The Fortress' }).count()).toBe(2);

    // It is still there on the next visit, and plays.
    await page.reload();
    await startGame(page, { armies: ['fortress', 'moloch'], seed: 'fortress' });
    await playUntil(
      page,
      { hands: 'mouse' },
      (now, step) => step > 50 && now.what === 'choice' && now.canEnd,
    );
    expect(await page.locator('.seat.me').innerText()).toContain('The Fortress');
    await whenKept(page);
    await page.reload();
    await page.locator('[data-testid=prompt]').waitFor();
    expect(await page.locator('.log').innerText()).toContain('The Fortress');

    // It is gone from the set-up, and the game goes on with it to its end.
    const table = page.url();
    await setUp(page);
    await page.getByRole('button', { name: 'Remove The Fortress' }).click();
    expect(await page.locator('label.army', { hasText: 'The Fortress' }).count()).toBe(0);
    await page.locator('form .go:enabled').waitFor();
    await page.goto(table);
    await page.reload();
    await page.locator('[data-testid=prompt]').waitFor();
    await playUntil(page, { hands: 'mouse' }, () => false);
    await page.locator('[data-testid=share]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/g/');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    // Another browser, which has never seen the army.
    const other = await site.open('/', DESK);
    await quickly(other.page);
    await other.page.goto(link);
    await other.page.locator('[data-testid=replay-at]').waitFor();
    expect(await other.page.locator('.seats').innerText()).toContain('The Fortress');
    expect([...errors, ...other.errors]).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });

  test('that is wrong is refused with the place, by touch and in Polish', { timeout: 60_000 }, async () => {
    const { page, errors } = await site.openQuickly('/', PHONE, { language: 'pl' });
    await setUp(page);
    const trouble = async (content: string): Promise<string> => {
      await page.locator('[data-testid=army-file]').setInputFiles(fileOf(content));
      await page.locator('[data-testid=army-trouble]').waitFor();
      return page.locator('[data-testid=army-trouble]').innerText();
    };
    expect(await trouble('{ hello')).toBe('Nie wczytano pliku fortress.json. To nie jest plik JSON.');
    expect(await trouble(JSON.stringify({ ...FORTRESS, tiles: { hq: FORTRESS.tiles.hq } }))).toBe(
      'Nie wczytano pliku fortress.json. Armia liczy 35 żetonów, a ta 1 („army.tiles”).',
    );
    expect(await page.locator('label.army').count()).toBe(12);
    // Mended, the same file is taken.
    await page.locator('[data-testid=army-file]').setInputFiles(fileOf(JSON.stringify(FORTRESS)));
    await page.locator('[data-testid=army-told]').waitFor();
    expect(await page.locator('[data-testid=army-trouble]').count()).toBe(0);
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(seen);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('a unit of two hexes', () => {
  const ownArmies = [parseArmy(FORTRESS)];
  const labelOf = (page: Page, hex: string): Promise<string | null> =>
    page.locator(`[data-hex=${hex}]`).getAttribute('aria-label');
  const tap = async (page: Page, hex: string): Promise<void> => {
    const box = await page.locator(`[data-hex=${hex}]`).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };

  test('is one thing on the board; a tile of it is moved and turned', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['fortress', 'moloch'],
      { b4: ['fortress/hq', 0, 0], f2: ['moloch/hq', 1, 0] },
      ['fortress/move'],
      { ownArmies },
      { 'd4-d3': ['fortress/structure-1a', 'fortress/structure-2a', 0] },
    );
    const { page, errors } = await site.openQuickly('about:blank', DESK);
    await sitAt(page, site.url, state);
    expect(await labelOf(page, 'd4')).toContain('one unit with d3');
    expect(await page.locator('.joints > path').count()).toBe(2);
    await page.keyboard.press('1');
    await tap(page, 'd3');
    await tap(page, 'e3');
    await page.locator('[data-testid=confirm]').click();
    await expect.poll(() => labelOf(page, 'd4')).toContain('one unit with e3');
    expect(await labelOf(page, 'd3')).toContain('empty');
    // Its own ability turns a tile of it, once.
    await tap(page, 'e3');
    await page.locator('[data-testid=confirm]', { hasText: 'Turn it' }).click();
    await expect.poll(() => look(page).then(({ lit }) => lit)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a sharpshooter is asked for its target', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['fortress', 'moloch'],
      {
        b4: ['fortress/hq', 0, 0],
        f2: ['moloch/hq', 1, 0],
        d6: ['fortress/archer', 0, 0],
        d4: ['moloch/blocker', 1, 0],
        d3: ['moloch/hornet', 1, 0],
      },
      ['fortress/battle'],
      { ownArmies },
    );
    const { page, errors } = await site.openQuickly('about:blank', DESK);
    await sitAt(page, site.url, state);
    await playUntil(page, { hands: 'mouse' }, (now) => now.what === 'choice' && now.stage === 'aim', 50);
    expect(await page.locator('[data-testid=prompt]').innerText()).toBe(
      'Archer on d6: whom does it shoot at?',
    );
    await page.getByRole('button', { name: /^Shoot at Hornet on d3/ }).click();
    await playUntil(page, { hands: 'mouse' }, (now) => now.what === 'choice' && now.stage !== 'aim', 100);
    expect(await page.locator('.log').innerText()).toContain('Archer d6 shoots Hornet d3');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
