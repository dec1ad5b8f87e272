// How a team game is won: one HQ, several in one Battle, totals, overtime (MODE-5).

import { describe, expect, test } from 'vitest';
import { EDITIONS, type State, stageOf } from '../src/index.ts';
import {
  asEnding,
  BATTLE,
  BOMBER,
  END,
  eventsOf,
  expectOver,
  passUntil,
  play,
  points,
  sniper,
  type Table,
  table,
  times,
  turnOrder,
  unitAt,
} from './modes-support.ts';

/** A1 Borgo, B1 Hegemony, A2 Outpost, B2 Doomsday. */
const TEAM = { mode: 'team', armies: ['borgo', 'hegemony', 'outpost', 'doomsday'] } as const;
const HQS = { b4: 'borgo/hq', b2: 'hegemony/hq', f2: 'outpost/hq', f4: 'doomsday/hq' };
// One striker next to each HQ, far from the other HQs of its enemies.
const AT_BORGO = { c4: 'hegemony/thug 4' };
const AT_HEGEMONY = { c2: 'borgo/brawler 4' };
const AT_OUTPOST = { e3: 'hegemony/thug 1' };
const AT_DOOMSDAY = { e5: 'borgo/brawler 1' };

const battle = (setup: Partial<Table>): State => {
  const state = table({ ...TEAM, hands: [['borgo/battle']], ...setup, units: { ...HQS, ...setup.units } });
  return play(state, BATTLE);
};

describe('destroyed HQs', () => {
  test('[MODE-5] the first team to destroy any enemy HQ wins, the player whose HQ stands too', () => {
    expectOver(battle({ hq: [20, 1, 20, 20], units: AT_HEGEMONY }), [0, 2], 'hq-destroyed');
    expectOver(battle({ hq: [20, 20, 1, 20], units: AT_OUTPOST }), [1, 3], 'hq-destroyed');
  });

  test('[MODE-5] even when that team has the fewer points', () => {
    expectOver(battle({ hq: [3, 1, 2, 20], units: AT_HEGEMONY }), [0, 2], 'hq-destroyed');
  });

  test('[MODE-5] [BAT-7] the Battle is fought to its end before that', () => {
    const events = eventsOf(
      table({
        ...TEAM,
        hq: [20, 1, 20, 20],
        hands: [['borgo/battle']],
        units: { ...HQS, ...AT_HEGEMONY, ...AT_OUTPOST },
      }),
      BATTLE,
    );
    const fell = events.findIndex((event) => event.type === 'died' && event.why === 'hq-destroyed');
    expect(events.slice(fell).some((event) => event.type === 'phase' && event.phase === 0)).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: 'game-over' });
  });

  test('[BAT-6] in a team game a destroyed HQ leaves at the end of the phase, in every edition', () => {
    for (const edition of EDITIONS) {
      // Hegemony's HQ, destroyed in phase 2, does not strike the Brawler in phase 0.
      const after = battle({ edition, hq: [15, 1, 15, 15], units: AT_HEGEMONY });
      expect(unitAt(after, 'b2')).toBeUndefined();
      expect(unitAt(after, 'c2')).toBe('borgo/brawler');
    }
  });

  test('[MODE-5] a team double kill, one of each side: the remaining two are compared', () => {
    const units = { ...AT_HEGEMONY, ...AT_BORGO };
    expectOver(battle({ hq: [1, 1, 9, 8], units }), [0, 2], 'hq-destroyed');
    expectOver(battle({ hq: [1, 1, 8, 9], units }), [1, 3], 'hq-destroyed');
  });

  test('[MODE-5] the remaining two equal: a draw in every edition, no overtime', () => {
    for (const edition of EDITIONS) {
      const after = battle({ edition, hq: [1, 1, 9, 9], units: { ...AT_HEGEMONY, ...AT_BORGO } });
      expectOver(after, [], 'hq-destroyed');
    }
  });

  test('[MODE-5] what the remaining two have after the whole Battle counts', () => {
    // Doomsday loses 2 of its 9 in the same Battle.
    const units = { ...AT_HEGEMONY, ...AT_BORGO, ...AT_DOOMSDAY };
    expectOver(battle({ hq: [1, 1, 8, 9], units }), [0, 2], 'hq-destroyed');
  });

  test('[MODE-5] both HQs of one side: the other wins', () => {
    const units = { ...AT_HEGEMONY, ...AT_DOOMSDAY };
    expectOver(battle({ hq: [1, 1, 1, 1], units }), [0, 2], 'hq-destroyed');
  });

  test('[MODE-5] three destroyed: the side with a survivor wins', () => {
    const units = { ...AT_HEGEMONY, ...AT_DOOMSDAY, ...AT_BORGO };
    const after = battle({ hq: [1, 1, 1, 1], units });
    expect(points(after)).toEqual([0, 0, 1, 0]);
    expectOver(after, [0, 2], 'hq-destroyed');
  });

  test('[MODE-5] four destroyed: a draw in every edition', () => {
    for (const edition of EDITIONS) {
      const units = { ...AT_HEGEMONY, ...AT_DOOMSDAY, ...AT_BORGO, ...AT_OUTPOST };
      const after = battle({ edition, hq: [1, 1, 1, 1], units });
      expect(points(after)).toEqual([0, 0, 0, 0]);
      expectOver(after, [], 'hq-destroyed');
    }
  });

  test('[END-3] an HQ destroyed outside Battle by an explosion chain ends the game at once', () => {
    const state = table({
      ...TEAM,
      variants: ['mad-bomber'],
      hq: [20, 1, 20, 20],
      seat: 2,
      hands: [[], [], ['outpost/sniper']],
      units: { ...HQS, c3: `${BOMBER} @-`, c2: 'doomsday/trap' },
    });
    expectOver(play(state, sniper('c3')), [0, 2], 'hq-destroyed');
  });
});

