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

  /** A stream of lines, which lasts as long as its connection; returns how to stop. */
  lines(path: string, token: string | undefined, line: (text: string) => void): () => void {
    const socket = open(this.#host);
    let rest = '';
    let begun = false;
    const read = (part: string): void => {
      rest += part;
      if (!begun) {
        const end = rest.indexOf(HEAD_END);
        if (end < 0) return;
        if (!rest.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${rest.slice(0, 100)}`);
        rest = rest.slice(end + HEAD_END.length);
        begun = true;
      }
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const each of lines) if (each !== '') line(each);
    };
    socket.on('data', (part) => read(String(part)));
    socket.on('error', () => {});
    socket.write(headOf(this.#host, 'GET', path, token, ''));
    return () => socket.destroy();
  }
}
