// Quartermaster and Scoper (MOD-7, MOD-8).

import { describe, expect, test } from 'vitest';
import { stageOf } from '../src/index.ts';
import {
  apply,
  boardOf,
  choose,
  deaths,
  decider,
  fight,
  fightOnce,
  options,
  scene,
  status,
} from './support.ts';

describe('[MOD-7] Quartermaster', () => {
  const armies = ['trial', 'moloch'];
  const wounds = (board: Record<string, string>): number[] =>
    [...new Set(fight(scene({ armies, board })).map((fought) => fought.wounds.d3 ?? 0))].sort();
  const damage = (board: Record<string, string>): number[] =>
    [...new Set(fight(scene({ armies, board })).map(({ hq }) => 20 - hq[1]))].sort();

  test('a blow may become a shot', () => {
    expect(
      deaths(
        scene({
          armies,
          board: { d5: 'trial/fighter 0>N', c5: 'trial/quartermaster', d3: 'moloch/hornet 0>N' },
        }),
      ),
    ).toEqual(['', 'd3']);
  });

  test('a shot may become a blow that armor does not stop', () => {
    expect(wounds({ d4: 'trial/shooter 0>N', d5: 'trial/quartermaster', d3: 'moloch/blocker 0>S' })).toEqual([
      0, 1,
    ]);
  });

  test('a shot turned into a blow reaches only the next hex', () => {
    expect(wounds({ d5: 'trial/shooter 0>N', c5: 'trial/quartermaster', d3: 'moloch/blocker 0>N' })).toEqual([
      0, 1,
    ]);
  });

  test('a converted shot is subject to armor', () => {
    expect(wounds({ d5: 'trial/fighter 0>N', c5: 'trial/quartermaster', d3: 'moloch/blocker 0>S' })).toEqual([
      0,
    ]);
  });

  test('one conversion for a unit in a whole Battle', () => {
    const board = { d5: 'trial/twin 0>N', c5: 'trial/quartermaster', d3: 'moloch/hq' };
    expect(damage(board)).toEqual([0, 1]);
    expect(damage({ ...board, d6: 'trial/quartermaster' })).toEqual([0, 1]);
  });

  test('each connected unit has its own', () => {
    const board = {
      d5: 'trial/fighter 0>N',
      b3: 'trial/fighter 0>NE',
      c4: 'trial/quartermaster',
      d3: 'moloch/hq',
    };
    expect(damage(board)).toEqual([0, 1, 2]);
  });

  test('one edge at a time', () => {
    const state = choose(
      scene({
        armies: ['hegemony', 'moloch'],
        board: {
          d4: 'hegemony/thug 0>N',
          d5: 'hegemony/quartermaster 0>N',
          d2: 'moloch/hq',
          c2: 'moloch/hornet 0>N',
        },
        hands: [['battle'], []],
      }),
      'battle',
    );
    expect(stageOf(state)).toBe('declare');
    expect(options(state).sort()).toEqual([
      'attack d4',
      'convert d4 edge 0 ranged',
      'convert d4 edge 1 ranged',
      'convert d4 edge 5 ranged',
    ]);
  });

  test('bonuses that fit the new kind apply, the others do not', () => {
    const board = {
      d5: 'hegemony/runner 0>N',
      d6: 'hegemony/hq',
      c5: 'hegemony/quartermaster 0>NE',
      d3: 'moloch/blocker 0>N',
    };
    // Next to its HQ the Runner strikes with 2; as a shot it has 1.
    const outcomes = fight(scene({ armies: ['hegemony', 'moloch'], board }));
    expect(outcomes.map((fought) => fought.wounds.d3 ?? 0).sort()).toEqual([0, 1]);
  });

  test('both bonuses of a Brain apply to a converted attack', () => {
    const shots = fight(
      scene({
        armies,
        board: { d5: 'trial/fighter 0>N', c5: 'trial/quartermaster', d6: 'trial/brain', d3: 'moloch/hq' },
      }),
    );
    expect(shots.map(({ hq }) => hq[1]).sort()).toEqual([17, 20]);
    const blows = fight(
      scene({
        armies,
        board: { d4: 'trial/shooter 0>N', d5: 'trial/quartermaster', c4: 'trial/brain', d3: 'moloch/hq' },
      }),
    );
    expect(blows.map(({ hq }) => hq[1]).sort()).toEqual([17, 18]);
  });

  test('a Gauss shot cannot be converted', () => {
    const fought = fightOnce(
      scene({
        armies: ['hegemony', 'borgo', 'doomsday', 'outpost'],
        mode: 'team',
        board: {
          d5: 'doomsday/gauss-cannon 0>N',
          d6: 'hegemony/quartermaster 0>N',
          d3: 'borgo/super-mutant 0>S',
          d2: 'borgo/hq',
        },
      }),
    );
    expect(fought.events.some((event) => event.type === 'declared')).toBe(false);
    expect(fought.hits).toContain('1 d5>d2 1');
  });

  test('an edge with both kinds becomes one attack of the new kind with the sum', () => {
    const far = { d5: 'trial/universal 0>N', c5: 'trial/quartermaster', d3: 'moloch/hq' };
    expect(damage(far)).toEqual([0, 1, 2]);
    // Next to armor: 1 as it is (and as a shot of 2), 2 as a blow.
    expect(
      wounds({ d4: 'trial/universal 0>N', d5: 'trial/quartermaster', d3: 'moloch/blocker 0>S' }),
    ).toEqual([1, 2]);
  });

  test('a netted Quartermaster converts nothing', () => {
    const board = {
      d5: 'trial/fighter 0>N',
      c5: 'trial/quartermaster',
      c4: 'moloch/net-fighter 0>S',
      d3: 'moloch/hornet 0>N',
    };
    expect(deaths(scene({ armies, board }))).toEqual(['']);
  });
});

