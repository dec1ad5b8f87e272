// Nets (NET).

import { describe, expect, test } from 'vitest';
import { apply, boardOf, fightOnce, hex, nettedIn, options, places, scene, status, tile } from './support.ts';

const duel = ['hegemony', 'trial'];
const netted = (
  board: Record<string, string>,
  armies = duel,
  mode: 'duel' | 'deathmatch' = 'duel',
): string[] => nettedIn(scene({ armies, board, mode }));

describe('[NET-1] a netted unit', () => {
  const net = { d5: 'hegemony/net-fighter 1>N' };

  test('is an adjacent enemy at the net edge, not a friend, not one further away', () => {
    expect(netted({ ...net, d4: 'trial/fighter', d3: 'trial/fighter', e4: 'trial/fighter' })).toEqual(['d4']);
    expect(netted({ ...net, d4: 'hegemony/runner' })).toEqual([]);
  });

  test('does not attack', () => {
    expect(
      fightOnce(scene({ armies: duel, board: { ...net, d4: 'trial/fighter 0>N', d3: 'hegemony/hq' } })).hits,
    ).toEqual(['0 d3>d4 1']);
  });

  test('HQs can be netted: no attack, no aura', () => {
    const state = scene({
      armies: ['borgo', 'hegemony'],
      board: { d4: 'hegemony/hq', d3: 'hegemony/runner 0>N', d5: 'borgo/net-fighter 2>N' },
    });
    expect(status(state).d3.melee).toEqual({ N: 1 });
    expect(fightOnce(state).hits).toEqual(['1 d5>d4 3']);
  });

  test('does not move or turn: no Move tile, no mobility', () => {
    const state = scene({
      armies: ['outpost', 'hegemony'],
      board: { ...net, d4: 'outpost/runner', b2: 'outpost/hq' },
      hands: [['move'], []],
    });
    expect(options(state, 'mobility')).toEqual([]);
    expect(places(state, 'move').every((text) => text.startsWith('move b2'))).toBe(true);
  });

  test('neither pushes nor is pushed', () => {
    const board = {
      d4: 'hegemony/runner',
      d3: 'moloch/net-fighter 0>S',
      e3: 'moloch/hybrid',
      c5: 'moloch/hq',
    };
    const pushing = scene({ armies: ['hegemony', 'moloch'], board, hands: [['push-back'], []] });
    expect(nettedIn(pushing)).toEqual(['d4']);
    expect(options(pushing, 'push')).toEqual([]);
    const pushed = scene({ armies: ['hegemony', 'moloch'], board, hands: [[], ['push-back']], turn: 1 });
    expect(options(pushed, 'push')).toEqual([]);
  });

  test('gives no bonus but receives bonuses', () => {
    const board = { ...net, d4: 'trial/brain', d3: 'trial/fighter 0>N', c4: 'trial/brain' };
    const units = status(scene({ armies: duel, board }));
    expect(units.d4.netted).toBe(true);
    expect(units.d3.melee).toEqual({ N: 1 });
    const receiving = status(
      scene({ armies: duel, board: { ...net, d4: 'trial/fighter 0>N', d3: 'trial/brain' } }),
    );
    expect(receiving.d4).toMatchObject({ netted: true, melee: { N: 2 } });
  });

  test('keeps added toughness', () => {
    const board = { ...net, d4: 'trial/fighter 0>N w1', d3: 'trial/harden 0>S' };
    expect(status(scene({ armies: duel, board })).d4).toMatchObject({ netted: true, toughness: 1 });
  });

  test('still stops shots and is hit', () => {
    const board = {
      ...net,
      d4: 'trial/fighter',
      d3: 'trial/fighter',
      e4: 'hegemony/universal-soldier 5>NW',
      d2: 'trial/hq',
    };
    expect(fightOnce(scene({ armies: duel, board })).dead).toEqual(['d4']);
    const shot = { ...net, d4: 'trial/fighter', c3: 'trial/fighter', e5: 'hegemony/universal-soldier 5>NW' };
    // e5 looks north-west over d5 (own) to c4: nothing there.
    expect(fightOnce(scene({ armies: duel, board: shot })).dead).toEqual([]);
  });

  test('is reported with its netter', () => {
    const placed = apply(
      scene({ armies: duel, board: { d4: 'trial/fighter' }, hands: [['net-fighter'], []] }),
      'place net-fighter d5 r5',
    );
    expect(placed.of('netted')).toMatchObject([
      { by: [{ hex: hex('d5'), tile: tile('hegemony/net-fighter') }] },
    ]);
    expect(nettedIn(placed.state)).toEqual(['d4']);
  });
});

