// Ratings from many matches at once: the Elo numbers that make all the scores seen most likely together.

import { scoreOf } from './elo.ts';

/** Points that `a` took from `b` in so many games. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly points: number;
  readonly games: number;
}

const ROUNDS = 2000;
/** Elo points a rating moves for each game that went otherwise than expected. */
const STEP = 8;
/** Against a clean sweep, which would put the two infinitely far apart: each meeting counts one drawn game more. */
const DOUBT = 1;

/** Ratings of that many players, the first at 0. */
export function rate(players: number, meetings: readonly Meeting[]): number[] {
  const elos = Array.from({ length: players }, () => 0);
  const played = elos.map((_, player) =>
    meetings.reduce((sum, { a, b, games }) => (a === player || b === player ? sum + games + DOUBT : sum), 0),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const surplus = elos.map(() => 0);
    for (const { a, b, points, games } of meetings) {
      const more = points + DOUBT / 2 - (games + DOUBT) * scoreOf(elos[a] - elos[b]);
      surplus[a] += more;
      surplus[b] -= more;
    }
    surplus.forEach((more, player) => {
      if (played[player] > 0) elos[player] += (STEP * 40 * more) / played[player];
    });
  }
  return elos.map((elo) => elo - elos[0]);
}

/** 95% half-width of each rating against the first, by how much information its games carry. */
export function ratingErrors(elos: readonly number[], meetings: readonly Meeting[]): number[] {
  const perElo = Math.LN10 / 400;
  return elos.map((_, player) => {
    let information = 0;
    for (const { a, b, games } of meetings) {
      if (a !== player && b !== player) continue;
      const expected = scoreOf(elos[a] - elos[b]);
      information += games * expected * (1 - expected) * perElo ** 2;
    }
    return information === 0 ? 0 : 1.96 / Math.sqrt(information);
  });
}
