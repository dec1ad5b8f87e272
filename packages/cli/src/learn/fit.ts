// The weights that foresee best what replies make of a plan: weighted least squares on log odds.

/** One way to finish a turn: its features, and the chance of winning that came out. */
export interface Sample {
  readonly x: readonly number[];
  readonly chance: number;
}

/** What counts is which of a turn's plans is better; how good the turn as a whole is counts only so much. */
const LEVEL = 0.1;
/** Chances beyond it are as good as certain. */
const CERTAIN = 0.99;

interface Row {
  readonly x: readonly number[];
  readonly y: number;
  readonly weight: number;
}

function rowOf({ x, chance }: Sample): Row {
  const inside = Math.min(CERTAIN, Math.max(1 - CERTAIN, chance));
  return { x, y: Math.log(inside / (1 - inside)), weight: inside * (1 - inside) };
}

/** The plans of one decision as differences from their mean. */
function centred(rows: readonly Row[]): Row[] {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (row: Row) => number): number =>
    rows.reduce((sum, row) => sum + row.weight * of(row), 0) / total;
  const y = mean((row) => row.y);
  const x = rows[0].x.map((_, i) => mean((row) => row.x[i]));
  return rows.map((row) => ({ x: row.x.map((each, i) => each - x[i]), y: row.y - y, weight: row.weight }));
}

/** The share of the differences between a decision's plans that the weights explain; 1 is all. */
export function explained(weights: readonly number[], decisions: readonly (readonly Sample[])[]): number {
  let rest = 0;
  let all = 0;
  for (const decision of decisions) {
    for (const { x, y, weight } of centred(decision.map(rowOf))) {
      const error = y - x.reduce((sum, each, i) => sum + each * weights[i], 0);
      rest += weight * error * error;
      all += weight * y * y;
    }
  }
  return 1 - rest / all;
}

/** Fits the weights; `caution` holds them near zero, features of any size alike. */
export function fit(decisions: readonly (readonly Sample[])[], caution: number): number[] {
  const size = decisions[0][0].x.length;
  const right = new Float64Array(size);
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const squares = new Float64Array(size);
  let count = 0;
  const add = ({ x, y, weight }: Row): void => {
    for (let i = 0; i < size; i++) {
      if (x[i] === 0) continue;
      right[i] += weight * x[i] * y;
      for (let j = 0; j <= i; j++) matrix[i][j] += weight * x[i] * x[j];
    }
  };
  for (const decision of decisions) {
    const rows = decision.map(rowOf);
    for (const row of rows) {
      add({ ...row, weight: LEVEL * row.weight });
      for (let i = 0; i < size; i++) squares[i] += row.x[i] * row.x[i];
      count++;
    }
    for (const row of centred(rows)) add(row);
  }
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) matrix[j][i] = matrix[i][j];
    matrix[i][i] += (caution * squares[i]) / count + Number.EPSILON;
  }
  return solve(matrix, right);
}

/** Gauss elimination; the matrix is positive definite thanks to the caution. */
function solve(rows: readonly Float64Array[], right: Float64Array): number[] {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j][i] / rows[i][i];
      if (factor === 0) continue;
      for (let k = i; k < size; k++) rows[j][k] -= factor * rows[i][k];
      right[j] -= factor * right[i];
    }
  }
  const solution: number[] = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = right[i];
    for (let k = i + 1; k < size; k++) rest -= rows[i][k] * solution[k];
    solution[i] = rest / rows[i][i];
  }
  return solution;
}