test('[NET-2] a netted netter nets nobody', () => {
  expect(netted({ d5: 'hegemony/net-fighter 1>N', d4: 'trial/netter 0>N', d3: 'hegemony/runner' })).toEqual([
    'd4',
  ]);
  expect(netted({ d4: 'trial/netter 0>N', d3: 'hegemony/runner' })).toEqual(['d3']);
});

describe('[NET-3]', () => {
  test('two netters aiming at each other: neither is netted', () => {
    expect(netted({ d5: 'hegemony/net-fighter 1>N', d4: 'trial/netter 0>S' })).toEqual([]);
  });

  test('their other nets work', () => {
    // The Net Master nets south-east to e4 and south-west to c4.
    expect(netted({ d4: 'hegemony/net-master 2>SE', e4: 'trial/netter 0>NW', c4: 'trial/fighter' })).toEqual([
      'c4',
    ]);
  });

  test('a netted pair attacks as usual', () => {
    const { hits } = fightOnce(
      scene({ armies: ['borgo', 'trial'], board: { d5: 'borgo/net-fighter 2>N', d4: 'trial/netter 0>S' } }),
    );
    expect(hits).toEqual(['1 d5>d4 3']);
  });

  test('a closed cycle of three cancels', () => {
    const three = { d4: 'hegemony/net-fighter 1>N', d3: 'trial/netter 0>SE', e3: 'borgo/net-fighter 2>SW' };
    expect(netted(three, ['hegemony', 'trial', 'borgo'], 'deathmatch')).toEqual([]);
  });

  test('a closed cycle of four cancels, and of six', () => {
    // d4 > d3 > c3 > c4 > d4, sides alternate.
    const four = {
      d4: 'hegemony/net-fighter 1>N',
      d3: 'trial/netter 0>SW',
      c3: 'hegemony/net-fighter 1>S',
      c4: 'trial/netter 0>NE',
    };
    expect(netted(four)).toEqual([]);
    const six = {
      d3: 'hegemony/net-fighter 1>SE',
      e3: 'trial/netter 0>S',
      e4: 'hegemony/net-fighter 1>SW',
      d5: 'trial/netter 0>NW',
      c4: 'hegemony/net-fighter 1>N',
      c3: 'trial/netter 0>NE',
    };
    expect(netted(six)).toEqual([]);
  });
});

