// What is still to be done: a stack of plain steps in the state, the next one last. Nothing is inferred from what happens to be set.

import type { SeatId } from '../base/brand.ts';
import type { LeaderMoment } from '../cards/leaders.ts';

/** Named moments that the flow passes. What is attached to one (`Listener`) has its say there. */
export const MOMENTS = [
  'turn-begins',
  'tiles-drawn',
  'action-taken',
  'battle-begins',
  'phase-begins',
  'phase-ends',
  'between-phases', // when another phase follows
  'battle-ends',
  'turn-ends',
] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * What can happen or be offered at a moment, as data: a kind, and whatever numbers or words it needs.
 * What each kind does says `happen` in game/run.ts.
 */
export type Effect =
  | { readonly kind: 'unlucky-draw' } // TURN-4
  | { readonly kind: 'forced-discard' } // TURN-1
  /** The leader of a side may be used: of whose turn it is, of whoever started the Battle, of the other one (LEAD-2). */
  | {
      readonly kind: 'leader';
      readonly moment: Exclude<LeaderMoment, 'turn'>;
      readonly of: 'turn' | 'starter' | 'other';
    }
  | { readonly kind: 'scenario-turn-begins' | 'scenario-action' | 'scenario-turn-ends' }; // ATL-5
export type EffectKind = Effect['kind'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;

/** An effect attached to a moment, as data: by the turn's rules, the mode, cards and scenarios. */
export interface Listener {
  /** One of its own among the listeners of a game; positions write it: small letters, digits and hyphens. */
  readonly name: string;
  readonly moment: Moment;
  readonly effect: Effect;
}

/** Why a Battle is fought; `study`: for its own sake, on a board without a game, nothing follows. */
export const BATTLE_REASONS = ['tile', 'boarding', 'full', 'final', 'overtime', 'study'] as const;
export type BattleReason = (typeof BATTLE_REASONS)[number];

export type Step =
  // set-up
  | { readonly do: 'mercenaries' }
  | { readonly do: 'place-hqs' }
  // the turn
  | { readonly do: 'begin-turn'; readonly place: number }
  | { readonly do: 'draw-up' }
  | { readonly do: 'turn' }
  | { readonly do: 'after-action' }
  | { readonly do: 'go-on' }
  | { readonly do: 'boarding' }
  | { readonly do: 'end-turn' }
  | { readonly do: 'next-turn' }
  // the Battle
  | { readonly do: 'battle'; readonly reason: BattleReason; readonly starter: SeatId }
  | { readonly do: 'phase' }
  | { readonly do: 'declarations' }
  | { readonly do: 'fight' }
  | { readonly do: 'end-phase' }
  | { readonly do: 'end-battle' }
  | {
      readonly do: 'after-battle';
      readonly reason: BattleReason;
      readonly starter: SeatId;
      readonly changed: boolean;
    }
  // wounds
  | { readonly do: 'medics' }
  | { readonly do: 'wounds' }
  | { readonly do: 'awards' }
  // moments
  /** The listener's place among those of the game. */
  | { readonly do: 'listen'; readonly place: number };

/** The steps that say no more than their name, each made once. */
export const STEP = {
  mercenaries: { do: 'mercenaries' },
  placeHqs: { do: 'place-hqs' },
  drawUp: { do: 'draw-up' },
  turn: { do: 'turn' },
  afterAction: { do: 'after-action' },
  goOn: { do: 'go-on' },
  boarding: { do: 'boarding' },
  endTurn: { do: 'end-turn' },
  nextTurn: { do: 'next-turn' },
  phase: { do: 'phase' },
  declarations: { do: 'declarations' },
  fight: { do: 'fight' },
  endPhase: { do: 'end-phase' },
  endBattle: { do: 'end-battle' },
  medics: { do: 'medics' },
  wounds: { do: 'wounds' },
  awards: { do: 'awards' },
} as const satisfies Record<string, Step>;
export type PlainStep = (typeof STEP)[keyof typeof STEP];

/** Steps that listen, each made once. */
const LISTEN: Step[] = [];
export const listenTo = (place: number): Step => (LISTEN[place] ??= { do: 'listen', place });

/** What those listeners, from the one at `first` on, put on the agenda at the moment: the last one comes first. */
export const heardAt = (listeners: readonly Listener[], moment: Moment, first = 0): Step[] =>
  listeners
    .flatMap((listener, i) => (i >= first && listener.moment === moment ? [listenTo(i)] : []))
    .reverse();

/** Those that say more. */
const FULL_STEPS: Readonly<Record<Exclude<Step, PlainStep>['do'], true>> = {
  'begin-turn': true,
  battle: true,
  'after-battle': true,
  listen: true,
};
export const STEP_NAMES = [
  ...Object.values(STEP).map((step) => step.do),
  ...(Object.keys(FULL_STEPS) as (keyof typeof FULL_STEPS)[]),
];
