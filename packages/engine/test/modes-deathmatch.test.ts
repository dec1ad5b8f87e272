// Deathmatch: elimination in the middle of a Battle, what leaves when, and the last one standing (MODE-1, END-3).

import { describe, expect, test } from 'vitest';
import { EDITIONS, hexName, MAIN_BOARD, type State, stageOf } from '../src/index.ts';
import {
  asEnding,
  BATTLE,
  BOMBER,
  clear,
  END,
  eventsOf,
  expectOver,
  handOf,
  place,
  play,
  points,
  sniper,
  type Table,
  table,
  times,
  turnOrder,
  unitAt,
} from './modes-support.ts';

const THREE = { mode: 'deathmatch', armies: ['borgo', 'outpost', 'hegemony'] } as const;

/** Hegemony's HQ falls in phase 2; the Gladiator strikes in phase 1, the HQ itself would in phase 0. */
const ELIMINATION: Table = {
  ...THREE,
  hq: [20, 20, 1],
  hands: [['borgo/battle'], [], ['hegemony/thug', 'hegemony/sniper']],
  units: {
    b4: 'borgo/hq',
    b2: 'outpost/hq',
    d2: 'hegemony/hq',
    d3: 'borgo/brawler',
    e4: 'hegemony/gladiator',
    e3: 'outpost/commando',
    f4: 'hegemony/transport',
  },
};

describe('a player falls in the middle of a Battle', () => {
  test('[MODE-1] [BAT-7] the Battle goes on: the units of the fallen player act in later phases', () => {
    const events = eventsOf(table(ELIMINATION), BATTLE);
    const died = events.flatMap((event) => (event.type === 'died' ? [[hexName(event.hex), event.why]] : []));
    // Phase 1: the Gladiator kills the Commando; phase 0: the HQ that stands to the end kills the Brawler.
    expect(died).toEqual([
      ['e3', 'wounds'],
      ['d3', 'wounds'],
      ['d2', 'eliminated'],
      ['e4', 'eliminated'],
      ['f4', 'eliminated'],
    ]);
    const over = events.findIndex((event) => event.type === 'battle-over');
    const out = events.findIndex((event) => event.type === 'eliminated');
    expect(out).toBeGreaterThan(over);
  });

  test('[MODE-1] after the Battle all their tiles are gone from the board, hand and deck', () => {
    const after = play(table(ELIMINATION), BATTLE);
    for (const at of ['d2', 'e4', 'f4']) expect(unitAt(after, at)).toBeUndefined();
    expect(unitAt(after, 'b4')).toBe('borgo/hq');
    expect(after.seats[2]).toMatchObject({ alive: false, hq: 0, hand: [], deck: [], top: [] });
    expect(points(after)).toEqual([20, 20, 0]);
  });

  test('[MODE-1] the others go on without them', () => {
    const after = play(table(ELIMINATION), BATTLE);
    expect(after.result).toBeUndefined();
    expect(after.turn.seat).toBe(1);
    expect(turnOrder(after, 5)).toEqual([1, 0, 1, 0, 1]);
  });

  test('[Editions] 3.0: the destroyed HQ leaves at the end of the phase and strikes no more', () => {
    const after = play(table({ ...ELIMINATION, edition: '3.0' }), BATTLE);
    expect(unitAt(after, 'd3')).toBe('borgo/brawler');
    // The other units stand and fight to the end of the Battle all the same.
    expect(unitAt(after, 'e3')).toBeUndefined();
    expect(unitAt(after, 'e4')).toBeUndefined();
    expect(after.seats[2].alive).toBe(false);
  });

  for (const edition of EDITIONS) {
    const stays = edition !== '3.0';
    test(`[Editions] ${edition}: the aura of a destroyed HQ ${stays ? 'works to the end' : 'goes with it'}`, () => {
      // The Gladiator stands next to its HQ and strikes in phase 1 with 2, and 1 more while the HQ is there.
      const after = play(
        table({
          ...THREE,
          edition,
          hq: [20, 20, 1],
          hands: [['borgo/battle']],
          units: {
            b4: 'borgo/hq',
            d2: 'hegemony/hq',
            d3: 'borgo/brawler',
            e2: 'hegemony/gladiator 2',
            f2: 'outpost/hq',
          },
        }),
        BATTLE,
      );
      expect(after.seats[1].hq).toBe(stays ? 17 : 18);
    });
  }

  test('[MODE-1] further damage to an HQ at 0 is nothing more', () => {
    const setup: Table = {
      ...ELIMINATION,
      units: { ...ELIMINATION.units, c2: 'outpost/brawler 1' },
    };
    const after = play(table(setup), BATTLE);
    expect(points(after)).toEqual([20, 20, 0]);
    expect(after.seats[2].alive).toBe(false);
  });
});

