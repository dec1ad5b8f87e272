// The course of a turn (TURN).

import { describe, expect, test } from 'vitest';
import {
  canUndo,
  drawOdds,
  type Game,
  gameFrom,
  NhexError,
  newGame,
  play,
  removeFromBoard,
  requestOf,
  type SeatId,
  type State,
  stageOf,
  undo,
  unitsOn,
  viewOf,
} from '../src/index.ts';
import {
  apply,
  boardOf,
  choose,
  decider,
  discardOf,
  expectRefused,
  handOf,
  legal,
  options,
  scene,
  tile,
} from './support.ts';

const HQS = { d2: 'borgo/hq', d6: 'moloch/hq' };
/** Moloch is about to end its turn; Borgo draws next. */
const beforeDraw = (hand: string[], deck: string[], edition: '3.0' | '2025' = '2025'): State =>
  scene({
    armies: ['borgo', 'moloch'],
    board: HQS,
    turn: 1,
    hands: [hand, []],
    decks: [deck, ['hornet', 'clown']],
    edition,
  });
/** Borgo's turn. */
const borgoTurn = (hand: string[], board: Record<string, string> = {}): State =>
  scene({
    armies: ['borgo', 'moloch'],
    board: { ...HQS, ...board },
    hands: [hand, []],
    decks: [
      ['mutant', 'claws', 'medic', 'scout'],
      ['hornet', 'clown', 'brain', 'guard', 'hybrid'],
    ],
  });

describe('[TURN-1]', () => {
  test.each([
    [[], 3],
    [['claws'], 2],
    [['claws', 'move'], 1],
  ])('with %j kept the player draws up to three', (kept, count) => {
    const drawn = apply(beforeDraw(kept, ['mutant', 'mutant', 'mutant', 'mutant', 'medic']), 'end');
    expect(drawn.of('draw')).toHaveLength(count);
    expect(handOf(drawn.state, 0)).toHaveLength(3);
  });

  test('with three tiles one must be discarded before anything else', () => {
    const state = apply(beforeDraw(['battle'], ['mutant', 'move', 'medic']), 'end', [
      'borgo/mutant',
      'borgo/move',
    ]).state;
    expect(stageOf(state)).toBe('forced-discard');
    expect(options(state)).toEqual(['discard battle', 'discard mutant', 'discard move']);
    expectRefused(state, { type: 'end' });
    expectRefused(state, { type: 'battle' });
    const after = choose(state, 'discard battle');
    expect(discardOf(after, 0)).toEqual(['battle']);
    expect(stageOf(after)).toBe('turn');
  });

  test('two equal tiles are one choice', () => {
    const state = apply(beforeDraw(['mutant', 'mutant'], ['mutant', 'claws']), 'end', ['borgo/mutant']).state;
    expect(options(state)).toEqual(['discard mutant']);
  });

  test('the tiles lie face up: both players see them', () => {
    const state = borgoTurn(['claws', 'move']);
    expect(viewOf(state).seats[0].hand).toEqual([tile('borgo/claws'), tile('borgo/move')]);
  });

  test('the unlucky draw comes before the forced discard', () => {
    const state = apply(beforeDraw([], ['move', 'move', 'battle', 'claws']), 'end', [
      'borgo/move',
      'borgo/move',
      'borgo/battle',
    ]).state;
    expect(stageOf(state)).toBe('unlucky');
    expect(stageOf(choose(state, 'keep'))).toBe('forced-discard');
  });
});

describe('[TURN-2]', () => {
  test('tiles and abilities in any order, as often as possible', () => {
    const state = borgoTurn(['move', 'claws'], { c4: 'borgo/assassin' });
    const end = choose(state, 'mobility c4 c3 r0', 'place claws d4 r0', 'move c3 c4 r1');
    expect(boardOf(end)).toMatchObject({ c4: 'assassin r1', d4: 'claws' });
    expect(stageOf(end)).toBe('turn');
  });

  test('a tile may be discarded instead, and several', () => {
    const state = choose(borgoTurn(['move', 'claws']), 'discard move', 'discard claws');
    expect(discardOf(state, 0)).toEqual(['move', 'claws']);
    expect(decider(state)).toBe(0);
  });

  test('tiles kept stay in front of the player', () => {
    const state = choose(borgoTurn(['move', 'claws']), 'end');
    expect(decider(state)).toBe(1);
    expect(handOf(state, 0)).toEqual(['move', 'claws']);
  });

  test('an ability works in the turn its tile was placed', () => {
    const state = choose(borgoTurn(['assassin']), 'place assassin d4 r0', 'mobility d4 d5 r3');
    expect(boardOf(state)).toMatchObject({ d5: 'assassin r3' });
  });

  test('units are placed in any rotation on every free hex', () => {
    expect(options(borgoTurn(['claws']), 'place')).toHaveLength(17 * 6);
  });
});

