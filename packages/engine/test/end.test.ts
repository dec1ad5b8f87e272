// Ending and winning (END).

import { describe, expect, test } from 'vitest';
import { type State, stageOf } from '../src/index.ts';
import {
  apply,
  boardOf,
  type Chosen,
  choose,
  decider,
  expectRefused,
  filled,
  handOf,
  options,
  type Scene,
  scene,
} from './support.ts';

const armies = ['borgo', 'moloch'];
const QUIET = { d2: 'borgo/hq', d6: 'moloch/hq' };
/** Moloch ends its turn; Borgo then draws `deck`. */
const before = (given: Partial<Scene> = {}): State =>
  scene({
    armies,
    board: QUIET,
    turn: 1,
    decks: [['claws'], ['hornet', 'guard', 'hybrid', 'clown', 'brain', 'scout', 'medic']],
    ...given,
  });
/** Ends turns (with forced discards) until the game is over or overtime begins; returns the last step. */
function endTurns(start: State): Chosen {
  let step = apply(start, 'end');
  while (stageOf(step.state) !== 'over' && step.of('overtime').length === 0) {
    step =
      stageOf(step.state) === 'turn' ? apply(step.state, 'end') : apply(step.state, options(step.state)[0]);
  }
  return step;
}

describe('[END-1] the last tile', () => {
  test('its player finishes the turn, the other takes one, then the Final Battle', () => {
    const drawn = apply(before(), 'end');
    expect(drawn.of('last-tile')).toMatchObject([{ type: 'last-tile', seat: 0 }]);
    expect(decider(drawn.state)).toBe(0);
    const last = apply(choose(drawn.state, 'place claws b2 r0'), 'end');
    expect(last.of('turn')).toMatchObject([{ seat: 1 }]);
    const final = apply(choose(last.state, options(last.state)[0]), 'end');
    expect(final.of('battle')).toMatchObject([{ reason: 'final' }]);
  });

  test('only the first such draw starts the ending', () => {
    const drawn = apply(before({ decks: [['claws'], ['hornet']] }), 'end').state;
    const second = apply(drawn, 'end');
    expect(handOf(second.state, 1)).toEqual(['hornet']);
    expect(second.of('last-tile')).toEqual([]);
    // After that turn comes the Final Battle, not one more turn of Borgo.
    expect(apply(second.state, 'end').of('battle')).toMatchObject([{ reason: 'final' }]);
  });

  test('Battle tiles are barred from then on, for both', () => {
    const drawn = apply(before({ hands: [['battle'], ['battle']] }), 'end').state;
    expect(options(drawn, 'battle')).toEqual([]);
    const other = choose(drawn, 'end');
    expect(options(choose(other, options(other)[0]), 'battle')).toEqual([]);
    expectRefused(drawn, { type: 'battle' });
  });

  test('the last tile may come by an unlucky draw', () => {
    const state = apply(before({ decks: [['move', 'move', 'battle', 'claws'], ['hornet']] }), 'end', [
      'borgo/move',
      'borgo/move',
      'borgo/battle',
    ]);
    expect(state.of('last-tile')).toEqual([]);
    expect(apply(state.state, 'redraw 0 1 2').of('last-tile')).toHaveLength(1);
  });

  test('an empty deck at the start of a turn changes nothing more', () => {
    const drawn = apply(before(), 'end').state;
    expect(drawn.ending).toMatchObject({ by: 0 });
    expect(drawn.seats[0].deck).toEqual([]);
  });
});

describe('[END-2] a full board in the last turns', () => {
  test('is fought in addition to the Final Battle', () => {
    const corner = {
      d6: 'moloch/hq',
      d5: 'moloch/hornet 0>NW',
      e5: 'moloch/blocker',
      c5: 'moloch/blocker',
      d2: 'borgo/hq',
    };
    const board = filled(corner, 'borgo/scout', 'b2');
    const drawn = apply(before({ board, decks: [['claws'], ['hornet', 'guard']] }), 'end').state;
    const filling = apply(drawn, 'place claws b2 r0');
    // The Hornet kills what stands north-west of it: the board is no longer full.
    expect(filling.of('battle')).toMatchObject([{ reason: 'full', starter: 0 }]);
    expect(boardOf(filling.state)).not.toHaveProperty('c4');
    expect(decider(filling.state)).toBe(1);
    expect(apply(filling.state, 'end').of('battle')[0]).toMatchObject({ reason: 'final' });
  });
});

describe('[END-3] a destroyed HQ', () => {
  const strike = { d4: 'borgo/brawler 0>N', d3: 'moloch/hq', b2: 'borgo/hq' };

  test('loses when the Battle is over', () => {
    const over = apply(scene({ armies, board: strike, hq: [3, 2], hands: [['battle'], []] }), 'battle');
    expect(over.state.result).toEqual({ winners: [0], reason: 'hq-destroyed' });
    expect(over.of('game-over')).toHaveLength(1);
    expect(stageOf(over.state)).toBe('over');
    expectRefused(over.state, { type: 'end' }, 'game-over');
  });

  test('both destroyed is a draw', () => {
    const board = { ...strike, b3: 'moloch/hornet 0>N' };
    const over = choose(scene({ armies, board, hq: [2, 2], hands: [['battle'], []] }), 'battle');
    expect(over.result).toEqual({ winners: [], reason: 'hq-destroyed' });
  });

  test('counts also in the Final Battle: a destroyed HQ beats points', () => {
    const over = endTurns(before({ board: strike, hq: [1, 2] }));
    expect(over.state.result).toEqual({ winners: [0], reason: 'hq-destroyed' });
  });

  test('outside Battle, by a chain of explosions, it is dealt with at once', () => {
    const state = scene({
      armies: ['outpost', 'doomsday'],
      // The Sniper sets off the Mad Bomber, the Bomber the Trap, the Trap wounds both HQs.
      board: { d2: 'neutral/mad-bomber', d3: 'doomsday/trap 0>N', d4: 'doomsday/hq', b4: 'outpost/hq' },
      variants: ['mad-bomber'],
      hq: [20, 1],
      hands: [['sniper', 'move'], []],
    });
    const shot = apply(state, 'sniper d2');
    expect(shot.of('explosion')).toHaveLength(2);
    expect(shot.state.result).toEqual({ winners: [0], reason: 'hq-destroyed' });
    expect(stageOf(shot.state)).toBe('over');
  });
});

