// Bookkeeping of initiative: chances, their phases, extra actions (INI).

import { describe, expect, test } from 'vitest';
import { fightOnce, scene, status } from './support.ts';

/** The phases in which the unit on that hex hit something. */
function acts(armies: string[], board: Record<string, string>, hex: string): number[] {
  const { hits } = fightOnce(scene({ armies, board }));
  return hits.filter((hit) => hit.includes(` ${hex}>`)).map((hit) => Number(hit.split(' ')[0]));
}

describe('[INI-1] each printed value is one chance', () => {
  test('moved by its modifiers, floor 0', () => {
    const board = { d3: 'moloch/stormtrooper 0>N', d4: 'outpost/saboteur', d2: 'outpost/hq' };
    expect(acts(['moloch', 'outpost'], board, 'd3')).toEqual([1, 0]);
    const quick = { d3: 'moloch/stormtrooper 0>N', d4: 'moloch/scout 0>N', d2: 'outpost/hq' };
    expect(acts(['moloch', 'outpost'], quick, 'd3')).toEqual([3, 2]);
  });
});

describe('[INI-2] one act a phase', () => {
  test('two chances squeezed into phase 0 act once', () => {
    const board = { d3: 'trial/twin 0>N', d4: 'outpost/saboteur', d2: 'outpost/hq' };
    const { hits, events } = fightOnce(scene({ armies: ['trial', 'outpost'], board }));
    expect(hits.filter((hit) => hit.includes('d3>d2'))).toEqual(['0 d3>d2 1']);
    expect(events).toContainEqual(expect.objectContaining({ type: 'lost-chance', why: 'squeezed' }));
  });

  test('a unit acts only in the phases of its values', () => {
    const board = { d3: 'outpost/mobile-armor 0>N', d2: 'moloch/hq' };
    expect(acts(['outpost', 'moloch'], board, 'd3')).toEqual([3, 2]);
  });
});

describe('[INI-3] a chance whose phase comes while the unit is netted is used up', () => {
  // The Net Fighter on d4 holds the Stormtrooper on d3 (values 2, 1) until a Hornet kills it in phase 2.
  const board = {
    d3: 'moloch/stormtrooper 0>N',
    d4: 'hegemony/net-fighter 1>N',
    d2: 'hegemony/hq',
    e4: 'moloch/hornet 0>NW',
  };

  test('and the later one is not', () => {
    expect(acts(['moloch', 'hegemony'], board, 'd3')).toEqual([1]);
  });

  test('the event says who held it', () => {
    const { events } = fightOnce(scene({ armies: ['moloch', 'hegemony'], board }));
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'lost-chance',
        phase: 2,
        why: 'netted',
        by: [expect.objectContaining({ hex: expect.any(Number) })],
      }),
    );
  });

  test('freed before its phase the unit acts', () => {
    const early = { ...board, e4: 'moloch/hybrid 0>NW' };
    expect(acts(['moloch', 'hegemony'], early, 'd3')).toEqual([2, 1]);
  });
});

