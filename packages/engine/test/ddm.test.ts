// The Doomsday Machine: redirectors, loops, the Trap, the rotation (DDM).

import { describe, expect, test } from 'vitest';
import {
  apply,
  boardOf,
  choose,
  expectRefused,
  fight,
  fightOnce,
  hex,
  options,
  places,
  scene,
  tile,
} from './support.ts';

const armies = ['doomsday', 'borgo'];
const hits = (board: Record<string, string>, sides = armies): string[] =>
  fightOnce(scene({ armies: sides, board })).hits.filter((hit) => !hit.startsWith('0'));

describe('[DDM-1] redirectors', () => {
  test('a friendly shot into an entry leaves by the exit instead', () => {
    // The Delta Shooter shoots north into the Fireblast on d4, which sends it north-east.
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      d4: 'doomsday/fireblast 0>NE',
      d2: 'borgo/super-officer',
      f2: 'borgo/super-officer',
    };
    expect(hits(board)).toEqual(['1 d6>f2 2']);
  });

  test('at a non-entry edge it passes as over any own unit', () => {
    // The Fireblast's exit faces south: the shot comes in there.
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      d4: 'doomsday/fireblast 0>S',
      d2: 'borgo/super-officer',
    };
    expect(hits(board)).toEqual(['1 d6>d2 2']);
  });

  test('the Tripler sends it out of all three', () => {
    const board = {
      d6: 'doomsday/gamma-shooter 0>N',
      d4: 'doomsday/tripler 0>N',
      d2: 'borgo/hq',
      f2: 'borgo/super-officer',
      b2: 'borgo/super-mutant',
    };
    expect(
      hits(board)
        .filter((hit) => hit.startsWith('1 '))
        .sort(),
    ).toEqual(['1 d6>b2 1', '1 d6>d2 1', '1 d6>f2 1']);
  });

  test('from a redirector into the next', () => {
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      d5: 'doomsday/fireblast 0>NE',
      e4: 'doomsday/fireblast 0>N',
      e2: 'borgo/super-officer',
    };
    expect(hits(board)).toEqual(['1 d6>e2 2']);
    const { events } = fightOnce(scene({ armies, board }));
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'attack',
        via: ['d5', 'e4'].map((name) => ({ hex: hex(name), tile: tile('doomsday/fireblast') })),
      }),
    );
  });

  test('a Gauss shot hits what lies before the redirector and what lies behind its exit', () => {
    const board = {
      d6: 'doomsday/gauss-cannon 0>N',
      d5: 'borgo/super-officer',
      d4: 'doomsday/fireblast 0>NE',
      d2: 'borgo/super-officer',
      e3: 'borgo/super-officer',
      f2: 'borgo/hq',
    };
    expect(hits(board)).toEqual(['1 d6>d5 1', '1 d6>e3 1', '1 d6>f2 1']);
  });

  test('for an enemy shot it is an ordinary unit', () => {
    const board = { d6: 'outpost/commando 2>N', d4: 'doomsday/fireblast 0>NE', e3: 'doomsday/tripler' };
    expect(hits(board, ['doomsday', 'outpost'])).toEqual(['3 d6>d4 1']);
  });

  test('a blow is not redirected', () => {
    const board = { d5: 'doomsday/hq', d4: 'doomsday/fireblast 0>N', d3: 'borgo/super-officer' };
    expect(fightOnce(scene({ armies, board })).hits).toEqual([]);
  });
});

