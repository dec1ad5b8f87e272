// Alternative start (VAR-1) and reinforcement (VAR-2): limits of drawing and playing, unlucky draw, surplus.

import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  type Edition,
  type GameOptionsInput,
  newState,
  type State,
  stageOf,
  type Variant,
} from '../src/index.ts';
import {
  END,
  handOf,
  hqAt,
  isOpen,
  KEEP,
  move,
  openChoices,
  passUntil,
  place,
  play,
  redraw,
  refs,
  table,
  times,
} from './modes-support.ts';

const DUEL: GameOptionsInput = { armies: ['borgo', 'hegemony'] };

/** The opening of a game whose decks hold only that kind of tile. */
function opening(
  variants: readonly Variant[],
  edition: Edition = '2025',
  armies: readonly string[] = DUEL.armies,
): State {
  const mode = armies.length === 2 ? 'duel' : 'deathmatch';
  const state = newState({ mode, armies, variants, edition }, 3);
  const unit: Record<string, string> = {
    borgo: 'borgo/mutant',
    hegemony: 'hegemony/thug',
    outpost: 'outpost/commando',
  };
  state.seats.forEach((seat, number) => {
    const filled = table({ mode, armies, decks: armies.map((army) => times(34, unit[army])) });
    seat.deck = filled.seats[number].deck;
  });
  const hexes = ['b2', 'f4', 'b4', 'f2'];
  return play(state, ...armies.map((_, seat) => hqAt(hexes[seat])));
}

/** Hand and stage at the beginning of each of the first turns, and how many tiles may be played in it. */
function firstTurns(state: State, turns: number): [hand: number, stage: string, plays: number][] {
  const found: [number, string, number][] = [];
  let at = state;
  for (let turn = 1; turn <= turns; turn++) {
    at = passUntil(at, (next) => next.turn.number === turn);
    const { seat } = at.turn;
    found.push([handOf(at, seat).length, stageOf(at), playable(at)]);
  }
  return found;
}

/** How many tiles can be placed one after the other in this turn. */
function playable(state: State): number {
  let at = passUntil(state, (next) => stageOf(next) === 'turn');
  const { number } = at.turn;
  for (let count = 0; ; count++) {
    const choice = openChoices(at, 'place')[0];
    if (!choice || at.turn.number !== number) return count;
    at = play(at, choice);
  }
}

describe('alternative start', () => {
  test('[VAR-1] the first player draws 3, discards 1 and may play only one of the other two; then everybody normally', () => {
    expect(firstTurns(opening(['alternative-start']), 3)).toEqual([
      [3, 'forced-discard', 1],
      [3, 'forced-discard', 2],
      [3, 'forced-discard', 2],
    ]);
  });

  test('[VAR-1] with three players: the third too draws normally', () => {
    const limits = firstTurns(opening(['alternative-start'], '2025', ['borgo', 'hegemony', 'outpost']), 4);
    expect(limits.map(([hand, , plays]) => [hand, plays])).toEqual([
      [3, 1],
      [3, 2],
      [3, 2],
      [3, 2],
    ]);
  });

  test('[VAR-1] the tile not played may be kept or discarded', () => {
    const turn = passUntil(opening(['alternative-start']), (at) => stageOf(at) === 'turn');
    const played = play(turn, place('borgo/mutant', 'd4'));
    expect(handOf(played, 0)).toHaveLength(1);
    expect(isOpen(played, { type: 'discard', tile: played.seats[0].hand[0] })).toBe(true);
    expect(handOf(play(played, END), 0)).toHaveLength(1);
  });

  test('[SET-3] without it: 1, 2, then 3', () => {
    expect(firstTurns(opening([]), 3).map(([hand]) => hand)).toEqual([1, 2, 3]);
  });
});

