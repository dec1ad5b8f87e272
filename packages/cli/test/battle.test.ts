// `nhex battle`: shapes, decisions, many files.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nhex, SMALL, scratch } from './nhex.ts';

const { folder, put } = scratch();
const small = put('small.json', SMALL);
const clown = put('clown.json', {
  players: [{ army: 'moloch' }, { army: 'outpost' }],
  board: {
    b3: { tile: 'moloch/hq' },
    d4: { tile: 'moloch/clown' },
    d3: { tile: 'outpost/commando' },
    f3: { tile: 'outpost/hq' },
  },
});
const wrong = put('wrong.json', { ...SMALL, board: { z9: { tile: 'outpost/hq' } } });

interface Outcome {
  hq: number[];
  board: Record<string, unknown>;
  events: Record<string, unknown>[];
}
const outcomesOf = (line: string): Outcome[] => JSON.parse(line).outcomes;

describe('one file', () => {
  test('the outcome has points, what is left, and events with names', async () => {
    const { code, out, err } = await nhex('battle', small, '--json');
    expect({ code, err, lines: out.length }).toEqual({ code: 0, err: [], lines: 1 });
    const [outcome, ...others] = outcomesOf(out[0]);
    expect(others).toEqual([]);
    expect(outcome.hq).toEqual([19, 12]);
    expect(outcome.board).toEqual({
      d4: { tile: 'outpost/hq', owner: 0, rotation: 0, wounds: 0 },
      d5: { tile: 'outpost/commando', owner: 0, rotation: 5, wounds: 0 },
      f2: { tile: 'hegemony/hq', owner: 1, rotation: 0, wounds: 0 },
    });
    expect(outcome.events).toContainEqual(
      expect.objectContaining({
        phase: 3,
        type: 'attack',
        from: 'd5',
        to: 'e4',
        kind: 'ranged',
        strength: 1,
        tile: 'outpost/commando',
        target: 'hegemony/ganger',
      }),
    );
    expect(outcome.events).toContainEqual(
      expect.objectContaining({ phase: 3, type: 'died', hex: 'e4', tile: 'hegemony/ganger', owner: 1 }),
    );
    expect(outcome.events.every((event) => 'phase' in event && typeof event['type'] === 'string')).toBe(true);
  });

  test('without --all decisions take the first option, with it each distinct outcome is listed once', async () => {
    const first = outcomesOf((await nhex('battle', clown, '--json')).out[0]);
    const all = outcomesOf((await nhex('battle', clown, '--json', '--all')).out[0]);
    expect(first).toHaveLength(1);
    expect(all).toHaveLength(2);
    const ends = all.map(({ hq, board }) => JSON.stringify([hq, board]));
    expect(new Set(ends).size).toBe(2);
    expect(ends).toContain(JSON.stringify([first[0].hq, first[0].board]));
    expect(all.some(({ board }) => !('d4' in board) && !('d3' in board))).toBe(true);
  });

  test('an ownerless Mad Bomber has the owner null, before and in events', async () => {
    const file = put('bomber.json', {
      mode: 'deathmatch',
      players: [{ army: 'borgo' }, { army: 'outpost' }, { army: 'moloch' }],
      board: { d4: { tile: 'neutral/mad-bomber', owner: null }, b2: { tile: 'borgo/hq' } },
    });
    const [outcome] = outcomesOf((await nhex('battle', file, '--json')).out[0]);
    expect(outcome.board['d4']).toEqual({ tile: 'neutral/mad-bomber', owner: null, rotation: 0, wounds: 0 });
    expect(outcome.hq).toEqual([20, 20, 20]);
  });

  test('for people: a picture before and after and a log in words', async () => {
    const { code, out } = await nhex('battle', small);
    expect(code).toBe(0);
    expect(out).toContain('  Commando d5 shoots Ganger e4 for 1 wound.');
    expect(out).toContain('  The HQ of player 0 loses 1 point, 19 left.');
    expect(out).toContain('HQ: 0 Outpost 19, 1 Hegemony 12');
    expect(out.filter((line) => line.includes('f2 1 hq'))).toHaveLength(2);
  });

  test('in another language the words change and the JSON does not', async () => {
    const { out } = await nhex('battle', small, '--lang', 'pl');
    expect(out).toContain('  Komandos d5 strzela: Ganger e4, 1 rana.');
    expect(out).toContain('Sztaby: 0 Posterunek 19, 1 Hegemonia 12');
    expect(await nhex('battle', small, '--json', '--lang', 'pl')).toEqual(
      await nhex('battle', small, '--json'),
    );
    const { code, err } = await nhex('battle', small, '--lang', 'xx');
    expect(code).toBe(2);
    expect(err[0]).toContain('It must be one of en, pl.');
  });

  test('the same board gives the same text every time', async () => {
    expect(await nhex('battle', clown, '--all', '--json')).toEqual(
      await nhex('battle', clown, '--all', '--json'),
    );
  });
});

describe('many files', () => {
  test('one line a file, errors among them, exit code 2', async () => {
    const { code, out, err } = await nhex(
      'battle',
      '--json',
      small,
      wrong,
      join(folder, 'missing.json'),
      clown,
    );
    expect(code).toBe(2);
    const lines = out.map((line) => JSON.parse(line));
    expect(lines.map((line) => Object.keys(line))).toEqual([
      ['file', 'result'],
      ['file', 'error'],
      ['file', 'error'],
      ['file', 'result'],
    ]);
    expect(lines[0].file).toBe(small);
    expect(lines[0].result).toEqual(JSON.parse((await nhex('battle', small, '--json')).out[0]));
    expect(lines[1].error).toBe('There is no hex "z9" (“board.z9”).');
    expect(lines[2].error).toBe('there is no such file');
    expect(err).toEqual(['nhex: 2 of 4 files could not be answered']);
  });

  test('a directory means its .json files in the order of their names, even a single one', async () => {
    const many = join(folder, 'many');
    mkdirSync(many);
    put('many/b.json', SMALL);
    put('many/a.json', SMALL);
    put('many/c.txt', 'not looked at');
    const { code, out } = await nhex('battle', '--json', many);
    expect(code).toBe(0);
    expect(out.map((line) => JSON.parse(line).file)).toEqual([join(many, 'a.json'), join(many, 'b.json')]);
    const one = join(folder, 'one');
    mkdirSync(one);
    put('one/a.json', SMALL);
    expect(Object.keys(JSON.parse((await nhex('battle', '--json', one)).out[0]))).toEqual(['file', 'result']);
  });

  test('what is wrong is told in the language of the command, in JSON as everywhere', async () => {
    const pole = 'Nie ma pola "z9" („board.z9”).';
    for (const command of ['battle', 'status']) {
      expect((await nhex(command, wrong, '--lang', 'pl')).err).toEqual([`nhex: ${wrong}: ${pole}`]);
      expect((await nhex(command, wrong, '--lang', 'pl', '--json')).err).toEqual([`nhex: ${wrong}: ${pole}`]);
      const { out } = await nhex(command, small, wrong, '--lang', 'pl');
      expect(out).toContain(`error: ${pole}`);
      const json = await nhex(command, small, wrong, '--lang', 'pl', '--json');
      expect(JSON.parse(json.out[1]).error).toBe('There is no hex "z9" (“board.z9”).');
    }
  });

  test('for people each file has its title', async () => {
    const { code, out, err } = await nhex('battle', small, wrong);
    expect(code).toBe(2);
    expect(out).toContain(small);
    expect(out).toContain('error: There is no hex "z9" (“board.z9”).');
    expect(err).toHaveLength(1);
  });
});
