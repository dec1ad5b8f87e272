// Army against army: written by `npm run match-ups -w @nhex/web` from docs/ladder/expert-expert-300-goal.json; not to be changed by hand.

export interface MatchUp {
  readonly armies: readonly [string, string];
  readonly games: number;
  /** What the first army made of them: 1 is every game won. */
  readonly score: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

export const MATCH_LEVEL = 'expert';
export const MATCH_UPS: readonly MatchUp[] = [
  { armies: ['borgo', 'hegemony'], games: 60, score: 0.6083, error: 0.1499 },
  { armies: ['borgo', 'moloch'], games: 60, score: 0.6167, error: 0.1385 },
  { armies: ['borgo', 'outpost'], games: 60, score: 0.75, error: 0.1151 },
  { armies: ['borgo', 'doomsday'], games: 60, score: 0.4833, error: 0.1447 },
  { armies: ['hegemony', 'moloch'], games: 60, score: 0.3583, error: 0.1258 },
  { armies: ['hegemony', 'outpost'], games: 60, score: 0.5417, error: 0.145 },
  { armies: ['doomsday', 'hegemony'], games: 60, score: 0.5833, error: 0.1564 },
  { armies: ['moloch', 'outpost'], games: 60, score: 0.6667, error: 0.1435 },
  { armies: ['doomsday', 'moloch'], games: 60, score: 0.6083, error: 0.1364 },
  { armies: ['doomsday', 'outpost'], games: 60, score: 0.75, error: 0.1127 },
];