describe('[DDM-2] strength', () => {
  test('is what entered: bonuses of the shooter count, of the redirector not', () => {
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      c5: 'doomsday/officer 0>SE',
      d4: 'doomsday/fireblast 0>NE',
      c3: 'doomsday/officer 0>SE',
      f2: 'borgo/super-officer',
    };
    expect(hits(board)).toEqual(['1 d6>f2 3']);
  });

  test('armor counts where the shot finally arrives', () => {
    // Sent north at first, the shot comes from the south-west.
    const board = { d6: 'doomsday/delta-shooter 0>N', d4: 'doomsday/fireblast 0>NE' };
    const sides = ['doomsday', 'moloch'];
    expect(hits({ ...board, e3: 'moloch/blocker 0>SW' }, sides)).toEqual(['1 d6>e3 1']);
    expect(hits({ ...board, e3: 'moloch/blocker 0>S' }, sides)).toEqual(['1 d6>e3 2']);
  });

  test('a shot that reaches the same target twice over a Tripler is two hits', () => {
    // The Tripler on d4 sends north-east to e3 (Fireblast, turned north-west) and north to d3, both to d2.
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      d4: 'doomsday/tripler 0>N',
      e3: 'doomsday/fireblast 0>N',
      e2: 'doomsday/fireblast 0>NW',
      d2: 'borgo/hq',
      b4: 'doomsday/hq',
    };
    const { hq, hits: all } = fightOnce(scene({ armies, board }));
    expect(all.filter((hit) => hit === '1 d6>d2 2')).toHaveLength(2);
    expect(hq[1]).toBe(16);
  });

  test('each of them is a hit of its own for a Medic', () => {
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      d4: 'doomsday/tripler 0>N',
      e3: 'doomsday/fireblast 0>N',
      e2: 'doomsday/fireblast 0>NW',
      d2: 'trial/hq',
      c2: 'trial/medic 0>NE',
      f4: 'doomsday/hq',
    };
    expect(fight(scene({ armies: ['doomsday', 'trial'], board })).map(({ hq }) => hq[1])).toEqual([18]);
  });
});

describe('[DDM-3] loops', () => {
  // The Tripler on d4 sends a shot north to d3, from there to c3 and so back into itself; its other exits are
  // north-east and south-east.
  const loop = {
    c4: 'doomsday/alpha-shooter 5>NE',
    d4: 'doomsday/tripler 0>NE',
    d3: 'doomsday/fireblast 0>SW',
    c3: 'doomsday/fireblast 0>SE',
  };
  const against = ['doomsday', 'moloch'];

  test('destroys what its exits hit unarmored, whatever its toughness', () => {
    const board = { ...loop, e3: 'moloch/blocker 0>N' };
    expect(fightOnce(scene({ armies: against, board })).dead).toEqual(['e3']);
  });

  test('brings an HQ to 0', () => {
    const { hq, dead } = fightOnce(scene({ armies, board: { ...loop, f2: 'borgo/hq' } }));
    expect(hq).toEqual([20, 0]);
    expect(dead).toEqual(['f2']);
  });

  test('reaches the targets of all its exits', () => {
    const board = { ...loop, e3: 'moloch/blocker 0>N', e4: 'moloch/blocker 0>N' };
    expect(fightOnce(scene({ armies: against, board })).dead).toEqual(['e3', 'e4']);
  });

  test('armor that stops one stops all', () => {
    const board = { ...loop, e3: 'moloch/blocker 0>SW' };
    expect(fightOnce(scene({ armies: against, board }))).toMatchObject({ dead: [], wounds: {} });
  });

  test('armor does not help against a stronger shot', () => {
    const board = { ...loop, e3: 'moloch/blocker 0>SW', b4: 'doomsday/officer 0>NE' };
    expect(fightOnce(scene({ armies: against, board })).dead).toEqual(['e3']);
  });

  test('a loop without an exit to an enemy harms nobody and ends', () => {
    const board = {
      ...loop,
      d5: 'doomsday/delta-shooter 0>N',
      c4: 'doomsday/hq',
      d4: 'doomsday/fireblast 0>N',
      d2: 'borgo/hq',
    };
    expect(fightOnce(scene({ armies, board }))).toMatchObject({ hq: [20, 20], dead: [] });
  });

  test('what leads into a loop and what a loop feeds', () => {
    // The exit of the loop on e3 sends the endless stream on to e2.
    const board = {
      ...loop,
      e3: 'doomsday/fireblast 0>N',
      e2: 'moloch/blocker 0>N',
      f2: 'moloch/blocker 0>N',
    };
    expect(fightOnce(scene({ armies: against, board })).dead).toEqual(['e2']);
  });

  test('a Gauss shot in a loop is endless too', () => {
    const board = { ...loop, c4: 'doomsday/gauss-cannon 0>NE', e3: 'moloch/blocker 0>N', f2: 'moloch/hq' };
    expect(fightOnce(scene({ armies: against, board }))).toMatchObject({ hq: [20, 0], dead: ['e3', 'f2'] });
  });

  test('a Medic stops one of them only', () => {
    const board = { ...loop, e3: 'moloch/blocker 0>N', e2: 'moloch/medic 0>S' };
    expect(fightOnce(scene({ armies: against, board })).dead).toEqual(['e2', 'e3']);
  });
});

