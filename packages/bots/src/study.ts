// Lessons for the judgement: ways to finish a turn, good and careless ones, each with its look and with what the next
// player's replies make of it. A judgement that foresees the replies is worth a turn of looking ahead.

import {
  type Code,
  cloneState,
  codeType,
  playInPlace,
  reshuffled,
  type State,
  seedFrom,
  type View,
} from '@nhex/engine';
import type { Bot } from './bot.ts';
import { Dice } from './dice.ts';
import { type Evaluate, makeEvaluate } from './evaluate/evaluate.ts';
import { lookAt } from './evaluate/features.ts';
import { simpleEvaluate } from './evaluate/simple.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import { Meter } from './meter.ts';
import { overlooking } from './mistakes.ts';
import { findPlans, type Plan, type PlanSettings } from './search/plan.ts';
import { meanOf, type ReplySettings, rankByReplies } from './search/replies.ts';
import { makeTurnBot } from './search/turn-bot.ts';
import { after, distinctCodes, END, isOwnTurnStage, settle } from './simulate.ts';

/** One way to finish a turn. */
export interface Lesson {
  /** Every feature at every stage, as the judgement weighs them. */
  readonly x: readonly number[];
  /** The chance of winning after sampled replies. */
  readonly chance: number;
}

const PLAN: PlanSettings = { width: 3, depth: 6, keep: 5, again: 1000 };
// Many decisions teach more than many plans or many samples of few.
const BEST = 2;
const GOOD = 2;
const CARELESS = 3;
const REPLIES: ReplySettings = {
  rounds: [{ plans: BEST + GOOD + CARELESS, samples: 2 }],
  turns: 1,
  reply: { width: 1, depth: 4, keep: 1, again: 40 },
};

/** The judge with these weights; without any the plain one, with which learning begins. */
export const judgeWith = (weights: readonly number[] | undefined): Evaluate =>
  weights ? makeEvaluate(Float64Array.from(weights)) : simpleEvaluate;

/** Players for self-play, from a careful one to a careless one: positions of many kinds are to arise. */
export const studyPlayers = (evaluate: Evaluate): Bot[] => {
  const settings = LEVEL_SETTINGS.medium(evaluate);
  return [0, 0.3, 0.6].map((share) => makeTurnBot({ ...settings, overlooks: overlooking(share, share) }));
};

/** A player who plans the turn and overlooks nothing. */
export const steadyPlayer = (evaluate: Evaluate): Bot => {
  const { overlooks: _, ...settings } = LEVEL_SETTINGS.medium(evaluate);
  return makeTurnBot(settings);
};

/** What can be learned at the beginning of a turn. */
export function study(view: View, seed: number, evaluate: Evaluate): Lesson[] {
  const root = reshuffled(view, seed);
  const { seat } = root.turn;
  const dice = new Dice(seed, 'study');
  const meter = new Meter(Number.POSITIVE_INFINITY);
  const found = finish(findPlans(root, PLAN, evaluate, meter, 1));
  const plans = new Set(found.slice(0, BEST));
  for (let i = 0; i < GOOD; i++) plans.add(found[dice.below(found.length)]);
  for (let i = 0; i < CARELESS; i++) plans.add(carelessPlan(root, dice, evaluate));
  const ranked = finish(rankByReplies([...plans], seat, seedFrom(seed, 1), REPLIES, evaluate, meter));
  return ranked.flatMap((candidate) => {
    const state = outcomeOf(candidate.plan, evaluate);
    if (state.result || candidate.samples === 0) return [];
    const { features, stage, isLast } = lookAt(state, seat, seat);
    // Before the last Battle nothing is left to judge: it is fought.
    if (isLast) return [];
    const x = [...features].flatMap((feature) => stage.map((share) => feature * share));
    return [{ x, chance: meanOf(candidate) }];
  });
}

function finish<T>(thinking: Generator<unknown, T>): T {
  for (;;) {
    const slice = thinking.next();
    if (slice.done) return slice.value;
  }
}

/** The position that a plan leads to, as the judgement sees it. */
function outcomeOf({ before, last }: Plan, evaluate: Evaluate): State {
  if (last === END) return before;
  const state = cloneState(before);
  playInPlace(state, last);
  settle(state, evaluate);
  return state;
}

/** A turn without a plan: tiles are put anywhere, most of them are played. */
function carelessPlan(root: State, dice: Dice, evaluate: Evaluate): Plan {
  const codes: Code[] = [];
  for (let state = root; ; ) {
    const code = carelessCode(state, dice);
    codes.push(code);
    const next = code === END ? state : after(state, code, evaluate);
    if (code === END || next.turn.number !== root.turn.number || !isOwnTurnStage(next)) {
      const judgement = evaluate(next, root.turn.seat, root.turn.seat);
      return { codes, before: state, last: code, judgement };
    }
    state = next;
  }
}

function carelessCode(state: State, dice: Dice): Code {
  const legal = distinctCodes(state);
  const oneOf = (codes: readonly Code[]): Code => codes[dice.below(codes.length)];
  if (state.stage !== 'turn') return oneOf(legal);
  const placements = legal.filter((code) => codeType(code) === 'place');
  if (placements.length > 0 && dice.chance(0.8)) return oneOf(placements);
  if (dice.chance(0.4)) return END;
  return oneOf(legal.filter((code) => codeType(code) !== 'discard'));
}
