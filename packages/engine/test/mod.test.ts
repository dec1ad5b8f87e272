// Modules and auras: bonuses, initiative, long distance, lost toughness (MOD-1 to MOD-4, MOD-9, MOD-10).

import { describe, expect, test } from 'vitest';
import { stageOf } from '../src/index.ts';
import { apply, boardOf, choose, fightOnce, filled, scene, status } from './support.ts';

const standing = (armies: string[], board: Record<string, string>) => status(scene({ armies, board }));

describe('[MOD-1] modules', () => {
  test('work at their connection edges only, for own units only, outside Battle too', () => {
    const units = standing(['borgo', 'hegemony'], {
      d4: 'borgo/officer 0>N',
      d3: 'borgo/mutant 0>N',
      d5: 'borgo/mutant 0>N',
      e3: 'hegemony/runner 0>N',
    });
    expect(units.d3.melee).toEqual({ NW: 2, N: 2, NE: 2 });
    expect(units.d5.melee).toEqual({ NW: 1, N: 1, NE: 1 });
    expect(units.e3.melee).toEqual({ N: 1 });
  });

  test('effects of several add up', () => {
    const units = standing(['borgo', 'hegemony'], {
      d4: 'borgo/officer 0>N',
      d3: 'borgo/brawler 0>N',
      c3: 'borgo/super-officer 0>NE',
      e3: 'borgo/scout 0>NW',
      e2: 'borgo/hq',
    });
    expect(units.d3).toMatchObject({ melee: { N: 4 }, initiative: [4] });
  });

  test('work on HQs and on modules', () => {
    const units = standing(['borgo', 'hegemony'], { d4: 'borgo/scout 0>N', d3: 'borgo/hq' });
    expect(units.d3.initiative).toEqual([1]);
    const hardened = standing(['trial', 'borgo'], {
      d4: 'trial/harden 0>N',
      d3: 'trial/harden 0>N',
      d2: 'trial/fighter',
    });
    expect(hardened.d3.toughness).toBe(1);
  });

  test('a quickened HQ strikes in its new phase', () => {
    const board = { d4: 'borgo/scout 0>N', d3: 'borgo/hq', d2: 'moloch/hornet 0>N' };
    expect(fightOnce(scene({ armies: ['borgo', 'moloch'], board })).hits).toEqual(['1 d3>d2 1']);
  });

  test('do not pass through a unit', () => {
    const units = standing(['borgo', 'hegemony'], {
      d4: 'borgo/officer 0>N',
      d3: 'borgo/scout',
      d2: 'borgo/brawler 0>S',
    });
    expect(units.d2.melee).toEqual({ S: 2 });
  });

  test('a module that is netted gives nothing, one freed gives again', () => {
    const board = { d4: 'borgo/officer 0>N', d3: 'borgo/brawler 0>N', d5: 'hegemony/net-fighter 1>N' };
    expect(standing(['borgo', 'hegemony'], board).d3.melee).toEqual({ N: 2 });
  });
});

describe('[MOD-2] Officers and the Brain', () => {
  test('strengthen every edge that has the named kind, and no other', () => {
    const units = standing(['moloch', 'borgo'], {
      d4: 'moloch/officer 1>N',
      d3: 'moloch/juggernaut 0>N',
      c4: 'moloch/protector 0>N',
    });
    expect(units.d3).toMatchObject({ melee: { N: 2 }, ranged: { NE: 2 } });
    expect(units.c4.ranged).toEqual({ NW: 2, N: 2, NE: 2 });
  });

  test('the Brain strengthens both', () => {
    const units = standing(['moloch', 'borgo'], { d4: 'moloch/brain 0>N', d3: 'moloch/juggernaut 0>N' });
    expect(units.d3).toMatchObject({ melee: { N: 3 }, ranged: { NE: 2 } });
  });

  test('a unit without that kind gains nothing', () => {
    const units = standing(['moloch', 'borgo'], { d4: 'moloch/brain 0>N', d3: 'moloch/blocker' });
    expect(units.d3).toMatchObject({ melee: {}, ranged: {} });
    const melee = standing(['moloch', 'borgo'], { d4: 'moloch/officer 1>N', d3: 'moloch/hornet 0>N' });
    expect(melee.d3).toMatchObject({ melee: { N: 2 }, ranged: {} });
  });

  test('the strength with its bonus is dealt and explained', () => {
    const { hits, events } = fightOnce(
      scene({
        armies: ['moloch', 'borgo'],
        board: { d4: 'moloch/brain 0>N', d3: 'moloch/hornet 0>N', d2: 'borgo/hq' },
      }),
    );
    expect(hits).toContain('2 d3>d2 3');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'attack', bonuses: [expect.objectContaining({ amount: 1 })] }),
    );
  });
});