describe('[NET-4] chains', () => {
  test('A nets B, so C is free', () => {
    expect(
      netted({
        d6: 'hegemony/net-fighter 1>N',
        d5: 'trial/netter 0>N',
        d4: 'hegemony/net-fighter 1>N',
        d3: 'trial/fighter',
      }),
    ).toEqual(['d3', 'd5']);
  });

  test('a chain of four alternates', () => {
    const chain = {
      d6: 'trial/netter 0>N',
      d5: 'hegemony/net-fighter 1>N',
      d4: 'trial/netter 0>N',
      d3: 'hegemony/net-fighter 1>N',
      d2: 'trial/fighter',
    };
    expect(netted(chain)).toEqual(['d3', 'd5']);
  });

  test('an outside net breaks a cycle', () => {
    const pair = { d5: 'hegemony/net-fighter 1>N', d4: 'trial/netter 0>S' };
    // A second Hegemony net on the trial netter: it is netted, its counterpart nets.
    expect(netted({ ...pair, e3: 'hegemony/net-fighter 1>SW' })).toEqual(['d4']);
    expect(netted({ ...pair, e5: 'trial/netter 0>NW' })).toEqual(['d5']);
  });

  test('an outside net that is itself netted does not', () => {
    const pair = { d5: 'hegemony/net-fighter 1>N', d4: 'trial/netter 0>S' };
    expect(netted({ ...pair, e3: 'hegemony/net-fighter 1>SW', e2: 'trial/netter 0>S' })).toEqual(['e3']);
  });

  test('an outside net breaks a cycle of four: its members fall alternately', () => {
    const four = {
      d4: 'hegemony/net-fighter 1>N',
      d3: 'trial/netter 0>SW',
      c3: 'hegemony/net-fighter 1>S',
      c4: 'trial/netter 0>NE',
    };
    // d4 is netted from outside: d3 is free and nets c3, c4 is free and nets d4.
    expect(netted({ ...four, d5: 'trial/netter 0>N' })).toEqual(['c3', 'd4']);
  });

  test('a cycle nets what hangs on it', () => {
    // Net Master d4 and netter e4 face each other; the Net Master also nets the netter on c4, so its victim b4 is free.
    const board = {
      d4: 'hegemony/net-master 2>SE',
      e4: 'trial/netter 0>NW',
      c4: 'trial/netter 0>SW',
      b4: 'hegemony/runner',
    };
    expect(netted(board)).toEqual(['c4']);
  });

  test('two cycles one behind the other: the first one decides', () => {
    // d4 (Net Master) and e4 cancel; d4 also nets c4, which faces c3: so c3 wins that pair.
    const board = {
      d4: 'hegemony/net-master 2>SE',
      e4: 'trial/netter 0>NW',
      c4: 'trial/netter 0>N',
      c3: 'hegemony/net-fighter 1>S',
    };
    expect(netted(board)).toEqual(['c4']);
  });

  test('two netters on one target in a cycle', () => {
    // Both Hegemony netters aim at d4; d4 aims back at d5 only: e3 is not aimed at and so decides.
    const board = { d4: 'trial/netter 0>S', d5: 'hegemony/net-fighter 1>N', c4: 'hegemony/net-fighter 1>NE' };
    expect(netted(board)).toEqual(['d4']);
  });
});

describe('[NET-5]', () => {
  test('the order in which tiles came never matters', () => {
    const pieces = [
      'd6: trial/netter r0',
      'd5: hegemony/net-fighter r5',
      'd4: trial/netter r0',
      'd3: hegemony/net-fighter r5',
      'd2: trial/fighter r0',
    ];
    const results = new Set<string>();
    for (let shift = 0; shift < pieces.length; shift++) {
      const order = [...pieces.slice(shift), ...pieces.slice(0, shift)];
      const board = Object.fromEntries(order.map((piece) => piece.split(': ')));
      results.add(netted(board).join(' '));
    }
    expect([...results]).toEqual(['d3 d5']);
  });

  test('killing a netter frees at once, and what was freed nets at once', () => {
    const state = scene({
      armies: duel,
      board: {
        d6: 'trial/netter 0>N',
        d5: 'hegemony/net-fighter 1>N',
        d4: 'trial/netter 0>N',
        d3: 'hegemony/runner',
        b2: 'hegemony/hq',
      },
      hands: [['sniper'], []],
    });
    expect(nettedIn(state)).toEqual(['d3', 'd5']);
    const shot = apply(state, 'sniper d6');
    expect(nettedIn(shot.state)).toEqual(['d4']);
    expect(shot.of('freed')).toHaveLength(2);
    expect(shot.of('netted')).toHaveLength(1);
  });

  test('automatic effects come first: a unit placed into a net is disabled before it can move', () => {
    const state = scene({
      armies: ['outpost', 'hegemony'],
      board: { d5: 'hegemony/net-fighter 1>N' },
      hands: [['runner'], []],
    });
    const placed = apply(state, 'place runner d4 r0').state;
    expect(boardOf(placed)).toHaveProperty('d4');
    expect(options(placed, 'mobility')).toEqual([]);
  });
});
