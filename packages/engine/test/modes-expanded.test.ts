// The expanded battlefield: 37 hexes to use, a Battle by filling when the main 19 are full (MODE-7, BAT-1).

import { describe, expect, test } from 'vitest';
import { checkOptions, HEX_NAMES, hexName, MAIN_BOARD, newState, parseHex, stageOf } from '../src/index.ts';
import {
  airStrike,
  BATTLE,
  BOMBER,
  eventsOf,
  hex,
  isOpen,
  move,
  openChoices,
  openHexes,
  place,
  play,
  points,
  push,
  pushTo,
  smallBomb,
  type Table,
  table,
  unitAt,
} from './modes-support.ts';

const FOUR = { mode: 'team', armies: ['moloch', 'hegemony', 'borgo', 'doomsday'] } as const;
const WIDE = { ...FOUR, board: 'expanded' } as const;
const OUTER = HEX_NAMES.filter((_, at) => !MAIN_BOARD.has[at]);

/** Moloch's Blockers on all main hexes but those left out; the Blockers strike nobody. */
function blockers(...leftOut: readonly string[]): Record<string, string> {
  const units: Record<string, string> = {};
  for (const at of MAIN_BOARD.hexes)
    if (!leftOut.includes(hexName(at))) units[hexName(at)] = 'moloch/blocker';
  return units;
}

describe('which board', () => {
  const board = (players: number, given?: 'main' | 'expanded') =>
    checkOptions({
      mode: players === 2 ? 'duel' : 'deathmatch',
      armies: ['borgo', 'moloch', 'outpost', 'hegemony', 'doomsday', 'borgo'].slice(0, players),
      ...(given && { board: given }),
    }).board;

  test('[MODE-7] five and six play on the expanded board unless they agree otherwise, four on the main one', () => {
    expect([2, 3, 4, 5, 6].map((players) => board(players))).toEqual([
      'main',
      'main',
      'main',
      'expanded',
      'expanded',
    ]);
    expect(board(4, 'expanded')).toBe('expanded');
    expect(board(6, 'main')).toBe('main');
  });

  test('[MODE-7] two and three do not play on it', () => {
    for (const players of [2, 3]) {
      expect(() => board(players, 'expanded')).toThrow(
        'board: the expanded board is for four to six players',
      );
    }
  });

  test('[MODE-7] it has 37 hexes for HQs and tiles alike', () => {
    expect(openChoices(newState({ ...WIDE }, 1), 'hq')).toHaveLength(37 * 6);
    const state = table({ ...WIDE, hands: [['moloch/hornet']], units: { d4: 'moloch/hq' } });
    expect(openHexes(state, 'place')).toHaveLength(36);
    expect(OUTER).toHaveLength(18);
    for (const at of OUTER) expect(isOpen(state, place('moloch/hornet', at))).toBe(true);
  });

  test('[MODE-7] on the main board the outer ring does not exist', () => {
    const state = table({
      ...FOUR,
      hands: [['moloch/hornet', 'moloch/move', 'moloch/push-back']],
      units: { d2: 'moloch/hq', d3: 'moloch/hornet', b2: 'hegemony/thug', c2: 'moloch/guard' },
    });
    for (const at of OUTER) {
      expect(isOpen(state, place('moloch/hornet', at))).toBe(false);
      expect(
        openChoices(state, 'move').some((choice) => choice.type === 'move' && choice.to === hex(at)),
      ).toBe(false);
    }
    // Pushed from c2, the Thug on b2 could go to a1, a2 or b3: only b3 is there.
    expect(openChoices(state, 'push')).toEqual([push('c2', 'b2', 'b3')]);
  });
});

describe('a Battle by filling', () => {
  test('[MODE-7] [BAT-1] starts when the main 19 are full, whatever the outer ring holds', () => {
    const units = { ...blockers('d4'), a1: 'moloch/hq', g4: 'hegemony/hq' };
    const events = eventsOf(
      table({ ...WIDE, hands: [['moloch/blocker']], units }),
      place('moloch/blocker', 'd4'),
    );
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      type: 'battle',
      reason: 'full',
      starter: 0,
    });
  });

  test('[MODE-7] not while a main hex is free, even with the outer ring full', () => {
    const units: Record<string, string> = { ...blockers('d4') };
    for (const at of OUTER) units[at] = 'moloch/blocker';
    delete units['a1'];
    const state = table({ ...WIDE, hands: [['moloch/blocker']], units });
    const after = play(state, place('moloch/blocker', 'a1'));
    expect([stageOf(after), after.turn.seat]).toEqual(['turn', 0]);
  });

  test('[BAT-1] a move from the outer ring onto the last main hex fills the board', () => {
    const units = { ...blockers('d2'), d1: 'moloch/hornet', a1: 'moloch/hq' };
    const events = eventsOf(table({ ...WIDE, hands: [['moloch/move']], units }), move('d1', 'd2'));
    expect(events.some((event) => event.type === 'battle' && event.reason === 'full')).toBe(true);
  });

  test('[BAT-1] a push from the outer ring onto the last main hex fills it too, started by the player whose turn it is', () => {
    const units = { ...blockers('e2'), d1: 'moloch/hornet', e1: 'hegemony/thug', a1: 'moloch/hq' };
    const pushing = { hands: [['moloch/push-back']] };
    const chosen = play(table({ ...WIDE, ...pushing, units }), push('d1', 'e1'));
    // The owner of the pushed unit may take it along the ring, and no Battle begins.
    expect(openChoices(chosen)).toEqual([pushTo('f1'), pushTo('e2')]);
    expect(play(chosen, pushTo('f1')).turn.seat).toBe(0);
    const events = eventsOf(table({ ...WIDE, ...pushing, units }), push('d1', 'e1'), pushTo('e2'));
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      type: 'battle',
      reason: 'full',
      starter: 0,
    });
  });

  test('[MODE-7] [BAT-8] units in the outer ring fight, but only the main 19 start another Battle', () => {
    const units = { ...blockers('d4'), d1: 'hegemony/thug 3', a1: 'moloch/hq', g4: 'hegemony/hq' };
    const events = eventsOf(
      table({ ...WIDE, hands: [['moloch/blocker']], units }),
      place('moloch/blocker', 'd4'),
    );
    const attacks = events.filter((event) => event.type === 'attack' && hexName(event.from) === 'd1');
    expect(attacks.length).toBeGreaterThan(0);
    const battles = events.filter((event) => event.type === 'battle');
    // The Thug wounds d2 by 2 (toughness 2), then kills it in the second Battle: then d2 is free.
    expect(battles).toHaveLength(2);
  });
});

