// From points to Elo: the difference that would explain a score, with a 95% interval over pairs.

/** The rating difference at which the better player scores that share. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);

/** The share of points that a rating difference promises. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export interface Estimate {
  readonly score: number;
  /** How far off the score may be, either way, in 95 of 100 cases. */
  readonly error: number;
  readonly elo: number;
  readonly interval: readonly [number, number];
}

/** 95% of a normal distribution. */
const Z = 1.96;

/**
 * The two games of a pair share shuffles and armies, so the pair is what is independent: the interval comes from the
 * spread of the pairs' scores. A clean sweep is given the spread of half a game, for no sample proves certainty.
 */
export function estimate(pairScores: readonly number[]): Estimate {
  const n = pairScores.length;
  const score = pairScores.reduce((sum, each) => sum + each, 0) / n;
  const spread = pairScores.reduce((sum, each) => sum + (each - score) ** 2, 0) / Math.max(1, n - 1);
  const error = Z * Math.sqrt(Math.max(spread, 1 / (4 * n)) / n);
  const limit = 1 / (4 * n + 4);
  // Adding 0 makes a plain zero of a negative one.
  const rated = (share: number): number => Math.round(eloOf(Math.min(1 - limit, Math.max(limit, share)))) + 0;
  return { score, error, elo: rated(score), interval: [rated(score - error), rated(score + error)] };
}
