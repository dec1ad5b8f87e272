import { makeRecord, parseRecord } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { bot, PERSON } from '../src/app/game/players.ts';
import { packText, unpackText } from '../src/app/link.ts';
import { readGame } from '../src/app/open.ts';
import { playersIn, recordOf } from '../src/app/record.ts';
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
    expect(playersIn(record, 2)).toEqual(players);
    expect(playersIn(makeRecord(game), 2)).toBeUndefined();
    expect(parseRecord(record).log).toEqual(game.log);
    const pasted = await readGame(record);
    expect(pasted.screen === 'shared' && (await unpackText(pasted.data))).toBe(record);
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
