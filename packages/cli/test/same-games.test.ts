// Games of an earlier commit, followed: the same way is seen as such, and where one departs it is named.

import { expect, test } from 'vitest';
import { follow } from '../src/games/follow.ts';
import { planOf } from '../src/games/many.ts';
import { playByChance } from '../src/games/play.ts';

const plans = Array.from({ length: 80 }, (_, number) => planOf(number));
const habits = { byKind: true, leftAlone: [] };

test('the games are of all modes, editions, boards and variants', () => {
  const all = (field: 'mode' | 'edition' | 'board'): Set<string> =>
    new Set(plans.map(({ options }) => options[field]));
  expect([all('mode').size, all('edition').size, all('board').size]).toEqual([5, 4, 2]);
  expect(new Set(plans.flatMap(({ options }) => options.variants)).size).toBe(6);
  expect(new Set(plans.map(({ options }) => options.armies.length))).toEqual(new Set([2, 3, 4, 5, 6]));
});

test.each(plans.slice(0, 4))('a game of today is followed to its end: $seed', (plan) => {
  const played = playByChance(plan, habits);
  expect(played.choices.length).toBeGreaterThan(20);
  expect(follow(played)).toBeUndefined();
});

test('a choice that is not legal and one that led elsewhere are told with their place', () => {
  const { choices, positions, ...plan } = playByChance(plans[0], habits);
  const changed = (list: readonly string[], text: string) => list.map((each, i) => (i === 10 ? text : each));
  const other = changed(choices, 'place claws g4 r0');
  expect(follow({ ...plan, positions, choices: other })).toMatchObject({ kind: 'gone', at: 10 });
  const elsewhere = changed(positions, positions[11]);
  expect(follow({ ...plan, choices, positions: elsewhere })).toMatchObject({
    kind: 'other',
    at: 10,
    choice: choices[10],
    before: positions[9],
    today: positions[10],
    earlier: positions[11],
  });
});

test('kinds of choices can be left alone', () => {
  const { choices } = playByChance(plans[0], { byKind: true, leftAlone: ['place', 'discard'] });
  const all = playByChance(plans[0], habits).choices;
  const placed = (list: readonly string[]): number => list.filter((text) => text.startsWith('place ')).length;
  expect(placed(choices) / choices.length).toBeLessThan(placed(all) / all.length);
});
