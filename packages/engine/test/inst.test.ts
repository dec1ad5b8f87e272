// Instant tiles (INST).

import { describe, expect, test } from 'vitest';
import { stageOf } from '../src/index.ts';
import {
  apply,
  boardOf,
  choose,
  decider,
  discardOf,
  expectRefused,
  hex,
  nettedIn,
  options,
  places,
  scene,
} from './support.ts';

const ENDING = { by: 1, turns: [], tied: undefined, last: 1 };

describe('[INST-1]', () => {
  test('only in the own turn; discarded after use', () => {
    const board = { d2: 'outpost/hq', d6: 'moloch/hq', d4: 'moloch/hornet', c4: 'outpost/brawler' };
    const state = scene({ armies: ['outpost', 'moloch'], board, hands: [['sniper'], ['push-back']] });
    expect(options(state, 'push')).toEqual([]);
    const shot = choose(state, 'sniper d4');
    expect(discardOf(shot, 0)).toEqual(['sniper']);
    expect(discardOf(shot, 1)).toEqual(['hornet']);
  });

  test('Sniper, Grenade and Push Back need a target', () => {
    const board = { d2: 'borgo/hq', d6: 'moloch/hq' };
    const hand = ['outpost/sniper', 'grenade', 'moloch/push-back'];
    const state = scene({ armies: ['borgo', 'moloch'], board, hands: [hand, []] });
    expect(options(state).filter((text) => !text.startsWith('discard'))).toEqual(['end']);
  });

  test('a Move must change place or rotation', () => {
    const state = scene({ armies: ['borgo', 'moloch'], board: { d2: 'borgo/hq r1' }, hands: [['move'], []] });
    expect(options(state, 'move')).toHaveLength(5 + 3 * 6);
    expectRefused(state, { type: 'move', from: hex('d2'), to: hex('d2'), rotation: 1 });
  });

  test('area tiles need nobody to be hit', () => {
    const state = scene({
      armies: ['moloch', 'doomsday'],
      board: {},
      hands: [['air-strike', 'doomsday/small-bomb'], []],
    });
    expect(options(state, 'air-strike')).toHaveLength(7);
    expect(options(state, 'small-bomb').length).toBeGreaterThan(0);
    expect(stageOf(choose(state, 'air-strike d4'))).toBe('turn');
  });
});

describe('[INST-2] Battle', () => {
  const setting = {
    armies: ['borgo', 'moloch'],
    board: { d2: 'borgo/hq', d6: 'moloch/hq' },
    hands: [['battle', 'claws'], []],
  };

  test('begins at once and ends the turn', () => {
    const fought = apply(scene({ ...setting, decks: [['mutant'], ['clown']] }), 'battle');
    expect(fought.of('battle')).toMatchObject([{ reason: 'tile', starter: 0 }]);
    expect(decider(fought.state)).toBe(1);
  });

  test('is barred once anybody has drawn their last tile; it may be discarded', () => {
    const state = scene({ ...setting, ending: ENDING });
    expect(options(state, 'battle')).toEqual([]);
    expect(options(state, 'discard')).toContain('discard battle');
    expectRefused(state, { type: 'battle' });
  });
});

describe('[INST-3] Move', () => {
  const board = {
    d2: 'borgo/hq',
    d4: 'borgo/claws',
    d3: 'moloch/hornet',
    d6: 'moloch/hq',
    c4: 'hegemony/net-fighter 1>NE',
  };

  test('one own unit moves one hex and/or turns', () => {
    const state = scene({
      armies: ['borgo', 'moloch'],
      board: { d4: 'borgo/claws', d3: 'moloch/hornet' },
      hands: [['move', 'move'], []],
    });
    expect(places(state, 'move')).toEqual([
      'move d4 d4',
      'move d4 e3',
      'move d4 e4',
      'move d4 d5',
      'move d4 c4',
      'move d4 c3',
    ]);
    expect(boardOf(choose(state, 'move d4 c3 r5', 'move c3 b3 r1'))).toEqual({
      b3: 'claws r1',
      d3: 'hornet',
    });
  });

  test('not a netted one; the HQ too', () => {
    const state = scene({
      armies: ['borgo', 'moloch', 'hegemony'],
      mode: 'deathmatch',
      board,
      hands: [['move'], [], []],
    });
    expect(nettedIn(state)).toEqual(['d4']);
    expect(places(state, 'move')).toEqual(['move d2 d2', 'move d2 e2', 'move d2 c2']);
  });
});

