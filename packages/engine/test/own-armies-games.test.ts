// Games with user-made armies: catalogues side by side, records and positions that carry them, twins of printed armies.

import { describe, expect, test } from 'vitest';
import {
  type Army,
  applyChoice,
  codesOf,
  hashState,
  MAX_TILES,
  makeCatalogue,
  makeChoice,
  makeDraws,
  makePosition,
  makeRecord,
  NEUTRAL_ARMY,
  newGame,
  newState,
  PRINTED_ARMIES,
  PRINTED_CATALOGUE,
  packChoice,
  parseArmy,
  parseChoice,
  parsePosition,
  parseRecord,
  parseScenario,
  play,
  replay,
  requestOf,
  rulesOf,
  type State,
  tilesOfArmy,
  unpackChoice,
} from '../src/index.ts';
import { dice } from './random-games.ts';
import { choose, expectRefused, fightOnce, open, ownArmy, refusal, standing } from './structures-support.ts';

const warrior = { kind: 'warrior' };
const hq = { kind: 'hq', initiative: [0] };

describe('catalogues as values', () => {
  test('two games with different armies of one key live side by side', () => {
    const game = (strength: number): State =>
      parseScenario({
        players: [{ army: 'mine' }, { army: 'borgo' }],
        armies: [{ key: 'mine', tiles: { x: { ...warrior, initiative: [2], melee: { 0: strength } } } }],
        board: { d4: { tile: 'mine/x' }, d3: { tile: 'borgo/hq' } },
      });
    const weak = game(1);
    const strong = game(5);
    for (let i = 0; i < 3; i++) {
      expect(fightOnce(weak).hq).toEqual([20, 19]);
      expect(fightOnce(strong).hq).toEqual([20, 15]);
      expect(standing(weak, 'd4').melee).toEqual({ 0: 1 });
      expect(standing(strong, 'd4').melee).toEqual({ 0: 5 });
    }
  });

  test('an own army may bear the key of a printed one, in its own game only', () => {
    const changed = parseScenario({
      players: [{ army: 'borgo' }, { army: 'moloch' }],
      armies: [{ key: 'borgo', tiles: { claws: { ...warrior, initiative: [9] } } }],
      board: { d4: { tile: 'borgo/claws' }, d3: { tile: 'moloch/hq' } },
    });
    expect(standing(changed, 'd4').initiative).toEqual([9]);
    const printed = parseScenario({
      players: [{ army: 'borgo' }, { army: 'moloch' }],
      board: { d4: { tile: 'borgo/claws' } },
    });
    expect(standing(printed, 'd4').initiative).toEqual([3]);
    expect(rulesOf(printed.options).catalogue).toBe(PRINTED_CATALOGUE);
  });

  test('a module of both kinds helps its own and harms the enemy, never the other way round', () => {
    const both = {
      kind: 'module',
      connections: [0, 1, 2, 3, 4, 5],
      gives: { medic: true, transport: true, quartermaster: true, melee: 1, ranged: 1 },
      inflicts: { initiative: -1 },
    };
    const state = parseScenario({
      players: [{ army: 'mine' }, { army: 'theirs' }],
      armies: [
        { key: 'mine', tiles: { both, x: { ...warrior, initiative: [2], melee: { 0: 1 } } } },
        { key: 'theirs', tiles: { x: { ...warrior, initiative: [2], melee: { 0: 1 } } } },
      ],
      starter: 1,
      board: { d4: { tile: 'mine/both' }, d3: { tile: 'theirs/x', rotation: 3 }, d5: { tile: 'mine/x' } },
    });
    expect(standing(state, 'd3')).toMatchObject({
      initiative: [1],
      melee: { 3: 1 },
      sources: [{ bonus: { initiative: -1 } }],
    });
    expect(standing(state, 'd5')).toMatchObject({
      initiative: [2],
      melee: { 0: 2 },
      sources: [{ bonus: both.gives }],
    });
    expect(open(state, 'transport')).toEqual([]);
    // No Medic of mine saves theirs.
    const hit = parseScenario({
      players: [{ army: 'mine' }, { army: 'theirs' }],
      armies: [
        { key: 'mine', tiles: { both, gun: { ...warrior, initiative: [2], ranged: { 0: 1 } } } },
        { key: 'theirs', tiles: { x: warrior } },
      ],
      board: { d4: { tile: 'mine/both' }, d3: { tile: 'theirs/x' }, d6: { tile: 'mine/gun' } },
    });
    expect(fightOnce(hit).board).toEqual({ d4: 'mine/both', d6: 'mine/gun' });
  });

  test('a thousand kinds of tile in one army: the last one stands, fights and is chosen like the first', () => {
    const tiles: Record<string, object> = { hq };
    for (let i = 0; i < 999; i++)
      tiles[`t${i}`] = { ...warrior, count: i > 964 ? 1 : 0, initiative: [2], melee: { 0: 1 + (i % 9) } };
    const army = { key: 'many', tiles };
    const state = newState({ armies: ['many', 'borgo'], ownArmies: [army as unknown as Army] }, 'kinds');
    const { catalogue } = rulesOf(state.options);
    expect(catalogue.tiles.length).toBeGreaterThan(1000);
    const last = catalogue.byRef.get('many/t998');
    if (!last) throw new Error('it is missing');
    state.seats[0].hand = [last.id];
    const ready = choose(state, 'hq b2 r0', 'hq f4 r0');
    ready.seats[0].hand = [last.id];
    const placed = choose(ready, 'place t998 e4 r1');
    expect(standing(placed, 'e4').melee).toEqual({ 1: 1 + (998 % 9) });
    const place = { type: 'place', tile: last.id, hex: placed.units.hex[0], rotation: 5 } as const;
    expect(unpackChoice(packChoice(place))).toEqual(place);
  });

  test('more kinds than fit are refused', () => {
    const army = (key: string): Army =>
      parseArmy(
        { key, tiles: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`t${i}`, warrior])) },
        'board',
      );
    expectRefused(() => makeCatalogue(['a', 'b', 'c'].map(army)), 'bad-army', 'too-many-kinds');
    expect(makeCatalogue(['a', 'b'].map(army)).tiles).toHaveLength(2000);
    expect(MAX_TILES).toBeGreaterThanOrEqual(2000);
    const tiles = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`t${i}`, warrior]));
    expectRefused(() => parseArmy({ key: 'a', tiles }, 'board'), 'bad-army', 'too-many-kinds', 'army.tiles');
  });

  test('two kinds of tile that are the same instant', () => {
    const twins = { ...ownArmy('red') } as { key: string; tiles: Record<string, object> };
    twins.tiles = { ...twins.tiles, 'quick-move': { kind: 'instant', instant: 'move', count: 1 } };
    delete twins.tiles['banner'];
    const state = newState({ armies: ['red', 'borgo'], ownArmies: [twins as unknown as Army] }, 1);
    const ready = choose(state, 'hq d4 r0', 'hq f4 r0');
    const id = (key: string) => rulesOf(ready.options).catalogue.byRef.get(`red/${key}`)?.id as never;
    ready.seats[0].hand = [id('quick-move'), id('move')];
    const moves = open(ready, 'move');
    expect(new Set(moves).size).toBe(moves.length);
    const moved = choose(ready, moves[0]);
    expect(moved.seats[0].hand).toHaveLength(1);
    expect(open(moved, 'move').length).toBeGreaterThan(0);
  });

  test('tiles that no army has keep their numbers in every game', () => {
    const state = newState({ armies: ['red', 'borgo'], ownArmies: [ownArmy('red') as unknown as Army] }, 1);
    const { catalogue } = rulesOf(state.options);
    for (const army of [NEUTRAL_ARMY, ...PRINTED_ARMIES])
      expect(tilesOfArmy(catalogue, army.key).map(({ id }) => id)).toEqual(
        tilesOfArmy(PRINTED_CATALOGUE, army.key).map(({ id }) => id),
      );
  });
});

