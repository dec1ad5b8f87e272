// Boards of scenarios worked through: holes, terrain, a Battle by filling (ATL-2, ATL-3).

import { describe, expect, test } from 'vitest';
import {
  codesOf,
  describeUnits,
  fightFirst,
  hexName,
  readScenario,
  rulesOf,
  type State,
  unpackChoice,
} from '../src/index.ts';
import { begun, choose, goToTurn, stand, tileOn, trial } from './scenario-support.ts';
import { hex } from './support.ts';

const died = (state: State): string[] =>
  fightFirst(state).events.flatMap((event) => (event.type === 'died' ? [hexName(event.hex)] : []));

describe('boards with holes', () => {
  const shooting = (kind: 'wall' | 'chasm'): State => {
    const state = begun(trial({ board: { hexes: trial().board.hexes ?? [], holes: { d4: kind } } }));
    stand(state, 'd6', 'outpost/commando', 1, 4); // its shot, printed on edge 2, goes north
    stand(state, 'd2', 'borgo/mutant', 0);
    return state;
  };

  test('[ATL-2] a line of fire does not cross a wall', () => {
    expect(died(shooting('wall'))).toEqual([]);
  });

  test('[ATL-2] it crosses a chasm', () => {
    expect(died(shooting('chasm'))).toEqual(['d2']);
  });

  test('[ATL-2] a Gauss shot goes on behind a chasm, and stops at a wall', () => {
    const gauss = (kind: 'wall' | 'chasm'): State => {
      const hexes = trial().board.hexes ?? [];
      const state = begun(trial({ board: { hexes, holes: { d4: kind } } }));
      stand(state, 'd6', 'moloch/gauss-cannon', 0, 2); // its shot, printed on edge 4, goes north
      stand(state, 'd5', 'outpost/runner', 1);
      stand(state, 'd3', 'outpost/runner', 1);
      stand(state, 'd2', 'outpost/commando', 1);
      return state;
    };
    expect(died(gauss('wall'))).toEqual(['d5']);
    expect(died(gauss('chasm')).sort()).toEqual(['d2', 'd3', 'd5']);
  });

  test('[ATL-2] water does not cover, ruins behind it do', () => {
    const over = (terrain: Record<string, 'ruins'>): State => {
      const hexes = trial().board.hexes ?? [];
      const state = begun(trial({ board: { hexes, holes: { d4: 'water' }, terrain } }));
      stand(state, 'd6', 'outpost/commando', 1, 4);
      stand(state, 'd2', 'borgo/mutant', 0);
      return state;
    };
    expect(died(over({}))).toEqual(['d2']);
    expect(died(over({ d2: 'ruins' }))).toEqual([]);
    // Only where the shot arrives counts.
    expect(died(over({ d3: 'ruins', d6: 'ruins' }))).toEqual(['d2']);
  });

  test('[ATL-2] in the dark shots fly so far and no further, Gauss shots too', () => {
    const dark = (sight: number): State => {
      const state = begun(trial({ board: { hexes: trial().board.hexes ?? [], sight } }));
      stand(state, 'd6', 'moloch/gauss-cannon', 0, 2);
      stand(state, 'd5', 'outpost/runner', 1);
      stand(state, 'd4', 'outpost/runner', 1);
      stand(state, 'd3', 'outpost/commando', 1);
      stand(state, 'c2', 'outpost/commando', 1, 1); // south
      stand(state, 'c5', 'borgo/mutant', 0);
      return state;
    };
    expect(died(dark(2)).sort()).toEqual(['d4', 'd5']);
    expect(died(dark(3)).sort()).toEqual(['c5', 'd3', 'd4', 'd5']);
    expect(readScenario(trial({ board: { sight: 1 } })).board.sight).toBe(1);
  });

  test('[ATL-2] a unit that is pushed comes under the rule of the hex it lands on', () => {
    const scenario = trial({
      seats: [{ army: 'moloch' }, { army: 'outpost' }],
      units: [],
      board: { hexes: trial().board.hexes ?? [], holes: { c3: 'wall', e3: 'wall' }, terrain: { d4: 'mine' } },
    });
    const state = choose(begun(scenario), 'hq b4', 'hq f2').state;
    stand(state, 'd2', 'moloch/blocker', 0);
    stand(state, 'd3', 'outpost/runner', 1);
    state.seats[0].hand = [rulesOf(state.options).catalogue.byRef.get('moloch/push-back')?.id as never];
    // Holes on both sides leave one way, and there lies a mine.
    const { state: after, events } = choose(state, 'push d2 d3 > d4');
    expect(events.some(({ type }) => type === 'terrain-wounds')).toBe(true);
    expect([tileOn(after, 'd3'), tileOn(after, 'd4')]).toEqual([undefined, undefined]);
  });

  test('[ATL-2] a belt that ends at a hole leaves its load where it is', () => {
    const hexes = trial().board.hexes ?? [];
    const state = begun(
      trial({ board: { hexes, holes: { d3: 'chasm' }, terrain: { d4: { kind: 'belt', way: 0 } } } }),
    );
    stand(state, 'd4', 'borgo/mutant', 0);
    expect(tileOn(choose(state, 'end').state, 'd4')).toBe('borgo/mutant');
  });

  test('[ATL-2] nobody is pushed or moved into a hole, and no Air Strike falls beside it', () => {
    const scenario = trial({
      seats: [{ army: 'moloch' }, { army: 'outpost' }],
      units: [],
      board: { hexes: trial().board.hexes ?? [], holes: { d4: 'chasm' } },
    });
    const state = begun(scenario);
    const placed = choose(state, 'hq b4', 'hq f2').state;
    stand(placed, 'd2', 'moloch/blocker', 0);
    stand(placed, 'd3', 'outpost/runner', 1);
    placed.seats[0].hand = ['push-back', 'air-strike'].map(
      (key) => rulesOf(placed.options).catalogue.byRef.get(`moloch/${key}`)?.id as never,
    );
    const choices = codesOf(placed).map(unpackChoice);
    expect(choices.filter(({ type }) => type === 'air-strike')).toEqual([]);
    const pushed = choose(placed, 'push d2 d3').state;
    expect(
      codesOf(pushed)
        .map(unpackChoice)
        .map((choice) => hexName((choice as unknown as { to: never }).to))
        .sort(),
    ).toEqual(['c3', 'e3']);
  });

  test('[ATL-2] "full" means the hexes that the scenario names', () => {
    const state = begun(trial({ board: { hexes: trial().board.hexes ?? [], full: ['d3', 'd4'] } }), [
      'borgo/mutant',
    ]);
    stand(state, 'd3', 'borgo/mutant', 0);
    const { events } = choose(state, 'place mutant d4 r0');
    expect(events.some((event) => event.type === 'battle' && event.reason === 'full')).toBe(true);
    const never = begun(trial({ board: { hexes: trial().board.hexes ?? [], full: [] } }), ['borgo/mutant']);
    expect(choose(never, 'place mutant d4 r0').events.some(({ type }) => type === 'battle')).toBe(false);
  });
});

