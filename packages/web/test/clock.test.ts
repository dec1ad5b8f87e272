import { armyKeys, makeRecord, type SeatId } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { readDraft } from '../src/app/draft.ts';
import { keptTable } from '../src/app/game/kept.ts';
import { bot, PERSON } from '../src/app/game/players.ts';
import { reasonText, resultText } from '../src/app/result.ts';
import type { SavedGame } from '../src/app/storage.svelte.ts';
import { clockText } from '../src/app/words.ts';
import { playUntil, type TestTable, testTable } from './helpers.ts';

const MINUTE = 60_000;
const services = { thinker: undefined as never, now: () => 0, botPace: () => 0 };

/** Time goes by at the table. */
function wait(made: TestTable, ms: number): void {
  made.time += ms;
  made.table.clocks.tick();
}

/** A table for two with five minutes each, no questions between them, in the middle of a turn. */
function timedTable(given: Parameters<typeof testTable>[0] = {}): TestTable {
  const made = testTable({ minutes: 5, asksHandOver: false, ...given });
  made.table.begin();
  playUntil(made.table, ({ request, mayChoose }) => mayChoose && request?.stage === 'turn');
  return made;
}

describe('the clock', () => {
  test('counts down for the person who is asked', () => {
    const made = testTable({ minutes: 10 });
    made.table.begin();
    wait(made, 5000);
    expect(made.table.clocks.left(0)).toBe(10 * MINUTE - 5000);
    expect(made.table.clocks.left(1)).toBe(10 * MINUTE);
  });

  test('counts for a bot that thinks', () => {
    const made = testTable({ minutes: 10, players: [bot('easy'), PERSON] });
    made.table.begin();
    wait(made, 3000);
    expect(made.table.clocks.used).toEqual([3000, 0]);
    made.table.close();
  });

  test('rests while the device is handed over, the page is hidden, or another tab plays', () => {
    const made = testTable({ minutes: 10 });
    const { table } = made;
    table.begin();
    made.time += 1000;
    if (table.request) table.choose(table.request.choices[0]);
    expect(table.handOver).toBe(1);
    made.time += MINUTE;
    table.acceptHandOver();
    made.time += 2000;
    table.setHidden(true);
    made.time += MINUTE;
    table.setHidden(false);
    made.time += 3000;
    table.setReadOnly(true);
    made.time += MINUTE;
    table.setReadOnly(false);
    wait(made, 4000);
    expect(table.clocks.used).toEqual([1000, 9000]);
  });

  test('rests while a Battle is watched', () => {
    const made = testTable({ minutes: 60, asksHandOver: false, seed: 'whole' });
    const { table } = made;
    table.begin();
    playUntil(table, ({ scene, over }) => over || scene !== undefined, 3);
    expect(table.scene).toBeDefined();
    const used = [...table.clocks.used];
    wait(made, MINUTE);
    table.sceneOver();
    expect(table.clocks.used).toEqual(used);
  });

  test('is given back neither by undo nor by leaving the table', () => {
    const made = timedTable();
    const { table } = made;
    const seat = table.request?.seat as SeatId;
    const place = table.request?.choices.find(({ type }) => type !== 'end' && type !== 'battle');
    made.time += 20_000;
    if (place) table.choose(place);
    made.time += 5000;
    table.undo();
    expect(table.clocks.used[seat]).toBe(25_000);
    made.time += 1000;
    table.setHidden(true);
    expect(made.saved.at(-1)?.used[seat]).toBe(26_000);
  });

  test('gets some seconds with every turn, and only with a turn', () => {
    const made = timedTable({ bonus: 10 });
    const { table } = made;
    const { number, seat } = table.state.turn;
    const before = table.clocks.used[seat];
    wait(made, 30_000);
    playUntil(table, ({ state }) => state.turn.number > number);
    expect(table.clocks.used[seat] - before).toBe(20_000);
  });

  test('warns at a minute and at ten seconds, once each', () => {
    const made = timedTable();
    const { clocks, request } = made.table;
    const seat = request?.seat as SeatId;
    wait(made, 4 * MINUTE - 1);
    expect(clocks.warning).toBeUndefined();
    wait(made, 1);
    expect(clocks.warning).toEqual({ seat, seconds: 60 });
    const first = clocks.warning;
    wait(made, 20_000);
    expect(clocks.warning).toBe(first);
    wait(made, 30_000);
    expect(clocks.warning).toEqual({ seat, seconds: 10 });
  });

  test('is written in minutes and seconds, never 0:00 while there is some left', () => {
    expect([5 * MINUTE, 61_000, 999, 1, 0, -5].map(clockText)).toEqual([
      '5:00',
      '1:01',
      '0:01',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });
});

describe('when time is up', () => {
  test('nothing can be chosen or taken back, not even a moment too late', () => {
    const made = timedTable();
    const { table } = made;
    const seat = table.request?.seat;
    const inputs = table.game.log.length;
    made.time += 5 * MINUTE;
    expect(table.choose(table.request?.choices[0] as never)).toBe(false);
    expect(table.clocks.up).toBe(seat);
    expect(table.mayChoose).toBe(false);
    expect(table.mayUndo).toBe(false);
    expect(table.game.log).toHaveLength(inputs);
    expect(table.over).toBe(false);
  });

  test('the game ends there if the players want it, and stays ended', () => {
    const made = timedTable();
    const { table, saved } = made;
    const loser = table.request?.seat as SeatId;
    wait(made, 6 * MINUTE);
    table.endOnTime();
    expect(table.over).toBe(true);
    expect(table.mayUndo).toBe(false);
    expect(saved.at(-1)).toMatchObject({ finished: true, winners: [1 - loser], reason: 'time' });
    expect(saved.at(-1)?.record).toContain(`\n${loser} time-over\n`);
    const again = keptTable(saved.at(-1) as SavedGame, services);
    again.begin();
    expect(again.over).toBe(true);
    expect(resultText(again.state)).toBe(loser === 0 ? 'Moloch wins' : 'Outpost wins');
    expect(reasonText(again.game)).toMatch(/^Won on time/);
    expect(again.history.steps.at(-1)?.events.map(({ type }) => type)).toEqual(['time-over', 'game-over']);
  });

  test('or it goes on without the clock', () => {
    const made = timedTable();
    const { table, saved } = made;
    wait(made, 6 * MINUTE);
    table.playOnWithoutClock();
    expect(table.mayChoose).toBe(true);
    expect(table.clocks.left(0)).toBeUndefined();
    wait(made, 60 * MINUTE);
    expect(table.clocks.up).toBeUndefined();
    expect(saved.at(-1)).toMatchObject({ minutes: 0, finished: false });
  });

  test('a bot loses on time too, and thinks on when the clock is put away', async () => {
    const made = testTable({ minutes: 5, players: [bot('easy'), PERSON] });
    const { table } = made;
    table.begin();
    wait(made, 6 * MINUTE);
    expect(table.clocks.up).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.game.log).toHaveLength(0);
    table.playOnWithoutClock();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.game.log).toHaveLength(1);
    table.close();
  });

  test('a team loses with its player', () => {
    const armies = ['outpost', 'moloch', 'borgo', 'hegemony'];
    const made = testTable({
      options: { mode: 'team', armies },
      minutes: 5,
      players: armies.map(() => PERSON),
    });
    made.table.begin();
    wait(made, 6 * MINUTE);
    made.table.endOnTime();
    expect(made.table.state.result).toEqual({ winners: [1, 3], reason: 'time' });
    expect(resultText(made.table.state)).toBe('Team B wins: Moloch, Hegemony');
  });
});

