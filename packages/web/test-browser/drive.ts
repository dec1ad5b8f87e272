// Plays the game in the browser as people do: by mouse, by touch, by keyboard. Knows the screen, not the rules.
import type { Page } from 'playwright-core';

export type Hands = 'mouse' | 'touch' | 'keyboard';

export interface Now {
  /** What the screen waits for. */
  readonly what: 'scene' | 'hand-over' | 'choice' | 'wait' | 'over';
  readonly stage: string;
  readonly lit: readonly string[];
  readonly options: number;
  readonly usable: readonly number[];
  readonly canConfirm: boolean;
  readonly selecting: boolean;
  readonly canEnd: boolean;
}

/** Waits until every move is kept: what the screen shows is written a moment later. */
export const whenKept = (page: Page): Promise<void> => page.locator('[data-kept=true]').waitFor();

/** What the screen shows, as far as a player acts on it. */
export const look = (page: Page): Promise<Now> =>
  page.evaluate(() => {
    const has = (query: string): boolean => document.querySelector(query) !== null;
    const prompt = document.querySelector<HTMLElement>('[data-testid=prompt]');
    const stage = prompt?.dataset['stage'] ?? '';
    const mine = prompt?.dataset['mine'] === 'true';
    const usable = [...document.querySelectorAll<HTMLElement>('.hand.active .tile:not(.dim)')].map((tile) =>
      Number(tile.dataset['place']),
    );
    const what = has('[data-testid=scene]')
      ? 'scene'
      : has('[data-testid=hand-over]')
        ? 'hand-over'
        : has('[data-testid=result]')
          ? 'over'
          : mine
            ? 'choice'
            : 'wait';
    return {
      what,
      stage,
      lit: [...document.querySelectorAll<SVGElement>('.hit.tap')].map((hit) => hit.dataset['hex'] ?? ''),
      options: document.querySelectorAll('.options button').length,
      usable,
      canConfirm: has('[data-testid=confirm]:not([disabled])'),
      selecting: has('[data-testid=confirm]'),
      canEnd: has('[data-testid=end-turn]'),
    } as const;
  });

/** A screen for each kind of hands. */
export const SIZES = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 1280, height: 800 } },
} as const;

export async function press(page: Page, hands: Hands, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  if (hands === 'keyboard') {
    await target.focus();
    await page.keyboard.press('Enter');
  } else if (hands === 'touch') await target.tap();
  else await target.click();
}

export async function pickHex(page: Page, hands: Hands, hex: string): Promise<void> {
  if (hands === 'keyboard') {
    await page.keyboard.press('b');
    await walkTo(page, hex);
    await page.keyboard.press('Enter');
    return;
  }
  const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
  if (!box) throw new Error(`hex ${hex} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hands === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const focusedHex = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset?.['hex'] ?? '');

/** Arrow keys until that hex has the focus: along the columns first, then up or down. */
export async function walkTo(page: Page, hex: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-hex'));
  for (let i = 0; i < 30; i++) {
    const at = await focusedHex(page);
    if (at === hex) return;
    if (at[0] !== hex[0]) await page.keyboard.press(at[0] < hex[0] ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(Number(at.slice(1)) < Number(hex.slice(1)) ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrow keys do not lead to ${hex}`);
}

async function takeTile(page: Page, hands: Hands, place: number): Promise<void> {
  if (hands === 'keyboard') await page.keyboard.press(String(place + 1));
  else await press(page, hands, `.hand.active .tile[data-place="${place}"]`);
}

export async function confirm(page: Page, hands: Hands): Promise<void> {
  if (hands === 'keyboard') await page.keyboard.press('Enter');
  else await press(page, hands, '[data-testid=confirm]');
}

/** How a test steers the player. */
export interface Way {
  readonly hands: Hands;
  /** A number that changes from step to step, so that not always the first thing is taken. */
  readonly luck?: (step: number) => number;
}

/** Always the same numbers, but without a short period: whoever picks in a circle gets out of it. */
const mixed = (step: number): number => Math.imul(step + 1, 0x9e3779b1) >>> 15;

