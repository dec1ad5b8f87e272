// Transport and Recon Center (MOD-5, MOD-6).

import { describe, expect, test } from 'vitest';
import { type State, stageOf } from '../src/index.ts';
import {
  apply,
  boardOf,
  choose,
  decider,
  expectRefused,
  hex,
  nettedIn,
  options,
  places,
  scene,
} from './support.ts';

describe('[MOD-5] Transport', () => {
  const armies = ['hegemony', 'outpost'];
  const HQS = { d2: 'hegemony/hq', d6: 'outpost/hq' };

  test('each connected unit moves and/or turns once a turn; it does not move itself', () => {
    const state = scene({
      armies,
      board: {
        ...HQS,
        d4: 'hegemony/transport',
        e3: 'hegemony/ganger',
        c3: 'hegemony/thug',
        b4: 'hegemony/thug',
      },
    });
    const passengers = new Set(options(state, 'transport').map((text) => text.split(' ')[2]));
    expect([...passengers].sort()).toEqual(['c3', 'e3']);
    expect(places(state, 'transport')).toContain('transport d4: e3 f2');
    expect(places(state, 'transport')).toContain('transport d4: e3 e3');
    expectRefused(state, { type: 'transport', via: hex('d4'), from: hex('e3'), to: hex('e3'), rotation: 0 });
    const moved = choose(state, 'transport d4: e3 f2 r1');
    expect(boardOf(moved)).toMatchObject({ f2: 'ganger r1' });
    expect(places(moved, 'transport').every((text) => text.startsWith('transport d4: c3'))).toBe(true);
    expect(options(choose(moved, 'transport d4: c3 c3 r1'), 'transport')).toEqual([]);
  });

  test('the same one serves the same unit once, even at another edge', () => {
    const state = scene({ armies, board: { ...HQS, d4: 'hegemony/transport', e3: 'hegemony/ganger' } });
    const moved = choose(state, 'transport d4: e3 e4 r0');
    expect(options(moved, 'transport')).toEqual([]);
    const stepped = scene({ armies, board: { ...HQS, d4: 'hegemony/transport', e3: 'hegemony/runner' } });
    expect(options(choose(stepped, 'transport d4: e3 e4 r0', 'mobility e4 d5 r0'), 'transport')).toEqual([]);
  });

  test('it remembers whom it served when it is moved itself', () => {
    const state = scene({
      armies,
      board: { ...HQS, d4: 'hegemony/transport', e3: 'hegemony/ganger' },
      hands: [['move'], []],
    });
    const moved = choose(state, 'transport d4: e3 e3 r1', 'move d4 e4 r0');
    expect(options(moved, 'transport')).toEqual([]);
  });

  test('a unit that comes to it later in the turn is served', () => {
    const state = scene({ armies, board: { ...HQS, d4: 'hegemony/transport', f3: 'hegemony/runner' } });
    expect(options(state, 'transport')).toEqual([]);
    expect(options(choose(state, 'mobility f3 e3 r0'), 'transport').length).toBeGreaterThan(0);
  });

  test('works beside mobility, and two Transports each on their own', () => {
    const state = scene({
      armies,
      board: { ...HQS, d4: 'hegemony/transport', e4: 'hegemony/transport', e3: 'hegemony/runner' },
    });
    const moved = choose(state, 'mobility e3 e3 r1', 'transport d4: e3 e3 r2', 'transport e4: e3 e3 r3');
    expect(boardOf(moved).e3).toBe('runner r3');
    // The Transports may still carry each other.
    expect(places(moved, 'transport').some((text) => text.includes(': e3'))).toBe(false);
    expect(places(moved, 'transport').some((text) => text.startsWith('transport d4: e4'))).toBe(true);
  });

  test('carries the HQ and other modules', () => {
    const state = scene({
      armies,
      board: { d3: 'hegemony/hq', d4: 'hegemony/transport', d5: 'hegemony/scout', d6: 'outpost/hq' },
    });
    expect(places(state, 'transport')).toContain('transport d4: d3 d2');
    expect(places(state, 'transport')).toContain('transport d4: d5 e4');
  });

  test('in the owner’s turn and for own units only; anew in each turn', () => {
    const state = scene({
      armies,
      board: { ...HQS, d4: 'hegemony/transport', e3: 'hegemony/ganger', e4: 'outpost/brawler' },
      turn: 1,
    });
    expect(options(state, 'transport')).toEqual([]);
    const own = choose(state, 'end');
    expect(places(own, 'transport').every((text) => text.startsWith('transport d4: e3'))).toBe(true);
    const again = choose(own, 'transport d4: e3 e3 r1', 'end', 'end');
    expect(options(again, 'transport').length).toBeGreaterThan(0);
  });

  test('a new unit on the hex of a dead passenger is served', () => {
    const state = scene({
      armies,
      board: { ...HQS, d4: 'hegemony/transport', d3: 'hegemony/ganger' },
      hands: [['doomsday/small-bomb', 'thug'], []],
    });
    const again = choose(state, 'transport d4: d3 d3 r1', 'small-bomb c2 d2 d3', 'place thug d3 r0');
    expect(places(again, 'transport')).toContain('transport d4: d3 d3');
  });

  test('neither unit nor Transport may be netted', () => {
    const netters = ['hegemony', 'moloch'];
    const board = { d4: 'hegemony/transport', e3: 'hegemony/ganger', c3: 'hegemony/thug', d6: 'moloch/hq' };
    const unit = scene({ armies: netters, board: { ...board, e2: 'moloch/net-fighter 5>S' } });
    expect(nettedIn(unit)).toEqual(['e3']);
    expect(places(unit, 'transport').every((text) => text.startsWith('transport d4: c3'))).toBe(true);
    const transport = scene({ armies: netters, board: { ...board, d5: 'moloch/net-fighter 5>N' } });
    expect(options(transport, 'transport')).toEqual([]);
  });

  test('a scoped Transport serves the units of the Scoper’s side in their turn', () => {
    const board = {
      ...HQS,
      d4: 'hegemony/transport',
      e4: 'outpost/scoper',
      e3: 'outpost/brawler',
      c3: 'hegemony/thug',
    };
    const state = scene({ armies, board, turn: 1 });
    const passengers = new Set(options(state, 'transport').map((text) => text.split(' ')[2]));
    expect([...passengers].sort()).toEqual(['e3', 'e4']);
    expect(options(scene({ armies, board }), 'transport')).toEqual([]);
  });
});

