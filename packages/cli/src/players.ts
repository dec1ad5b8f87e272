// Who plays the seats: bots by name, `random` by the quick loop itself.

import { choose, makeBot } from '@nhex/bots';
import { viewOf } from '@nhex/engine';
import { InputError, messageOf } from './errors.ts';
import type { Player } from './playout.ts';

/** Whether a bot's specification sets a limit of its own: `search:nodes=2000`, `hard:ms=500`. */
const setsLimit = (spec: string): boolean => /[:,](nodes|ms)=/.test(spec);

function playerFor(spec: string): Player {
  if (spec === 'random') return undefined;
  try {
    const bot = makeBot(spec);
    // Without a clock the bot's own count of positions decides, so that every machine plays the same games.
    const budget = setsLimit(spec) ? {} : { ms: Number.POSITIVE_INFINITY };
    return (state, seed) => choose(bot, viewOf(state), { seed, ...budget }).code;
  } catch (error) {
    throw new InputError(messageOf(error), 'bots');
  }
}

/** One player a seat; a single name is for all seats, none means random. */
export function playersFor(specs: readonly string[], seats: number): Player[] {
  if (specs.length > 1 && specs.length !== seats) {
    throw new InputError(`${specs.length} bots for ${seats} seats`, 'bots');
  }
  return Array.from({ length: seats }, (_, seat) => playerFor(specs[seat] ?? specs[0] ?? 'random'));
}
