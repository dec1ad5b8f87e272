// Logistic regression by Newton's method: the weights under which the results seen were most likely.

/** One position: its features, and what the side that looked at it got out of the game (1, 0.5 or 0). */
export interface Sample {
  readonly x: readonly number[];
  readonly y: number;
}

const ROUNDS = 12;

const chanceOf = (weights: readonly number[], x: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < x.length; i++) total += weights[i] * x[i];
  return 1 / (1 + Math.exp(-total));
};

/** Mean surprise at the results; 0.693 is that of a coin. */
export function logLoss(weights: readonly number[], samples: readonly Sample[]): number {
  let loss = 0;
  for (const { x, y } of samples) {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(weights, x)));
    loss -= y * Math.log(chance) + (1 - y) * Math.log(1 - chance);
  }
  return loss / samples.length;
}

/** Fits the weights; `caution` holds them near zero, the more the fewer positions there are. */
export function fit(samples: readonly Sample[], caution: number): number[] {
  const size = samples[0].x.length;
  let weights: number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -caution * weight);
    const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? caution : 0)));
    for (const { x, y } of samples) {
      const chance = chanceOf(weights, x);
      const certainty = chance * (1 - chance);
      for (let i = 0; i < size; i++) {
        if (x[i] === 0) continue;
        slope[i] += (y - chance) * x[i];
        for (let j = 0; j <= i; j++) curve[i][j] += certainty * x[i] * x[j];
      }
    }
    for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) curve[j][i] = curve[i][j];
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight + step[i]);
  }
  return weights;
}

/** Gauss elimination; the matrix is positive definite thanks to the caution. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j][i] / rows[i][i];
      if (factor === 0) continue;
      for (let k = i; k <= size; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  const solution: number[] = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i][size];
    for (let k = i + 1; k < size; k++) rest -= rows[i][k] * solution[k];
    solution[i] = rest / rows[i][i];
  }
  return solution;
}
