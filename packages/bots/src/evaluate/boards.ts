// Boards that were looked at: the same ones come up again and again in a search, with other tiles in hand.

import type { SeatId, State } from '@nhex/engine';
import { Fingerprint } from '../fingerprint.ts';

/** Boards remembered at a time. Each has one slot, and a later one with the same slot takes it. */
export const SLOTS = 1 << 15;
export const MOST_SEATS = 6;

const fingerprint = new Fingerprint();

/** Everything that a Battle depends on when none is being fought, and who looks. */
function boardKey({ units, seats, turn, ending, course }: State, viewer: SeatId): number {
  fingerprint.clear();
  fingerprint.add(viewer);
  fingerprint.addUnits(units);
  for (const { hq, alive } of seats) fingerprint.add(hq * 2 + (alive ? 1 : 0));
  fingerprint.add(turn.seat);
  if (ending?.tied) fingerprint.addAll(ending.tied);
  if (course) {
    fingerprint.addAll(course.progress);
    fingerprint.add(turn.number);
  }
  return fingerprint.value;
}

export class Boards {
  /** Of the board that was asked for last. */
  slot = 0;
  readonly #keys = new Float64Array(SLOTS);
  #options: State['options'] | undefined;

  /** Whether the board is known; if not, its slot is its own now and has to be filled. In a Battle nothing is known. */
  knows(state: State, viewer: SeatId): boolean {
    if (this.#options !== state.options) {
      this.#keys.fill(0);
      this.#options = state.options;
    }
    const key = boardKey(state, viewer);
    this.slot = key % SLOTS;
    if (this.#keys[this.slot] === key && !state.battle) return true;
    this.#keys[this.slot] = state.battle ? 0 : key;
    return false;
  }
}