describe('[MOD-3] Scout, Boss, Saboteur', () => {
  test('every initiative value rises', () => {
    const units = standing(['moloch', 'borgo'], { d4: 'moloch/scout 0>N', d3: 'moloch/stormtrooper' });
    expect(units.d3.initiative).toEqual([3, 2]);
  });

  test('the Boss gives initiative and melee', () => {
    const units = standing(['hegemony', 'borgo'], {
      d4: 'hegemony/boss 0>N',
      d3: 'hegemony/universal-soldier 5>N',
    });
    expect(units.d3).toMatchObject({ initiative: [4], melee: { N: 2 }, ranged: { N: 1 } });
  });

  test('no ceiling', () => {
    const units = standing(['borgo', 'moloch'], {
      d3: 'borgo/claws',
      d4: 'borgo/scout 0>N',
      c3: 'borgo/scout 0>NE',
      e3: 'borgo/hq',
      d2: 'borgo/scout 0>S',
    });
    expect(units.d3.initiative).toEqual([7]);
  });

  test('the Saboteur slows connected enemies, never own units, floor 0', () => {
    const units = standing(['outpost', 'moloch'], {
      d4: 'outpost/saboteur',
      d3: 'moloch/stormtrooper',
      e3: 'moloch/hq',
      e4: 'outpost/commando',
      c3: 'moloch/blocker',
    });
    expect(units.d3.initiative).toEqual([1, 0]);
    expect(units.e3.initiative).toEqual([0]);
    expect(units.e4.initiative).toEqual([3]);
    expect(units.c3.initiative).toEqual([]);
  });

  test('ups and downs add up before the floor', () => {
    const units = standing(['outpost', 'moloch'], {
      d4: 'outpost/saboteur',
      d3: 'moloch/hq',
      d2: 'moloch/scout 0>S',
    });
    expect(units.d3.initiative).toEqual([0]);
    const two = standing(['outpost', 'moloch'], {
      d4: 'outpost/saboteur',
      d3: 'moloch/protector',
      d2: 'moloch/scout 0>S',
    });
    expect(two.d3.initiative).toEqual([1]);
  });
});

describe('[MOD-4] extra action', () => {
  test.each([
    ['Mother', ['moloch', 'borgo'], { d4: 'moloch/mother-module 0>N', d3: 'moloch/hybrid 0>N' }, [3, 2]],
    [
      'Main War Processor',
      ['doomsday', 'borgo'],
      { d4: 'doomsday/main-war-processor 0>N', d3: 'doomsday/omega-shooter' },
      [2, 1],
    ],
    ['Outpost HQ', ['outpost', 'borgo'], { d4: 'outpost/hq', d3: 'outpost/mobile-armor' }, [3, 2, 1]],
  ])('%s', (_, armies, board, initiative) => {
    expect(standing(armies, board).d3.initiative).toEqual(initiative);
  });

  test('attacks once more', () => {
    const { hits } = fightOnce(
      scene({
        armies: ['moloch', 'borgo'],
        board: { d4: 'moloch/mother-module 0>N', d3: 'moloch/hornet 0>N', d2: 'borgo/hq' },
      }),
    );
    expect(hits.filter((hit) => hit.includes('d3>d2'))).toEqual(['2 d3>d2 2', '1 d3>d2 2']);
  });
});

describe('[MOD-9] long distance', () => {
  const armies = ['doomsday', 'borgo'];

  test('reaches the first and the second hex, over enemies and empty hexes, not the third', () => {
    const units = standing(armies, {
      d6: 'doomsday/officer 0>N',
      d5: 'borgo/mutant',
      d4: 'doomsday/alpha-shooter',
      d3: 'doomsday/alpha-shooter',
    });
    expect(units.d4.ranged).toEqual({ NW: 2, NE: 2 });
    expect(units.d3.ranged).toEqual({ NW: 1, NE: 1 });
    expect(standing(armies, { d6: 'doomsday/officer 0>N', d4: 'doomsday/alpha-shooter' }).d4.ranged).toEqual({
      NW: 2,
      NE: 2,
    });
  });

  test('serves both hexes at once', () => {
    const units = standing(armies, {
      d6: 'doomsday/main-war-processor 0>N',
      d5: 'doomsday/alpha-shooter',
      d4: 'doomsday/alpha-shooter',
    });
    expect(units.d5.initiative).toEqual([3, 2]);
    expect(units.d4.initiative).toEqual([3, 2]);
  });

  test('a Medic two hexes away absorbs', () => {
    const board = {
      d6: 'doomsday/medic 0>N',
      d4: 'doomsday/scout',
      d3: 'borgo/brawler 0>S',
      b2: 'doomsday/hq',
    };
    expect(fightOnce(scene({ armies, board })).dead).toEqual(['d6']);
  });

  test('the Scout is an ordinary module', () => {
    const units = standing(armies, {
      d6: 'doomsday/scout 0>N',
      d5: 'doomsday/alpha-shooter',
      d4: 'doomsday/alpha-shooter',
    });
    expect(units.d5.initiative).toEqual([4]);
    expect(units.d4.initiative).toEqual([3]);
  });
});

