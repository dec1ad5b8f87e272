// Options of modes and variants: what is refused, with the reason, and what goes together.

import { describe, expect, test } from 'vitest';
import {
  checkOptions,
  EDITIONS,
  type GameOptionsInput,
  MODES,
  NhexError,
  newState,
  placeText,
  stageOf,
  VARIANTS,
  type Variant,
} from '../src/index.ts';
import { playRandomly } from './modes-random.ts';

const ARMIES = ['borgo', 'hegemony', 'outpost', 'moloch', 'doomsday', 'borgo'];
const refusal = (input: unknown): string => {
  try {
    checkOptions(input);
  } catch (error) {
    if (error instanceof NhexError) return `${error.code} ${placeText(error.place ?? [])}`;
    throw error;
  }
  return 'accepted';
};

describe('refused, with the place of the fault', () => {
  const two = ARMIES.slice(0, 2);
  const cases: [why: string, input: object, place: string][] = [
    ['an unknown mode', { armies: two, mode: 'chess' }, 'mode'],
    ['an unknown edition', { armies: two, edition: '1.0' }, 'edition'],
    ['an unknown army', { armies: ['borgo', 'elves'] }, 'armies[1]'],
    ['an unknown variant', { armies: two, variants: ['mad-bomber', 'dragons'] }, 'variants[1]'],
    ['an unknown board', { armies: two, board: 'round' }, 'board'],
    ['an unknown option', { armies: two, colour: 'red' }, 'colour'],
    ['too few armies', { armies: two, mode: 'team' }, 'armies'],
    ['too many armies', { armies: ARMIES, mode: 'one-vs-two' }, 'armies'],
    ['the expanded board for two', { armies: two, board: 'expanded' }, 'board'],
    [
      'three mercenaries each',
      { armies: two, variants: ['mercenaries'], mercenariesEach: 3 },
      'mercenariesEach',
    ],
    ['two mercenaries each without the variant', { armies: two, mercenariesEach: 2 }, 'mercenariesEach'],
    [
      'two mercenaries each for three',
      { armies: ARMIES.slice(0, 3), mode: 'deathmatch', variants: ['mercenaries'], mercenariesEach: 2 },
      'mercenariesEach',
    ],
    [
      'mercenaries for five',
      { armies: ARMIES.slice(0, 5), mode: 'deathmatch', variants: ['mercenaries'] },
      'variants',
    ],
    [
      'the mercenary Mad Bomber for five',
      { armies: ARMIES.slice(0, 5), mode: 'scored', variants: ['mad-bomber-mercenary'] },
      'variants',
    ],
    ['two Mad Bombers', { armies: two, variants: ['mad-bomber', 'mad-bomber-2'] }, 'variants'],
    [
      'two other Mad Bombers',
      { armies: two, variants: ['mad-bomber-mercenary', 'mad-bomber-2'] },
      'variants',
    ],
    [
      'a Moloch told to spare its allies in 3.0',
      { armies: ARMIES.slice(0, 4), mode: 'team', edition: '3.0', strikeAllies: false },
      'strikeAllies',
    ],
    ['a switch that is no switch', { armies: two, strikeAllies: 'no' }, 'strikeAllies'],
  ];
  test.each(cases)('[VAR] [MODE] %s', (_why, input, place) => {
    expect(refusal(input)).toBe(`bad-option ${place}`);
  });

  test('[MODE-6] [Editions] the switch exists in 2025 only', () => {
    const answers = EDITIONS.map((edition) =>
      refusal({ armies: ARMIES.slice(0, 4), mode: 'team', edition, strikeAllies: false }),
    );
    expect(answers).toEqual([
      'bad-option strikeAllies',
      'bad-option strikeAllies',
      'bad-option strikeAllies',
      'accepted',
    ]);
  });
});

describe('completed', () => {
  test('[VAR-5] the mercenary Mad Bomber brings the other mercenaries along', () => {
    const { variants } = checkOptions({ armies: ARMIES.slice(0, 2), variants: ['mad-bomber-mercenary'] });
    expect(variants).toEqual(['mercenaries', 'mad-bomber-mercenary']);
  });

  test('the order and doubles of the list do not matter', () => {
    const { variants } = checkOptions({
      armies: ARMIES.slice(0, 2),
      variants: ['mad-bomber', 'alternative-start', 'mad-bomber'],
    });
    expect(variants).toEqual(['alternative-start', 'mad-bomber']);
  });

  test('[Editions] armies, mercenaries and Mad Bombers are options of any edition', () => {
    for (const edition of EDITIONS) {
      expect(
        refusal({ armies: ['doomsday', 'moloch'], edition, variants: ['mercenaries', 'mad-bomber'] }),
      ).toBe('accepted');
    }
  });
});

describe('together', () => {
  /** Every set of variants that is not refused. */
  const sets: Variant[][] = Array.from({ length: 2 ** VARIANTS.length }, (_, mask) =>
    VARIANTS.filter((_variant, i) => mask & (1 << i)),
  );

  for (const mode of MODES) {
    test(`[VAR] ${mode}: every set of variants that is accepted is played to its end`, () => {
      const players = { duel: 2, deathmatch: 3, scored: 3, 'one-vs-two': 3, team: 4 }[mode];
      let accepted = 0;
      sets.forEach((variants, seed) => {
        const options: GameOptionsInput = {
          mode,
          armies: ARMIES.slice(0, players),
          variants,
          edition: EDITIONS[seed % 4],
        };
        if (refusal(options) !== 'accepted') return;
        accepted += 1;
        const { state } = playRandomly(
          { options, seed, manner: seed % 2 === 0 ? 'even' : 'by-kind', left: undefined },
          40,
        );
        expect(state.result).toBeDefined();
      });
      // Two Mad Bombers exclude each other: of the eight sets of bombers four are left. Leaders need two sides.
      const others = mode === 'deathmatch' || mode === 'scored' ? 4 : 5;
      expect(accepted).toBe(2 ** others * 4);
    });
  }

  test('five and six players: everything but mercenaries, Structures and leaders', () => {
    for (const players of [5, 6]) {
      const playable = sets.filter(
        (variants) =>
          refusal({ mode: 'deathmatch', armies: ARMIES.slice(0, players), variants }) === 'accepted',
      );
      expect(playable).toHaveLength(2 ** 2 * 3);
      const all: Variant[] = ['alternative-start', 'reinforcement', 'mad-bomber-2'];
      expect(
        stageOf(newState({ mode: 'deathmatch', armies: ARMIES.slice(0, players), variants: all }, 1)),
      ).toBe('hq');
    }
  });
});

test('options that games share cannot be changed', () => {
  const given = { armies: ['borgo', 'moloch'], variants: ['reinforcement'] };
  const options = checkOptions(given);
  expect(checkOptions({ ...given })).toBe(options);
  const change = (list: readonly unknown[]) => (): void => void (list as unknown[]).push('leaders');
  expect(change(options.armies)).toThrow(TypeError);
  expect(change(options.variants)).toThrow(TypeError);
  expect(change(options.ownArmies)).toThrow(TypeError);
  // What the caller gave stays the caller's.
  given.armies.push('outpost');
  expect(checkOptions({ ...given, armies: ['borgo', 'moloch'] }).armies).toEqual(['borgo', 'moloch']);
});
