// Structures in scenarios: beside the board, on it from the start, on terrain, and as what objectives are about (ATL-5, STR).

import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  codesOf,
  describeUnits,
  makeChoice,
  makePosition,
  parsePosition,
  type Scenario,
  type ScenarioObjective,
  type State,
  type TerrainKind,
  type UnitStanding,
  unpackChoice,
} from '../src/index.ts';
import { begun, choose, goToTurn, MAIN, trial } from './scenario-support.ts';
import { after, hex } from './structures-support.ts';

type ScenarioUnit = NonNullable<Scenario['units']>[number];

const HQS: readonly ScenarioUnit[] = [
  { hex: 'b4', tile: 'borgo/hq', owner: 0 },
  { hex: 'f2', tile: 'outpost/hq', owner: 1 },
];
const BEHEMOTH: ScenarioUnit = {
  hex: 'c3',
  tile: 'borgo/structure-1a',
  owner: 0,
  second: { hex: 'd3', tile: 'borgo/structure-2b' },
};
const HAND = ['borgo/mutant', 'borgo/claws', 'borgo/claws'];
const variants = ['structures'];

/** Borgo's turn with a full hand, the Structure given up for. */
function deployed(scenario: ReturnType<typeof trial>, ...lines: readonly string[]): State {
  const state = begun(scenario, HAND);
  const deploy = codesOf(state)
    .map((code) => makeChoice(unpackChoice(code), state))
    .find((text) => text.startsWith('deploy'));
  return choose(state, deploy ?? 'no deploy', ...lines).state;
}

describe('beside the board', () => {
  test('[STR-1] [ATL-5] a position with a Structure that was deployed is read back', () => {
    const state = begun(trial({ variants }), HAND);
    const [seat] = state.seats;
    // The hand comes from the deck, so that nothing is there twice.
    for (const tile of seat.hand) {
      const index = seat.deck.indexOf(tile);
      seat.deck = seat.deck.filter((_, i) => i !== index);
    }
    const [laid, stands] = [
      ['lay structure-1a d4 r0'],
      ['lay structure-1a d4 r0', 'lay structure-2a d5 r0'],
    ].map((lines) => choose(state, 'deploy mutant claws claws', ...lines).state);
    for (const line of [state, laid, stands].map(makePosition))
      expect(makePosition(parsePosition(line))).toBe(line);
  });

  test('[VAR-3] [ATL-5] so is one with a mercenary that was taken', () => {
    let state = begun(trial({ variants: ['mercenaries'] }));
    while (state.pending?.kind !== 'draw') state = applyChoice(state, codesOf(state)[0]).state;
    const [, take] = codesOf(state);
    const taken = applyChoice(state, take).state;
    expect(taken.seats[0]).toMatchObject({ mercenaries: [], hand: [expect.any(Number)] });
    const line = makePosition(taken);
    expect(makePosition(parsePosition(line))).toBe(line);
  });

  test('[STR-1] whoever begins with the Structure on the board has no second one', () => {
    const both = trial({ variants, units: [...HQS, BEHEMOTH] });
    expect(begun(both).seats.map(({ structure }) => structure)).toEqual([false, true]);
  });
});

describe('objectives', () => {
  const progress = (
    objective: Partial<ScenarioObjective> & { readonly hexes: readonly string[] },
  ): unknown => {
    const whole = { kind: 'evacuate', side: 0, needed: 1, ...objective } as ScenarioObjective;
    const state = begun(trial({ units: [...HQS, BEHEMOTH], objectives: [whole] }), ['borgo/mutant']);
    return choose(state, 'end').state.course?.progress;
  };

  test.each([['c3'], ['d3'], ['c3', 'd3']])(
    '[STR-3] [ATL-5] it has come where one of its tiles has: %s',
    (...hexes) => {
      expect(progress({ hexes })).toEqual([1]);
    },
  );

  test('[ATL-5] it has not where neither has', () => {
    expect(progress({ hexes: ['d6'] })).toEqual([0]);
  });

  test.each([
    [['borgo/structure-1a'], 1],
    [['borgo/structure-2b'], 1],
    [['borgo/structure-1a', 'borgo/structure-2b'], 1],
    [['borgo/mutant'], 0],
  ])('[STR-3] [ATL-5] an objective that names %j', (tiles, expected) => {
    expect(progress({ kind: 'deliver', hexes: ['d3'], tiles })).toEqual([expected]);
  });

  test('[ATL-5] a Structure is one unit: two of them are out of reach', () => {
    const seats = [{ army: 'borgo', deck: { only: { 'borgo/battle': 4 } } }, { army: 'outpost' }];
    const two = { kind: 'evacuate', side: 0, hexes: ['d3'], needed: 2 } as const;
    const units = [...HQS, BEHEMOTH];
    expect(() => begun(trial({ seats, units, objectives: [two] }))).toThrow(/needed/);
    expect(() => begun(trial({ seats, units, objectives: [{ ...two, needed: 1 }] }))).not.toThrow();
    expect(() => begun(trial({ seats, units: HQS, objectives: [{ ...two, needed: 1 }] }))).toThrow(/needed/);
    expect(() =>
      begun(trial({ seats, units: HQS, variants, objectives: [{ ...two, needed: 1 }] })),
    ).not.toThrow();
  });
});

