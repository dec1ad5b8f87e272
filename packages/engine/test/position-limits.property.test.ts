// Whatever a legal game comes to can be written and read: armies as strong as army files allow, scenario files with long
// cycles of turns, every stage of a game up to its end.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  codesOf,
  codeType,
  type GameOptionsInput,
  makePosition,
  newState,
  parsePosition,
  playInPlace,
  type Scenario,
  type ScenarioInput,
  type State,
} from '../src/index.ts';
import { armyFiles } from './random-armies.ts';
import { dice } from './random-games.ts';

const RUNS = Number(process.env['NHEX_FUZZ'] ?? 8);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
const settings = { numRuns: RUNS, seed: SEED };

/** What army files allow at the most, on one tile. */
const EXTREME = {
  kind: 'warrior',
  count: 2,
  initiative: [9, 7, 5, 3, 1],
  melee: { 0: 9, 2: 9 },
  ranged: { 1: 9, 3: 9 },
  toughness: 9,
  mobility: 3,
  recon: 3,
  rotations: 3,
};

/** The army with two kinds of unit at the limits, and an HQ that grants turns. */
function extreme(army: Army): Army {
  const { hq, 'unit-0': _, 'unit-1': __, ...tiles } = army.tiles;
  const modules = { ...EXTREME, kind: 'module', connections: [0, 1, 2, 3, 4, 5] };
  const gives = { melee: 5, ranged: 5, initiative: 5, toughness: 5, extraAction: 1 };
  return {
    ...army,
    tiles: { ...tiles, hq: { ...hq, rotations: 3 }, 'unit-0': EXTREME, 'unit-1': { ...modules, gives } },
  } as unknown as Army;
}

const armies = fc.tuple(armyFiles('red').map(extreme), armyFiles('blue').map(extreme));

const ownGames: fc.Arbitrary<GameOptionsInput> = fc
  .record({
    ownArmies: armies,
    mode: fc.constantFrom('duel', 'deathmatch', 'scored', 'team'),
    variants: fc.subarray(['structures', 'mercenaries', 'reinforcement', 'mad-bomber'] as const),
  })
  .map(({ ownArmies, mode, variants }) => ({
    ownArmies,
    mode,
    variants,
    armies: ['red', 'blue', 'red', 'blue'].slice(0, { duel: 2, deathmatch: 3, scored: 3, team: 4 }[mode]),
  }));

const words = (seats: number): Scenario['texts']['en'] => ({
  title: 'Long',
  story: 'A long way.',
  skill: 'Waiting.',
  goals: Array.from({ length: seats }, () => 'Win.'),
  rules: [],
  objectives: [],
  victories: Array.from({ length: seats }, () => 'Won.'),
});

/** Up to twelve turns in a cycle, alliances, tiles that join a deck by dozens. */
const scenarios: fc.Arbitrary<ScenarioInput> = fc
  .record({
    armies,
    seats: fc.integer({ min: 2, max: 4 }),
    cycle: fc.array(fc.nat(3), { minLength: 4, maxLength: 8 }),
    points: fc.integer({ min: 1, max: 40 }),
    outlasts: fc.boolean(),
  })
  .map(({ armies: own, seats: count, cycle, points, outlasts }) => {
    const seats = ['red', 'blue', 'moloch', 'borgo'].slice(0, count).map((army) => ({ army, points }));
    return {
      scenario: {
        key: 'long',
        set: 'atlas' as const,
        armies: own,
        seats,
        cycle: [...seats.keys(), ...cycle.map((seat) => seat % count)],
        board: {},
        arrivals: [
          { turn: 2, every: 2, times: 9, owner: 0, tiles: { 'red/unit-0': 30 } },
          { turn: 3, every: 3, times: 9, owner: 1, units: [{ tile: 'blue/unit-1', hexes: ['d4', 'd5'] }] },
        ],
        alliances: [4, 8].map((turn) => ({ turn, sides: seats.map((_, seat) => (seat + turn / 4) % 2) })),
        limit: outlasts ? { turns: 60, outlastsDecks: true } : { turns: 60, battle: true },
        end: ['hq' as const],
        texts: { en: words(count) },
      },
    };
  });

function expectReadable(state: State): void {
  const line = makePosition(state);
  const read = parsePosition(line);
  expect(makePosition(read)).toBe(line);
  expect(codesOf(read)).toEqual(codesOf(state));
}

/** Plays it to the end: kinds of choice alike, turns as often as they are granted. Looks now and then, and at the end. */
function playThrough(state: State, seed: number): void {
  const roll = dice(seed);
  const usual = ['hq', 'turn', 'forced-discard'];
  while (state.pending) {
    if (roll(usual.includes(state.pending.kind) ? 25 : 4) === 0) expectReadable(state);
    const codes = codesOf(state);
    const types = [...new Set(codes.map(codeType))];
    const type = types.includes('rotate') && roll(2) ? 'rotate' : types[roll(types.length)];
    const open = codes.filter((code) => codeType(code) === type);
    playInPlace(state, open[roll(open.length)]);
  }
  expectReadable(state);
}

describe('positions of extreme games are read as they were written', () => {
  test('own armies', () => {
    fc.assert(
      fc.property(ownGames, fc.nat(), (options, seed) => playThrough(newState(options, seed), seed)),
      settings,
    );
  });

  test('[DDM-6] a turn in which units were turned more than nine times', () => {
    const warrior = { ...EXTREME, count: 34 };
    const red = { key: 'red', tiles: { hq: { kind: 'hq', rotations: 3 }, warrior } } as unknown as Army;
    const state = newState({ armies: ['red', 'borgo'], ownArmies: [red] }, 1);
    const playFirst = (...types: string[]): void => {
      const codes = codesOf(state);
      const type = types.find((each) => codes.some((code) => codeType(code) === each));
      playInPlace(state, codes.find((code) => codeType(code) === type) ?? codes[0]);
    };
    while (state.turn.rotations < 12) {
      if (state.pending?.kind !== 'turn') playFirst('discard');
      else if (state.turn.seat === 1) playFirst('end');
      else if (state.turn.number < 7) playFirst('place', 'end');
      else playFirst('rotate');
    }
    expectReadable(state);
  });

  test('scenario files', () => {
    fc.assert(
      fc.property(scenarios, fc.nat(), (options, seed) => playThrough(newState(options, seed), seed)),
      settings,
    );
  });
});
