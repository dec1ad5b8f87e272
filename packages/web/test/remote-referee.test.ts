// The referee over the network, against a real server: what is shown at once, what waits, what is put right.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Played, parseChoice, readRecord, type SeatId } from '@nhex/engine';
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

beforeAll(async () => {
  server = await openServer(
    configFrom({ NHEX_DATA: data, NHEX_LOG: 'silent', NHEX_RATE_LIMITS: 'off' }),
    undefined,
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

async function newGame(): Promise<[string, string, string]> {
  const [ann, bob] = await Promise.all(
    [0, 1].map(async () => (await ask<{ token: string }>('', 'POST', '/guest')).token),
  );
  const { id } = await ask<{ id: string }>(ann, 'POST', '/games', {
    options: { armies: ['borgo', 'outpost'] },
    seats: ['me', 'open'],
    takeBack: true,
  });
  await ask(bob, 'POST', `/games/${id}/join`, { seat: 1 });
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
