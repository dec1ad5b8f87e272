// How an army has fared against the others, in our own matches.

import { MATCH_UPS } from './match-ups.generated.ts';

export interface Fared {
  readonly against: string;
  readonly games: number;
  /** From 0 to 1. */
  readonly score: number;
  readonly error: number;
}

/** The best results first. */
export const resultsOf = (army: string): Fared[] =>
  MATCH_UPS.flatMap(({ armies: [one, other], games, score, error }): Fared[] => {
    if (one === army) return [{ against: other, games, score, error }];
    if (other === army) return [{ against: one, games, score: 1 - score, error }];
    return [];
  }).sort((a, b) => b.score - a.score);

/** Whether chance alone hardly explains it. */
export const isClear = ({ score, error }: Fared): boolean => Math.abs(score - 0.5) > error;