/** Does one thing and tells what was seen before it. `tried` remembers tiles that led nowhere this turn. */
export async function act(page: Page, way: Way, step: number, tried: Set<string>, seen?: Now): Promise<Now> {
  const { hands } = way;
  const now = seen ?? (await look(page));
  const pick = <T>(from: readonly T[]): T => from[(way.luck?.(step) ?? mixed(step)) % from.length];
  if (now.what === 'scene') {
    if (hands === 'keyboard') await page.keyboard.press('Escape');
    else if (await page.locator('[data-testid=scene-done]').count())
      await press(page, hands, '[data-testid=scene-done]').catch(() => undefined);
    // An instant is only watched.
    else await page.waitForTimeout(30);
    return now;
  }
  if (now.what === 'hand-over') {
    if (hands === 'keyboard') await page.keyboard.press('Enter');
    else await press(page, hands, '[data-testid=hand-over]');
    tried.clear();
    return now;
  }
  if (now.what !== 'choice') {
    await page.waitForTimeout(30);
    return now;
  }
  if (now.canConfirm) await confirm(page, hands);
  else if (now.selecting && now.lit.length > 0) await pickHex(page, hands, pick(now.lit));
  else if (now.selecting) await leave(page, hands);
  else if (now.options > 0) {
    if (hands === 'keyboard') {
      await page.locator('.options button').first().focus();
      await page.keyboard.press('Enter');
    } else await press(page, hands, '.options button');
  } else {
    const left = now.usable.filter((place) => !tried.has(`${now.usable.length}/${place}`));
    if (left.length > 0) {
      const place = pick(left);
      tried.add(`${now.usable.length}/${place}`);
      await takeTile(page, hands, place);
    } else if (now.canEnd) {
      tried.clear();
      await endTurn(page, hands);
    } else await page.waitForTimeout(30);
  }
  return now;
}

/** Ends the turn, also when it is asked back whether that is meant. */
export async function endTurn(page: Page, hands: Hands): Promise<void> {
  const end = async (): Promise<void> => {
    if (hands === 'keyboard') await page.keyboard.press('t');
    else await press(page, hands, '[data-testid=end-turn]');
  };
  await end();
  if (await page.locator('[data-asks=true]').count()) await end();
}

async function leave(page: Page, hands: Hands): Promise<void> {
  if (hands === 'keyboard') await page.keyboard.press('Escape');
  else await press(page, hands, '[data-testid=cancel]');
}

/** Plays on until the wish holds, or the game is over. */
export async function playUntil(
  page: Page,
  way: Way,
  wish: (now: Now, step: number) => boolean,
  most = 3000,
): Promise<Now> {
  const tried = new Set<string>();
  for (let step = 0; step < most; step++) {
    const now = await look(page);
    if (wish(now, step) || now.what === 'over') return now;
    await act(page, way, step, tried, now);
  }
  const stuck = JSON.stringify(await look(page));
  throw new Error(`the game did not get there in ${most} steps: ${stuck}`);
}

/** Settings that make games quick; set before the first page is opened. */
export const quickly = (page: Page, more: Record<string, unknown> = {}): Promise<unknown> =>
  page.addInitScript((given) => {
    try {
      if (!localStorage.getItem('nhex-settings'))
        localStorage.setItem(
          'nhex-settings',
          JSON.stringify({ speed: 4, pace: 'fast', motion: 'reduced', language: 'en', ...given }),
        );
    } catch {
      // A page without storage.
    }
  }, more);

export interface Wish {
  readonly hands?: Hands;
  readonly armies?: readonly string[];
  readonly bot?: string;
  readonly seed?: string;
  readonly hotSeat?: boolean;
  readonly mode?: string;
  /** Names of variants, in English. */
  readonly variants?: readonly string[];
  readonly minutes?: number;
}

/** Starts a game from the New game screen. */
export async function startGame(page: Page, wish: Wish = {}): Promise<void> {
  const {
    hands = 'mouse',
    armies = ['outpost', 'moloch'],
    bot = 'beginner',
    seed = 'browser',
    hotSeat = false,
  } = wish;
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    hotSeat ? '#/new/hot-seat' : '#/new',
  );
  await page.locator('form .go').waitFor();
  for (const box of await page.locator('summary').all()) await box.click();
  if (wish.mode) {
    await page.locator('select[name=mode]').selectOption(wish.mode);
    await page.locator('select[name=players]').selectOption(String(armies.length));
  }
  for (const name of wish.variants ?? [])
    await page.getByRole('checkbox', { name: new RegExp(`^${name} `) }).check();
  for (const [seat, army] of armies.entries()) {
    const radio = page.locator(`input[name="army-${seat}"][value="${army}"]`);
    await page.locator('label.army', { has: radio }).click();
  }
  if (!hotSeat) await page.locator('.seats section').nth(1).locator('select').selectOption(bot);
  if (wish.minutes) await page.locator('details').nth(1).locator('select').selectOption(String(wish.minutes));
  await page.locator('input[maxlength="40"]').fill(seed);
  if (hands === 'touch') await page.locator('form .go').tap();
  else await page.locator('form .go').click();
  await page.locator('[data-hex="d4"]').waitFor();
}
