import { afterAll, beforeAll, expect, test } from 'vitest';
import { playUntil, startGame, type Wish } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const tables: readonly (readonly [string, Wish])[] = [
  [
    'a duel with mercenaries and a Mad Bomber beside the board',
    { armies: ['borgo', 'doomsday'], variants: ['Mercenaries', 'Mad Bomber II'] },
  ],
  [
    'a duel with reinforcements',
    { armies: ['hegemony', 'hegemony'], variants: ['Reinforcement', 'Alternative start'] },
  ],
  [
    'a deathmatch',
    { mode: 'deathmatch', armies: ['borgo', 'moloch', 'outpost'], variants: ['Mad Bomber A bomb'] },
  ],
  ['a scored deathmatch', { mode: 'scored', armies: ['borgo', 'hegemony', 'moloch', 'outpost'] }],
  ['one against two', { mode: 'one-vs-two', armies: ['moloch', 'outpost', 'borgo'] }],
  ['two against two', { mode: 'team', armies: ['borgo', 'moloch', 'hegemony', 'doomsday'] }],
];

test.each(tables)('people at one screen play %s', { timeout: 120_000 }, async (_, wish) => {
  const { page, errors } = await site.openQuickly('/', { viewport: { width: 1366, height: 768 } });
  await startGame(page, { ...wish, hotSeat: true, seed: 'modes' });
  let handOvers = 0;
  await playUntil(page, { hands: 'mouse' }, (now) => now.what === 'hand-over' && ++handOvers > 14);
  expect(await page.locator('[data-hq]').count()).toBe(wish.armies?.length);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('what does not go together is explained and cannot be started', async () => {
  const { page, errors } = await site.open('/#/new', { viewport: { width: 1366, height: 768 } });
  await page.locator('summary').first().click();
  await page.getByRole('checkbox', { name: /^Mad Bomber A/ }).check();
  await page.getByRole('checkbox', { name: /^Mad Bomber II/ }).check();
  await expect.poll(() => page.locator('#why-not').innerText()).toContain('only one Mad Bomber');
  expect(await page.locator('form .go').isDisabled()).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});
