// The public door of the puzzles.

export { END, isDone, mayFight, puzzleCodes } from './choices.ts';
export { dailyIndex, dateOf, isNextDay } from './daily.ts';
export { type Fault, type FaultValues, PuzzleError } from './fault.ts';
export { bestAnswer, type Followed, followLine } from './follow.ts';
export { isReached, nearness, type Shortfall, shortfall, type Target, targetOf } from './judge.ts';
export { isPuzzleFault, makePuzzleLink, parsePuzzleLink } from './link.ts';
export {
  DIFFICULTIES,
  type Difficulty,
  GOAL_KINDS,
  type Goal,
  type GoalKind,
  IDEAS,
  type Idea,
  type Puzzle,
} from './puzzle.ts';
export { readGoal, readPuzzle } from './puzzle-file.ts';
export { NEW_RATING, type Rating, rateAttempt } from './rating.ts';
export { answerFor, isForced } from './solver/battle.ts';
export { type Progress, type Proof, type SolveSettings, solve, solving } from './solver/solve.ts';
export { enemyHexes, handOf, MOST_TILES, opponentOf, solverOf, startFrom, startOf } from './start.ts';
