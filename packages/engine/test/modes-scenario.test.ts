// Scenario files of more than two players: modes, owners, neutral tiles, any of the 37 hexes.

import { describe, expect, test } from 'vitest';
import { EDITIONS, fightAll, fightFirst, NhexError, parseScenario, placeText } from '../src/index.ts';
import { BOMBER, points, unitAt } from './modes-support.ts';

const players = (...armies: readonly string[]) => armies.map((army) => ({ army }));
const refusal = (scenario: unknown): string | undefined => {
  try {
    parseScenario(scenario);
  } catch (error) {
    if (error instanceof NhexError && error.code === 'bad-scenario')
      return error.place && placeText(error.place);
    throw error;
  }
  return undefined;
};
/** What is left on the board after the first outcome, by hex name. */
const left = (scenario: unknown): { hq: readonly number[]; at: (name: string) => string | undefined } => {
  const outcome = fightFirst(parseScenario(scenario));
  return { hq: outcome.hq, at: (name) => unitAt(outcome, name) };
};

describe('points by default', () => {
  const start = (mode: string, edition: string, ...armies: readonly string[]): number[] =>
    points(parseScenario({ mode, edition, players: players(...armies), board: {} }));

  test('[MODE] every mode gives its own', () => {
    expect(start('deathmatch', '2025', 'borgo', 'moloch', 'outpost')).toEqual([20, 20, 20]);
    expect(start('scored', '2025', 'borgo', 'moloch', 'outpost')).toEqual([0, 0, 0]);
    expect(start('one-vs-two', '2025', 'borgo', 'moloch', 'outpost')).toEqual([20, 13, 13]);
    const team = EDITIONS.map(
      (edition) => start('team', edition, 'borgo', 'moloch', 'outpost', 'hegemony')[0],
    );
    expect(team).toEqual([15, 20, 20, 20]);
  });
});

describe('Battles', () => {
  test('[MODE-1] the units of a player eliminated from a deathmatch are gone afterwards', () => {
    const { hq, at } = left({
      mode: 'deathmatch',
      players: [{ army: 'borgo' }, { army: 'outpost' }, { army: 'hegemony', hq: 1 }],
      board: {
        b4: { tile: 'borgo/hq' },
        b2: { tile: 'outpost/hq' },
        d2: { tile: 'hegemony/hq' },
        d3: { tile: 'borgo/super-mutant' },
        f4: { tile: 'hegemony/transport' },
      },
    });
    expect(hq).toEqual([20, 20, 0]);
    expect([at('d2'), at('f4'), at('d3')]).toEqual([undefined, undefined, 'borgo/super-mutant w1']);
  });

  test('[MODE-1] a deathmatch may have come down to two', () => {
    const scenario = {
      mode: 'deathmatch',
      players: players('borgo', 'outpost'),
      board: { d4: { tile: 'borgo/hq' } },
    };
    expect(refusal(scenario)).toBeUndefined();
    expect(left(scenario).hq).toEqual([20, 20]);
  });

  test('[MODE-5] friend and foe in a team', () => {
    const { at } = left({
      mode: 'team',
      players: players('borgo', 'hegemony', 'outpost', 'doomsday'),
      board: {
        d4: { tile: 'borgo/mutant' },
        d3: { tile: 'outpost/runner' },
        e3: { tile: 'hegemony/ganger', rotation: 1 },
      },
    });
    expect([at('d3'), at('e3')]).toEqual(['outpost/runner', undefined]);
  });

  test('[MODE-6] Moloch strikes its ally, the ally not Moloch', () => {
    const { at } = left({
      mode: 'team',
      players: players('moloch', 'hegemony', 'outpost', 'doomsday'),
      board: {
        d4: { tile: 'moloch/hornet' },
        d3: { tile: 'outpost/runner' },
        b3: { tile: 'outpost/brawler' },
        b2: { tile: 'moloch/hornet' },
      },
    });
    expect([at('d3'), at('b2')]).toEqual([undefined, 'moloch/hornet']);
  });

  test('[MODE-3] scored: points, with every way to give own damage away', () => {
    const state = parseScenario({
      mode: 'scored',
      players: players('moloch', 'outpost', 'hegemony'),
      board: { d4: { tile: 'moloch/clown' }, d3: { tile: 'moloch/hq' }, d5: { tile: 'outpost/hq' } },
    });
    const outcomes = fightAll(state).map(({ hq }) => hq.join());
    // It attacks nobody, or it explodes: a point for Moloch and one that Moloch gives to either opponent.
    expect(outcomes.sort()).toEqual(['0,0,0', '1,0,1', '1,1,0']);
  });

  test('[MODE-7] any of the 37 hexes', () => {
    const board = { d7: { tile: 'moloch/hybrid' }, d1: { tile: 'borgo/hq' } };
    expect(left({ players: players('moloch', 'borgo'), board }).hq).toEqual([20, 19]);
  });
});

