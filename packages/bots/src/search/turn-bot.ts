// The thinking player: plans whole turns with a beam, asks what the next player would reply, answers everything else.

import {
  type Choice,
  type Code,
  cloneState,
  codesOf,
  deciderOf,
  decodeChoice,
  makeChoice,
  playInPlace,
  reshuffled,
  type State,
  type View,
} from '@nhex/engine';
import type { Bot, Budget, Decision, Explanation, Thinking } from '../bot.ts';
import { Dice } from '../dice.ts';
import { type Evaluate, remembering } from '../evaluate/evaluate.ts';
import { meterFor } from '../meter.ts';
import { chooseDraw, chooseHq, chooseUnlucky } from '../set-up.ts';
import { settle } from '../simulate.ts';
import { findPlans, type Plan, type PlanSettings } from './plan.ts';
import { expectedOf, meanOf, type ReplySettings, rankByReplies } from './replies.ts';

export interface TurnBotSettings {
  readonly name: string;
  readonly plan: PlanSettings;
  /** Left out: plans are not answered. */
  readonly replies: ReplySettings | undefined;
  readonly evaluate: Evaluate;
  /** The budget for a whole turn when the caller gives none: positions, and milliseconds at most. */
  readonly nodes: number;
  readonly ms: number;
  /** What a person overlooks, drawn anew for each decision. */
  readonly overlooks?: (state: State, code: Code, dice: Dice) => boolean;
}

/** The share of a turn's positions that a decision may use: most at its beginning. */
function shareOf(state: State): number {
  if (state.stage === 'forced-discard') return 0.5;
  const tiles = state.seats[state.turn.seat].hand.length;
  return tiles >= 2 ? 0.3 : tiles === 1 ? 0.15 : 0.05;
}

const decided = (code: Code, explanation?: Explanation): Decision => ({
  choice: decodeChoice(code),
  code,
  ...(explanation ? { explanation } : {}),
});

export function makeTurnBot(settings: TurnBotSettings): Bot {
  return {
    name: settings.name,
    *think(view: View, budget: Budget): Thinking {
      const state = reshuffled(view, budget.seed);
      const codes = codesOf(state);
      if (codes.length === 1) return decided(codes[0]);
      switch (state.stage) {
        case 'hq':
          return decided(chooseHq(state, new Dice(budget.seed, 'hq')));
        case 'mercenary':
        case 'draw':
          return decided(chooseDraw(state));
        case 'unlucky':
          return decided(chooseUnlucky(state));
        case 'forced-discard':
        case 'turn':
        case 'step':
          return yield* thinkTurn(state, settings, budget);
        default:
          return decided(bestAnswer(state, settings.evaluate));
      }
    },
  };
}

/** Decisions about pushes, wounds and declarations: each option is fought out. */
function bestAnswer(state: State, evaluate: Evaluate): Code {
  const seat = deciderOf(state);
  let best = codesOf(state)[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const code of codesOf(state)) {
    const next = cloneState(state);
    playInPlace(next, code);
    const moved = state.turn.seat;
    settle(next, evaluate);
    const { chance } = evaluate(next, seat, moved);
    if (chance > most) [best, most] = [code, chance];
  }
  return best;
}

function* thinkTurn(state: State, settings: TurnBotSettings, budget: Budget): Thinking {
  const { replies, overlooks } = settings;
  const evaluate = remembering(settings.evaluate);
  const seat = state.turn.seat;
  const meter = meterFor(budget, settings, shareOf(state));
  const dice = new Dice(budget.seed, state.turn.number);
  const plan: PlanSettings = overlooks
    ? { ...settings.plan, notices: (at, code) => !overlooks(at, code, dice) }
    : settings.plan;
  const progress = (code: Code | undefined): { done: number; best: Choice | undefined } => ({
    done: meter.done,
    best: code === undefined ? undefined : decodeChoice(code),
  });

  const planning = findPlans(state, plan, evaluate, meter, replies ? 0.5 : 1);
  let plans = planning.next();
  for (; !plans.done; plans = planning.next()) yield progress(plans.value);
  if (!replies) {
    return explain(
      state,
      plans.value.map((each) => ({ plan: each, ...each.judgement })),
    );
  }
  const ranking = rankByReplies(plans.value, seat, budget.seed, replies, evaluate, meter);
  let ranked = ranking.next();
  for (; !ranked.done; ranked = ranking.next()) yield progress(ranked.value);
  return explain(
    state,
    ranked.value.map((each) => ({ plan: each.plan, chance: meanOf(each), expected: expectedOf(each) })),
  );
}

interface Rated {
  readonly plan: Plan;
  readonly chance: number;
  readonly expected: number;
}

const MOST_ALTERNATIVES = 6;

/** The decision for the first code of the best plan, with the plan and the best other first codes. */
function explain(state: State, rated: readonly Rated[]): Decision {
  const [{ plan, chance, expected }] = rated;
  const alternatives = new Map<Code, number>();
  for (const each of rated) {
    const [code] = each.plan.codes;
    if (!alternatives.has(code)) alternatives.set(code, each.chance);
  }
  return decided(plan.codes[0], {
    expected,
    chance,
    line: plan.codes.map((code) => makeChoice(decodeChoice(code), state)),
    forecast: plan.judgement.after,
    alternatives: [...alternatives]
      .slice(0, MOST_ALTERNATIVES)
      .map(([code, value]) => ({ choice: decodeChoice(code), value })),
  });
}