describe('[TURN-3]', () => {
  test('the turn ends by the word of the player only', () => {
    const state = choose(borgoTurn(['claws']), 'place claws d4 r0');
    expect(decider(state)).toBe(0);
    expect(options(state)).toEqual(['end']);
    const ended = apply(state, 'end');
    expect(ended.of('turn-over')).toMatchObject([{ type: 'turn-over', seat: 0 }]);
    expect(decider(ended.state)).toBe(1);
  });

  test('a Battle ends it at once: what is left in hand stays unplayed', () => {
    const state = borgoTurn(['battle', 'claws']);
    const fought = apply(state, 'battle', ['moloch/hornet', 'moloch/clown', 'moloch/brain']);
    expect(decider(fought.state)).toBe(1);
    expect(handOf(fought.state, 0)).toEqual(['claws']);
    expect(discardOf(fought.state, 0)).toEqual(['battle']);
  });
});

describe('[TURN-4]', () => {
  const unlucky = (draws: string[]): State =>
    apply(
      beforeDraw([], ['move', 'move', 'battle', 'battle', 'battle', 'grenade', 'claws', 'mutant']),
      'end',
      draws,
    ).state;

  test('the player may discard and draw again, or keep', () => {
    const state = unlucky(['borgo/move', 'borgo/move', 'borgo/battle']);
    expect(options(state)).toEqual(['keep', 'redraw 0 1 2']);
    const again = apply(state, 'redraw 0 1 2', ['borgo/claws', 'borgo/battle', 'borgo/mutant']).state;
    expect(handOf(again, 0)).toEqual(['claws', 'battle', 'mutant']);
    expect(discardOf(again, 0)).toEqual(['move', 'move', 'battle']);
    expect(stageOf(again)).toBe('forced-discard');
  });

  test('repeatedly', () => {
    const state = unlucky(['borgo/move', 'borgo/move', 'borgo/battle']);
    const again = apply(state, 'redraw 0 1 2', ['borgo/battle', 'borgo/battle', 'borgo/grenade']).state;
    expect(stageOf(again)).toBe('unlucky');
    const last = apply(again, 'redraw 0 1 2').state;
    // Two tiles were left: nothing more to draw, nothing to discard.
    expect(handOf(last, 0).sort()).toEqual(['claws', 'mutant']);
    expect(stageOf(last)).toBe('turn');
  });

  test('one unit among them closes it', () => {
    expect(stageOf(unlucky(['borgo/move', 'borgo/claws', 'borgo/battle']))).toBe('forced-discard');
  });

  test('not with an empty deck', () => {
    const state = apply(beforeDraw([], ['move', 'move', 'battle']), 'end').state;
    expect(handOf(state, 0)).toHaveLength(3);
    expect(stageOf(state)).toBe('forced-discard');
  });

  test('it draws up to the limit of this turn: one tile in the first turn', () => {
    const first = newGame({ armies: ['borgo', 'moloch'] }, 3).state;
    const drawn = apply(choose(first, 'hq d2 r0'), 'hq d6 r0', ['borgo/battle']).state;
    expect(stageOf(drawn)).toBe('unlucky');
    const again = apply(drawn, 'redraw 0', ['borgo/claws']).state;
    expect(handOf(again, 0)).toEqual(['claws']);
    expect(stageOf(again)).toBe('turn');
  });
});

test('[TURN-5] a deck that runs out under three tiles: nothing need be discarded', () => {
  const state = apply(beforeDraw(['claws'], ['mutant']), 'end').state;
  expect(handOf(state, 0)).toEqual(['claws', 'mutant']);
  expect(stageOf(state)).toBe('turn');
  expect(stageOf(apply(beforeDraw([], []), 'end').state)).toBe('turn');
  // Exactly three: the discard is due.
  expect(stageOf(apply(beforeDraw(['claws', 'move'], ['mutant']), 'end').state)).toBe('forced-discard');
});

describe('[TURN-6]', () => {
  test('discard piles and deck contents are open, the order of the deck is in no view', () => {
    const state = choose(borgoTurn(['move', 'claws']), 'discard move', 'end');
    const view = viewOf(state);
    expect(view.seats[0].discard).toEqual([tile('borgo/move')]);
    expect(view).not.toHaveProperty('rng');
    const { deck } = view.seats[0];
    expect(deck).toEqual([...deck].sort((a, b) => a - b));
  });

  test('the odds of the next tile follow from the deck', () => {
    const state = beforeDraw([], ['mutant', 'mutant', 'mutant', 'medic']);
    expect(drawOdds(viewOf(state), 0 as SeatId)).toEqual([
      { tile: tile('borgo/mutant'), left: 3, chance: 0.75 },
      { tile: tile('borgo/medic'), left: 1, chance: 0.25 },
    ]);
  });

  test('what is open to a player follows from the view', () => {
    const state = borgoTurn(['move', 'claws'], { d4: 'borgo/assassin' });
    expect(requestOf(viewOf(state))).toEqual(requestOf(state));
  });

  test('the view is a copy', () => {
    const state = borgoTurn(['move'], { d4: 'borgo/assassin' });
    const view = viewOf(state);
    view.seats[0].hand = [];
    view.turn.plays = 3;
    for (const { unit } of unitsOn(view.units)) removeFromBoard(view.units, unit);
    expect(handOf(state, 0)).toEqual(['move']);
    expect(state.turn.plays).toBe(0);
    expect(boardOf(state)).toHaveProperty('d4');
  });
});

