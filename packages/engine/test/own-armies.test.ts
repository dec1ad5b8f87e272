// User-made armies: every field of an army file, and everything that can be wrong with one.

import { describe, expect, test } from 'vitest';
import { type GameOptionsInput, makeCatalogue, newState, PRINTED_ARMIES, parseArmy } from '../src/index.ts';
import { expectRefused, ownArmy } from './structures-support.ts';

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
    ['a count of a thousand', { ...warrior, count: 1000 }, 'not-a-whole-number', 'army.tiles.x.count'],
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
      'not-with-aura',
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
    ['a name of two lines', { ...plain, name: 'two\nlines' }, 'control-characters', 'army.name'],
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
    expect(() => parseArmy({ key: 'test', tiles: { x: { ...warrior, count: 400 } } }, 'board')).not.toThrow();
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