/** The main board full but for e2: Moloch's Blockers everywhere, Hegemony's HQ about to fall. */
function nearlyFull(): State {
  const units: Record<string, string> = {};
  for (const at of MAIN_BOARD.hexes) units[hexName(at)] = 'moloch/blocker';
  Object.assign(units, { d2: 'hegemony/hq', d3: 'borgo/super-mutant', b4: 'moloch/hq', f4: 'borgo/hq' });
  delete units['e2'];
  return table({
    mode: 'deathmatch',
    armies: ['moloch', 'borgo', 'hegemony'],
    hq: [20, 20, 1],
    hands: [['moloch/blocker']],
    units,
  });
}

describe('a full board', () => {
  test('[MODE-1] [BAT-8] the fallen leave before a full board is looked for: one Battle only', () => {
    const events = eventsOf(nearlyFull(), place('moloch/blocker', 'e2'));
    expect(events.filter((event) => event.type === 'battle')).toMatchObject([
      { type: 'battle', reason: 'full', starter: 0 },
    ]);
    expect(events.some((event) => event.type === 'turn' && event.seat === 1)).toBe(true);
  });

  test('[BAT-8] with the HQ standing the board stays full and another Battle follows', () => {
    const state = nearlyFull();
    state.seats[2].hq = 3;
    const events = eventsOf(state, place('moloch/blocker', 'e2'));
    const battles = events.filter((event) => event.type === 'battle');
    expect(battles.length).toBeGreaterThan(1);
    expect(battles.every((event) => event.type === 'battle' && event.starter === 0)).toBe(true);
  });
});

describe('last one standing', () => {
  test('[MODE-1] the only survivor wins at once', () => {
    const state = table({ ...ELIMINATION, hq: [20, 0, 1] });
    state.seats[1].alive = false;
    clear(state, 'b2');
    clear(state, 'e3');
    expectOver(play(state, BATTLE), [0], 'last-standing');
  });

  test('[MODE-1] two of three fall together: the third wins', () => {
    const after = play(
      table({
        ...THREE,
        hq: [20, 1, 1],
        hands: [['borgo/battle']],
        units: {
          b4: 'borgo/hq',
          d2: 'hegemony/hq',
          d3: 'borgo/brawler',
          f4: 'outpost/hq',
          f3: 'borgo/brawler 3',
        },
      }),
      BATTLE,
    );
    expectOver(after, [0], 'last-standing');
  });

  /** Borgo and Hegemony strike each other's HQ down in phase 2; Outpost is out already. */
  const together = (edition: (typeof EDITIONS)[number]): State => {
    const state = table({
      ...THREE,
      edition,
      hq: [1, 0, 1],
      hands: [['borgo/battle']],
      units: { b2: 'borgo/hq', b3: 'hegemony/runner', d2: 'hegemony/hq', d3: 'borgo/brawler' },
    });
    state.seats[1].alive = false;
    return play(state, BATTLE);
  };

  test('[MODE-1] the last survivors fall in one Battle: they tie, without overtime', () => {
    for (const edition of ['3.0', 'yom', 'unified'] as const)
      expectOver(together(edition), [], 'last-standing');
  });

  test('[Editions] 2025: they share the victory; who was out before does not', () => {
    expectOver(together('2025'), [0, 2], 'last-standing');
  });

  test('[MODE-1] all three fall in one Battle: a tie of all three', () => {
    const after = play(
      table({
        ...THREE,
        hq: [1, 1, 1],
        hands: [['borgo/battle']],
        units: {
          b2: 'borgo/hq',
          b3: 'hegemony/runner',
          d2: 'hegemony/hq',
          d3: 'borgo/brawler',
          f4: 'outpost/hq',
          f3: 'borgo/brawler 3',
        },
      }),
      BATTLE,
    );
    expectOver(after, [0, 1, 2], 'last-standing');
  });
});

