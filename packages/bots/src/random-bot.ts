// Any legal choice, each with the same chance.

import { codesOf, type State, unpackChoice, type View } from '@nhex/engine';
import type { Bot, Budget, Thinking } from './bot.ts';
import { Dice } from './dice.ts';
import { turnKey } from './simulate.ts';

export const randomBot: Bot = {
  name: 'random',
  // oxlint-disable-next-line require-yield -- it needs no time
  *think(view: View, budget: Budget): Thinking {
    const codes = codesOf(view as State);
    const code = codes[new Dice(budget.seed, turnKey(view)).below(codes.length)];
    return { choice: unpackChoice(code), code };
  },
};
