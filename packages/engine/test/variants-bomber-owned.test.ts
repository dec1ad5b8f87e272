// The Mad Bomber as a mercenary with an owner (VAR-5).

import { describe, expect, test } from 'vitest';
import { stageOf } from '../src/index.ts';
import {
  airStrike,
  asked,
  BATTLE,
  BOMBER,
  discard,
  END,
  eventsOf,
  handOf,
  openChoices,
  ownerAt,
  passUntil,
  place,
  play,
  points,
  push,
  refs,
  sniper,
  type Table,
  table,
  topOf,
  unitAt,
} from './modes-support.ts';

const OWNED = { armies: ['borgo', 'hegemony'], variants: ['mad-bomber-mercenary'] } as const;
const HQS = { b2: 'borgo/hq', f4: 'hegemony/hq' };

describe('as a mercenary', () => {
  test('[VAR-5] it belongs to who placed it', () => {
    for (const seat of [0, 1]) {
      const state = table({ ...OWNED, seat, hands: [[BOMBER], [BOMBER]], units: HQS });
      expect(ownerAt(play(state, place(BOMBER, 'd4')), 'd4')).toBe(seat);
    }
  });

  test('[VAR-5] its explosion wounds adjacent enemies, HQs included, and no own unit', () => {
    const units = {
      b2: 'borgo/hq',
      d4: `${BOMBER} @0`,
      d3: 'borgo/mutant',
      e3: 'hegemony/ganger',
      e4: 'hegemony/hq',
      c4: 'hegemony/guard',
    };
    const after = play(table({ ...OWNED, seat: 1, hands: [[], ['hegemony/sniper']], units }), sniper('d4'));
    expect(unitAt(after, 'd3')).toBe('borgo/mutant');
    expect(unitAt(after, 'e3')).toBeUndefined();
    expect(unitAt(after, 'c4')).toBe('hegemony/guard w1');
    expect(points(after)).toEqual([20, 19]);
  });

  test('[VAR-5] the own HQ is spared, allies and their HQs too', () => {
    const armies = ['borgo', 'hegemony', 'outpost', 'doomsday'];
    const units = {
      d4: `${BOMBER} @0`,
      d3: 'borgo/hq',
      d5: 'outpost/hq',
      c4: 'outpost/runner',
      e4: 'doomsday/hq',
      c3: 'hegemony/ganger',
    };
    const setup: Table = {
      mode: 'team',
      armies,
      variants: ['mad-bomber-mercenary'],
      seat: 1,
      hands: [[], ['hegemony/sniper']],
      units,
    };
    const after = play(table(setup), sniper('d4'));
    expect(points(after)).toEqual([20, 20, 20, 19]);
    expect([unitAt(after, 'c4'), unitAt(after, 'c3')]).toEqual(['outpost/runner', undefined]);
  });

  test('[VAR-5] own units do not hit it; an own area effect does', () => {
    const armies = ['moloch', 'borgo'];
    const units = { d4: `${BOMBER} @0`, d5: 'moloch/hornet', d3: 'borgo/mutant 1' };
    const quiet = play(
      table({ armies, variants: ['mad-bomber-mercenary'], hands: [['moloch/battle']], units }),
      BATTLE,
    );
    expect(unitAt(quiet, 'd4')).toBe(BOMBER);
    const strike = table({
      armies,
      variants: ['mad-bomber-mercenary'],
      hands: [['moloch/air-strike']],
      units,
    });
    const after = play(strike, airStrike('d4'));
    expect(unitAt(after, 'd4')).toBeUndefined();
    expect(topOf(after, 1)).toEqual([BOMBER]);
  });

  test('[VAR-5] whoever pushes it chooses the hex, its owner is not asked', () => {
    const units = { d4: `${BOMBER} @0`, d5: 'hegemony/thug' };
    const state = table({ ...OWNED, seat: 1, hands: [[], ['hegemony/push-back']], units });
    expect(openChoices(state, 'push')).toEqual([
      push('d5', 'd4', 'c3'),
      push('d5', 'd4', 'd3'),
      push('d5', 'd4', 'e3'),
    ]);
    const pushed = play(state, push('d5', 'd4', 'e3'));
    expect(unitAt(pushed, 'e3')).toBe(BOMBER);
    expect(ownerAt(pushed, 'e3')).toBe(0);
    expect(asked(pushed)).toEqual([1, 'turn']);
  });

  test('[VAR-5] it may be moved by its owner and nobody else', () => {
    const units = { d4: `${BOMBER} @0` };
    expect(openChoices(table({ ...OWNED, hands: [['borgo/move']], units }), 'move').length).toBeGreaterThan(
      0,
    );
    expect(openChoices(table({ ...OWNED, seat: 1, hands: [[], ['hegemony/move']], units }), 'move')).toEqual(
      [],
    );
  });

  test('[VAR-5] it passes on as in VAR-4, and whoever places it next owns it', () => {
    const state = table({
      ...OWNED,
      seat: 1,
      hands: [[], ['hegemony/sniper']],
      units: { ...HQS, d4: `${BOMBER} @0` },
    });
    const shot = play(state, sniper('d4'));
    expect(topOf(shot, 0)).toEqual([BOMBER]);
    const next = passUntil(play(shot, END), (at) => stageOf(at) === 'forced-discard');
    const other = handOf(next, 0).find((ref) => ref !== BOMBER) ?? '';
    expect(ownerAt(play(next, discard(other), place(BOMBER, 'd5')), 'd5')).toBe(0);
    // The same the other way round: Borgo's unit sets off Hegemony's bomber.
    const back = table({
      ...OWNED,
      hands: [['borgo/battle']],
      units: { ...HQS, d4: `${BOMBER} @1`, d5: 'borgo/brawler' },
    });
    const events = eventsOf(back, BATTLE);
    expect(events.find((event) => event.type === 'passed-on')).toMatchObject({ to: 1 });
  });

  test('[VAR-5] discarded it goes on top of the next player’s deck', () => {
    const after = play(table({ ...OWNED, hands: [[BOMBER]], units: HQS }), discard(BOMBER));
    expect(topOf(after, 1)).toEqual([BOMBER]);
  });

  test('[VAR-5] [MED-5] no Medic prevents the explosion', () => {
    const units = { ...HQS, d4: `${BOMBER} @0`, d5: 'borgo/medic', d3: 'hegemony/ganger 1' };
    const after = play(table({ ...OWNED, seat: 1, hands: [[], ['hegemony/sniper']], units }), sniper('d4'));
    expect([unitAt(after, 'd4'), unitAt(after, 'd5'), unitAt(after, 'd3')]).toEqual([
      undefined,
      'borgo/medic',
      undefined,
    ]);
  });

  test('[VAR-5] [MED-5] nor its destruction while it is netted', () => {
    const units = { ...HQS, d4: `${BOMBER} @0`, d5: 'borgo/medic', c4: 'hegemony/net-fighter' };
    const after = play(table({ ...OWNED, seat: 1, hands: [[], ['hegemony/sniper']], units }), sniper('d4'));
    expect([unitAt(after, 'd4'), unitAt(after, 'd5'), unitAt(after, 'c4')]).toEqual([
      undefined,
      'borgo/medic',
      'hegemony/net-fighter',
    ]);
    expect(topOf(after, 0)).toEqual([BOMBER]);
  });

  test('[VAR-5] [END-3] its explosion can destroy an HQ outside Battle', () => {
    const units = { b2: 'borgo/hq', d4: `${BOMBER} @0`, d3: 'hegemony/hq' };
    const after = play(
      table({ ...OWNED, seat: 1, hq: [20, 1], hands: [[], ['hegemony/sniper']], units }),
      sniper('d4'),
    );
    expect(after.result).toEqual({ winners: [0], reason: 'hq-destroyed' });
  });

  test('[VAR-5] [MODE-3] its wounds on enemy HQs are points for its owner', () => {
    const setup: Table = {
      mode: 'scored',
      armies: ['borgo', 'hegemony', 'outpost'],
      variants: ['mad-bomber-mercenary'],
      seat: 2,
      hands: [[], [], ['outpost/sniper']],
      units: { d4: `${BOMBER} @0`, d3: 'hegemony/hq', d5: 'outpost/hq', b2: 'borgo/hq' },
    };
    expect(points(play(table(setup), sniper('d4')))).toEqual([2, 0, 0]);
  });

  test('[VAR-5] [MODE-1] on the board when its owner falls it leaves the game', () => {
    const setup: Table = {
      mode: 'deathmatch',
      armies: ['borgo', 'hegemony', 'outpost'],
      variants: ['mad-bomber-mercenary'],
      hq: [20, 1, 20],
      hands: [['borgo/battle']],
      units: {
        b2: 'borgo/hq',
        f4: 'hegemony/hq',
        f2: 'outpost/hq',
        d6: `${BOMBER} @1`,
        f3: 'borgo/brawler 3',
      },
    };
    const after = play(table(setup), BATTLE);
    expect(unitAt(after, 'd6')).toBeUndefined();
    expect(refs(after.removed)).toContain(BOMBER);
  });
});
