// The thinking player: plans whole turns with a beam, asks what the next player would reply, answers everything else.

import {
  type Choice,
  type Code,
  codesOf,
  deciderOf,
  makeChoice,
  reshuffled,
  type State,
  unpackChoice,
  type View,
} from '@nhex/engine';
import type { Bot, Budget, Decision, Explanation, Progress, Thinking } from '../bot.ts';
import { Dice } from '../dice.ts';
import { type Evaluate, remembering } from '../evaluate/evaluate.ts';
import { bestCode } from '../foresee.ts';
import { chooseUse } from '../leading.ts';
import { meterFor } from '../meter.ts';
import { chooseDraw, chooseHq, chooseLeader, chooseUnlucky } from '../set-up.ts';
import { after, settle, turnKey } from '../simulate.ts';
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

/** The share of a turn's positions that a decision may use: most at its beginning, when the turn is planned. */
function shareOf(state: State): number {
  if (state.pending?.kind === 'forced-discard') return 0.7;
  const tiles = state.seats[state.turn.seat].hand.length;
  return tiles >= 2 ? 0.3 : tiles === 1 ? 0.15 : 0.05;
}

/** What is left of a plan. It is followed as long as everything comes as planned: nothing new is learned meanwhile. */
interface Intention {
  /** The turn's key when the next code is due. */
  readonly key: number;
  readonly codes: readonly Code[];
  readonly explanation: Explanation;
}

/** What is left of a decision's plan once its first code is played; nothing when the turn ends with it. */
function intentionAfter(
  state: State,
  codes: readonly Code[],
  explanation: Explanation,
  evaluate: Evaluate,
): Intention | undefined {
  const [code, ...rest] = codes;
  if (rest.length === 0) return undefined;
  const { chance, line } = explanation;
  return {
    key: turnKey(after(state, code, evaluate)),
    codes: rest,
    explanation: {
      ...explanation,
      line: line.slice(1),
      alternatives: [{ choice: unpackChoice(rest[0]), value: chance }],
    },
  };
}

const decided = (code: Code, explanation?: Explanation): Decision => ({
  choice: unpackChoice(code),
  code,
  ...(explanation ? { explanation } : {}),
});

export function makeTurnBot(settings: TurnBotSettings): Bot {
  const { evaluate } = settings;
  let intention: Intention | undefined;
  const follow = (state: State, { codes, explanation }: Intention): Decision => {
    intention = intentionAfter(state, codes, explanation, evaluate);
    return decided(codes[0], explanation);
  };
  return {
    name: settings.name,
    *think(view: View, budget: Budget): Thinking {
      const state = reshuffled(view, budget.seed);
      const codes = codesOf(state);
      if (codes.length === 1) return decided(codes[0]);
      switch (state.pending?.kind) {
        case 'hq':
          return decided(chooseHq(state, new Dice(budget.seed, 'hq')));
        case 'leader':
          return decided(chooseLeader(state, new Dice(budget.seed, 'leader')));
        case 'lead':
          return decided(chooseUse(state, (at) => bestAnswer(at, evaluate)));
        case 'mercenary':
        case 'draw':
          return decided(chooseDraw(state));
        case 'unlucky':
          return decided(chooseUnlucky(state));
        case 'forced-discard':
        case 'turn':
        case 'lay':
        case 'boarding':
        case 'step': {
          if (intention?.key === turnKey(state) && codes.includes(intention.codes[0]))
            return follow(state, intention);
          const { plan, explanation } = yield* thinkTurn(state, settings, budget);
          // Who asks for no replies has planned in no time, and may notice more at the second look.
          intention = settings.replies && intentionAfter(state, plan.codes, explanation, evaluate);
          return decided(plan.codes[0], explanation);
        }
        default:
          return decided(bestAnswer(state, evaluate));
      }
    },
  };
}

/** Decisions about pushes, wounds and declarations: each option is fought out. */
function bestAnswer(state: State, evaluate: Evaluate): Code {
  const seat = deciderOf(state);
  return bestCode(state, (next) => {
    settle(next, evaluate);
    return evaluate(next, seat, state.turn.seat).chance;
  });
}

/** A plan for the turn, and why. */
interface Resolution {
  readonly plan: Plan;
  readonly explanation: Explanation;
}

function* thinkTurn(
  state: State,
  settings: TurnBotSettings,
  budget: Budget,
): Generator<Progress, Resolution, void> {
  const { replies, overlooks } = settings;
  const evaluate = remembering(settings.evaluate);
  const meter = meterFor(budget, settings, shareOf(state));
  const dice = new Dice(budget.seed, state.turn.number);
  const plan: PlanSettings = overlooks
    ? { ...settings.plan, notices: (at, code) => !overlooks(at, code, dice) }
    : settings.plan;
  const progress = (code: Code | undefined): { done: number; best: Choice | undefined } => ({
    done: meter.done,
    best: code === undefined ? undefined : unpackChoice(code),
  });

  const planning = findPlans(state, plan, { evaluate, meter, share: replies ? 0.5 : 1 });
  let plans = planning.next();
  for (; !plans.done; plans = planning.next()) yield progress(plans.value);
  if (!replies) {
    return explain(
      state,
      plans.value.map((each) => ({ plan: each, ...each.judgement })),
    );
  }
  const asking = { seat: state.turn.seat, seed: budget.seed, settings: replies, evaluate, meter };
  const ranking = rankByReplies(plans.value, asking);
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

/** The best plan, with what is expected of it and the best other first codes. */
function explain(state: State, rated: readonly Rated[]): Resolution {
  const [{ plan, chance, expected }] = rated;
  const alternatives = new Map<Code, number>();
  for (const each of rated) {
    const [code] = each.plan.codes;
    if (!alternatives.has(code)) alternatives.set(code, each.chance);
  }
  return {
    plan,
    explanation: {
      expected,
      chance,
      line: plan.codes.map((code) => makeChoice(unpackChoice(code), state)),
      forecast: plan.judgement.after,
      alternatives: [...alternatives]
        .slice(0, MOST_ALTERNATIVES)
        .map(([code, value]) => ({ choice: unpackChoice(code), value })),
    },
  };
}
