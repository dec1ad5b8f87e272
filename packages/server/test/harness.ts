// Servers to test, on either store, and players who use them as any program would: over HTTP.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Config, openServer, type Server } from '../src/index.ts';

export const STORES = ['embedded', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

const cleanups: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'nhex-server-'));
  cleanups.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A new, empty database. */
export async function newDatabase(): Promise<string> {
  const name = `t${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${inject('postgres')}postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${inject('postgres')}${name}`;
}

/** A configuration with an empty store; several servers may share it on PostgreSQL. */
export async function newConfig(kind: StoreKind, more: Partial<Config> = {}): Promise<Config> {
  return {
    databaseUrl: kind === 'postgres' ? await newDatabase() : undefined,
    data: folder(),
    secret: undefined,
    rateLimits: false,
    trustProxy: false,
    origin: undefined,
    logLevel: process.env['NHEX_LOG'] ?? 'silent',
    graceMs: 0,
    chat: 'on',
    smtp: undefined,
    mailFrom: 'NHex <nhex@localhost>',
    ...more,
  };
}

export interface Site {
  readonly url: string;
  readonly server: Server;
  stop(): Promise<void>;
}

/** A server's time, as far ahead of ours as a test wants; with `at` it stands still there. */
export interface Clock {
  ahead: number;
  readonly at?: number;
}

/** A listening server; `clock` lets a test move its time. */
export async function start(config: Config, clock: Clock = { ahead: 0 }): Promise<Site> {
  const server = await openServer(config, undefined, () => (clock.at ?? Date.now()) + clock.ahead);
  const http: HttpServer = createServer(server.answer);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      const closed = new Promise((done) => http.close(done));
      await server.close();
      http.closeAllConnections();
      await closed;
    })();
    return stopped;
  };
  cleanups.push(stop);
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, server, stop };
}

// oxlint-disable-next-line typescript/no-explicit-any -- an answer is whatever the server says
export type Json = any;

export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** One request, as any client may send it. */
export async function ask(
  url: string,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json') && !path.includes('/stream');
  return { status: answer.status, body: json ? JSON.parse(text) : text, headers: answer.headers };
}

/** A player: a guest with their token. */
export class Guest {
  url: string;
  readonly token: string;
  readonly id: string;
  readonly name: string;

  constructor(url: string, token: string, player: { id: string; name: string }) {
    this.url = url;
    this.token = token;
    this.id = player.id;
    this.name = player.name;
  }

  get(path: string): Promise<Answer> {
    return ask(this.url, 'GET', path, { token: this.token });
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return ask(this.url, 'POST', path, { token: this.token, body });
  }

  async view(game: string): Promise<Json> {
    return (await this.get(`/api/games/${game}`)).body;
  }

  async create(more: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.post('/api/games', {
      options: { armies: ['borgo', 'outpost'] },
      seats: ['me', 'open'],
      ...more,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.id;
  }

  choose(game: string, sequence: number, choice: string, key: string = newKey()): Promise<Answer> {
    return this.post(`/api/games/${game}/choices`, { sequence, choice, key });
  }

  stream(game: string, after?: number): Stream {
    return openStream(this.url, game, this.token, after);
  }

  events(query = ''): Stream {
    return openLines(`${this.url}/api/events${query}`, this.token);
  }
}

export const newKey = (): string => randomBytes(9).toString('base64url');

export async function newGuest(url: string): Promise<Guest> {
  const { body } = await ask(url, 'POST', '/api/guest');
  return new Guest(url, body.token, body.player);
}

let accounts = 0;

/** A player with an account and a name of their own. */
export async function newAccount(url: string): Promise<Guest> {
  const body = { name: `player-${process.pid}-${accounts++}`, password: 'correct horse' };
  const answer = await ask(url, 'POST', '/api/register', { body });
  return new Guest(url, answer.body.token, answer.body.player);
}

/** Two guests at one table. */
export async function newDuel(
  url: string,
  more: Record<string, unknown> = {},
): Promise<[Guest, Guest, string]> {
  const [ann, bob] = [await newGuest(url), await newGuest(url)];
  const game = await ann.create(more);
  const joined = await bob.post(`/api/games/${game}/join`, { seat: 1 });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  return [ann, bob, game];
}

export interface Stream {
  /** The next line that is not empty; undefined when the stream has ended. */
  next(): Promise<Json>;
  /** Lines until one fits. */
  until(fits: (line: Json) => boolean): Promise<Json[]>;
  close(): void;
}

export const openStream = (url: string, game: string, token?: string, after?: number): Stream =>
  openLines(`${url}/api/games/${game}/stream${after === undefined ? '' : `?after=${after}`}`, token);

function openLines(path: string, token: string | undefined): Stream {
  const lines: Json[] = [];
  let waiting: ((line: Json) => void) | undefined;
  let ended = false;
  const arrived = (line: Json): void => {
    if (waiting) {
      const tell = waiting;
      waiting = undefined;
      tell(line);
    } else lines.push(line);
  };
  const request = httpRequest(path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  request.on('response', (response) => {
    let rest = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      const parts = (rest + part).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) if (line !== '') arrived(JSON.parse(line));
    });
    response.on('close', end);
  });
  const end = (): void => {
    ended = true;
    waiting?.(undefined);
  };
  request.on('error', end);
  request.end();
  const next = (): Promise<Json> => {
    const line = lines.shift();
    if (line !== undefined || ended) return Promise.resolve(line);
    return new Promise((done) => {
      waiting = done;
    });
  };
  return {
    next,
    until: async (fits) => {
      const seen: Json[] = [];
      for (;;) {
        const line = await next();
        if (line === undefined) throw new Error(`the stream ended after ${seen.length} lines`);
        seen.push(line);
        if (fits(line)) return seen;
      }
    },
    close: () => request.destroy(),
  };
}

/** Plays on until the game is over or `moves` choices are made; whoever must decide takes some open choice. */
export async function playOn(
  game: string,
  players: readonly Guest[],
  moves = 10_000,
  pick = 7,
): Promise<number> {
  for (let made = 0; made < moves; made++) {
    const { decider } = await players[0].view(game);
    if (decider === null) return made;
    const player = players[decider];
    const { sequence, choices } = await player.view(game);
    const { status, body } = await player.choose(game, sequence, choices[(made * pick) % choices.length]);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return moves;
}
