// What is asked now, of whom, with all that the question needs: one union, one member at a time.

import type { Hex, SeatId, UnitId } from '../base/brand.ts';
import type { LeaderMoment, UseKindAt } from '../cards/leaders.ts';
import type { ChoiceOf } from '../choices/choice.ts';
import type { CodeList } from '../choices/code.ts';
import type { State } from '../state/state.ts';
import type { Placed } from '../units/units.ts';
import type { Context } from './context.ts';

/** The open question about Medics (MED-2, MED-4). */
export type MedicDecision =
  /** Which patient, which Medic. */
  | { readonly kind: 'treat'; readonly seat: SeatId }
  /** Which of the patient's hits. */
  | { readonly kind: 'absorb'; readonly seat: SeatId; readonly medic: UnitId; readonly patient: UnitId }
  /** Which Medic dies. */
  | {
      readonly kind: 'sacrifice';
      readonly seat: SeatId;
      readonly medic: UnitId;
      readonly patient: UnitId;
      readonly hit: number;
    };

export type Decision =
  /** The leaders' cards are dealt (LEAD-1). */
  | { readonly kind: 'deal'; readonly seat: SeatId }
  /** A side chooses its leader, secretly (LEAD-1). */
  | { readonly kind: 'leader'; readonly seat: SeatId }
  /** Whether the side's leader is used at this moment (LEAD-2). */
  | { readonly kind: 'lead'; readonly seat: SeatId; readonly moment: Exclude<LeaderMoment, 'turn'> }
  /** Taking mercenaries before the HQs (VAR-3). */
  | { readonly kind: 'mercenary'; readonly seat: SeatId }
  /** Placing the HQs (SET-2). */
  | { readonly kind: 'hq'; readonly seat: SeatId }
  /** A scenario in which no HQ is to be placed begins (ATL-5). */
  | { readonly kind: 'begin'; readonly seat: SeatId }
  /** The next single draw: deck or mercenary (VAR-3). */
  | { readonly kind: 'draw'; readonly seat: SeatId }
  /** The unlucky draw (TURN-4). */
  | { readonly kind: 'unlucky'; readonly seat: SeatId }
  /** TURN-1. */
  | { readonly kind: 'forced-discard'; readonly seat: SeatId }
  /** TURN-2. */
  | { readonly kind: 'turn'; readonly seat: SeatId }
  /** Where a tile of the Structure goes: the first one, then, when that is said, the second (STR-2). */
  | { readonly kind: 'lay'; readonly seat: SeatId; readonly first: Placed | undefined }
  /** Whether the Structure that was deployed starts a Battle (STR-10). */
  | { readonly kind: 'boarding'; readonly seat: SeatId }
  /** A further step by Recon (MOD-6). */
  | { readonly kind: 'step'; readonly seat: SeatId; readonly unit: UnitId; readonly stepsLeft: number }
  /** Where a pushed unit goes (INST-4). */
  | { readonly kind: 'push'; readonly seat: SeatId; readonly pusher: Hex; readonly target: Hex }
  /** Which unit declares next (BAT-5). */
  | { readonly kind: 'declare-order'; readonly seat: SeatId }
  /** Explode or convert (UNIT-11, MOD-7). */
  | { readonly kind: 'declare'; readonly seat: SeatId; readonly unit: UnitId }
  /** Where a sharpshooter's shot ends (STR-11). */
  | {
      readonly kind: 'aim';
      readonly seat: SeatId;
      readonly unit: UnitId;
      /** The tile that shoots, and its edge. */
      readonly hex: Hex;
      readonly edge: number;
      /** Where this stretch of the shot begins, and its direction: the tile, or a redirector on its way. */
      readonly from: Hex;
      readonly direction: number;
    }
  | MedicDecision
  /** Who of two allies answers the question (BAT-5). */
  | {
      readonly kind: 'name';
      readonly seat: SeatId;
      readonly among: readonly SeatId[];
      readonly question: MedicDecision;
    }
  /** Who gets a point of own damage (MODE-3). */
  | { readonly kind: 'award'; readonly seat: SeatId };

export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;
/** Decisions that say no more than whom they ask. */
export type PlainDecision = {
  [K in DecisionKind]: Exclude<keyof DecisionOf<K>, 'kind' | 'seat'> extends never ? DecisionOf<K> : never;
}[DecisionKind];

/** Every kind: the compiler asks for a new one. */
const EVERY_KIND: Readonly<Record<DecisionKind, true>> = {
  deal: true,
  leader: true,
  mercenary: true,
  hq: true,
  begin: true,
  lead: true,
  draw: true,
  unlucky: true,
  'forced-discard': true,
  turn: true,
  lay: true,
  boarding: true,
  step: true,
  push: true,
  'declare-order': true,
  declare: true,
  aim: true,
  name: true,
  treat: true,
  absorb: true,
  sacrifice: true,
  award: true,
};
export const DECISION_KINDS = Object.keys(EVERY_KIND) as readonly DecisionKind[];

/** Where a game stands, in a word: the kind of its open decision, or that it is over. */
export type Stage = DecisionKind | 'over';
export const STAGES: readonly Stage[] = [...DECISION_KINDS, 'over'];

/** The types of choice that answer each kind of decision. */
export interface AnswerTypes {
  deal: 'deal';
  leader: 'leader';
  lead: 'pass' | UseKindAt<Exclude<LeaderMoment, 'turn'>>;
  mercenary: 'mercenary';
  hq: 'hq';
  begin: 'begin';
  draw: 'draw' | 'take' | 'keep';
  unlucky: 'redraw' | 'keep';
  'forced-discard': 'discard' | 'deploy';
  turn:
    | 'end'
    | 'place'
    | 'discard'
    | 'bomber'
    | 'deploy'
    | 'battle'
    | 'move'
    | 'push'
    | 'sniper'
    | 'grenade'
    | 'air-strike'
    | 'small-bomb'
    | 'mobility'
    | 'transport'
    | 'rotate'
    | 'pivot'
    | UseKindAt<'turn'>;
  lay: 'lay';
  boarding: 'board' | 'hold';
  step: 'step' | 'step-tile' | 'stop';
  push: 'push-to';
  'declare-order': 'declare-next';
  declare: 'attack' | 'explode' | 'convert';
  aim: 'aim';
  name: 'name';
  treat: 'treat';
  absorb: 'absorb';
  sacrifice: 'sacrifice';
  award: 'award';
}

/** How one kind of decision works: what may be chosen, and what an answer does. Side by side, one family a file. */
export interface DecisionRules<K extends DecisionKind> {
  /** Lists every legal answer. */
  readonly list: (state: State, decision: DecisionOf<K>, into: CodeList) => void;
  /** Carries out an answer that is known to be legal, and puts on the agenda what follows from it. */
  readonly carryOut: (
    state: State,
    decision: DecisionOf<K>,
    choice: ChoiceOf<AnswerTypes[K]>,
    ctx: Context,
  ) => void;
}
