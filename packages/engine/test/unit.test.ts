// Attacks, armor, toughness, Gauss, initiative (UNIT-1 to UNIT-8).

import { describe, expect, test } from 'vitest';
import { fightAll, parseScenario, type State } from '../src/index.ts';
import { boardOf, choose, type Fought, fight, fightOnce, hex, scene, status } from './support.ts';

const clash = (armies: string[], board: Record<string, string>): Fought =>
  fightOnce(scene({ armies, board }));

describe('[UNIT-1] melee', () => {
  test('hits the enemy on the adjacent hex at that edge with its strength', () => {
    const { hits, dead } = clash(['borgo', 'moloch'], {
      d4: 'borgo/brawler 0>N',
      d3: 'moloch/protector',
      e3: 'moloch/hybrid 0>N',
    });
    expect(hits).toEqual(['2 d4>d3 2']);
    expect(dead).toEqual(['d3']);
  });

  test('reaches no further, and harms no friend', () => {
    expect(clash(['borgo', 'moloch'], { d4: 'borgo/brawler 0>N', d2: 'moloch/blocker' }).hits).toEqual([]);
    expect(clash(['borgo', 'moloch'], { d4: 'borgo/brawler 0>N', d3: 'borgo/mutant 0>S' }).hits).toEqual([]);
  });
});

describe('[UNIT-2] ranged', () => {
  test('hits the first enemy in line over empty hexes and own units', () => {
    const { hits, dead } = clash(['outpost', 'moloch'], {
      d6: 'outpost/commando 2>N',
      d5: 'outpost/scoper',
      d3: 'moloch/hornet 0>S',
      d2: 'moloch/hornet 0>N',
    });
    expect(hits).toEqual(['3 d6>d3 1']);
    expect(dead).toEqual(['d3']);
  });

  test('next to the target it is still ranged: armor counts', () => {
    const { hits, events } = clash(['outpost', 'moloch'], {
      d4: 'outpost/commando 2>N',
      d3: 'moloch/blocker 0>S',
    });
    expect(hits).toEqual([]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'stopped', why: 'armor' }));
  });

  test('only along the straight line', () => {
    expect(clash(['outpost', 'moloch'], { d4: 'outpost/commando 2>N', e3: 'moloch/blocker' }).hits).toEqual(
      [],
    );
  });
});

describe('[UNIT-3]', () => {
  test('all edges act together, without being asked', () => {
    const { dead } = clash(['borgo', 'hegemony'], {
      d4: 'borgo/mutant 0>N',
      d3: 'hegemony/runner 0>N',
      e3: 'hegemony/runner 0>N',
      c3: 'hegemony/runner 0>N',
      d5: 'hegemony/runner 0>S',
    });
    expect(dead).toEqual(['c3', 'd3', 'e3']);
  });

  test('an attack into nothing is still spent', () => {
    const { events } = clash(['borgo', 'hegemony'], { d4: 'borgo/brawler 0>N' });
    expect(events.filter((event) => event.type === 'no-target')).toHaveLength(1);
  });
});

