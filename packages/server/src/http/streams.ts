// Streams of changes: newline-delimited JSON over one long answer, with an empty line now and then.

import type { ServerResponse } from 'node:http';
import { ApiError } from '../errors.ts';
import { MOST_STREAMS } from './limits.ts';

/** Each stream gets an empty line so often, but not all of them at the same moment: choices would have to wait. */
const ALIVE_MS = 15_000;
const ALIVE_ROUNDS = 60;
/** Somebody who does not read is let go before their lines fill the memory; they can resume. */
const MOST_BUFFERED = 1_000_000;

interface Stream {
  readonly response: ServerResponse;
  readonly address: string;
  readonly player: string | undefined;
}

export class Streams {
  readonly #open = new Set<Stream>();
  readonly #perAddress = new Map<string, number>();
  readonly #perPlayer = new Map<string, number>();
  readonly #limited: boolean;
  readonly #timer: NodeJS.Timeout;
  /** Whose turn it is to get an empty line, and how many are to get one now. */
  #turns = this.#open.values();
  #due = 0;

  constructor(limited: boolean) {
    this.#limited = limited;
    this.#timer = setInterval(() => this.#keepAlive(), ALIVE_MS / ALIVE_ROUNDS);
    this.#timer.unref();
  }

  #keepAlive(): void {
    for (this.#due += this.#open.size / ALIVE_ROUNDS; this.#due >= 1; this.#due--) {
      let turn = this.#turns.next();
      if (turn.done) {
        this.#turns = this.#open.values();
        turn = this.#turns.next();
      }
      if (!turn.done) write(turn.value.response, '\n');
    }
  }

  get size(): number {
    return this.#open.size;
  }

  /** Refuses one stream too many. */
  check(address: string, player: string | undefined): void {
    if (!this.#limited) return;
    const mine = player === undefined ? 0 : (this.#perPlayer.get(player) ?? 0);
    if ((this.#perAddress.get(address) ?? 0) >= MOST_STREAMS.address || mine >= MOST_STREAMS.player)
      throw new ApiError('too-many', 'too many open streams; close one first', { retryAfter: 10 });
  }

  /** Takes over an answer; `closed` is called once when it ends, from whichever side. */
  open(
    response: ServerResponse,
    address: string,
    player: string | undefined,
    closed: () => void,
  ): (line: string) => void {
    const stream: Stream = { response, address, player };
    this.#open.add(stream);
    count(this.#perAddress, address, 1);
    if (player !== undefined) count(this.#perPlayer, player, 1);
    response.once('close', () => {
      this.#open.delete(stream);
      count(this.#perAddress, address, -1);
      if (player !== undefined) count(this.#perPlayer, player, -1);
      closed();
    });
    return (line) => write(response, `${line}\n`);
  }

  /** Ends all of them: clients connect again, to this server or another. */
  close(): void {
    clearInterval(this.#timer);
    for (const { response } of this.#open) response.end();
  }
}

function write(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MOST_BUFFERED) response.destroy();
}

function count(map: Map<string, number>, key: string, by: number): void {
  const next = (map.get(key) ?? 0) + by;
  if (next > 0) map.set(key, next);
  else map.delete(key);
}