describe('the end', () => {
  const decks = [
    times(30, 'borgo/mutant'),
    times(30, 'hegemony/ganger'),
    times(30, 'outpost/commando'),
    times(30, 'doomsday/tripler'),
  ];
  const ending = (hq: readonly number[], edition: (typeof EDITIONS)[number] = '2025'): State => {
    const state = table({ ...TEAM, edition, decks, hq, units: HQS });
    state.seats[0].deck = [];
    state.ending = asEnding({ by: 0, turns: [1, 2, 3], tied: undefined, last: 0 });
    return state;
  };
  const finish = (state: State): State => passUntil(state, () => false);

  test('[MODE-5] [END-1] when a deck runs out the other three take a turn each', () => {
    const state = table({
      ...TEAM,
      decks: [decks[0], ['hegemony/ganger'], decks[2], decks[3]],
      hq: [20, 20, 20, 19],
      units: HQS,
    });
    expect(turnOrder(state, 9)).toEqual([0, 1, 2, 3, 0]);
  });

  test('[MODE-5] the higher total wins, both players of it', () => {
    expectOver(finish(ending([20, 11, 1, 9])), [0, 2], 'final-battle');
    expectOver(finish(ending([1, 11, 18, 9])), [1, 3], 'final-battle');
  });

  test('[MODE-5] equal totals: overtime with a turn for every player', () => {
    expect(turnOrder(ending([20, 11, 1, 10]), 9)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test('[MODE-5] [END-5] the overtime Battle is started by who had the last turn before the Final Battle', () => {
    const isLast = (at: State): boolean =>
      stageOf(at) === 'turn' && at.ending?.tied !== undefined && at.ending.turns.length === 0;
    const events = eventsOf(passUntil(ending([20, 11, 1, 10]), isLast), END);
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      type: 'battle',
      reason: 'overtime',
      starter: 3,
    });
  });

  test('[MODE-5] still equal: a draw, also in 2025: two teams are no several players', () => {
    for (const edition of EDITIONS) expectOver(finish(ending([10, 11, 11, 10], edition)), [], 'overtime');
  });
});
