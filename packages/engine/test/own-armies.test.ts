// User-made armies: every field of an army file, everything that is wrong with one, games with them.

import { describe, expect, test } from 'vitest';
import {
  type Army,
  applyChoice,
  codesOf,
  type GameOptionsInput,
  hashState,
  MAX_TILES,
  makeCatalogue,
  makeChoice,
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
  tileOf,
  tilesOfArmy,
  unpackChoice,
} from '../src/index.ts';
import { dice } from './random-games.ts';
import { choose, expectRefused, fightOnce, open, ownArmy, refusal, standing } from './structures-support.ts';

const warrior = { kind: 'warrior' };
const hq = { kind: 'hq', initiative: [0] };
/** An army file with one more tile, for a board. */
const withTile = (face: unknown, key = 'x'): object => ({ key: 'test', tiles: { hq, [key]: face } });

describe('the fields of a face', () => {
  const faces: Record<string, object> = {
    kind: { kind: 'module' },
    count: { kind: 'warrior', count: 7 },
    instant: { kind: 'instant', instant: 'sniper', count: 2 },
    initiative: { ...warrior, initiative: [3, 2] },
    melee: { ...warrior, melee: { 0: 1, 5: 3 } },
    ranged: { ...warrior, ranged: { 2: 2 } },
    gauss: { ...warrior, gauss: [0, 3] },
    armor: { ...warrior, armor: [1] },
    net: { ...warrior, net: [4, 5] },
    toughness: { ...warrior, toughness: 2 },
    mobility: { ...warrior, mobility: 1 },
    connections: { kind: 'module', connections: [0, 2, 4] },
    longDistance: { kind: 'module', connections: [0], longDistance: true },
    gives: {
      kind: 'module',
      connections: [0],
      gives: {
        melee: 1,
        ranged: 2,
        initiative: 1,
        toughness: 1,
        extraAction: 1,
        medic: true,
        quartermaster: true,
        transport: true,
      },
    },
    inflicts: { kind: 'module', connections: [0], inflicts: { initiative: -1 } },
    scopes: { kind: 'module', connections: [0], scopes: true },
    recon: { kind: 'module', recon: 1 },
    aura: { ...warrior, aura: { melee: 1 } },
    rotations: { ...warrior, rotations: 1 },
    explodes: { ...warrior, explodes: true },
    trap: { kind: 'module', trap: [0] },
    entries: { ...warrior, entries: [1, 2], exits: [0] },
    exits: { ...warrior, entries: [3], exits: [5, 0, 1] },
    sharpshooter: { ...warrior, sharpshooter: true },
    rotates: { ...warrior, rotates: true },
    heavy: { ...warrior, heavy: true },
    boarding: { ...warrior, boarding: true },
  };

  test.each(Object.entries(faces))('%s is read', (field, face) => {
    const army = parseArmy(JSON.parse(JSON.stringify(withTile(face))), 'board');
    expect(army.tiles['x']).toEqual({ count: 1, ...face });
    expect(field in army.tiles['x']).toBe(true);
    // And the rules can work with it.
    expect(makeCatalogue([army]).byRef.get('test/x')?.face).toEqual(army.tiles['x']);
  });

  const bad: [string, unknown, string, string][] = [
    ['no kind', {}, 'not-one-of', 'army.tiles.x.kind'],
    ['an unknown kind', { kind: 'tank' }, 'not-one-of', 'army.tiles.x.kind'],
    ['a list', [], 'not-an-object', 'army.tiles.x'],
    ['null', null, 'not-an-object', 'army.tiles.x'],
    ['an unknown field', { ...warrior, armour: [0] }, 'unknown-field', 'army.tiles.x'],
    ['bomber, which no army has', { ...warrior, bomber: true }, 'unknown-field', 'army.tiles.x'],
    ['a count of 36', { ...warrior, count: 36 }, 'not-a-whole-number', 'army.tiles.x.count'],
    ['a count of null', { ...warrior, count: null }, 'not-a-whole-number', 'army.tiles.x.count'],
    ['a count as text', { ...warrior, count: '2' }, 'not-a-whole-number', 'army.tiles.x.count'],
    ['half a toughness', { ...warrior, toughness: 0.5 }, 'not-a-whole-number', 'army.tiles.x.toughness'],
    ['toughness 0', { ...warrior, toughness: 0 }, 'not-a-whole-number', 'army.tiles.x.toughness'],
    ['too tough', { ...warrior, toughness: 10 }, 'not-a-whole-number', 'army.tiles.x.toughness'],
    ['an edge 6', { ...warrior, armor: [6] }, 'not-an-edge', 'army.tiles.x.armor'],
    ['an edge twice', { ...warrior, net: [1, 1] }, 'edge-twice', 'army.tiles.x.net'],
    ['no edges', { ...warrior, gauss: [] }, 'empty-list', 'army.tiles.x.gauss'],
    ['edges as an object', { ...warrior, armor: { 0: 1 } }, 'not-a-list', 'army.tiles.x.armor'],
    ['strengths as a list', { ...warrior, melee: [1] }, 'not-an-object', 'army.tiles.x.melee'],
    ['strength at edge 7', { ...warrior, melee: { 7: 1 } }, 'unknown-field', 'army.tiles.x.melee'],
    ['strength 0', { ...warrior, ranged: { 2: 0 } }, 'not-a-whole-number', 'army.tiles.x.ranged.2'],
    ['no strengths', { ...warrior, ranged: {} }, 'empty-list', 'army.tiles.x.ranged'],
    ['initiative as a number', { ...warrior, initiative: 3 }, 'not-a-list', 'army.tiles.x.initiative'],
    ['initiative -1', { ...warrior, initiative: [-1] }, 'not-a-whole-number', 'army.tiles.x.initiative[0]'],
    ['no initiative values', { ...warrior, initiative: [] }, 'empty-list', 'army.tiles.x.initiative'],
    [
      'six values',
      { ...warrior, initiative: [5, 4, 3, 2, 1, 0] },
      'too-many-items',
      'army.tiles.x.initiative',
    ],
    ['a flag that is false', { ...warrior, heavy: false }, 'not-true', 'army.tiles.x.heavy'],
    ['a flag that is 1', { ...warrior, sharpshooter: 1 }, 'not-true', 'army.tiles.x.sharpshooter'],
    [
      'gives without connections',
      { kind: 'module', gives: { melee: 1 } },
      'gives-without-connections',
      'army.tiles.x',
    ],
    [
      'scopes without connections',
      { kind: 'module', scopes: true },
      'gives-without-connections',
      'army.tiles.x',
    ],
    [
      'an unknown bonus',
      { kind: 'module', connections: [0], gives: { luck: 1 } },
      'unknown-field',
      'army.tiles.x.gives',
    ],
    [
      'a bonus of 0',
      { kind: 'module', connections: [0], gives: { melee: 0 } },
      'not-a-whole-number',
      'army.tiles.x.gives.melee',
    ],
    [
      'a malus that helps',
      { kind: 'module', connections: [0], inflicts: { initiative: 1 } },
      'not-a-whole-number',
      'army.tiles.x.inflicts.initiative',
    ],
    ['entries without exits', { ...warrior, entries: [0] }, 'field-missing', 'army.tiles.x'],
    ['exits without entries', { ...warrior, exits: [0] }, 'field-missing', 'army.tiles.x'],
    [
      'an aura with connections',
      { kind: 'module', connections: [0], aura: { melee: 1 } },
      'not-for-kind',
      'army.tiles.x',
    ],
    [
      'an instant with armor',
      { kind: 'instant', instant: 'move', armor: [0] },
      'not-for-kind',
      'army.tiles.x',
    ],
    ['an instant without one', { kind: 'instant' }, 'not-one-of', 'army.tiles.x.instant'],
    ['an unknown instant', { kind: 'instant', instant: 'nuke' }, 'not-one-of', 'army.tiles.x.instant'],
    ['a warrior with an instant', { ...warrior, instant: 'move' }, 'not-for-kind', 'army.tiles.x'],
    ['a second HQ', { kind: 'hq' }, 'second-hq', 'army.tiles.x'],
  ];
  test.each(bad)('%s is refused, with the place', (_, face, reason, place) => {
    expectRefused(() => parseArmy(withTile(face), 'board'), 'bad-army', reason, place);
  });
});