describe('[INST-4] Push Back', () => {
  const armies = ['moloch', 'borgo'];
  const push = (board: Record<string, string>, hand = ['push-back']) =>
    scene({ armies, board, hands: [hand, []] });

  test('away from the pusher, exactly two apart; the owner chooses among several hexes', () => {
    const asked = choose(push({ d4: 'moloch/hq', d3: 'borgo/claws r2' }), 'push d4 d3');
    expect(decider(asked)).toBe(1);
    expect(options(asked).sort()).toEqual(['push-to c2', 'push-to d2', 'push-to e2']);
    const pushed = apply(asked, 'push-to e2');
    // It keeps its rotation.
    expect(boardOf(pushed.state)).toEqual({ d4: 'hq', e2: 'claws r2' });
    expect(pushed.of('moved')).toMatchObject([{ how: 'push', seat: 0 }]);
    expect(decider(pushed.state)).toBe(0);
  });

  test('onto the only free hex without asking', () => {
    const state = push({ d4: 'moloch/hq', d3: 'borgo/claws', d2: 'borgo/scout', e2: 'moloch/hybrid' });
    expect(options(state, 'push')).toContain('push d4 d3 c2');
    expect(boardOf(choose(state, 'push d4 d3 c2'))).toMatchObject({ c2: 'claws' });
  });

  test('not without a free hex', () => {
    expect(
      options(
        push({ d4: 'moloch/hq', d3: 'borgo/claws', d2: 'borgo/scout', e2: 'borgo/scout', c2: 'borgo/scout' }),
        'push',
      ),
    ).toEqual([]);
    // At the rim nothing lies behind.
    expect(options(push({ d3: 'moloch/hq', d2: 'borgo/claws' }), 'push')).toEqual([]);
  });

  test('the pusher is named: several may push the same unit', () => {
    const state = push({ d4: 'moloch/hq', e4: 'moloch/blocker', e3: 'borgo/hq' });
    expect(options(state, 'push').sort()).toEqual(['push d4 e3', 'push e4 e3']);
    const fromSouth = choose(state, 'push e4 e3');
    expect(options(fromSouth).sort()).toEqual(['push-to d3', 'push-to e2', 'push-to f2']);
  });

  test('HQs and modules push and are pushed; own units are not', () => {
    const state = push({ d4: 'moloch/brain', d3: 'borgo/hq', e3: 'moloch/hq', d5: 'moloch/medic' });
    expect(options(state, 'push').sort()).toEqual(['push d4 d3', 'push e3 d3']);
  });

  test('neither may be netted', () => {
    const board = { d4: 'moloch/hq', d3: 'borgo/claws', c4: 'borgo/net-fighter 2>NE' };
    expect(nettedIn(push(board))).toEqual(['d4']);
    expect(options(push(board), 'push')).toEqual([]);
    const held = { d4: 'moloch/hq', d3: 'borgo/claws', c3: 'moloch/net-fighter 0>NE' };
    expect(nettedIn(push(held))).toEqual(['d3']);
    expect(options(push(held), 'push')).toEqual([]);
  });

  test('what is pushed out of a net is free', () => {
    const state = push({ d4: 'moloch/hq', d3: 'borgo/net-fighter 2>NE', e2: 'moloch/hybrid' });
    expect(nettedIn(state)).toEqual(['e2']);
    expect(nettedIn(choose(state, 'push d4 d3', 'push-to c2'))).toEqual([]);
  });
});

describe('[INST-5] Sniper', () => {
  const armies = ['outpost', 'moloch'];

  test('one wound to any enemy unit, no HQ, no own unit', () => {
    const board = {
      d2: 'outpost/hq',
      d3: 'outpost/brawler',
      d6: 'moloch/hq',
      d5: 'moloch/blocker',
      f3: 'moloch/brain',
    };
    const state = scene({ armies, board, hands: [['sniper'], []] });
    expect(options(state, 'sniper').sort()).toEqual(['sniper d5', 'sniper f3']);
    expect(boardOf(choose(state, 'sniper d5')).d5).toBe('blocker w1');
    expect(boardOf(choose(state, 'sniper f3'))).not.toHaveProperty('f3');
  });

  test('netted units of both sides make no difference', () => {
    const board = { d2: 'hegemony/hq', d3: 'hegemony/net-fighter 1>S', d4: 'moloch/hornet', d6: 'moloch/hq' };
    const state = scene({ armies: ['hegemony', 'moloch'], board, hands: [['sniper'], []] });
    expect(options(state, 'sniper')).toEqual(['sniper d4']);
  });
});

describe('[INST-6] Grenade', () => {
  const armies = ['borgo', 'moloch'];
  const board = {
    d4: 'borgo/hq',
    d3: 'moloch/blocker',
    d2: 'moloch/hornet',
    e4: 'moloch/hq',
    c4: 'borgo/scout',
  };

  test('destroys an enemy unit next to the own HQ, whatever its toughness', () => {
    const state = scene({ armies, board, hands: [['grenade'], []] });
    expect(options(state, 'grenade')).toEqual(['grenade d3']);
    expect(boardOf(choose(state, 'grenade d3'))).not.toHaveProperty('d3');
  });

  test('not if that HQ is netted', () => {
    const state = scene({
      armies,
      board: { ...board, d5: 'moloch/net-fighter 0>N' },
      hands: [['grenade'], []],
    });
    expect(options(state, 'grenade')).toEqual([]);
  });

  test('a netted target can be destroyed', () => {
    const state = scene({
      armies,
      board: { ...board, e2: 'borgo/net-fighter 2>SW' },
      hands: [['grenade'], []],
    });
    expect(nettedIn(state)).toEqual(['d3']);
    expect(options(state, 'grenade')).toEqual(['grenade d3']);
  });
});