describe('boarding on a mine', () => {
  const mined = trial({ variants, board: { hexes: MAIN, terrain: { d4: 'mine' } } });

  test('[STR-10] [NET-5] it goes off before anybody is asked', () => {
    // Horns fall at the first wound.
    const state = deployed(mined, 'lay structure-1b d4 r0', 'lay structure-2a d5 r0');
    expect(after(state)).not.toHaveProperty('d4');
    expect(state.pending?.kind).toBe('turn');
  });

  test('[STR-10] beside it the question comes', () => {
    const state = deployed(mined, 'lay structure-1b d3 r0', 'lay structure-2a d2 r0');
    expect(state.pending?.kind).toBe('boarding');
    expect(choose(state, 'hold').state.pending?.kind).toBe('turn');
    expect(choose(state, 'board').state.turn.number).toBe(state.turn.number + 1);
  });
});

describe('terrain under a Structure', () => {
  /** Both tiles on that terrain, or the first on one kind and the second on another. */
  const on = (first: TerrainKind, second = first): State =>
    begun(trial({ units: [...HQS, BEHEMOTH], board: { hexes: MAIN, terrain: { c3: first, d3: second } } }));
  const bare = begun(trial({ units: [...HQS, BEHEMOTH] }));
  const unitOf = (state: State) => describeUnits(state)[hex('c3')] as UnitStanding;
  const woundsOf = ({ units }: State): number => units.wounds[units.at[hex('c3')]];

  test('[STR-5] [ATL-2] of one kind under both tiles gives its bonus once', () => {
    expect(unitOf(on('bunker')).addedToughness).toBe(1);
    expect(unitOf(on('hill')).initiative).toEqual(unitOf(bare).initiative.map((phase) => phase + 1));
  });

  test('[STR-5] [ATL-2] under one of its tiles is enough; of two kinds each works', () => {
    expect(unitOf(on('goal', 'bunker')).addedToughness).toBe(1);
    const both = unitOf(on('hill', 'bunker'));
    expect([both.addedToughness, both.initiative]).toEqual([1, unitOf(on('hill')).initiative]);
  });

  test('[STR-5] [ATL-2] burns it once and heals it once', () => {
    expect(woundsOf(choose(on('fire'), 'end').state)).toBe(1);
    expect(woundsOf(choose(on('goal', 'fire'), 'end').state)).toBe(1);
    const tiles = { tile: 'outpost/structure-1b', second: { hex: 'd3', tile: 'outpost/structure-2b' } };
    const hurt = { hex: 'c3', owner: 1, wounds: 2, ...tiles };
    const board = { hexes: MAIN, terrain: { c3: 'aid', d3: 'aid' } as const };
    expect(woundsOf(goToTurn(begun(trial({ units: [...HQS, hurt], board })), 3).state)).toBe(1);
  });

  test('[STR-5] [ATL-2] two mines are two things: each goes off', () => {
    const mined = trial({ variants, board: { hexes: MAIN, terrain: { d4: 'mine', d5: 'mine' } } });
    const state = deployed(mined, 'lay structure-1a d4 r0', 'lay structure-2b d5 r0');
    expect(state.course?.spent).toEqual([hex('d4'), hex('d5')]);
  });
});
