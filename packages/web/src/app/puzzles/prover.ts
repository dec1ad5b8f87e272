// The page's side of the worker of puzzles. Proofs are kept, so that no puzzle is solved twice.

import type { Code, State } from '@nhex/engine';
import { makePuzzleLink, type Progress, type Proof, type Target } from '@nhex/puzzles';
import { proxy, type Remote, wrap } from 'comlink';
import type { ProverApi, Task } from './prover.worker.ts';

const KEY = 'nhex-proofs';
const MOST_KEPT = 30;

let remote: Remote<ProverApi> | undefined;
const worker = (): Remote<ProverApi> => {
  remote ??= wrap<ProverApi>(
    new Worker(new URL('./prover.worker.ts', import.meta.url), { type: 'module', name: 'nhex-prover' }),
  );
  return remote;
};

type Entry = readonly [link: string, proof: Proof];
const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]?.solutions);

function kept(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function keep(link: string, proof: Proof): void {
  try {
    const others = kept().filter(([each]) => each !== link);
    localStorage.setItem(KEY, JSON.stringify([...others, [link, proof]].slice(-MOST_KEPT)));
  } catch {
    // Not kept: it can be solved again.
  }
}

/** Every solution of a puzzle; nothing when it was stopped meanwhile. */
export async function prove(
  task: Task,
  tell: (progress: Progress) => void = () => {},
): Promise<Proof | undefined> {
  const link = makePuzzleLink(task);
  const known = kept().find(([each]) => each === link);
  if (known) return known[1];
  const { position, plays, goal } = task;
  const proof = await worker().solve({ position, plays, goal }, proxy(tell));
  if (proof) keep(link, proof);
  return proof;
}

export const stopProof = (): void => void remote?.stop();

/** What the opponent answers to a decision of the puzzle. */
export const answerOf = (state: State, target: Target, plays: number): Promise<Code> =>
  worker().answer(state, target, plays);
