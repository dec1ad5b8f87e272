// Where the bots put their HQs.

import { distance, type Hex, MAIN_BOARD, newState, playInPlace, viewOf } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { choose, makeBot } from '../src/index.ts';

/** The hexes that a bot chooses for both HQs. */
function hqsOf(armies: [string, string], seed: number): [Hex, Hex] {
  const state = newState({ armies }, `hq/${seed}`);
  const hexes = armies.map(() => {
    const { choice, code } = choose(makeBot('easy'), viewOf(state), { seed });
    if (choice.type !== 'hq') throw new Error(`no HQ, but ${choice.type}`);
    playInPlace(state, code);
    return choice.hex;
  });
  return [hexes[0], hexes[1]];
}

const sidesOf = (hex: Hex): number => MAIN_BOARD.neighbours[hex].length;

describe('the HQ', () => {
  test.each([
    ['moloch', 4],
    ['doomsday', 4],
    ['borgo', 4],
    ['hegemony', 6],
    ['outpost', 6],
  ])('of %s has %i open sides', (army, sides) => {
    for (let seed = 0; seed < 6; seed++) {
      const hexes = hqsOf([army, army === 'moloch' ? 'borgo' : 'moloch'], seed);
      expect(hexes.map(sidesOf)).toEqual([sides, 4]);
    }
  });

  test('is not put beside the other one', () => {
    for (let seed = 0; seed < 6; seed++) {
      const [first, second] = hqsOf(['hegemony', 'outpost'], seed);
      expect(distance(first, second)).toBeGreaterThan(1);
    }
  });
});
