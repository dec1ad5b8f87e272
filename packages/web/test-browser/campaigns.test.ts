// Campaigns: the map, two linked missions to their end with an upgrade between them, files, tabs.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hands, playUntil, press, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { inspect } from './inspect.ts';
import { hurryToTheEnd, skipToLastTurns } from './long-games.ts';
import { DESK, jsonFile, openAt, POINTING } from './ways.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('a campaign', () => {
  const mission = (page: Page) => page.locator('[aria-current=step]').getAttribute('data-mission');

  /** The mission that is next, from its briefing to the map again; its beginning and its end are played. */
  async function playMission(page: Page, hands: Hands): Promise<void> {
    await press(page, hands, '[data-testid=mission-play]');
    await page.locator('[data-testid=briefing-done]').waitFor();
    await inspect(page);
    await press(page, hands, '[data-testid=briefing-done]');
    await playUntil(page, { hands }, (now) => now.what === 'choice' && now.canEnd);
    // Opened again, it goes on where it was.
    await skipToLastTurns(page, 3);
    expect(await page.locator('[data-testid=briefing-done]').count()).toBe(0);
    await hurryToTheEnd(page, hands);
    await whenKept(page);
    await press(page, hands, '[data-testid=to-campaign]');
    await page.locator('[data-testid=upgrades]').waitFor();
  }

  test.each(POINTING)(
    'two linked missions are played to their end by %s, with an upgrade between them',
    {
      timeout: 120_000,
    },
    async (hands, size) => {
      const { page, errors } = await openAt(site, '/#/campaign', size);
      await page.locator('input[value=two]').waitFor();
      await inspect(page);
      await press(page, hands, 'label.choice:has(input[value=two])');
      await press(page, hands, '[data-testid=campaign-start]');
      await page.locator('[data-testid=campaign-map]').waitFor();
      await inspect(page);
      expect(await mission(page)).toBe('rise-1');

      await playMission(page, hands);
      expect(await page.locator('[data-testid=mission-result]').innerText()).toContain(
        'Sparks in the cellar',
      );
      await inspect(page);
      const name = await page.locator('[data-testid=upgrades] li strong').first().innerText();
      await press(page, hands, '[data-upgrade]');
      await page.locator('[data-testid=mission-play]').waitFor();
      expect(await mission(page)).toMatch(/^rise-2/);
      expect(await page.locator('[data-gains]').allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringContaining(name)]),
      );

      await playMission(page, hands);
      expect(await page.locator('[data-status=played]').count()).toBe(2);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('several are kept side by side; one is deleted and brought back, saved as a file and opened again', async () => {
    const { page, errors } = await openAt(site, '/#/campaign', DESK);
    for (const side of ['0', '1']) {
      await page.locator(`input[value="${side}"]`).check();
      await page.locator('[data-testid=campaign-start]').click();
      await page.locator('[data-testid=campaign-map]').waitFor();
      await page.locator('.back a').click();
    }
    const entries = page.locator('[data-testid=campaign-entry]');
    await expect.poll(() => entries.count()).toBe(2);
    await entries
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await entries.first().getByRole('button', { name: 'Bring it back' }).click();
    await page.reload();
    await expect.poll(() => entries.count()).toBe(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-testid=campaign-export]').first().click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    const input = page.locator('[data-testid=campaign-file]');
    await input.setInputFiles(jsonFile('again.json', text));
    await expect.poll(() => entries.count()).toBe(3);
    await input.setInputFiles(jsonFile('odd.json', text.replace('"rise"', '"fall"')));
    await expect.poll(() => page.locator('[data-testid=campaign-trouble]').innerText()).toContain('campaign');
    await inspect(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a second tab sees the choice of the first', async () => {
    const { page, errors } = await openAt(site, '/#/campaign', DESK);
    await page.evaluate(() => {
      const file = { campaign: 'rise', people: [true, true], steps: [{ winner: 0 }] };
      localStorage.setItem('nhex-campaign-two', JSON.stringify({ file, games: [], updated: 1 }));
      location.hash = '#/campaign/two';
    });
    await page.locator('[data-testid=upgrades]').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('[data-upgrade]').first().click();
    await other.locator('[data-testid=mission-play]').waitFor();
    await page.locator('[data-testid=mission-play]').waitFor();
    expect(await page.locator('[data-testid=upgrades]').count()).toBe(0);
    await inspect(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
