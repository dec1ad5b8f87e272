// What the service worker says when the server wakes it: public/push.js stands alone, so its words are there too.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { LANGUAGE_CODES } from '@nhex/texts';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../public/push.js', import.meta.url), 'utf8');

type Listener = (event: { data: { json(): unknown }; waitUntil(work: Promise<unknown>): void }) => void;

/** The title that a browser of that language shows. */
async function titleIn(language: string, kind: string): Promise<string> {
  const listeners = new Map<string, Listener>();
  let shown = '';
  let work: Promise<unknown> = Promise.resolve();
  const around = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    navigator: { language },
    clients: { matchAll: async () => [] },
    registration: {
      showNotification: (title: string) => {
        shown = title;
      },
    },
  };
  runInNewContext(SOURCE, around);
  listeners.get('push')?.({
    data: { json: () => ({ kind, game: 'g' }) },
    waitUntil: (given) => {
      work = given;
    },
  });
  await work;
  return shown;
}

test.each(['turn', 'challenge'])('%s has words in every language', async (kind) => {
  const titles = await Promise.all(LANGUAGE_CODES.map((code) => titleIn(`${code}-XX`, kind)));
  expect(titles.every((title) => title.length > 3)).toBe(true);
  expect(new Set(titles).size, 'a language is missing in public/push.js').toBe(LANGUAGE_CODES.length);
});

test('a language that nobody has translated gets English', async () => {
  // The code for what is in no language.
  expect(await titleIn('zxx', 'turn')).toBe(await titleIn('en-GB', 'turn'));
});
