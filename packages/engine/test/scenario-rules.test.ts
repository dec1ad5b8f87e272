// The rules of scenarios on worked boards: what they fix, arrivals, alliances, objectives, the end (ATL).

import { describe, expect, test } from 'vitest';
import {
  checkOptions,
  codesOf,
  fightFirst,
  hexName,
  isBuiltIn,
  makePosition,
  NOBODY,
  newState,
  parsePosition,
  readScenario,
  rulesOf,
  SCENARIOS,
  type State,
  unpackChoice,
} from '../src/index.ts';
import { begun, choose, goToTurn, MAIN, stand, tileOn, trial } from './scenario-support.ts';

const died = (state: State): string[] =>
  fightFirst(state).events.flatMap((event) => (event.type === 'died' ? [hexName(event.hex)] : []));

describe('what a scenario fixes', () => {
  test('[ATL-1] armies, mode, board and variants follow from it', () => {
    const options = checkOptions({
      scenario: trial({ seats: [{ army: 'borgo' }, { army: 'outpost', points: 12 }] }),
    });
    expect(options).toMatchObject({
      mode: 'duel',
      armies: ['borgo', 'outpost'],
      board: 'main',
      variants: [],
    });
    expect(newState(options, 1).seats.map(({ hq }) => hq)).toEqual([20, 12]);
  });

  test('[ATL-1] it cannot be played with others', () => {
    expect(() => checkOptions({ scenario: trial(), armies: ['moloch', 'outpost'] })).toThrow(
      /armies: the scenario trial/,
    );
    expect(() => checkOptions({ scenario: trial(), variants: ['mercenaries'] })).toThrow(/variants/);
  });

  test('[VAR-3] [STR-12] there are mercenaries and Structures for four at most', () => {
    const seats = ['borgo', 'outpost', 'moloch', 'hegemony', 'doomsday'].map((army) => ({ army }));
    const units = seats.map(({ army }, owner) => ({ hex: MAIN[owner * 4], tile: `${army}/hq`, owner }));
    for (const variant of ['mercenaries', 'structures'])
      expect(() => checkOptions({ scenario: trial({ seats, units, variants: [variant] }) })).toThrow(/four/);
  });

  test('[ATL-1] completed options say the same again', () => {
    const options = checkOptions({ scenario: 'atlas-1' });
    const copy = checkOptions(JSON.parse(JSON.stringify(options)));
    expect(copy).toEqual(options);
    expect(copy.scenario && isBuiltIn(copy.scenario)).toBe(true);
  });

  test('[ATL-5] a whole scenario of somebody else travels with a position', () => {
    const state = begun(trial({ objectives: [{ kind: 'survive', side: 1, needed: 9 }] }));
    const read = parsePosition(makePosition(state));
    expect(read.options.scenario).toEqual(state.options.scenario);
    expect(makePosition(read)).toBe(makePosition(state));
  });

  test('[ATL-5] every scenario that comes with the game passes the checks of a file', () => {
    for (const scenario of SCENARIOS)
      expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
  });

  test('[ATL-5] decks change: tiles without, tiles added, other tiles altogether', () => {
    const seats = [
      { army: 'borgo', deck: { without: { 'borgo/battle': 6 }, add: { 'neutral/mercenary-gunner': 2 } } },
      { army: 'outpost', deck: { only: { 'outpost/runner': 3 } } },
    ];
    const { decks, catalogue } = (rulesOf(checkOptions({ scenario: trial({ seats }) })).scenario ??
      {}) as never as {
      decks: number[][];
      catalogue: { tiles: { ref: string }[] };
    };
    const refs = decks.map((deck) => deck.map((tile) => catalogue.tiles[tile].ref));
    expect(refs[0]).toHaveLength(30);
    expect(refs[0]).not.toContain('borgo/battle');
    expect(refs[0].filter((ref) => ref === 'neutral/mercenary-gunner')).toHaveLength(2);
    expect(refs[1]).toEqual(['outpost/runner', 'outpost/runner', 'outpost/runner']);
  });

  test('[ATL-5] HQs are placed where the scenario says, and only those that are not there', () => {
    const scenario = trial({
      seats: [
        { army: 'borgo', withoutHq: true },
        { army: 'outpost', hqHexes: ['f3', 'f4'] },
      ],
      units: [],
    });
    const state = newState({ scenario }, 1);
    expect(state.pending).toEqual({ kind: 'hq', seat: 1 });
    const hexes = new Set(
      codesOf(state).map((code) => hexName((unpackChoice(code) as { hex: number }).hex as never)),
    );
    expect([...hexes]).toEqual(['f3', 'f4']);
  });

  test('[ATL-5] tiles are placed only where a seat may deploy', () => {
    const scenario = trial({ seats: [{ army: 'borgo', deploy: ['b2', 'b3'] }, { army: 'outpost' }] });
    const state = begun(scenario, ['borgo/mutant']);
    const hexes = new Set(
      codesOf(state)
        .map(unpackChoice)
        .flatMap((choice) => (choice.type === 'place' ? [hexName(choice.hex)] : [])),
    );
    expect([...hexes]).toEqual(['b2', 'b3']);
  });

  test('[ATL-5] [STR-2] so is a Structure, and only where both its tiles have room', () => {
    const seats = [{ army: 'borgo', deploy: ['b2', 'b3', 'd6'] }, { army: 'outpost' }];
    const state = begun(trial({ seats, variants: ['structures'] }), [
      'borgo/mutant',
      'borgo/claws',
      'borgo/move',
    ]);
    const hexesOf = (at: State): string[] => [
      ...new Set(
        codesOf(at)
          .map(unpackChoice)
          .flatMap((choice) => (choice.type === 'lay' ? [hexName(choice.hex)] : [])),
      ),
    ];
    const laying = choose(state, 'deploy mutant claws move').state;
    expect(hexesOf(laying)).toEqual(['b2', 'b3']);
    expect(hexesOf(choose(laying, 'lay structure-1a b3 r0').state)).toEqual(['b2']);
    stand(state, 'b3', 'outpost/runner', 1);
    expect(codesOf(state).map((code) => unpackChoice(code).type)).not.toContain('deploy');
  });
});

