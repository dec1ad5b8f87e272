// Medics (MED).

import { describe, expect, test } from 'vitest';
import { type State, stageOf } from '../src/index.ts';
import { boardOf, choose, deaths, decider, fight, fightOnce, options, scene } from './support.ts';

const armies = ['trial', 'moloch'];
/** The dead of every way the Battle can end. */
const dead = (board: Record<string, string>): string[] => deaths(scene({ armies, board }));
/** The Battle, begun by Moloch, at its first question. */
const asked = (board: Record<string, string>): State =>
  choose(scene({ armies, board, turn: 1, hands: [[], ['battle']] }), 'battle');

describe('[MED-1] a Medic takes a whole hit', () => {
  test('and is removed instead of the patient', () => {
    expect(dead({ d3: 'trial/brain', d4: 'trial/medic 0>N', c3: 'moloch/hornet 0>NE' })).toEqual(['d4']);
  });

  test('also for the HQ, also of a wound that would not kill', () => {
    const hq = fightOnce(
      scene({ armies, board: { d3: 'trial/hq', d4: 'trial/medic 0>N', c3: 'moloch/hybrid 0>NE' } }),
    );
    // Phase 3: the shot is absorbed; phase 0: the HQ kills the Hybrid.
    expect(hq).toMatchObject({ hq: [20, 20], dead: ['c3', 'd4'] });
    const tough = fightOnce(
      scene({
        armies: ['moloch', 'trial'],
        board: { d3: 'moloch/blocker', d4: 'moloch/medic 0>N', c3: 'trial/fighter 0>NE' },
      }),
    );
    expect(tough).toMatchObject({ dead: ['d4'], wounds: {} });
  });

  test('one hit is one edge of one unit in one phase: a second one goes through', () => {
    expect(
      dead({ d3: 'trial/medic 0>NW', d2: 'trial/fighter', d4: 'trial/medic 0>N', c3: 'moloch/hybrid 0>NE' }),
    ).toEqual(['d4']);
    expect(
      dead({ d3: 'trial/brain', d4: 'trial/medic 0>N', c3: 'moloch/hybrid 0>NE', e3: 'moloch/hybrid 0>NW' }),
    ).toEqual(['d3 d4']);
    // The Stormtrooper shoots in 2 and in 1.
    expect(dead({ d3: 'trial/brain', d4: 'trial/medic 0>N', c3: 'moloch/stormtrooper 0>NE' })).toEqual([
      'd3 d4',
    ]);
  });

  test('two edges of one attacker are two hits', () => {
    // The Armored Hunter strikes all around: fighter and HQ are both hit, the Medic saves one.
    const board = {
      d3: 'trial/brain',
      d2: 'trial/medic 0>S',
      c3: 'moloch/armored-hunter',
      c2: 'trial/brain',
    };
    expect(dead(board)).toEqual(['c2 d2']);
  });

  test('compulsory: nobody is asked', () => {
    expect(
      fight(scene({ armies, board: { d3: 'trial/hq', d4: 'trial/medic 0>N', c3: 'moloch/hybrid 0>NE' } })),
    ).toHaveLength(1);
  });

  test('the event names hit, patient and Medic', () => {
    const { events } = fightOnce(
      scene({ armies, board: { d3: 'trial/brain', d4: 'trial/medic 0>N', c3: 'moloch/hornet 0>NE' } }),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'treated', hit: 0 }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'died', why: 'sacrifice' }));
  });
});