describe('reinforcement', () => {
  test('[VAR-2] without alternative start: 4 tiles (one played), 5 (two), then 6; the discard is forced at exactly six', () => {
    expect(firstTurns(opening(['reinforcement']), 4)).toEqual([
      [4, 'turn', 1],
      [5, 'turn', 2],
      [6, 'forced-discard', 2],
      [6, 'forced-discard', 2],
    ]);
  });

  test('[VAR-2] with alternative start: 6, discard 1, play one; then two', () => {
    expect(firstTurns(opening(['alternative-start', 'reinforcement']), 3)).toEqual([
      [6, 'forced-discard', 1],
      [6, 'forced-discard', 2],
      [6, 'forced-discard', 2],
    ]);
  });

  test('[VAR-2] at most two plays: instants count, abilities on the board do not', () => {
    const state = table({
      ...DUEL,
      variants: ['reinforcement'],
      hands: [['borgo/mutant', 'borgo/claws', 'borgo/move', 'borgo/grenade', 'borgo/battle']],
      units: { d4: 'borgo/assassin', d2: 'borgo/hq' },
    });
    const one = play(state, move('d4', 'd3'));
    const two = play(one, place('borgo/mutant', 'b3'));
    const types = new Set(openChoices(two).map(({ type }) => type));
    expect(types).toEqual(new Set(['end', 'mobility']));
  });

  for (const edition of EDITIONS) {
    const may = edition === '3.0';
    test(`[VAR-2] [Editions] ${edition}: the surplus ${may ? 'may be discarded' : 'must be kept'}`, () => {
      const state = table({
        ...DUEL,
        edition,
        variants: ['reinforcement'],
        hands: [times(5, 'borgo/mutant')],
      });
      expect(openChoices(state, 'discard').length > 0).toBe(may);
      expect(handOf(play(state, END), 0)).toHaveLength(5);
    });
  }

  test('[VAR-2] kept tiles count: with five kept one is drawn, with nothing played nothing but that', () => {
    const state = table({
      ...DUEL,
      variants: ['reinforcement'],
      hands: [times(5, 'borgo/mutant')],
      decks: [times(9, 'borgo/claws')],
    });
    const next = passUntil(play(state, END), (at) => at.turn.seat === 0);
    expect(handOf(next, 0)).toEqual([...times(5, 'borgo/mutant'), 'borgo/claws']);
    expect(stageOf(next)).toBe('forced-discard');
  });

  test('[VAR-2] [TURN-5] fewer than six at the end of the deck: no forced discard', () => {
    const state = table({
      ...DUEL,
      variants: ['reinforcement'],
      hands: [['borgo/mutant', 'borgo/mutant']],
      decks: [times(3, 'borgo/claws'), times(30, 'hegemony/thug')],
    });
    const next = passUntil(play(state, END), (at) => at.turn.seat === 0);
    expect([handOf(next, 0).length, stageOf(next)]).toEqual([5, 'turn']);
    expect(next.ending).toMatchObject({ by: 0 });
  });

  test('[VAR-2] [END-1] the game ends in the usual way: tiles left in hand are not played', () => {
    const decks = [times(8, 'borgo/claws'), times(8, 'hegemony/thug')];
    const state = table({
      ...DUEL,
      variants: ['reinforcement'],
      decks,
      hq: [20, 19],
      units: { b2: 'borgo/hq', f4: 'hegemony/hq' },
    });
    const over = passUntil(state, () => false);
    expect(over.result).toEqual({ winners: [0], reason: 'final-battle' });
    expect(handOf(over, 0).length).toBeGreaterThan(0);
  });
});

