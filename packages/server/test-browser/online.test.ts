// Two people play in two browsers: through reloads, lost connections and restarts, and somebody watches.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, endTurn, look, type Now } from '../../web/test-browser/drive.ts';
import { atTable, giveUp, type House, openHouse, openTable, type Person, sitDown } from './online-harness.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

/** Both play, whoever is asked, until the wish holds for one of them or the game is over. */
async function playBoth(
  pages: readonly Page[],
  wish: (now: Now, who: number, step: number) => boolean,
  most = 4000,
): Promise<number> {
  const tried = pages.map(() => new Set<string>());
  for (let step = 0; step < most; step++) {
    for (const [who, page] of pages.entries()) {
      const now = await look(page);
      if (wish(now, who, step)) return who;
      if (now.what === 'over') continue;
      await act(page, { hands: 'mouse' }, step, tried[who]);
    }
    const all = await Promise.all(pages.map(look));
    if (all.every(({ what }) => what === 'over')) return -1;
  }
  throw new Error(`not there: ${JSON.stringify(await Promise.all(pages.map(look)))}`);
}

const hq = (page: Page): Promise<string[]> =>
  page
    .locator('[data-hq]')
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('data-hq')}:${each.textContent}`).sort());

test('a whole live game: a reload in the middle, a lost connection, somebody who watches, a rematch', async () => {
  const ann = await house.person();
  const bob = await house.person();
  const id = await openTable(ann.page, house.url, { pace: 'live' });
  await ann.page.locator('[data-testid=waiting]').waitFor();
  await sitDown(bob.page, house.url, id);
  await atTable(ann.page);
  const pages = [ann.page, bob.page];

  // Ann reloads while she is asked something in the middle of her turn.
  await playBoth(
    pages,
    (now, who, step) => who === 0 && step > 20 && now.what === 'choice' && now.stage === 'turn',
  );
  const before = await hq(ann.page);
  await ann.page.reload();
  await atTable(ann.page);
  await ann.page.locator('[data-testid=prompt][data-mine=true]').waitFor();
  expect(await hq(ann.page)).toEqual(before);

  // A visitor looks on, and cannot choose.
  const eve = await house.person();
  await eve.page.goto(`${house.url}/#/online/game/${id}`);
  await atTable(eve.page);
  expect(await eve.page.locator('[data-testid=watching]').count()).toBe(1);

  // Bob's connection is lost: he is told, plays on, and nothing gets lost.
  await playBoth(pages, (now, who, step) => who === 1 && step > 5 && now.canEnd);
  await bob.context.setOffline(true);
  await bob.page.locator('[data-testid=reconnecting]').waitFor();
  await endTurn(bob.page, 'mouse');
  await bob.page.locator('[data-unsent=true]').waitFor({ state: 'attached' });
  await bob.context.setOffline(false);
  await bob.page.locator('[data-connection=live][data-unsent=false]').waitFor({ state: 'attached' });
  await ann.page.locator('[data-testid=prompt][data-mine=true]').waitFor();

  await playBoth(pages, () => false);
  expect(await hq(ann.page)).toEqual(await hq(bob.page));
  await eve.page.locator('[data-testid=result]').waitFor();
  expect(await hq(eve.page)).toEqual(await hq(bob.page));

  await ann.page.locator('[data-testid=rematch]').click();
  await bob.page.locator('[data-testid=rematch]').click();
  await atTable(bob.page);
  await atTable(ann.page);
  expect(ann.page.url()).toBe(bob.page.url());
  for (const each of [ann, eve]) expect(each.complaints).toEqual([]);
}, 240_000);

/** Two people at a new table. */
async function duel(
  at: House,
  wish: Parameters<typeof openTable>[2] = {},
): Promise<[Person, Person, string]> {
  const ann = await at.person();
  const bob = await at.person();
  const id = await openTable(ann.page, at.url, wish);
  await sitDown(bob.page, at.url, id);
  await atTable(ann.page);
  return [ann, bob, id];
}

test('a by-turns game over a restart: what is chosen meanwhile arrives, two tabs agree, what was missed is shown', async () => {
  const own = await openHouse();
  try {
    const [ann, bob, id] = await duel(own, { pace: 'days' });
    const pages = [ann.page, bob.page];
    await playBoth(pages, (now, who, step) => who === 0 && step > 8 && now.canEnd);
    const second = await ann.context.newPage();
    await second.goto(`${own.url}/#/online/game/${id}`);
    await atTable(second);
    await bob.page.goto('about:blank');
    await own.stop();
    await ann.page.locator('[data-testid=reconnecting]').waitFor();
    await endTurn(ann.page, 'mouse');
    await ann.page.locator('[data-unsent=true]').waitFor({ state: 'attached' });
    await own.start();
    await ann.page.locator('[data-connection=live][data-unsent=false]').waitFor({ state: 'attached' });
    await expect.poll(() => second.locator('[data-testid=prompt]').getAttribute('data-mine')).toBe('false');
    await second.locator('[data-connection=live]').waitFor({ state: 'attached' });
    await bob.page.goto(`${own.url}/#/online/game/${id}`);
    await bob.page.locator('[data-testid=watch-again]').click();
    await bob.page.locator('[data-testid=prompt][data-mine=true]').waitFor();
    await playBoth(pages, (now, who, step) => who === 1 && step > 3 && now.canEnd);
    expect(await hq(second)).toEqual(await hq(bob.page));
  } finally {
    await own.close();
  }
}, 120_000);

