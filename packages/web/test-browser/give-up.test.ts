import { afterAll, beforeAll, expect, test } from 'vitest';
import { playUntil, startGame, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('who gives up is asked first, and then has lost for good', { timeout: 60_000 }, async () => {
  const { page, errors } = await site.openQuickly('/', { viewport: { width: 1366, height: 768 } });
  await startGame(page, { seed: 'give-up' });
  await playUntil(page, { hands: 'mouse' }, (now) => now.what === 'choice' && now.stage === 'turn');
  const ask = page.locator('[data-testid=resign]:visible');
  await ask.click();
  await page.getByRole('button', { name: 'Play on' }).click();
  expect(await page.locator('[data-testid=result]').count()).toBe(0);
  await ask.click();
  await page.locator('[data-testid=resign-go]').click();
  const result = async (): Promise<void> => {
    await page.getByRole('heading', { name: 'You lost' }).waitFor();
    expect(await page.locator('[data-testid=result]').innerText()).toBe('Moloch wins. Outpost gave up.');
  };
  await result();
  await whenKept(page);
  await page.reload();
  await result();
  await page.keyboard.press('Escape');
  expect(await page.locator('.log').innerText()).toContain('Outpost gives up.');
  expect(await ask.count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('on a phone it is in the menu', { timeout: 60_000 }, async () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const { page, errors } = await site.openQuickly('/', phone, { language: 'pl' });
  await startGame(page, { seed: 'give-up', hands: 'touch' });
  await page.locator('[data-testid=menu]:visible').tap();
  await page.getByRole('button', { name: 'Poddaj grę' }).tap();
  await page.locator('[data-testid=resign-go]').tap();
  await page.getByRole('heading', { name: 'Przegrywasz' }).waitFor();
  expect(await page.locator('[data-testid=result]').innerText()).toBe(
    'Wygrywa Moloch. Grę poddaje Posterunek.',
  );
  expect(errors).toEqual([]);
  await page.context().close();
});
