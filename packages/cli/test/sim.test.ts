// `nhex sim`: every mode and variant, the same games from the same seed, counts that agree with the events.

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Code, checkOptions, type GameEvent, newGame, parseRecord, play } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { gameSeed, newTally, playGame } from '../src/playout.ts';
import { nhex, scratch } from './nhex.ts';

const { folder, put } = scratch();

interface Result {
  games: number;
  seconds: number;
  gamesPerSecond: number;
  wins: number[];
  draws: number;
  actions: number;
  battles: number;
}

async function sim(...args: string[]): Promise<Result> {
  const { code, out, err } = await nhex('sim', '--json', ...args);
  expect({ code, err, lines: out.length }).toEqual({ code: 0, err: [], lines: 1 });
  return JSON.parse(out[0]);
}
const withoutTime = ({ games, wins, draws, actions, battles }: Result) => ({
  games,
  wins,
  draws,
  actions,
  battles,
});

const DUEL = ['--armies', 'borgo,outpost'];

describe('the result', () => {
  test('has the agreed fields', async () => {
    const result = await sim(...DUEL, '--games', '20', '--seed', '7');
    expect(Object.keys(result)).toEqual([
      'games',
      'seconds',
      'gamesPerSecond',
      'wins',
      'draws',
      'actions',
      'battles',
    ]);
    expect(result.games).toBe(20);
    expect(result.wins[0] + result.wins[1] + result.draws).toBe(20);
    expect(result.actions).toBeGreaterThan(20 * 20);
    expect(result.battles).toBeGreaterThanOrEqual(20);
  });

  test('is the same for the same seed and another for another', async () => {
    const once = withoutTime(await sim(...DUEL, '--games', '10', '--seed', 'abc'));
    expect(withoutTime(await sim(...DUEL, '--games', '10', '--seed', 'abc'))).toEqual(once);
    expect(withoutTime(await sim(...DUEL, '--games', '10', '--seed', 'abd'))).not.toEqual(once);
  });

  test('the first games are the same however many follow', async () => {
    const tally = newTally(2);
    const options = checkOptions({ armies: ['borgo', 'outpost'] });
    for (let i = 0; i < 5; i++) playGame(options, gameSeed('s', i), [undefined, undefined], tally);
    expect(withoutTime(await sim(...DUEL, '--games', '5', '--seed', 's'))).toEqual(tally);
  });

  test('for people: a line a seat', async () => {
    const { out } = await nhex('sim', ...DUEL, '--games', '4');
    expect(out[0]).toMatch(/^4 games in [\d.]+ s, [\d.]+ a second$/);
    expect(out.filter((line) => line.startsWith('  seat '))).toHaveLength(2);
  });
});

describe('bots', () => {
  const armies = ['--armies', 'borgo,outpost'];
  test('by name, one for each seat or one for all, the same games from the same seed', async () => {
    const args = [...armies, '--games', '1', '--bots', 'random,search:nodes=40,width=1'];
    const once = withoutTime(await sim(...args));
    expect(withoutTime(await sim(...args))).toEqual(once);
    const all = await sim(...armies, '--games', '3', '--bots', 'random');
    expect(withoutTime(all)).toEqual(withoutTime(await sim(...armies, '--games', '3')));
  });
});

