// Puzzles as people do them: solve, fail and see why, hints, the puzzle of the day, links, the clock, own puzzles.
import { gameFrom, hexName, parseChoice, play } from '@nhex/engine';
import { dailyIndex, type Puzzle, solverOf, startOf } from '@nhex/puzzles';
import { collection, firstSteps } from '@nhex/puzzles/shipped';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hands, pickHex, press, SIZES } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Settings of a browser context for these hands. */
type Options = Parameters<Site['open']>[1];

/** Opens an address with everything quick. */
async function open(path: string, options: Options = SIZES.mouse, now?: string) {
  const { page, errors } = await site.openQuickly('about:blank', options);
  page.setDefaultTimeout(15_000);
  await page.clock.install({ time: new Date(now ?? '2026-11-18T12:00:00') });
  await page.goto(`${site.url}#/${path}`);
  return { page, errors };
}

const isPlaced = ({ solutions = [], goal }: Puzzle): boolean =>
  !goal.fewest && solutions[0]?.every((words) => words.startsWith('place ')) === true;
/** A puzzle whose solution is nothing but tiles placed. */
const placed = (puzzles: readonly Puzzle[]): Puzzle => {
  const found = puzzles.find(isPlaced);
  if (!found) throw new Error('no such puzzle');
  return found;
};

const useNamed = (page: Page, hands: Hands, testid: string): Promise<void> =>
  press(page, hands, `[data-testid=${testid}]`);

async function turnTo(page: Page, hands: Hands, rotation: number): Promise<void> {
  for (let i = 0; i < 6; i++) {
    const shown = await page.evaluate(() =>
      Number(document.querySelector<SVGElement>('.ghost[data-turn]')?.dataset['turn'] ?? -1),
    );
    if (shown === rotation || shown < 0) return;
    if (hands === 'keyboard') await page.keyboard.press('e');
    else await press(page, hands, '[aria-keyshortcuts="E"]');
  }
}

/** Places the tiles of a line; `turn` turns each of them away from where it should be. */
async function placeAll(
  page: Page,
  hands: Hands,
  puzzle: Puzzle,
  line: readonly string[],
  turn = 0,
): Promise<void> {
  let game = gameFrom(startOf(puzzle));
  for (const words of line) {
    const choice = parseChoice(words, game.state);
    if (choice.type !== 'place') throw new Error(`${words} is no placement`);
    const place = game.state.seats[solverOf(game.state)].hand.indexOf(choice.tile);
    if (hands === 'keyboard') await page.keyboard.press(String(place + 1));
    else await press(page, hands, `.hand.active .tile[data-place="${place}"]`);
    await pickHex(page, hands, hexName(choice.hex));
    const rotation = ((choice.rotation + turn) % 6) as typeof choice.rotation;
    await turnTo(page, hands, rotation);
    if (hands === 'keyboard') await page.keyboard.press('Enter');
    else await press(page, hands, '[data-testid=confirm]:not([disabled])');
    game = play(game, { ...choice, rotation }).game;
  }
}

/** Leaves a Battle that is watched. */
async function leaveScene(page: Page, hands: Hands): Promise<void> {
  if (hands === 'keyboard') await page.keyboard.press('Escape');
  else await press(page, hands, '[data-testid=scene-done]');
}

async function fight(page: Page, hands: Hands): Promise<boolean> {
  if (hands === 'keyboard') await page.keyboard.press('t');
  else await press(page, hands, '[data-testid=end-turn]');
  const verdict = page.getByTestId('verdict');
  const scene = page.getByTestId('scene-done');
  await verdict.or(scene).first().waitFor();
  if (await scene.count()) await leaveScene(page, hands);
  return (await verdict.getAttribute('data-right')) === 'true';
}

