// The levels for people: settings of the same player, from one that overlooks much to one that asks for replies.

import type { Evaluate } from './evaluate/evaluate.ts';
import { simpleEvaluate } from './evaluate/simple.ts';
import { overlooksMuch, overlooksSome } from './mistakes.ts';
import type { TurnBotSettings } from './search/turn-bot.ts';

export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

const NARROW = { width: 1, depth: 6, keep: 6, again: 1000 };
const REPLY = { width: 1, depth: 4, keep: 1, again: 40 };

export const LEVEL_SETTINGS: Readonly<Record<Level, (evaluate: Evaluate) => TurnBotSettings>> = {
  beginner: () => ({
    name: 'beginner',
    plan: NARROW,
    replies: undefined,
    evaluate: simpleEvaluate,
    overlooks: overlooksMuch,
    nodes: 2000,
    ms: 500,
  }),
  easy: () => ({
    name: 'easy',
    plan: NARROW,
    replies: undefined,
    evaluate: simpleEvaluate,
    overlooks: overlooksSome,
    nodes: 4000,
    ms: 500,
  }),
  medium: (evaluate) => ({
    name: 'medium',
    plan: { width: 4, depth: 6, keep: 6, again: 1000 },
    replies: undefined,
    evaluate,
    nodes: 6000,
    ms: 1000,
  }),
  hard: (evaluate) => ({
    name: 'hard',
    plan: { width: 8, depth: 6, keep: 12, again: 150 },
    replies: { rounds: [{ plans: 8, samples: 2 }], turns: 1, reply: REPLY },
    evaluate,
    nodes: 20000,
    ms: 1500,
  }),
  expert: (evaluate) => ({
    name: 'expert',
    plan: { width: 12, depth: 8, keep: 24, again: 250 },
    replies: {
      rounds: [
        { plans: 16, samples: 2 },
        { plans: 8, samples: 3 },
        { plans: 4, samples: 5 },
      ],
      turns: 1,
      reply: REPLY,
    },
    evaluate,
    nodes: 60000,
    ms: 2000,
  }),
};
