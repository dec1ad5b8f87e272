// Battles: how they start and how their phases run (BAT-1 to BAT-7; BAT-2 stands with MOD-10).

import { describe, expect, test } from 'vitest';
import { type GameEvent, type State, stageOf } from '../src/index.ts';
import {
  apply,
  boardOf,
  choose,
  decider,
  fight,
  fightOnce,
  filled,
  hitsIn,
  options,
  scene,
} from './support.ts';

const phases = (events: readonly GameEvent[]): (number | undefined)[] =>
  events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));

describe('[BAT-1] a Battle starts', () => {
  const armies = ['borgo', 'moloch'];
  const corner = {
    d6: 'moloch/hq',
    d5: 'moloch/blocker',
    e5: 'moloch/blocker',
    c5: 'moloch/blocker',
    d2: 'borgo/hq',
  };
  const decks = [['mutant'], ['hornet', 'hybrid', 'guard', 'clown']];

  test('by a Battle tile', () => {
    const fought = apply(scene({ armies, board: corner, hands: [['battle'], []], decks }), 'battle');
    expect(fought.of('battle')).toMatchObject([{ reason: 'tile', starter: 0 }]);
  });

  test('when a tile fills the board, started by the player whose turn it is', () => {
    const board = filled({ ...corner, e2: 'moloch/hornet 0>SW', d3: 'borgo/scout' }, 'borgo/scout', 'b2');
    const fought = apply(
      scene({ armies, board, turn: 1, hands: [[], ['hornet']], decks: [['mutant', 'claws', 'medic'], []] }),
      'place hornet b2 r0',
    );
    expect(fought.of('battle')[0]).toMatchObject({ reason: 'full', starter: 1 });
    expect(decider(fought.state)).toBe(0);
  });

  test('not before', () => {
    const board = filled(corner, 'borgo/scout', 'b2', 'b3');
    expect(apply(scene({ armies, board, hands: [['scout'], []] }), 'place scout b2 r0').of('battle')).toEqual(
      [],
    );
  });

  test('when a move from outside fills the main board of the expanded one', () => {
    const outside = (from: string) =>
      scene({
        armies,
        board: filled(
          { ...corner, d2: 'borgo/scout', [from]: 'borgo/assassin', b1: 'borgo/hq' },
          'borgo/scout',
          'e2',
        ),
        decks,
      });
    expect(apply(outside('e1'), 'mobility e1 e2 r0').of('battle')).toMatchObject([
      { reason: 'full', starter: 0 },
    ]);
    // The outer ring does not count.
    expect(apply(outside('d1'), 'mobility d1 e1 r0').of('battle')).toEqual([]);
  });

  test('when a push fills it: the pusher’s player started it', () => {
    const inner = filled(
      { d6: 'moloch/hq', d5: 'moloch/blocker', e5: 'moloch/blocker', c5: 'moloch/blocker' },
      'borgo/scout',
      'd2',
    );
    const board = {
      ...inner,
      b1: 'moloch/blocker',
      c1: 'borgo/claws',
      a1: 'borgo/hq',
      d1: 'borgo/scout',
      e1: 'borgo/scout',
    };
    const state = scene({
      armies,
      board,
      turn: 1,
      hands: [[], ['push-back']],
      decks: [['mutant', 'claws', 'medic', 'scout'], []],
    });
    const pushed = apply(state, 'push b1 c1 d2');
    expect(boardOf(pushed.state)).toHaveProperty('d2');
    expect(pushed.of('battle')[0]).toMatchObject({ reason: 'full', starter: 1 });
  });

  test('judged after the whole movement: a unit only passing the last hex starts none', () => {
    const outposts = ['outpost', 'moloch'];
    const inner = filled({ ...corner, d2: 'outpost/hq' }, 'outpost/scout', 'e2');
    const board = { ...inner, b2: 'outpost/recon-center', e1: 'outpost/runner' };
    const state = scene({ armies: outposts, board, decks: [[], ['hornet', 'hybrid', 'guard']] });
    const passing = apply(state, 'mobility e1 e2 r0');
    expect(passing.of('battle')).toEqual([]);
    expect(apply(passing.state, 'step f1 r0').of('battle')).toEqual([]);
    expect(apply(passing.state, 'stop').of('battle')).toMatchObject([{ reason: 'full' }]);
  });
});

