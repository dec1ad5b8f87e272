// A small board of the rules, played by the engine: the position after every choice, and the Battle at the end.

import {
  applyChoice,
  type BattleOutcome,
  fightFirst,
  type GameEvent,
  parseChoice,
  type State,
} from '@nhex/engine';
import { stateOf } from '../board-data.ts';
import type { LiveBoard } from './boards.ts';

export interface Frame {
  readonly state: State;
  /** What led to it. */
  readonly events: readonly GameEvent[];
}

export interface PlayThrough {
  readonly frames: readonly Frame[];
  readonly battle: BattleOutcome | undefined;
}

export function playThrough({ board, choices = [], battle }: LiveBoard): PlayThrough {
  const frames: Frame[] = [{ state: stateOf(board), events: [] }];
  for (const text of choices) {
    const { state } = frames[frames.length - 1];
    frames.push(applyChoice(state, parseChoice(text, state)));
  }
  const { state } = frames[frames.length - 1];
  return { frames, battle: battle === false ? undefined : fightFirst(state) };
}

/** The position after the Battle. */
export const afterBattle = (state: State, { units, hq }: BattleOutcome): State => ({
  ...state,
  units,
  seats: state.seats.map((seat, i) => ({ ...seat, hq: hq[i] })),
});
