// Bots as players: they think in worker threads, on what their seat may see.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type Play, viewIn } from '../referee/engine.ts';
import { type Question, think } from './think.ts';

/** The bots that can be sat at a table. */
export const BOTS = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const;

export interface Brains {
  /** The bot's choice in notation. */
  decide(bot: string, play: Play): Promise<string>;
  /** Decisions that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

const WORKER = new URL('./think-worker.js', import.meta.url);

/** Run from sources there is no built worker: bots think in this thread. */
export function openBrains(): Brains {
  const path = fileURLToPath(WORKER);
  const pool = existsSync(path)
    ? new Piscina<Question, string>({
        filename: WORKER.href,
        minThreads: 0,
        maxThreads: Math.max(1, availableParallelism() - 1),
        idleTimeout: 30_000,
      })
    : undefined;
  return {
    decide: async (bot, play) => {
      const question: Question = { bot, view: viewIn(play), seed: Math.floor(Math.random() * 2 ** 31) };
      return pool ? pool.run(question) : think(question);
    },
    get waiting() {
      return pool?.queueSize ?? 0;
    },
    close: async () => pool?.destroy(),
  };
}