describe('[DDM-4]', () => {
  test('the Doom Net Fighter nets and sends out at the same edge', () => {
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      d4: 'doomsday/doom-net-fighter 0>NE',
      e3: 'borgo/super-mutant 0>SW',
      f2: 'borgo/hq',
    };
    // The netted Super Mutant does not strike; the shot arrives at its armor.
    expect(hits(board)).toEqual(['1 d6>e3 1']);
  });

  test('a netted redirector does not redirect', () => {
    const board = {
      d6: 'doomsday/delta-shooter 0>N',
      d4: 'doomsday/fireblast 0>NE',
      d2: 'borgo/hq',
      f2: 'borgo/super-officer',
      c4: 'borgo/net-fighter 2>NE',
    };
    expect(hits(board)).toEqual(['1 c4>d4 3', '1 d6>d2 2']);
  });
});

describe('[DDM-5] the Trap', () => {
  const trap = { d4: 'doomsday/trap 0>N' };

  test('explodes at an enemy attack into its marked edge: one wound to all neighbours and HQs', () => {
    const board = {
      ...trap,
      d3: 'borgo/mutant 0>S',
      c3: 'borgo/hq',
      e4: 'doomsday/hq',
      d5: 'doomsday/tripler',
      c4: 'borgo/super-officer',
    };
    const fought = fightOnce(scene({ armies, board }));
    expect(fought.hq).toEqual([19, 19]);
    expect(fought.dead).toContain('d4');
    expect(fought.dead).toContain('d3');
    expect(fought.wounds).toMatchObject({ d5: 1, c4: 1 });
  });

  test('a shot into it does the same', () => {
    const board = { ...trap, d2: 'outpost/commando 2>S', e4: 'outpost/hq' };
    expect(fightOnce(scene({ armies: ['doomsday', 'outpost'], board }))).toMatchObject({
      hq: [20, 19],
      dead: ['d4'],
    });
  });

  test('an attack into another edge wounds it like any unit', () => {
    const board = { ...trap, c4: 'borgo/mutant 0>NE', e4: 'borgo/hq' };
    expect(fightOnce(scene({ armies, board }))).toMatchObject({ hq: [20, 20], dead: ['d4'] });
  });

  test('an instant too', () => {
    const state = scene({
      armies: ['outpost', 'doomsday'],
      board: { ...trap, d3: 'outpost/hq', e3: 'outpost/brawler' },
      hands: [['sniper'], []],
    });
    const shot = apply(state, 'sniper d4');
    expect(shot.of('explosion')).toEqual([]);
    expect(boardOf(shot.state)).toEqual({ d3: 'hq', e3: 'brawler' });
  });

  test('netted it does not explode', () => {
    const board = { ...trap, d3: 'borgo/mutant 0>S', c4: 'borgo/net-fighter 2>NE' };
    expect(fightOnce(scene({ armies, board })).dead).toEqual(['d4']);
  });

  test('explosions set off Traps', () => {
    const board = { ...trap, d3: 'borgo/mutant 0>S', d5: 'doomsday/trap 0>S', e5: 'borgo/hq' };
    const fought = fightOnce(scene({ armies, board }));
    expect(fought.dead).toEqual(['d3', 'd4', 'd5']);
    expect(fought.hq).toEqual([20, 19]);
  });

  test('a netted Trap is not set off by an explosion either', () => {
    const board = {
      ...trap,
      d3: 'borgo/mutant 0>S',
      d5: 'doomsday/trap 0>S',
      e5: 'borgo/hq',
      c5: 'borgo/net-fighter 2>NE',
    };
    // The Trap on d5 dies of its wound like any unit.
    const fought = fightOnce(scene({ armies, board }));
    expect(fought.dead).toEqual(['d3', 'd4', 'd5']);
    expect(fought.hq).toEqual([20, 20]);
  });

  test('a Clown sets it off as well', () => {
    const board = { ...trap, d5: 'moloch/clown 0>SE', e3: 'moloch/hq' };
    const exploded = fight(scene({ armies: ['doomsday', 'moloch'], board })).find(({ dead }) =>
      dead.includes('d5'),
    );
    expect(exploded).toMatchObject({ dead: ['d4', 'd5'], hq: [20, 19] });
  });
});

