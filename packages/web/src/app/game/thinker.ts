// The page's side of the worker: bots and forecasts as promises.

import type { Code, Forecast, State, View } from '@nhex/engine';
import { proxy, type Remote, wrap } from 'comlink';
import type { AtOnce, Preview, ThinkerApi, Thought, Timed } from './thinker.worker.ts';

export type { AtOnce, Preview, Thought };

/** What the controller needs; tests bring their own. */
export interface Thinker {
  think(
    view: View,
    level: string,
    seed: number,
    progress: (done: number) => void,
  ): Promise<Thought | undefined>;
  stop(): void;
  /** Ends the thinking with the best choice so far. */
  hurry(): void;
  /** Gets ready, so that the first question is answered as quickly as later ones. */
  warmUp(): void;
  forecast(state: State): Promise<Forecast>;
  preview(state: State, codes: readonly Code[]): Promise<Preview[]>;
}

/** Asks in a task of its own, for the question holds a whole game: whoever picks something sees the pick first. Notes in the
 * browser's own timeline how long a forecast took, there and back. */
async function timed<T>(ask: () => Promise<Timed<T>>): Promise<T> {
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve));
  const { answer, ms } = await ask();
  performance.measure('nhex-forecast', { start, end: performance.now(), detail: ms });
  return answer;
}

class WorkerThinker implements Thinker {
  #remote: Remote<ThinkerApi> | undefined;
  #isWarm = false;

  get #api(): Remote<ThinkerApi> {
    this.#remote ??= wrap<ThinkerApi>(
      new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'nhex-thinker' }),
    );
    return this.#remote;
  }

  think(
    view: View,
    level: string,
    seed: number,
    progress: (done: number) => void,
  ): Promise<Thought | undefined> {
    return this.#api.think(view, level, seed, proxy(progress));
  }

  warmUp(): void {
    if (this.#isWarm) return;
    this.#isWarm = true;
    // Nobody waits for its answer.
    this.#api.warmUp().catch(() => undefined);
  }

  stop(): void {
    if (this.#remote) void this.#remote.stop();
  }

  hurry(): void {
    if (this.#remote) void this.#remote.hurry();
  }

  forecast(state: State): Promise<Forecast> {
    return timed(() => this.#api.forecast(state));
  }

  preview(state: State, codes: readonly Code[]): Promise<Preview[]> {
    return timed(() => this.#api.preview(state, [...codes]));
  }
}

export const thinker: Thinker = new WorkerThinker();
