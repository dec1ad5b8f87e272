// Mobility, the HQ and the Clown (UNIT-9 to UNIT-11).

import { describe, expect, test } from 'vitest';
import { stageOf } from '../src/index.ts';
import {
  apply,
  boardOf,
  choose,
  deaths,
  expectRefused,
  type Fought,
  fight,
  fightOnce,
  hex,
  options,
  places,
  scene,
  status,
} from './support.ts';

const clash = (armies: string[], board: Record<string, string>): Fought =>
  fightOnce(scene({ armies, board }));

describe('[UNIT-9] mobility', () => {
  const state = scene({
    armies: ['borgo', 'outpost'],
    board: {
      d4: 'borgo/assassin',
      d2: 'borgo/hq',
      d6: 'outpost/hq',
      d3: 'outpost/scoper',
      e5: 'outpost/runner',
    },
    hands: [['claws'], []],
    decks: [
      ['claws', 'claws', 'mutant', 'mutant', 'medic'],
      ['hmg', 'medic', 'scout', 'runner', 'brawler'],
    ],
  });

  test('one hex to a free neighbour and/or a rotation, as one step', () => {
    expect(places(state, 'mobility')).toEqual([
      'mobility d4 d4',
      'mobility d4 e3',
      'mobility d4 e4',
      'mobility d4 d5',
      'mobility d4 c4',
      'mobility d4 c3',
    ]);
    expect(options(state, 'mobility')).toHaveLength(5 + 5 * 6);
    expectRefused(state, { type: 'mobility', from: hex('d4'), to: hex('d4'), rotation: 0 });
    expectRefused(state, { type: 'mobility', from: hex('d4'), to: hex('d2'), rotation: 0 });
  });

  test('once in each own turn, wherever it stands then', () => {
    const moved = choose(state, 'mobility d4 d5 r2');
    expect(options(moved, 'mobility')).toEqual([]);
    expect(options(choose(state, 'mobility d4 d4 r1'), 'mobility')).toEqual([]);
    const opponent = choose(moved, 'end');
    // The opponent moves only own units.
    expect(
      places(choose(opponent, options(opponent)[0]), 'mobility').every((text) =>
        text.startsWith('mobility e5'),
      ),
    ).toBe(true);
    const back = choose(choose(opponent, options(opponent)[0]), 'end');
    expect(options(choose(back, options(back)[0]), 'mobility').length).toBeGreaterThan(0);
  });

  test('a second mobile unit on the hex the first one left still has its own', () => {
    const two = scene({
      armies: ['borgo', 'outpost'],
      board: { d4: 'borgo/assassin', c3: 'borgo/assassin' },
    });
    const after = choose(two, 'mobility d4 d5 r0', 'mobility c3 d4 r0');
    expect(options(after, 'mobility')).toEqual([]);
    const crossed = choose(two, 'mobility d4 d5 r0');
    expect(places(crossed, 'mobility').every((text) => text.startsWith('mobility c3'))).toBe(true);
  });

  test('a new unit on the hex where one died after moving has its own', () => {
    const state = scene({
      armies: ['borgo', 'outpost'],
      board: { d4: 'borgo/assassin', d2: 'borgo/hq' },
      hands: [['moloch/air-strike', 'assassin'], []],
    });
    const again = choose(state, 'mobility d4 d4 r1', 'air-strike d4', 'place assassin d4 r0');
    expect(options(again, 'mobility').length).toBeGreaterThan(0);
  });
});

