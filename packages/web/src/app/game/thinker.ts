// The page's side of the worker: bots and forecasts as promises.

import type { Code, Forecast, State, View } from '@nhex/engine';
import { proxy, type Remote, wrap } from 'comlink';
import type { Preview, ThinkerApi, Thought } from './thinker.worker.ts';

export type { Preview, Thought };

/** What the controller needs; tests bring their own. */
export interface Thinker {
  think(
    view: View,
    level: string,
    seed: number,
    progress: (done: number) => void,
  ): Promise<Thought | undefined>;
  stop(): void;
  forecast(state: State): Promise<Forecast>;
  preview(state: State, codes: readonly Code[]): Promise<Preview[]>;
}

class WorkerThinker implements Thinker {
  #remote: Remote<ThinkerApi> | undefined;

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

  stop(): void {
    if (this.#remote) void this.#remote.stop();
  }

  forecast(state: State): Promise<Forecast> {
    return this.#api.forecast(state);
  }

  preview(state: State, codes: readonly Code[]): Promise<Preview[]> {
    return this.#api.preview(state, [...codes]);
  }
}

export const thinker: Thinker = new WorkerThinker();
