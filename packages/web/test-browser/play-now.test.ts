// From home into a game with one tap.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look, playUntil, startGame, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('one tap plays an easy army against a Beginner', async () => {
  const { page, errors } = await site.openQuickly('/', {
    hasTouch: true,
    viewport: { width: 360, height: 640 },
  });
  const play = page.getByTestId('play-now');
  await expect.poll(() => play.innerText()).toContain('Borgo – Moloch (Beginner)');
  await play.tap();
  await page.locator('[data-hex="d4"]').waitFor();
  await playUntil(page, { hands: 'touch' }, (now) => now.what === 'choice' && now.stage === 'turn');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('whoever comes back gets the last set-up', async () => {
  const { page } = await site.openQuickly('/');
  await startGame(page, { armies: ['hegemony', 'doomsday'], bot: 'easy' });
  await whenKept(page);
  await page.goto(`${site.url}#/`);
  await page.reload();
  const play = page.getByTestId('play-now');
  await expect.poll(() => play.innerText()).toContain('Hegemony – Doomsday Machine (Easy)');
  await play.click();
  await page.locator('[data-hex="d4"]').waitFor();
  await expect.poll(async () => (await look(page)).what).toBe('choice');
  await expect.poll(() => page.locator('main').innerText()).toContain('Hegemony');
  await page.context().close();
});
