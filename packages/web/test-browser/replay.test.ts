import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playUntil, quickly, startGame } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const DESK = { viewport: { width: 1366, height: 768 }, permissions: ['clipboard-read', 'clipboard-write'] };
const mouse = { hands: 'mouse' } as const;
const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const hexes = (page: Page): Promise<string[]> =>
  page.locator('[data-hex]').evaluateAll((all) => all.map((hex) => hex.getAttribute('aria-label') ?? ''));

describe('a finished game', () => {
  test('is shared as a link, replayed, branched and exported', { timeout: 240_000 }, async () => {
    const { page, errors } = await site.openQuickly('/', DESK);
    await startGame(page, { armies: ['outpost', 'borgo'], seed: 'share' });
    await playUntil(page, mouse, () => false);
    const result = await page.locator('[data-testid=result]').innerText();
    await page.locator('[data-testid=share]').click();
    await expect.poll(() => pasted(page)).toContain('#/g/');
    const link = await pasted(page);

    // Another browser, which has never seen the game.
    const other = await site.open('/', DESK);
    await quickly(other.page);
    await other.page.goto(link);
    await other.page.locator('[data-testid=replay-at]').waitFor();
    await other.page.keyboard.press('End');
    await expect
      .poll(() => other.page.locator('.log').innerText())
      .toContain(result.replace(/ wins[\s\S]*$/, ''));
    const points = (at: Page): Promise<string[]> => at.locator('[data-hq]').allInnerTexts();
    await page.keyboard.press('Escape');
    expect((await points(other.page)).sort()).toEqual((await points(page)).sort());

    // It is told who played, and a reload comes back to the same step.
    expect(await other.page.locator('.seats').innerText()).toMatch(/Person[\s\S]*Bot: Beginner/);
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await other.page.keyboard.press(key);
    await other.page.waitForURL(/\/2$/);
    await other.page.reload();
    await expect.poll(() => other.page.locator('[data-testid=replay-at]').innerText()).toMatch(/^Step 2 /);

    // Step and scrub.
    await other.page.keyboard.press('Home');
    expect(await other.page.locator('[data-testid=replay-at]').innerText()).toMatch(/^Step 0 /);
    for (let i = 0; i < 20; i++) await other.page.keyboard.press('ArrowRight');
    expect(await other.page.locator('[data-testid=replay-at]').innerText()).toMatch(/^Step 20 /);
    await other.page.locator('.battles button').first().click();
    await other.page.getByRole('button', { name: 'Watch this Battle' }).click();
    await other.page.locator('[data-testid=scene-done]').click();
    await other.page.locator('[data-testid=replay-at]').waitFor();

    // Export.
    for (const [name, file] of [
      ['Record as a file', 'game.nhex'],
      ['Board as SVG', 'nhex.svg'],
      ['Board as PNG', 'nhex.png'],
    ] as const) {
      await other.page.locator('.export summary').click();
      const [download] = await Promise.all([
        other.page.waitForEvent('download'),
        other.page.getByRole('button', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
    }

    // Branch: play on from step 20, against a bot.
    await other.page.locator('input[type=range]').fill('20');
    const board = (await hexes(other.page)).map((text) => text.split(' · ')[0]);
    // The person is the one whose turn it is, so that the board stays as it is until it has been looked at.
    const [person] = await other.page
      .locator('.seat')
      .evaluateAll((all) => all.flatMap((seat, i) => (seat.classList.contains('asked') ? [i] : [])));
    await other.page.locator('[data-testid=branch]').click();
    await other.page.locator('dialog select').nth(person).selectOption('person');
    await other.page
      .locator('dialog select')
      .nth(1 - person)
      .selectOption('beginner');
    await other.page.locator('[data-testid=branch-go]').click();
    await other.page.locator('[data-testid=prompt]').waitFor();
    expect((await hexes(other.page)).map((text) => text.split(' · ')[0])).toEqual(board);
    let choices = 0;
    await playUntil(other.page, mouse, (now) => now.what === 'choice' && ++choices > 8);
    expect([...errors, ...other.errors]).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });

  test('is opened from its pasted text, and a position from its link', { timeout: 120_000 }, async () => {
    const { page, errors } = await site.openQuickly('/', DESK);
    await startGame(page, { seed: 'paste' });
    let turns = 0;
    await playUntil(
      page,
      mouse,
      (now) => now.stage === 'turn' && now.what === 'choice' && now.canEnd && ++turns > 2,
    );
    await page.evaluate(() => (location.hash = location.hash.replace('table', 'replay')));
    await page.locator('[data-testid=replay-at]').waitFor();
    await page.keyboard.press('End');
    const board = await hexes(page);
    await page.locator('.export summary').click();
    await page.getByRole('button', { name: 'Copy the record' }).click();
    await expect.poll(() => page.locator('.told').innerText()).toBe('Copied.');
    const record = await pasted(page);
    await page.locator('.export summary').click();
    await page.getByRole('button', { name: 'Copy a link to this position' }).click();
    await expect.poll(() => pasted(page)).toContain('#/p/');
    const position = await pasted(page);

    await page.goto(`${site.url}#/replays`);
    await page.locator('textarea').fill(record);
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.locator('[data-testid=replay-at]').waitFor();
    await page.keyboard.press('End');
    expect(await hexes(page)).toEqual(board);

    await page.goto(position);
    await page.reload();
    await page.locator('[data-hex]').first().waitFor();
    expect(await hexes(page)).toEqual(board);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('what cannot be read', () => {
  test.each([
    ['a damaged link', '#/g/7ZZZbroken'],
    ['an empty link', '#/g/'],
    ['a link that holds something else', '#/g/y0jNyclXKM8vyklRBAA'],
    ['a damaged position', '#/p/nonsense'],
    ['a game that is not there', '#/table/missing'],
    ['a replay that is not there', '#/replay/missing'],
    ['an address that leads nowhere', '#/what'],
  ])('%s is told, with a way back', async (_, hash) => {
    const { page, errors } = await site.open(`/${hash}`, DESK);
    await page.locator('[role=alert] h1').waitFor();
    expect((await page.locator('[role=alert] p').first().innerText()).length).toBeGreaterThan(20);
    await page.locator('[role=alert] a.primary').click();
    await page.locator('.play').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a pasted text that is no record, and a damaged stored game', async () => {
    const { page, errors } = await site.open('/#/replays', DESK);
    await page.locator('textarea').fill('hello there');
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.locator('[role=alert]').waitFor();
    await page.evaluate(async () => {
      const open = indexedDB.open('nhex', 1);
      const db = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)));
      const write = db.transaction('games', 'readwrite');
      write.objectStore('games').put({
        id: 'bad',
        record: 'garbage',
        players: [],
        armies: ['borgo', 'moloch'],
        hq: [20, 20],
        updated: 1,
        inputs: 3,
        finished: false,
      });
      await new Promise((resolve) => (write.oncomplete = resolve));
      db.close();
    });
    await page.goto(`${site.url}#/table/bad`);
    await page.locator('[role=alert] h1').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
