import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look, playUntil, quickly, startGame, whenKept } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const mouse = { hands: 'mouse' } as const;

const boardOf = (page: Page): Promise<string[]> =>
  page.locator('[data-hex]').evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute('aria-label') ?? ''));

async function aGame(seed: string, options = {}) {
  const opened = await site.openQuickly('/', { viewport: { width: 1366, height: 768 } });
  await startGame(opened.page, { seed, ...options });
  return opened;
}

describe('a game survives', () => {
  test('a reload, and is offered on the home screen', { timeout: 120_000 }, async () => {
    const { page, errors } = await aGame('reload');
    let turns = 0;
    await playUntil(
      page,
      mouse,
      (now) => now.what === 'choice' && now.stage === 'turn' && now.canEnd && ++turns > 3,
    );
    const before = await boardOf(page);
    await whenKept(page);
    await page.reload();
    await page.locator('[data-testid=prompt][data-mine=true]').waitFor();
    expect(await boardOf(page)).toEqual(before);
    await page.goto(site.url);
    await page.locator('.resume').click();
    await page.locator('[data-testid=prompt][data-mine=true]').waitFor();
    expect(await boardOf(page)).toEqual(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a second tab, which follows the first until it takes over', { timeout: 120_000 }, async () => {
    const { page, errors } = await aGame('tabs');
    await playUntil(page, mouse, (now) => now.stage === 'turn' && now.what === 'choice');
    await whenKept(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.locator('.notice button').waitFor();
    await expect.poll(async () => (await look(second)).what).toBe('wait');

    const before = await boardOf(page);
    let turns = 0;
    await playUntil(
      page,
      mouse,
      (now) => now.what === 'choice' && now.stage === 'turn' && now.canEnd && ++turns > 3,
    );
    const after = await boardOf(page);
    expect(after).not.toEqual(before);
    await expect.poll(() => boardOf(second)).toEqual(after);

    await second.locator('.notice button').click();
    await second.locator('[data-testid=prompt][data-mine=true]').waitFor();
    expect(await boardOf(second)).toEqual(after);
    await page.locator('.notice button').waitFor();
    await expect.poll(async () => (await look(page)).what).toBe('wait');
    await playUntil(second, mouse, (now) => now.stage === 'forced-discard' && now.what === 'choice');
    const last = await boardOf(second);
    await expect.poll(() => boardOf(page)).toEqual(last);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('two tabs that know nothing of each other: the move that was kept first stays', {
    timeout: 120_000,
  }, async () => {
    const { page, errors } = await site.open('/', { viewport: { width: 1366, height: 768 } });
    await quickly(page, { handOver: false, typedMoves: true });
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, 'locks', { value: undefined });
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    });
    await page.reload();
    await startGame(page, { hotSeat: true, seed: 'apart' });
    await whenKept(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    // It knows the game as it is before the first move.
    await second.locator('[data-testid=prompt][data-mine=true]').waitFor();
    const type = async (tab: Page, move: string): Promise<void> => {
      await tab.locator('#typed').fill(move);
      await tab.locator('#typed').press('Enter');
    };
    await type(page, 'hq d4');
    await expect.poll(() => boardOf(page)).toContainEqual(expect.stringMatching(/^d4.*HQ/));
    await whenKept(page);
    await type(second, 'hq c3');
    // The second tab's move is refused; what the first one kept can be played on from both.
    await second.locator('.notice button').click();
    await expect.poll(() => boardOf(second)).toContainEqual(expect.stringMatching(/^d4.*HQ/));
    await page.reload();
    await page.locator('[data-testid=prompt][data-mine=true]').waitFor();
    expect(await boardOf(page)).toEqual(await boardOf(second));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a browser that keeps nothing', { timeout: 120_000 }, async () => {
    const { page, errors } = await site.open('/', { viewport: { width: 1366, height: 768 } });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => ({
          open: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
      });
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.reload();
    await startGame(page, { seed: 'nothing' });
    await page.locator('.trouble').waitFor();
    await playUntil(page, mouse, (now) => now.stage === 'forced-discard' && now.what === 'choice');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a full storage', { timeout: 120_000 }, async () => {
    const { page, errors } = await site.open('/', { viewport: { width: 1366, height: 768 } });
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await startGame(page, { seed: 'full' });
    await page.locator('.trouble').waitFor();
    await playUntil(page, mouse, (now) => now.stage === 'forced-discard' && now.what === 'choice');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('without a network after the first visit', { timeout: 120_000 }, async () => {
    const { page, errors } = await site.open('/', {
      viewport: { width: 1366, height: 768 },
      serviceWorkers: 'allow',
    });
    await quickly(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await startGame(page, { seed: 'offline' });
    await playUntil(page, mouse, (now) => now.stage === 'forced-discard' && now.what === 'choice');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('the list of games', () => {
  test('names a damaged game, deletes it, and brings a deleted one back', { timeout: 60_000 }, async () => {
    const { page, errors } = await aGame('list');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('nhex');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('games', 'readwrite');
            writing.objectStore('games').put({ id: 'broken', updated: 1 });
            writing.oncomplete = () => resolve();
          };
        }),
    );
    await page.goto(`${site.url}#/replays`);
    await page.reload();
    const damaged = page.locator('[data-testid=damaged]');
    await damaged.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => damaged.count()).toBe(0);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    // Once the list shows it again it is kept again.
    await page.getByRole('button', { name: 'Delete' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Delete' }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(1);
    expect(await damaged.count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('taking back', () => {
  test('undo brings the tile back to the hand', { timeout: 120_000 }, async () => {
    const { page, errors } = await aGame('undo', { armies: ['borgo', 'moloch'] });
    let placed = false;
    await playUntil(page, mouse, (now) => {
      placed ||= now.stage === 'turn' && now.canConfirm && now.lit.length > 0;
      return placed;
    });
    const hand = await page.locator('.hand.active .tile').count();
    await page.locator('[data-testid=confirm]').click();
    await page.locator('[data-testid=undo]').waitFor();
    expect(await page.locator('.hand.active .tile').count()).toBe(hand - 1);
    await page.keyboard.press('u');
    await expect.poll(() => page.locator('.hand.active .tile').count()).toBe(hand);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a tile dragged onto the board can be turned by the wheel and cancelled', {
    timeout: 120_000,
  }, async () => {
    const { page, errors } = await aGame('drag', { armies: ['borgo', 'moloch'] });
    await playUntil(
      page,
      mouse,
      (now) => now.stage === 'turn' && now.what === 'choice' && !now.selecting && now.usable.length > 0,
    );
    const tile = await page.locator('.hand.active .tile:not(.dim)').first().boundingBox();
    if (!tile) throw new Error('no tile');
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await page.mouse.down();
    await page.mouse.move(tile.x + 100, tile.y - 60, { steps: 5 });
    const free = (await look(page)).lit[0];
    const hex = await page.locator(`[data-hex="${free}"]`).boundingBox();
    if (!hex) throw new Error('no hex');
    await page.mouse.move(hex.x + hex.width / 2, hex.y + hex.height / 2, { steps: 5 });
    await page.mouse.up();
    expect((await look(page)).canConfirm).toBe(true);
    const angle = (): Promise<string> =>
      page.locator('.ghost .turning').evaluate((node) => (node as SVGElement).style.transform);
    const before = await angle();
    await page.mouse.wheel(0, 60);
    await expect.poll(angle).not.toBe(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect((await look(page)).selecting).toBe(false);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