describe.each(['mouse', 'touch', 'keyboard'] as const)('by %s', (hands) => {
  const size = SIZES[hands];

  test('[PUZ-1] a puzzle is found from Home and solved', { timeout: 60_000 }, async () => {
    const puzzle = placed(firstSteps);
    const number = firstSteps.indexOf(puzzle);
    const { page, errors } = await open('', size);
    await press(page, hands, '.ways a[href="#/puzzles"]');
    await press(page, hands, `.steps li:nth-child(${number + 1}) a`);
    await page.getByTestId('goal').waitFor();
    // No Battle before all tiles are played.
    expect(await page.getByTestId('end-turn').count()).toBe(0);
    await placeAll(page, hands, puzzle, puzzle.solutions?.[0] ?? []);
    expect(await fight(page, hands)).toBe(true);
    const following = firstSteps[number + 1];
    expect(await page.getByTestId('next').getAttribute('href')).toBe(`#/puzzles/${following?.key ?? ''}`);
    await page.goto(`${site.url}#/puzzles`);
    await page.locator('.step.solved').waitFor();
    expect(await page.locator('.step.solved').count()).toBe(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an attempt that fails says why; it can be watched, taken back, and the solution seen as a replay', {
    timeout: 60_000,
  }, async () => {
    const puzzle = placed(collection);
    const line = puzzle.solutions?.[0] ?? [];
    const { page, errors } = await open(`puzzles/${puzzle.key}`, size);
    await page.getByTestId('goal').waitFor();
    expect(await page.getByTestId('solution').count()).toBe(0);
    await placeAll(page, hands, puzzle, line, 1);
    expect(await fight(page, hands)).toBe(false);
    expect((await page.getByTestId('why').textContent())?.length).toBeGreaterThan(5);
    expect(await page.getByTestId('rating-change').count()).toBe(1);
    await useNamed(page, hands, 'watch');
    await page.getByTestId('scene-done').waitFor();
    await leaveScene(page, hands);
    await useNamed(page, hands, 'back');
    // The tiles lie as they lay before the Battle.
    await page.getByTestId('end-turn').waitFor();
    await useNamed(page, hands, 'undo');
    await useNamed(page, hands, 'retry');
    await useNamed(page, hands, 'solution');
    await page.getByTestId('replay-at').waitFor();
    await useNamed(page, hands, 'to-puzzle');
    await page.getByTestId('goal').waitFor();
    await placeAll(page, hands, puzzle, line);
    expect(await fight(page, hands)).toBe(true);
    // Only the first attempt is rated.
    expect(await page.getByTestId('rating-change').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('three hints, one after the other', { timeout: 60_000 }, async () => {
    const puzzle = placed(collection);
    const { page, errors } = await open(`puzzles/${puzzle.key}`, size);
    for (let hint = 1; hint <= 3; hint++) {
      await useNamed(page, hands, 'hint');
      await expect.poll(() => page.locator('[data-testid=hints] li').count()).toBe(hint);
    }
    expect(await page.getByTestId('hint').count()).toBe(0);
    // The last one names the first play: tile and hex.
    const hex = (puzzle.solutions?.[0] ?? [])[0]?.split(' ')[2] ?? '';
    expect(await page.locator('[data-testid=hints] li').last().textContent()).toContain(` on ${hex}.`);
    await placeAll(page, hands, puzzle, puzzle.solutions?.[0] ?? []);
    expect(await fight(page, hands)).toBe(true);
    expect(await page.getByTestId('rating-change').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the puzzle of the day needs no network; days in a row are counted', { timeout: 60_000 }, async () => {
    // A day whose puzzle is solved by placing tiles.
    const days = Array.from({ length: 200 }, (_, i) =>
      new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10),
    );
    const day = days.find((each) => isPlaced(collection[dailyIndex(each, collection.length)])) ?? '';
    const puzzle = collection[dailyIndex(day, collection.length)];
    const { page, errors } = await open('puzzles', { ...size, serviceWorkers: 'allow' }, `${day}T12:00:00`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await useNamed(page, hands, 'daily');
    await page.getByTestId('goal').waitFor();
    expect(await page.getByTestId('goal').getAttribute('data-key')).toBe(puzzle.key);
    await placeAll(page, hands, puzzle, puzzle.solutions?.[0] ?? []);
    expect(await fight(page, hands)).toBe(true);
    await page.goto(`${site.url}#/puzzles`);
    await expect.poll(() => page.getByTestId('daily').textContent()).toMatch(/solved today.*1 day in a row/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a link opens the same puzzle elsewhere', { timeout: 60_000 }, async () => {
    const puzzle = placed(collection);
    const { page, errors } = await open(`puzzles/${puzzle.key}`, {
      ...size,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const goal = await page.getByTestId('goal').textContent();
    await useNamed(page, hands, 'share');
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#/z/');
    const other = await open(link.slice(link.indexOf('#/') + 2), size);
    expect(await other.page.getByTestId('goal').textContent()).toBe(goal);
    // What was not proved before is solved on the spot.
    await useNamed(other.page, hands, 'hint');
    await other.page.locator('[data-testid=hints] li').waitFor();
    expect([...errors, ...other.errors]).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  });

  test('against the clock: as many as one can in five minutes', { timeout: 60_000 }, async () => {
    const { page, errors } = await open('puzzles/clock', size);
    await useNamed(page, hands, 'start');
    const goalOf = async (): Promise<Puzzle> => {
      const key = await page.getByTestId('goal').getAttribute('data-key');
      const found = [...firstSteps, ...collection].find((each) => each.key === key);
      if (!found) throw new Error(`no puzzle ${key}`);
      return found;
    };
    for (let i = 0; i < 60 && !isPlaced(await goalOf()); i++) await useNamed(page, hands, 'skip');
    const puzzle = await goalOf();
    await placeAll(page, hands, puzzle, puzzle.solutions?.[0] ?? []);
    if (hands === 'keyboard') await page.keyboard.press('t');
    else await useNamed(page, hands, 'end-turn');
    await expect.poll(() => page.getByTestId('score').textContent()).toContain('1');
    await page.clock.fastForward('05:01');
    expect(await page.getByTestId('result').textContent()).toContain('You solved 1 puzzle.');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('a broken link says so, and so does one to a puzzle that is not there', {
  timeout: 60_000,
}, async () => {
  const { page, errors } = await open(`z/${encodeURIComponent('1!2!win!!!nhex2/broken')}`);
  expect(await page.getByTestId('broken').textContent()).toContain('This link is broken');
  await page.goto(`${site.url}#/puzzles/no-such-puzzle`);
  await expect.poll(() => page.getByTestId('broken').textContent()).toContain('No such puzzle');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a position of a game becomes a puzzle', { timeout: 60_000 }, async () => {
  const puzzle = placed(firstSteps);
  const { page, errors } = await open(`p/${encodeURIComponent(puzzle.position)}`);
  await page.locator('.export summary').click();
  await page.getByTestId('make-puzzle').click();
  await page.getByTestId('own-plays').selectOption(String(puzzle.plays));
  await page.getByTestId('own-goal').selectOption(puzzle.goal.kind);
  if (puzzle.goal.kind === 'kill')
    for (const hex of puzzle.goal.units) await page.locator(`[data-hex="${hex}"]`).click();
  await page.getByTestId('own-solve').click();
  await page.getByTestId('found').waitFor();
  await page.getByTestId('own-play').click();
  await page.getByTestId('goal').waitFor();
  await placeAll(page, 'mouse', puzzle, puzzle.solutions?.[0] ?? []);
  expect(await fight(page, 'mouse')).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});
