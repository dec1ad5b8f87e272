// Ties of several players: overtime, who plays in it, what counts (MODE-2, END-4, END-5).

import { describe, expect, test } from 'vitest';
import {
  type Choice,
  EDITIONS,
  type Edition,
  hexName,
  MAIN_BOARD,
  type State,
  stageOf,
} from '../src/index.ts';
import {
  asEnding,
  asked,
  attack,
  BATTLE,
  END,
  eventsOf,
  expectOver,
  isOpen,
  passUntil,
  place,
  play,
  points,
  type Table,
  table,
  times,
  turnOrder,
} from './modes-support.ts';

const MANY = [times(20, 'borgo/mutant'), times(20, 'moloch/blocker'), times(20, 'outpost/commando')];

/** Seat 1 has drawn its last tile; seats 2 and 0 still have a turn each. Borgo, Moloch and Outpost. */
function ending(setup: Partial<Table>): State {
  const state = table({
    mode: 'deathmatch',
    armies: ['borgo', 'moloch', 'outpost'],
    seat: 1,
    decks: MANY,
    ...setup,
    units: { b4: 'borgo/hq', b2: 'moloch/hq', f4: 'outpost/hq', ...setup.units },
  });
  state.seats[1].deck = [];
  state.ending = asEnding({ by: 1, turns: [2, 0], tied: undefined, last: 1 });
  return state;
}

/** To the first moment of overtime. */
const overtime = (state: State): State =>
  passUntil(state, (at) => at.ending?.tied !== undefined && stageOf(at) === 'turn');

