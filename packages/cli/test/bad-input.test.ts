// Wrong files, options and commands: one clear line on stderr that names the place, exit code 2.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { nhex, SMALL, scratch } from './nhex.ts';

const { folder, put } = scratch();

const withUnit = (unit: object): object => ({ ...SMALL, board: { ...SMALL.board, c3: unit } });

const scenarios: Readonly<Record<string, readonly [content: unknown, says: string]>> = {
  'unknown tile': [withUnit({ tile: 'outpost/tank' }), 'There is no tile "outpost/tank" (“board.c3.tile”).'],
  'unknown army of a tile': [withUnit({ tile: 'neojungle/hq' }), 'board.c3.tile'],
  'off-board hex': [
    { ...SMALL, board: { h1: { tile: 'outpost/hq' } } },
    'There is no hex "h1" (“board.h1”).',
  ],
  'an instant on the board': [withUnit({ tile: 'outpost/battle' }), 'board.c3.tile'],
  'tile of a wrong type': [withUnit({ tile: 7 }), 'board.c3.tile'],
  'rotation of a wrong type': [withUnit({ tile: 'outpost/scout', rotation: '1' }), 'board.c3.rotation'],
  'rotation 6': [withUnit({ tile: 'outpost/scout', rotation: 6 }), 'board.c3.rotation'],
  'half a rotation': [withUnit({ tile: 'outpost/scout', rotation: 0.5 }), 'board.c3.rotation'],
  'two HQs': [withUnit({ tile: 'outpost/hq' }), 'Player 0 has an HQ on'],
  'impossible wounds': [withUnit({ tile: 'outpost/scout', wounds: 1 }), 'board.c3.wounds'],
  'negative wounds': [withUnit({ tile: 'outpost/scout', wounds: -1 }), 'board.c3.wounds'],
  'a wounded HQ': [{ ...SMALL, board: { d4: { tile: 'outpost/hq', wounds: 1 } } }, 'board.d4.wounds'],
  'wrong owner': [withUnit({ tile: 'outpost/scout', owner: 1 }), 'board.c3.owner'],
  'owner who is not there': [withUnit({ tile: 'outpost/scout', owner: 2 }), 'board.c3.owner'],
  'ownerless unit': [withUnit({ tile: 'outpost/scout', owner: null }), 'board.c3.owner'],
  'unknown field': [{ ...SMALL, version: 99 }, 'There is no field "version"'],
  'unknown field of a unit': [withUnit({ tile: 'outpost/scout', hp: 3 }), 'There is no field "hp"'],
  'future edition': [{ ...SMALL, edition: '2031' }, 'edition'],
  'unknown mode': [{ ...SMALL, mode: 'solo' }, 'mode'],
  'too many points': [
    { ...SMALL, players: [{ army: 'outpost', hq: 99 }, { army: 'hegemony' }] },
    'players[0].hq',
  ],
  'one player': [{ ...SMALL, players: [{ army: 'outpost' }] }, 'players'],
  'starter who is not there': [{ ...SMALL, starter: 5 }, 'starter'],
  'no board': [{ players: SMALL.players }, 'board'],
  'board as a list': [{ ...SMALL, board: [] }, 'board'],
  'a list': [[], 'An object { … } is needed'],
  null: ['null', 'An object { … } is needed'],
  'a number': ['42', 'An object { … } is needed'],
  'an empty file': ['', 'line 1, column 1: not JSON: a value is needed, but the text ends here'],
  'half a file': [JSON.stringify(SMALL, null, 1).slice(0, -20), 'line 23, column 14: not JSON'],
  'a key without quotes': [
    '{\n  edition: "2025"\n}',
    'line 2, column 3: not JSON: a key in double quotes is needed, not "e"',
  ],
  'a comma too many': ['{"starter": 0,}', 'line 1, column 15: not JSON: a key in double quotes is needed'],
  'a comma too few': ['[0\r\n1]', 'line 2, column 1: not JSON: "," or "]" is needed, not "1"'],
  'no colon': ['{"é😀" 0}', 'line 1, column 7: not JSON: ":" is needed, not "0"'],
  'an unknown escape': ['["\\q"]', 'line 1, column 3: not JSON: an unknown escape'],
  'more after the end': ['{} ]', 'line 1, column 4: not JSON: the end of the text is needed, not "]"'],
  'lines of garbage': [
    '\n\n{"a\n\u0007\u001b[31m',
    'line 3, column 4: not JSON: the closing quote is needed, not U+000A',
  ],
  binary: [new Uint8Array([0xff, 0xfe, 0, 1, 2, 0x80]), 'it is not UTF-8 text'],
  'ten megabytes': [Buffer.alloc(10 * 1024 * 1024, 'x'), '10.0 MB are too much'],
  'three megabytes of brackets': ['['.repeat(3_000_000), 'line 1, column 51: nested more than 50 deep'],
  'deep nesting': [`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, 'nested more than'],
  'deep nesting inside a field': [
    `{"players":[],"starter":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'nested more than',
  ],
  'a hex twice': ['{"board":{"d4":{},"d4":{}}}', 'line 1, column 19: the key "d4" stands twice'],
  'a key __proto__': [
    '{"__proto__":{"polluted":true},"players":[],"board":{}}',
    'There is no field "__proto__"',
  ],
  'a hex __proto__': [
    `{"players":${JSON.stringify(SMALL.players)},"board":{"__proto__":{}}}`,
    'board.__proto__',
  ],
  'a hex constructor': [{ ...SMALL, board: { constructor: { tile: 'outpost/hq' } } }, 'board.constructor'],
  'a tile __proto__': [withUnit({ tile: '__proto__' }), 'board.c3.tile'],
  'an army toString': [
    { ...SMALL, players: [{ army: 'toString' }, { army: 'hegemony' }] },
    'players[0].army',
  ],
  'a mode constructor': [{ ...SMALL, mode: 'constructor' }, 'mode'],
};

describe('scenario files', () => {
  test.each(Object.entries(scenarios))('%s', async (_, [content, says]) => {
    const file = put('scenario.json', content);
    for (const command of ['battle', 'status']) {
      for (const more of [[], ['--json']]) {
        const { code, out, err } = await nhex(command, file, ...more);
        expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
        expect(err[0]).toMatch(/^nhex: .*scenario\.json: ./);
        expect(err[0]).toContain(says);
        expect(err[0]).not.toMatch(/\p{Cc}/u);
        expect(err[0].length).toBeLessThan(700);
      }
    }
    expect(({} as Record<string, unknown>)['polluted']).toBe(undefined);
  });
});

describe('paths', () => {
  mkdirSync(join(folder, 'empty'));
  const paths: Readonly<Record<string, readonly [path: string, says: string]>> = {
    'a missing file': [join(folder, 'nothing.json'), 'there is no such file'],
    'a file as a folder': [join(put('file', ''), 'x.json'), 'there is no such file'],
    'a device': ['/dev/zero', 'it is not an ordinary file'],
    'an endless name': [join(folder, 'x'.repeat(5000)), 'the name is too long'],
    'a name with a null character': ['a\0b', ''],
    'no name': ['', 'there is no such file'],
  };
  test.each(Object.entries(paths))('%s', async (_, [path, says]) => {
    for (const command of ['battle', 'status', 'replay']) {
      const { code, out, err } = await nhex(command, path, '--json');
      expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
      expect(err[0]).toContain(says);
    }
  });

  test('a directory without JSON files', async () => {
    const { code, out, err } = await nhex('battle', '--json', join(folder, 'empty'));
    expect(code).toBe(2);
    expect(JSON.parse(out[0]).error).toBe('no .json file is in this directory');
    expect(err).toHaveLength(1);
  });
});

describe('options and commands', () => {
  const duel = ['sim', '--armies', 'borgo,moloch'];
  const calls: readonly (readonly string[])[] = [
    [],
    ['bottle'],
    ['--nonsense'],
    ['battle'],
    ['battle', '--nonsense', 'x.json'],
    ['status'],
    ['replay'],
    ['replay', 'a', 'b'],
    ['replay', 'a', '--at', 'x'],
    ['replay', 'a', '--at', '-1'],
    ['replay', 'a', '--at', '1e3'],
    ['sim'],
    ['sim', '--armies'],
    ['sim', '--armies', 'borgo'],
    ['sim', '--armies', 'borgo,moloch,outpost'],
    ['sim', '--armies', 'borgo,,moloch'],
    ['sim', '--armies', 'borgo,__proto__'],
    [...duel, 'extra'],
    [...duel, '--games', '0'],
    [...duel, '--games', '-5'],
    [...duel, '--games', '1.5'],
    [...duel, '--games', 'many'],
    [...duel, '--games', '99999999999999999999'],
    [...duel, '--games', ''],
    [...duel, '--seed', ''],
    [...duel, '--seed', 'a\nb'],
    [...duel, '--seed', 'x'.repeat(1000)],
    [...duel, '--mode', 'team'],
    [...duel, '--mode', 'toString'],
    [...duel, '--edition', '4.0'],
    [...duel, '--board', 'expanded'],
    [...duel, '--board', 'huge'],
    [...duel, '--variants', 'nothing'],
    [...duel, '--variants', 'mad-bomber,mad-bomber-2'],
    [...duel, '--variants', 'structures,structures'],
    ['match', '--a', 'random', '--b', 'random', '--pairs', '1', '--variants', 'structures,structures'],
    ['fairness', '--bot', 'random', '--pairs', '1', '--variants', 'structures,structures'],
    [...duel, '--spare-allies'],
    ['sim', '--armies', 'borgo,moloch,outpost', '--mode', 'deathmatch', '--spare-allies'],
    [...duel, '--mercenaries-each', '2'],
    [...duel, '--mercenaries-each', '3'],
    [...duel, '--bots', 'nobody'],
    [...duel, '--bots', 'random,random,random'],
    ['match'],
    ['match', '--a', 'nobody', '--b', 'random'],
    ['match', '--a', 'random', '--b', 'random', '--pairs', '0'],
    ['match', '--a', 'random', '--b', 'random', '--armies', 'borgo,nobody'],
    ['a\nb\u001b[31m'],
  ];
  test.each(calls.map((call) => [call.join(' ') || '(nothing)', call]))('%s', async (_, call) => {
    const { code, out, err } = await nhex(...call);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
    expect(err[0]).toMatch(/^nhex: ./);
    expect(err[0]).not.toMatch(/\p{Cc}/u);
  });

  const pack = fileURLToPath(new URL('../../../docs/examples/pack.json', import.meta.url));
  const told: readonly (readonly [says: string, call: readonly string[]])[] = [
    [
      'pack.json: there is another army with the key "pack"',
      [...duel, '--army-file', pack, '--army-file', pack],
    ],
    [
      'The scenario “atlas-1” fixes it otherwise (“--army-file”).',
      ['sim', '--scenario', 'atlas-1', '--army-file', pack],
    ],
    [
      'The scenario “atlas-1” fixes it otherwise (“--spare-allies”).',
      ['sim', '--scenario', 'atlas-1', '--spare-allies'],
    ],
    ['This needs the variant “Mercenaries” (“--mercenaries-each”).', [...duel, '--mercenaries-each', '2']],
    ['--spare-allies: nobody has allies in the mode duel', [...duel, '--spare-allies']],
    ['The variant structures stands there twice.', [...duel, '--variants', 'structures,leaders,structures']],
  ];
  test.each(told)('what is said names what was written: %s', async (says, call) => {
    const { code, out, err } = await nhex(...call);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
    expect(err[0]).toContain(says);
  });

  test.each([['--help'], ['--version'], ['help', 'sim'], ['battle', '--help']])(
    '%s is no error',
    async (...call) => {
      const { code, out, err } = await nhex(...call);
      expect({ code, err }).toEqual({ code: 0, err: [] });
      expect(out.length).toBeGreaterThan(0);
    },
  );
});
