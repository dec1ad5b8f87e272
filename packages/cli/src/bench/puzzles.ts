// How fast puzzles are made and proved, in processor time of one core.

import { type Puzzle, solve } from '@nhex/puzzles';
import { making, type Rejection } from '@nhex/puzzles/maker';
import { shipped } from '@nhex/puzzles/shipped';

export interface PuzzleSpeed {
  readonly made: number;
  readonly perMinute: number;
  /** Attempts that were thrown away, by reason. */
  readonly thrown: Readonly<Partial<Record<Rejection, number>>>;
  readonly proofs: readonly ProofSpeed[];
}

export interface ProofSpeed {
  /** Tiles to be played, and tiles in the hand. */
  readonly plays: number;
  readonly hand: number;
  readonly count: number;
  readonly battles: number;
  readonly secondsEach: number;
  readonly longest: number;
}

/** So many shipped puzzles of each shape are proved. */
const PROOFS = 3;
const SEED = 'bench';

const spent = (): number => process.cpuUsage().user / 1_000_000;
const rounded = (value: number): number => Number(value.toFixed(2));

function makingSpeed(seconds: number): Omit<PuzzleSpeed, 'proofs'> {
  const thrown: Partial<Record<Rejection, number>> = {};
  const started = spent();
  let made = 0;
  for (const attempt of making({ seed: SEED })) {
    if ('puzzle' in attempt) made += 1;
    else thrown[attempt.rejected] = (thrown[attempt.rejected] ?? 0) + 1;
    if (spent() - started >= seconds) break;
  }
  return { made, perMinute: rounded((made * 60) / (spent() - started)), thrown };
}

function proofSpeed(puzzles: readonly Puzzle[]): ProofSpeed {
  const [{ plays, hand }] = puzzles;
  const proofs = puzzles.map((puzzle) => {
    const started = spent();
    const { battles } = solve(puzzle);
    return { battles, seconds: spent() - started };
  });
  const seconds = proofs.reduce((sum, proof) => sum + proof.seconds, 0);
  return {
    plays,
    hand: hand.length,
    count: proofs.length,
    battles: proofs.reduce((sum, proof) => sum + proof.battles, 0),
    secondsEach: rounded(seconds / proofs.length),
    longest: rounded(Math.max(...proofs.map((proof) => proof.seconds))),
  };
}

/** Makes puzzles for that many seconds, and proves some of every shape that is shipped. */
export function puzzleSpeed(seconds: number, say: (what: string) => void): PuzzleSpeed {
  say('puzzles made');
  const making = makingSpeed(seconds);
  const shapes = new Map<string, Puzzle[]>();
  for (const puzzle of shipped) {
    const shape = `${puzzle.plays} of ${puzzle.hand.length}`;
    shapes.set(shape, [...(shapes.get(shape) ?? []), puzzle]);
  }
  const proofs = [...shapes].sort().map(([shape, puzzles]) => {
    say(`proofs of ${shape}`);
    const every = Math.ceil(puzzles.length / PROOFS);
    return proofSpeed(puzzles.filter((_, i) => i % every === 0));
  });
  return { ...making, proofs };
}

export function tellPuzzles({ made, perMinute, thrown, proofs }: PuzzleSpeed): string {
  const reasons = Object.entries(thrown).map(([why, times]) => `${why} ${times}`);
  return [
    `puzzles made: ${made}, ${perMinute} a minute of one core; thrown away: ${reasons.join(', ')}`,
    ...proofs.map(
      ({ plays, hand, count, battles, secondsEach, longest }) =>
        `proof of ${plays} of ${hand} tiles: ${secondsEach} s each, the longest of ${count} ${longest} s (${battles} Battles)`,
    ),
  ].join('\n');
}