describe('elimination outside Battle', () => {
  /** A Sniper sets off the Mad Bomber, it the Trap, it wounds everything around, HQs too. */
  const chain = (hq: readonly number[], seat: number): Table => ({
    mode: 'deathmatch',
    armies: ['doomsday', 'outpost', 'hegemony'],
    variants: ['mad-bomber'],
    hq,
    seat,
    hands: [[], ['outpost/sniper'], ['hegemony/sniper', 'hegemony/thug']],
    units: {
      d5: `${BOMBER} @-`,
      d4: 'doomsday/trap',
      d3: 'hegemony/hq',
      c3: 'hegemony/transport',
      b2: 'outpost/hq',
      f4: 'doomsday/hq',
    },
  });

  test('[END-3] an HQ destroyed by an explosion chain is dealt with at once, the turn goes on', () => {
    const after = play(table(chain([20, 20, 1], 1)), sniper('d5'));
    expect(after.seats[2].alive).toBe(false);
    expect(unitAt(after, 'd3')).toBeUndefined();
    expect(unitAt(after, 'c3')).toBeUndefined();
    expect([after.turn.seat, stageOf(after)]).toEqual([1, 'turn']);
  });

  test("[END-3] if it was the turn's own player the turn is over", () => {
    const after = play(table(chain([20, 20, 1], 2)), sniper('d5'));
    expect(after.seats[2].alive).toBe(false);
    expect(handOf(after, 2)).toEqual([]);
    expect(after.turn.seat).toBe(0);
  });
});

describe('the ending', () => {
  const decks = [times(20, 'borgo/mutant'), ['outpost/commando'], times(20, 'hegemony/ganger')];
  const units = { b4: 'borgo/hq', b2: 'outpost/hq', f4: 'hegemony/hq' };

  test('[END-1] everyone still in the game takes one turn, then the Final Battle', () => {
    const state = table({ ...THREE, decks, hq: [20, 19, 18], units });
    expect(turnOrder(state, 9)).toEqual([0, 1, 2, 0]);
  });

  test('[END-1] [MODE-1] who is out gets no last turn', () => {
    const state = table({ ...THREE, decks, hq: [20, 19, 0], units: { b4: 'borgo/hq', b2: 'outpost/hq' } });
    state.seats[2] = { ...state.seats[2], alive: false, hand: [], deck: [] };
    expect(turnOrder(state, 9)).toEqual([0, 1, 0]);
  });

  test('[MODE-1] after the Final Battle the most HQ points win', () => {
    let state = table({ ...THREE, decks, hq: [17, 19, 18], units });
    state = play(state, END);
    state.ending = { ...state.ending!, turns: [] };
    expectOver(play(state, END), [1], 'final-battle');
  });

  test('[END-5] the Final Battle counts as started by who drew first, or the next survivor', () => {
    const state = table({ ...THREE, hq: [20, 0, 18], units: { b4: 'borgo/hq', f4: 'hegemony/hq' } });
    state.ending = asEnding({ by: 1, turns: [], tied: undefined, last: 1 });
    const alive = eventsOf(state, END).find((event) => event.type === 'battle');
    expect(alive).toMatchObject({ reason: 'final', starter: 1 });
    state.seats[1].alive = false;
    const next = eventsOf(state, END).find((event) => event.type === 'battle');
    expect(next).toMatchObject({ reason: 'final', starter: 2 });
  });
});
