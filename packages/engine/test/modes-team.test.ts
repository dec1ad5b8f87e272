// Friend and foe on the board of a team game: attacks, shots, nets, modules, Recon, transports, instants (MODE-5).

import { describe, expect, test } from 'vitest';
import { describeUnits, EDITIONS, hexName, stageOf } from '../src/index.ts';
import {
  airStrike,
  asked,
  BATTLE,
  grenade,
  hex,
  isOpen,
  mobility,
  move,
  openChoices,
  openHexes,
  play,
  points,
  push,
  pushTo,
  rotate,
  STOP,
  step,
  type Table,
  table,
  transport,
  unitAt,
} from './modes-support.ts';

/** A1 Borgo, B1 Hegemony, A2 Outpost, B2 Doomsday. */
const TEAM = { mode: 'team', armies: ['borgo', 'hegemony', 'outpost', 'doomsday'] } as const;

const battle = (units: NonNullable<Table['units']>, setup: Partial<Table> = {}) =>
  play(table({ ...TEAM, hands: [['borgo/battle']], units, ...setup }), BATTLE);

const standing = (units: NonNullable<Table['units']>, at: string) => {
  const found = describeUnits(table({ ...TEAM, units }))[hex(at)];
  if (!found) throw new Error(`no unit on ${at}`);
  return found;
};

describe('attacks', () => {
  test('[MODE-5] allied units do not hit each other', () => {
    const after = battle({
      d4: 'borgo/mutant',
      d3: 'outpost/runner',
      e3: 'hegemony/ganger 1',
      c3: 'outpost/hq',
    });
    expect(unitAt(after, 'd3')).toBe('outpost/runner');
    expect(unitAt(after, 'e3')).toBeUndefined();
    expect(points(after)).toEqual([20, 20, 20, 20]);
  });

  test('[MODE-5] [UNIT-2] a shot passes over allied units to the first enemy', () => {
    const after = battle({
      d6: 'outpost/commando 4',
      d5: 'borgo/mutant 3',
      d4: 'borgo/hq',
      d3: 'hegemony/ganger 1',
      d2: 'hegemony/hq',
    });
    expect(unitAt(after, 'd3')).toBeUndefined();
    expect(unitAt(after, 'd5')).toBe('borgo/mutant');
    expect(points(after)).toEqual([20, 20, 20, 20]);
  });

  test('[MODE-5] [DDM-1] a redirector takes over an allied shot, an enemy shot meets it', () => {
    // Hegemony's Universal Soldier shoots north through Doomsday's Fireblast, which turns it to the north-east.
    const units = { d6: 'hegemony/universal-soldier 1', d4: 'doomsday/fireblast 1', f2: 'borgo/hq' };
    expect(points(battle(units))).toEqual([19, 20, 20, 20]);
    const enemy = battle({ d6: 'outpost/commando 4', d4: 'doomsday/fireblast 1', f2: 'borgo/hq' });
    expect(unitAt(enemy, 'd4')).toBe('doomsday/fireblast w1');
  });

  test('[MODE-5] [UNIT-11] explosions know no friends: a Clown wounds allies too', () => {
    const state = table({
      mode: 'team',
      armies: ['moloch', 'hegemony', 'outpost', 'doomsday'],
      strikeAllies: false,
      hands: [['moloch/battle']],
      units: { d4: 'moloch/clown', d3: 'outpost/runner', d5: 'outpost/hq' },
    });
    const after = play(state, BATTLE, { type: 'explode', hex: hex('d4') });
    expect(unitAt(after, 'd3')).toBeUndefined();
    expect(points(after)).toEqual([20, 20, 19, 20]);
  });
});

describe('nets', () => {
  test('[MODE-5] allied units are not netted, enemies of both armies are', () => {
    const units = { d4: 'hegemony/net-master', e4: 'doomsday/omega-shooter', c4: 'borgo/mutant' };
    // The Net Master's nets go to the south-east and south-west.
    expect(standing(units, 'e4').netted).toBe(false);
    expect(standing(units, 'c4').netted).toBe(true);
  });
});

