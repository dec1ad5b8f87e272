// What was played with, in a few letters: results of other tiles or of another bot must not be taken for these.

import { type Code, checkOptions, newState, seedFrom } from '@nhex/engine';
import { playersFor } from '../players.ts';
import { newTally, playOn } from '../playout.ts';
import { isForeign } from './contestant.ts';
import { withLeaders } from './play-pair.ts';

/** What a trial is played with. */
export interface Trial {
  readonly armies: readonly [string, string];
  readonly variants: readonly string[];
  readonly leaders?: readonly [string, string];
}

/** Games without any variant are marked by this one: nothing that a variant brings can change it. */
export const PLAIN_TRIAL: Trial = { armies: ['borgo', 'moloch'], variants: [] };
const SEED = 'trial';

/** The choices of a known game of the bot against itself, as good as its code; of a bot of somebody else nothing is known. */
export function trialOf(bot: string, { armies, variants, leaders }: Trial): readonly Code[] {
  const choices: Code[] = [];
  if (isForeign(bot)) return choices;
  const start = newState(checkOptions({ armies, variants }), SEED);
  const state = leaders ? withLeaders(start, leaders) : start;
  playOn(state, SEED, playersFor([bot], 2), newTally(2), choices);
  return choices;
}

/** The same as long as all of this is. */
export const markOf = (...parts: readonly unknown[]): string =>
  (seedFrom(JSON.stringify(parts), 0) >>> 0).toString(36);
