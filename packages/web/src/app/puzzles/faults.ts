// What is wrong with a puzzle from outside, in the language in use.

import { NhexError } from '@nhex/engine';
import { PuzzleError } from '@nhex/puzzles';
import { faultWords } from '../faults.ts';
import type { PartTexts } from '../part-texts.svelte.ts';

export function puzzleFaultWords(fault: unknown, texts: PartTexts<'puzzles'>): string {
  if (fault instanceof PuzzleError) return texts.t(`fault.${fault.fault}`, fault.values);
  return fault instanceof NhexError ? faultWords(fault) : '';
}