describe('the unlucky draw with reinforcement', () => {
  /** Seat 0 begins a turn with those tiles kept and those drawn; `behind` lie under them. */
  function drawing(
    edition: Edition,
    kept: readonly string[],
    drawn: readonly string[],
    behind: readonly string[],
    turnNumber = 20,
  ): State {
    const state = table({
      ...DUEL,
      edition,
      variants: ['reinforcement'],
      seat: 1,
      hands: [kept],
      turnNumber,
      units: { b2: 'borgo/hq', f4: 'hegemony/hq' },
    });
    // Tiles known to lie on top come in this order.
    const order = table({ ...DUEL, hands: [[...drawn, ...behind]] }).seats[0].hand;
    state.seats[0].top = [...order].reverse();
    state.seats[0].deck = [];
    return play(state, END);
  }
  const I = (count: number): string[] => times(count, 'borgo/move');
  const U = (count: number): string[] => times(count, 'borgo/mutant');

  test('[VAR-2] [Editions] 2025: only with six instants in front', () => {
    expect(stageOf(drawing('2025', [], I(6), U(9)))).toBe('unlucky');
    expect(stageOf(drawing('2025', I(2), I(4), U(9)))).toBe('unlucky');
    expect(stageOf(drawing('2025', U(1), I(5), U(9)))).toBe('forced-discard');
    expect(stageOf(drawing('2025', I(1), [...I(4), ...U(1)], U(9)))).toBe('forced-discard');
  });

  test('[VAR-2] [Editions] 2025: five instants at the end of the deck are not six', () => {
    expect(stageOf(drawing('2025', I(2), I(3), []))).toBe('turn');
  });

  test('[VAR-2] [Editions] 2025: nor are the five of the opening', () => {
    const state = drawing('2025', [], I(5), U(9), 1);
    expect([state.turn.number, handOf(state, 0).length, stageOf(state)]).toEqual([2, 5, 'turn']);
    expect(stageOf(drawing('unified', [], I(5), U(9), 1))).toBe('unlucky');
  });

  test('[VAR-2] [Editions] 2025: all six go and six are drawn', () => {
    const state = drawing('2025', I(2), I(4), U(9));
    expect(openChoices(state, 'redraw')).toEqual([redraw(0, 1, 2, 3, 4, 5)]);
    const after = play(state, redraw(0, 1, 2, 3, 4, 5));
    expect(handOf(after, 0)).toEqual(U(6));
    expect(stageOf(after)).toBe('forced-discard');
  });

  for (const edition of ['3.0', 'yom', 'unified'] as const) {
    test(`[VAR-2] [Editions] ${edition}: all drawn are instants, three of them go and three are drawn`, () => {
      const drawn = ['borgo/move', 'borgo/move', 'borgo/battle', 'borgo/grenade'];
      const state = drawing(edition, U(2), drawn, U(9));
      expect(stageOf(state)).toBe('unlucky');
      // Two Moves and one other, or one Move and both others; the kept tiles are never among them.
      expect(openChoices(state, 'redraw')).toEqual([redraw(2, 3, 4), redraw(2, 3, 5), redraw(2, 4, 5)]);
      const after = play(state, redraw(2, 3, 5));
      expect(handOf(after, 0)).toEqual([...U(2), 'borgo/battle', ...U(3)]);
      expect(refs(after.seats[0].discard)).toEqual(['borgo/move', 'borgo/move', 'borgo/grenade']);
    });

    test(`[VAR-2] [Editions] ${edition}: fewer than three drawn, those go`, () => {
      const state = drawing(edition, U(4), I(2), U(9));
      expect(openChoices(state, 'redraw')).toEqual([redraw(4, 5)]);
      expect(handOf(play(state, redraw(4, 5)), 0)).toEqual(U(6));
    });
  }

  test('[VAR-2] one unit among the drawn closes it', () => {
    for (const edition of ['3.0', 'yom', 'unified'] as const) {
      expect(stageOf(drawing(edition, I(2), [...I(3), ...U(1)], U(9)))).toBe('forced-discard');
    }
  });

  test('[TURN-4] it may be declined, and repeated', () => {
    const state = drawing('yom', [], I(6), [...I(6), ...U(9)]);
    expect(stageOf(play(state, KEEP))).toBe('forced-discard');
    const again = play(state, redraw(0, 1, 2));
    expect(stageOf(again)).toBe('unlucky');
    const third = play(again, redraw(0, 1, 2));
    expect(stageOf(third)).toBe('unlucky');
    expect(handOf(play(third, redraw(0, 1, 2)), 0)).toEqual([...I(3), ...U(3)]);
  });

  test('[TURN-4] not with an empty deck', () => {
    expect(stageOf(drawing('yom', [], I(6), []))).toBe('forced-discard');
  });
});