describe('[INI-4]', () => {
  test('a chance above the running phase waits, and acts if its value later equals a phase', () => {
    // The Mutant on d3 has 2; slowed by the Saboteur to 1. When a Claws kills the Saboteur in phase 3 it has 2 again: it acts in 2.
    const board = { d3: 'borgo/mutant 0>N', d4: 'outpost/saboteur', d2: 'outpost/hq', c4: 'borgo/hq' };
    expect(acts(['borgo', 'outpost'], { ...board, d5: 'borgo/claws 5>N' }, 'd3')).toEqual([2]);
  });

  test('a slowed unit freed of its Saboteur too late loses its chance', () => {
    // The Super Mutant on d5 has 2 - 1 + 1 and kills the Saboteur in phase 2; the Mutant had 1 and now has 2.
    const board = {
      d3: 'borgo/mutant 0>N',
      d4: 'outpost/saboteur',
      d2: 'outpost/hq',
      d5: 'borgo/super-mutant 0>N',
      d6: 'borgo/scout 0>N',
    };
    const { hits } = fightOnce(scene({ armies: ['borgo', 'outpost'], board }));
    expect(hits[0]).toBe('2 d5>d4 2');
    expect(acts(['borgo', 'outpost'], board, 'd3')).toEqual([]);
  });

  test('slowed twice and freed of one it acts in its new phase', () => {
    // 2 - 2 = 0; one Saboteur dies in phase 3: the Mutant acts in 1.
    const board = {
      d3: 'borgo/mutant 0>N',
      d4: 'outpost/saboteur',
      c3: 'outpost/saboteur',
      d2: 'outpost/hq',
      e4: 'borgo/claws 4>NW',
      e5: 'borgo/scout 0>N',
    };
    expect(acts(['borgo', 'outpost'], board, 'd3')).toEqual([1]);
  });

  test('a value that jumped over the running phase acts when it comes down to a later one', () => {
    // The Claws on d3 are slowed to 2. In phase 3 that Saboteur dies: 3, too late. In phase 2 two netted Saboteurs
    // are freed: 1, and the waiting chance acts in phase 1.
    const board = {
      d3: 'borgo/claws 4>N',
      d2: 'outpost/hq',
      d4: 'outpost/saboteur',
      d5: 'borgo/claws 5>N',
      d6: 'borgo/scout 0>N',
      c3: 'outpost/saboteur',
      b3: 'borgo/net-fighter 2>NE',
      b4: 'outpost/hmg 0>N',
      c2: 'outpost/saboteur',
      b2: 'borgo/net-fighter 2>NE',
      e4: 'outpost/annihilator 4>NW',
    };
    const { hits } = fightOnce(scene({ armies: ['borgo', 'outpost'], board }));
    expect(hits.slice(0, 3).sort()).toEqual(['2 b4>b3 1', '2 e4>b2 2', '3 d5>d4 1']);
    expect(acts(['borgo', 'outpost'], board, 'd3')).toEqual([1]);
  });

  test('a source of an extra action freed in time gives it', () => {
    // The Mother on d4 is netted until a Hornet kills the netter in phase 2; the Hybrid (3) then has an extra action in 2: too late.
    const board = {
      d3: 'moloch/hybrid 0>N',
      d4: 'moloch/mother-module 0>N',
      d2: 'hegemony/hq',
      d5: 'hegemony/net-fighter 1>N',
      e5: 'moloch/hornet 0>NW',
    };
    expect(acts(['moloch', 'hegemony'], board, 'd3')).toEqual([3]);
    // Killed in phase 3 it comes in time.
    expect(acts(['moloch', 'hegemony'], { ...board, e5: 'moloch/hybrid 0>NW' }, 'd3')).toEqual([3, 2]);
  });
});

describe('[INI-5] cases', () => {
  test('2 boosted to 3 acts in 3, loses the boost, does not act in 2', () => {
    // In phase 3 the Ganger kills the Scout.
    const board = {
      d3: 'borgo/mutant 0>N',
      d4: 'borgo/scout 0>N',
      d2: 'hegemony/hq',
      d5: 'hegemony/ganger 5>N',
    };
    expect(acts(['borgo', 'hegemony'], board, 'd3')).toEqual([3]);
  });

  test('3 slowed to 2 whose Saboteur dies in 3 does not act', () => {
    // The Claws on d5 are slowed and boosted: 3. They kill the Saboteur; those on d3 had 2 and have 3 too late.
    const board = {
      d3: 'borgo/claws 4>N',
      d4: 'outpost/saboteur',
      d2: 'outpost/hq',
      d5: 'borgo/claws 5>N',
      d6: 'borgo/scout 0>N',
    };
    const { hits } = fightOnce(scene({ armies: ['borgo', 'outpost'], board }));
    expect(hits[0]).toBe('3 d5>d4 1');
    expect(acts(['borgo', 'outpost'], board, 'd3')).toEqual([]);
  });

  test('2 with its Scout netted in 3 and freed after 3 does not act', () => {
    // The Scout is netted at the start: the Mutant has 2. The Claws kill the netter in 3, the Mutant has 3: too late.
    const board = {
      d3: 'borgo/mutant 0>N',
      d4: 'borgo/scout 0>N',
      d5: 'hegemony/net-fighter 1>N',
      d2: 'hegemony/hq',
      e5: 'borgo/claws 4>NW',
    };
    expect(acts(['borgo', 'hegemony'], board, 'd3')).toEqual([]);
  });

  test('{1,0} slowed before acting attacks once in 0', () => {
    const board = { d3: 'trial/twin 0>N', d4: 'outpost/saboteur', d2: 'outpost/hq' };
    expect(acts(['trial', 'outpost'], board, 'd3')).toEqual([0]);
  });

  test('{1,0} slowed after acting in 1 acts in 0', () => {
    // A netter on d5 holds the Saboteur. The Machine Gun shoots what stands before it in phase 2, the netter in phase 1.
    const board = {
      d3: 'trial/twin 0>N',
      d4: 'outpost/saboteur',
      d5: 'trial/netter 0>N',
      d2: 'outpost/hq',
      e4: 'trial/brain',
      f3: 'outpost/hmg 0>SW',
    };
    expect(acts(['trial', 'outpost'], board, 'd3')).toEqual([1, 0]);
    // Shot already in phase 2 the netter frees the Saboteur before the unit has acted.
    const { e4: _, ...open } = board;
    expect(acts(['trial', 'outpost'], open, 'd3')).toEqual([0]);
  });
});

