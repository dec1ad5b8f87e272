// As little HTTP as a load generator needs, so that it takes little of the machine it shares with the server: requests
// on kept-alive connections, one at a time on each, and streams of lines.

import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

interface Waiting {
  readonly done: (answer: WireAnswer) => void;
  readonly fail: (error: Error) => void;
}

const GONE = new Error('the connection broke');
const HEAD_END = '\r\n\r\n';

const headOf = (
  host: string,
  method: string,
  path: string,
  token: string | undefined,
  more: string,
): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}${more}\r\n`;

const open = (host: string): Socket => {
  const { hostname, port } = new URL(`http://${host}`);
  // Latin-1: whatever is looked for in an answer is plain ASCII.
  return connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
};

/** One connection for requests; an answer must say how long it is. */
class Wire {
  readonly #socket: Socket;
  #rest = '';
  #waiting: Waiting | undefined;
  gone = false;

  constructor(host: string) {
    this.#socket = open(host);
    this.#socket.on('data', (part) => this.#read(String(part)));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.gone = true;
      this.#waiting?.fail(GONE);
    });
    this.#socket.unref();
  }

  ask(text: string): Promise<WireAnswer> {
    return new Promise((done, fail) => {
      this.#waiting = { done, fail };
      this.#socket.write(text);
    });
  }

  #read(part: string): void {
    this.#rest += part;
    const end = this.#rest.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#rest.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const from = end + HEAD_END.length;
    if (this.#rest.length < from + length) return;
    const answer = { status: Number(head.slice(9, 12)), text: this.#rest.slice(from, from + length) };
    this.#rest = '';
    const { done } = this.#waiting as Waiting;
    this.#waiting = undefined;
    done(answer);
  }
}

/** Connections to one server, as many as there are requests under way. */
export class Wires {
  readonly #host: string;
  readonly #idle: Wire[] = [];

  constructor(url: string) {
    this.#host = new URL(url).host;
  }

  async post(path: string, token: string, body: string): Promise<WireAnswer> {
    let wire = this.#idle.pop();
    while (wire?.gone) wire = this.#idle.pop();
    wire ??= new Wire(this.#host);
    const more = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    const answer = await wire.ask(headOf(this.#host, 'POST', path, token, more) + body);
    this.#idle.push(wire);
    return answer;
  }

  /** A stream of lines (sent in chunks, as our server does); returns how to stop. */
  lines(path: string, token: string | undefined, line: (text: string) => void): () => void {
    const socket = open(this.#host);
    let rest = '';
    /** How much of the chunk is still to come; undefined before the head has ended. */
    let left: number | undefined;
    let text = '';
    const read = (part: string): void => {
      rest += part;
      if (left === undefined) {
        const end = rest.indexOf(HEAD_END);
        if (end < 0) return;
        if (!rest.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${rest.slice(0, 100)}`);
        rest = rest.slice(end + HEAD_END.length);
        left = 0;
      }
      for (;;) {
        if (left === 0) {
          // The line break that ended the chunk before stands in front of the size of this one.
          const start = rest.startsWith('\r\n') ? 2 : 0;
          const end = rest.indexOf('\r\n', start);
          if (end < 0) return;
          left = Number.parseInt(rest.slice(start, end), 16);
          rest = rest.slice(end + 2);
        }
        if (rest.length < left) return;
        text += rest.slice(0, left);
        rest = rest.slice(left);
        left = 0;
        const lines = text.split('\n');
        text = lines.pop() ?? '';
        for (const each of lines) if (each !== '') line(each);
      }
    };
    socket.on('data', (part) => read(String(part)));
    socket.on('error', () => {});
    socket.write(headOf(this.#host, 'GET', path, token, ''));
    return () => socket.destroy();
  }
}
