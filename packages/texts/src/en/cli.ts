// What only the command line says, in English. Its players are numbers, as in scenario files.

import type { Message } from '../message.ts';

export const cli = {
  player: 'player {seat}',
  before: 'Before: {points}',
  outcome: 'Outcome {number} of {count}',
  after: 'HQ: {points}',
  unit: '{unit}, {owner}: {values}',
  plain: 'nothing special',
} as const satisfies Readonly<Record<string, Message>>;