describe('modules and auras', () => {
  test('[MODE-5] an HQ aura works for allied units', () => {
    expect(standing({ d4: 'borgo/hq', d3: 'outpost/commando' }, 'd3').initiative).toEqual([4]);
    expect(standing({ d4: 'borgo/hq', d3: 'hegemony/ganger' }, 'd3').initiative).toEqual([3]);
  });

  test('[MODE-5] an Officer strengthens allied units', () => {
    const units = { d4: 'borgo/officer', d3: 'outpost/brawler', e3: 'hegemony/thug' };
    expect(standing(units, 'd3').melee).toEqual({ 0: 3 });
    expect(standing(units, 'e3').melee).toEqual({ 0: 2, 1: 1, 5: 1 });
  });

  test('[MODE-5] a Saboteur slows all enemies, of both armies, and no ally', () => {
    const units = {
      d4: 'outpost/saboteur',
      d3: 'hegemony/ganger',
      d5: 'doomsday/omega-shooter',
      c4: 'borgo/mutant',
    };
    expect(standing(units, 'd3').initiative).toEqual([2]);
    expect(standing(units, 'd5').initiative).toEqual([1]);
    expect(standing(units, 'c4').initiative).toEqual([2]);
  });

  test('[MODE-5] [MOD-8] a Scoper turns modules of both enemies, never an ally’s; the effect serves its whole side', () => {
    const units = {
      d4: 'outpost/scoper',
      d3: 'hegemony/officer-i 3',
      d2: 'hegemony/thug',
      c3: 'borgo/brawler',
    };
    // Officer I, turned by 3, is connected to the south (3) and the south-east (2): nobody of Hegemony.
    const turned = { ...units, d3: 'hegemony/officer-i 4' };
    // Turned by 4 it is connected to the south-west (4): hex c3, where Borgo's Brawler stands.
    expect(standing(turned, 'c3').melee).toEqual({ 0: 3 });
    const own = { ...turned, d4: 'outpost/runner' };
    expect(standing(own, 'c3').melee).toEqual({ 0: 2 });
  });

  test('[MODE-5] [MED-1] a Medic saves an allied unit', () => {
    const after = battle({ d4: 'hegemony/thug', d3: 'outpost/runner 2', c2: 'borgo/medic 3' });
    expect(unitAt(after, 'd3')).toBe('outpost/runner');
    expect(unitAt(after, 'c2')).toBeUndefined();
  });
});

describe('movement', () => {
  const RECON = {
    d2: 'outpost/recon-center',
    b4: 'borgo/assassin',
    b2: 'hegemony/hq',
    f3: 'hegemony/runner',
  };

  test('[MODE-5] [MOD-6] an ally’s Recon Center gives one more step', () => {
    const at = play(table({ ...TEAM, units: RECON }), mobility('b4', 'c5', 3));
    expect(asked(at)).toEqual([0, 'step']);
    const after = play(at, step('d6', 2));
    expect(unitAt(after, 'd6')).toBe('borgo/assassin');
    expect(stageOf(after)).toBe('turn');
  });

  test('[MOD-6] two Recon Centers, one of each ally, give two more steps', () => {
    const armies = ['outpost', 'hegemony', 'outpost', 'doomsday'];
    const units = { d2: 'outpost/recon-center @0', f2: 'outpost/recon-center @2', b2: 'outpost/runner @0' };
    const at = play(table({ mode: 'team', armies, units }), mobility('b2', 'b3'), step('b4'));
    expect(stageOf(at)).toBe('step');
    // It may return on the way, and ends after the third step.
    const after = play(at, step('b3'));
    expect([stageOf(after), unitAt(after, 'b3')]).toEqual(['turn', 'outpost/runner']);
  });

  test('[MOD-6] not to an enemy', () => {
    const at = play(table({ ...TEAM, seat: 1, units: RECON }), mobility('f3', 'f4'));
    expect(stageOf(at)).toBe('turn');
  });

  test('[MOD-6] a Recon step ended by a net: the unit stands where it was caught', () => {
    // The Net Fighter's net (north-east edge) covers d4; the Assassin walks into it with its first step.
    const units = { ...RECON, b4: 'outpost/hq', c4: 'hegemony/net-fighter', d5: 'borgo/assassin' };
    const at = play(table({ ...TEAM, units }), mobility('d5', 'd4', 1));
    expect(stageOf(at)).toBe('turn');
    expect(unitAt(at, 'd4')).toBe('borgo/assassin');
    expect(openChoices(at, 'mobility')).toEqual([]);
    // A first step elsewhere leaves the second one.
    const free = play(table({ ...TEAM, units }), mobility('d5', 'e4', 1));
    expect(stageOf(free)).toBe('step');
    expect(unitAt(play(free, STOP), 'e4')).toBe('borgo/assassin');
  });

  test('[MODE-5] [MOD-5] an ally’s Transport carries, in the turn of the passenger’s owner and by that owner', () => {
    const units = { d4: 'hegemony/transport', d3: 'doomsday/omega-shooter', d5: 'hegemony/thug' };
    const doomsday = table({ ...TEAM, seat: 3, units });
    expect(isOpen(doomsday, transport('d4', 'd3', 'd2'))).toBe(true);
    expect(
      openChoices(doomsday, 'transport').every(
        (choice) => choice.type === 'transport' && hexName(choice.from) === 'd3',
      ),
    ).toBe(true);
    const hegemony = table({ ...TEAM, seat: 1, units });
    expect(isOpen(hegemony, transport('d4', 'd3', 'd2'))).toBe(false);
    expect(isOpen(hegemony, transport('d4', 'd5', 'd6'))).toBe(true);
  });

  test('[MODE-5] no use of an ally’s mobility or of an ally’s rotation', () => {
    const units = { d4: 'outpost/runner', d6: 'doomsday/hq', b2: 'hegemony/hq', b3: 'doomsday/tripler' };
    expect(openChoices(table({ ...TEAM, seat: 0, units }), 'mobility')).toEqual([]);
    const hegemony = table({ ...TEAM, seat: 1, units });
    expect(openChoices(hegemony, 'rotate')).toEqual([]);
    const doomsday = table({ ...TEAM, seat: 3, units });
    expect(isOpen(doomsday, rotate('b3', 1))).toBe(true);
    // [DDM-6] not on an ally's unit
    expect(isOpen(doomsday, rotate('b2', 1))).toBe(false);
  });
});