describe('arrivals and alliances', () => {
  test('[ATL-5] units arrive on the first free hex, and wait where none is', () => {
    const arrivals = [
      { turn: 3, every: 2, times: 2, owner: 0, units: [{ tile: 'borgo/claws', hexes: ['b2', 'b3'] }] },
    ];
    const state = begun(trial({ arrivals }));
    expect(tileOn(goToTurn(state, 2).state, 'b2')).toBeUndefined();
    const third = goToTurn(state, 3);
    expect(tileOn(third.state, 'b2')).toBe('borgo/claws');
    expect(third.events.some(({ type }) => type === 'arrived')).toBe(true);
    stand(third.state, 'b3', 'outpost/runner', 1);
    const fifth = goToTurn(third.state, 5).state;
    expect(fifth.course?.arrived).toEqual([1]);
  });

  test('[ATL-5] tiles join a deck', () => {
    const state = begun(
      trial({ arrivals: [{ turn: 2, owner: 1, tiles: { 'neutral/mercenary-gunner': 2 } }] }),
    );
    const before = state.seats[1].deck.length;
    const after = goToTurn(state, 2).state;
    expect(after.seats[1].deck.length + after.seats[1].hand.length + after.seats[1].discard.length).toBe(
      before + 2,
    );
  });

  test('[ATL-5] a force of nobody fights everybody and obeys nobody', () => {
    const state = begun(
      trial({ arrivals: [{ turn: 2, units: [{ tile: 'moloch/hunter-killer', hexes: ['d4'] }] }] }),
    );
    const second = goToTurn(state, 2).state;
    stand(second, 'd3', 'borgo/mutant', 0, 3);
    stand(second, 'd5', 'outpost/commando', 1, 3);
    expect(died(second).sort()).toEqual(['d3', 'd5']);
    expect(
      codesOf(second)
        .map(unpackChoice)
        .filter(({ type }) => type === 'mobility'),
    ).toEqual([]);
  });

  test('[ATL-5] who is allied changes when the scenario says; who wins with whom does not', () => {
    const scenario = trial({
      alliances: [
        { turn: 2, sides: [0, 0] },
        { turn: 4, sides: [0, 1] },
      ],
    });
    const state = begun(scenario);
    stand(state, 'd4', 'borgo/mutant', 0, 0);
    stand(state, 'd3', 'outpost/commando', 1, 0);
    expect(died(state)).toEqual(['d3']);
    const { state: allied, events } = goToTurn(state, 2);
    expect(events).toContainEqual(expect.objectContaining({ type: 'alliance', sides: [0, 0] }));
    expect(died(allied)).toEqual([]);
    expect(parsePosition(makePosition(allied)).options.era).toBe(1);
    expect(died(goToTurn(allied, 4).state)).toEqual(['d3']);
    expect(rulesOf(allied.options).mode.side(0 as never)).not.toBe(
      rulesOf(allied.options).mode.side(1 as never),
    );
  });
});

