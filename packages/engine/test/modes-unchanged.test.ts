// A full board on which a Battle changes nothing ends the game, among several players too (BAT-8).

import { describe, expect, test } from 'vitest';
import { EDITIONS, hexName, MAIN_BOARD, type State } from '../src/index.ts';
import {
  asEnding,
  END,
  eventsOf,
  expectOver,
  place,
  play,
  putUnit,
  type Table,
  table,
} from './modes-support.ts';

/** Nobody can strike anybody: every HQ stands among own modules or Blockers. d6 is free. */
function stalemate(setup: Partial<Table>): State {
  const units: Record<string, string> = {};
  for (const at of MAIN_BOARD.hexes) units[hexName(at)] = 'moloch/blocker';
  for (const at of ['b3', 'c2', 'c3']) units[at] = 'borgo/scout';
  for (const at of ['f3', 'e4', 'e5']) units[at] = 'hegemony/scout';
  Object.assign(units, { e2: 'moloch/hq', b2: 'borgo/hq', f4: 'hegemony/hq' });
  delete units['d6'];
  const armies = ['moloch', 'borgo', 'hegemony'];
  return table({ mode: 'deathmatch', armies, hands: [['moloch/blocker']], ...setup, units });
}

const FILL = place('moloch/blocker', 'd6');

describe('a Battle that changes nothing on a full board', () => {
  test('[BAT-8] ends a deathmatch: the most points win', () => {
    const events = eventsOf(stalemate({ hq: [18, 19, 17] }), FILL);
    expect(events.filter((event) => event.type === 'battle')).toHaveLength(1);
    expectOver(play(stalemate({ hq: [18, 19, 17] }), FILL), [1], 'no-change');
  });

  test('[BAT-8] a tie is a draw with no overtime', () => {
    for (const edition of EDITIONS.filter((other) => other !== '2025')) {
      expectOver(play(stalemate({ hq: [19, 19, 17], edition }), FILL), [], 'no-change');
    }
  });

  test('[BAT-8] [MODE-3] a scored game: the most points', () => {
    expectOver(play(stalemate({ mode: 'scored', hq: [3, 4, 9] }), FILL), [2], 'no-change');
  });

  test('[BAT-8] [MODE-4] one against two: the totals are compared', () => {
    expectOver(play(stalemate({ mode: 'one-vs-two', hq: [16, 8, 7] }), FILL), [0], 'no-change');
    expectOver(play(stalemate({ mode: 'one-vs-two', hq: [16, 8, 9] }), FILL), [1, 2], 'no-change');
    expectOver(play(stalemate({ mode: 'one-vs-two', hq: [16, 8, 8] }), FILL), [], 'no-change');
  });

  test('[BAT-8] [END-4] in the Final Battle too: no overtime on a board that stays full', () => {
    const state = stalemate({ mode: 'one-vs-two', hq: [16, 8, 8] });
    putUnit(state, 'd6', 'moloch/blocker');
    state.ending = asEnding({ by: 0, turns: [], tied: undefined, last: 0 });
    expectOver(play(state, END), [], 'no-change');
  });

  test('[BAT-8] [MODE-2] in overtime the points of the losers do not count', () => {
    const state = stalemate({ hq: [18, 12, 18], seat: 0 });
    state.ending = asEnding({ by: 1, turns: [2], tied: [0, 2], last: 1 });
    state.seats[2].hq = 17;
    expectOver(play(state, FILL), [0], 'no-change');
  });
});