describe('[INST-7] Air Strike', () => {
  test('a hex whose neighbours all exist on the board in play', () => {
    const state = scene({ armies: ['moloch', 'borgo'], board: {}, hands: [['air-strike'], []] });
    expect(
      options(state, 'air-strike')
        .map((text) => text.slice(-2))
        .sort(),
    ).toEqual(['c3', 'c4', 'd3', 'd4', 'd5', 'e3', 'e4']);
  });

  test('one wound to every unit on the seven hexes, own too, HQs not', () => {
    const board = {
      d4: 'moloch/blocker',
      d3: 'borgo/super-mutant',
      e3: 'borgo/claws',
      c4: 'moloch/hq',
      d5: 'borgo/hq',
      c3: 'moloch/hybrid',
      d2: 'borgo/claws',
    };
    const struck = apply(
      scene({ armies: ['moloch', 'borgo'], board, hands: [['air-strike'], []] }),
      'air-strike d4',
    );
    expect(boardOf(struck.state)).toEqual({
      d4: 'blocker w1',
      d3: 'super-mutant w1',
      c4: 'hq',
      d5: 'hq',
      d2: 'claws',
    });
    expect(struck.state.seats.map((seat) => seat.hq)).toEqual([20, 20]);
  });
});

describe('[INST-8] Small Bomb', () => {
  const armies = ['doomsday', 'borgo'];

  test('three mutually adjacent hexes of the board', () => {
    const bombs = options(scene({ armies, board: {}, hands: [['small-bomb'], []] }), 'small-bomb');
    expect(bombs).toHaveLength(24);
    expect(bombs).toContain('small-bomb d3 d4 e3');
    expect(bombs).not.toContain('small-bomb d3 d4 d5');
  });

  test('one wound to every unit there, own too, HQs not', () => {
    const board = { d3: 'borgo/claws', d4: 'doomsday/tripler', e3: 'borgo/hq', d5: 'borgo/claws' };
    const bombed = choose(scene({ armies, board, hands: [['small-bomb'], []] }), 'small-bomb d3 d4 e3');
    expect(boardOf(bombed)).toEqual({ d4: 'tripler w1', e3: 'hq', d5: 'claws' });
    expect(bombed.seats[1].hq).toBe(20);
  });
});

describe('[INST-9]', () => {
  const medic = { d3: 'moloch/hornet', d4: 'moloch/medic 0>N', b2: 'moloch/hq' };

  test.each([
    ['Sniper', 'outpost', 'sniper', 'sniper d3', { d6: 'outpost/hq' }],
    ['Grenade', 'borgo', 'grenade', 'grenade d3', { d2: 'borgo/hq' }],
    ['Small Bomb', 'doomsday', 'small-bomb', 'small-bomb d2 d3 e2', { d6: 'doomsday/hq' }],
  ])('a Medic protects against the %s', (_, army, card, text, hq) => {
    const board = { ...medic, ...hq } as Record<string, string>;
    const after = boardOf(choose(scene({ armies: [army, 'moloch'], board, hands: [[card], []] }), text));
    expect(after).toHaveProperty('d3');
    expect(after).not.toHaveProperty('d4');
  });

  test('an Air Strike on patient and Medic kills both', () => {
    const board = { d3: 'borgo/claws', e2: 'borgo/claws', e3: 'borgo/medic 0>N', b2: 'borgo/hq' };
    const struck = choose(
      scene({ armies: ['moloch', 'borgo'], board, hands: [['air-strike'], []] }),
      'air-strike d3',
    );
    expect(boardOf(struck)).toEqual({ b2: 'hq' });
  });

  test('the Medic’s owner is asked even in the other player’s turn', () => {
    const board = {
      d3: 'borgo/claws',
      c4: 'borgo/claws',
      d4: 'moloch/blocker',
      c2: 'borgo/hq',
      b3: 'borgo/medic 0>NE',
    };
    // The Medic on b3 reaches N b2, NE c3, SE c4.
    const state = scene({
      armies: ['moloch', 'borgo'],
      board: { ...board, c3: 'borgo/scout' },
      hands: [['air-strike'], []],
    });
    const asked = choose(state, 'air-strike d4');
    expect(decider(asked)).toBe(1);
    expect(options(asked).sort()).toEqual(['treat b3 c3', 'treat b3 c4']);
    expect(Object.keys(boardOf(choose(asked, 'treat b3 c4'))).sort()).toEqual(['c2', 'c4', 'd4']);
  });

  test('the dead leave immediately and the board is examined again', () => {
    const board = { d3: 'moloch/net-fighter 0>N', d2: 'outpost/runner', b4: 'outpost/hq' };
    const shot = apply(scene({ armies: ['outpost', 'moloch'], board, hands: [['sniper'], []] }), 'sniper d3');
    expect(shot.of('freed')).toHaveLength(1);
    expect(options(shot.state, 'mobility').length).toBeGreaterThan(0);
  });
});
