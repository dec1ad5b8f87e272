// The heart of the flow: one table of decisions, one table of steps, and the loop that goes on until somebody is asked.

import { NOBODY, type Owner } from '../base/brand.ts';
import { beginPhase, endPhase, fight, openBattle } from '../battle/battle.ts';
import { absorb, aim, award, declare, declareOrder, name, sacrifice, treat } from '../battle/decisions.ts';
import { askDeclarations } from '../battle/declarations.ts';
import { resolveMedics } from '../battle/medics.ts';
import { askAwards, dealWounds } from '../battle/wounding.ts';
import { type Code, CodeList, unpackChoice } from '../choices/code.ts';
import type { Effect, Step } from '../flow/agenda.ts';
import type { Context } from '../flow/context.ts';
import type { Decision, DecisionKind, DecisionRules } from '../flow/decision.ts';
import { rulesOf } from '../state/rules.ts';
import type { State } from '../state/state.ts';
import { forcedDiscard, turn } from '../turn/actions.ts';
import { askForBoarding, boarding, lay } from '../turn/deploying.ts';
import { demandDiscard, discardOf, draw, drawUp, offerUnluckyDraw, unlucky } from '../turn/draw.ts';
import { deal, leader } from '../turn/leader-choice.ts';
import { leadDecision, offerLeader } from '../turn/leading.ts';
import { push, step } from '../turn/movement.ts';
import { scenarioAction, scenarioTurnBegins, scenarioTurnEnds } from '../turn/scenario.ts';
import { askForHqs, askForMercenaries, begin, hq, mercenary } from '../turn/set-up.ts';
import {
  actionOf,
  afterAction,
  afterBattle,
  askForAction,
  beginTurn,
  endBattle,
  endTurn,
  goOn,
  nextTurn,
} from '../turn/turn.ts';

const DECISIONS: { readonly [K in DecisionKind]: DecisionRules<K> } = {
  deal,
  leader,
  lead: leadDecision,
  mercenary,
  hq,
  begin,
  draw,
  unlucky,
  'forced-discard': forcedDiscard,
  turn,
  lay,
  boarding,
  step,
  push,
  'declare-order': declareOrder,
  declare,
  aim,
  name,
  treat,
  absorb,
  sacrifice,
  award,
};

/** The rules of the open decision, whatever its kind; the commonest ones are asked in always the same words. */
function rulesFor({ turn: { seat } }: State, decision: Decision): DecisionRules<DecisionKind> {
  if (decision === actionOf(seat)) return turn as unknown as DecisionRules<DecisionKind>;
  if (decision === discardOf(seat)) return forcedDiscard as unknown as DecisionRules<DecisionKind>;
  return DECISIONS[decision.kind] as unknown as DecisionRules<DecisionKind>;
}

/** What each kind of effect does at its moment; it may ask somebody or put steps on the agenda. */
function happen(state: State, effect: Effect, ctx: Context): void {
  switch (effect.kind) {
    case 'unlucky-draw':
      return offerUnluckyDraw(state);
    case 'forced-discard':
      return demandDiscard(state);
    case 'leader':
      return offerLeader(state, effect);
    case 'scenario-turn-begins':
      return scenarioTurnBegins(state, effect, ctx);
    case 'scenario-action':
      return scenarioAction(state, effect, ctx);
    case 'scenario-turn-ends':
      return scenarioTurnEnds(state, effect, ctx);
    default:
      effect satisfies never;
  }
}

/** The listener of that place has its say. */
export const listen = (state: State, listener: number, ctx: Context): void =>
  happen(state, rulesOf(state.options).listeners[listener].effect, ctx);

function take(state: State, next: Step, ctx: Context): void {
  // The commonest first.
  switch (next.do) {
    case 'phase':
      return beginPhase(state, ctx.sink);
    case 'declarations':
      return askDeclarations(state);
    case 'fight':
      return fight(state, ctx.sink);
    case 'medics':
      return resolveMedics(state, ctx.sink);
    case 'wounds':
      return dealWounds(state, ctx.sink);
    case 'end-phase':
      return endPhase(state, ctx);
    case 'after-action':
      return afterAction(state, ctx);
    case 'go-on':
      return goOn(state, ctx);
    case 'turn':
      return askForAction(state);
    case 'mercenaries':
      return askForMercenaries(state);
    case 'place-hqs':
      return askForHqs(state);
    case 'begin-turn':
      return beginTurn(state, next.place, ctx);
    case 'draw-up':
      return drawUp(state, ctx);
    case 'end-turn':
      return endTurn(state, ctx);
    case 'next-turn':
      return nextTurn(state, ctx);
    case 'battle':
      return openBattle(state, next, ctx.sink);
    case 'end-battle':
      return endBattle(state, ctx);
    case 'after-battle':
      return afterBattle(state, next, ctx);
    case 'awards':
      return askAwards(state);
    case 'listen':
      return listen(state, next.place, ctx);
    case 'boarding':
      return askForBoarding(state);
    default:
      next satisfies never;
  }
}

/** Takes step after step from the agenda until somebody is asked or nothing is left to do. */
export function run(state: State, ctx: Context): void {
  while (state.pending === undefined) {
    const next = state.agenda.pop();
    if (next === undefined) return;
    take(state, next, ctx);
  }
}

/** Carries out a code that is known to be legal, and runs on to the next decision. */
export function carryOut(state: State, code: Code, ctx: Context): void {
  const decision = state.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  state.pending = undefined;
  if (state.battle === undefined && state.wounding === undefined) state.moments += 1;
  rulesFor(state, decision).carryOut(state, decision, unpackChoice(code) as never, ctx);
  run(state, ctx);
}

/** Who decides now; NOBODY when the game is over (BAT-5). */
export const deciderOf = (state: Pick<State, 'pending'>): Owner => state.pending?.seat ?? NOBODY;

const buffer = new CodeList();
/** Every legal choice of whoever decides now. */
export const codesOf = (state: State): Code[] => listCodes(state, buffer).toArray();

/** The first of them. */
export const firstCode = (state: State): Code => listCodes(state, buffer).at(0);

/** The same into a list of the caller's, which is cleared first. */
export function listCodes(state: State, codes: CodeList): CodeList {
  codes.clear();
  if (state.pending !== undefined) rulesFor(state, state.pending).list(state, state.pending, codes);
  return codes;
}
