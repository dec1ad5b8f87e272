// The whole tutorial, as people do it: by mouse, by touch, by keyboard, in both languages; wrong answers are told why.
import { type Choice, hexName, parseChoice, requestOf, type State, tileOf } from '@nhex/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateOf } from '../src/learn/board-data.ts';
import { attempt, reveal } from '../src/learn/goals.ts';
import type { PlayTask, Task } from '../src/learn/lesson.ts';
import { LESSONS } from '../src/learn/lessons/index.ts';
import { type Hands, pickHex, press, SIZES } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Takes up the tile of the hand, unless it is up already. */
async function takeTile(page: Page, hands: Hands, place: number): Promise<void> {
  const tile = page.locator(`.hand .tile[data-place="${place}"]`);
  if ((await tile.getAttribute('aria-pressed')) === 'true') return;
  if (hands === 'keyboard') await page.keyboard.press(String(place + 1));
  else await press(page, hands, `.hand .tile[data-place="${place}"]`);
}

async function turnTo(page: Page, hands: Hands, hex: string, rotation: number): Promise<void> {
  for (let i = 0; i < 6; i++) {
    const shown = await page.evaluate(() =>
      Number(document.querySelector<SVGElement>('.ghost[data-turn]')?.dataset['turn'] ?? -1),
    );
    if (shown === rotation) return;
    if (hands === 'keyboard') await page.keyboard.press('e');
    else await press(page, hands, `[aria-keyshortcuts="E"]`);
  }
  throw new Error(`the tile on ${hex} cannot be turned to ${rotation}`);
}

async function doChoice(page: Page, hands: Hands, choice: Choice, state: State): Promise<void> {
  if ('tile' in choice && choice.tile !== undefined) {
    const { hand } = state.seats[0];
    await takeTile(page, hands, hand.indexOf(choice.tile));
  } else {
    const instant = choice.type === 'push' ? 'push-back' : choice.type;
    const { hand } = state.seats[0];
    await takeTile(
      page,
      hands,
      hand.findIndex((tile) => tileOf(state, tile).instant === instant),
    );
  }
  if (choice.type === 'place') {
    await pickHex(page, hands, hexName(choice.hex));
    await turnTo(page, hands, hexName(choice.hex), choice.rotation);
  }
  if (choice.type === 'push') {
    for (const hex of [choice.pusher, choice.target, choice.to ?? choice.target])
      if (!(await page.locator('[data-testid=confirm]:not([disabled])').count()))
        await pickHex(page, hands, hexName(hex));
  }
  if (choice.type === 'grenade') await pickHex(page, hands, hexName(choice.hex));
  const discard = page.locator('[data-choice=discard]');
  if (choice.type === 'discard' && (await discard.count())) await press(page, hands, '[data-choice=discard]');
  else await press(page, hands, '[data-testid=confirm]:not([disabled])');
}

/** Watches the Battle to its end. */
async function settle(page: Page, hands: Hands): Promise<boolean> {
  for (let i = 0; i < 200; i++) {
    const seen = page.locator('[data-testid=verdict]');
    if (await seen.count()) return (await seen.getAttribute('data-right')) === 'true';
    if (await page.locator('[data-testid=scene-done]').count()) {
      if (hands === 'keyboard') await page.keyboard.press('Escape');
      else await press(page, hands, '[data-testid=scene-done]').catch(() => undefined);
    }
    await page.waitForTimeout(20);
  }
  throw new Error('no verdict');
}

async function solve(page: Page, hands: Hands, task: Task): Promise<boolean> {
  if (task.kind === 'predict') await press(page, hands, `[data-answer="${reveal(task).right}"]`);
  else {
    let state = stateOf(task.board);
    const made: Choice[] = [];
    for (const text of task.solution) {
      const choice = parseChoice(text, state);
      await doChoice(page, hands, choice, state);
      made.push(choice);
      state = attempt({ ...task, follows: [] }, made).end;
    }
  }
  return settle(page, hands);
}

test.each([
  ['mouse', 'en'],
  ['mouse', 'pl'],
  ['touch', 'en'],
  ['touch', 'pl'],
  ['keyboard', 'en'],
  ['keyboard', 'pl'],
] as const)('every task can be done by %s in %s', { timeout: 240_000 }, async (hands, language) => {
  const { page, errors } = await site.openQuickly(`/#/learn/${LESSONS[0].key}`, SIZES[hands], { language });
  page.setDefaultTimeout(8000);
  for (const lesson of LESSONS)
    for (const [i, task] of lesson.tasks.entries()) {
      await page.locator('[data-testid=ask]').waitFor();
      expect(page.url(), `${lesson.key} ${task.key}`).toContain(
        `#/learn/${lesson.key}${i > 0 ? `/${i + 1}` : ''}`,
      );
      expect(await solve(page, hands, task), `${lesson.key} ${task.key}`).toBe(true);
      await press(page, hands, '[data-testid=next]');
    }
  await page.locator('.tick').last().waitFor();
  expect(await page.locator('.tick').count()).toBe(LESSONS.length);
  await page.reload();
  await expect.poll(() => page.locator('.tick').count()).toBe(LESSONS.length);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a wrong answer is told why, can be tried again, and the solution can be shown', async () => {
  const [lesson] = LESSONS;
  const task = lesson.tasks[0] as PlayTask;
  const { page } = await site.openQuickly(`/#/learn/${lesson.key}`, SIZES.mouse);
  await page.locator('[data-testid=ask]').waitFor();
  const start = stateOf(task.board);
  const wrong = requestOf(start)?.choices.find(({ type }) => type === 'place') as Choice;
  await doChoice(page, 'mouse', wrong, start);
  expect(await settle(page, 'mouse')).toBe(false);
  const said = await page.locator('.words').innerText();
  expect(said).toContain('Hybrid d3 is still standing.');
  await press(page, 'mouse', '[data-testid=retry]');
  await page.locator('.hand .tile').first().waitFor();
  await doChoice(page, 'mouse', wrong, start);
  await settle(page, 'mouse');
  await press(page, 'mouse', '[data-testid=show]');
  expect(await settle(page, 'mouse')).toBe(true);
  await page.context().close();
});
