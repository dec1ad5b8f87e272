// What is kept of the standing of a board while a Battle goes on equals what is worked out anew.

import { expect, test } from 'vitest';
import { cloneState, codesOf, type State, unitsOn } from '../src/index.ts';
import { chancesOf, fieldOf, toughnessOf } from '../src/standing/field.ts';
import { randomGame } from './random-games.ts';

const GAMES = Number(process.env['NHEX_GAMES'] ?? 60);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);

/** All that the standing says of the units that are there, and what may be chosen on such a board. */
function seenOn(state: State): unknown {
  const field = fieldOf(state);
  const standing = unitsOn(state.units).map(({ unit }) => ({
    unit,
    netted: field.netted[unit],
    melee: field.melee[unit],
    ranged: field.ranged[unit],
    phases: chancesOf(field, unit),
    toughness: toughnessOf(field, unit),
  }));
  return { standing, codes: codesOf(state) };
}

test('in a Battle that goes on after deaths', () => {
  let compared = 0;
  for (let number = SEED * 1000; number < SEED * 1000 + GAMES; number++) {
    randomGame(number, (state) => {
      if (!state.battle) return;
      const kept = seenOn(state);
      // A copy is a board that nobody has looked at.
      expect(seenOn(cloneState(state))).toEqual(kept);
      compared += 1;
    });
  }
  expect(compared).toBeGreaterThan(GAMES / 2);
});
