// Structures at the table: deployed, moved half by half, lost; by mouse, by touch and by keyboard.
import type { SeatId, State } from '@nhex/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { confirm, type Hands, look, pickHex, playUntil, press, quickly } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';
import { DESK, use, WAYS } from './ways.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The first player at the forced discard, the Structure beside the board. */
function atDiscard(...given: Parameters<typeof positionOf>): State {
  const [armies, board, hand, options] = given;
  const variants = options?.variants ?? ['structures'];
  const state = positionOf(armies, board, hand, { ...options, variants });
  return { ...state, pending: { kind: 'forced-discard', seat: 0 as SeatId }, agenda: [{ do: 'turn' }] };
}

async function open(state: State, size: object) {
  const opened = await site.openQuickly('about:blank', size);
  await sitAt(opened.page, site.url, state);
  return opened;
}

/** Takes up a side and lays it on that hex, turned so often. */
async function lay(page: Page, hands: Hands, side: 'a' | 'b', hex: string, turns = 0): Promise<void> {
  if (hands === 'keyboard') {
    await page.locator('[data-choice=lay]').first().waitFor();
    await page.keyboard.press(side === 'a' ? '1' : '2');
  } else await press(page, hands, `[data-side$="${side}"]`);
  await pickHex(page, hands, hex);
  for (let i = 0; i < turns; i++) {
    if (hands === 'keyboard') await page.keyboard.press('e');
    else await press(page, hands, '[aria-keyshortcuts=E]');
  }
  await confirm(page, hands);
}

const label = async (page: Page, hex: string): Promise<string> =>
  (await page.locator(`[data-hex=${hex}]`).getAttribute('aria-label')) ?? '';
const stage = async (page: Page): Promise<string> => (await look(page)).stage;

