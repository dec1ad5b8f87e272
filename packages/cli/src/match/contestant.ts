// Whoever plays a match: a bot of ours, or a program of somebody else's that speaks the bot protocol.

import { type Bot, choose, makeBot } from '@nhex/bots';
import { type Code, type Request, type State, viewOf } from '@nhex/engine';
import { InputError, messageOf } from '../errors.ts';
import { ExternalBot, splitCommand } from './external.ts';

export interface Contestant {
  /**
   * The answer to a request, or a rejection that says why this player has forfeited the game.
   * `inputs`: all of the game so far, as lines of a record.
   */
  readonly answer: (state: State, request: Request, seed: number, inputs: readonly string[]) => Promise<Code>;
  readonly close: (result: State['result']) => void;
}

const COMMAND = 'cmd:';

/** Whether the specification names a program of somebody else. */
export const isForeign = (spec: string): boolean => spec.startsWith(COMMAND);

/** Refuses a specification that names no bot. */
export function checkBot(spec: string, option: string): void {
  try {
    if (isForeign(spec)) splitCommand(spec.slice(COMMAND.length));
    else makeBot(spec);
  } catch (error) {
    throw new InputError(messageOf(error), option);
  }
}

/** Whether a bot's specification sets a limit of its own: `search:nodes=2000`, `hard:ms=500`. */
const setsLimit = (spec: string): boolean => /[:,](nodes|ms)=/.test(spec);

function ownBot(bot: Bot, spec: string): Contestant {
  // Without a clock the bot's own count of positions decides, so that every machine plays the same games.
  const budget = setsLimit(spec) ? {} : { ms: Number.POSITIVE_INFINITY };
  return {
    answer: async (state, _, seed) => choose(bot, viewOf(state), { seed, ...budget }).code,
    close: () => {},
  };
}

/** Seats a contestant for one game. `time`: milliseconds that a foreign bot may take for one answer. */
export function seatContestant(spec: string, seat: number, state: State, time: number): Contestant {
  if (!isForeign(spec)) return ownBot(makeBot(spec), spec);
  return new ExternalBot(splitCommand(spec.slice(COMMAND.length)), seat, state.options, time);
}