describe('objectives', () => {
  test('[ATL-5] a part delivered leaves the board and counts; enough of them win', () => {
    const objectives = [
      { kind: 'deliver' as const, side: 0, needed: 2, tiles: ['borgo/claws'], hexes: ['d2', 'd3'] },
    ];
    const state = begun(trial({ objectives }));
    stand(state, 'd2', 'borgo/claws', 0);
    stand(state, 'd3', 'borgo/mutant', 0);
    const { state: after, events } = choose(state, 'end');
    expect(tileOn(after, 'd2')).toBeUndefined();
    expect(tileOn(after, 'd3')).toBe('borgo/mutant');
    expect(events.filter(({ type }) => type === 'left' || type === 'objective')).toHaveLength(2);
    expect(after.course?.progress).toEqual([1]);
    const later = choose(after, 'end').state;
    stand(later, 'd2', 'borgo/claws', 0);
    expect(goToTurn(later, 4).state.result).toEqual({ winners: [0], reason: 'objective' });
  });

  test('[ATL-5] any unit of the side may be evacuated, but no HQ', () => {
    const objectives = [{ kind: 'evacuate' as const, side: 0, needed: 5, hexes: ['b4', 'b3', 'c4'] }];
    const state = begun(trial({ objectives }));
    stand(state, 'b3', 'borgo/mutant', 0);
    stand(state, 'c4', 'outpost/runner', 1);
    const { state: after } = choose(state, 'end');
    expect([tileOn(after, 'b4'), tileOn(after, 'b3'), tileOn(after, 'c4')]).toEqual([
      'borgo/hq',
      undefined,
      'outpost/runner',
    ]);
  });

  test('[ATL-5] a unit that was brought out lies in the position by its name and army', () => {
    const objectives = [{ kind: 'evacuate' as const, side: 0, needed: 5, hexes: ['b3'] }];
    const state = begun(trial({ objectives }));
    stand(state, 'b3', 'borgo/mutant', 0);
    const { state: after } = choose(state, 'end');
    expect(makePosition(after)).toContain('mutant@borgo');
    expect(parsePosition(makePosition(after)).removed).toEqual(after.removed);
  });

  test('[ATL-5] the game may end with a unit that moved and is brought out: its position is read back', () => {
    const objectives = [{ kind: 'evacuate' as const, side: 0, needed: 1, hexes: ['b3'] }];
    const state = begun(trial({ objectives }));
    stand(state, 'c4', 'borgo/assassin', 0);
    const { state: after } = choose(state, 'mobility c4 b3 r0', 'end');
    expect(after.result).toEqual({ winners: [0], reason: 'objective' });
    expect(after.turn.moved).toEqual([]);
    expect(makePosition(parsePosition(makePosition(after)))).toBe(makePosition(after));
  });

  test('[ATL-5] destroying named units counts', () => {
    const objectives = [{ kind: 'destroy' as const, side: 0, needed: 1, tiles: ['outpost/recon-center'] }];
    const state = begun(trial({ objectives }), ['borgo/battle']);
    stand(state, 'd4', 'borgo/mutant', 0, 0);
    stand(state, 'd3', 'outpost/recon-center', 1);
    expect(choose(state, 'battle').state.result).toEqual({ winners: [0], reason: 'objective' });
  });

  test('[ATL-5] where only own work counts, a unit that others destroyed does not', () => {
    const objectives = ([0, 1] as const).map((side) => ({
      kind: 'destroy' as const,
      side,
      needed: 9,
      countsAtEnd: true as const,
      byOwn: true as const,
      tiles: ['moloch/hunter-killer'],
    }));
    const arrivals = [{ turn: 20, every: 1, units: [{ tile: 'moloch/hunter-killer', hexes: ['d6'] }] }];
    const state = begun(trial({ objectives, arrivals }), ['borgo/battle']);
    stand(state, 'd5', 'borgo/claws', 0, 1); // strikes to the north and the north-west
    stand(state, 'd4', 'moloch/hunter-killer', NOBODY);
    stand(state, 'f4', 'outpost/commando', 1, 4);
    expect(choose(state, 'battle').state.course?.progress).toEqual([1, 0]);
  });

  test('[ATL-5] what is held when the own turn begins counts', () => {
    const objectives = [{ kind: 'hold' as const, side: 1, needed: 2, hexes: ['d3', 'd4', 'd5'], least: 2 }];
    const state = begun(trial({ objectives }));
    stand(state, 'd3', 'outpost/runner', 1);
    expect(goToTurn(state, 2).state.course?.progress).toEqual([0]);
    stand(state, 'd5', 'outpost/runner', 1);
    const second = goToTurn(state, 2).state;
    expect(second.course?.progress).toEqual([1]);
    expect(goToTurn(second, 4).state.result).toEqual({ winners: [1], reason: 'objective' });
  });

  test('[ATL-5] the last turn: a side that had only to survive, or points, or a Final Battle', () => {
    const survive = begun(trial({ limit: { turns: 2 }, end: [{ side: 1 }] }));
    expect(goToTurn(survive, 9).state.result).toEqual({ winners: [1], reason: 'turn-limit' });
    const points = begun(
      trial({ seats: [{ army: 'borgo' }, { army: 'outpost', points: 9 }], limit: { turns: 2 } }),
    );
    expect(goToTurn(points, 9).state.result).toEqual({ winners: [0], reason: 'turn-limit' });
    const battle = begun(trial({ limit: { turns: 2, battle: true } }));
    stand(battle, 'e2', 'borgo/brawler', 0, 2);
    const { state, events } = goToTurn(battle, 9);
    expect(events.some((event) => event.type === 'battle' && event.reason === 'final')).toBe(true);
    expect(state.result).toEqual({ winners: [0], reason: 'final-battle' });
  });

  test('[ATL-5] objectives that only count at the end are compared there', () => {
    const objectives = [
      { kind: 'destroy' as const, side: 0, needed: 9, countsAtEnd: true as const },
      { kind: 'destroy' as const, side: 1, needed: 9, countsAtEnd: true as const },
    ];
    const state = begun(trial({ objectives, limit: { turns: 2 }, end: ['objectives', 'hq'] }), [
      'borgo/battle',
    ]);
    stand(state, 'd4', 'borgo/mutant', 0, 0);
    stand(state, 'd3', 'outpost/runner', 1);
    const fought = choose(state, 'battle').state;
    expect(fought.course?.progress).toEqual([1, 0]);
    expect(goToTurn(fought, 9).state.result).toEqual({ winners: [0], reason: 'turn-limit' });
  });

  test('[ATL-4] there are eight in the atlas, one for three and one for four players, each with a skill of its own', () => {
    const atlas = SCENARIOS.filter(({ set }) => set === 'atlas');
    expect(atlas.map(({ seats }) => seats.length)).toEqual([2, 2, 2, 2, 2, 2, 3, 4]);
    expect(new Set(atlas.map(({ texts }) => texts.en.skill)).size).toBe(atlas.length);
  });
});
