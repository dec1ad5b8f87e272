// The worker thread of `nhex match`, `ladder` and `learn`: does the jobs it is sent.

import { parentPort } from 'node:worker_threads';
import { knowScenarios, SCENARIOS } from '@nhex/engine';
import { type WorkerMessage, work } from './match/pool.ts';

knowScenarios(SCENARIOS);

parentPort?.on('message', async (message: WorkerMessage) => {
  parentPort?.postMessage(await work(message));
});