describe('giving up', () => {
  test('ends the game for good, and the record says so', () => {
    const { table, saved } = timedTable();
    const loser = table.mayResign as SeatId;
    expect(loser).toBe(table.request?.seat);
    table.resign();
    expect(table.over).toBe(true);
    expect(table.mayResign).toBeUndefined();
    expect(table.state.result).toEqual({ winners: [1 - loser], reason: 'resigned' });
    expect(reasonText(table.game)).toBe(`${loser === 0 ? 'Outpost' : 'Moloch'} gave up.`);
    const again = keptTable(saved.at(-1) as SavedGame, services);
    expect(again.over).toBe(true);
    expect(makeRecord(again.game)).toBe(makeRecord(table.game));
  });

  test('is for the only person at any time, also while a bot thinks', () => {
    const { table } = testTable({ players: [bot('easy'), PERSON] });
    table.begin();
    expect(table.bot.thinking?.seat).toBe(0);
    expect(table.mayResign).toBe(1);
    table.resign();
    expect(table.bot.thinking).toBeUndefined();
    expect(table.state.result?.winners).toEqual([0]);
  });

  test('is for nobody at a table of bots, of another tab, or while the device changes hands', () => {
    expect(testTable({ players: [bot('easy'), bot('easy')] }).table.mayResign).toBeUndefined();
    const { table } = testTable();
    table.begin();
    if (table.request) table.choose(table.request.choices[0]);
    expect(table.handOver).toBe(1);
    expect(table.mayResign).toBeUndefined();
    table.acceptHandOver();
    table.setReadOnly(true);
    expect(table.mayResign).toBeUndefined();
  });
});

describe('clocks that were kept', () => {
  test('a game of a version whose clock only counted up is opened, and its time may be up at once', () => {
    const { bonus: _, reason: __, ownArmies: ___, ...older } = testTable({ minutes: 5 }).table.saved();
    const again = keptTable({ ...older, used: [6 * MINUTE, 1000] }, services);
    again.begin();
    expect(again.clocks.left(1)).toBe(5 * MINUTE - 1000);
    expect(again.clocks.up).toBe(0);
    again.playOnWithoutClock();
    expect(again.mayChoose).toBe(true);
  });

  test('a draft with minutes that are no longer offered falls back to none', () => {
    expect(readDraft('{"minutes":45,"bonus":7}', true, armyKeys())).toMatchObject({ minutes: 0, bonus: 0 });
    expect(readDraft('{"minutes":15,"bonus":10}', true, armyKeys())).toMatchObject({
      minutes: 15,
      bonus: 10,
    });
  });
});