describe('[END-4] after the Final Battle', () => {
  test('the higher HQ wins', () => {
    const over = endTurns(before({ hq: [12, 11] }));
    expect(over.state.result).toEqual({ winners: [0], reason: 'final-battle' });
    expect(endTurns(before({ hq: [12, 13] })).state.result).toEqual({ winners: [1], reason: 'final-battle' });
  });

  /** Tied after the Final Battle: overtime has begun. */
  const tied = (given: Partial<Scene> = {}): Chosen => endTurns(before(given));

  test('a tie goes on with one turn each, in turn order after whoever had the last turn', () => {
    const overtime = tied();
    expect(overtime.of('overtime')).toMatchObject([{ type: 'overtime', seats: [0, 1] }]);
    expect(decider(overtime.state)).toBe(0);
    let step = overtime;
    const turns: number[] = [0];
    while (step.of('battle').every(({ reason }) => reason !== 'overtime') && stageOf(step.state) !== 'over') {
      step = apply(step.state, stageOf(step.state) === 'turn' ? 'end' : options(step.state)[0]);
      turns.push(...step.of('turn').map(({ seat }) => seat));
    }
    expect(turns).toEqual([0, 1]);
    expect(step.of('battle')).toMatchObject([{ reason: 'overtime' }]);
    expect(step.state.result).toEqual({ winners: [], reason: 'overtime' });
  });

  test('as normal turns: tiles are drawn if any remain, kept ones can be played, Battle tiles stay barred', () => {
    const overtime = tied({ hands: [['battle'], []] });
    // Borgo's deck is empty: it has the tiles it kept.
    expect(handOf(overtime.state, 0)).toEqual(['battle', 'claws']);
    expect(options(overtime.state, 'battle')).toEqual([]);
    expect(options(overtime.state, 'place').length).toBeGreaterThan(0);
    const moloch = apply(overtime.state, 'end');
    expect(moloch.of('draw').length).toBeGreaterThan(0);
    expect(handOf(moloch.state, 1)).toHaveLength(3);
  });

  test('the overtime Battle decides', () => {
    const overtime = tied({ hands: [['mutant'], []] });
    const placed = choose(overtime.state, 'place mutant d5 r3', 'end');
    const over = apply(choose(placed, options(placed)[0]), 'end');
    expect(over.of('hq-damaged')).toMatchObject([{ seat: 1, left: 19 }]);
    expect(over.state.result).toEqual({ winners: [0], reason: 'overtime' });
  });

  test('a full board in overtime is fought in addition', () => {
    const corner = {
      d6: 'moloch/hq',
      d5: 'moloch/blocker',
      e5: 'moloch/blocker',
      c5: 'moloch/blocker',
      d2: 'borgo/hq',
      e2: 'borgo/scout',
    };
    const board = filled(
      { ...corner, e3: 'moloch/hornet 0>N', e4: 'moloch/blocker', d3: 'borgo/scout' },
      'borgo/scout',
      'b2',
      'e2',
    );
    const overtime = tied({
      board: { ...board, e2: 'borgo/scout', d2: 'borgo/hq' },
      hands: [['mutant'], []],
    });
    expect(overtime.of('overtime')).toHaveLength(1);
    // The Hornet killed e2 in the Final Battle; Borgo fills b2 and e2 again.
    const filling = apply(choose(overtime.state, 'place claws b2 r0'), 'place mutant e2 r0');
    expect(filling.of('battle')[0]).toMatchObject({ reason: 'full', starter: 0 });
  });
});

describe('[END-5] who starts', () => {
  test('the Final Battle: who drew their last tile first', () => {
    const drawn = apply(before(), 'end').state;
    const final = endTurns(drawn);
    expect(final.of('battle')[0]).toMatchObject({ reason: 'final', starter: 0 });
    const other = scene({
      armies,
      board: QUIET,
      turn: 0,
      decks: [['mutant', 'medic', 'scout', 'claws'], ['hornet']],
    });
    expect(endTurns(choose(other, 'end')).of('battle')[0]).toMatchObject({ reason: 'final', starter: 1 });
  });

  test('the overtime Battle: whoever had the last turn before the Final Battle', () => {
    let step = endTurns(before());
    expect(step.state.ending).toMatchObject({ by: 0, last: 1 });
    while (stageOf(step.state) !== 'over') {
      step = apply(step.state, stageOf(step.state) === 'turn' ? 'end' : options(step.state)[0]);
    }
    expect(step.of('battle')).toMatchObject([{ reason: 'overtime', starter: 1 }]);
  });
});
