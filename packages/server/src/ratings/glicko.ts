// What a player is worth in one kind of game: Glicko-2, one game at a time, with the armies taken into account.

import glicko2 from 'glicko2-lite';
import type { ClockSetting } from '../games/settings.ts';

/** Kinds of game with a rating of their own; duels only. */
export const RATED_KINDS = ['quick', 'live', 'turns'] as const;
export type RatedKind = (typeof RATED_KINDS)[number];

/** Turns of a game for which an increment is counted, and where quick ends (seconds). */
const TURNS = 15;
const QUICK = 600;

export function kindOf(clock: ClockSetting): RatedKind {
  if ('days' in clock) return 'turns';
  return clock.base + TURNS * clock.increment < QUICK ? 'quick' : 'live';
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** Above this nobody can say much yet: shown with a question mark, not in the leaderboards. */
export const CERTAIN = 110;

const PERIOD_MS = 30 * 24 * 60 * 60 * 1000;
const MOST_PERIODS = 24;
const TAU = 0.5;

const step = (own: Rating, games: [number, number, number][]): Rating => {
  const { rating, rd, vol } = glicko2(own.rating, own.deviation, own.volatility, games, { tau: TAU });
  return { rating, deviation: Math.min(rd, NEW_RATING.deviation), volatility: vol };
};

/** After a time without games less is known. */
export function aged(own: Rating, ms: number): Rating {
  let now = own;
  const periods = Math.min(MOST_PERIODS, Math.floor(ms / PERIOD_MS));
  for (let i = 0; i < periods; i++) now = step(now, []);
  return now;
}

/** After one game: `edge` is what the opponent's army is worth against the own one, in points. */
export const afterGame = (own: Rating, other: Rating, score: number, edge: number): Rating =>
  step(own, [[other.rating + edge, other.deviation, score]]);

/** Even games that every pairing of armies is given, so that a few odd results say little. */
const EVEN_GAMES = 30;

/** What an army was worth against another in rated games, in rating points; 0 while nothing is known. */
export function edgeOf(games: number, points: number): number {
  const share = (points + EVEN_GAMES / 2) / (games + EVEN_GAMES);
  return 400 * Math.log10(share / (1 - share));
}
