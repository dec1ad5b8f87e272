import { type Hex, isFree, packChoice, parseHex, standingChoices, type TileId, unitsOn } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { battlesOf, chartOf, turnsOf } from '../src/app/game/history.ts';
import { keptTable } from '../src/app/game/kept.ts';
import { unitsIn } from '../src/app/game/picture.ts';
import { bot, PERSON } from '../src/app/game/players.ts';
import { applyEvent } from '../src/board/playback.ts';
import { playUntil, standing, testTable } from './helpers.ts';

const hex = (name: string): Hex => parseHex(name) as Hex;
const later = (ms = 20): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a table for two people', () => {
  test('the HQ is taken up at once, tapped onto a hex, turned and confirmed', () => {
    const { table } = testTable();
    table.begin();
    expect(table.request?.stage).toBe('hq');
    expect(table.picking.selection?.group).toBe('hq');
    expect(table.picking.lit).toHaveLength(19);
    table.picking.tap(hex('d4'));
    expect(table.picking.pending?.type).toBe('hq');
    expect(table.picking.confirm()).toBe(true);
    expect(table.game.log).toHaveLength(1);
  });

  test('the device is handed over before the other person chooses', () => {
    const { table } = testTable();
    table.begin();
    table.picking.tap(hex('d4'));
    table.picking.confirm();
    expect(table.handOver).toBe(1);
    expect(table.mayChoose).toBe(false);
    table.acceptHandOver();
    expect(table.mayChoose).toBe(true);
    expect(table.picking.lit).not.toContain(hex('d4'));
  });

  test('a tile is placed by tile, hex, turns; cancelling leaves the game as it was', () => {
    const { table } = testTable();
    table.begin();
    playUntil(
      table,
      ({ request, mayChoose }) =>
        mayChoose && request?.stage === 'turn' && request.choices.some(({ type }) => type === 'place'),
    );
    const tile = table.picking.groups.find(({ verb }) => verb === 'place')?.tile as TileId;
    const inputs = table.game.log.length;
    table.picking.selectTile(tile);
    const [target] = table.picking.lit;
    table.picking.tap(target);
    expect(table.picking.pending).toMatchObject({ type: 'place', tile, hex: target });
    const turn = table.picking.selection?.turn;
    if (table.picking.turns.length > 1) {
      table.picking.turn(1);
      expect(table.picking.selection?.turn).not.toBe(turn);
    }
    table.picking.cancel();
    table.picking.cancel();
    expect(table.picking.selection).toBeUndefined();
    expect(table.game.log).toHaveLength(inputs);
    table.picking.selectTile(tile);
    table.picking.tap(target);
    table.picking.confirm();
    expect(isFree(table.state.units, target)).toBe(false);
  });

  test.each([
    [undefined, true],
    [false, false],
  ] as const)('what a decision leads to is told with forecasts only: %s', async (preview, isTold) => {
    const { table } = testTable({ ...(preview === undefined ? {} : { preview }), seed: 'weighed' });
    table.begin();
    playUntil(table, ({ request, mayChoose }) => mayChoose && request?.stage === 'push', 3);
    expect(table.request?.stage).toBe('push');
    await later();
    expect(table.outlooks.consequences.size > 0).toBe(isTold);
  });

  test('undo takes back a placement and nothing before a draw', () => {
    const { table } = testTable();
    table.begin();
    playUntil(
      table,
      ({ request, mayChoose }) =>
        mayChoose && request?.stage === 'turn' && request.choices.some(({ type }) => type === 'place'),
    );
    expect(table.mayUndo).toBe(false);
    const choice = table.request?.choices.find(({ type }) => type === 'place');
    const before = table.state;
    if (choice) table.choose(choice);
    expect(table.mayUndo).toBe(true);
    table.undo();
    expect(table.state).toEqual(before);
    expect(table.mayUndo).toBe(false);
    // The log keeps both, the history shows neither.
    expect(table.game.log.slice(-2).map(({ kind }) => kind)).toEqual(['choice', 'take-back']);
    expect(table.history.steps).toHaveLength(standingChoices(table.game.log).length);
    const again = keptTable(table.saved(), { thinker: undefined as never, now: () => 0, botPace: () => 0 });
    expect(again.state).toEqual(before);
    expect(again.history.steps).toHaveLength(table.history.steps.length);
  });

  test('an abandoned table asks nobody any more, and nobody has won or agreed on anything', () => {
    const { table } = testTable();
    table.begin();
    expect([table.over, table.mayChoose]).toEqual([false, true]);
    table.abandoned = true;
    expect([table.over, table.mayChoose, table.mayResign]).toEqual([true, false, undefined]);
    expect([table.state.result, table.game.log]).toEqual([undefined, []]);
  });

  test('typed moves are played, or refused with a sentence', () => {
    const { table } = testTable();
    table.begin();
    expect(table.typed('hq z9 r0')?.message).toMatch(/z9/);
    expect(table.typed('place nonsense d4 r0')).toBeTruthy();
    expect(table.game.log).toHaveLength(0);
    expect(table.typed('hq d4 r0')).toBeUndefined();
    expect(table.game.log).toHaveLength(1);
  });

  test('every choice of a whole game can be reached by picking, and only those', () => {
    const { table } = testTable({ seed: 'paths' });
    table.begin();
    for (let i = 0; i < 60 && table.request; i++) {
      if (table.scene) table.sceneOver();
      if (table.handOver !== undefined) table.acceptHandOver();
      if (!table.mayChoose || !table.request) continue;
      const reached = new Set(table.picking.paths.map((path) => packChoice(path.choice)));
      expect([...reached].sort()).toEqual([...table.request.codes].sort());
      table.choose(table.request.choices[(i * 7) % table.request.choices.length]);
    }
  });
});

