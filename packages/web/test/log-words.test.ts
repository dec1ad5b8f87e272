// The log tells screen readers whose line it is, unless the sentence does.

import { expect, test } from 'vitest';
import { speak } from '../src/app/i18n.svelte.ts';
import { logWords } from '../src/app/texts.ts';
import { playUntil, testTable } from './helpers.ts';

test('a sentence says which seats it names', () => {
  const { table } = testTable({ seed: 'whole' });
  table.begin();
  playUntil(table, ({ over }) => over, 3);
  const told = table.history.steps.flatMap(({ events }) =>
    events.map((event) => ({ event, words: logWords(event, table.state.options) })),
  );
  const named = (type: string): (readonly number[])[] =>
    told.flatMap(({ event, words }) => (words && event.type === type ? [[...words.named]] : []));
  expect(named('draw').length).toBeGreaterThan(10);
  for (const { event, words } of told) {
    if (event.type === 'draw') expect([...(words?.named ?? [])]).toEqual([event.seat]);
  }
  expect(named('attack').length).toBeGreaterThan(0);
  expect(named('attack').every((seats) => seats.length === 0)).toBe(true);
});

test('a log that was told in one language is told in the next', async () => {
  const { table } = testTable();
  table.begin();
  playUntil(table, ({ game }) => game.log.length > 0);
  const [event] = table.history.steps[0].events;
  const { options } = table.state;
  const english = logWords(event, options);
  expect(logWords(event, options)).toBe(english);
  await speak('pl');
  expect(logWords(event, options)?.text).toMatch(/Sztab stanął/);
  await speak('en');
  expect(logWords(event, options)).toEqual(english);
});