describe('[UNIT-10] the HQ', () => {
  test('hits all around with strength 1 in phase 0, and never another HQ', () => {
    const { hits, hq } = clash(['moloch', 'borgo'], {
      d4: 'moloch/hq',
      d3: 'borgo/hq',
      d5: 'borgo/medic 0>S',
      e4: 'borgo/officer 0>SE',
    });
    expect(hits.sort()).toEqual(['0 d4>d5 1', '0 d4>e4 1']);
    expect(hq).toEqual([20, 20]);
  });

  test('its aura helps adjacent own units, not itself and not enemies', () => {
    const units = status(
      scene({
        armies: ['hegemony', 'borgo'],
        board: {
          d4: 'hegemony/hq',
          d3: 'hegemony/runner 0>N',
          d2: 'hegemony/runner 0>N',
          e3: 'borgo/brawler 0>N',
        },
      }),
    );
    expect(units.d3.melee).toEqual({ N: 2 });
    expect(units.d2.melee).toEqual({ N: 1 });
    expect(units.e3.melee).toEqual({ N: 2 });
    expect(units.d4.melee).toEqual({ N: 1, NE: 1, SE: 1, S: 1, SW: 1, NW: 1 });
  });

  test('strengthened by modules it still harms no HQ', () => {
    const board = {
      d4: 'hegemony/hq',
      d5: 'hegemony/officer-i 0>N',
      d3: 'moloch/hq',
      c3: 'moloch/protector 0>NW',
    };
    const { hits, hq } = clash(['hegemony', 'moloch'], board);
    expect(hits).toEqual(['0 d4>c3 2']);
    expect(hq).toEqual([20, 20]);
  });

  test('a converted shot ends at the enemy HQ and does not hurt it', () => {
    const state = scene({
      armies: ['hegemony', 'moloch'],
      board: {
        d6: 'hegemony/hq',
        c5: 'hegemony/quartermaster 0>SE',
        d4: 'moloch/hq',
        d2: 'moloch/hornet 0>N',
      },
    });
    const outcomes = fight(state);
    expect(outcomes.map(({ hq }) => hq)).toEqual([[20, 20]]);
    expect(outcomes.map(({ dead }) => dead)).toEqual([[]]);
  });

  test('a converted shot over free hexes hits a unit', () => {
    const state = scene({
      armies: ['hegemony', 'moloch'],
      board: { d6: 'hegemony/hq', c5: 'hegemony/quartermaster 0>SE', d2: 'moloch/hornet 0>N' },
    });
    expect(deaths(state)).toEqual(['', 'd2']);
  });
});

describe('[UNIT-11] the Clown', () => {
  const board = {
    d4: 'moloch/clown 0>N',
    d3: 'borgo/hq',
    c3: 'moloch/hq',
    d5: 'moloch/hybrid 0>S',
    e4: 'borgo/scout',
    e3: 'borgo/medic 0>NE',
  };
  const armies = ['moloch', 'borgo'];
  const hand = (extra: Record<string, string>) =>
    choose(scene({ armies, board: { ...board, ...extra }, hands: [['battle'], []] }), 'battle');

  test('may explode in its phase: one wound to every neighbour, own and HQs too', () => {
    const asked = hand({});
    expect(stageOf(asked)).toBe('declare');
    expect(options(asked).sort()).toEqual(['attack d4', 'explode d4']);
    const { state, of } = apply(asked, 'explode d4');
    expect(boardOf(state)).toEqual({ d3: 'hq', c3: 'hq' });
    expect(state.seats.map((seat) => seat.hq)).toEqual([19, 19]);
    expect(of('explosion')).toHaveLength(1);
  });

  test('or attack as usual', () => {
    const { state } = apply(hand({}), 'attack d4');
    expect(boardOf(state)).toMatchObject({ d4: 'clown w1', d5: 'hybrid r3' });
    expect(state.seats[1].hq).toBe(19);
  });

  test('no Medic saves it', () => {
    const { state } = apply(hand({ c4: 'moloch/medic 0>NE' }), 'explode d4');
    // The Medic suffers the explosion itself.
    expect(boardOf(state)).toEqual({ d3: 'hq', c3: 'hq' });
    const far = apply(hand({ d5: 'moloch/medic 0>SE', e5: 'moloch/blocker' }), 'explode d4');
    expect(boardOf(far.state)).toEqual({ d3: 'hq', c3: 'hq', e5: 'blocker' });
  });

  test('it may explode in the phase in which it dies', () => {
    const outcomes = fight(
      scene({
        armies,
        board: { d4: 'moloch/clown 0>N w1', d5: 'borgo/mutant 0>N', e4: 'borgo/mutant 0>SE', d2: 'borgo/hq' },
      }),
    );
    expect(outcomes.map(({ dead }) => dead.join(' ')).sort()).toEqual(['d4', 'd4 d5 e4']);
  });

  test('not before its phase, and not while netted', () => {
    const early = fightOnce(
      scene({ armies, board: { d4: 'moloch/clown 0>N w1', d5: 'borgo/claws 5>N', e4: 'borgo/mutant 0>SE' } }),
    );
    expect(early.dead).toEqual(['d4']);
    const netted = fightOnce(
      scene({ armies, board: { d4: 'moloch/clown 0>N', d5: 'borgo/net-fighter 2>N', d3: 'borgo/hq' } }),
    );
    expect(netted.dead).toEqual(['d4']);
    expect(netted.hits.some((hit) => hit.startsWith('blast'))).toBe(false);
  });
});
