// Battles on a board that stays full, and what follows a Battle (BAT-8, BAT-9).

import { describe, expect, test } from 'vitest';
import { stageOf } from '../src/index.ts';
import { apply, boardOf, decider, filled, options, scene } from './support.ts';

// Borgo's Scouts and Moloch's Blockers harm nobody; each HQ stands among its own.
const QUIET = {
  d6: 'moloch/hq',
  d5: 'moloch/blocker',
  e5: 'moloch/blocker',
  c5: 'moloch/blocker',
  d2: 'borgo/hq',
};

describe('[BAT-8] a Battle that leaves the board full', () => {
  const armies = ['borgo', 'moloch'];
  const full = (hq: number[], last = 'b2') =>
    scene({
      armies,
      board: filled(QUIET, 'borgo/scout', last),
      hq,
      hands: [['scout', 'claws'], []],
      decks: [['mutant'], ['hornet']],
    });

  test('and changed nothing ends the game: the higher HQ wins', () => {
    const over = apply(full([12, 15]), 'place scout b2 r0');
    expect(over.of('battle')).toHaveLength(1);
    expect(over.state.result).toEqual({ winners: [1], reason: 'no-change' });
    expect(apply(full([16, 15]), 'place scout b2 r0').state.result).toEqual({
      winners: [0],
      reason: 'no-change',
    });
  });

  test('a tie is then a draw without overtime', () => {
    const over = apply(full([15, 15]), 'place scout b2 r0');
    expect(over.state.result).toEqual({ winners: [], reason: 'no-change' });
    expect(over.of('overtime')).toEqual([]);
  });

  // The Hybrid on c4 hits the HQ on c2 over its Blocker in every Battle; the HQ wounds the Blocker each time.
  const shelling = filled(
    { ...QUIET, d2: 'borgo/scout', c2: 'borgo/hq', c4: 'moloch/hybrid 0>N', c3: 'moloch/blocker 0>N' },
    'borgo/scout',
    'f2',
  );

  test('and changed something is followed by another with the same starter, until a hex is free', () => {
    const state = scene({
      armies,
      board: shelling,
      hands: [['scout'], []],
      decks: [['mutant'], ['hornet', 'guard', 'clown']],
    });
    const after = apply(state, 'place scout f2 r0');
    // The Blocker falls in the third Battle.
    expect(after.of('battle').map(({ reason, starter }) => [reason, starter])).toEqual([
      ['full', 0],
      ['full', 0],
      ['full', 0],
    ]);
    expect(after.state.seats.map((seat) => seat.hq)).toEqual([17, 20]);
    expect(boardOf(after.state)).not.toHaveProperty('c3');
    expect(decider(after.state)).toBe(1);
  });

  test('a wound alone is a change', () => {
    // Only the HQ on c2 strikes: a Blocker is wounded, wounded again and dies.
    const board = filled(
      { ...QUIET, d2: 'borgo/scout', c2: 'borgo/hq', c3: 'moloch/blocker' },
      'borgo/scout',
      'f2',
    );
    const state = scene({
      armies,
      board,
      hands: [['scout'], []],
      decks: [['mutant'], ['hornet', 'guard', 'clown']],
    });
    const after = apply(state, 'place scout f2 r0');
    expect(after.of('battle')).toHaveLength(3);
    expect(after.of('battle-over').map(({ changed }) => changed)).toEqual([true, true, true]);
    expect(decider(after.state)).toBe(1);
  });

  test('ends when an HQ falls', () => {
    const state = scene({ armies, board: shelling, hq: [2, 20], hands: [['scout'], []] });
    const over = apply(state, 'place scout f2 r0');
    expect(over.of('battle')).toHaveLength(2);
    expect(over.state.result).toEqual({ winners: [1], reason: 'hq-destroyed' });
    expect(stageOf(over.state)).toBe('over');
    expect(options(over.state)).toEqual([]);
  });
});

describe('[BAT-9] after a Battle', () => {
  test.each([0, 1])('the turn of player %i, who started it, is over; the next one’s begins', (turn) => {
    const state = scene({
      armies: ['borgo', 'moloch'],
      board: QUIET,
      turn,
      hands: [
        ['battle', 'claws'],
        ['battle', 'hornet'],
      ],
      decks: [
        ['mutant', 'medic', 'scout'],
        ['guard', 'clown', 'brain'],
      ],
    });
    const after = apply(state, 'battle');
    expect(after.of('turn-over')).toMatchObject([{ type: 'turn-over', seat: turn }]);
    expect(after.of('turn')).toMatchObject([{ seat: 1 - turn }]);
    expect(decider(after.state)).toBe(1 - turn);
  });

  test('abilities used before count no more in the next turn', () => {
    const state = scene({
      armies: ['borgo', 'moloch'],
      board: { ...QUIET, d3: 'borgo/assassin 5>N' },
      hands: [['battle'], []],
      decks: [
        ['mutant', 'medic', 'scout'],
        ['guard', 'clown', 'brain'],
      ],
    });
    const moved = apply(apply(state, 'mobility d3 d4 r1').state, 'battle').state;
    expect(moved.turn.moved).toEqual([]);
  });
});
