// Leaders and Structures together: a leader's use reaches a Structure as it would any warrior (LEAD-4, STR-3, STR-6, STR-8).

import { expect, test } from 'vitest';
import { type SeatId, type State, unitAt } from '../src/index.ts';
import { begun, hold, open, play, put } from './leaders-support.ts';
import { hex, layPair } from './structures-support.ts';

/** The first turn, with the Structure of that seat on these two hexes. */
function withStructure(
  leaders: readonly [string, string],
  seat: number,
  [first, second]: readonly [string, string],
  rotation = 0,
): State {
  const state = begun(leaders);
  layPair(state, seat as SeatId, [hex(first), hex(second)], ['1a', '2a'], () => rotation);
  return state;
}

const wordsAbout = (state: State, word: string, at: string): string[] => open(state, `${word} ${at}`);

test('[LEAD-4] [STR-8] the Pathfinder moves one tile, to a hex that leaves the two adjacent', () => {
  const state = withStructure(['pathfinder', 'gunner'], 0, ['d4', 'd5']);
  expect(wordsAbout(state, 'march', 'd4')).toEqual(['march d4 e4 r0', 'march d4 c4 r0']);
  expect(wordsAbout(state, 'march', 'd5')).toEqual(['march d5 e4 r0', 'march d5 c4 r0']);
  const moved = play(state, 'march d5 c4 r0').state;
  expect(unitAt(moved.units, hex('c4'))?.unit).toBe(unitAt(moved.units, hex('d4'))?.unit);
  expect(unitAt(moved.units, hex('d5'))).toBeUndefined();
});

test('[LEAD-4] [STR-6] the Gunner wounds the whole, whichever tile is near the HQ', () => {
  // Only c3 is next to the HQ on b3.
  for (const pair of [
    ['c3', 'd4'],
    ['d4', 'c3'],
  ] as const) {
    const state = withStructure(['gunner', 'pathfinder'], 1, pair);
    const [choice, ...others] = open(state, 'bombard');
    expect(others).toEqual([]);
    const shot = play(state, choice).state;
    for (const at of pair) expect(unitAt(shot.units, hex(at))?.wounds).toBe(1);
  }
});

test('[LEAD-4] [STR-3] the Drillmaster turns one tile, the other stays', () => {
  const state = withStructure(['drillmaster', 'gunner'], 0, ['d4', 'd5']);
  hold(state, 0, 'battle');
  const asked = play(state, 'battle').state;
  expect(asked.pending).toMatchObject({ kind: 'lead', moment: 'battle-begins' });
  const turned = play(asked, 'wheel d5 r1').state;
  expect([turned.units.rotation[hex('d4')], turned.units.rotation[hex('d5')]]).toEqual([0, 1]);
});

test('[LEAD-4] [STR-3] the Jammer halts the whole: neither tile acts', () => {
  const state = withStructure(['gunner', 'jammer'], 0, ['e3', 'd4'], 2);
  hold(state, 0, 'battle');
  put(state, 1, 'commando', 'c5', 4);
  const asked = play(state, 'battle').state;
  expect(open(asked)).toEqual(['pass', 'halt e3']);
  const attackers = (text: string) =>
    play(asked, text).events.flatMap((event) => ('attack' === event.type ? [event.from] : []));
  expect(attackers('pass')).toContain(hex('e3'));
  for (const at of ['e3', 'd4']) expect(attackers('halt e3')).not.toContain(hex(at));
});
