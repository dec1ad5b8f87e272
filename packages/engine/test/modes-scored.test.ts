// Scored deathmatch: wounds on HQs are points, twenty ends the game (MODE-3).

import { describe, expect, test } from 'vitest';
import { EDITIONS, type State, stageOf } from '../src/index.ts';
import {
  asEnding,
  asked,
  award,
  BATTLE,
  BOMBER,
  END,
  eventsOf,
  expectOver,
  explode,
  openChoices,
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

const THREE = { mode: 'scored', armies: ['borgo', 'outpost', 'hegemony'] } as const;
const HQS = { b4: 'borgo/hq', b2: 'outpost/hq', f4: 'hegemony/hq' };

/** Borgo's turn with a Battle tile. */
const battle = (setup: Partial<Table>): State => {
  const state = table({ ...THREE, hands: [['borgo/battle']], ...setup, units: { ...HQS, ...setup.units } });
  return play(state, BATTLE);
};

describe('points', () => {
  test('[MODE-3] every wound on an enemy HQ is a point for whose unit dealt it', () => {
    const after = battle({ units: { b3: 'borgo/brawler', f3: 'outpost/brawler 3', e4: 'borgo/mutant 2' } });
    // The Brawlers deal 2 each, the Mutant 1 (its other edges meet nobody's HQ).
    expect(points(after)).toEqual([3, 2, 0]);
  });

  test('[MODE-3] HQs cannot be destroyed and lose nothing', () => {
    const after = battle({ hq: [0, 0, 0], units: { b3: 'borgo/brawler' } });
    expect(unitAt(after, 'b2')).toBe('outpost/hq');
    expect(after.seats.every((seat) => seat.alive)).toBe(true);
    expect(after.result).toBeUndefined();
  });

  test('[MODE-3] a wound that a Medic absorbs is no point', () => {
    const after = battle({ units: { b3: 'borgo/brawler', c2: 'outpost/medic 4' } });
    expect(points(after)).toEqual([0, 0, 0]);
    expect(unitAt(after, 'c2')).toBeUndefined();
  });

  test('[MODE-3] an HQ never wounds an HQ, so there is nothing to gain from standing next to one', () => {
    const after = battle({ units: { b3: 'hegemony/hq', f4: 'borgo/mutant 3' } });
    expect(points(after)).toEqual([0, 0, 0]);
  });

  test('[MODE-3] twenty is the most one can have', () => {
    const after = battle({ hq: [19, 3, 0], units: { b3: 'borgo/brawler' } });
    expect(points(after)).toEqual([20, 3, 0]);
  });
});

describe('twenty points', () => {
  test('[MODE-3] a game that passes 20: the Battle is finished first, then it ends', () => {
    const state = table({
      ...THREE,
      hq: [19, 5, 0],
      hands: [['borgo/battle']],
      units: { ...HQS, b3: 'borgo/brawler', e4: 'hegemony/gladiator 4', d5: 'borgo/net-fighter' },
    });
    const events = eventsOf(state, BATTLE);
    const scored = events.findIndex(
      (event) => event.type === 'points' && event.seat === 0 && event.total === 20,
    );
    const killed = events.findIndex((event) => event.type === 'died');
    expect(scored).toBeGreaterThan(-1);
    // The Gladiator, a phase later, still kills the Net Fighter in front of it.
    expect(killed).toBeGreaterThan(scored);
    expect(events.at(-1)).toMatchObject({ type: 'game-over', result: { winners: [0], reason: 'score' } });
  });

  const both = (edition: (typeof EDITIONS)[number]): State =>
    battle({ edition, hq: [19, 19, 0], units: { b3: 'borgo/brawler', f3: 'outpost/brawler 3' } });

  for (const edition of EDITIONS) {
    const shared = edition === '2025';
    test(`[MODE-3] [Editions] ${edition}: several at 20 ${shared ? 'share the victory' : 'draw'}, without overtime`, () => {
      expect(points(both(edition))).toEqual([20, 20, 0]);
      expectOver(both(edition), shared ? [0, 1] : [], 'score');
    });
  }

  test('[MODE-3] two reach it in different phases of one Battle: several at 20 all the same', () => {
    // Outpost's Brawler strikes in phase 3, Borgo's in phase 2.
    const events = eventsOf(
      table({
        ...THREE,
        hq: [19, 18, 0],
        hands: [['borgo/battle']],
        units: { ...HQS, c2: 'borgo/brawler 4', f3: 'outpost/brawler 3' },
      }),
      BATTLE,
    );
    const totals = events.flatMap((event) => (event.type === 'points' ? [[event.seat, event.total]] : []));
    expect(totals).toEqual([
      [1, 20],
      [0, 20],
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'game-over', result: { winners: [0, 1] } });
  });
});

describe('damage to the own HQ', () => {
  const CLOWN: Table = {
    mode: 'scored',
    armies: ['moloch', 'outpost', 'hegemony'],
    hands: [['moloch/battle']],
    units: { d4: 'moloch/clown', d3: 'moloch/hq', d5: 'outpost/hq', f4: 'hegemony/hq' },
  };

  test('[MODE-3] gives points to opponents of the player whose HQ it is', () => {
    const asking = play(table(CLOWN), BATTLE, explode('d4'));
    expect(asked(asking)).toEqual([0, 'award']);
    expect(openChoices(asking)).toEqual([award(1), award(2)]);
    expect(points(play(asking, award(2)))).toEqual([1, 0, 1]);
  });

  test('[MODE-3] each point can go to somebody else', () => {
    // A Trap and a Clown of the own army in one chain: two wounds on the own HQ.
    const state = table({
      ...CLOWN,
      armies: ['moloch', 'outpost', 'hegemony'],
      units: { d4: 'moloch/clown', d3: 'moloch/hq', f4: 'hegemony/hq', b4: 'outpost/hq', e2: 'moloch/clown' },
    });
    let at = play(state, BATTLE);
    while (stageOf(at) === 'declare' || stageOf(at) === 'declare-order') {
      const open = openChoices(at);
      at = play(at, open.find((choice) => choice.type === 'explode') ?? open[0]);
    }
    expect(asked(at)).toEqual([0, 'award']);
    at = play(at, award(1));
    expect(asked(at)).toEqual([0, 'award']);
    at = play(at, award(2));
    expect(points(at)).toEqual([0, 1, 1]);
  });

  test('[MODE-3] a point given away can end the game', () => {
    const state = table({ ...CLOWN, hq: [0, 19, 0] });
    const after = play(state, BATTLE, explode('d4'), award(1));
    expectOver(after, [1], 'score');
  });

  test('[END-3] twenty points outside Battle, by an explosion chain, end the game as soon as it is resolved', () => {
    const state = table({
      mode: 'scored',
      armies: ['doomsday', 'outpost', 'hegemony'],
      variants: ['mad-bomber'],
      hq: [19, 0, 0],
      seat: 1,
      hands: [[], ['outpost/sniper']],
      units: {
        d5: `${BOMBER} @-`,
        d4: 'doomsday/trap',
        d3: 'hegemony/hq',
        b2: 'outpost/hq',
        f4: 'doomsday/hq',
      },
    });
    // The Trap is Doomsday's: the wound on Hegemony's HQ is Doomsday's point.
    expectOver(play(state, sniper('d5')), [0], 'score');
  });

  test('[MODE-3] own damage outside Battle is given away before the turn goes on', () => {
    const state = table({
      mode: 'scored',
      armies: ['doomsday', 'outpost', 'hegemony'],
      variants: ['mad-bomber'],
      seat: 1,
      hands: [[], ['outpost/sniper', 'outpost/hmg']],
      units: {
        d5: `${BOMBER} @-`,
        d4: 'doomsday/trap',
        d3: 'doomsday/hq',
        b2: 'outpost/hq',
        f4: 'hegemony/hq',
      },
    });
    const asking = play(state, sniper('d5'));
    expect(asked(asking)).toEqual([0, 'award']);
    const after = play(asking, award(1));
    expect(points(after)).toEqual([0, 1, 0]);
    expect(asked(after)).toEqual([1, 'turn']);
  });
});

describe('the end of a scored game', () => {
  const decks = [times(20, 'borgo/mutant'), ['outpost/commando'], times(20, 'hegemony/ganger')];
  const ending = (setup: Partial<Table>): State => {
    const state = table({ ...THREE, decks, seat: 1, ...setup, units: { ...HQS, ...setup.units } });
    state.ending = asEnding({ by: 1, turns: [2, 0], tied: undefined, last: 1 });
    return state;
  };

  test('[MODE-3] otherwise the most points after the Final Battle', () => {
    expectOver(
      passUntil(ending({ hq: [4, 7, 6] }), () => false),
      [1],
      'final-battle',
    );
  });

  test('[MODE-3] a tie below 20 goes to overtime, with turns for the tied only', () => {
    const state = ending({ hq: [7, 7, 6] });
    expect(turnOrder(state, 9)).toEqual([1, 2, 0, 1, 0]);
    expectOver(
      passUntil(state, () => false),
      [0, 1],
      'overtime',
    );
    expectOver(
      passUntil(ending({ hq: [7, 7, 6], edition: 'yom' }), () => false),
      [],
      'overtime',
    );
  });

  test('[MODE-3] [MODE-2] who lost already wins nothing in overtime, not even with 20 points', () => {
    // Hegemony's Universal Soldiers shoot at Borgo's HQ: in the Final Battle to 18, in overtime it would be 20.
    const units = { d4: 'hegemony/universal-soldier 5', d6: 'hegemony/universal-soldier' };
    const over = passUntil(ending({ hq: [19, 19, 16], units }), () => false);
    expect(points(over)).toEqual([19, 19, 18]);
    expectOver(over, [0, 1], 'overtime');
  });

  test('[MODE-3] [MODE-2] wounds on the HQ of who lost already still score for a tied player', () => {
    // Outpost's Annihilator shoots at Hegemony's HQ for 2: in the Final Battle to 7, in overtime to 9.
    const state = ending({ hq: [7, 5, 1], units: { d4: 'outpost/annihilator 4' } });
    const over = passUntil(state, () => false);
    expect(points(over)).toEqual([7, 9, 1]);
    expectOver(over, [1], 'overtime');
  });

  test('[MODE-3] [MODE-2] own damage of who lost already goes to a tied opponent, own damage of a tied player not to who lost', () => {
    const armies = ['moloch', 'outpost', 'hegemony'];
    const clown = (hq: readonly number[], units: NonNullable<Table['units']>): State => {
      const state = table({ mode: 'scored', armies, seat: 0, hq, units });
      state.ending = asEnding({ by: 1, turns: [], tied: hq[0] < 7 ? [1, 2] : [0, 1], last: 1 });
      return play(state, END, explode('d4'));
    };
    const units = { d4: 'moloch/clown', d3: 'moloch/hq', b2: 'outpost/hq', f4: 'hegemony/hq' };
    expect(openChoices(clown([1, 7, 7], units), 'award')).toEqual([award(1), award(2)]);
    expect(openChoices(clown([7, 7, 1], units), 'award')).toEqual([award(1)]);
  });

  test('[MODE-3] nobody is ever out: all take turns to the end', () => {
    const state = play(ending({ hq: [0, 0, 0] }), END);
    expect(state.seats.every((seat) => seat.alive)).toBe(true);
  });
});
