import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packText } from '../src/app/link.ts';
import { startGame } from './drive.ts';
import { openSite, type Site } from './harness.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const RECORD = '[NHex "1"]\n[Armies "borgo moloch"]\n[Seed "1"]\n\n0 hq z9 r0\n';

/** A page in Polish; what is typed or pasted there stands in quotes and is nobody's sentence. */
async function inPolish(): Promise<Page> {
  const { page } = await site.openQuickly(
    '/',
    { viewport: { width: 1366, height: 768 } },
    { language: 'pl', typedMoves: true },
  );
  return page;
}

async function complaint(page: Page): Promise<string> {
  const text = (await page.locator('[role=alert]').first().innerText()).replace(/\s+/g, ' ');
  expect(text.replace(/„[^”]*”|"[^"]*"/g, '')).not.toMatch(
    /\b(the|is|are|not|no|there|this|line|column|player)\b/i,
  );
  return text;
}

describe('in Polish', () => {
  test('broken links are explained without a word of English', { timeout: 60_000 }, async () => {
    const page = await inPolish();
    for (const [hash, said] of [
      ['g/AAAA', 'Link jest uszkodzony'],
      ['g/%%%', 'Link jest uszkodzony'],
      [`g/${await packText(RECORD)}`, 'Nie ma pola "z9" (wiersz 5, znak 4).'],
      ['p/nhex1', 'Nie da się odczytać pozycji'],
      ['table/nowhere', 'Nie ma takiej gry'],
      ['replay/nowhere', 'Nie ma takiej gry'],
    ]) {
      await page.goto(`${site.url}#/${hash}`);
      await page.reload();
      await page.locator('[role=alert]').waitFor();
      expect(await complaint(page), hash).toContain(said);
    }
    await page.context().close();
  });

  test('so are broken records that are pasted, and moves that are typed', { timeout: 60_000 }, async () => {
    const page = await inPolish();
    await page.goto(`${site.url}#/replays`);
    await page.locator('textarea').fill(RECORD);
    await page.locator('.open .primary').click();
    await page.locator('#paste-trouble').waitFor();
    expect(await complaint(page)).toContain('Nie ma pola "z9" (wiersz 5, znak 4).');
    await startGame(page, { seed: 'polish' });
    for (const [typed, said] of [
      ['hq z9', 'Nie ma pola "z9" (znak 4).'],
      ['end', '„end” nie jest teraz możliwe w ten sposób.'],
    ]) {
      await page.locator('#typed').fill(typed);
      await page.locator('#typed').press('Enter');
      await expect.poll(() => page.locator('#typed-trouble').innerText()).toContain(said);
      await complaint(page);
    }
    await page.context().close();
  });
});
