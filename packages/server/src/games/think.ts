// One decision of a bot. Runs in a worker thread; besides referee/engine.ts the only place that knows the engine.

import { type Bot, choose, makeBot } from '@nhex/bots';
import { makeChoice, type View } from '@nhex/engine';

export interface Question {
  readonly bot: string;
  readonly view: View;
  /** Of the bot's own chance; has nothing to do with the decks. */
  readonly seed: number;
}

const bots = new Map<string, Bot>();

export function think({ bot, view, seed }: Question): string {
  let player = bots.get(bot);
  if (player === undefined) bots.set(bot, (player = makeBot(bot)));
  return makeChoice(choose(player, view, { seed }).choice, view);
}
