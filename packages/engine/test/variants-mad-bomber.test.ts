// The neutral Mad Bomber on the board: nobody's, everyone's enemy, and what its explosion does (VAR-4).

import { describe, expect, test } from 'vitest';
import { codesOf, describeUnits, NOBODY, newState, type State } from '../src/index.ts';
import {
  airStrike,
  BATTLE,
  BOMBER,
  eventsOf,
  grenade,
  hex,
  hqAt,
  openChoices,
  openHexes,
  ownerAt,
  place,
  play,
  points,
  push,
  smallBomb,
  sniper,
  type Table,
  table,
  topOf,
  unitAt,
} from './modes-support.ts';

const DUEL = { armies: ['borgo', 'hegemony'], variants: ['mad-bomber'] } as const;

describe('set-up', () => {
  test('[VAR-4] it stands on d4 before the HQs, which go elsewhere', () => {
    const at = newState({ ...DUEL }, 1);
    expect([unitAt(at, 'd4'), ownerAt(at, 'd4')]).toEqual([BOMBER, NOBODY]);
    expect(openChoices(at, 'hq')).toHaveLength(18 * 6);
    expect(() => play(at, hqAt('d4'))).toThrow();
    expect(unitAt(play(at, hqAt('d3')), 'd4')).toBe(BOMBER);
  });

  test('[VAR-4] it counts for a full board', () => {
    const at = newState({ armies: ['moloch', 'borgo'], variants: ['mad-bomber'] }, 1);
    expect(codesOf(at)).toHaveLength(18 * 6);
    const units: Record<string, string> = {};
    for (const name of 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d5 e2 e3 e4 e5 f2 f3'.split(' '))
      units[name] = 'moloch/blocker';
    Object.assign(units, { d4: `${BOMBER} @-`, f4: 'moloch/hq' });
    const state = table({
      armies: ['moloch', 'borgo'],
      variants: ['mad-bomber'],
      hands: [['moloch/blocker']],
      units,
    });
    expect(eventsOf(state, place('moloch/blocker', 'd6')).some((event) => event.type === 'battle')).toBe(
      true,
    );
  });
});

describe('on the board', () => {
  test('[VAR-4] it never attacks and is served by nobody’s module', () => {
    const state = table({
      ...DUEL,
      hands: [['borgo/battle']],
      units: { d4: `${BOMBER} @-`, d3: 'borgo/medic 3', d5: 'borgo/hq', c4: 'hegemony/hq' },
    });
    const bomber = describeUnits(state)[hex('d4')];
    expect(bomber).toMatchObject({ initiative: [], melee: {}, ranged: {}, sources: [] });
  });

  test('[VAR-4] it is everyone’s enemy: it stops shots', () => {
    const armies = ['moloch', 'hegemony'];
    const units = { d6: 'moloch/hybrid', d4: `${BOMBER} @-`, d2: 'hegemony/hq' };
    const after = play(
      table({ armies, variants: ['mad-bomber'], hands: [['moloch/battle']], units }),
      BATTLE,
    );
    expect(unitAt(after, 'd4')).toBeUndefined();
    expect(points(after)).toEqual([20, 20]);
  });

  test('[VAR-4] [INST-4] it can be pushed; its pusher chooses the hex', () => {
    const units = { d4: `${BOMBER} @-`, d5: 'hegemony/thug' };
    const state = table({ ...DUEL, seat: 1, hands: [[], ['hegemony/push-back']], units });
    expect(openChoices(state, 'push')).toEqual([
      push('d5', 'd4', 'c3'),
      push('d5', 'd4', 'd3'),
      push('d5', 'd4', 'e3'),
    ]);
    const after = play(state, push('d5', 'd4', 'e3'));
    expect([unitAt(after, 'e3'), ownerAt(after, 'e3'), after.turn.seat]).toEqual([BOMBER, NOBODY, 1]);
  });

  test('[VAR-4] nobody moves or turns it', () => {
    const units = { d4: `${BOMBER} @-`, d3: 'hegemony/transport', d6: 'doomsday/hq' };
    for (const seat of [0, 1]) {
      const hands = [['doomsday/battle'], ['hegemony/move']];
      const state = table({ armies: ['doomsday', 'hegemony'], variants: ['mad-bomber'], seat, hands, units });
      const touched = openChoices(state).filter(
        (choice) =>
          ('from' in choice && choice.from === hex('d4')) ||
          (choice.type === 'rotate' && choice.hex === hex('d4')),
      );
      expect(touched).toEqual([]);
    }
  });
});

describe('the explosion', () => {
  // Around d4: a Mutant of Borgo, a Guard (toughness 1) and a Thug of Hegemony, both HQs; the Brawler hits it from d5.
  const RING = {
    d4: `${BOMBER} @-`,
    d3: 'borgo/mutant 1',
    e3: 'hegemony/guard 1',
    c4: 'hegemony/ganger 1',
    e4: 'borgo/hq',
    c3: 'hegemony/hq',
  };

  test('[VAR-4] 1 wound to all adjacent units of everyone, HQs spared', () => {
    const state = table({ ...DUEL, seat: 1, hands: [[], ['hegemony/sniper']], units: RING });
    const after = play(state, sniper('d4'));
    expect(unitAt(after, 'd4')).toBeUndefined();
    expect(unitAt(after, 'd3')).toBeUndefined();
    expect(unitAt(after, 'e3')).toBe('hegemony/guard w1');
    expect(unitAt(after, 'c4')).toBeUndefined();
    expect(points(after)).toEqual([20, 20]);
  });

  test('[VAR-4] hit in any way: melee, ranged, Sniper, Grenade, Air Strike, Small Bomb', () => {
    const at = { d4: `${BOMBER} @-` };
    const variants = ['mad-bomber'] as const;
    const hits: [string, State, Parameters<typeof play>[1]][] = [
      ['melee', table({ ...DUEL, hands: [['borgo/battle']], units: { ...at, d5: 'borgo/brawler' } }), BATTLE],
      [
        'ranged',
        table({
          armies: ['moloch', 'borgo'],
          variants,
          hands: [['moloch/battle']],
          units: { ...at, d6: 'moloch/hybrid' },
        }),
        BATTLE,
      ],
      ['HQ', table({ ...DUEL, hands: [['borgo/battle']], units: { ...at, d5: 'borgo/hq' } }), BATTLE],
      ['sniper', table({ ...DUEL, seat: 1, hands: [[], ['hegemony/sniper']], units: at }), sniper('d4')],
      [
        'grenade',
        table({ ...DUEL, hands: [['borgo/grenade']], units: { ...at, d5: 'borgo/hq' } }),
        grenade('d4'),
      ],
      [
        'air strike',
        table({ armies: ['moloch', 'borgo'], variants, hands: [['moloch/air-strike']], units: at }),
        airStrike('c4'),
      ],
      [
        'small bomb',
        table({ armies: ['doomsday', 'borgo'], variants, hands: [['doomsday/small-bomb']], units: at }),
        smallBomb('d4', 'c4', 'c3'),
      ],
    ];
    for (const [how, state, choice] of hits) {
      expect(openHexes(state, 'place'), how).toEqual([]);
      const events = eventsOf(state, choice);
      expect(
        events.some((event) => event.type === 'explosion'),
        how,
      ).toBe(true);
      expect(unitAt(play(state, choice), 'd4'), how).toBeUndefined();
    }
  });

  test('[VAR-4] [MED-5] Medics protect the neighbours, nobody protects it', () => {
    const units = { d4: `${BOMBER} @-`, d3: 'borgo/mutant', d2: 'borgo/medic 3' };
    const after = play(table({ ...DUEL, seat: 1, hands: [[], ['hegemony/sniper']], units }), sniper('d4'));
    expect(unitAt(after, 'd3')).toBe('borgo/mutant');
    expect(unitAt(after, 'd2')).toBeUndefined();
  });

  test('[VAR-4] an Air Strike and the explosion are two hits', () => {
    const units = { d4: `${BOMBER} @-`, d3: 'borgo/super-mutant', e3: 'moloch/blocker' };
    const state = table({
      armies: ['moloch', 'borgo'],
      variants: ['mad-bomber'],
      hands: [['moloch/air-strike']],
      units,
    });
    const after = play(state, airStrike('d4'));
    expect(unitAt(after, 'd3')).toBeUndefined();
    expect(unitAt(after, 'e3')).toBe('moloch/blocker w2');
  });

  test('[DDM-5] it sets off a Trap, and a Trap sets it off', () => {
    const setup: Table = {
      armies: ['doomsday', 'hegemony'],
      variants: ['mad-bomber'],
      seat: 1,
      hands: [[], ['hegemony/battle', 'hegemony/sniper']],
      units: { d4: `${BOMBER} @-`, d3: 'doomsday/trap', d2: 'hegemony/thug 3', c4: 'doomsday/tripler' },
    };
    const byTrap = play(table(setup), BATTLE);
    // The Thug strikes the Trap's north edge: the Trap and then the Mad Bomber go off.
    expect([unitAt(byTrap, 'd3'), unitAt(byTrap, 'd4'), unitAt(byTrap, 'd2')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(unitAt(byTrap, 'c4')).toBe('doomsday/tripler w1');
    const byBomber = play(table(setup), sniper('d4'));
    expect([unitAt(byBomber, 'd3'), unitAt(byBomber, 'd2')]).toEqual([undefined, undefined]);
  });

  test('[VAR-4] netted it cannot explode but is destroyed and passes on', () => {
    const units = { d4: `${BOMBER} @-`, c4: 'hegemony/net-fighter', d3: 'borgo/mutant 1' };
    const state = table({ ...DUEL, seat: 1, hands: [[], ['hegemony/sniper']], units });
    const after = play(state, sniper('d4'));
    expect(unitAt(after, 'd4')).toBeUndefined();
    expect(unitAt(after, 'd3')).toBe('borgo/mutant');
    expect(topOf(after, 0)).toEqual([BOMBER]);
  });

  test('[NET-1] netted it cannot be pushed', () => {
    const units = { d4: `${BOMBER} @-`, c4: 'hegemony/net-fighter', d5: 'hegemony/thug' };
    const state = table({ ...DUEL, seat: 1, hands: [[], ['hegemony/push-back']], units });
    expect(openChoices(state, 'push')).toEqual([]);
  });
});
