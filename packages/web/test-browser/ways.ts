// The ways of playing that a test goes through: by mouse and keyboard at a desk, by touch on a phone.
import type { Page } from 'playwright-core';
import { type Hands, press } from './drive.ts';
import type { Site } from './harness.ts';

export const DESK = { viewport: { width: 1366, height: 768 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const WAYS: readonly (readonly [Hands, object])[] = [
  ['mouse', DESK],
  ['touch', PHONE],
  ['keyboard', DESK],
];
/** Those for which every screen on the way is passed by hand. */
export const POINTING = WAYS.filter(([hands]) => hands !== 'keyboard');

/** Presses a button in the way of these hands. */
export async function use(page: Page, hands: Hands, selector: string): Promise<void> {
  if (hands !== 'keyboard') return press(page, hands, selector);
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
}

/** A page of the site at a path, with quick games and without hand-over. */
export const openAt = (site: Site, path: string, size: object): ReturnType<Site['open']> =>
  site.openQuickly(path, size, { handOver: false, sound: false });

/** A file as an input takes it. */
export const jsonFile = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
