// The learned judgement: fair to both seats, the same however the board is turned, remembered rightly, and at home with
// tiles that it has learned nothing about.

import {
  type Army,
  newState,
  rulesOf,
  type SeatId,
  type State,
  stageOf,
  tilesOfArmy,
  turnHex,
  unitsFrom,
  unitsOn,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { makeEvaluate, remembering, valuesFor, weightsInUse } from '../src/evaluate/evaluate.ts';
import { VALUES_OF_TILE } from '../src/evaluate/tiles.ts';
import { makeBot } from '../src/index.ts';
import { playOn, randomState, TABLES } from './games.ts';

const evaluate = makeEvaluate();

/** Positions of the duels, from early to late. */
function* duels(): Generator<State> {
  for (const [seed, options] of TABLES.entries()) {
    if (options.armies.length > 2) continue;
    for (let choices = 10; choices < 130; choices += 15) {
      const state = randomState(options, seed, choices);
      if (stageOf(state) === 'turn' || stageOf(state) === 'forced-discard') yield state;
    }
  }
}

/** The board a sixth of a turn clockwise around d4. */
function turnBoard(state: State): State {
  const turned = unitsOn(state.units).map((unit) => ({
    ...unit,
    tiles: unit.tiles.map((tile) => ({
      ...tile,
      hex: turnHex(tile.hex, 1),
      rotation: (tile.rotation + 1) % 6,
    })),
  }));
  return { ...state, units: unitsFrom(turned) };
}

const FIRST = 0 as SeatId;
const SECOND = 1 as SeatId;

test('what one seat of a duel gains the other loses', () => {
  const positions = [...duels()];
  expect(positions.length).toBeGreaterThan(20);
  for (const state of positions) {
    const [own, theirs] = [FIRST, SECOND].map((seat) => evaluate(state, seat, state.turn.seat).chance);
    expect(own + theirs).toBeCloseTo(1);
  }
});

test('a board turned by a sixth is worth the same', () => {
  for (const state of duels()) {
    const { chance } = evaluate(state, FIRST, state.turn.seat);
    expect(evaluate(turnBoard(state), FIRST, state.turn.seat).chance).toBeCloseTo(chance);
  }
});

test('what is remembered is what would be thought anew', () => {
  const remembered = remembering(evaluate);
  for (let round = 0; round < 2; round++) {
    for (const state of duels()) {
      for (const moved of [FIRST, SECOND])
        expect(remembered(state, FIRST, moved)).toEqual(evaluate(state, FIRST, moved));
    }
  }
});

test('positions that differ in one tile of a deck are told apart', () => {
  const remembered = remembering((state) => ({ chance: 0, expected: state.seats[0].deck[0], after: [] }));
  const state = newState(TABLES[0], 1);
  const [first, ...rest] = state.seats[0].deck;
  const other = rest.find((tile) => tile !== first) ?? first;
  const changed = { ...state, seats: [{ ...state.seats[0], deck: [other, ...rest] }, state.seats[1]] };
  expect(remembered(state, FIRST, FIRST).expected).toBe(first);
  expect(remembered(changed, FIRST, FIRST).expected).toBe(other);
});

describe('an army that nobody taught it', () => {
  const unheard: Army = {
    key: 'unheard',
    tiles: {
      hq: { kind: 'hq', count: 1, initiative: [0], melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } },
      fighter: { kind: 'warrior', count: 20, initiative: [2], melee: { 0: 2 } },
      shooter: { kind: 'warrior', count: 9, initiative: [3], ranged: { 0: 1 } },
      battle: { kind: 'instant', count: 5, instant: 'battle' },
    },
  };
  const start = (): State => newState({ armies: ['unheard', 'moloch'], ownArmies: [unheard] }, 3);

  test('has no values of its own', () => {
    const { catalogue } = rulesOf(start().options);
    const tiles = valuesFor(catalogue, weightsInUse().tiles);
    for (const { id } of tilesOfArmy(catalogue, 'unheard')) {
      const values = tiles.subarray(id * VALUES_OF_TILE, (id + 1) * VALUES_OF_TILE);
      expect(values.every((value) => value === 0)).toBe(true);
    }
  });

  test('is played all the same', () => {
    const state = start();
    expect(evaluate(state, FIRST, FIRST).chance).toBeGreaterThan(0);
    expect(playOn(state, [makeBot('expert'), makeBot('medium')], 200)).toBeGreaterThan(20);
  });
});
