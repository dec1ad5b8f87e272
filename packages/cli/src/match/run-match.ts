// One duplicate match from its settings to its summary.

import { type Army, armyKeys, checkOptions } from '@nhex/engine';
import { InputError } from '../errors.ts';
import { hintAtCrowd } from '../hints.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { checkBot } from './contestant.ts';
import type { PairOutcome } from './play-pair.ts';
import { runJobs } from './pool.ts';
import { scheduleOf } from './schedule.ts';
import { type MatchResult, summarize } from './summary.ts';

export interface MatchSettings {
  readonly a: string;
  readonly b: string;
  readonly armies: readonly string[];
  /** User-made armies among them. */
  readonly ownArmies?: readonly Army[];
  readonly pairs: number;
  readonly seed: string;
  readonly edition: string;
  readonly variants?: readonly string[];
  /** Milliseconds for one answer of a foreign bot. */
  readonly time: number;
  /** Worker threads; one a core when left out. */
  readonly threads?: number;
}

export const ALL_ARMIES = (): string[] => [...armyKeys()];

export async function runMatch(settings: MatchSettings, io: Io, what = 'pairs'): Promise<MatchResult> {
  const { a, b, armies, ownArmies = [], pairs, seed, edition, variants = [], time, threads } = settings;
  checkBot(a, '--a');
  checkBot(b, '--b');
  if (new Set(armies).size < armies.length) throw new InputError('an army stands twice', '--armies');
  for (const army of armies) checkOptions({ armies: [army, army], edition, variants, ownArmies });
  hintAtCrowd(io, { variants });
  const outcomes: PairOutcome[] = [];
  const progress = new Progress(io, what, pairs);
  const jobs = scheduleOf(armies, pairs, seed).map((pair) => ({
    pair,
    bots: [a, b] as const,
    edition,
    variants,
    time,
    ownArmies,
  }));
  await runJobs('pair', jobs, threads, (outcome) => {
    outcomes.push(outcome);
    progress.update(outcomes.length);
  });
  progress.finish();
  return summarize(a, b, outcomes);
}