describe('[INI-6] the extra action', () => {
  const values = (
    unit: string,
    sources: number,
    extra: Record<string, string> = {},
    armies = ['trial', 'outpost'],
  ): readonly number[] => {
    const mothers: Record<string, string> = {
      d4: 'trial/mother 0>N',
      e3: 'trial/mother 0>NW',
      c3: 'trial/mother 0>NE',
    };
    const board = { d3: unit, ...Object.fromEntries(Object.entries(mothers).slice(0, sources)), ...extra };
    return status(scene({ armies, board })).d3.initiative;
  };

  test('comes right below the lowest value of the highest run', () => {
    expect(values('trial/quick', 1)).toEqual([3, 2]);
    expect(values('trial/fighter', 1)).toEqual([2, 1]);
    expect(values('trial/twin', 1, { d2: 'trial/scout 0>S' })).toEqual([2, 1, 0]);
    expect(values('trial/split', 1)).toEqual([2, 1, 0]);
  });

  test('follows the printed ones of a unit with several', () => {
    const board = { d3: 'outpost/mobile-armor 0>N', d4: 'outpost/hq', d2: 'moloch/hq' };
    expect(acts(['outpost', 'moloch'], board, 'd3')).toEqual([3, 2, 1]);
    const split = { d3: 'trial/split 0>N', d4: 'trial/mother 0>N', d2: 'moloch/hq' };
    expect(acts(['trial', 'moloch'], split, 'd3')).toEqual([2, 1, 0]);
  });

  test('two sources give two if there is room', () => {
    expect(values('trial/quick', 2)).toEqual([3, 2, 1]);
    expect(values('trial/fighter', 3)).toEqual([2, 1, 0]);
  });

  test('is computed from current values', () => {
    expect(values('trial/quick', 1, { c2: 'outpost/saboteur' })).toEqual([2, 1]);
  });

  test('{0} gains nothing', () => {
    const board = {
      d3: 'moloch/hq',
      d4: 'moloch/mother-module 0>N',
      d2: 'borgo/hq',
      e2: 'borgo/super-mutant 0>N',
    };
    expect(acts(['moloch', 'borgo'], board, 'd3')).toEqual([0]);
  });

  test('a unit that never attacks gets none', () => {
    expect(values('trial/netter', 1)).toEqual([]);
  });

  test('one source gives one action in a Battle, also when values change', () => {
    const board = { d3: 'trial/quick 0>N', d4: 'trial/mother 0>N', d2: 'outpost/hq' };
    expect(acts(['trial', 'outpost'], board, 'd3')).toEqual([3, 2]);
    // Slowed after phase 2 its values are 2 and 1, but both chances are used.
    const slowed = { ...board, c3: 'outpost/saboteur', b3: 'trial/netter 0>NE', b4: 'outpost/hmg 0>N' };
    expect(acts(['trial', 'outpost'], slowed, 'd3')).toEqual([3, 2]);
  });

  test('{1} that acted in 1 and was then slowed still takes its extra action in 0', () => {
    const board = {
      d3: 'moloch/protector 0>N',
      d4: 'moloch/mother-module 0>N',
      d2: 'outpost/hq',
      c3: 'outpost/saboteur',
      b3: 'moloch/net-fighter 0>NE',
      c4: 'moloch/officer',
      d5: 'outpost/hmg 0>NW',
    };
    expect(acts(['moloch', 'outpost'], board, 'd3')).toEqual([1, 0]);
    // Slowed from the start both chances fall into phase 0.
    const { b3: _, ...slow } = board;
    expect(acts(['moloch', 'outpost'], slow, 'd3')).toEqual([0]);
  });

  test('when one of two sources is lost the later action is the lost one', () => {
    // The Hybrid kills a Mother in phase 3: of the extra actions in 2 and 1 the one in 1 is lost.
    const board = {
      d3: 'trial/quick 0>N',
      d4: 'trial/mother 0>N',
      e3: 'trial/mother 0>NW',
      d2: 'moloch/hq',
      e5: 'moloch/hybrid 0>N',
      e4: 'moloch/blocker',
    };
    expect(acts(['trial', 'moloch'], board, 'd3')).toEqual([3, 2]);
    // Killed in phase 2 by a Hornet: the action in 2 has been taken, the one in 1 is lost.
    const hornet = { ...board, e5: 'moloch/blocker', e4: 'moloch/hornet 0>N' };
    expect(acts(['trial', 'moloch'], hornet, 'd3')).toEqual([3, 2]);
  });
});
