// Set-up of every mode: seats, HQ points, placing, opening draws, turn order (SET-2, SET-3, MODE-1 to MODE-5, MODE-7).

import { describe, expect, test } from 'vitest';
import {
  checkOptions,
  EDITIONS,
  type GameOptionsInput,
  newState,
  type State,
  stageOf,
} from '../src/index.ts';
import {
  asked,
  handOf,
  hqAt,
  openChoices,
  ownerAt,
  passUntil,
  play,
  points,
  turnOrder,
} from './modes-support.ts';

const HQS = ['b2', 'f4', 'b4', 'f2', 'd6', 'd2'];

/** The game after all HQs were placed. */
function opened(options: GameOptionsInput): State {
  return play(newState(options, 5), ...options.armies.map((_, seat) => hqAt(HQS[seat])));
}

/** Tiles drawn up to in each of the first turns. */
function openingLimits(options: GameOptionsInput, turns: number): number[] {
  const limits: number[] = [];
  let at = opened(options);
  for (let turn = 1; turn <= turns; turn++) {
    at = passUntil(at, (next) => next.turn.number === turn);
    limits.push(at.turn.limit);
  }
  return limits;
}

const THREE = ['borgo', 'hegemony', 'outpost'];
const FOUR = ['borgo', 'hegemony', 'outpost', 'doomsday'];
const FIVE = [...FOUR, 'moloch'];
const SIX = [...FIVE, 'borgo'];

describe('how many sit down', () => {
  const refusal = (mode: GameOptionsInput['mode'], armies: readonly string[]) => () =>
    checkOptions({ mode, armies });

  test('[MODE-1] a deathmatch is for three to six', () => {
    expect(refusal('deathmatch', THREE.slice(1))).toThrow(
      'armies: mode deathmatch is for 3 to 6 players, not 2',
    );
    expect(refusal('deathmatch', [...SIX, 'moloch'])).toThrow('3 to 6 players, not 7');
    for (const armies of [THREE, FOUR, FIVE, SIX]) expect(refusal('deathmatch', armies)).not.toThrow();
  });

  test('[MODE-3] a scored deathmatch too', () => {
    expect(refusal('scored', ['borgo', 'moloch'])).toThrow('3 to 6');
    for (const armies of [THREE, FOUR, FIVE, SIX]) expect(refusal('scored', armies)).not.toThrow();
  });

  test('[MODE-4] [MODE-5] one against two has three seats, a team game four: three people command its seats between them', () => {
    expect(refusal('one-vs-two', FOUR)).toThrow('one-vs-two is for 3 players, not 4');
    expect(refusal('team', THREE)).toThrow('team is for 4 players, not 3');
    expect(refusal('one-vs-two', THREE)).not.toThrow();
    expect(refusal('team', FOUR)).not.toThrow();
  });

  test('[SET-1a] one army may sit on several seats, also of one team', () => {
    expect(refusal('team', ['borgo', 'borgo', 'borgo', 'borgo'])).not.toThrow();
    expect(refusal('deathmatch', ['moloch', 'moloch', 'moloch'])).not.toThrow();
  });
});

describe('HQ points', () => {
  test('[MODE-1] twenty each in a deathmatch of any size', () => {
    for (const armies of [THREE, FOUR, FIVE, SIX]) {
      expect(points(newState({ mode: 'deathmatch', armies }, 1))).toEqual(armies.map(() => 20));
    }
  });

  test('[MODE-3] a scored deathmatch starts at no points', () => {
    expect(points(newState({ mode: 'scored', armies: FOUR }, 1))).toEqual([0, 0, 0, 0]);
  });

  test('[MODE-4] twenty against thirteen and thirteen, in every edition', () => {
    for (const edition of EDITIONS) {
      expect(points(newState({ mode: 'one-vs-two', armies: THREE, edition }, 1))).toEqual([20, 13, 13]);
    }
  });

  test('[MODE-5] a team has what the edition gives', () => {
    const start = EDITIONS.map((edition) => points(newState({ mode: 'team', armies: FOUR, edition }, 1)));
    expect(start).toEqual([
      [15, 15, 15, 15],
      [20, 20, 20, 20],
      [20, 20, 20, 20],
      [20, 20, 20, 20],
    ]);
  });
});

