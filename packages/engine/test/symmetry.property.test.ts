// The rules know no compass and no player numbers: turning the board or swapping the players turns or swaps the result.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  codesOf,
  describeUnits,
  fightAll,
  type Hex,
  NhexError,
  newState,
  nextRandom,
  type Owner,
  playInPlace,
  randomBelow,
  type SeatId,
  type State,
  seedFrom,
  stageOf,
  type Units,
} from '../src/index.ts';
import { type Placement, placementsOn, setUnits } from './support.ts';
import { turnHex } from './turn-hex.ts';

const RUNS = Number(process.env['NHEX_GAMES'] ?? 60);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
const ARMIES = ['borgo', 'hegemony', 'moloch', 'outpost', 'doomsday'];
const MOST_BRANCHES = 2_000;

/** A position from the middle of a random duel. */
const positions = fc
  .record({
    a: fc.constantFrom(...ARMIES),
    b: fc.constantFrom(...ARMIES),
    seed: fc.nat(),
    choices: fc.nat(120),
  })
  .map(({ a, b, seed, choices }): State => {
    const state = newState({ armies: [a, b] }, seed);
    let rng = seedFrom(seed, 3);
    for (let i = 0; i < choices && stageOf(state) !== 'over'; i++) {
      const codes = codesOf(state);
      rng = nextRandom(rng);
      playInPlace(state, codes[randomBelow(rng, codes.length)]);
    }
    state.battle = undefined;
    state.wounding = undefined;
    return state;
  });

type Change = (unit: Placement) => Placement;

const changed = (units: Units, change: Change): Placement[] =>
  placementsOn(units)
    .map(change)
    .sort((a, b) => a.hex - b.hex);

/** The position with every unit changed. */
function changedState(state: State, change: Change): State {
  const other = cloneState(state);
  setUnits(other, changed(state.units, change));
  return other;
}

const turned =
  (sixths: number): Change =>
  (unit) => ({ ...unit, hex: turnHex(unit.hex, sixths), rotation: (unit.rotation + sixths) % 6 });

const swapped: Change = (unit) => ({ ...unit, owner: (1 - unit.owner) as Owner });

/** Every outcome of a Battle now as comparable texts, or undefined when there are too many. */
function outcomes(state: State, change: Change, hqOrder: readonly number[]): string[] | undefined {
  try {
    return fightAll(state, MOST_BRANCHES)
      .map(({ hq, units }) => JSON.stringify([hqOrder.map((seat) => hq[seat]), changed(units, change)]))
      .sort();
  } catch (error) {
    if (error instanceof NhexError && error.code === 'too-many') return undefined;
    throw error;
  }
}

const same: Change = (unit) => unit;

describe('symmetry of a Battle', () => {
  test('turning the whole board by sixths turns every outcome', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 5 }), (state, sixths) => {
        const other = changedState(state, turned(sixths));
        expect(outcomes(other, same, [0, 1])).toEqual(outcomes(state, turned(sixths), [0, 1]));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test('swapping the players swaps every outcome', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const [a, b] = state.options.armies;
        const options = { ...state.options, armies: [b, a] };
        const other: State = { ...changedState(state, swapped), options };
        other.seats.reverse();
        other.turn.seat = (1 - state.turn.seat) as SeatId;
        expect(outcomes(other, same, [0, 1])).toEqual(outcomes(state, swapped, [1, 0]));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

test('turning the board turns the standing state', () => {
  fc.assert(
    fc.property(positions, fc.integer({ min: 1, max: 5 }), (state, sixths) => {
      const other = changedState(state, turned(sixths));
      const there = describeUnits(other);
      describeUnits(state).forEach((unit, hex) => {
        const image = there[turnHex(hex as Hex, sixths)];
        expect(image?.netted).toBe(unit?.netted);
        expect(image?.initiative).toEqual(unit?.initiative);
        for (const [direction, strength] of Object.entries(unit?.melee ?? {})) {
          expect(image?.melee[(Number(direction) + sixths) % 6]).toBe(strength);
        }
        for (const [direction, strength] of Object.entries(unit?.ranged ?? {})) {
          expect(image?.ranged[(Number(direction) + sixths) % 6]).toBe(strength);
        }
      });
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
