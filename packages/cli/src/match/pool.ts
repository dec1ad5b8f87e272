// All cores at work: a worker thread each, which get the next job as soon as they are free.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Lessons } from '@nhex/bots';
import { messageOf } from '../errors.ts';
import { type LearnJob, learnFrom } from '../learn/lessons.ts';
import { type PairJob, type PairOutcome, playPair } from './play-pair.ts';

/** What workers can do, and what comes of it. */
interface Jobs {
  readonly pair: { readonly job: PairJob; readonly outcome: PairOutcome };
  readonly learn: { readonly job: LearnJob; readonly outcome: Lessons };
}
type Kind = keyof Jobs;

export interface WorkerMessage {
  readonly kind: Kind;
  readonly job: Jobs[Kind]['job'];
}
type Reply = { readonly outcome: Jobs[Kind]['outcome'] } | { readonly error: string };

const DO: {
  readonly [K in Kind]: (job: Jobs[K]['job']) => Jobs[K]['outcome'] | Promise<Jobs[K]['outcome']>;
} = {
  pair: playPair,
  learn: learnFrom,
};

/** The worker's side: does a job, and turns whatever is thrown into a message. */
export async function work({ kind, job }: WorkerMessage): Promise<Reply> {
  try {
    return { outcome: await (DO[kind] as (job: Jobs[Kind]['job']) => Jobs[Kind]['outcome'])(job) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

const WORKER = new URL('./worker.js', import.meta.url);

/** Does all jobs and hands over each outcome with its job's place in the list, as it comes, in any order. Run from sources there is no built worker: one by one. */
export async function runJobs<K extends Kind>(
  kind: K,
  jobs: readonly Jobs[K]['job'][],
  threads: number | undefined,
  done: (outcome: Jobs[K]['outcome'], job: number) => void,
): Promise<void> {
  const count = Math.min(threads ?? availableParallelism(), jobs.length);
  if (count <= 1 || !existsSync(fileURLToPath(WORKER))) {
    for (const [i, job] of jobs.entries()) done(await DO[kind](job), i);
    return;
  }
  let next = 0;
  const runs = Array.from({ length: count }, () => {
    const worker = new Worker(WORKER);
    return new Promise<void>((resolve, reject) => {
      let mine = 0;
      const ask = (): void => {
        if (next === jobs.length) return resolve();
        mine = next++;
        worker.postMessage({ kind, job: jobs[mine] } satisfies WorkerMessage);
      };
      worker.on('message', (reply: Reply) => {
        if ('error' in reply) return reject(new Error(reply.error));
        done(reply.outcome as Jobs[K]['outcome'], mine);
        ask();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker stopped (exit code ${code})`)));
      ask();
    }).finally(() => worker.terminate());
  });
  await Promise.all(runs);
}