describe('[BAT-3] phases', () => {
  test('run from the highest value on the board down to 0', () => {
    const low = fightOnce(
      scene({ armies: ['moloch', 'borgo'], board: { d4: 'moloch/protector', d2: 'borgo/hq' } }),
    );
    expect(phases(low.events)).toEqual([1, 0]);
    const high = { d4: 'borgo/claws', d5: 'borgo/scout 0>N', d3: 'borgo/hq' };
    expect(phases(fightOnce(scene({ armies: ['moloch', 'borgo'], board: high })).events)).toEqual([
      5, 4, 3, 2, 1, 0,
    ]);
    expect(phases(fightOnce(scene({ armies: ['moloch', 'borgo'], board: {} })).events)).toEqual([0]);
  });

  test('values are looked up afresh in each phase', () => {
    // The Mutant on d3 is quickened to 3 by the Scout on d4, which dies in phase 4: the Mutant acts in 2.
    const board = {
      d3: 'borgo/mutant 0>N',
      d4: 'borgo/scout 0>N',
      e4: 'outpost/commando 2>NW',
      e5: 'outpost/scout 0>N',
      d2: 'outpost/hq',
    };
    const { hits } = fightOnce(scene({ armies: ['borgo', 'outpost'], board }));
    expect(hits.slice(0, 2)).toEqual(['4 e4>d4 1', '2 d3>d2 1']);
  });
});

describe('[BAT-4] within a phase everything happens at once', () => {
  test('two that kill each other both strike', () => {
    const board = { d4: 'borgo/mutant 0>N', d3: 'hegemony/runner 0>S' };
    expect(fightOnce(scene({ armies: ['borgo', 'hegemony'], board })).dead).toEqual(['d3', 'd4']);
  });

  test('several attackers of one target all hit it; no shot passes a unit that dies in this phase', () => {
    const board = {
      d5: 'outpost/commando 2>N',
      d4: 'outpost/commando 2>N',
      d3: 'borgo/claws 4>NE',
      d2: 'borgo/medic 0>N',
    };
    const { hits, dead } = fightOnce(scene({ armies: ['outpost', 'borgo'], board }));
    expect(hits).toEqual(['3 d4>d3 1', '3 d5>d3 1']);
    expect(dead).toEqual(['d3']);
  });

  test('in the next phase the way is free', () => {
    const board = {
      d5: 'outpost/hmg 0>N',
      d4: 'outpost/commando 2>N',
      d3: 'borgo/claws 4>NE',
      d2: 'borgo/medic 0>N',
    };
    expect(fightOnce(scene({ armies: ['outpost', 'borgo'], board })).hits).toEqual([
      '3 d4>d3 1',
      '2 d5>d2 1',
    ]);
  });

  test('a net holds to the end of the phase in which its netter dies', () => {
    const board = {
      d4: 'hegemony/net-fighter 1>N',
      d3: 'borgo/claws 4>S',
      c4: 'borgo/claws 4>NE',
      d2: 'borgo/mutant 0>N',
      c3: 'hegemony/runner 0>N',
    };
    // Both Claws have 3: the one on d3 is netted in phase 3 and has lost its chance when it is freed.
    const { hits, dead } = fightOnce(scene({ armies: ['borgo', 'hegemony'], board }));
    expect(dead).toEqual(['d4']);
    expect(hits).toEqual(['3 c4>d4 1']);
  });

  test('a bonus counts in the phase in which its source dies', () => {
    const board = {
      d4: 'borgo/brawler 0>N',
      d5: 'borgo/officer 0>N',
      d3: 'moloch/blocker 0>N',
      e5: 'hegemony/runner 0>NW',
    };
    const { hits } = fightOnce(scene({ armies: ['borgo', 'moloch', 'hegemony'], mode: 'deathmatch', board }));
    expect(hits.sort()).toEqual(['2 d4>d3 3', '2 e5>d5 1']);
  });
});

