import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionOf } from '../test/positions.ts';
import { look, playUntil } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const mouse = { hands: 'mouse' } as const;
const HQS = { f2: ['outpost/hq', 1, 0], b4: ['moloch/hq', 0, 0] } as const;

async function open(state: ReturnType<typeof positionOf>) {
  const opened = await site.openQuickly('about:blank', { viewport: { width: 1366, height: 768 } });
  await sitAt(opened.page, site.url, state);
  return opened;
}

/** Plays the tile with that name and confirms. */
async function playTile(page: Page, name: string): Promise<void> {
  await page.locator('.hand.active .tile', { hasText: name }).click();
  await page.locator('[data-testid=confirm]:not([disabled])').click();
}

/** Goes on until the screen asks that; answers nothing itself but scenes and hand-overs. */
const askedFor = (page: Page, stage: string) =>
  playUntil(
    page,
    mouse,
    (now) => (now.what === 'choice' && now.stage === stage) || now.what === 'choice',
    200,
  );

describe('decisions are asked with their consequence', () => {
  test('a Clown may explode', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['moloch', 'outpost'],
      { ...HQS, d4: ['moloch/clown', 0, 0], d3: ['outpost/commando', 1, 0] },
      ['moloch/battle'],
    );
    const { page, errors } = await open(state);
    await playTile(page, 'Battle');
    await askedFor(page, 'declare');
    expect((await look(page)).stage).toBe('declare');
    await expect
      .poll(() => page.locator('[data-choice=explode] small').innerText())
      .toContain('Moloch 20, Outpost 20');
    expect(await page.locator('[data-choice=explode] small').innerText()).toContain('d4');
    // On the board: who asks, and what the answer pointed at would do.
    expect(await page.locator('.marks .subject').count()).toBe(1);
    await page.locator('[data-choice=explode]').hover();
    await expect.poll(() => page.locator('.outlooks .deadly').count()).toBe(2);
    await page.mouse.move(5, 5);
    await page.locator('[data-choice=explode]').blur();
    await expect.poll(() => page.locator('.outlooks > g').count()).toBe(0);
    await page.locator('[data-choice=explode]').click();
    // The Battle goes on with all its controls, can be wound back before the decision, and knows what led to it.
    const tape = page.locator('[data-testid=scene] input[type=range]');
    await tape.fill('0');
    expect(await page.locator('[data-hex=d4]').getAttribute('aria-label')).toMatch(/Clown/);
    await tape.fill((await tape.getAttribute('max')) ?? '');
    await page.locator('[data-hex=d4]').click();
    const why = page.locator('[data-testid=scene] .answer');
    expect(await why.innerText()).toContain('blown to pieces by its own explosion');
    expect(await why.innerText()).toContain('is going to blow itself up');
    await page.locator('[data-testid=scene-done]').click();
    await playUntil(page, mouse, (now) => now.what === 'choice', 200);
    expect(await page.locator('[data-hex=d4]').getAttribute('aria-label')).toMatch(/empty/i);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a Medic saves one of two; a Push Back is cancelled pick by pick', { timeout: 90_000 }, async () => {
    const state = positionOf(
      ['moloch', 'outpost'],
      {
        ...HQS,
        d4: ['outpost/medic', 1, 0],
        d3: ['outpost/commando', 1, 0],
        e3: ['outpost/runner', 1, 0],
        d2: ['moloch/hunter-killer', 0, 3],
        e2: ['moloch/hunter-killer', 0, 3],
      },
      ['moloch/battle', 'moloch/push-back'],
    );
    const { page, errors } = await open(state);
    await page.locator('.hand.active .tile', { hasText: 'Push Back' }).click();
    await playUntil(page, mouse, (now) => now.canConfirm || now.what !== 'choice');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await playTile(page, 'Battle');
    await playUntil(
      page,
      mouse,
      (now) => now.what === 'choice' && ['treat', 'absorb', 'sacrifice'].includes(now.stage),
      200,
    );
    expect((await look(page)).options).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.options small').count()).toBeGreaterThan(1);
    await page.locator('.options button').first().click();
    await playUntil(page, mouse, (now) => now.what === 'choice' && now.stage === 'forced-discard', 200);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a pushed unit with two ways: its owner decides on the board', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['moloch', 'outpost'],
      { ...HQS, d4: ['moloch/blocker', 0, 0], d3: ['outpost/commando', 1, 0] },
      ['moloch/push-back', 'moloch/battle'],
    );
    const { page, errors } = await open(state);
    await page.locator('.hand.active .tile', { hasText: 'Push Back' }).click();
    await playUntil(page, mouse, (now) => now.canConfirm);
    await page.locator('[data-testid=confirm]').click();
    await page.locator('[data-testid=hand-over]').click();
    expect((await look(page)).stage).toBe('push');
    await page.locator('[data-choice=push-to]').first().click();
    await playUntil(page, mouse, (now) => now.what === 'choice' && now.stage === 'turn', 100);
    expect(await page.locator('[data-hex=d3]').getAttribute('aria-label')).toMatch(/empty/i);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a Quartermaster turns a blow into a shot', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['hegemony', 'outpost'],
      {
        f2: ['outpost/hq', 1, 0],
        b4: ['hegemony/hq', 0, 0],
        d5: ['hegemony/quartermaster', 0, 0],
        d4: ['hegemony/runner', 0, 0],
        d2: ['outpost/commando', 1, 0],
      },
      ['hegemony/battle'],
    );
    const { page, errors } = await open(state);
    await playTile(page, 'Battle');
    await askedFor(page, 'declare');
    await expect.poll(() => page.locator('[data-choice=convert] small').first().innerText()).toContain('d2');
    await page.locator('[data-choice=convert]').first().click();
    await playUntil(page, mouse, (now) => now.what === 'choice', 200);
    expect(await page.locator('[data-hex=d2]').getAttribute('aria-label')).toMatch(/empty/i);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a unit walks by its own mobility, and one step more with the Recon Center', {
    timeout: 60_000,
  }, async () => {
    const state = positionOf(
      ['outpost', 'moloch'],
      {
        f2: ['moloch/hq', 1, 0],
        b4: ['outpost/hq', 0, 0],
        d4: ['outpost/runner', 0, 0],
        b2: ['outpost/recon-center', 0, 0],
      },
      ['outpost/battle'],
    );
    const { page, errors } = await open(state);
    const centre = async (hex: string): Promise<[number, number]> => {
      const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
      if (!box) throw new Error(hex);
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await page.mouse.click(...(await centre('d4')));
    await page.mouse.click(...(await centre('d5')));
    await page.locator('[data-testid=confirm]:not([disabled])').click();
    expect((await look(page)).stage).toBe('step');
    await page.mouse.click(...(await centre('d6')));
    await page.locator('[data-testid=confirm]:not([disabled])').click();
    expect(await page.locator('[data-hex=d6]').getAttribute('aria-label')).toContain('Runner');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('the forecast', () => {
  test('equals the Battle that follows', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['moloch', 'outpost'],
      {
        b4: ['moloch/hq', 0, 0],
        e3: ['outpost/hq', 1, 0],
        d4: ['moloch/hybrid', 0, 1],
        c3: ['outpost/commando', 1, 0],
        c4: ['moloch/armored-hunter', 0, 0],
        d3: ['outpost/brawler', 1, 3],
      },
      ['moloch/battle', 'moloch/hornet'],
    );
    const { page, errors } = await open(state);
    await page.locator('.hand.active .tile', { hasText: 'Battle' }).click();
    await page.locator('[data-testid=outlook]').waitFor();
    const words = await page.locator('[data-testid=outlook] .hq li').allInnerTexts();
    const points = (text: string): number => Number(/(?:→|at) (\d+)/.exec(text)?.[1]);
    const fallen = await page.locator('[data-testid=outlook]').innerText();
    await page.locator('[data-testid=confirm]').click();
    await playUntil(page, mouse, (now) => now.what === 'choice' && now.stage !== 'turn', 200);
    const after = await Promise.all([0, 1].map((seat) => page.locator(`[data-hq="${seat}"]`).innerText()));
    expect(after.map(Number)).toEqual(words.map(points));
    for (const hex of ['d4', 'c3', 'c4', 'd3']) {
      const empty = /empty/i.test((await page.locator(`[data-hex=${hex}]`).getAttribute('aria-label')) ?? '');
      expect(empty, hex).toBe(new RegExp(`Falls:.*\\b${hex}\\b`).test(fallen));
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('words', () => {
  test('moves can be typed, in either language, and events are spoken', { timeout: 60_000 }, async () => {
    const state = positionOf(['moloch', 'outpost'], { ...HQS }, ['moloch/hybrid', 'moloch/hornet']);
    const { page, errors } = await open(state);
    await page.keyboard.press('m');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('typed');
    await page.keyboard.type('place nonsense d4');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('#typed-trouble').innerText())
      .toBe('There is no tile "nonsense" (character 7).');
    await page.locator('#typed').fill('place hybrid d4 r1');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-hex=d4]').getAttribute('aria-label')).toContain('Hybrid');
    await expect.poll(() => page.locator('[data-testid=said]').innerText()).toContain('d4');
    await page.locator('header select:visible').selectOption('pl');
    await expect.poll(() => page.locator('[data-testid=end-turn]').innerText()).toBe('Koniec tury');
    await expect.poll(() => page.locator('[data-hex=d4]').getAttribute('aria-label')).toContain('Hybryda');
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pl');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('help explains a tile, and the reason of a death can be asked', { timeout: 60_000 }, async () => {
    const state = positionOf(
      ['moloch', 'outpost'],
      { ...HQS, d4: ['moloch/hunter-killer', 0, 0], d3: ['outpost/commando', 1, 0] },
      ['moloch/battle', 'moloch/hornet'],
    );
    const { page, errors } = await open(state);
    await page.locator('.hand.active .tile', { hasText: 'Hornet' }).hover();
    await page.locator('[data-testid=help]').waitFor();
    expect(await page.locator('[data-testid=help]').innerText()).toMatch(/Blow/);
    await page.keyboard.press('Escape');
    await playTile(page, 'Battle');
    await page.locator('[data-testid=scene]').waitFor();
    await page
      .locator('input[type=range]')
      .fill(await page.locator('input[type=range]').getAttribute('max').then(String));
    const box = await page.locator('[data-hex=d3]').boundingBox();
    if (!box) throw new Error('no d3');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect
      .poll(() =>
        page
          .locator('.why')
          .allInnerTexts()
          .then((lines) => lines.join(' ')),
      )
      .toMatch(/Commando d3 dies.*Hunter-Killer d4/);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
