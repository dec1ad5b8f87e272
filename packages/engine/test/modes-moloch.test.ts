// Moloch in a team: it strikes its allies, they net, push and help each other, and only that (MODE-6).

import { describe, expect, test } from 'vitest';
import { describeUnits, EDITIONS, hexName, type State } from '../src/index.ts';
import {
  airStrike,
  asked,
  BATTLE,
  BOMBER,
  explode,
  hex,
  isOpen,
  move,
  openChoices,
  openHexes,
  play,
  points,
  push,
  sniper,
  type Table,
  table,
  unitAt,
} from './modes-support.ts';

/** A1 Moloch, B1 Hegemony, A2 Outpost, B2 Doomsday. */
const TEAM = { mode: 'team', armies: ['moloch', 'hegemony', 'outpost', 'doomsday'] } as const;
const TAMED = { ...TEAM, edition: '2025', strikeAllies: false } as const;

const battle = (setup: Partial<Table>, options: Partial<Table> = TEAM): State =>
  play(table({ ...TEAM, ...options, hands: [['moloch/battle']], ...setup }), BATTLE);

const standing = (units: NonNullable<Table['units']>, at: string, options: Partial<Table> = TEAM) => {
  const found = describeUnits(table({ ...TEAM, ...options, units }))[hex(at)];
  if (!found) throw new Error(`no unit on ${at}`);
  return found;
};

describe('attacks', () => {
  for (const edition of EDITIONS) {
    test(`[MODE-6] ${edition}: its units hit its ally's, the ally's do not hit its units`, () => {
      const after = battle({ edition, units: { d4: 'moloch/hornet', d3: 'outpost/runner' } });
      expect(unitAt(after, 'd3')).toBeUndefined();
      const back = battle({ edition, units: { d4: 'outpost/brawler', d3: 'moloch/hornet' } });
      expect(unitAt(back, 'd3')).toBe('moloch/hornet');
    });
  }

  test('[MODE-6] it damages its ally’s HQ, the ally does not damage its HQ', () => {
    const after = battle({
      units: { d5: 'moloch/hybrid', d3: 'outpost/hq', b2: 'moloch/hq', b3: 'outpost/brawler' },
    });
    expect(points(after)).toEqual([20, 20, 19, 20]);
  });

  test('[MODE-6] an ally in its line stops its shots', () => {
    const after = battle({ units: { d6: 'moloch/hybrid', d4: 'outpost/saboteur', d2: 'hegemony/hq' } });
    expect(unitAt(after, 'd4')).toBeUndefined();
    expect(points(after)).toEqual([20, 20, 20, 20]);
  });

  test('[MODE-6] the ally’s shots pass over its units as over their own', () => {
    const after = battle({
      units: { d6: 'outpost/commando 4', d4: 'moloch/blocker', d3: 'moloch/scout', d2: 'hegemony/hq' },
    });
    expect(unitAt(after, 'd4')).toBe('moloch/blocker');
    expect(points(after)).toEqual([20, 19, 20, 20]);
  });

  test('[MODE-6] [UNIT-7] a Gauss shot hits allies in its line too', () => {
    const after = battle({
      units: { d6: 'moloch/gauss-cannon 2', d4: 'outpost/saboteur', d2: 'hegemony/hq' },
    });
    expect(unitAt(after, 'd4')).toBeUndefined();
    expect(points(after)).toEqual([20, 19, 20, 20]);
  });

  test('[MODE-6] HQ never harms HQ', () => {
    expect(points(battle({ units: { d4: 'moloch/hq', d3: 'outpost/hq' } }))).toEqual([20, 20, 20, 20]);
  });

  test('[MODE-6] its own units are not its enemies', () => {
    const after = battle({ units: { d4: 'moloch/hornet', d3: 'moloch/scout' } });
    expect(unitAt(after, 'd3')).toBe('moloch/scout');
  });

  test('[MODE-6] one against two: it strikes its partner too, and only it', () => {
    const state = table({
      mode: 'one-vs-two',
      armies: ['hegemony', 'moloch', 'outpost'],
      seat: 1,
      hands: [[], ['moloch/battle']],
      units: { d4: 'moloch/hornet', d3: 'outpost/runner', b3: 'outpost/brawler', b2: 'moloch/hornet' },
    });
    const after = play(state, BATTLE);
    expect(unitAt(after, 'd3')).toBeUndefined();
    expect(unitAt(after, 'b2')).toBe('moloch/hornet');
  });

  test('[MODE-6] its ally’s HQ that it destroys loses the game for the team', () => {
    const after = battle({
      hq: [20, 20, 1, 20],
      units: { d4: 'outpost/hq', d5: 'moloch/hornet', b2: 'hegemony/hq' },
    });
    expect(after.result).toEqual({ winners: [1, 3], reason: 'hq-destroyed' });
  });
});