describe('neutral tiles', () => {
  const two = players('borgo', 'hegemony');

  test('[VAR-4] a Mad Bomber without an owner, by null or by leaving it out', () => {
    for (const owner of [{ owner: null }, {}]) {
      const { hq, at } = left({
        players: two,
        board: {
          d4: { tile: BOMBER, ...owner },
          d5: { tile: 'borgo/brawler' },
          d3: { tile: 'hegemony/hq' },
          e3: { tile: 'borgo/mutant', rotation: 2 },
        },
      });
      expect([at('d4'), at('e3'), hq]).toEqual([undefined, undefined, [20, 20]]);
    }
  });

  test('[VAR-5] one with an owner wounds that owner’s enemies, HQs too', () => {
    const { hq, at } = left({
      players: two,
      board: {
        d4: { tile: BOMBER, owner: 1 },
        d5: { tile: 'borgo/brawler' },
        d3: { tile: 'borgo/hq' },
        e3: { tile: 'hegemony/guard', rotation: 2 },
      },
    });
    expect([at('d4'), at('e3'), hq]).toEqual([undefined, 'hegemony/guard w1', [19, 20]]);
  });

  test('[VAR-3] a mercenary needs an owner among the players', () => {
    const gunner = 'neutral/mercenary-gunner';
    expect(refusal({ players: two, board: { d4: { tile: gunner } } })).toBe('board.d4.owner');
    expect(refusal({ players: two, board: { d4: { tile: gunner, owner: null } } })).toBe('board.d4.owner');
    expect(refusal({ players: two, board: { d4: { tile: gunner, owner: 2 } } })).toBe('board.d4.owner');
    const state = parseScenario({ players: two, board: { d4: { tile: gunner, owner: 1 } } });
    expect(unitAt(state, 'd4')).toBe(gunner);
  });
});

describe('refused', () => {
  test('[MODE] players that do not fit the mode', () => {
    expect(refusal({ mode: 'team', players: players('borgo', 'moloch', 'outpost'), board: {} })).toBe(
      'players',
    );
    expect(refusal({ mode: 'one-vs-two', players: players('borgo', 'moloch'), board: {} })).toBe('players');
    expect(refusal({ mode: 'duel', players: players('borgo', 'moloch', 'outpost'), board: {} })).toBe(
      'players',
    );
  });

  test.each(['edition', 'mode', 'starter'])('null is no %s: what is left out has its default', (field) => {
    const whole = { players: players('borgo', 'moloch'), board: {} };
    expect(refusal(whole)).toBeUndefined();
    expect(refusal({ ...whole, [field]: null })).toBe(field);
  });

  test.each(['rotation', 'wounds', 'with'])('nor is it a %s of a tile', (field) => {
    const board = { d4: { tile: 'borgo/mutant', [field]: null } };
    expect(refusal({ players: players('borgo', 'moloch'), board })).toBe(`board.d4.${field}`);
  });

  test('[SET-1a] one army on several seats: the owner must be named, and must play it', () => {
    const board = { d4: { tile: 'borgo/mutant' } };
    const mode = 'deathmatch';
    expect(refusal({ mode, players: players('borgo', 'moloch', 'borgo'), board })).toBe('board.d4.owner');
    const owned = { d4: { tile: 'borgo/mutant', owner: 2 } };
    expect(refusal({ mode, players: players('borgo', 'moloch', 'borgo'), board: owned })).toBeUndefined();
    expect(refusal({ mode, players: players('borgo', 'moloch', 'outpost'), board: owned })).toBe(
      'board.d4.owner',
    );
  });
});