describe('[MOD-8] Scoper', () => {
  const armies = ['outpost', 'moloch'];

  test('an enemy module works for the Scoper’s side instead of its owner’s', () => {
    const board = {
      d4: 'outpost/scoper',
      d3: 'moloch/brain 0>N',
      e3: 'outpost/commando 2>N',
      c3: 'moloch/hybrid 0>N',
    };
    const units = status(scene({ armies, board }));
    expect(units.e3.ranged).toEqual({ N: 2 });
    expect(units.c3.ranged).toEqual({ N: 1 });
    const { d4: _, ...without } = board;
    expect(status(scene({ armies, board: without })).e3.ranged).toEqual({ N: 1 });
    expect(status(scene({ armies, board: without })).c3.ranged).toEqual({ N: 2 });
  });

  test('its negative effects turn against the Scoper’s enemies', () => {
    const board = {
      d3: 'outpost/saboteur by1',
      d4: 'outpost/scoper by0',
      e2: 'outpost/commando by0',
      c2: 'outpost/commando by1',
    };
    const units = status(scene({ armies: ['outpost', 'outpost'], board }));
    expect(units.e2.initiative).toEqual([3]);
    expect(units.c2.initiative).toEqual([2]);
  });

  test('never an HQ', () => {
    const units = status(
      scene({
        armies,
        board: { d4: 'outpost/scoper', d3: 'moloch/hq', e3: 'outpost/commando 2>N', c3: 'moloch/hybrid 0>N' },
      }),
    );
    expect(units.e3.ranged).toEqual({ N: 1 });
    expect(units.c3.ranged).toEqual({ N: 2 });
  });

  test('warriors are untouched: an enemy netter stays the enemy’s', () => {
    const units = status(
      scene({
        armies,
        board: { d4: 'outpost/scoper', d3: 'moloch/net-fighter 0>N', d2: 'outpost/commando' },
      }),
    );
    expect(units.d2.netted).toBe(true);
  });

  test('it stays an enemy to shoot', () => {
    const board = {
      d4: 'outpost/scoper',
      d3: 'moloch/brain 0>N',
      d2: 'outpost/brawler 0>S',
      e3: 'moloch/hybrid 0>SW',
    };
    const { dead } = fightOnce(scene({ armies, board }));
    expect(dead).toContain('d3');
  });

  test('it stays an enemy to push', () => {
    const board = { d4: 'outpost/scoper', d3: 'moloch/brain 0>N', d6: 'moloch/hq', b2: 'outpost/hq' };
    const state = scene({ armies, board, hands: [['moloch/push-back'], []] });
    expect(options(state, 'push')).toEqual(['push d4 d3']);
  });

  test('keeps edges and range: a long-distance module serves two hexes', () => {
    const board = {
      d5: 'doomsday/officer 0>N',
      d6: 'outpost/scoper',
      d4: 'outpost/commando 2>NE',
      d3: 'outpost/commando 2>NE',
      d2: 'outpost/commando 2>NE',
    };
    const units = status(scene({ armies: ['outpost', 'doomsday'], board }));
    expect([units.d4.ranged.NE, units.d3.ranged.NE, units.d2.ranged.NE]).toEqual([2, 2, 1]);
  });

  test('the module keeps its own toughness', () => {
    const board = { d4: 'outpost/scoper', d3: 'borgo/super-officer 0>N', e3: 'outpost/commando 2>NW' };
    expect(fightOnce(scene({ armies: ['outpost', 'borgo'], board })).wounds).toEqual({ d3: 1 });
  });

  test('[MED-6] a scoped Medic serves the Scoper’s side, which decides for it', () => {
    // The Medic on d4 reaches N d3, SE e4, SW c4; both Outpost units there are hit in phase 3.
    const board = {
      d4: 'moloch/medic 0>N',
      d5: 'outpost/scoper',
      e4: 'outpost/hmg 0>NE',
      c4: 'outpost/hmg 0>SW',
      e3: 'moloch/hybrid 0>S',
      c3: 'moloch/hybrid 0>S',
      d2: 'moloch/hq',
      d6: 'outpost/hq',
    };
    const state = scene({ armies: ['moloch', 'outpost'], board, hands: [['battle'], []] });
    const asked = choose(state, 'battle');
    expect(stageOf(asked)).toBe('treat');
    expect(decider(asked)).toBe(1);
    expect(options(asked).sort()).toEqual(['treat d4 c4', 'treat d4 e4']);
    const saved = apply(asked, 'treat d4 e4');
    expect(Object.keys(boardOf(saved.state))).toContain('e4');
    expect(Object.keys(boardOf(saved.state))).not.toContain('d4');
  });

  test('a scoped Quartermaster serves the Scoper’s units, whose owner declares', () => {
    const board = {
      d5: 'outpost/brawler 0>N',
      d6: 'hegemony/quartermaster 0>N',
      e5: 'outpost/scoper',
      d3: 'hegemony/hq',
    };
    const state = scene({ armies: ['hegemony', 'outpost'], board, hands: [['battle'], []] });
    const declaring = choose(state, 'battle');
    expect(stageOf(declaring)).toBe('declare');
    expect(decider(declaring)).toBe(1);
    expect(choose(declaring, 'convert d5 edge 0 ranged').seats[0].hq).toBe(18);
  });

  test('two Scopers facing each other cancel only that: what else they scope stays scoped', () => {
    const board = {
      d4: 'outpost/scoper by0',
      d5: 'outpost/scoper by1',
      // An Officer of each side beside the other's Scoper, a Commando of each side beside both Officers.
      d3: 'outpost/officer by1',
      e2: 'outpost/commando 2>N by0',
      c2: 'outpost/commando 2>N by1',
      d6: 'outpost/officer by0',
      e5: 'outpost/commando 2>N by0',
      c5: 'outpost/commando 2>N by1',
    };
    const units = status(scene({ armies: ['outpost', 'outpost'], board }));
    expect([units.e2.ranged, units.c2.ranged]).toEqual([{ N: 2 }, { N: 1 }]);
    expect([units.e5.ranged, units.c5.ranged]).toEqual([{ N: 1 }, { N: 2 }]);
  });

  test('a module scoped by several enemies serves the one on the first hex', () => {
    const armies = ['moloch', 'outpost', 'outpost'];
    const board = {
      d4: 'moloch/brain 0>N',
      d3: 'outpost/commando 2>N by1',
      e4: 'outpost/commando 2>N by2',
    };
    const serves = (first: string, second: string): number[] => {
      const scopers = { [first]: 'outpost/scoper by1', [second]: 'outpost/scoper by2' };
      const units = status(scene({ armies, mode: 'deathmatch', board: { ...board, ...scopers } }));
      return [units.d3.ranged.N, units.e4.ranged.N];
    };
    expect(serves('c3', 'c4')).toEqual([2, 1]);
    expect(serves('c4', 'c3')).toEqual([1, 2]);
  });

  test('two own Scopers side by side both work', () => {
    const board = {
      d4: 'outpost/scoper',
      d5: 'outpost/scoper',
      d3: 'moloch/brain 0>N',
      e3: 'outpost/commando 2>N',
    };
    expect(status(scene({ armies, board })).e3.ranged).toEqual({ N: 2 });
  });

  test('a netted Scoper does nothing, and does not hinder the one it faces', () => {
    const board = {
      d4: 'outpost/scoper by0',
      d5: 'outpost/scoper by1',
      d6: 'hegemony/net-fighter 1>N',
      d3: 'outpost/officer by1',
      e2: 'outpost/commando 2>N by0',
      c2: 'outpost/commando 2>N by1',
    };
    const units = status(scene({ armies: ['outpost', 'outpost', 'hegemony'], mode: 'deathmatch', board }));
    expect(units.d5.netted).toBe(true);
    expect(units.e2.ranged).toEqual({ N: 2 });
    expect(units.c2.ranged).toEqual({ N: 1 });
  });

  test('a netted module gives nothing to anybody', () => {
    const board = {
      d4: 'outpost/scoper',
      d3: 'moloch/brain 0>N',
      e3: 'outpost/commando 2>N',
      c3: 'moloch/hybrid 0>N',
      d2: 'borgo/net-fighter 2>S',
    };
    const units = status(scene({ armies: ['outpost', 'moloch', 'borgo'], mode: 'deathmatch', board }));
    expect(units.e3.ranged).toEqual({ N: 1 });
    expect(units.c3.ranged).toEqual({ N: 1 });
  });
});