describe('[UNIT-4] melee and ranged on one edge', () => {
  const soldier = 'hegemony/universal-soldier 5>N';

  test('are one attack with both strengths', () => {
    expect(clash(['hegemony', 'moloch'], { d4: soldier, d3: 'moloch/blocker 0>N' }).hits).toEqual([
      '3 d4>d3 2',
    ]);
  });

  test('armor takes from the ranged part only', () => {
    const { events, wounds } = clash(['hegemony', 'moloch'], { d4: soldier, d3: 'moloch/blocker 0>S' });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'attack', kind: 'both', melee: 1, ranged: 1, armor: 1, strength: 1 }),
    );
    expect(wounds).toEqual({ d3: 1 });
  });

  test('a bonus counts for its own part: three next to the target, one from afar', () => {
    const near = { d4: soldier, d5: 'hegemony/hq' };
    expect(status(scene({ armies: ['hegemony', 'moloch'], board: near })).d4).toMatchObject({
      melee: { N: 2 },
      ranged: { N: 1 },
    });
    expect(clash(['hegemony', 'moloch'], { ...near, d3: 'moloch/blocker 0>N' }).hits).toEqual(['3 d4>d3 3']);
    expect(clash(['hegemony', 'moloch'], { ...near, d2: 'moloch/blocker 0>N' }).hits).toEqual(['3 d4>d2 1']);
  });

  test('behind a friend only the shot goes on', () => {
    const board = { d4: soldier, d3: 'hegemony/transport', d2: 'moloch/blocker 0>N' };
    expect(clash(['hegemony', 'moloch'], board).hits).toEqual(['3 d4>d2 1']);
  });

  test('a Medic absorbs both at once', () => {
    const { dead, wounds } = clash(['hegemony', 'moloch'], {
      d4: soldier,
      d3: 'moloch/blocker 0>N',
      e2: 'moloch/medic 0>SW',
    });
    expect(dead).toEqual(['e2']);
    expect(wounds).toEqual({});
  });
});

describe('[UNIT-5] armor', () => {
  test.each([
    ['outpost/annihilator 4>N', 1],
    ['outpost/commando 2>N', 0],
    ['outpost/brawler 0>N', 2],
  ])('against %s the armored edge lets %i through', (attacker, wounds) => {
    const fought = clash(['outpost', 'moloch'], { d4: attacker, d3: 'moloch/blocker 0>S' });
    expect(fought.wounds.d3 ?? 0).toBe(wounds);
  });

  test('only at its own edge', () => {
    expect(
      clash(['outpost', 'moloch'], { d4: 'outpost/annihilator 4>N', d3: 'moloch/blocker 0>SE' }).wounds.d3,
    ).toBe(2);
  });

  test('not against instants', () => {
    const state = scene({
      armies: ['outpost', 'moloch'],
      board: { d3: 'moloch/blocker 0>S' },
      hands: [['sniper'], []],
    });
    expect(boardOf(choose(state, 'sniper d3')).d3).toBe('blocker r3 w1');
  });

  test('not against explosions', () => {
    const board = {
      d4: 'moloch/clown 0>N',
      d3: 'moloch/blocker 0>S',
      d6: 'outpost/hq',
      d2: 'outpost/scoper',
    };
    const exploded = fight(scene({ armies: ['outpost', 'moloch'], board })).find(({ dead }) =>
      dead.includes('d4'),
    );
    expect(exploded?.wounds).toEqual({ d3: 1 });
  });
});

describe('[UNIT-6] toughness', () => {
  test('a unit of toughness 2 dies of the third wound, and wounds stay', () => {
    const hit = (wounds: number) =>
      clash(['outpost', 'moloch'], { d4: 'outpost/commando 2>N', d3: `moloch/blocker 0>N w${wounds}` });
    expect(hit(0)).toMatchObject({ dead: [], wounds: { d3: 1 } });
    expect(hit(1)).toMatchObject({ dead: [], wounds: { d3: 2 } });
    expect(hit(2).dead).toEqual(['d3']);
  });

  test('armor and toughness work while netted', () => {
    const board = {
      d4: 'hegemony/net-fighter 1>N',
      d3: 'moloch/blocker 0>SE',
      e3: 'hegemony/universal-soldier 5>NW',
    };
    expect(status(scene({ armies: ['hegemony', 'moloch'], board })).d3.netted).toBe(true);
    expect(clash(['hegemony', 'moloch'], board)).toMatchObject({ hits: ['3 e3>d3 1'], wounds: { d3: 1 } });
  });
});