describe('the army file', () => {
  const plain = { key: 'test', tiles: { hq } };
  const bad: [string, unknown, string, string][] = [
    ['undefined', undefined, 'not-an-object', 'army'],
    ['a text', 'borgo', 'not-an-object', 'army'],
    ['a list', [plain], 'not-an-object', 'army'],
    ['an unknown field', { ...plain, colour: 'red' }, 'unknown-field', 'army'],
    ['no key', { tiles: { hq } }, 'bad-key', 'army.key'],
    ['a key in capitals', { ...plain, key: 'Test' }, 'bad-key', 'army.key'],
    ['a key with a slash', { ...plain, key: 'a/b' }, 'bad-key', 'army.key'],
    ['an endless key', { ...plain, key: 'a'.repeat(41) }, 'bad-key', 'army.key'],
    ['the key of the tiles without an army', { ...plain, key: 'neutral' }, 'key-taken', 'army.key'],
    ['a long name', { ...plain, name: 'n'.repeat(61) }, 'not-a-text', 'army.name'],
    ['a number for a name', { ...plain, name: 3 }, 'not-a-text', 'army.name'],
    ['no tiles', { key: 'test' }, 'not-an-object', 'army.tiles'],
    ['tiles in a list', { key: 'test', tiles: [hq] }, 'not-an-object', 'army.tiles'],
    ['a tile key with a space', withTile(warrior, 'two words'), 'bad-key', 'army.tiles'],
    ['a tile key of a structure', withTile(warrior, 'structure-1a'), 'key-taken', 'army.tiles.structure-1a'],
    [
      'a tile key of a mercenary',
      withTile(warrior, 'mercenary-gunner'),
      'key-taken',
      'army.tiles.mercenary-gunner',
    ],
    ['the tile key of the Mad Bomber', withTile(warrior, 'mad-bomber'), 'key-taken', 'army.tiles.mad-bomber'],
    ['a tile hq that is none', { key: 'test', tiles: { hq: warrior } }, 'needs-one-hq', 'army.tiles.hq'],
    ['two HQs', { key: 'test', tiles: { hq: { ...hq, count: 2 } } }, 'needs-one-hq', 'army.tiles.hq'],
    ['strikesAllies: false', { ...plain, strikesAllies: false }, 'not-true', 'army.strikesAllies'],
    [
      'one structure tile',
      { ...plain, structure: [{ a: warrior, b: warrior }] },
      'not-two-tiles',
      'army.structure',
    ],
    [
      'three structure tiles',
      { ...plain, structure: [1, 2, 3].map(() => ({ a: warrior, b: warrior })) },
      'not-two-tiles',
      'army.structure',
    ],
    ['a structure that is an object', { ...plain, structure: {} }, 'not-a-list', 'army.structure'],
    ['a side c', { ...plain, structure: [{ c: warrior }] }, 'unknown-field', 'army.structure[0]'],
    ['a side missing', { ...plain, structure: [{ a: warrior }] }, 'not-an-object', 'army.structure[0].b'],
    [
      'an instant for a side',
      { ...plain, structure: [{ a: { kind: 'instant', instant: 'move' }, b: warrior }] },
      'not-a-structure-face',
      'army.structure[0].a',
    ],
    [
      'an HQ for a side',
      {
        ...plain,
        structure: [
          { a: warrior, b: warrior },
          { a: hq, b: warrior },
        ],
      },
      'not-a-structure-face',
      'army.structure[1].a',
    ],
    [
      'a fault in a side',
      { ...plain, structure: [{ a: warrior, b: { ...warrior, armor: [9] } }] },
      'not-an-edge',
      'army.structure[0].b.armor',
    ],
  ];
  test.each(bad)('%s is refused, with the place', (_, value, reason, place) => {
    expectRefused(() => parseArmy(value, 'board'), 'bad-army', reason, place);
  });

  test('[SET-1] in games 35 tiles with one HQ, on a board any number', () => {
    expect(parseArmy(plain, 'board').key).toBe('test');
    expectRefused(() => parseArmy(plain, 'game'), 'bad-army', 'needs-35-tiles', 'army.tiles');
    expectRefused(
      () => parseArmy({ key: 'test', tiles: { x: { ...warrior, count: 35 } } }),
      'bad-army',
      'needs-one-hq',
    );
    expect(parseArmy({ key: 'test', tiles: { x: { ...warrior, count: 35 } } }, 'board').tiles).toHaveProperty(
      'x',
    );
    const full = { key: 'test', tiles: { hq, x: { ...warrior, count: 34 } } };
    expect(parseArmy(full).tiles['hq'].count).toBe(1);
  });

  test('a list of armies: six at most, each key once, the place with its number', () => {
    const options = (ownArmies: unknown): unknown =>
      newState({ armies: ['red', 'blue'], ownArmies } as GameOptionsInput, 1);
    expectRefused(() => options({}), 'bad-army', 'not-a-list', 'ownArmies');
    expectRefused(
      () => options([ownArmy('red'), ownArmy('red')]),
      'bad-army',
      'army-twice',
      'ownArmies[1].key',
    );
    expectRefused(() => options([ownArmy('red'), 5]), 'bad-army', 'not-an-object', 'ownArmies[1]');
    expectRefused(
      () => options('abcdefg'.split('').map((key) => ownArmy(key))),
      'bad-army',
      'too-many-items',
      'ownArmies',
    );
    expectRefused(() => options([ownArmy('red')]), 'bad-option', 'not-one-of', 'armies[1]');
  });

  test('keys that mean something to JavaScript are refused or mean nothing', () => {
    const polluting = JSON.parse('{"key":"test","tiles":{"hq":{"kind":"hq"}},"__proto__":{"name":"x"}}');
    expectRefused(() => parseArmy(polluting, 'board'), 'bad-army', 'unknown-field', 'army');
    const tile = JSON.parse('{"key":"test","tiles":{"__proto__":{"kind":"warrior"}}}');
    expectRefused(() => parseArmy(tile, 'board'), 'bad-army', 'bad-key', 'army.tiles');
    const face = JSON.parse('{"key":"test","tiles":{"x":{"kind":"warrior","__proto__":{"heavy":true}}}}');
    expectRefused(() => parseArmy(face, 'board'), 'bad-army', 'unknown-field', 'army.tiles.x');
    const named = parseArmy(
      JSON.parse(
        '{"key":"constructor","tiles":{"constructor":{"kind":"warrior"},"tostring":{"kind":"module"}}}',
      ),
      'board',
    );
    expect(Object.keys(named.tiles)).toEqual(['constructor', 'tostring']);
    expect(makeCatalogue([named]).byRef.get('constructor/constructor')?.kind).toBe('warrior');
    expect(({} as { heavy?: unknown }).heavy).toBeUndefined();
  });

  test.each(PRINTED_ARMIES.map((army) => [army.key, army] as const))(
    '%s goes through JSON and back',
    (_, army) => {
      const read = parseArmy(JSON.parse(JSON.stringify(army)));
      expect(read).toEqual(army);
      expect(JSON.stringify(parseArmy(JSON.parse(JSON.stringify(read))))).toBe(JSON.stringify(read));
    },
  );

  test('the five printed ones are all there', () => {
    expect(PRINTED_ARMIES.map(({ key }) => key).sort()).toEqual(
      ['borgo', 'doomsday', 'hegemony', 'moloch', 'outpost'].sort(),
    );
  });
});

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
        expect(two.draws.map((tile) => tileOf(own, tile).key)).toEqual(
          one.draws.map((tile) => tileOf(printed, tile).key),
        );
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