describe('[MOD-10] losing a bonus of toughness', () => {
  const board = { d3: 'trial/fighter 0>N w1', d4: 'trial/harden 0>N', b2: 'trial/hq', d6: 'borgo/hq' };

  test('removes a unit with too many wounds at once, without damage', () => {
    const state = scene({ armies: ['borgo', 'trial'], board, hands: [['net-fighter'], []] });
    const netted = apply(state, 'place net-fighter e4 r3');
    expect(netted.of('died')).toMatchObject([{ why: 'lost-toughness' }]);
    expect(netted.of('wounded')).toEqual([]);
    expect(boardOf(netted.state)).not.toHaveProperty('d3');
  });

  test('no Medic helps', () => {
    const state = scene({
      armies: ['borgo', 'trial'],
      board: { ...board, d2: 'trial/medic 0>S' },
      hands: [['net-fighter'], []],
    });
    const after = boardOf(choose(state, 'place net-fighter e4 r3'));
    expect(after).toMatchObject({ d2: 'medic r3' });
    expect(after).not.toHaveProperty('d3');
  });

  test('a unit without wounds stays', () => {
    const state = scene({
      armies: ['borgo', 'trial'],
      board: { ...board, d3: 'trial/fighter 0>N' },
      hands: [['net-fighter'], []],
    });
    expect(boardOf(choose(state, 'place net-fighter e4 r3'))).toHaveProperty('d3');
  });

  test('one that drops off may take its own gift with it', () => {
    const chain = {
      d2: 'trial/fighter 0>N w1',
      d3: 'trial/harden 0>N w1',
      d4: 'trial/harden 0>N',
      b2: 'trial/hq',
      d6: 'borgo/hq',
    };
    const state = scene({ armies: ['borgo', 'trial'], board: chain, hands: [['net-fighter'], []] });
    expect(Object.keys(boardOf(choose(state, 'place net-fighter e4 r3'))).sort()).toEqual([
      'b2',
      'd4',
      'd6',
      'e4',
    ]);
  });

  test('a unit that moves away from its source drops off, and its movement ends there', () => {
    const hand = ['outpost/recon-center', 'borgo/move'];
    const state = scene({ armies: ['trial', 'borgo'], board, hands: [hand, []] });
    const moved = apply(choose(state, 'place recon-center f4 r0'), 'move d3 c2 r0');
    expect(moved.of('died')).toMatchObject([{ why: 'lost-toughness' }]);
    expect(stageOf(moved.state)).toBe('turn');
    // A step that keeps the connection is followed by the second one.
    expect(stageOf(apply(choose(state, 'place recon-center f4 r0'), 'move d3 d3 r1').state)).toBe('step');
  });

  test('in a Battle it happens at the end of the phase', () => {
    const fought = fightOnce(
      scene({
        armies: ['borgo', 'trial'],
        board: { ...board, d2: 'borgo/hq', d6: 'borgo/medic', e4: 'borgo/claws 5>NW' },
      }),
    );
    // The Claws kill the module in phase 3; the fighter never gets to act in phase 2.
    expect(fought.dead).toEqual(['d3', 'd4']);
    expect(fought.hits).toEqual(['3 e4>d4 1']);
  });

  test('[BAT-2] when the tile that fills the board makes a unit drop off there is no Battle', () => {
    const full = filled({ ...board, d2: 'trial/hq', b2: 'trial/medic' }, 'borgo/scout', 'e4');
    const state = scene({ armies: ['borgo', 'trial'], board: full, hands: [['net-fighter', 'mutant'], []] });
    const netted = apply(state, 'place net-fighter e4 r3');
    expect(netted.of('battle')).toEqual([]);
    expect(stageOf(netted.state)).toBe('turn');
    // The same tile turned away drops nothing: the board is full, a Battle begins.
    expect(apply(state, 'place mutant e4 r3').of('battle')).toMatchObject([{ reason: 'full', starter: 0 }]);
  });
});
