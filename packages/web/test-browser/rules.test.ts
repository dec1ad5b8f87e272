// The rules and the army sheets in the browser: search, deep links, small boards played through, one tap to the legend
// and from a "why" to its rule; nothing serious for axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickly, startGame } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const;

async function seriousIssues(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await tool.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

describe.each([
  ['desktop', 'en'],
  ['phone', 'pl'],
] as const)('on a %s in %s', (size, language) => {
  test('the rules and the sheets are readable by everybody and fit', { timeout: 120_000 }, async () => {
    const { page, errors } = await site.open('/', SIZES[size]);
    await quickly(page, { language });
    for (const hash of [
      'rules',
      'rules/NET-4',
      'rules/editions',
      'armies',
      'armies/borgo',
      'armies/all/net',
    ]) {
      await page.goto(`${site.url}#/${hash}`);
      await page.reload();
      await page.locator('h1').first().waitFor();
      expect(await seriousIssues(page), hash).toEqual([]);
      const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide, hash).toBeLessThanOrEqual(seen);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('a rule is found, opened by its address, and its board is played', async () => {
  const { page } = await site.openQuickly('/#/rules', SIZES.desktop);
  await page.locator('[data-testid=search]').fill('armor shot');
  await page.locator('.found a', { hasText: 'UNIT-5' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('UNIT-5');
  const board = page.locator('[data-board=armor]');
  await board.locator('[data-testid=board-fight]').click();
  await page.locator('[data-testid=scene-done]').click();
  await board.locator('[data-testid=board-again]').waitFor();
  await page.context().close();
});

test('the legend and a rule open in front of a game, and the game is still there', async () => {
  const { page } = await site.openQuickly('/', SIZES.phone);
  await startGame(page, { hands: 'touch' });
  await page.locator('[data-testid=legend]:visible').first().tap();
  await page.locator('[data-testid=legend-list] [data-rule="UNIT-1"]').tap();
  await page.locator('[data-testid=one-rule]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  expect(await page.locator('[data-hex="d4"]').count()).toBe(1);
  await page.context().close();
});
