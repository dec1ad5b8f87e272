import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hands, playUntil, startGame } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1366, height: 768 } } as const;

async function wholeGame(hands: Hands, armies: string[], seed: string): Promise<void> {
  const { page, errors } = await site.openQuickly('/', hands === 'touch' ? PHONE : DESK);
  await startGame(page, { hands, armies, seed });
  await playUntil(page, { hands }, () => false);
  await expect.poll(() => page.locator('dialog h2').innerText()).toMatch(/You won|You lost|draw/);
  expect(await page.locator('dialog svg[role=img]').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
}

test('a whole game against a bot by mouse', { timeout: 180_000 }, () =>
  wholeGame('mouse', ['outpost', 'moloch'], 'mouse'),
);
test('a whole game against a bot by keyboard alone', { timeout: 240_000 }, () =>
  wholeGame('keyboard', ['borgo', 'hegemony'], 'keys'),
);
test('a whole game against a bot by touch on a phone', { timeout: 180_000 }, () =>
  wholeGame('touch', ['hegemony', 'outpost'], 'touch'),
);

test('a whole game of two people at one screen', { timeout: 240_000 }, async () => {
  const { page, errors } = await site.openQuickly('/', DESK);
  await startGame(page, { hotSeat: true, armies: ['moloch', 'doomsday'], seed: 'two' });
  let handOvers = 0;
  await playUntil(page, { hands: 'mouse' }, (now) => {
    if (now.what === 'hand-over') handOvers++;
    return false;
  });
  expect(handOvers).toBeGreaterThan(10);
  // However long the log, the table fits the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  expect(errors).toEqual([]);
  await page.context().close();
});