describe('games with own armies', () => {
  const options = { armies: ['red', 'moloch'], ownArmies: [ownArmy('red') as unknown as Army] };

  test.each([1, 2, 3])('random game %i ends; its record, position and hash go there and back', (seed) => {
    let game = newGame(options, seed);
    const roll = dice(seed);
    while (game.state.pending) {
      const codes = codesOf(game.state);
      game = play(game, codes[roll(codes.length)]).game;
      if (game.log.length % 20 === 0 || !game.state.pending) {
        const line = makePosition(game.state);
        expect(makePosition(parsePosition(line))).toBe(line);
        expect(hashState(parsePosition(line))).toBe(hashState(game.state));
        expect(codesTexts(parsePosition(line))).toEqual(codesTexts(game.state));
      }
    }
    const text = makeRecord(game);
    const read = parseRecord(text);
    expect(makeRecord(read)).toBe(text);
    expect(read.state.result).toEqual(game.state.result);
    expect(read.start.options.ownArmies).toEqual(game.start.options.ownArmies);
    // Cut in the middle as well.
    const half = replay(game, Math.floor(game.log.length / 2));
    expect(hashState(parseRecord(makeRecord(half)).state)).toBe(hashState(half.state));
  });

  test('only the armies that somebody plays travel along', () => {
    const own = [ownArmy('red'), ownArmy('blue')] as unknown as Army[];
    expect(
      newState({ armies: ['red', 'moloch'], ownArmies: own }, 1).options.ownArmies.map(({ key }) => key),
    ).toEqual(['red']);
  });

  test('a record whose army is broken is refused', () => {
    const text = makeRecord(newGame(options, 1));
    expect(refusal(() => parseRecord(text.replace('\\"kind\\":\\"hq\\"', '\\"kind\\":\\"hx\\"'))).code).toBe(
      'bad-army',
    );
    expect(refusal(() => parseRecord(text.replace(/\[OwnArmies ".*"\]/, '[OwnArmies "[{"]'))).reason).toBe(
      'not-a-list',
    );
    const line = makePosition(newState(options, 1));
    expect(refusal(() => parsePosition(line.replace(/\/[^/]*$/, '/%5B5%5D'))).code).toBe('bad-army');
    expect(refusal(() => parsePosition(line.replace(/\/[^/]*$/, '/%E0%A4%A'))).reason).toBe('not-a-list');
    expect(refusal(() => parsePosition(line.replace(/\/[^/]*$/, '/'))).code).toBe('bad-option');
  });

  test('a name in any writing travels along', () => {
    const named = { ...ownArmy('red'), name: 'Żółw / 🦎 "quoted" ~ \u2028 ; [x]' } as unknown as Army;
    const game = newGame({ armies: ['red', 'borgo'], ownArmies: [named] }, 4);
    expect(parseRecord(makeRecord(game)).start.options.ownArmies[0].name).toBe(named.name);
    expect(parsePosition(makePosition(game.state)).options.ownArmies[0].name).toBe(named.name);
  });

  test.each(PRINTED_ARMIES.map(({ key }) => key))(
    '%s under another key plays the same game, move for move',
    (key) => {
      const twin = { ...PRINTED_ARMIES.find((army) => army.key === key), key: 'twin' } as Army;
      const input = { variants: ['mercenaries', 'mad-bomber-2'] } as const;
      let printed = newState({ ...input, armies: [key, 'hegemony'] }, 'twins');
      let own = newState({ ...input, armies: ['twin', 'hegemony'], ownArmies: [twin] }, 'twins');
      const roll = dice(key);
      for (let step = 0; printed.pending; step++) {
        const texts = codesTexts(printed);
        expect(codesTexts(own)).toEqual(texts);
        const text = texts[roll(texts.length)];
        const one = applyChoice(printed, parseChoice(text, printed));
        const two = applyChoice(own, parseChoice(text, own));
        expect(makeDraws(own, two.draws)).toEqual(makeDraws(printed, one.draws));
        expect(two.events.map(({ type }) => type)).toEqual(one.events.map(({ type }) => type));
        printed = one.state;
        own = two.state;
      }
      expect(own.result).toEqual(printed.result);
      expect(own.seats.map(({ hq: points }) => points)).toEqual(
        printed.seats.map(({ hq: points }) => points),
      );
    },
  );
});

function codesTexts(state: State): string[] {
  return (requestOf(state)?.choices ?? []).map((choice) => makeChoice(choice, state));
}