describe('[MOD-6] Recon Center', () => {
  const armies = ['outpost', 'hegemony'];
  const board = { b2: 'outpost/recon-center', d4: 'outpost/runner', b4: 'outpost/hq', f4: 'hegemony/hq' };

  test('every movement gets one more step, each with one rotation', () => {
    const first = choose(scene({ armies, board }), 'mobility d4 d3 r2');
    expect(stageOf(first)).toBe('step');
    expect(options(first)).toContain('stop');
    expect(options(first).every((text) => /^(stop|step )/.test(text))).toBe(true);
    expect(options(first, 'step')).toHaveLength(5 + 6 * 6);
    const second = choose(first, 'step d2 r5');
    expect(stageOf(second)).toBe('turn');
    expect(boardOf(second)).toMatchObject({ d2: 'runner r5' });
    expect(options(second, 'mobility')).toEqual([]);
  });

  test('the further step may be left out', () => {
    const state = choose(scene({ armies, board }), 'mobility d4 d3 r2', 'stop');
    expect(stageOf(state)).toBe('turn');
    expect(boardOf(state)).toMatchObject({ d3: 'runner r2' });
  });

  test('a Move tile takes two steps, the HQ too', () => {
    const state = choose(scene({ armies, board, hands: [['move'], []] }), 'move b4 c4 r0', 'step d5 r1');
    expect(boardOf(state)).toMatchObject({ d5: 'hq r1' });
    expect(stageOf(state)).toBe('turn');
  });

  test('each step goes to a free hex: no jumping', () => {
    const first = choose(scene({ armies, board: { ...board, d2: 'hegemony/thug' } }), 'mobility d4 d3 r0');
    expect(places(first, 'step')).not.toContain('step d2');
    expectRefused(first, { type: 'step', to: hex('d2'), rotation: 0 });
    expectRefused(first, { type: 'step', to: hex('d5'), rotation: 0 });
  });

  test('it may return to where it started', () => {
    const back = choose(scene({ armies, board }), 'mobility d4 d3 r0', 'step d4 r0');
    expect(boardOf(back)).toMatchObject({ d4: 'runner' });
    expect(options(back, 'mobility')).toEqual([]);
  });

  test('being netted on the way ends the movement', () => {
    const state = scene({ armies, board: { ...board, e2: 'hegemony/net-fighter 1>S' } });
    const netted = apply(state, 'mobility d4 e3 r0');
    expect(stageOf(netted.state)).toBe('turn');
    expect(netted.of('netted')).toHaveLength(1);
  });

  test('a netted Recon Center gives nothing', () => {
    const state = choose(
      scene({ armies, board: { ...board, b3: 'hegemony/net-fighter 1>N' } }),
      'mobility d4 d3 r0',
    );
    expect(stageOf(state)).toBe('turn');
  });

  test('two of them give two more steps', () => {
    const state = scene({ armies, board: { ...board, b3: 'outpost/recon-center' } });
    const walked = choose(state, 'mobility d4 d3 r0', 'step d2 r0');
    expect(stageOf(walked)).toBe('step');
    expect(stageOf(choose(walked, 'step e2 r0'))).toBe('turn');
  });

  test('the number of steps is fixed when the movement starts', () => {
    const twins = ['outpost', 'outpost'];
    const scoperMoves = (from: string, to: string): State => {
      const pieces = { c3: 'outpost/recon-center by0', [from]: 'outpost/scoper by1' };
      const state = scene({ armies: twins, board: pieces, turn: 1, hands: [[], ['move']] });
      return choose(state, `move ${from} ${to} r0`);
    };
    // The Scoper comes to the Recon Center, or leaves it, with the first step.
    expect(stageOf(scoperMoves('c5', 'c4'))).toBe('turn');
    expect(stageOf(scoperMoves('c4', 'c5'))).toBe('step');
  });

  test('helps its own side only', () => {
    const state = scene({ armies, board: { ...board, e4: 'hegemony/runner' }, turn: 1 });
    expect(stageOf(choose(state, 'mobility e4 e3 r0'))).toBe('turn');
  });

  test('the Recon Center itself moves two steps with a Move tile', () => {
    const state = scene({ armies, board, hands: [['move'], []] });
    expect(stageOf(choose(state, 'move b2 c3 r0'))).toBe('step');
  });

  test('a push is no movement', () => {
    const pushed = choose(
      scene({
        armies: ['hegemony', 'outpost'],
        board: { b2: 'outpost/recon-center', c4: 'hegemony/hq', d4: 'outpost/runner', d6: 'outpost/hq' },
        hands: [['push-back'], []],
      }),
      'push c4 d4',
    );
    expect(stageOf(choose(pushed, 'push-to e3'))).toBe('turn');
  });

  test('a second step by Recon needs no connection to the Transport', () => {
    const scoped = scene({
      armies: ['hegemony', 'outpost'],
      board: {
        b2: 'outpost/recon-center',
        d4: 'hegemony/transport',
        e4: 'outpost/scoper',
        e3: 'outpost/brawler',
        d6: 'outpost/hq',
      },
      turn: 1,
    });
    const first = choose(scoped, 'transport d4: e3 e2 r0');
    expect(boardOf(choose(first, 'step d2 r0'))).toMatchObject({ d2: 'brawler' });
  });

  test('a scoped Recon Center works for the other side', () => {
    const twins = ['outpost', 'outpost'];
    const pieces = {
      c3: 'outpost/recon-center by0',
      c2: 'outpost/scoper by1',
      e4: 'outpost/runner by1',
      e2: 'outpost/runner by0',
    };
    const owner = scene({ armies: twins, board: pieces });
    expect(stageOf(choose(owner, 'mobility e2 e3 r0'))).toBe('turn');
    const thief = scene({ armies: twins, board: pieces, turn: 1 });
    expect(decider(thief)).toBe(1);
    expect(stageOf(choose(thief, 'mobility e4 e3 r0'))).toBe('step');
  });
});
