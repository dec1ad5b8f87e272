// A stream of lines from the server that comes back by itself: after a lost connection, a restart, a sleep.

import { ApiFault, apiUrl, faultOf, refusal } from './api.ts';

export interface Listener {
  /** Where to begin (again). */
  path(): string;
  line(value: unknown): void;
  /** The connection stands; `ahead`: how far the server's clock is ahead of ours, within a second or so. */
  connected(ahead: number): void;
  lost(): void;
  /** The server says no: it is not asked again. */
  refused(fault: ApiFault): void;
}

const SHORTEST_MS = 400;
const LONGEST_MS = 8000;
/** The server sends an empty line every 15 s. */
const SILENCE_MS = 40_000;

export class Stream {
  readonly #listener: Listener;
  #abort: AbortController | undefined;
  #closed = false;
  #wait = SHORTEST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#abort?.abort();
  }

  /** There is reason to hope: no more waiting. */
  readonly #hurry = (): void => {
    if (this.#timer === undefined || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    void this.#run();
  };

  readonly #cut = (): void => this.#abort?.abort();

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#abort = new AbortController();
    try {
      await this.#read(this.#abort.signal);
    } catch (error) {
      const fault = error instanceof ApiFault ? error : faultOf(error);
      if (!this.#closed && !fault.passes) {
        this.close();
        this.#listener.refused(fault);
      }
    }
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.#listener.lost();
    this.#timer = setTimeout(() => void this.#run(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, this.#wait * 2));
  }

  async #read(signal: AbortSignal): Promise<void> {
    this.#listen();
    const answer = await fetch(apiUrl(this.#listener.path()), { signal, credentials: 'same-origin' });
    if (!answer.ok || !answer.body) throw await refusal(answer);
    const told = Date.parse(answer.headers.get('date') ?? '');
    this.#listener.connected(Number.isFinite(told) ? told + 500 - Date.now() : 0);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.#listen();
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '' && !this.#closed) this.#listener.line(JSON.parse(line));
      this.#wait = SHORTEST_MS;
    }
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#cut, SILENCE_MS);
  }
}
