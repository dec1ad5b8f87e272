// The details of the table, each at the size where it was found wanting: the hand, instants, reasons, the end of the turn, bots.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { playUntil, quickly, startGame } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1366, height: 768 } } as const;

async function open(size: typeof PHONE | typeof DESK, more: Record<string, unknown> = {}) {
  const opened = await site.open('/', size);
  await quickly(opened.page, { handOver: false, ...more });
  return opened;
}
const prompt = (page: Page) => page.locator('[data-testid=prompt]');
const tile = (page: Page, place: number) => page.locator(`.hand.active .tile[data-place="${place}"]`);
const cancel = (page: Page) => page.locator('[data-testid=cancel]').click();

/** Whether all of it is on the screen, uncut. */
const isWhole = (page: Page, query: string): Promise<boolean> =>
  page
    .locator(query)
    .first()
    .evaluate((each) => {
      const { left, top, right, bottom, width } = each.getBoundingClientRect();
      const isUncut = each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1;
      return (
        width > 0 && left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && isUncut
      );
    });

const BOARD = {
  b4: ['outpost/hq', 0, 0],
  f2: ['moloch/hq', 1, 0],
  d4: ['outpost/commando', 0, 0],
  d3: ['moloch/hornet', 1, 3],
} as const;

test('the hand on a phone: the tile turns in it, new ones lie as printed, badges and words of forecasts are whole', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open(PHONE);
  const hand = ['outpost/commando', 'outpost/brawler', 'outpost/sniper'];
  await sitAt(page, site.url, positionOf(['outpost', 'moloch'], BOARD, hand));
  await tile(page, 0).tap();
  await page.getByRole('button', { name: 'Turn right' }).tap();
  expect(await tile(page, 0).getAttribute('data-turn')).toBe('1');
  await tile(page, 1).tap();
  expect(await tile(page, 1).getAttribute('data-turn')).toBe('0');

  // A tile that would fall where it is placed has its own badge; the words are headed and whole.
  await page.locator('[data-hex=e3]').tap();
  await page.locator('.outlooks [data-at=e3]').waitFor();
  expect(await page.locator('[data-testid=brief]').innerText()).toMatch(
    /^If a Battle follows:.*Falls:.*Brawler e3/,
  );
  expect(await isWhole(page, '[data-testid=brief]')).toBe(true);
  await cancel(page);

  // A Sniper marks its victim first (the only one is picked by itself); the Battle comes second, with its heading.
  await tile(page, 2).tap();
  await page.locator('[data-at-once=true]').first().waitFor();
  const lines = (await page.locator('[data-testid=brief]').innerText()).split('\n').filter(Boolean);
  expect(lines[0]).toMatch(/^At once: Falls: Hornet d3/);
  expect(lines[1]).toMatch(/^If a Battle follows:/);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an Air Strike marks whom it hits, its own side too, before any Battle', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open(PHONE);
  const board = {
    b4: ['moloch/hq', 0, 0],
    f2: ['outpost/hq', 1, 0],
    c3: ['moloch/blocker', 0, 0],
    d3: ['outpost/runner', 1, 0],
    d4: ['outpost/commando', 1, 0],
  } as const;
  const hand = ['moloch/air-strike', 'moloch/guard'];
  await sitAt(page, site.url, positionOf(['moloch', 'outpost'], board, hand));
  await tile(page, 0).tap();
  await page.locator('[data-hex=d4]').tap();
  const struck = page.locator('[data-at-once=true]');
  await expect
    .poll(() => struck.evaluateAll((all) => all.map((each) => each.getAttribute('data-at')).sort()))
    .toEqual(['c3', 'd3', 'd4']);
  const [first, second] = (await page.locator('[data-testid=brief]').innerText()).split('\n').filter(Boolean);
  expect(first).toMatch(/^At once: Falls: .*Commando d4.*Wounded: Blocker c3/);
  expect(second).toMatch(/^If a Battle follows:/);
  expect(await isWhole(page, '[data-testid=brief]')).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a discard shows no forecast, and what cannot be played says why', { timeout: 60_000 }, async () => {
  const { page, errors } = await open(DESK);
  const board = { b4: ['borgo/hq', 0, 0], f2: ['outpost/hq', 1, 0], e2: ['outpost/commando', 1, 3] } as const;
  await sitAt(page, site.url, positionOf(['borgo', 'outpost'], board, ['borgo/grenade', 'borgo/claws']));
  await tile(page, 0).click();
  expect(await prompt(page).innerText()).toContain('no enemy unit stands next to your HQ');
  await expect.poll(() => page.locator('.outlooks > g').count()).toBe(0);
  expect(await page.locator('[data-testid=outlook]').count()).toBe(0);
  await cancel(page);

  // The help says the same.
  await tile(page, 0).focus();
  await page.keyboard.press('?');
  expect(await page.locator('[data-testid=help-note]').innerText()).toContain('next to your HQ');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('End turn is quiet until something was played, and asks back once', { timeout: 60_000 }, async () => {
  const { page, errors } = await open(PHONE);
  await sitAt(
    page,
    site.url,
    positionOf(['outpost', 'moloch'], BOARD, ['outpost/brawler', 'outpost/runner']),
  );
  const end = page.locator('[data-testid=end-turn]');
  expect(await end.evaluate((button) => button.classList.contains('primary'))).toBe(false);
  await end.tap();
  expect(await prompt(page).innerText()).toContain('You have not played anything');
  expect(await end.innerText()).toBe('End it');
  // Something played: the question is gone, the button bright; it can still be taken back.
  await tile(page, 0).tap();
  await page.locator('[data-hex=d2]').tap();
  await page.locator('[data-testid=confirm]').tap();
  await page.locator('[data-testid=undo]').waitFor();
  expect(await end.innerText()).toBe('End turn');
  expect(await end.evaluate((button) => button.classList.contains('primary'))).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a Push Back with one target and one hex takes two clicks, a Move three without confirming; Escape leaves typed moves', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open(DESK);
  const board = {
    b4: ['moloch/hq', 0, 0],
    f2: ['outpost/hq', 1, 0],
    c4: ['outpost/commando', 1, 3],
    // Only one way is left for whoever is pushed.
    d3: ['outpost/medic', 1, 0],
  } as const;
  const hand = ['moloch/push-back', 'moloch/hybrid', 'moloch/move'];
  const state = positionOf(['moloch', 'outpost'], board, hand);
  await sitAt(page, site.url, state);
  await page.keyboard.press('m');
  await page.locator('#typed').fill('nonsense');
  await page.keyboard.press('Escape');
  expect(await page.locator('#typed').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-hex'))).toBe(true);

  await tile(page, 0).click();
  await page.locator('[data-testid=confirm]:not([disabled])').waitFor();
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('nhex-settings') ?? '{}');
    localStorage.setItem('nhex-settings', JSON.stringify({ ...settings, oneTap: true }));
  });
  await page.reload();
  await tile(page, 1).click();
  await page.locator('[data-hex=e4]').click();
  await page.locator('[data-testid=undo]').waitFor();
  // The tile, who moves, where to.
  await tile(page, 1).click();
  await page.locator('[data-hex=e4]').click();
  await page.locator('[data-hex=e5]').click();
  await expect.poll(() => page.locator('.hand.active .tile').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** Plays on until the bot waits for "Next move"; a Battle may come up just before. */
async function untilBotWaits(page: Page): Promise<void> {
  const next = page.locator('[data-testid=bot-next]');
  do {
    await playUntil(page, { hands: 'touch' }, (now) => now.what === 'wait');
    await next.or(page.locator('[data-testid=scene]')).first().waitFor();
  } while ((await next.count()) === 0);
}

test('bots: each action is told and outlined, at the pace that is chosen, with pause and the last turn again', {
  timeout: 90_000,
}, async () => {
  const { page, errors } = await open(PHONE, { pace: 'step' });
  await page.reload();
  await startGame(page, { hands: 'touch', seed: 'paces' });
  await untilBotWaits(page);
  const next = page.locator('[data-testid=bot-next]');
  expect(await prompt(page).innerText()).toContain('has decided');
  await next.tap();
  await playUntil(page, { hands: 'touch' }, (now) => now.what === 'choice');
  await untilBotWaits(page);
  // The dock tells what was done last; paused, nothing goes on.
  await page.locator('[data-testid=told]').waitFor();
  expect(await page.locator('[data-testid=told]').innerText()).not.toBe('');
  await page.locator('[data-testid=pace]').selectOption('slow');
  await page.locator('[data-testid=bot-pause]').tap();
  await expect.poll(() => prompt(page).innerText()).toBe('Paused');
  await page.locator('[data-testid=pace]').selectOption('fast');
  await page.locator('[data-testid=bot-pause]').tap();
  await playUntil(page, { hands: 'touch' }, (now) => now.what === 'choice');
  await expect.poll(() => page.locator('.last-line').count()).toBeGreaterThan(0);
  await page.locator('[data-testid=last-turn]').tap();
  await page.locator('[data-testid=scene]').waitFor();
  await page.locator('[data-testid=scene-done]').tap();
  await prompt(page).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([
  ['phone', PHONE],
  ['desktop', DESK],
])(
  'simultaneous attacks are told whole on a %s, and a Battle ends with its totals',
  {
    timeout: 60_000,
  },
  async (_, size) => {
    const { page, errors } = await open(size);
    const board = {
      b2: ['moloch/hq', 0, 0],
      f4: ['outpost/hq', 1, 0],
      d4: ['moloch/hornet', 0, 0],
      d3: ['outpost/commando', 1, 1],
      d5: ['outpost/commando', 1, 4],
      c3: ['outpost/commando', 1, 0],
      c4: ['outpost/commando', 1, 5],
      e3: ['outpost/commando', 1, 2],
    } as const;
    await sitAt(page, site.url, positionOf(['moloch', 'outpost'], board, ['moloch/battle', 'moloch/guard']));
    await tile(page, 0).click();
    await page.locator('[data-testid=confirm]').click();
    await page.locator('[data-testid=scene]').waitFor();
    const scrub = page.locator('[data-testid=scene] input[type=range]');
    const steps = Number(await scrub.getAttribute('max'));
    for (let step = 1; step < steps; step++) {
      await scrub.fill(String(step));
      expect([step, await isWhole(page, '.deck .words')]).toEqual([step, true]);
    }
    await scrub.fill(String(steps));
    const summary = await page.locator('[data-testid=summary]').innerText();
    expect(summary).toContain('The Battle is over');
    expect(summary).toMatch(/loses \d+ unit/);
    expect(summary).toContain('What decided it');
    expect(await isWhole(page, '.deck .words')).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