describe('[TURN-7] undo', () => {
  const playTexts = (game: Game, ...texts: string[]): Game =>
    texts.reduce((at, text) => play(at, legal(at.state, text)).game, game);
  const refused = (game: Game): void => {
    expect(canUndo(game)).toBe(false);
    expect(() => undo(game)).toThrow(NhexError);
  };

  test('everything since the draw can be taken back, step by step', () => {
    const start = gameFrom(borgoTurn(['claws', 'move'], { d4: 'borgo/assassin' }));
    const game = playTexts(start, 'place claws c3 r2', 'mobility d4 d5 r0', 'discard move');
    expect(undo(game).state).toEqual(playTexts(start, 'place claws c3 r2', 'mobility d4 d5 r0').state);
    expect(undo(undo(undo(game))).state).toEqual(start.state);
    refused(undo(undo(undo(game))));
  });

  test('the forced discard and a kept unlucky draw too', () => {
    const start = playTexts(
      gameFrom(beforeDraw([], ['move', 'move', 'battle', 'battle', 'grenade', 'move'])),
      'end',
    );
    expect(stageOf(start.state)).toBe('unlucky');
    const game = playTexts(start, 'keep');
    const later = playTexts(game, options(game.state)[0]);
    expect(undo(undo(later)).state).toEqual(start.state);
  });

  test('not past a draw', () => {
    const ended = playTexts(gameFrom(borgoTurn(['claws'])), 'place claws c3 r2', 'end');
    refused(ended);
    const redrawn = playTexts(
      gameFrom(beforeDraw([], ['move', 'move', 'battle', 'battle', 'grenade', 'move'])),
      'end',
      'redraw 0 1 2',
    );
    refused(redrawn);
  });

  test('an ended turn is over even if nothing was drawn', () => {
    const state = scene({ armies: ['borgo', 'moloch'], board: HQS, hands: [['claws'], []] });
    refused(playTexts(gameFrom(state), 'end'));
  });

  test('not past a decision of the opponent', () => {
    const state = scene({
      armies: ['moloch', 'borgo'],
      board: { d4: 'moloch/hq', d3: 'borgo/mutant', d6: 'borgo/hq' },
      hands: [['push-back', 'hornet'], []],
    });
    const asked = playTexts(gameFrom(state), 'push d4 d3');
    expect(decider(asked.state)).toBe(1);
    // The opponent has not answered yet.
    expect(undo(asked).state).toEqual(state);
    const pushed = playTexts(asked, 'push-to d2');
    refused(pushed);
    const later = playTexts(pushed, 'place hornet c3 r0');
    expect(undo(later).state).toEqual(pushed.state);
    refused(undo(later));
  });

  test('the end of the game stays', () => {
    const state = scene({
      armies: ['borgo', 'moloch'],
      board: { d4: 'borgo/brawler 0>N', d3: 'moloch/hq', d6: 'borgo/hq' },
      hq: [20, 1],
      hands: [['battle'], []],
    });
    const over = playTexts(gameFrom(state), 'battle');
    expect(stageOf(over.state)).toBe('over');
    refused(over);
  });

  test('placing an HQ reveals the first tile and cannot be taken back', () => {
    refused(playTexts(newGame({ armies: ['borgo', 'moloch'] }, 1), 'hq d4 r0', 'hq d3 r0'));
  });

  test('a Battle decision cannot be taken back', () => {
    const state = scene({
      armies: ['moloch', 'borgo'],
      board: { d4: 'moloch/clown 0>N', d3: 'borgo/hq', d6: 'moloch/hq', c4: 'borgo/claws' },
      hands: [['battle'], []],
    });
    const asked = playTexts(gameFrom(state), 'battle');
    expect(stageOf(asked.state)).toBe('declare');
    refused(asked);
  });

  test('undo leaves the given game as it was', () => {
    const game = playTexts(gameFrom(borgoTurn(['claws'])), 'place claws c3 r2');
    const before = structuredClone(game.state);
    undo(game);
    expect(game.state).toEqual(before);
    expect(boardOf(game.state)).toHaveProperty('c3');
  });
});
