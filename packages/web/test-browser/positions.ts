// Opens a position in the browser, through a link.
import { makePosition, type State } from '@nhex/engine';
import type { Page } from 'playwright-core';

/** Opens a position and sits down at it: two people, or a bot of that level on the second seat. */
export async function sitAt(page: Page, url: string, state: State, bot?: string): Promise<void> {
  const isFresh = page.url() === 'about:blank';
  await page.goto(`${url}#/p/${encodeURIComponent(makePosition(state))}`);
  // A page that has been open only changes its address.
  if (!isFresh) await page.reload();
  await page.locator('[data-testid=branch]').click();
  if (bot !== undefined) await page.locator('dialog select').nth(1).selectOption(bot);
  await page.locator('[data-testid=branch-go]').click();
  await page.locator('[data-testid=prompt]').waitFor();
  const handOver = page.locator('[data-testid=hand-over]');
  if (await handOver.count()) await handOver.click();
}