describe('bots and keeping', () => {
  test('a bot answers by itself and hands the turn back', async () => {
    const { table } = testTable({ players: [PERSON, bot('easy')] });
    table.begin();
    table.picking.tap(hex('d4'));
    table.picking.confirm();
    expect(table.bot.thinking?.seat).toBe(1);
    await later();
    expect(table.request?.seat).toBe(0);
    expect(table.handOver).toBeUndefined();
    expect(table.mayChoose).toBe(true);
  });

  test('leaving the table stops the bot', async () => {
    const { table } = testTable({ players: [PERSON, bot('easy')] });
    table.begin();
    table.picking.tap(hex('d4'));
    table.picking.confirm();
    const inputs = table.game.log.length;
    table.close();
    await later();
    expect(table.game.log).toHaveLength(inputs);
  });

  test('every choice is kept, and a kept game is resumed as it was', () => {
    const { table, saved } = testTable();
    table.begin();
    playUntil(table, ({ game }) => game.log.length >= 12);
    const last = saved.at(-1);
    expect(last?.inputs).toBe(table.history.steps.length);
    const again = keptTable(last as NonNullable<typeof last>, {
      thinker: undefined as never,
      now: () => 0,
      botPace: () => 0,
    });
    expect(again.state).toEqual(table.state);
    expect(again.history.steps).toHaveLength(table.history.steps.length);
  });

  test('a damaged record is refused with an error, not a crash later', () => {
    const first = testTable().table.saved();
    const broken = { ...first, record: `${first.record}\nnonsense` };
    expect(() =>
      keptTable(broken, { thinker: undefined as never, now: () => 0, botPace: () => 0 }),
    ).toThrow();
  });

  test('a tab that only looks on cannot choose', () => {
    const { table } = testTable();
    table.begin();
    table.setReadOnly(true);
    table.picking.tap(hex('d4'));
    expect(table.picking.confirm()).toBe(false);
    table.setReadOnly(false);
    table.picking.tap(hex('d4'));
    expect(table.picking.confirm()).toBe(true);
  });
});

describe('scenes', () => {
  test('lead from their first board to the game as it is; a Battle with decisions is one of them', () => {
    let continued = 0;
    for (const pick of [3, 7]) {
      const { table } = testTable({ seed: 'scenes', options: { armies: ['hegemony', 'moloch'] } });
      table.begin();
      playUntil(
        table,
        ({ scene, over }) => {
          if (!scene) return over;
          const { before, after, events, seen, isBattle } = scene;
          const start = { units: unitsIn(before), hq: before.seats.map(({ hq }) => hq) };
          const end = events.reduce(applyEvent, start);
          expect(standing(end.units)).toEqual(standing(unitsOn(after.units)));
          expect(end.hq).toEqual(after.seats.map(({ hq }) => hq));
          if (isBattle) expect(events.some(({ type }) => type === 'battle')).toBe(true);
          if (isBattle && seen > 0) continued++;
          return over;
        },
        pick,
      );
    }
    expect(continued).toBeGreaterThan(0);
  });
});

describe('a whole game', () => {
  test('ends with a result, a chart, Battles and a log', () => {
    const { table } = testTable({ seed: 'whole' });
    table.begin();
    playUntil(table, ({ over }) => over, 3);
    expect(table.over).toBe(true);
    const battles = battlesOf(table.history);
    expect(battles.length).toBeGreaterThan(0);
    expect(battles.every(({ over }) => over)).toBe(true);
    expect(chartOf(table.history).at(-1)?.hq).toEqual(table.state.seats.map(({ hq }) => hq));
    expect(turnsOf(table.history).length).toBeGreaterThan(10);
  });
});
