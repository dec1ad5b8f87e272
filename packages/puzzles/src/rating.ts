// A solver's rating against those of puzzles, by Glicko-2.

import glicko2 from 'glicko2-lite';

export interface Rating {
  readonly rating: number;
  /** How unsure it is. */
  readonly deviation: number;
  readonly volatility: number;
}

export const NEW_RATING: Rating = { rating: 1200, deviation: 250, volatility: 0.06 };
/** Puzzles are rated by reckoning, not by play: their ratings are a little unsure too. */
const PUZZLE_DEVIATION = 80;
/** A rating stays movable. */
const LEAST_DEVIATION = 60;

/** The rating after a puzzle was solved or not. */
export function rateAttempt(
  { rating, deviation, volatility }: Rating,
  puzzle: number,
  solved: boolean,
): Rating {
  const next = glicko2(rating, deviation, volatility, [[puzzle, PUZZLE_DEVIATION, solved ? 1 : 0]]);
  return { rating: next.rating, deviation: Math.max(LEAST_DEVIATION, next.rd), volatility: next.vol };
}