describe('[BAT-5] decisions', () => {
  const armies = ['moloch', 'trial'];
  const board = {
    d3: 'moloch/clown 0>N',
    d2: 'trial/fighter 0>N',
    d5: 'trial/fighter 0>N',
    d6: 'trial/quartermaster',
    b2: 'moloch/hq',
    f4: 'trial/hq',
    b3: 'moloch/hybrid 0>N',
  };
  const asked = (turn: number): State =>
    choose(scene({ armies, board, turn, hands: [['battle'], ['battle']] }), 'battle');

  test.each([0, 1])('the starter (player %i) orders the declarations, each owner makes them', (turn) => {
    const order = asked(turn);
    expect(stageOf(order)).toBe('declare-order');
    expect(decider(order)).toBe(turn);
    expect(options(order).sort()).toEqual(['declare-next d3', 'declare-next d5']);
    const clown = choose(order, 'declare-next d3');
    expect(decider(clown)).toBe(0);
    const gunner = choose(clown, 'attack d3');
    expect(decider(gunner)).toBe(1);
    expect(options(gunner)).toContain('convert d5 edge 0 ranged');
    expect(decider(choose(order, 'declare-next d5'))).toBe(1);
  });

  test('declarations of one player need no order', () => {
    const { d6: _, ...alone } = board;
    const state = choose(scene({ armies, board: alone, turn: 1, hands: [[], ['battle']] }), 'battle');
    expect(stageOf(state)).toBe('declare');
    expect(decider(state)).toBe(0);
  });

  test('all declarations come before any Medic decision', () => {
    const hospital = { ...board, e3: 'trial/wide-medic 0>NW', e2: 'moloch/hornet 0>SW' };
    // Whatever the Clown does, the Medic's owner decides after it.
    const state = choose(scene({ armies, board: hospital, hands: [['battle'], []] }), 'battle');
    expect(stageOf(state)).toBe('declare-order');
    expect(state.wounding).toBeUndefined();
  });

  test('a Battle waiting for a decision is plain data: it can be stored and resumed', () => {
    const order = asked(0);
    const stored = JSON.parse(JSON.stringify(order)) as State;
    expect(options({ ...stored, options: order.options })).toEqual(options(order));
  });
});

describe('[BAT-6] at the end of the phase', () => {
  test('the dead leave: they still act in the phase in which they die, not in later ones', () => {
    const quick = { d4: 'borgo/claws 5>N', d3: 'hegemony/runner 0>S' };
    expect(fightOnce(scene({ armies: ['borgo', 'hegemony'], board: quick })).hits).toEqual(['3 d4>d3 1']);
  });

  test('HQ damage is counted, and the board examined again', () => {
    const board = {
      d4: 'borgo/claws 5>N',
      d3: 'hegemony/net-fighter 1>N',
      d2: 'borgo/brawler 0>SE',
      e2: 'hegemony/hq',
    };
    // The Claws free the Brawler after phase 3: it strikes in phase 2.
    const { hits, hq, events } = fightOnce(scene({ armies: ['borgo', 'hegemony'], board }));
    expect(hits.slice(0, 2)).toEqual(['3 d4>d3 1', '2 d2>e2 2']);
    expect(hq).toEqual([20, 18]);
    const order = events.map((event) => event.type);
    expect(order.indexOf('died')).toBeLessThan(order.indexOf('freed'));
  });

  test('wounds of one phase add up before anybody leaves', () => {
    const two = { d4: 'trial/fighter 0>N', e3: 'trial/fighter 0>NW', d3: 'moloch/blocker 0>N' };
    expect(fightOnce(scene({ armies: ['trial', 'moloch'], board: two }))).toMatchObject({
      dead: [],
      wounds: { d3: 2 },
    });
    const three = { ...two, c3: 'trial/fighter 0>NE' };
    expect(fightOnce(scene({ armies: ['trial', 'moloch'], board: three })).dead).toEqual(['d3']);
  });
});

describe('[BAT-7] a destroyed HQ', () => {
  const board = {
    d4: 'borgo/claws 4>N',
    d3: 'hegemony/hq',
    c3: 'hegemony/runner 0>N',
    c2: 'borgo/hq',
    d6: 'borgo/scout',
  };

  test('does not stop the Battle; it acts and helps no more once it has left', () => {
    const { hits, hq, dead } = fightOnce(scene({ armies: ['borgo', 'hegemony'], board, hq: [20, 1] }));
    // The Runner strikes in phase 2 without the aura; the HQ does not act in phase 0.
    expect(hits).toEqual(['3 d4>d3 1', '2 c3>c2 1', '0 c2>c3 1']);
    expect(hq).toEqual([19, 0]);
    expect(dead).toEqual(['c3', 'd3']);
  });

  test('both may fall in one Battle: a draw', () => {
    const state = scene({ armies: ['borgo', 'hegemony'], board, hq: [1, 1], hands: [['battle'], []] });
    const over = choose(state, 'battle');
    expect(over.seats.map((seat) => seat.hq)).toEqual([0, 0]);
    expect(over.result).toMatchObject({ winners: [] });
    expect(fight(state)).toHaveLength(1);
  });

  test('what is left of the hits is told by events', () => {
    const fought = apply(
      scene({ armies: ['borgo', 'hegemony'], board, hq: [20, 1], hands: [['battle'], []] }),
      'battle',
    );
    expect(hitsIn(fought.events)).toContain('2 c3>c2 1');
    expect(fought.of('died')[0]).toMatchObject({ why: 'hq-destroyed' });
  });
});
