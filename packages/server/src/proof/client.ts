// A quick client for the proofs: kept-alive connections, streams, and nothing the interface does not promise.

import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Nothing came for as long as was waited. */
export class NoAnswer extends Error {}

export interface How {
  /** Whose request it is; nobody's without one. */
  readonly token?: string | undefined;
  /** A text as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The address to call from. */
  readonly localAddress?: string;
  /** How long to wait for an answer. */
  readonly patienceMs?: number;
}

/** One request; rejects when the connection breaks or no answer comes. */
export function send(url: string, method: string, path: string, how: How = {}): Promise<Answer> {
  const { token, body, headers, localAddress, patienceMs = 120_000 } = how;
  const text =
    body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body);
  return new Promise((done, fail) => {
    const request = httpRequest(
      url + path,
      {
        method,
        agent,
        ...(localAddress === undefined ? {} : { localAddress }),
        timeout: patienceMs,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
        response.on('error', fail);
        response.on('close', () => fail(new Error('the connection broke')));
      },
    );
    request.on('timeout', () => request.destroy(new NoAnswer(`no answer in time to ${method} ${path}`)));
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a connection that had been idle just when we used it again: nothing was read of this.
      if (request.reusedSocket && error.code === 'ECONNRESET') send(url, method, path, how).then(done, fail);
      else fail(error);
    });
    request.end(text);
  });
}

/** The JSON of a good answer. */
export async function get<T>(url: string, method: string, path: string, how?: How): Promise<T> {
  const { status, text } = await send(url, method, path, how);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

export interface View {
  readonly id: string;
  readonly sequence: number;
  readonly status: 'open' | 'playing' | 'over';
  readonly decider: number | null;
  readonly choices?: readonly string[];
  readonly reveal?: string;
  readonly change?: { readonly at: number; readonly kind: string; readonly choice?: string };
}

/** Opens a stream; `line` gets each line's text, and `end` says when it is over. */
export function openStream(
  url: string,
  game: string,
  token: string | undefined,
  line: (text: string) => void,
  end: () => void,
): () => void {
  const request = httpRequest(`${url}/api/games/${game}/stream`, {
    agent: false,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  request.on('response', (response: IncomingMessage) => {
    let rest = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      const parts = (rest + part).split('\n');
      rest = parts.pop() ?? '';
      for (const text of parts) if (text !== '') line(text);
    });
    response.on('error', () => {});
    response.on('close', end);
  });
  request.on('error', end);
  request.end();
  return () => request.destroy();
}

export interface Duel {
  readonly id: string;
  /** Tokens by seat. */
  readonly tokens: readonly [string, string];
}

export interface Guest {
  readonly token: string;
  readonly player: { readonly id: string };
}

export const newGuest = (url: string): Promise<Guest> => get<Guest>(url, 'POST', '/api/guest');

const ARMIES = ['borgo', 'outpost', 'moloch', 'hegemony'];

export async function newDuel(
  url: string,
  number: number,
  players?: readonly [string, string],
): Promise<Duel> {
  const tokens = players ?? ([(await newGuest(url)).token, (await newGuest(url)).token] as const);
  const armies = [ARMIES[number % 4], ARMIES[(number + 1 + (number >> 2)) % 4]];
  const { id } = await get<{ id: string }>(url, 'POST', '/api/games', {
    token: tokens[0],
    body: { options: { armies }, seats: ['me', 'open'] },
  });
  await get(url, 'POST', `/api/games/${id}/join`, { token: tokens[1], body: { seat: 1 } });
  return { id, tokens: [tokens[0], tokens[1]] };
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
