// The Editions table, row by row, as far as it concerns modes and variants. What each cell does on the board is
// shown in the tests of that mode or variant; here the four editions stand side by side.

import { describe, expect, test } from 'vitest';
import {
  checkOptions,
  EDITION_RULES,
  EDITIONS,
  type Edition,
  MODES,
  newState,
  type State,
} from '../src/index.ts';
import {
  airStrike,
  asEnding,
  BATTLE,
  END,
  hex,
  isOpen,
  openChoices,
  passUntil,
  play,
  points,
  type Table,
  table,
  times,
  unitAt,
} from './modes-support.ts';

/** The answer in 3.0, Year of Moloch, unified and 2025. */
const each = <T>(answer: (edition: Edition) => T): T[] => EDITIONS.map(answer);

const TEAM = { mode: 'team', armies: ['moloch', 'hegemony', 'borgo', 'outpost'] } as const;
const THREE = { mode: 'deathmatch', armies: ['borgo', 'outpost', 'hegemony'] } as const;

describe('side by side', () => {
  test('[Editions] the four editions, 2025 by default', () => {
    expect([...EDITIONS]).toEqual(['3.0', 'yom', 'unified', '2025']);
    expect(checkOptions({ armies: ['borgo', 'moloch'] }).edition).toBe('2025');
  });

  test('[Editions] team HQs', () => {
    expect(each((edition) => points(newState({ ...TEAM, edition }, 1))[0])).toEqual([15, 20, 20, 20]);
    // Only in a team game.
    for (const mode of MODES.filter((other) => other !== 'team' && other !== 'scored')) {
      const armies = mode === 'duel' ? ['borgo', 'moloch'] : ['borgo', 'moloch', 'outpost'];
      expect(each((edition) => points(newState({ mode, armies, edition }, 1))[0])).toEqual([20, 20, 20, 20]);
    }
  });

  test('[Editions] 3.0: a team HQ never stands above its 15', () => {
    const state = newState({ ...TEAM, edition: '3.0' }, 1);
    expect(points(state)).toEqual([15, 15, 15, 15]);
  });

  test('[MODE-5] instants on allied units: none aimed at them in any edition, area effects hit them in all', () => {
    const setup: Table = {
      ...TEAM,
      hands: [['moloch/move', 'moloch/air-strike']],
      units: { d4: 'borgo/mutant', d3: 'moloch/blocker', f4: 'hegemony/thug' },
    };
    for (const edition of EDITIONS) {
      const state = table({ ...setup, edition });
      const moved = openChoices(state, 'move').some(
        (choice) => choice.type === 'move' && choice.from === hex('d4'),
      );
      expect([edition, moved]).toEqual([edition, false]);
      expect(unitAt(play(state, airStrike('d4')), 'd4')).toBeUndefined();
    }
  });

  test('[Editions] Moloch in a team: compulsory, in 2025 on by default and to be switched off', () => {
    expect(each((edition) => checkOptions({ ...TEAM, edition }).strikeAllies)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const off = each((edition) => {
      try {
        return checkOptions({ ...TEAM, edition, strikeAllies: false }).strikeAllies;
      } catch {
        return 'refused';
      }
    });
    expect(off).toEqual(['refused', 'refused', 'refused', false]);
  });

  test('[Editions] deathmatch: when a destroyed HQ’s tile leaves', () => {
    // Destroyed in phase 2, Hegemony's HQ would strike the Brawler beside it in phase 0.
    const survives = each((edition) => {
      const units = { b4: 'borgo/hq', b2: 'outpost/hq', d2: 'hegemony/hq', d3: 'borgo/brawler' };
      const after = play(
        table({ ...THREE, edition, hq: [20, 20, 2], hands: [['borgo/battle']], units }),
        BATTLE,
      );
      expect(after.seats[2].alive).toBe(false);
      return unitAt(after, 'd3') !== undefined;
    });
    expect(survives).toEqual([true, false, false, false]);
  });

  test('[Editions] outside a deathmatch a destroyed HQ leaves at the end of the phase in every edition', () => {
    const survives = each((edition) => {
      const units = { b4: 'borgo/hq', d2: 'hegemony/hq', d3: 'borgo/brawler' };
      const state = table({
        armies: ['borgo', 'hegemony'],
        edition,
        hq: [20, 2],
        hands: [['borgo/battle']],
        units,
      });
      return unitAt(play(state, BATTLE), 'd3') !== undefined;
    });
    expect(survives).toEqual([true, true, true, true]);
  });

  const tied = (mode: 'deathmatch' | 'scored', edition: Edition): State => {
    const decks = [times(30, 'borgo/mutant'), times(30, 'outpost/commando'), times(30, 'hegemony/thug')];
    const units = { b4: 'borgo/hq', b2: 'outpost/hq', f4: 'hegemony/hq' };
    const state = table({ ...THREE, mode, edition, decks, hq: [12, 9, 12], units });
    state.ending = asEnding({ by: 0, turns: [], tied: undefined, last: 0 });
    return passUntil(play(state, END), () => false);
  };

  test('[Editions] tie of several players', () => {
    for (const mode of ['deathmatch', 'scored'] as const) {
      expect(each((edition) => tied(mode, edition).result)).toEqual([
        { winners: [], reason: 'overtime' },
        { winners: [], reason: 'overtime' },
        { winners: [], reason: 'overtime' },
        { winners: [0, 2], reason: 'overtime' },
      ]);
    }
  });

  test('[Editions] several at 20 points', () => {
    const units = {
      b4: 'borgo/hq',
      b2: 'outpost/hq',
      f4: 'hegemony/hq',
      c2: 'borgo/brawler 4',
      f3: 'outpost/brawler 3',
    };
    const results = each(
      (edition) =>
        play(
          table({ ...THREE, mode: 'scored', edition, hq: [18, 18, 0], hands: [['borgo/battle']], units }),
          BATTLE,
        ).result?.winners,
    );
    expect(results).toEqual([[], [], [], [0, 1]]);
  });

  test('[Editions] reinforcement surplus', () => {
    const may = each((edition) => {
      const state = table({
        armies: ['borgo', 'outpost'],
        edition,
        variants: ['reinforcement'],
        hands: [['borgo/mutant']],
      });
      return openChoices(state, 'discard').length > 0;
    });
    expect(may).toEqual([true, false, false, false]);
  });

  test('[Editions] reinforcement unlucky draw', () => {
    expect(each((edition) => EDITION_RULES[edition].reinforcementUnlucky)).toEqual([
      'all-drawn-discard-three',
      'all-drawn-discard-three',
      'all-drawn-discard-three',
      'six-instants',
    ]);
  });

  test('[Editions] what lies in the box', () => {
    expect(each((edition) => EDITION_RULES[edition].inTheBox)).toEqual([
      { doomsday: true, mercenaries: false, structures: false },
      { doomsday: false, mercenaries: false, structures: false },
      { doomsday: false, mercenaries: true, structures: false },
      { doomsday: false, mercenaries: false, structures: true },
    ]);
  });

  test('[Editions] every mode can be played in every edition', () => {
    const armies = ['borgo', 'moloch', 'outpost', 'hegemony'];
    for (const mode of MODES) {
      const players = { duel: 2, deathmatch: 3, scored: 3, 'one-vs-two': 3, team: 4 }[mode];
      for (const edition of EDITIONS) {
        const state = newState({ mode, edition, armies: armies.slice(0, players) }, 1);
        expect(isOpen(state, { type: 'hq', hex: hex('d4'), rotation: 0 })).toBe(true);
      }
    }
  });
});
