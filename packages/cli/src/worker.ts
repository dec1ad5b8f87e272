// The worker thread of `nhex match`: plays the pairs it is sent.

import { parentPort } from 'node:worker_threads';
import { messageOf } from './errors.ts';
import { type PairJob, playPair } from './match/play-pair.ts';
import type { WorkerReply } from './match/pool.ts';

parentPort?.on('message', async (job: PairJob) => {
  let reply: WorkerReply;
  try {
    reply = { outcome: await playPair(job) };
  } catch (error) {
    reply = { error: messageOf(error) };
  }
  parentPort?.postMessage(reply);
});