describe('on the outer ring', () => {
  test('[INST-7] an Air Strike needs a hex whose six neighbours exist on the board in play', () => {
    const setup: Partial<Table> = { hands: [['moloch/air-strike']], units: { d4: 'moloch/hq' } };
    const inner = ['c3', 'c4', 'd3', 'd4', 'd5', 'e3', 'e4'];
    expect(openHexes(table({ ...FOUR, ...setup }), 'air-strike')).toEqual(inner);
    const main = MAIN_BOARD.hexes.map(hexName).sort();
    expect(openHexes(table({ ...WIDE, ...setup }), 'air-strike')).toEqual(main);
  });

  test('[INST-7] it wounds units on the outer ring', () => {
    const units = { d1: 'hegemony/thug', e1: 'borgo/mutant', d4: 'hegemony/ganger', c1: 'hegemony/hq' };
    const after = play(table({ ...WIDE, hands: [['moloch/air-strike']], units }), airStrike('d2'));
    expect(unitAt(after, 'd1')).toBeUndefined();
    expect(unitAt(after, 'e1')).toBeUndefined();
    expect(unitAt(after, 'd4')).toBe('hegemony/ganger');
    expect(points(after)).toEqual([20, 20, 20, 20]);
  });

  test('[INST-8] a Small Bomb needs three hexes of the board in play', () => {
    const setup: Partial<Table> = {
      seat: 3,
      hands: [[], [], [], ['doomsday/small-bomb']],
      units: { a1: 'hegemony/thug' },
    };
    const wide = table({ ...WIDE, ...setup });
    expect(openChoices(table({ ...FOUR, ...setup, units: {} }), 'small-bomb')).toHaveLength(24);
    expect(openChoices(wide, 'small-bomb')).toHaveLength(54);
    expect(unitAt(play(wide, smallBomb('a1', 'b1', 'b2')), 'a1')).toBeUndefined();
  });

  test('[INST-4] a push leads onto the outer ring and stops at its rim', () => {
    const units = { d3: 'moloch/hornet', d2: 'hegemony/thug' };
    const asking = play(table({ ...WIDE, hands: [['moloch/push-back']], units }), push('d3', 'd2'));
    expect(openChoices(asking)).toEqual([pushTo('c1'), pushTo('d1'), pushTo('e1')]);
    const rim = table({
      ...WIDE,
      hands: [['moloch/push-back']],
      units: { d2: 'moloch/hornet', d1: 'hegemony/thug' },
    });
    expect(openChoices(rim, 'push')).toEqual([]);
  });

  test('[UNIT-2] shots cross it', () => {
    const units = { d7: 'moloch/hybrid', d1: 'hegemony/hq' };
    const after = play(table({ ...WIDE, hands: [['moloch/battle']], units }), BATTLE);
    expect(points(after)).toEqual([20, 19, 20, 20]);
  });

  test('[VAR-4] the Mad Bomber starts on d4 there too and wounds as far as the ring', () => {
    const state = newState({ ...WIDE, variants: ['mad-bomber'] }, 1);
    expect(unitAt(state, 'd4')).toBe(BOMBER);
    expect(parseHex('d4')).toBe(hex('d4'));
    const units = { d2: `${BOMBER} @-`, d1: 'hegemony/thug', d3: 'moloch/hybrid', d5: 'moloch/hybrid' };
    const after = play(
      table({ ...WIDE, variants: ['mad-bomber'], hands: [['moloch/air-strike']], units }),
      airStrike('c2'),
    );
    expect(unitAt(after, 'd2')).toBeUndefined();
    expect(unitAt(after, 'd1')).toBeUndefined();
    expect(unitAt(after, 'd5')).toBe('moloch/hybrid');
  });
});
