// All cores at work: a worker thread each, which ask for the next pair as soon as they are free.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type PairJob, type PairOutcome, playPair } from './play-pair.ts';

/** What a worker sends back. */
export type WorkerReply = { readonly outcome: PairOutcome } | { readonly error: string };

const WORKER = new URL('./worker.js', import.meta.url);

/** Plays all pairs and hands over each as it comes, in any order. Run from sources there is no built worker: one by one. */
export async function playPairs(
  jobs: readonly PairJob[],
  threads: number | undefined,
  done: (outcome: PairOutcome) => void,
): Promise<void> {
  const count = Math.min(threads ?? availableParallelism(), jobs.length);
  if (count <= 1 || !existsSync(fileURLToPath(WORKER))) {
    for (const job of jobs) done(await playPair(job));
    return;
  }
  let next = 0;
  const runs = Array.from({ length: count }, () => {
    const worker = new Worker(WORKER);
    return new Promise<void>((resolve, reject) => {
      const ask = (): void => {
        if (next < jobs.length) worker.postMessage(jobs[next++]);
        else resolve();
      };
      worker.on('message', (reply: WorkerReply) => {
        if ('error' in reply) return reject(new Error(reply.error));
        done(reply.outcome);
        ask();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker stopped (exit code ${code})`)));
      ask();
    }).finally(() => worker.terminate());
  });
  await Promise.all(runs);
}
