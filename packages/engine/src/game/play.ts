// State, choices, next state: the three functions everything else is built on.

import type { Drawn, Hex, Owner } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import type { Choice } from '../choices/choice.ts';
import { type Code, codeType, packChoice, unpackChoice } from '../choices/code.ts';
import type { Chance, Context } from '../flow/context.ts';
import type { Decision, DecisionKind, PlainDecision } from '../flow/decision.ts';
import type { EventBody, EventSink, GameEvent } from '../flow/events.ts';
import { fieldOf } from '../standing/field.ts';
import { cloneState, type State, stageOf } from '../state/state.ts';
import { carryOut, codesOf, deciderOf } from './run.ts';

/** What one player may do now: the only source of legal choices for buttons, keyboards, bots and networks. */
export interface Request {
  readonly seat: Owner;
  readonly stage: DecisionKind;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly codes: readonly Code[];
  /** Where the unit stands that the question is about, if it is about one. */
  readonly subject: Hex | undefined;
}

/** The open request, or undefined when the game is over. Looks at nothing hidden. */
export function requestOf(view: Omit<State, 'rng'>): Request | undefined {
  const state = view as State;
  const decision = state.pending;
  if (!decision) return undefined;
  const codes = codesOf(state);
  return {
    seat: decision.seat,
    stage: decision.kind,
    decision,
    codes,
    choices: codes.map(unpackChoice),
    subject: subjectOf(state, decision),
  };
}

function subjectOf({ units }: State, decision: Decision): Hex | undefined {
  switch (decision.kind) {
    case 'step':
    case 'declare':
      return units.hex[decision.unit];
    case 'aim':
      return decision.hex;
    case 'lay':
      return decision.first?.hex;
    case 'push':
      return decision.target;
    case 'absorb':
      return units.hex[decision.patient];
    case 'sacrifice':
      return units.hex[decision.medic];
    case 'lead':
    case 'name':
      return undefined;
    default:
      decision satisfies PlainDecision;
      return undefined;
  }
}

export interface Applied {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** What chance gave because of the choice, in order: tiles of decks, or leaders' cards. */
  readonly draws: readonly Drawn[];
}

/** Refuses what is not on the list, with the reason. */
function checkLegal(state: State, code: Code): void {
  if (!state.pending) refuse('game-over', 'game-is-over', {});
  if (codesOf(state).includes(code)) return;
  const choice = codeType(code) ?? String(code);
  refuse('illegal-choice', 'not-open', { choice, seat: deciderOf(state), decision: stageOf(state) });
}

/** A sink that says of each event when it happened. */
export const recordingInto =
  (events: GameEvent[], state: State): EventSink =>
  (event: EventBody) =>
    void events.push({
      ...event,
      battle: state.battle ? state.battles : undefined,
      phase: state.battle?.phase,
      moment: state.moments,
    });

const UNHEARD: Context = { sink: undefined, drawn: undefined, chance: undefined, netted: undefined };

/** Chance decides, and nobody need listen. */
export const byChance = (state: State, sink: EventSink): Context =>
  sink ? { sink, drawn: undefined, chance: undefined, netted: fieldOf(state).netted } : UNHEARD;

/** What replaces the game's own generators: the draws of a record, or somebody who says them one by one. */
export type Draws = readonly Drawn[] | Chance;

const chanceOf = (draws: Draws | undefined): Chance | undefined =>
  typeof draws === 'object' ? (_, number) => draws[number] : draws;

/** Carries out one legal choice; the given state stays as it was. */
export function applyChoice(state: State, choice: Choice | Code, draws?: Draws): Applied {
  const code = typeof choice === 'number' ? choice : packChoice(choice);
  checkLegal(state, code);
  const next = cloneState(state);
  const events: GameEvent[] = [];
  const drawn: Drawn[] = [];
  const { netted } = fieldOf(state);
  carryOut(next, code, { sink: recordingInto(events, next), drawn, chance: chanceOf(draws), netted });
  return { state: next, events, draws: drawn };
}

/** Carries out a code taken from `codesOf`, unchecked, with draws from outside and nobody listening. */
export function applyUnheard(state: State, code: Code, given: Draws): Omit<Applied, 'events'> {
  const next = cloneState(state);
  const draws: Drawn[] = [];
  carryOut(next, code, { sink: undefined, drawn: draws, chance: chanceOf(given), netted: undefined });
  return { state: next, draws };
}

/** Carries out a code taken from `codesOf`, unchecked and in place: for simulations that own the state. */
export function playInPlace(state: State, code: Code, sink?: EventSink): void {
  carryOut(state, code, byChance(state, sink));
}