describe('[MED-2] choices', () => {
  test('which hit: the patient’s owner decides', () => {
    const board = {
      d3: 'moloch/blocker 0>N',
      d4: 'moloch/medic 0>N',
      c3: 'borgo/brawler 0>NE',
      e3: 'borgo/mutant 5>NW',
    };
    const state = choose(scene({ armies: ['borgo', 'moloch'], board, hands: [['battle'], []] }), 'battle');
    expect(stageOf(state)).toBe('absorb');
    expect(decider(state)).toBe(1);
    expect(options(state)).toHaveLength(2);
    const wounds = options(state).map((text) => boardOf(choose(state, text)).d3);
    expect(wounds.sort()).toEqual(['blocker w1', 'blocker w2']);
  });

  test('which patient: the Medic’s owner decides', () => {
    const state = asked({
      d3: 'trial/brain',
      e3: 'trial/brain',
      d4: 'trial/wide-medic 0>N',
      d2: 'moloch/hornet 0>S',
      e2: 'moloch/hornet 0>S',
    });
    expect(stageOf(state)).toBe('treat');
    expect(decider(state)).toBe(0);
    expect(options(state).sort()).toEqual(['treat d4 d3', 'treat d4 e3']);
    expect(boardOf(choose(state, 'treat d4 d3'))).not.toHaveProperty('e3');
    expect(boardOf(choose(state, 'treat d4 d3'))).toHaveProperty('d3');
  });

  test('which Medic: its owner decides', () => {
    expect(
      dead({ d3: 'trial/brain', d4: 'trial/medic 0>N', e3: 'trial/medic 0>NW', c3: 'moloch/hornet 0>NE' }),
    ).toEqual(['d4', 'e3']);
  });

  test('two hits, two Medics: both are spent', () => {
    const board = {
      d3: 'trial/brain',
      d4: 'trial/medic 0>N',
      e3: 'trial/medic 0>NW',
      c3: 'moloch/hornet 0>NE',
      d2: 'moloch/hornet 0>S',
    };
    expect(dead(board)).toEqual(['d4 e3']);
  });
});

describe('[MED-3] a Medic that is hit itself', () => {
  const both = { c3: 'moloch/hornet 0>NE', c4: 'moloch/hornet 0>NE' };

  test('and dies does not help', () => {
    expect(dead({ ...both, d3: 'trial/brain', d4: 'trial/medic 0>N' })).toEqual(['d3 d4']);
  });

  test('and survives by toughness does', () => {
    const quick = { c3: 'moloch/hybrid 0>NE', c4: 'moloch/hybrid 0>NE' };
    expect(dead({ ...quick, d3: 'trial/brain', d4: 'trial/tough-medic 0>N' })).toEqual(['d4']);
    // With a wound already it dies of the hit.
    expect(dead({ ...quick, d3: 'trial/brain', d4: 'trial/tough-medic 0>N w1' })).toEqual(['d3 d4']);
  });

  test('and is saved by another Medic does', () => {
    expect(dead({ ...both, d3: 'trial/brain', d4: 'trial/medic 0>N', d5: 'trial/medic 0>N' })).toEqual([
      'd4 d5',
    ]);
  });

  test('one that dies a phase later helped in time', () => {
    const board = {
      d3: 'trial/brain',
      d4: 'trial/medic 0>N',
      c3: 'moloch/hybrid 0>NE',
      c4: 'moloch/hornet 0>NE',
    };
    expect(dead(board)).toEqual(['d4']);
  });
});

describe('[MED-4] Medics for Medics', () => {
  const patient = { c3: 'trial/brain', b3: 'moloch/hornet 0>NE' };

  test('Medic 2 on Medic 1: Medic 2 dies', () => {
    expect(dead({ ...patient, d3: 'trial/medic 0>SW', d2: 'trial/medic 0>S' })).toEqual(['d2']);
  });

  test('in a longer chain the last one dies', () => {
    expect(
      dead({ ...patient, d3: 'trial/medic 0>SW', d2: 'trial/medic 0>S', e2: 'trial/medic 0>NW' }),
    ).toEqual(['e2']);
  });

  test('two facing each other: the controller chooses', () => {
    // The Medic on d4 reaches the patient on c3 and the Medic on d3, which reaches back.
    expect(dead({ ...patient, d4: 'trial/wide-medic 0>NW', d3: 'trial/medic 0>S' })).toEqual(['d3', 'd4']);
    const state = asked({ ...patient, d4: 'trial/wide-medic 0>NW', d3: 'trial/medic 0>S' });
    expect(stageOf(state)).toBe('sacrifice');
    expect(decider(state)).toBe(0);
    expect(options(state)).toEqual(['sacrifice d3', 'sacrifice d4']);
  });

  const ring = { ...patient, d4: 'trial/wide-medic 0>NW', d3: 'trial/medic 0>SE', e3: 'trial/medic 0>SW' };

  test('a closed ring of three: any of them', () => {
    expect(dead(ring)).toEqual(['d3', 'd4', 'e3']);
  });

  test('or a Medic protecting them', () => {
    expect(dead({ ...ring, e2: 'trial/medic 0>S' })).toEqual(['d3', 'd4', 'e2', 'e3']);
  });

  test('a ring hit itself loses one', () => {
    // Only the Medic on d3 is hit; whichever of the three is removed, the hit is gone.
    const { b3: _, c3: __, ...medics } = ring;
    expect(dead({ ...medics, c2: 'moloch/hornet 0>SE' })).toEqual(['d3', 'd4', 'e3']);
  });

  test('a netted ring member breaks the ring', () => {
    // The netted Medic on d3 no longer protects e3, so e3 is the last of the chain behind d4.
    expect(dead({ ...ring, d2: 'moloch/net-fighter 0>S' })).toEqual(['e3']);
  });

  test('Medic 1 backed by Medic 2 saves two units in one phase', () => {
    const board = {
      d3: 'trial/brain',
      e3: 'trial/brain',
      d4: 'trial/wide-medic 0>N',
      d5: 'trial/medic 0>N',
      d2: 'moloch/hornet 0>S',
      e2: 'moloch/hornet 0>S',
    };
    expect(dead(board)).toEqual(['d4 d5']);
  });
});