test('whose clock runs out has lost, and both are told', async () => {
  const own = await openHouse();
  try {
    const [ann, bob] = await duel(own, { pace: 'live' });
    await playBoth([ann.page, bob.page], (now, who, step) => who === 0 && step > 5 && now.what === 'choice');
    expect(await ann.page.locator('[data-testid=clock]').count()).toBe(2);
    own.clock.ahead = 3_600_000;
    for (const { page } of [ann, bob])
      expect(await page.locator('[data-testid=result]').getAttribute('data-reason')).toBe('time');
  } finally {
    await own.close();
  }
}, 120_000);

test('a word that ended a game is told to whoever comes later; a table that everybody left has no winner', async () => {
  const [ann, bob] = await duel(house);
  await giveUp(bob.page);
  for (const { page } of [ann, bob]) {
    await page.reload();
    await page.locator('[data-testid=result][data-reason=resigned]').waitFor();
  }
  const said = await Promise.all(
    [ann, bob].map(({ page }) => page.locator('[data-testid=result]').textContent()),
  );
  expect(said[0]).toBe(said[1]);

  const cid = await house.person();
  await cid.page.goto(`${house.url}/#/online`);
  const id = await cid.page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await post('/api/guest', {});
    const options = { armies: ['borgo', 'outpost', 'moloch'], mode: 'deathmatch' };
    const seats = ['me', { bot: 'easy' }, { bot: 'easy' }];
    return (await post('/api/games', { options, seats })).id as string;
  });
  await cid.page.goto(`${house.url}/#/online/game/${id}`);
  await atTable(cid.page);
  await giveUp(cid.page);
  await cid.page.locator('[data-testid=result][data-reason=abandoned]').waitFor();
  await cid.page.reload();
  await cid.page.locator('[data-testid=result][data-reason=abandoned]').waitFor();
  expect(await cid.page.locator('[data-testid=prompt]').count()).toBe(0);
  expect(cid.complaints).toEqual([]);
}, 120_000);

test('a duplicate match: two games with the sides swapped, one score', async () => {
  const [ann, bob, first] = await duel(house, { match: 'duplicate' });
  await giveUp(bob.page);
  for (const { page } of [ann, bob]) await page.locator('[data-testid=next-game]').click();
  await ann.page.waitForURL((url) => !url.href.endsWith(first));
  for (const { page } of [ann, bob]) await atTable(page);
  expect(ann.page.url()).toBe(bob.page.url());
  await giveUp(bob.page);
  await expect.poll(() => ann.page.locator('[data-testid=match-score]').textContent()).toContain('2 : ');
  expect(await bob.page.locator('[data-testid=next-game]').count()).toBe(0);
}, 120_000);

test('an account is made of a guest, challenged by name, and deleted; two who look for an opponent find each other', async () => {
  const ann = await house.person();
  const bob = await house.person();
  await bob.page.goto(`${house.url}/#/online`);
  await bob.page.locator('[data-testid=guest]').click();
  await bob.page.goto(`${house.url}/#/online/account`);
  await bob.page.locator('input[name=name]').fill('Bobby');
  await bob.page.locator('input[name=password]').fill('correct horse');
  await bob.page.locator('[data-testid=enter]').click();
  const recovery = await bob.page.locator('[data-testid=recovery]').textContent();
  expect(recovery?.length).toBeGreaterThan(10);
  await bob.page.goto(`${house.url}/#/online`);
  await bob.page.locator('[data-testid=who]', { hasText: 'Bobby' }).waitFor();

  await openTable(ann.page, house.url, { holders: ['me', 'player'], against: 'Bobby' });
  await bob.page.locator('[data-testid=accept]').click();
  await atTable(bob.page);
  await atTable(ann.page);
  await ann.page.locator('[data-testid=chat]:visible').click();
  await ann.page.locator('[data-preset=good-luck]').click();
  await ann.page.locator('[data-testid=messages] li').waitFor();
  await ann.page.keyboard.press('Escape');
  expect(await bob.page.locator('[data-testid=said-here]').textContent()).toContain('Good luck!');
  await giveUp(ann.page);

  await ann.page.goto(`${house.url}/#/online`);
  const cat = await house.person();
  await cat.page.goto(`${house.url}/#/online`);
  for (const { page } of [ann, cat]) await page.locator('[data-testid=seek-quick]').click();
  for (const { page } of [ann, cat]) await atTable(page);
  expect(ann.page.url()).toBe(cat.page.url());

  await bob.page.goto(`${house.url}/#/online/account`);
  await bob.page.locator('[data-testid=delete-open]').click();
  await bob.page.locator('[data-testid=delete-password]').fill('wrong');
  await bob.page.locator('[data-testid=delete-go]').click();
  await bob.page.locator('[data-code=wrong-password]').waitFor();
  await bob.page.locator('[data-testid=delete-password]').fill('correct horse');
  await bob.page.locator('[data-testid=delete-go]').click();
  await bob.page.locator('[data-testid=guest]').waitFor();
}, 120_000);

test('two ban and pick, and play with what they took', async () => {
  const ann = await house.person();
  const bob = await house.person();
  const id = await openTable(ann.page, house.url, { armyChoice: 'draft' });
  await bob.page.goto(`${house.url}/#/online/game/${id}`);
  await bob.page.locator('[data-testid=sit-1]').click();
  for (const [{ page }, army] of [
    [ann, 'moloch'],
    [bob, 'hegemony'],
    [bob, 'borgo'],
    [ann, 'outpost'],
  ] as const)
    await page.locator(`[data-testid=draft] [data-army=${army}]:enabled`).click();
  await atTable(ann.page);
  await atTable(bob.page);
  expect(await bob.page.locator('.seat').first().textContent()).toContain('Outpost');
}, 60_000);