describe('overtime in a deathmatch', () => {
  test('[MODE-2] [END-4] one turn for each of the tied, in order after the last turn before the Final Battle', () => {
    const state = ending({ hq: [18, 15, 18] });
    expect(turnOrder(state, 9)).toEqual([1, 2, 0, 2, 0]);
    expect(overtime(state).ending).toMatchObject({ tied: [0, 2], last: 0 });
  });

  test('[END-5] the overtime Battle counts as started by who had the last turn before the Final Battle', () => {
    const isLastTurn = (at: State): boolean =>
      stageOf(at) === 'turn' && at.ending?.tied !== undefined && at.ending.turns.length === 0;
    const events = eventsOf(passUntil(ending({ hq: [18, 15, 18] }), isLastTurn), END);
    expect(events.find((event) => event.type === 'battle')).toMatchObject({
      type: 'battle',
      reason: 'overtime',
      starter: 0,
    });
  });

  test('[END-4] the overtime turns are normal: draw, forced discard, tiles playable, Battle tiles barred', () => {
    const state = ending({ hq: [18, 15, 18], hands: [[], [], ['outpost/battle']] });
    const at = passUntil(state, (next) => next.ending?.tied !== undefined);
    expect([at.turn.seat, stageOf(at)]).toEqual([2, 'forced-discard']);
    const turn = overtime(state);
    expect(isOpen(turn, BATTLE)).toBe(false);
    expect(isOpen(turn, place('outpost/commando', 'd4'))).toBe(true);
  });

  for (const edition of EDITIONS) {
    const shared = edition === '2025';
    test(`[MODE-2] [Editions] ${edition}: still tied is a ${shared ? 'shared victory' : 'draw'}`, () => {
      const state = ending({ hq: [18, 15, 18], edition });
      expectOver(
        passUntil(state, () => false),
        shared ? [0, 2] : [],
        'overtime',
      );
    });
  }

  test('[MODE-2] the units of the losers stay and fight; what they do to a tied HQ decides', () => {
    // Moloch's Juggernaut strikes Borgo's HQ for 2 in the Final Battle and again in overtime.
    const state = ending({ hq: [20, 15, 18], units: { b3: 'moloch/juggernaut 3' } });
    const at = overtime(state);
    expect(points(at)).toEqual([18, 15, 18]);
    const over = passUntil(at, () => false);
    expect(points(over)).toEqual([16, 15, 18]);
    expectOver(over, [2], 'overtime');
  });

  test("[MODE-2] damage to a loser's HQ no longer counts, not even to its destruction", () => {
    // Outpost's Annihilator shoots at Moloch's HQ from afar: 2 in the Final Battle, 2 more that do not count.
    const state = ending({ hq: [18, 3, 18], units: { d2: 'outpost/annihilator' } });
    const at = overtime(state);
    expect(points(at)).toEqual([18, 1, 18]);
    const over = passUntil(at, () => false);
    expect(points(over)).toEqual([18, 1, 18]);
    expect(over.seats[1].alive).toBe(true);
  });

  test('[MODE-2] the losers still decide for their units', () => {
    const state = ending({ hq: [18, 15, 18], units: { d4: 'moloch/clown' } });
    let at = passUntil(state, (next) => stageOf(next) === 'declare');
    expect([at.battle?.reason, ...asked(at)]).toEqual(['final', 1, 'declare']);
    at = passUntil(play(at, attack('d4')), (next) => stageOf(next) === 'declare');
    expect([at.battle?.reason, ...asked(at)]).toEqual(['overtime', 1, 'declare']);
  });

  test('[MODE-2] three may tie; the one who leads after overtime wins', () => {
    const state = ending({ hq: [18, 18, 18] });
    expect(turnOrder(state, 9)).toEqual([1, 2, 0, 1, 2, 0]);
    // Player 2 uses the overtime to shoot at Borgo's HQ: a Commando turned to the north-west, one further away.
    const turn = overtime(state);
    const last = passUntil(
      turn,
      (at) => at.turn.seat === 2 && stageOf(at) === 'turn' && at.ending?.tied !== undefined,
    );
    const over = passUntil(play(last, place('outpost/commando', 'b3', 1)), () => false);
    expect(points(over)).toEqual([17, 18, 18]);
    expectOver(over, [1, 2], 'overtime');
  });

  /** Moloch's Blockers everywhere but on the HQs and one free hex. */
  const blockersBut = (free: string): Record<string, string> =>
    Object.fromEntries(
      MAIN_BOARD.hexes
        .map(hexName)
        .filter((at) => ![free, 'b4', 'b2', 'f4'].includes(at))
        .map((at) => [at, 'moloch/blocker']),
    );

  test('[END-4] a Battle by filling in overtime is fought in addition', () => {
    let at = overtime(ending({ hq: [18, 15, 18], units: blockersBut('d6') }));
    expect(at.turn.seat).toBe(2);
    const fought: string[] = [];
    const note = (...choices: readonly Choice[]): void => {
      for (const event of eventsOf(at, ...choices)) {
        if (event.type === 'battle') fought.push(event.reason);
        if (event.type === 'turn') fought.push(`turn ${event.seat}`);
      }
      at = play(at, ...choices);
    };
    note(place('outpost/commando', 'd6'));
    // The HQs wear the Blockers beside them down: twice until a hex is free; then Borgo has the other overtime turn.
    expect(fought).toEqual(['full', 'full', 'turn 0']);
    at = passUntil(at, (next) => stageOf(next) === 'turn');
    note(END);
    expect(fought.at(-1)).toBe('overtime');
    expectOver(at, [0, 2], 'overtime');
  });

  test('[END-3] [MODE-2] who falls in the Final Battle is not among the tied', () => {
    // Outpost's Brawler destroys Borgo's HQ; Moloch leads.
    const over = overtime(ending({ hq: [1, 15, 1], units: { c4: 'outpost/brawler 4' } }));
    expectOver(over, [1], 'final-battle');
  });

  test('[MODE-2] [END-3] a tied player who falls in such a Battle has lost at once; who lost before cannot win', () => {
    const decks = [MANY[0], MANY[1], times(20, 'outpost/brawler')];
    const state = ending({ hq: [2, 1, 2], decks, units: blockersBut('b3') });
    const turn = overtime(state);
    expect([turn.turn.seat, turn.ending?.tied]).toEqual([2, [0, 2]]);
    expectOver(play(turn, place('outpost/brawler', 'b3', 3)), [2], 'last-standing');
  });

  test('[MODE-2] a tied player destroyed during overtime leaves the other as the winner', () => {
    const state = overtime(ending({ hq: [1, 0, 1], units: { b2: 'moloch/blocker' } }));
    expect(state.ending?.tied).toEqual([0, 2]);
    expect(state.turn.seat).toBe(2);
    const over = passUntil(play(state, place('outpost/commando', 'b3', 1)), () => false);
    expect(over.result?.winners).toEqual([2]);
  });
});

describe('a tie nobody breaks', () => {
  test('[Editions] a tie of two in a duel is a draw in every edition', () => {
    for (const edition of EDITIONS satisfies readonly Edition[]) {
      const state = table({
        mode: 'duel',
        edition,
        armies: ['borgo', 'outpost'],
        decks: [MANY[0], MANY[2]],
        units: { b4: 'borgo/hq', f4: 'outpost/hq' },
      });
      state.ending = asEnding({ by: 1, turns: [], tied: undefined, last: 1 });
      expectOver(
        passUntil(state, () => false),
        [],
        'overtime',
      );
    }
  });
});