describe('a Battle by filling', () => {
  test('[ATL-3] that removes no unit is an immediate draw, whatever the HQs', () => {
    const state = begun(trial({ board: { hexes: trial().board.hexes ?? [], full: ['c4', 'b4'] } }), [
      'borgo/mutant',
    ]);
    stand(state, 'e2', 'borgo/brawler', 0, 2); // hits the HQ on f2
    const { state: after } = choose(state, 'place mutant c4 r3');
    expect(after.seats[1].hq).toBeLessThan(20);
    expect(after.result).toEqual({ winners: [], reason: 'no-change' });
  });

  test('[ATL-3] that removes one goes on', () => {
    const state = begun(trial({ board: { hexes: trial().board.hexes ?? [], full: ['d3', 'd4'] } }), [
      'borgo/mutant',
    ]);
    stand(state, 'd3', 'outpost/commando', 1);
    const { state: after } = choose(state, 'place mutant d4 r0');
    expect(tileOn(after, 'd3')).toBeUndefined();
    expect(after.result).toBeUndefined();
  });
});

describe('terrain', () => {
  const board = (terrain: NonNullable<ReturnType<typeof trial>['board']['terrain']>) =>
    trial({ board: { hexes: trial().board.hexes ?? [], terrain } });

  test('[ATL-2] ruins stop one strength of every shot, whatever armor there is, and no blow', () => {
    const state = begun(board({ d3: 'ruins', c3: 'ruins' }));
    stand(state, 'd5', 'outpost/commando', 1, 4); // strength 1, north
    stand(state, 'd3', 'borgo/mutant', 0, 3);
    expect(died(state)).toEqual([]);
    stand(state, 'd4', 'outpost/brawler', 1, 0); // a blow north
    expect(died(state)).toContain('d3');
  });

  test('[ATL-2] a hill makes quicker, a swamp slower, a bunker tougher, a nest and an arena stronger', () => {
    const state = begun(board({ d3: 'hill', d4: 'swamp', d5: 'nest', c4: 'arena', e4: 'bunker' }));
    stand(state, 'd3', 'outpost/commando', 1, 0);
    stand(state, 'd4', 'borgo/mutant', 0, 0);
    stand(state, 'd5', 'outpost/commando', 1, 0);
    stand(state, 'c4', 'borgo/brawler', 0, 0);
    stand(state, 'e4', 'outpost/runner', 1, 0);
    const units = describeUnits(state);
    expect(units[hex('d3')]?.initiative).toEqual([4]);
    expect(units[hex('d4')]?.initiative).toEqual([1]);
    expect(units[hex('d5')]?.ranged).toEqual({ 2: 2 });
    expect(units[hex('c4')]?.melee).toEqual({ 0: 3 });
    expect(units[hex('e4')]?.addedToughness).toBe(1);
  });

  test('[ATL-2] who leaves a bunker with a wound too many drops off at once', () => {
    const state = begun(trial({ board: { hexes: trial().board.hexes ?? [], terrain: { d4: 'bunker' } } }));
    stand(state, 'd4', 'borgo/assassin', 0, 0, 1);
    const stays = choose(state, 'mobility d4 d4 r1').state;
    expect(tileOn(stays, 'd4')).toBe('borgo/assassin');
    const { state: left, events } = choose(state, 'mobility d4 d3 r0');
    expect(tileOn(left, 'd3')).toBeUndefined();
    expect(events).toContainEqual(expect.objectContaining({ type: 'died', why: 'lost-toughness' }));
  });

  test('[ATL-2] a carousel turns whoever stands there at the end of every turn', () => {
    const state = begun(board({ d3: 'carousel', d5: { kind: 'carousel', by: 5 } }));
    stand(state, 'd3', 'borgo/mutant', 0, 5);
    stand(state, 'd5', 'outpost/runner', 1, 0);
    const { state: after, events } = choose(state, 'end');
    expect(after.units.rotation[hex('d3')]).toBe(0);
    expect(after.units.rotation[hex('d5')]).toBe(5);
    expect(events.filter((event) => event.type === 'moved' && event.how === 'carousel')).toHaveLength(2);
    expect(choose(after, 'end').state.units.rotation[hex('d3')]).toBe(1);
  });

  test('[ATL-2] a belt carries units of the player whose turn ends, those ahead first', () => {
    const state = begun(
      board({ d5: { kind: 'belt', way: 0 }, d4: { kind: 'belt', way: 0 }, c3: { kind: 'belt', way: 0 } }),
    );
    stand(state, 'd5', 'borgo/mutant', 0);
    stand(state, 'd4', 'borgo/claws', 0);
    stand(state, 'c3', 'outpost/runner', 1);
    const { state: after } = choose(state, 'end');
    expect([tileOn(after, 'd3'), tileOn(after, 'd4'), tileOn(after, 'd5')]).toEqual([
      'borgo/claws',
      'borgo/mutant',
      undefined,
    ]);
    expect(tileOn(after, 'c3')).toBe('outpost/runner');
    expect(tileOn(choose(after, 'end').state, 'c2')).toBe('outpost/runner');
  });

  test('[ATL-2] a mine wounds the first who comes there, once', () => {
    const state = begun(board({ d4: 'mine' }), ['borgo/mutant', 'borgo/claws']);
    const { state: after, events } = choose(state, 'place mutant d4 r0');
    expect(events.some(({ type }) => type === 'terrain-wounds')).toBe(true);
    expect(tileOn(after, 'd4')).toBeUndefined();
    expect(after.course?.spent).toEqual([hex('d4')]);
    expect(tileOn(choose(after, 'place claws d4 r0').state, 'd4')).toBe('borgo/claws');
  });

  test('[ATL-2] fire wounds and an aid post heals the units of the player whose turn ends', () => {
    const state = begun(board({ d4: 'fire', d5: 'aid' }));
    stand(state, 'd4', 'borgo/super-mutant', 0);
    stand(state, 'd5', 'borgo/super-officer', 0, 0, 1);
    const { state: after } = choose(state, 'end');
    expect(after.units.wounds[after.units.at[hex('d4')]]).toBe(1);
    expect(after.units.wounds[after.units.at[hex('d5')]]).toBe(0);
    const later = choose(after, 'end').state;
    expect(tileOn(later, 'd4')).toBe('borgo/super-mutant');
    expect(tileOn(goToTurn(later, 4).state, 'd4')).toBeUndefined();
  });
});