describe('[UNIT-7] Gauss', () => {
  const line = { d6: 'moloch/gauss-cannon 4>N', d5: 'moloch/blocker 0>S' };

  test('hits every enemy in the line, armor protects only its bearer, bonuses do not count', () => {
    const state = scene({
      armies: ['moloch', 'borgo'],
      board: {
        ...line,
        c5: 'moloch/hq',
        d4: 'borgo/super-mutant 0>S w1',
        d3: 'borgo/super-officer',
        d2: 'borgo/hq',
      },
    });
    expect(status(state).d6.ranged).toEqual({ N: 1 });
    const { hits, wounds, hq, dead } = fightOnce(state);
    expect(hits.filter((hit) => hit.startsWith('1 '))).toEqual(['1 d6>d3 1', '1 d6>d2 1']);
    // The Super Mutant struck the Blocker in phase 2; the Cannon shot over it.
    expect(wounds).toEqual({ d3: 1, d4: 1, d5: 2 });
    expect(hq).toEqual([20, 19]);
    expect(dead).toEqual([]);
  });

  test('each unit hit is a separate hit for its own Medic', () => {
    const { dead } = clash(['moloch', 'borgo'], {
      ...line,
      d4: 'borgo/claws 4>SE',
      d3: 'borgo/claws 4>NE',
      e2: 'borgo/medic 0>SW',
    });
    expect(dead).toEqual(['d4', 'e2']);
  });

  describe('with a blow on the same edge (a tile of one’s own)', () => {
    const board = (victim: object, medic = {}) =>
      parseScenario({
        players: [{ army: 'one' }, { army: 'two' }],
        armies: [
          {
            key: 'one',
            tiles: {
              x: { kind: 'warrior', initiative: [2], gauss: [0], melee: { 0: 3 } },
              quartermaster: { kind: 'module', connections: [0], gives: { quartermaster: true } },
              officer: { kind: 'module', connections: [1], gives: { melee: 1, ranged: 1 } },
            },
          },
          {
            key: 'two',
            tiles: {
              tough: { kind: 'warrior', toughness: 5, ...victim },
              medic: { kind: 'module', connections: [0, 1, 2, 3, 4, 5], gives: { medic: true } },
            },
          },
        ],
        board: {
          d5: { tile: 'one/x' },
          d6: { tile: 'one/quartermaster' },
          c5: { tile: 'one/officer' },
          d4: { tile: 'two/tough' },
          d3: { tile: 'two/tough' },
          ...medic,
        },
      });
    const outcomes = (state: State) =>
      fightAll(state).map(({ units }) => ['d4', 'd3'].map((at) => units.wounds[units.at[hex(at)]]));

    test('[UNIT-4] the enemy next to it takes both as one hit, those behind take the shot; nothing converts it', () => {
      expect(outcomes(board({}))).toEqual([[5, 1]]);
    });

    test('[UNIT-5] armor stops only the shot', () => {
      expect(outcomes(board({ armor: [3] }))).toEqual([[4, 0]]);
    });

    test('[MED-1] a Medic takes both away', () => {
      const [{ units, events }] = fightAll(board({}, { c4: { tile: 'two/medic' } }));
      expect(units.wounds[units.at[hex('d4')]] + units.wounds[units.at[hex('d3')]]).not.toBe(5);
      expect(events.filter(({ type }) => type === 'attack')).toHaveLength(2);
    });
  });
});

describe('[UNIT-8] initiative', () => {
  test('several values, several attacks', () => {
    const { hits } = clash(['moloch', 'outpost'], { d4: 'moloch/stormtrooper 0>N', d2: 'outpost/hq' });
    expect(hits.filter((hit) => hit.includes('d4>d2'))).toEqual(['2 d4>d2 1', '1 d4>d2 1']);
  });

  test('without initiative it never attacks in a phase', () => {
    const { events } = clash(['moloch', 'outpost'], { d4: 'moloch/blocker', d2: 'outpost/hq' });
    expect(events.some((event) => 'from' in event && event.from === hex('d4'))).toBe(false);
  });
});
