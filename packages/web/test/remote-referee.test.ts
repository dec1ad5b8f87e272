// The referee over the network, against a real server: what is shown at once, what waits, what is put right.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  makePosition,
  makeRecord,
  NOBODY,
  type Played,
  parseChoice,
  readRecord,
  requestOf,
  type SeatId,
} from '@nhex/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { configFrom, openServer, type Server } from '../../server/src/index.ts';
import type { ApiFault } from '../src/app/online/api.ts';
import { RemoteReferee } from '../src/app/online/remote-referee.svelte.ts';
import type { GameView } from '../src/app/online/views.ts';

const data = mkdtempSync(join(tmpdir(), 'nhex-referee-'));
const http = createServer();
const real = globalThis.fetch;
let server: Server;
let url = '';
/** Milliseconds by which the server's time is ahead of ours. */
let ahead = 0;

beforeAll(async () => {
  server = await openServer(
    { ...configFrom({ NHEX_DATA: data, NHEX_LOG: 'silent', NHEX_RATE_LIMITS: 'off' }), graceMs: 0 },
    undefined,
    () => Date.now() + ahead,
  );
  http.on('request', server.answer);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => {
  globalThis.fetch = real;
});
afterAll(async () => {
  await server.close();
  http.close();
  rmSync(data, { recursive: true, force: true });
});

async function ask<T>(token: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await real(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return (text.startsWith('{') ? JSON.parse(text) : text) as T;
}

/** What a page sends goes to the server in the name of this player; `lose` loses so many answers on the way back. */
function connect(token: string, lose = 0): void {
  let left = lose;
  globalThis.fetch = async (path, init) => {
    const headers = { ...(init?.headers as Record<string, string>), authorization: `Bearer ${token}` };
    const answer = await real(`${url}${String(path)}`, { ...init, headers });
    if (left-- > 0) throw new TypeError('the connection is lost');
    return answer;
  };
}

interface Tab {
  readonly referee: RemoteReferee;
  readonly arrived: { played: Played; own: boolean }[];
  readonly corrected: number[];
  readonly refused: ApiFault[];
  choose(text: string): Played;
  /** Hears what the stream would tell. */
  catchUp(): Promise<void>;
}

async function openTab(token: string, game: string): Promise<Tab> {
  const view = await ask<GameView>(token, 'GET', `/games/${game}`);
  const record = await ask<string>(token, 'GET', `/games/${game}/record`);
  const arrived: { played: Played; own: boolean }[] = [];
  const corrected: number[] = [];
  const refused: ApiFault[] = [];
  const referee = new RemoteReferee(readRecord(record).game, view.sequence, view, {
    arrived: (played, own) => arrived.push({ played, own }),
    corrected: ({ log }) => corrected.push(log.length),
    confused: () => {
      throw new Error('confused');
    },
    refused: (fault) => refused.push(fault),
  });
  return {
    referee,
    arrived,
    corrected,
    refused,
    choose: (text) => referee.play(view.you as SeatId, parseChoice(text, referee.game.state)),
    async catchUp() {
      const { sequence } = await ask<GameView>(token, 'GET', `/games/${game}`);
      if (sequence === referee.sequence) return;
      const answer = await real(`${url}/api/games/${game}/stream?after=${referee.sequence}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      let text = '';
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      while (reader && text.split('\n').length <= sequence - referee.sequence)
        text += (await reader.read()).value ?? '';
      await reader?.cancel();
      for (const line of text.split('\n').slice(0, -1)) if (line) referee.hear(JSON.parse(line) as GameView);
    },
  };
}

/** Guests at a table: their tokens, and its id. */
async function newTable(options: { armies: string[] }, more: object = {}): Promise<[string[], string]> {
  const tokens = await Promise.all(
    options.armies.map(async () => (await ask<{ token: string }>('', 'POST', '/guest')).token),
  );
  const { id } = await ask<{ id: string }>(tokens[0], 'POST', '/games', {
    options,
    seats: tokens.map((_, seat) => (seat === 0 ? 'me' : 'open')),
    takeBack: true,
    ...more,
  });
  for (const [seat, token] of tokens.entries())
    if (seat > 0) await ask(token, 'POST', `/games/${id}/join`, { seat });
  return [tokens, id];
}

async function newGame(more: object = {}): Promise<[string, string, string]> {
  const [[ann, bob], id] = await newTable({ armies: ['borgo', 'outpost'] }, more);
  return [ann, bob, id];
}

async function settled(tab: Tab): Promise<void> {
  await expect.poll(() => tab.referee.unsent, { timeout: 10_000 }).toBe(0);
}

test('a choice that draws nothing is shown at once; one that draws waits for the tiles', async () => {
  const [ann, bob, game] = await newGame();
  connect(ann);
  const hers = await openTab(ann, game);
  const before = hers.referee.game;
  expect(hers.choose('hq d4 r0').game).not.toBe(before);
  expect(hers.referee.unsent).toBe(1);
  await settled(hers);
  await hers.catchUp();
  expect(hers.arrived).toEqual([]);
  // Bob's HQ begins Ann's turn: nobody but the server knows what she draws.
  connect(bob);
  const his = await openTab(bob, game);
  const shown = his.referee.game;
  expect(his.choose('hq b2 r0').game).toBe(shown);
  expect(his.referee.waits).toBe(true);
  await settled(his);
  await his.catchUp();
  expect(his.referee.waits).toBe(false);
  expect(his.arrived.map(({ own }) => own)).toEqual([true]);
  await hers.catchUp();
  expect(hers.arrived.map(({ own }) => own)).toEqual([false]);
  expect(hers.referee.game.state.seats[0].hand).toEqual(his.referee.game.state.seats[0].hand);
});

test('an answer that was lost is no reason to choose twice', async () => {
  const [ann, , game] = await newGame();
  connect(ann, 2);
  const tab = await openTab(ann, game);
  tab.choose('hq d4 r0');
  await settled(tab);
  expect(tab.refused).toEqual([]);
  expect((await ask<GameView>(ann, 'GET', `/games/${game}`)).sequence).toBe(1);
});

test('of two tabs the slower one is put right', async () => {
  const [ann, , game] = await newGame();
  connect(ann);
  const quick = await openTab(ann, game);
  const slow = await openTab(ann, game);
  quick.choose('hq d4 r0');
  await settled(quick);
  slow.choose('hq c3 r0');
  await settled(slow);
  expect(slow.refused.map(({ code }) => code)).toEqual(['wrong-sequence']);
  expect(slow.corrected).toEqual([0]);
  for (const tab of [quick, slow]) await tab.catchUp();
  expect(slow.referee.game.state).toEqual(quick.referee.game.state);
});

/** What is declared about a duel under way, and how its log and result say it. */
const verdicts = [
  [
    'resign',
    async (_: string, bob: string, game: string) => void (await ask(bob, 'POST', `/games/${game}/resign`)),
    { kind: 'resign', seat: 1 },
    { winners: [0], reason: 'resigned' },
  ],
  [
    'time over',
    async (_: string, bob: string, game: string) => {
      ahead += 61_000;
      // Whatever comes too late is the end.
      await ask(bob, 'POST', `/games/${game}/resign`);
    },
    { kind: 'time-over', seat: 1 },
    { winners: [0], reason: 'time' },
  ],
  [
    'draw agreed',
    async (ann: string, bob: string, game: string) => {
      for (const token of [bob, ann]) await ask(token, 'POST', `/games/${game}/draw`);
    },
    { kind: 'draw-agreed', seat: NOBODY },
    { winners: [], reason: 'agreed' },
  ],
] as const;

test.each(verdicts)(
  '%s: the server says of whom, the copy says what comes of it',
  async (_, say, entry, result) => {
    const [ann, bob, game] = await newGame({ clock: { base: 60, increment: 0 } });
    connect(ann);
    const before = await openTab(ann, game);
    before.choose('hq d4 r0');
    await settled(before);
    await before.catchUp();
    await say(ann, bob, game);
    await before.catchUp();
    const after = await openTab(bob, game);
    for (const { game: copy } of [before.referee, after.referee]) {
      expect(copy.log.at(-1)).toMatchObject(entry);
      expect(copy.state).toMatchObject({ result, pending: undefined });
    }
    expect(before.arrived.flatMap(({ played }) => played.events).at(-1)?.type).toBe('game-over');
    expect(makeRecord(after.referee.game)).toBe(makeRecord(before.referee.game));
    expect(after.referee.view.result).toEqual(result);
  },
);

test('a choice taken back is taken back in every copy', async () => {
  const [ann, bob, game] = await newGame();
  connect(ann);
  const hers = await openTab(ann, game);
  hers.choose('hq d4 r0');
  await settled(hers);
  connect(bob);
  const his = await openTab(bob, game);
  his.choose('hq b2 r0');
  await settled(his);
  connect(ann);
  for (const tab of [hers, his]) await tab.catchUp();
  const open = () => requestOf(hers.referee.game.state)?.choices ?? [];
  // An instant alone is an unlucky draw, which may be kept.
  const keeps = open().find(({ type }) => type === 'keep');
  if (keeps) hers.referee.play(0 as SeatId, keeps);
  await settled(hers);
  await hers.catchUp();
  const given = open().find(({ type }) => type === 'place' || type === 'discard');
  const { state } = hers.referee.game;
  if (given) hers.referee.play(0 as SeatId, given);
  await settled(hers);
  await hers.catchUp();
  expect(hers.referee.mayTakeBack(0 as SeatId)).toBe(true);
  expect(hers.referee.mayTakeBack(1 as SeatId)).toBe(false);
  const { sequence } = hers.referee;
  hers.referee.takeBack();
  await expect
    .poll(async () => (await ask<GameView>(ann, 'GET', `/games/${game}`)).sequence)
    .toBe(sequence + 1);
  for (const tab of [hers, his]) {
    await tab.catchUp();
    expect(tab.referee.game.log.at(-1)).toMatchObject({ kind: 'take-back', seat: 0 });
    expect(makePosition(tab.referee.game.state)).toBe(makePosition(state));
  }
});

test('whom the house plays on for has not lost, and a game that everybody left is no draw', async () => {
  const options = { armies: ['borgo', 'outpost', 'moloch'], mode: 'deathmatch' };
  const [[ann, bob, cid], game] = await newTable(options);
  connect(ann);
  const tab = await openTab(ann, game);
  for (const token of [bob, cid]) await ask(token, 'POST', `/games/${game}/resign`);
  await tab.catchUp();
  expect(tab.referee.view.seats.map(({ left }) => left === true)).toEqual([false, true, true]);
  expect(tab.referee.game.log).toEqual([]);
  await ask(ann, 'POST', `/games/${game}/resign`);
  await tab.catchUp();
  expect(tab.referee.view).toMatchObject({ status: 'over', result: { winners: [], reason: 'abandoned' } });
  const later = await openTab(bob, game);
  for (const { game: copy } of [tab.referee, later.referee])
    expect([copy.log.filter(({ kind }) => kind !== 'choice'), copy.state.result]).toEqual([[], undefined]);
});

/** What a page of an earlier version makes of a change: it goes by its kind, and by who has not won. */
test('a page that knows no verdicts still finds all it went by', async () => {
  const [, bob, game] = await newGame();
  await ask(bob, 'POST', `/games/${game}/resign`);
  const answer = await real(`${url}/api/games/${game}/stream?after=0`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const line = ((await reader?.read())?.value ?? '').split('\n')[0];
  await reader?.cancel();
  expect(JSON.parse(line)).toMatchObject({
    sequence: 1,
    status: 'over',
    change: { kind: 'resign', seat: 1 },
    result: { winners: [0], reason: 'resigned' },
  });
  // It settled a game whose record went on by guessing; this one does not go on.
  const { state } = readRecord(await ask<string>(bob, 'GET', `/games/${game}/record`)).game;
  expect(state.pending).toBeUndefined();
});
