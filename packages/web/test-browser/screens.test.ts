import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playUntil, quickly, startGame } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => site?.close());

const PICTURES = fileURLToPath(new URL('../screenshots/', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = {
  desktop: { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds serious on the page as it is. */
async function seriousIssues(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await tool.run()).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`)
          .join(' | ')
          .slice(0, 600)}`,
    );
}

async function noSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen);
}

describe.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('on a %s', (size) => {
  const shot = (page: Page, name: string): Promise<unknown> =>
    page.screenshot({ path: `${PICTURES}${name}-${size}.png` });

  test.each(['en', 'pl'])(
    'plain screens in %s have no serious issue',
    { timeout: 120_000 },
    async (language) => {
      const { page, errors } = await site.open('/', SIZES[size]);
      await quickly(page, { language });
      for (const [hash, name] of [
        ['', 'home'],
        ['new', 'new'],
        ['new/hot-seat', 'hot-seat'],
        ['replays', 'replays'],
        ['settings', 'settings'],
        ['help', 'help'],
        ['nowhere', 'lost'],
      ] as const) {
        await page.goto(`${site.url}#/${hash}`);
        await page.reload();
        await page.locator('h1').first().waitFor();
        for (const box of await page.locator('summary').all()) await box.click();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        await noSidewaysScroll(page);
        expect(await seriousIssues(page), `${name} ${language}`).toEqual([]);
        if (language === 'en') await shot(page, name);
      }
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('the table, its Battle, its end and the replay have no serious issue', {
    timeout: 240_000,
  }, async () => {
    const { page, errors } = await site.openQuickly('/', SIZES[size], {
      language: size === 'phone' ? 'pl' : 'en',
      speed: 4,
    });
    const hands = size === 'phone' ? 'touch' : 'mouse';
    await startGame(page, { hands, armies: ['moloch', 'borgo'], seed: 'look' });
    const check = async (name: string): Promise<void> => {
      await page.waitForTimeout(400);
      await noSidewaysScroll(page);
      expect(await seriousIssues(page), name).toEqual([]);
      await shot(page, name);
    };
    await check('table-setup');
    let turns = 0;
    await playUntil(page, { hands }, (now) => {
      if (now.stage === 'forced-discard' && now.what === 'choice') turns++;
      return turns > 3 && now.stage === 'turn' && now.canConfirm && now.lit.length > 0;
    });
    await check('table-placing');
    await playUntil(page, { hands }, (now) => now.what === 'choice' && now.canEnd);
    await check('table');
    await page.locator('[data-hex][aria-label*="HQ"], [data-hex][aria-label*="Sztab"]').first().press('?');
    await page.locator('[data-testid=help] dl').waitFor();
    await check('tile-help');
    await page.locator('[data-testid=help] .close').click();
    await playUntil(page, { hands }, (now) => now.what === 'scene');
    await check('battle');
    await playUntil(page, { hands }, (now) => now.what === 'over');
    await check('end');
    await page.locator('dialog a.button').click();
    await page.locator('[data-testid=replay-at]').waitFor();
    for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowRight');
    await check('replay');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