describe('[DDM-6] the rotation by the HQ', () => {
  const board = { d4: 'doomsday/hq', d3: 'doomsday/tripler', b2: 'doomsday/trap', d6: 'borgo/hq' };

  test('one own unit in each own turn, anywhere, but not the HQ itself', () => {
    const state = scene({ armies, board, decks: [['trap'], ['mutant', 'claws', 'medic', 'scout']] });
    expect(places(state, 'rotate')).toEqual(['rotate b2', 'rotate d3']);
    expect(options(state, 'rotate')).toHaveLength(10);
    expectRefused(state, { type: 'rotate', hex: hex('d4'), rotation: 1 });
    const turned = choose(state, 'rotate b2 r4');
    expect(boardOf(turned)).toMatchObject({ b2: 'trap r4' });
    expect(options(turned, 'rotate')).toEqual([]);
    expectRefused(turned, { type: 'rotate', hex: hex('d3'), rotation: 1 });
  });

  test('again in the next turn, never in the opponent’s', () => {
    const state = scene({ armies, board });
    const opponent = choose(state, 'rotate b2 r4', 'end');
    expect(options(opponent, 'rotate')).toEqual([]);
    expect(options(choose(opponent, 'end'), 'rotate').length).toBeGreaterThan(0);
  });

  test('not while the HQ is netted, and no netted unit', () => {
    const held = scene({ armies, board: { ...board, d5: 'borgo/net-fighter 2>N' } });
    expect(options(held, 'rotate')).toEqual([]);
    const unit = scene({ armies, board: { ...board, d2: 'borgo/net-fighter 2>S' } });
    expect(places(unit, 'rotate')).toEqual(['rotate b2']);
  });

  test('not an ally’s', () => {
    const team = scene({
      armies: ['doomsday', 'borgo', 'hegemony', 'outpost'],
      mode: 'team',
      board: { ...board, e3: 'hegemony/ganger' },
    });
    expect(places(team, 'rotate')).toEqual(['rotate b2', 'rotate d3']);
  });
});

describe('[DDM-7] explosions are not attacks', () => {
  test('no armor, no bonus', () => {
    const board = { d4: 'doomsday/trap 0>N', d3: 'borgo/super-mutant 0>S', e4: 'doomsday/officer 0>NW' };
    const { wounds, hits: all } = fightOnce(scene({ armies, board }));
    expect(all).toContain('blast d4>d3 1');
    expect(wounds).toEqual({ d3: 1 });
  });

  test('Medics of the neighbours do protect them', () => {
    const board = { d4: 'doomsday/trap 0>N', d3: 'borgo/mutant 0>S', d2: 'borgo/medic 0>S' };
    expect(fightOnce(scene({ armies, board })).dead).toEqual(['d2', 'd4']);
  });
});