describe('placing the HQs', () => {
  const games: GameOptionsInput[] = [
    { mode: 'deathmatch', armies: THREE },
    { mode: 'deathmatch', armies: SIX },
    { mode: 'scored', armies: FOUR },
    { mode: 'one-vs-two', armies: THREE },
    { mode: 'team', armies: FOUR },
  ];
  for (const options of games) {
    test(`[SET-2] ${options.mode} for ${options.armies.length}: in the order of the seats, each seat once`, () => {
      let at = newState(options, 1);
      options.armies.forEach((_, seat) => {
        expect(asked(at)).toEqual([seat, 'hq']);
        at = play(at, hqAt(HQS[seat]));
        expect(ownerAt(at, HQS[seat])).toBe(seat);
      });
      expect(at.turn).toMatchObject({ number: 1, seat: 0 });
    });
  }

  test('[SET-2] next to an enemy HQ is allowed, on a taken hex not', () => {
    const at = play(newState({ mode: 'deathmatch', armies: THREE }, 1), hqAt('d4'));
    expect(() => play(at, hqAt('d4'))).toThrow();
    expect(ownerAt(play(at, hqAt('d3')), 'd3')).toBe(1);
  });

  test('[MODE-7] the outer ring is there only on the expanded board', () => {
    const small = newState({ mode: 'team', armies: FOUR }, 1);
    const large = newState({ mode: 'team', armies: FOUR, board: 'expanded' }, 1);
    expect(openChoices(small, 'hq')).toHaveLength(19 * 6);
    expect(openChoices(large, 'hq')).toHaveLength(37 * 6);
  });
});

describe('opening draws', () => {
  test('[MODE-1] one, two, three, then up to three', () => {
    expect(openingLimits({ mode: 'deathmatch', armies: THREE }, 5)).toEqual([1, 2, 3, 3, 3]);
    expect(openingLimits({ mode: 'deathmatch', armies: SIX }, 7)).toEqual([1, 2, 3, 3, 3, 3, 3]);
    expect(openingLimits({ mode: 'scored', armies: FOUR }, 6)).toEqual([1, 2, 3, 3, 3, 3]);
  });

  test('[MODE-4] one, two, then the loner up to three already', () => {
    expect(openingLimits({ mode: 'one-vs-two', armies: THREE }, 5)).toEqual([1, 2, 3, 3, 3]);
  });

  test('[SET-3] a discard is forced from the third player on, not before', () => {
    const at = opened({ mode: 'deathmatch', armies: THREE, edition: '3.0' });
    expect([stageOf(at), handOf(at, 0).length]).toEqual(['turn', 1]);
    const second = play(at, { type: 'end' });
    expect([stageOf(second), handOf(second, 1).length]).toEqual(['turn', 2]);
    const third = passUntil(second, (next) => next.turn.number === 3 && stageOf(next) !== 'unlucky');
    expect([stageOf(third), handOf(third, 2).length]).toEqual(['forced-discard', 3]);
  });
});

describe('turn order', () => {
  test('[MODE-1] around the table', () => {
    expect(turnOrder(opened({ mode: 'deathmatch', armies: THREE }), 7)).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(turnOrder(opened({ mode: 'scored', armies: FIVE }), 7)).toEqual([0, 1, 2, 3, 4, 0, 1]);
  });

  test('[MODE-4] the loner between the two: 1-2-1-3', () => {
    expect(turnOrder(opened({ mode: 'one-vs-two', armies: THREE }), 9)).toEqual([0, 1, 0, 2, 0, 1, 0, 2, 0]);
  });

  test('[MODE-5] A1-B1-A2-B2: the sides alternate', () => {
    expect(turnOrder(opened({ mode: 'team', armies: FOUR }), 6)).toEqual([0, 1, 2, 3, 0, 1]);
  });
});
