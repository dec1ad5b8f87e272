// What a lesson is: data. A task shows a real position and asks for a prediction or for moves; what came of it is judged by
// goals over the engine's events and states (goals.ts). The words are in the texts (`lessons`), by the keys of lesson and task.

import type { ChoiceType } from '@nhex/engine';
import type { BoardData } from './board-data.ts';

/** What has to come true; hexes name the units that stand there at the beginning, `mine` the tile that is placed. */
export type Goal =
  | { readonly dies: string }
  | { readonly lives: string }
  /** The HQ of that seat loses at least so many points; 0: none at all. */
  | { readonly hq: number; readonly loses: number }
  /** Before the Battle. */
  | { readonly netted: string }
  | { readonly acts: string; readonly phase: number }
  | { readonly saved: string }
  | { readonly moved: string; readonly to: string }
  | { readonly wins: number };

export const MINE = 'mine';

/** A question about the Battle that would be fought now. */
export interface PredictTask {
  readonly kind: 'predict';
  readonly key: string;
  readonly board: BoardData;
  /** Who dies, or who is netted: every answer is a list of hexes. How much an HQ loses: every answer is a number. */
  readonly question: 'dies' | 'netted' | { readonly loses: number };
  readonly answers: readonly (readonly string[] | number)[];
}

/** Something to do. */
export interface PlayTask {
  readonly kind: 'play';
  readonly key: string;
  readonly board: BoardData;
  /** The kinds of choices that are open; everything else waits for later lessons. */
  readonly allows: readonly ChoiceType[];
  /** After so many choices it is judged; one if not said. */
  readonly choices?: number;
  /** What is played by itself after them, in the notation. */
  readonly follows?: readonly string[];
  readonly goals: readonly Goal[];
  /** One way to do it, shown to whoever asks; tests check that it works. */
  readonly solution: readonly string[];
}

export type Task = PredictTask | PlayTask;

export interface Lesson {
  readonly key: string;
  /** The rules it is about, by their numbers. */
  readonly rules: readonly string[];
  readonly tasks: readonly Task[];
}