describe('Mad Bombers as mercenaries', () => {
  const sniped = (units: NonNullable<Table['units']>, options: Partial<Table> = TEAM): State => {
    const variants = ['mad-bomber-mercenary'] as const;
    const hands = [[], ['hegemony/sniper']];
    return play(table({ ...TEAM, ...options, variants, seat: 1, hands, units }), sniper('d4'));
  };

  test('[MODE-6] [VAR-5] one that Moloch owns hits its allies, HQs too, never its own units', () => {
    const units = { d3: 'outpost/runner', d5: 'hegemony/thug', c3: 'outpost/hq', e3: 'moloch/hornet' };
    const after = sniped({ d4: `${BOMBER} @0`, ...units });
    expect([unitAt(after, 'd3'), unitAt(after, 'd5')]).toEqual([undefined, undefined]);
    expect(unitAt(after, 'e3')).toBe('moloch/hornet');
    expect(points(after)).toEqual([20, 20, 19, 20]);
    const tamed = sniped({ d4: `${BOMBER} @0`, ...units }, TAMED);
    expect(unitAt(tamed, 'd3')).toBe('outpost/runner');
    expect(points(tamed)).toEqual([20, 20, 20, 20]);
  });

  test('[MODE-6] [VAR-5] one that its ally owns spares Moloch', () => {
    const after = sniped({ d4: `${BOMBER} @2`, d3: 'moloch/hornet', d5: 'hegemony/thug', c3: 'moloch/hq' });
    expect(unitAt(after, 'd3')).toBe('moloch/hornet');
    expect(unitAt(after, 'd5')).toBeUndefined();
    expect(points(after)).toEqual([20, 20, 20, 20]);
  });

  test('[MODE-6] Moloch’s attacks set off its ally’s, not the ally’s attacks Moloch’s', () => {
    const bomber = (owner: number, attacker: string): State =>
      battle({ variants: ['mad-bomber-mercenary'], units: { d4: `${BOMBER} @${owner}`, d5: attacker } });
    expect(unitAt(bomber(2, 'moloch/hornet'), 'd4')).toBeUndefined();
    expect(unitAt(bomber(0, 'outpost/brawler'), 'd4')).toBe(BOMBER);
  });
});

describe('nets and pushes', () => {
  test('[MODE-6] nets work both ways', () => {
    expect(standing({ d4: 'moloch/net-fighter', d3: 'outpost/runner' }, 'd3').netted).toBe(true);
    expect(standing({ d4: 'moloch/net-fighter', d3: 'moloch/hornet' }, 'd3').netted).toBe(false);
    const partner = { mode: 'team', armies: ['moloch', 'outpost', 'hegemony', 'doomsday'] } as const;
    expect(standing({ d4: 'hegemony/net-fighter', e3: 'moloch/hornet' }, 'e3', partner).netted).toBe(true);
  });

  test('[MODE-6] Push Back works both ways, and the pushed unit’s owner chooses', () => {
    const units = { d4: 'moloch/hornet', d3: 'outpost/runner' };
    const asking = play(table({ ...TEAM, hands: [['moloch/push-back']], units }), push('d4', 'd3'));
    expect(asked(asking)).toEqual([2, 'push']);
    const armies = ['moloch', 'outpost', 'hegemony', 'doomsday'];
    const partner = { d4: 'moloch/hornet', d3: 'hegemony/thug' };
    const pushing = table({
      mode: 'team',
      armies,
      seat: 2,
      hands: [[], [], ['hegemony/push-back']],
      units: partner,
    });
    expect(
      openChoices(pushing, 'push').map((choice) => (choice.type === 'push' ? hexName(choice.target) : '')),
    ).toEqual(['d4']);
  });
});

