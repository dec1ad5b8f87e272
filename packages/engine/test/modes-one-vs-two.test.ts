// One against two: points, who wins, the end when a deck runs out (MODE-4).

import { describe, expect, test } from 'vitest';
import { EDITIONS, type State, stageOf } from '../src/index.ts';
import {
  asEnding,
  BATTLE,
  END,
  eventsOf,
  expectOver,
  passUntil,
  place,
  play,
  points,
  type Table,
  table,
  times,
  turnOrder,
} from './modes-support.ts';

const THREE = { mode: 'one-vs-two', armies: ['borgo', 'outpost', 'hegemony'] } as const;
const HQS = { b4: 'borgo/hq', b2: 'outpost/hq', f4: 'hegemony/hq' };
const MANY = [times(30, 'borgo/mutant'), times(30, 'outpost/commando'), times(30, 'hegemony/ganger')];

const battle = (setup: Partial<Table>): State => {
  const state = table({ ...THREE, hands: [['borgo/battle']], ...setup, units: { ...HQS, ...setup.units } });
  return play(state, BATTLE);
};

describe('destroyed HQs', () => {
  test('[MODE-4] the loner destroys one HQ of the two and wins', () => {
    const after = battle({ hq: [20, 1, 13], units: { b3: 'borgo/brawler' } });
    expectOver(after, [0], 'hq-destroyed');
  });

  test("[MODE-4] the two destroy the loner's HQ and both win", () => {
    const after = battle({ hq: [1, 13, 13], units: { b3: 'hegemony/thug 3' } });
    expectOver(after, [1, 2], 'hq-destroyed');
  });

  for (const edition of EDITIONS) {
    test(`[MODE-4] ${edition}: both sides lose one in the same Battle: the team wins`, () => {
      // In different phases: Borgo strikes Outpost's HQ in phase 3, Hegemony Borgo's in phase 2.
      const after = battle({
        edition,
        hq: [1, 2, 13],
        units: { b3: 'borgo/brawler', c4: 'hegemony/thug 4' },
      });
      expect(points(after)).toEqual([0, 0, 13]);
      expectOver(after, [1, 2], 'hq-destroyed');
    });
  }

  test('[MODE-4] all three destroyed: the team wins all the same', () => {
    const after = battle({
      hq: [1, 1, 1],
      units: { b3: 'borgo/brawler', c4: 'hegemony/thug 4', f3: 'borgo/brawler 3' },
    });
    expect(points(after)).toEqual([0, 0, 0]);
    expectOver(after, [1, 2], 'hq-destroyed');
  });

  test('[MODE-4] both HQs of the two destroyed, the loner standing: the loner wins', () => {
    const after = battle({ hq: [20, 1, 1], units: { b3: 'borgo/brawler', f3: 'borgo/brawler 3' } });
    expectOver(after, [0], 'hq-destroyed');
  });
});

describe('running out of tiles', () => {
  const outOf = (seat: number, at: number): State => {
    const decks = MANY.map((deck, number) => (number === seat ? deck.slice(0, 1) : deck));
    // The turn before the one in which the last tile is drawn.
    return table({ ...THREE, decks, place: (at + 3) % 4, units: HQS });
  };

  test('[MODE-4] the loner runs out: only the next opponent gets a last turn', () => {
    expect(turnOrder(outOf(0, 0), 9)).toEqual([2, 0, 1]);
    expect(turnOrder(outOf(0, 2), 9)).toEqual([1, 0, 2]);
  });

  test('[MODE-4] the first of the two runs out: the loner and then the partner take one each', () => {
    expect(turnOrder(outOf(1, 1), 9)).toEqual([0, 1, 0, 2]);
  });

  test('[MODE-4] the second of the two runs out: the loner and then the partner', () => {
    expect(turnOrder(outOf(2, 3), 9)).toEqual([0, 2, 0, 1]);
  });

  test('[MODE-4] [END-5] the Final Battle counts as started by who drew their last tile', () => {
    let state = passUntil(outOf(0, 0), (at) => at.ending !== undefined);
    state = passUntil(state, (at) => at.turn.seat === 1 && stageOf(at) === 'turn');
    expect(eventsOf(state, END).find((event) => event.type === 'battle')).toMatchObject({
      type: 'battle',
      reason: 'final',
      starter: 0,
    });
  });

  test('[MODE-4] [END-1] only the first such draw starts the ending', () => {
    const state = outOf(0, 0);
    state.seats[1].deck = state.seats[1].deck.slice(0, 1);
    expect(turnOrder(state, 9)).toEqual([2, 0, 1]);
  });
});

describe('after the Final Battle', () => {
  const ending = (hq: readonly number[], edition: (typeof EDITIONS)[number] = '2025'): State => {
    const state = table({ ...THREE, edition, decks: MANY, hq, place: 0, units: HQS });
    state.ending = asEnding({ by: 0, turns: [1], tied: undefined, last: 0 });
    return state;
  };
  const finish = (state: State): State => passUntil(state, () => false);

  test('[MODE-4] the two count together', () => {
    expectOver(finish(ending([20, 11, 10])), [1, 2], 'final-battle');
    expectOver(finish(ending([20, 10, 9])), [0], 'final-battle');
    expectOver(finish(ending([13, 13, 1])), [1, 2], 'final-battle');
  });

  test('[MODE-4] equal totals: overtime with a turn for every player, once each', () => {
    // The last turn before the Final Battle was player 1's: the loner, player 2 and player 1 follow.
    expect(turnOrder(ending([20, 11, 9]), 9)).toEqual([0, 1, 0, 2, 1]);
  });

  test('[MODE-4] [END-5] the overtime Battle is started by who had the last turn before the Final Battle', () => {
    const isLast = (at: State): boolean =>
      stageOf(at) === 'turn' && at.ending?.tied !== undefined && at.ending.turns.length === 0;
    const state = passUntil(ending([20, 11, 9]), isLast);
    expect(eventsOf(state, END).find((event) => event.type === 'battle')).toMatchObject({
      type: 'battle',
      reason: 'overtime',
      starter: 1,
    });
  });

  test('[MODE-4] still equal: a draw in every edition', () => {
    for (const edition of EDITIONS) expectOver(finish(ending([20, 11, 9], edition)), [], 'overtime');
  });

  test('[MODE-4] damage in overtime counts for all three', () => {
    // A Ganger placed between the loner's HQ and the partner's, which lets it strike twice, decides the game.
    const isTurnOfTwo = (at: State): boolean =>
      stageOf(at) === 'turn' && at.ending?.tied !== undefined && at.turn.seat === 2;
    const turn = passUntil(ending([14, 5, 9]), isTurnOfTwo);
    expect(turn.ending?.tied).toEqual([0, 1, 2]);
    const over = finish(play(turn, place('hegemony/ganger', 'b3', 4)));
    expect(points(over)).toEqual([12, 5, 9]);
    expectOver(over, [1, 2], 'overtime');
  });
});