describe('instants', () => {
  const UNITS = {
    d4: 'hegemony/thug',
    d3: 'doomsday/omega-shooter',
    d5: 'borgo/mutant',
    f3: 'outpost/runner',
    f2: 'doomsday/tripler',
  };

  for (const edition of EDITIONS) {
    test(`[MODE-5] [Editions] ${edition}: no Move of an allied unit`, () => {
      const state = table({ ...TEAM, edition, seat: 1, hands: [[], ['hegemony/move']], units: UNITS });
      expect(isOpen(state, move('d4', 'c4'))).toBe(true);
      expect(
        openChoices(state, 'move').every((choice) => choice.type === 'move' && hexName(choice.from) === 'd4'),
      ).toBe(true);
    });

    test(`[MODE-5] [Editions] ${edition}: a push that is forbidden: an ally is not pushed, nor an enemy away from an ally`, () => {
      const state = table({ ...TEAM, edition, seat: 1, hands: [[], ['hegemony/push-back']], units: UNITS });
      const pairs = openChoices(state, 'push').map((choice) =>
        choice.type === 'push' ? `${hexName(choice.pusher)}-${hexName(choice.target)}` : '',
      );
      // Thug pushes Mutant. Not the Omega Shooter (ally); not the Runner beside the ally's Tripler.
      expect(pairs).toEqual(['d4-d5']);
    });

    test(`[MODE-5] [Editions] ${edition}: a Sniper and a Grenade need an enemy`, () => {
      const snipers = table({ ...TEAM, edition, seat: 1, hands: [[], ['hegemony/sniper']], units: UNITS });
      expect(openHexes(snipers, 'sniper')).toEqual(['d5', 'f3']);
      const units = { ...UNITS, e4: 'borgo/hq' };
      const bombs = table({ ...TEAM, edition, hands: [['borgo/grenade']], units });
      // Next to Borgo's HQ: Thug d4, own Mutant d5, the ally's Runner f3.
      expect(openHexes(bombs, 'grenade')).toEqual(['d4']);
      expect(isOpen(bombs, grenade('f3'))).toBe(false);
    });
  }

  test('[MODE-5] [INST-4] the owner of the pushed unit chooses, not the ally', () => {
    const state = table({
      ...TEAM,
      seat: 1,
      hands: [[], ['hegemony/push-back']],
      units: { d4: 'hegemony/thug', d3: 'outpost/runner' },
    });
    const asking = play(state, push('d4', 'd3'));
    expect(asked(asking)).toEqual([2, 'push']);
    expect(unitAt(play(asking, pushTo('c2')), 'c2')).toBe('outpost/runner');
  });

  test('[Editions] 2025: area effects still hit allies', () => {
    const armies = ['moloch', 'hegemony', 'outpost', 'doomsday'];
    for (const edition of EDITIONS) {
      const state = table({
        mode: 'team',
        edition,
        armies,
        hands: [['moloch/air-strike']],
        units: { d4: 'outpost/runner', d3: 'hegemony/ganger', d5: 'outpost/hq', b2: 'outpost/medic' },
      });
      const after = play(state, airStrike('d4'));
      expect(unitAt(after, 'd4')).toBeUndefined();
      expect(unitAt(after, 'd3')).toBeUndefined();
      expect(points(after)).toEqual(points(state));
    }
  });
});