describe('everything else is as between allies', () => {
  test('[MODE-6] bonuses flow both ways', () => {
    expect(standing({ d4: 'moloch/scout', d3: 'outpost/commando' }, 'd3').initiative).toEqual([4]);
    expect(standing({ d4: 'moloch/hq', d3: 'outpost/commando' }, 'd3').ranged).toEqual({ 2: 2 });
    expect(standing({ d4: 'outpost/officer', d3: 'moloch/hybrid' }, 'd3').ranged).toEqual({ 0: 2 });
    expect(standing({ d4: 'outpost/hq', d3: 'moloch/hybrid' }, 'd3').initiative).toEqual([3, 2]);
  });

  test('[MODE-6] harmful modules spare the ally: Saboteur and Scoper', () => {
    expect(standing({ d4: 'outpost/saboteur', d3: 'moloch/hybrid' }, 'd3').initiative).toEqual([3]);
    // The Scoper would turn an enemy's Officer away from its own units; Moloch's keeps serving Moloch.
    const units = { d4: 'outpost/scoper', d3: 'moloch/officer', d2: 'moloch/guard', e2: 'moloch/hybrid' };
    expect(standing(units, 'e2').ranged).toEqual({ 0: 2 });
  });

  test('[MODE-6] a Medic saves the ally even from its own side', () => {
    const after = battle({ units: { d4: 'moloch/hornet', d3: 'outpost/runner 1', c2: 'moloch/medic' } });
    // The Medic's south-east connection meets d3.
    expect(unitAt(after, 'd3')).toBe('outpost/runner');
    expect(unitAt(after, 'c2')).toBeUndefined();
  });

  test('[MODE-6] no Sniper, Grenade or Move on the ally', () => {
    const armies = ['moloch', 'borgo', 'hegemony', 'outpost'];
    const units = { d4: 'moloch/hornet', d3: 'hegemony/thug', f2: 'borgo/mutant', d5: 'hegemony/hq' };
    const snipers = table({
      mode: 'team',
      armies,
      seat: 2,
      hands: [[], [], ['hegemony/sniper', 'hegemony/move']],
      units,
    });
    expect(openHexes(snipers, 'sniper')).toEqual(['f2']);
    expect(isOpen(snipers, move('d4', 'e4'))).toBe(false);
    const grenades = table({
      mode: 'team',
      armies: ['moloch', 'hegemony', 'borgo', 'outpost'],
      seat: 2,
      hands: [[], [], ['borgo/grenade']],
      units: { d4: 'borgo/hq', d3: 'moloch/hornet', d5: 'hegemony/thug' },
    });
    expect(openHexes(grenades, 'grenade')).toEqual(['d5']);
  });
});

describe('the switch', () => {
  test('[MODE-6] [Editions] off in 2025: nobody in the team strikes, nets or pushes an ally', () => {
    const after = battle(
      { units: { d4: 'moloch/hornet', d3: 'outpost/runner', d2: 'hegemony/ganger 4' } },
      TAMED,
    );
    expect(unitAt(after, 'd3')).toBeUndefined();
    const quiet = battle(
      { units: { d4: 'moloch/hornet', d3: 'outpost/runner', b2: 'outpost/brawler', b3: 'moloch/hornet' } },
      TAMED,
    );
    for (const at of ['d4', 'd3', 'b2', 'b3']) expect(unitAt(quiet, at)).toBeDefined();
    expect(standing({ d4: 'moloch/net-fighter', d3: 'outpost/runner' }, 'd3', TAMED).netted).toBe(false);
    const pushing = table({
      ...TAMED,
      hands: [['moloch/push-back']],
      units: { d4: 'moloch/hornet', d3: 'outpost/runner' },
    });
    expect(openChoices(pushing, 'push')).toEqual([]);
  });

  test('[MODE-6] off: shots pass over the ally', () => {
    const after = battle(
      { units: { d6: 'moloch/hybrid', d4: 'outpost/saboteur', d2: 'hegemony/hq' } },
      TAMED,
    );
    expect(points(after)).toEqual([20, 19, 20, 20]);
  });

  test('[MODE-6] on or off, a Clown and an Air Strike wound whoever is there', () => {
    for (const options of [TEAM, TAMED]) {
      const units = { d4: 'moloch/clown', d3: 'outpost/runner' };
      const clown = play(battle({ units }, options), explode('d4'));
      expect(unitAt(clown, 'd3')).toBeUndefined();
      const strike = table({ ...options, hands: [['moloch/air-strike']], units });
      expect(unitAt(play(strike, airStrike('d4')), 'd3')).toBeUndefined();
    }
  });
});
