import { makeRecord, parseRecord } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { bot, PERSON } from '../src/app/game/players.ts';
import { packText, unpackText } from '../src/app/link.ts';
import { readGame } from '../src/app/open.ts';
import { openRecord } from '../src/app/open-record.ts';
import { recordOf } from '../src/app/record.ts';
import { makeRoute, parseRoute, type Route } from '../src/app/router.svelte.ts';
import { playUntil, testTable } from './helpers.ts';

function someGame() {
  const { table } = testTable({ seed: 'link' });
  table.begin();
  playUntil(table, ({ over }) => over, 5);
  return table.game;
}

describe('a link that holds a game', () => {
  test('comes back as the same game', async () => {
    const game = someGame();
    const packed = await packText(makeRecord(game));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(8000);
    const again = parseRecord(await unpackText(packed));
    expect(again.log).toEqual(game.log);
    expect(again.state).toEqual(game.state);
  });

  test('a damaged one is refused', async () => {
    const packed = await packText(makeRecord(someGame()));
    await expect(unpackText(packed.slice(0, packed.length >> 1))).rejects.toThrow();
    await expect(unpackText('%%%')).rejects.toThrow();
    await expect(unpackText(`AAAA${packed}`)).rejects.toThrow();
  });

  test('pasted links and records lead to the game', async () => {
    const game = someGame();
    const packed = await packText(makeRecord(game));
    expect(await readGame(`https://example.org/nhex/#/g/${packed}/12`)).toEqual({
      screen: 'shared',
      data: packed,
      at: 12,
    });
    expect(await readGame(makeRecord(game))).toMatchObject({ screen: 'shared' });
    await expect(readGame('hello')).rejects.toThrow();
  });

  test('a record tells who played', async () => {
    const game = someGame();
    const players = [PERSON, bot('hard')];
    const record = recordOf(game, players);
    expect(openRecord(record).players).toEqual(players);
    expect(openRecord(makeRecord(game)).players).toBeUndefined();
    expect(parseRecord(record).log).toEqual(game.log);
    const pasted = await readGame(record);
    expect(pasted.screen === 'shared' && (await unpackText(pasted.data))).toBe(record.trim());
  });
});

describe('a record of version 1 whose game was lost on time', () => {
  const { table } = testTable({ seed: 'time' });
  table.begin();
  playUntil(table, ({ game }) => game.log.length > 8);
  const noted = (seat: number): string =>
    makeRecord(table.game).replace(/^(?!\[)/m, `; lost on time: ${seat}\n`);

  test('is read as one that ended like that', () => {
    const { game } = openRecord(noted(1));
    expect(game.log.slice(0, -1)).toEqual(table.game.log);
    expect(game.log.at(-1)).toMatchObject({ kind: 'time-over', seat: 1 });
    expect(game.state.result).toEqual({ winners: [0], reason: 'time' });
    // From then on the record itself says it.
    expect(openRecord(recordOf(game, undefined)).game.state.result).toEqual(game.state.result);
  });
  test('is not believed when nobody sits there, or when the game ended by the rules', () => {
    expect(openRecord(noted(5)).game.state.result).toBeUndefined();
    const over = someGame();
    const record = makeRecord(over).replace(/^(?!\[)/m, '; lost on time: 1\n');
    expect(openRecord(record).game.state.result).toEqual(over.state.result);
  });
});

describe('addresses', () => {
  const routes: Route[] = [
    { screen: 'home' },
    { screen: 'new', hotSeat: true },
    { screen: 'new', hotSeat: false },
    { screen: 'table', id: 'a/b c' },
    { screen: 'replays' },
    { screen: 'replay', id: 'x@12' },
    { screen: 'shared', data: 'abc_-', at: 3 },
    { screen: 'position', text: 'a b/c' },
    { screen: 'settings' },
    { screen: 'help' },
  ];
  test.each(routes)('$screen comes back', (route) => {
    expect(parseRoute(makeRoute(route))).toEqual(route);
  });
  test('an unknown one leads to a page that says so', () => {
    expect(parseRoute('#/nowhere').screen).toBe('lost');
    expect(parseRoute('#/p/%E0%A4%A').screen).toBe('position');
  });
});