describe('modes and variants', () => {
  const tables: readonly (readonly string[])[] = [
    ['--armies', 'borgo,hegemony,moloch', '--mode', 'deathmatch'],
    ['--armies', 'borgo,hegemony,moloch,outpost,doomsday,borgo', '--mode', 'deathmatch', '--edition', '3.0'],
    ['--armies', 'doomsday,hegemony,moloch,outpost', '--mode', 'scored', '--board', 'expanded'],
    ['--armies', 'borgo,hegemony,moloch', '--mode', 'one-vs-two', '--edition', 'yom'],
    ['--armies', 'borgo,hegemony,moloch,outpost', '--mode', 'team', '--spare-allies'],
    [...DUEL, '--variants', 'alternative-start,reinforcement,mad-bomber', '--edition', 'unified'],
    [...DUEL, '--variants', 'mercenaries', '--mercenaries-each', '2'],
    [...DUEL, '--variants', 'mad-bomber-mercenary'],
    [...DUEL, '--variants', 'mad-bomber-2'],
  ];
  test.each(tables)('%s %s %s %s', async (...args) => {
    const result = await sim(...args, '--games', '5', '--seed', '3');
    expect(result.games).toBe(5);
    expect(result.wins).toHaveLength(args[1].split(',').length);
  });

  test('Battles are counted as the events tell them, in all of them', () => {
    for (const mode of ['duel', 'deathmatch', 'team'] as const) {
      const armies = ['borgo', 'hegemony', 'moloch', 'outpost'].slice(0, mode === 'duel' ? 2 : 4);
      const options = checkOptions({ armies, mode, board: mode === 'team' ? 'expanded' : 'main' });
      for (let i = 0; i < 15; i++) {
        const log: Code[] = [];
        const tally = newTally(armies.length);
        playGame(
          options,
          gameSeed('b', i),
          armies.map(() => undefined),
          tally,
          log,
        );
        const events: GameEvent[] = [];
        let game = newGame(options, gameSeed('b', i));
        for (const code of log) {
          const next = play(game, code);
          events.push(...next.events);
          game = next.game;
        }
        expect(tally.battles).toBe(events.filter((event) => event.type === 'battle').length);
        expect(tally.actions).toBe(log.length);
      }
    }
  });
});

describe('records', () => {
  test('are written, can be read, and are never overwritten', async () => {
    const records = join(folder, 'records');
    await sim(...DUEL, '--games', '3', '--records', records);
    const names = readdirSync(records);
    expect(names).toEqual(['game-00000.nhex', 'game-00001.nhex', 'game-00002.nhex']);
    const game = parseRecord(readFileSync(join(records, names[1]), 'utf8'));
    expect(game.state.pending).toBeUndefined();
    const again = await nhex('sim', ...DUEL, '--games', '3', '--records', records);
    expect(again.code).toBe(2);
    expect(again.err).toEqual([`nhex: ${join(records, names[0])}: it exists already`]);
  });

  test('a folder that cannot be made is refused', async () => {
    mkdirSync(join(folder, 'blocked'));
    const { code, err } = await nhex('sim', ...DUEL, '--games', '1', '--records', join('/dev/null', 'x'));
    expect(code).toBe(2);
    expect(err).toHaveLength(1);
    const file = put('a-file', 'no folder');
    const refusals = [
      [file, `nhex: ${file}: it is a file, not a folder`],
      [join(file, 'x'), `nhex: ${join(file, 'x')}: it would lie in a file, which is no folder`],
    ];
    for (const [records, says] of refusals)
      expect((await nhex('sim', ...DUEL, '--games', '1', '--records', records)).err).toEqual([says]);
  });
});

describe('an army of one’s own', () => {
  const file = fileURLToPath(new URL('../../../docs/examples/pack.json', import.meta.url));

  test('is read from a file, plays with bots, and travels in the record', async () => {
    const records = join(folder, 'own');
    const args = [
      '--army-file',
      file,
      '--armies',
      'pack,borgo',
      '--games',
      '2',
      '--bots',
      'greedy:nodes=20,random',
    ];
    const { games } = await sim(...args, '--records', records);
    expect(games).toBe(2);
    const game = parseRecord(readFileSync(join(records, 'game-00000.nhex'), 'utf8'));
    expect(game.start.options.ownArmies.map(({ key, name }) => [key, name])).toEqual([['pack', 'The Pack']]);
  });

  test('is refused with its place', async () => {
    const { code, err } = await nhex(
      'sim',
      '--army-file',
      join(folder, 'none.json'),
      '--armies',
      'pack,borgo',
    );
    expect(code).toBe(2);
    expect(err[0]).toContain('none.json: there is no such file');
  });
});