describe.each(WAYS)('[STR-2] by %s', (hands, size) => {
  test('it is deployed, moved half by half and turned, and taken back', { timeout: 90_000 }, async () => {
    const board = { b2: ['outpost/hq', 0, 0], f4: ['moloch/hq', 1, 0], e3: ['moloch/hybrid', 1, 0] } as const;
    const hand = ['outpost/commando', 'outpost/move', 'outpost/medic'];
    const { page, errors } = await open(atDiscard(['outpost', 'moloch'], board, hand), size);
    expect(await page.locator('[data-testid=structure]').count()).toBe(2);
    expect(await page.locator('[data-testid=deploy]').innerText()).toBe(
      'Give up Commando, Move, Medic for the Structure',
    );
    await use(page, hands, '[data-testid=deploy]');
    await expect.poll(() => stage(page)).toBe('lay');
    expect(await page.locator('[data-choice=lay]').count()).toBe(2);
    await lay(page, hands, 'a', 'd4', 1);
    await expect.poll(() => label(page, 'd4')).toContain('Sniper Car lies here');
    await expect.poll(async () => [...(await look(page)).lit].sort()).toEqual(['c3', 'c4', 'd3', 'd5', 'e4']);
    // With the second tile there is a forecast before it is confirmed.
    if (hands === 'keyboard') await page.keyboard.press('1');
    else await press(page, hands, '[data-side$=a]');
    await pickHex(page, hands, 'd5');
    await expect.poll(() => page.locator('.outlooks > g').count()).toBeGreaterThan(0);
    await confirm(page, hands);
    await expect.poll(() => stage(page)).toBe('turn');
    expect(await page.locator('.joints > path').count()).toBe(2);
    expect(await page.locator('[data-testid=structure]').count()).toBe(1);
    expect(await label(page, 'd4')).toContain('Sniper Car');
    expect(await label(page, 'd5')).toContain('Engine');
    // One half goes, the other stays.
    await pickHex(page, hands, 'd5');
    await pickHex(page, hands, 'c4');
    await confirm(page, hands);
    await expect.poll(() => label(page, 'c4')).toContain('Engine');
    expect(await label(page, 'd5')).toMatch(/empty/i);
    expect(await label(page, 'd4')).toContain('Sniper Car');
    // Everything is taken back, step by step.
    for (const expected of ['turn', 'lay', 'lay', 'forced-discard']) {
      if (hands === 'keyboard') await page.keyboard.press('u');
      else await press(page, hands, '[data-testid=undo]');
      await expect.poll(() => stage(page)).toBe(expected);
    }
    expect(await page.locator('[data-testid=structure]').count()).toBe(2);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('[STR-10] [STR-7] it boards, fights and is lost', { timeout: 90_000 }, async () => {
    const board = {
      b2: ['borgo/hq', 0, 0],
      f4: ['moloch/hq', 1, 0],
      d3: ['moloch/hunter-killer', 1, 3],
      d5: ['moloch/hunter-killer', 1, 0],
    } as const;
    const hand = ['borgo/claws', 'borgo/move', 'borgo/medic'];
    const { page, errors } = await open(atDiscard(['borgo', 'moloch'], board, hand), size);
    await use(page, hands, '[data-testid=deploy]');
    await lay(page, hands, 'b', 'd4');
    await expect.poll(() => label(page, 'd4')).toContain('Horns');
    await lay(page, hands, 'a', 'c4');
    await expect.poll(() => stage(page)).toBe('boarding');
    // What the Battle would do stands at the answer.
    await expect.poll(() => page.locator('[data-choice=board]').innerText()).toContain('Behemoth');
    await use(page, hands, '[data-choice=board]');
    await page.locator('[data-testid=scene]').waitFor();
    await playUntil(page, { hands }, (now) => now.what === 'choice' || now.what === 'over', 200);
    expect(await label(page, 'd4')).toMatch(/empty/i);
    expect(await label(page, 'c4')).toMatch(/empty/i);
    expect(await page.locator('.joints > path').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('[STR-1] all sides are open to everybody, and of six tiles three are chosen', {
  timeout: 60_000,
}, async () => {
  const board = { b2: ['borgo/hq', 0, 0], f4: ['outpost/hq', 1, 0] } as const;
  const hand = ['claws', 'claws', 'mutant', 'move', 'move', 'battle'].map((key) => `borgo/${key}`);
  const options = { variants: ['structures', 'reinforcement'] as const };
  const { page, errors } = await open(atDiscard(['borgo', 'outpost'], board, hand, options), DESK);
  await page.locator('[data-testid=structure][data-seat="1"]').click();
  const dialog = page.locator('dialog');
  for (const name of ['Armored Train', 'Sniper Car', 'Gun Car', 'Engine', 'Turntable Car'])
    expect(await dialog.innerText()).toContain(name);
  await page.keyboard.press('Escape');
  await page.locator('[data-testid=deploy]').click();
  const give = page.locator('[data-testid=give-up-tiles]');
  for (const place of [0, 3, 5]) {
    expect(await give.isDisabled()).toBe(true);
    await page.locator(`[data-give="${place}"]`).click();
  }
  expect(await page.locator('[data-give="1"]').isDisabled()).toBe(true);
  await give.click();
  await expect.poll(() => stage(page)).toBe('lay');
  expect(await page.locator('.seat.me .hand .tile').count()).toBe(3);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('[STR-12] [LEAD-5] the set-up offers them, hints at what is not recommended, and refuses with the reason', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await site.open('/', DESK);
  await quickly(page);
  await page.goto(`${site.url}#/new`);
  await page.locator('form .go').waitFor();
  for (const box of await page.locator('summary').all()) await box.click();
  const hint = page.locator('[data-testid=crowded]');
  const structures = page.getByRole('checkbox', { name: /^Structures / });
  const leaders = page.getByRole('checkbox', { name: /^Leaders / });
  await structures.check();
  expect(await hint.innerText()).toBe('');
  await leaders.check();
  await expect.poll(() => hint.innerText()).toContain('Not recommended together: Structures, leaders.');
  expect(await page.locator('form .go').isEnabled()).toBe(true);
  // Leaders are for two sides: the reason is said, and what would help.
  await page.locator('select[name=mode]').selectOption('deathmatch');
  await expect.poll(() => page.locator('#why-not').innerText()).toContain('Leaders are for two sides');
  expect(await page.locator('form .go').isDisabled()).toBe(true);
  await page.locator('[data-testid=repair]', { hasText: 'Leaders' }).click();
  expect(await leaders.isChecked()).toBe(false);
  // Structures are for at most four.
  await page.locator('select[name=players]').selectOption('5');
  await expect.poll(() => page.locator('#why-not').innerText()).toContain('two to four players');
  await page.locator('select[name=mode]').selectOption('duel');
  await page.locator('form .go').click();
  await page.locator('[data-hex="d4"]').waitFor();
  await expect.poll(() => page.locator('[data-testid=structure]').count()).toBe(2);
  expect(errors).toEqual([]);
  await page.context().close();
});
