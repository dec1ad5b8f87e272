// Leaders at the table: chosen in secret, turned up together, used; by mouse, by touch and by keyboard (LEAD).
import { applyChoice, newState, parseChoice, type State } from '@nhex/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirm, look, pickHex, playUntil, press } from './drive.ts';
import { openSite, type Site } from './harness.ts';
import { sitAt } from './positions.ts';
import { use, WAYS } from './ways.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const chosen = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((at, text) => applyChoice(at, parseChoice(text, at)).state, state);

/** Cards dealt so that the first side can choose the Pathfinder, the second the Gunner. */
function dealt(): State {
  const start = newState({ armies: ['borgo', 'outpost'], variants: ['leaders'] }, 'leaders');
  return applyChoice(start, { type: 'deal' }, [3, 0, 1, 4, 2, 5] as never).state;
}

describe.each(WAYS)('[LEAD-1] by %s', (hands, size) => {
  test('chosen in secret at one screen, revealed, used', { timeout: 90_000 }, async () => {
    const { page, errors } = await site.openQuickly('about:blank', size);
    await sitAt(page, site.url, dealt());
    const cards = page.locator('[data-testid=leader-cards] [data-choice=leader]');
    await expect.poll(() => cards.count()).toBe(3);
    await expect.poll(() => cards.first().innerText()).toContain('Pathfinder');
    await use(page, hands, '[data-choice=leader]');
    // The device changes hands, and nothing tells what was chosen.
    await page.locator('[data-testid=hand-over]').waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Pathfinder');
    await use(page, hands, '[data-testid=hand-over]');
    await expect.poll(() => cards.count()).toBe(3);
    await expect.poll(() => cards.first().innerText()).toContain('Gunner');
    await use(page, hands, '[data-choice=leader]');
    const revealed = page.locator('[data-testid=leaders-revealed]');
    await revealed.waitFor();
    expect(await revealed.innerText()).toMatch(/Pathfinder[\s\S]*Gunner/);
    await use(page, hands, '[data-testid=reveal-go]');
    await expect.poll(() => page.locator('[data-testid=leader]').count()).toBe(2);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('against a bot: chosen, revealed with the bot’s, used', { timeout: 90_000 }, async () => {
    const { page, errors } = await site.openQuickly('about:blank', size);
    await sitAt(page, site.url, dealt(), 'beginner');
    const cards = page.locator('[data-testid=leader-cards] [data-choice=leader]');
    await expect.poll(() => cards.count()).toBe(3);
    await use(page, hands, '[data-choice=leader]');
    // The bot chooses among its own three cards; nobody hands the device over.
    const revealed = page.locator('[data-testid=leaders-revealed]');
    await revealed.waitFor();
    expect(await revealed.innerText()).toContain('Pathfinder');
    await use(page, hands, '[data-testid=reveal-go]');
    await playUntil(page, { hands }, ({ what, stage }) => what === 'choice' && stage === 'turn', 200);
    const leaders = page.locator('[data-testid=leader]');
    expect(await leaders.count()).toBe(2);
    if (hands === 'keyboard') await page.keyboard.press('l');
    else await press(page, hands, '[data-testid=lead]');
    await expect.poll(async () => (await look(page)).lit.length).toBeGreaterThan(0);
    await pickHex(page, hands, (await look(page)).lit[0]);
    await confirm(page, hands);
    await expect
      .poll(() => page.locator('[data-testid=leader][data-seat="0"]').getAttribute('aria-label'))
      .toContain('1 use left');
    expect(await page.locator('[data-testid=leader][data-seat="1"]').getAttribute('aria-label')).toContain(
      '2 uses left',
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('[LEAD-4] the Pathfinder moves a unit, and the card is turned over', { timeout: 90_000 }, async () => {
    const { page, errors } = await site.openQuickly('about:blank', size);
    const state = chosen(dealt(), 'leader pathfinder', 'leader gunner', 'hq b3 r0', 'hq f3 r0');
    await sitAt(page, site.url, state);
    await expect.poll(async () => (await look(page)).stage).toBe('turn');
    if (hands === 'keyboard') await page.keyboard.press('l');
    else await press(page, hands, '[data-testid=lead]');
    // Only the HQ stands: it is taken up at once.
    await expect.poll(async () => (await look(page)).lit).toContain('c3');
    // Its first use only moves: the prompt offers no turn in place.
    expect(await page.locator('[data-testid=prompt]').innerText()).toBe('Pick where it goes');
    await pickHex(page, hands, 'c3');
    await confirm(page, hands);
    await expect.poll(() => page.locator('[data-hex=c3]').getAttribute('aria-label')).toContain('Borgo');
    await expect
      .poll(() => page.locator('[data-testid=leader][data-seat="0"]').getAttribute('aria-label'))
      .toContain('1 use left');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