describe('[MED-5] what Medics do not prevent', () => {
  test('an endless loop uses up every Medic and still kills', () => {
    // The Tripler sends the shot round over d3 and c3 into itself, and out to the north-east.
    const board = {
      c4: 'doomsday/alpha-shooter 5>NE',
      d4: 'doomsday/tripler 0>NE',
      d3: 'doomsday/fireblast 0>SW',
      c3: 'doomsday/fireblast 0>SE',
      e3: 'trial/brain',
      e2: 'trial/medic 0>S',
      f2: 'trial/medic 0>SW',
    };
    const fought = fightOnce(scene({ armies: ['doomsday', 'trial'], board }));
    expect(fought.hits).toContain('3 c4>e3 endless');
    expect(fought.dead).toEqual(['e2', 'e3', 'f2']);
  });

  test('the explosion of the tile itself; another tile’s hit on it still uses up its Medic', () => {
    const board = {
      d4: 'moloch/clown 0>N w1',
      d6: 'doomsday/medic 0>N',
      d3: 'borgo/mutant 0>S',
      b2: 'moloch/hq',
    };
    const team = { armies: ['moloch', 'borgo', 'doomsday', 'outpost'], mode: 'team' as const, board };
    const outcomes = fight(scene(team)).map(({ dead: gone }) => gone.join(' '));
    // Attacking: both strike, the Medic saves the Clown. Exploding: the Clown goes anyway, the Medic too.
    expect(outcomes.sort()).toEqual(['d3 d4 d6', 'd3 d6']);
  });

  test('the wound that sets off a Trap: no Medic is used up', () => {
    const board = { d4: 'doomsday/trap 0>N', d6: 'doomsday/medic 0>N', d3: 'borgo/mutant 0>S' };
    expect(deaths(scene({ armies: ['doomsday', 'borgo'], board }))).toEqual(['d3 d4']);
  });

  test('any other hit on the Trap in that phase uses one up', () => {
    const board = {
      d4: 'doomsday/trap 0>N',
      d6: 'doomsday/medic 0>N',
      d3: 'borgo/mutant 0>S',
      c3: 'borgo/mutant 0>SE',
    };
    expect(deaths(scene({ armies: ['doomsday', 'borgo'], board }))).toEqual(['c3 d3 d4 d6']);
  });
});

describe('[MED-6]', () => {
  test('a netted Medic does nothing', () => {
    expect(
      dead({
        d3: 'trial/brain',
        d4: 'trial/medic 0>N',
        c3: 'moloch/hornet 0>NE',
        d5: 'moloch/net-fighter 0>N',
      }),
    ).toEqual(['d3']);
  });

  test('a scoped Medic no longer serves its owner', () => {
    const board = {
      d3: 'trial/brain',
      d4: 'trial/medic 0>N',
      c3: 'outpost/brawler 0>NE',
      d5: 'outpost/scoper',
    };
    expect(deaths(scene({ armies: ['trial', 'outpost'], board }))).toEqual(['d3']);
  });
});
