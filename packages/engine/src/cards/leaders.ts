// The leaders (LEAD): each is data, a moment and two uses over a small vocabulary. What a use does says turn/leader-uses.ts.

import type { LeaderId } from '../base/brand.ts';

/** When a leader can be used (LEAD-4); `turn`: in the own turn, like any other action. */
export const LEADER_MOMENTS = [
  'turn-begins', // before drawing
  'tiles-drawn',
  'turn',
  'battle-begins',
  'between-phases',
  'battle-ends',
] as const;
export type LeaderMoment = (typeof LEADER_MOMENTS)[number];

/** What a side of a card does. */
export type Use =
  /** A tile of the own discard pile goes on top of the deck, only a unit or any tile, and so many tiles more are drawn. */
  | { readonly kind: 'reclaim'; readonly tiles: 'units' | 'all'; readonly more: number }
  /** So many tiles more are drawn this turn. */
  | { readonly kind: 'levy'; readonly tiles: number }
  /** Up to so many tiles of the hand are discarded, and as many drawn, and so many more. */
  | { readonly kind: 'exchange'; readonly most: number; readonly more: number }
  /** One own unit moves one hex; whether it may turn as well, or only turn. */
  | { readonly kind: 'march'; readonly turns: boolean }
  /** One wound to an enemy unit, no HQ, at most so many hexes from the own HQ; any, or only one that is wounded already. */
  | { readonly kind: 'bombard'; readonly reach: number; readonly prey: 'any' | 'wounded' }
  /** An own unit is turned, by a sixth or as its side likes. */
  | { readonly kind: 'wheel'; readonly turn: 'sixth' | 'any' }
  /** An enemy unit, no HQ, next to an own unit or to the own HQ, loses its chance of the next phase. */
  | { readonly kind: 'halt'; readonly near: 'unit' | 'hq' }
  /** An own HQ gets points back, never above its start value. */
  | { readonly kind: 'repair'; readonly points: number };
export type UseKind = Use['kind'];
export type UseOf<K extends UseKind> = Extract<Use, { kind: K }>;

/** The uses that make sense at each moment. */
interface UsesAt {
  'turn-begins': UseOf<'reclaim' | 'levy'>;
  'tiles-drawn': UseOf<'exchange'>;
  turn: UseOf<'march' | 'bombard'>;
  'battle-begins': UseOf<'wheel'>;
  'between-phases': UseOf<'halt'>;
  'battle-ends': UseOf<'repair'>;
}

/** The kinds of use that can occur at a moment. */
export type UseKindAt<M extends LeaderMoment> = UsesAt[M]['kind'];

export type Leader = {
  [M in LeaderMoment]: {
    readonly key: string;
    readonly moment: M;
    /** Its two sides: the second one lies up after the first use (LEAD-2). */
    readonly uses: readonly [UsesAt[M], UsesAt[M]];
  };
}[LeaderMoment];

export const LEADERS = [
  {
    key: 'scavenger',
    moment: 'turn-begins',
    uses: [
      { kind: 'reclaim', tiles: 'units', more: 0 },
      { kind: 'reclaim', tiles: 'all', more: 1 },
    ],
  },
  {
    key: 'recruiter',
    moment: 'turn-begins',
    uses: [
      { kind: 'levy', tiles: 1 },
      { kind: 'levy', tiles: 2 },
    ],
  },
  {
    key: 'gambler',
    moment: 'tiles-drawn',
    uses: [
      { kind: 'exchange', most: 1, more: 1 },
      { kind: 'exchange', most: 2, more: 1 },
    ],
  },
  {
    key: 'pathfinder',
    moment: 'turn',
    uses: [
      { kind: 'march', turns: false },
      { kind: 'march', turns: true },
    ],
  },
  {
    key: 'gunner',
    moment: 'turn',
    uses: [
      { kind: 'bombard', reach: 1, prey: 'any' },
      { kind: 'bombard', reach: 2, prey: 'wounded' },
    ],
  },
  {
    key: 'drillmaster',
    moment: 'battle-begins',
    uses: [
      { kind: 'wheel', turn: 'any' },
      { kind: 'wheel', turn: 'sixth' },
    ],
  },
  {
    key: 'jammer',
    moment: 'between-phases',
    uses: [
      { kind: 'halt', near: 'hq' },
      { kind: 'halt', near: 'unit' },
    ],
  },
  {
    key: 'mechanic',
    moment: 'battle-ends',
    uses: [
      { kind: 'repair', points: 1 },
      { kind: 'repair', points: 2 },
    ],
  },
] as const satisfies readonly Leader[];
export type LeaderKey = (typeof LEADERS)[number]['key'];

export const ALL_LEADERS = LEADERS.map((_, number) => number as LeaderId);
/** Cards that a side gets to choose from (LEAD-1). */
export const CARDS_DEALT = 3;
/** Uses of a leader in a game (LEAD-2). */
export const LEADER_USES = 2;

/** None chosen yet. */
export const NO_LEADER = -1 as LeaderId;
/** A card that whoever looks may not see (LEAD-1). */
export const HIDDEN_LEADER = 31 as LeaderId;

export const leaderOf = (id: LeaderId): Leader => LEADERS[id];

/** How texts name a card that may not be seen. */
const HIDDEN_KEY = 'hidden';
export const leaderKey = (id: LeaderId): string => (id === HIDDEN_LEADER ? HIDDEN_KEY : LEADERS[id].key);
export const leaderByKey = (key: string): LeaderId | undefined =>
  key === HIDDEN_KEY ? HIDDEN_LEADER : ALL_LEADERS.find((id) => LEADERS[id].key === key);
