// What was played with, in a few letters: results of other tiles or of another bot must not be taken for these.

import { type Code, checkOptions, seedFrom } from '@nhex/engine';
import { playersFor } from '../players.ts';
import { newTally, playGame } from '../playout.ts';
import { isForeign } from './contestant.ts';

const TRIAL = { armies: ['borgo', 'moloch'], seed: 'trial' };

/** The choices of a known game of the bot against itself, as good as its code; of a bot of somebody else nothing is known. */
export function trialOf(bot: string, variants: readonly string[]): readonly Code[] {
  const choices: Code[] = [];
  if (isForeign(bot)) return choices;
  const options = checkOptions({ armies: TRIAL.armies, variants });
  playGame(options, TRIAL.seed, playersFor([bot], 2), newTally(2), choices);
  return choices;
}

/** The same as long as all of this is. */
export const markOf = (...parts: readonly unknown[]): string =>
  (seedFrom(JSON.stringify(parts), 0) >>> 0).toString(36);
