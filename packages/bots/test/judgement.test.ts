// The learned judgement: fair to both seats, the same however the board is turned, remembered rightly, and at home with
// tiles that it has learned nothing about.

import {
  makeCatalogue,
  newState,
  PRINTED_ARMIES,
  PRINTED_CATALOGUE,
  placeStructure,
  placeUnit,
  removeFromBoard,
  rulesOf,
  type SeatId,
  type State,
  tilesOfArmy,
  unitsOn,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { turnHex } from '../../engine/test/turn-hex.ts';
import { makeEvaluate, remembering, valuesFor, weightsInUse } from '../src/evaluate/evaluate.ts';
import { simpleEvaluate } from '../src/evaluate/simple.ts';
import { VALUES_OF_TILE } from '../src/evaluate/tiles.ts';
import { randomState, TABLES, UNHEARD } from './games.ts';

const SEATS = [0, 1] as SeatId[];
const evaluate = makeEvaluate();

/** Positions of the duels, from early to late. */
function* duels(): Generator<State> {
  for (const [seed, options] of TABLES.entries()) {
    if (options.armies.length > 2) continue;
    for (let choices = 10; choices < 130; choices += 15) {
      const state = randomState(options, seed, choices);
      if (state.pending?.kind === 'turn' || state.pending?.kind === 'forced-discard') yield state;
    }
  }
}

/** The same board a sixth of a turn further clockwise around d4. */
function turnBoard(state: State): State {
  const units = structuredClone(state.units);
  const standing = unitsOn(units);
  for (const { unit } of standing) removeFromBoard(units, unit);
  // In another order, too: what numbers units have means nothing.
  for (const { owner, kind, wounds, tiles } of standing.reverse()) {
    const [first, second] = tiles.map(({ hex, tile, rotation }) => ({
      hex: turnHex(hex, 1),
      tile,
      rotation: (rotation + 1) % 6,
    }));
    if (second) placeStructure(units, [first, second], kind, owner, wounds);
    else placeUnit(units, first, owner, wounds);
  }
  return { ...state, units };
}

test('what one seat of a duel gains the other loses', () => {
  const positions = [...duels()];
  expect(positions.length).toBeGreaterThan(20);
  for (const state of positions) {
    const [own, theirs] = SEATS.map((seat) => evaluate(state, seat, state.turn.seat).chance);
    expect(own + theirs).toBeCloseTo(1);
  }
});

test('a board turned by a sixth is worth the same', () => {
  for (const state of duels()) {
    const { chance } = evaluate(state, SEATS[0], state.turn.seat);
    expect(evaluate(turnBoard(state), SEATS[0], state.turn.seat).chance).toBeCloseTo(chance);
  }
});

test('what is remembered is what would be thought anew', () => {
  const remembered = remembering(evaluate);
  for (let round = 0; round < 2; round++) {
    for (const state of duels()) {
      for (const moved of SEATS)
        expect(remembered(state, SEATS[0], moved)).toEqual(evaluate(state, SEATS[0], moved));
    }
  }
});

test('positions that differ in one tile of a deck are told apart', () => {
  const remembered = remembering((state) => ({ chance: 0, expected: state.seats[0].deck[0], after: [] }));
  const state = newState(TABLES[0], 1);
  const [first, ...rest] = state.seats[0].deck;
  const other = rest.find((tile) => tile !== first) ?? first;
  const changed = { ...state, seats: [{ ...state.seats[0], deck: [other, ...rest] }, state.seats[1]] };
  expect(remembered(state, SEATS[0], SEATS[0]).expected).toBe(first);
  expect(remembered(changed, SEATS[0], SEATS[0]).expected).toBe(other);
});

test('boards that are known are judged as if they were new', () => {
  for (const judge of [evaluate, simpleEvaluate]) {
    const positions = [...duels()];
    const judged = positions.map((state) => judge(state, SEATS[0], SEATS[0]));
    positions.forEach((state, i) => {
      // Options of their own: nothing is known about the boards of another game.
      const anew = judge({ ...state, options: { ...state.options } }, SEATS[0], SEATS[0]);
      expect(judge(state, SEATS[0], SEATS[0])).toEqual(judged[i]);
      expect(anew).toEqual(judged[i]);
    });
  }
});

describe('values of tiles', () => {
  const { tiles } = weightsInUse();
  const of = (values: Float64Array, tile: number): number[] => [
    ...values.subarray(tile * VALUES_OF_TILE, (tile + 1) * VALUES_OF_TILE),
  ];
  const [borgo] = PRINTED_ARMIES;

  test('a tile that nobody taught has none of its own, a printed one has the same in every game', () => {
    const catalogue = makeCatalogue([UNHEARD, ...PRINTED_ARMIES]);
    const values = valuesFor(catalogue, tiles);
    for (const { id } of tilesOfArmy(catalogue, 'unheard'))
      expect(of(values, id).every((value) => value === 0)).toBe(true);
    const known = tilesOfArmy(PRINTED_CATALOGUE, borgo.key);
    expect(known.some(({ id }) => of(tiles, id).some((value) => value !== 0))).toBe(true);
    for (const { id, ref } of known)
      expect(of(values, catalogue.byRef.get(ref)?.id ?? -1)).toEqual(of(tiles, id));
  });

  test('an army under the key of a printed one is judged by its own tiles', () => {
    const [key, face] = Object.entries(borgo.tiles).find(([, { kind }]) => kind === 'warrior') ?? [];
    if (key === undefined || face?.kind !== 'warrior') throw new Error('an army without warriors');
    const other = { ...borgo, tiles: { ...borgo.tiles, [key]: { ...face, toughness: 3 } } };
    const catalogue = makeCatalogue([other]);
    const values = valuesFor(catalogue, tiles);
    for (const { id, ref } of tilesOfArmy(catalogue, borgo.key)) {
      const printed = of(tiles, PRINTED_CATALOGUE.byRef.get(ref)?.id ?? -1);
      expect(of(values, id)).toEqual(ref === `${borgo.key}/${key}` ? printed.map(() => 0) : printed);
    }
  });

  test('an army that nobody taught is judged by its faces', () => {
    const state = newState({ armies: ['unheard', 'moloch'], ownArmies: [UNHEARD] }, 3);
    const marksman = rulesOf(state.options).catalogue.byRef.get('unheard/marksman');
    if (!marksman) throw new Error('no marksman');
    const before = evaluate(state, SEATS[0], SEATS[0]).chance;
    expect(before).toBeGreaterThan(0);
    placeUnit(state.units, { hex: 18 as never, tile: marksman.id, rotation: 0 }, SEATS[0]);
    expect(evaluate(state, SEATS[0], SEATS[0]).chance).toBeGreaterThan(before);
  });
});
