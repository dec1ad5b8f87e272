// The levels for people: settings of the same player, from one that judges by the look of things and overlooks much
// to one that plans whole turns and asks what the other will reply.

import type { Evaluate } from './evaluate/evaluate.ts';
import { naiveEvaluate } from './evaluate/naive.ts';
import { simpleEvaluate } from './evaluate/simple.ts';
import { overlooking } from './mistakes.ts';
import type { TurnBotSettings } from './search/turn-bot.ts';

export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

const ONE_BY_ONE = { width: 1, depth: 6, keep: 6, again: 1000 };

export const LEVEL_SETTINGS: Readonly<Record<Level, (evaluate: Evaluate) => TurnBotSettings>> = {
  /** Sees who aims at whom, not who strikes first; misses targets and rotations. */
  beginner: () => ({
    name: 'beginner',
    plan: ONE_BY_ONE,
    replies: undefined,
    evaluate: naiveEvaluate,
    overlooks: overlooking(0.4, 0.6),
    nodes: 2000,
    ms: 500,
  }),
  /** Fights every Battle in the head, one tile after the other; misses some. */
  easy: () => ({
    name: 'easy',
    plan: ONE_BY_ONE,
    replies: undefined,
    evaluate: simpleEvaluate,
    overlooks: overlooking(0.35, 0.5),
    nodes: 4000,
    ms: 500,
  }),
  /** Plans the turn with a learned judgement; misses some. */
  medium: (evaluate) => ({
    name: 'medium',
    plan: { width: 4, depth: 6, keep: 6, again: 1000 },
    replies: undefined,
    evaluate,
    overlooks: overlooking(0.45, 0.55),
    nodes: 6000,
    ms: 1000,
  }),
  /** Counts points and units, and asks for replies to a few plans; expects others to go for the best single actions. */
  hard: () => ({
    name: 'hard',
    plan: { width: 12, depth: 6, keep: 12, again: 1000 },
    replies: {
      rounds: [
        { plans: 12, samples: 2 },
        { plans: 4, samples: 3 },
      ],
      turns: 1,
      reply: { width: 1, depth: 8, keep: 1, again: 1000 },
    },
    evaluate: simpleEvaluate,
    nodes: 20_000,
    ms: 1000,
  }),
  /** Asks for replies to many plans, most often to the best ones, with the learned judgement. */
  expert: (evaluate) => ({
    name: 'expert',
    plan: { width: 64, depth: 7, keep: 64, again: 1000 },
    replies: {
      rounds: [
        { plans: 64, samples: 2 },
        { plans: 16, samples: 4 },
        { plans: 6, samples: 8 },
      ],
      turns: 1,
      reply: { width: 1, depth: 5, keep: 1, again: 40 },
    },
    evaluate,
    nodes: 250_000,
    ms: 2200,
  }),
};
