// What a board shows: who stands there, and what a Battle now would leave. A Battle is fought once for each board, and
// what came of it is kept in a few flat arrays.

import { HEX_COUNT, NO_UNIT, type SeatId, type State, type Units } from '@nhex/engine';
import { foresee } from '../foresee.ts';
import { Boards, MOST_SEATS, SLOTS } from './boards.ts';
import { contrast } from './contrast.ts';
import { COUNTS, muster, newMuster } from './muster.ts';
import { addObjectives } from './objectives.ts';

const OWNER_BITS = 3;

/** The tiles that lie on a board, in the order of their hexes; a Structure has two. */
class Lying {
  count = 0;
  readonly #packed = new Uint16Array(HEX_COUNT);

  tile(index: number): number {
    return this.#packed[index] >> OWNER_BITS;
  }

  owner(index: number): number {
    return this.#packed[index] & ((1 << OWNER_BITS) - 1);
  }

  lookAt({ at, tile, owner }: Units): void {
    this.count = 0;
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      const unit = at[hex];
      if (unit !== NO_UNIT) this.#packed[this.count++] = (tile[hex] << OWNER_BITS) | owner[unit];
    }
  }

  store(into: Uint16Array, from: number): void {
    into[from] = this.count;
    for (let i = 0; i < this.count; i++) into[from + 1 + i] = this.#packed[i];
  }

  load(from: Uint16Array, at: number): void {
    this.count = from[at];
    for (let i = 0; i < this.count; i++) this.#packed[i] = from[at + 1 + i];
  }
}

export interface Sight {
  /** HQ points of each seat after a Battle now. */
  readonly after: Uint8Array;
  /** What stands on the board before it, then after it: COUNTS, own minus theirs. */
  readonly counts: Float64Array;
  /** What the objectives of a scenario are worth after it, by seat. */
  readonly objectives: Float64Array;
  /** The tiles on it before and after. */
  readonly now: Lying;
  readonly left: Lying;
}

/** The latest sight: looking happens thousands of times a second. */
const sight: Sight = {
  after: new Uint8Array(MOST_SEATS),
  counts: new Float64Array(2 * COUNTS.length),
  objectives: new Float64Array(MOST_SEATS),
  now: new Lying(),
  left: new Lying(),
};

const standing = newMuster();

/** Counts what stands on a board, as the seats of `state` see it, from that place of the counts on. */
function count(state: State, seat: SeatId, board: State, from: number): void {
  muster(board, standing);
  for (let i = 0; i < COUNTS.length; i++) sight.counts[from + i] = contrast(state, seat, standing[COUNTS[i]]);
}

function look(state: State, seat: SeatId): void {
  const battle = foresee(state);
  for (let each = 0; each < state.seats.length; each++) sight.after[each] = battle.seats[each].hq;
  count(state, seat, state, 0);
  count(state, seat, battle, COUNTS.length);
  sight.objectives.fill(0);
  addObjectives(battle, sight.objectives);
  sight.now.lookAt(state.units);
  sight.left.lookAt(battle.units);
}

const boards = new Boards();
/** A count of tiles, and the tiles. */
const ROOM = HEX_COUNT + 1;
const memory = {
  after: new Uint8Array(SLOTS * MOST_SEATS),
  counts: new Float64Array(SLOTS * 2 * COUNTS.length),
  objectives: new Float64Array(SLOTS * MOST_SEATS),
  tiles: new Uint16Array(SLOTS * 2 * ROOM),
};

function remember(slot: number): void {
  memory.after.set(sight.after, slot * MOST_SEATS);
  memory.objectives.set(sight.objectives, slot * MOST_SEATS);
  memory.counts.set(sight.counts, slot * 2 * COUNTS.length);
  sight.now.store(memory.tiles, slot * 2 * ROOM);
  sight.left.store(memory.tiles, (slot * 2 + 1) * ROOM);
}

function recall(slot: number): void {
  for (let i = 0; i < MOST_SEATS; i++) {
    sight.after[i] = memory.after[slot * MOST_SEATS + i];
    sight.objectives[i] = memory.objectives[slot * MOST_SEATS + i];
  }
  const from = slot * 2 * COUNTS.length;
  for (let i = 0; i < 2 * COUNTS.length; i++) sight.counts[i] = memory.counts[from + i];
  sight.now.load(memory.tiles, slot * 2 * ROOM);
  sight.left.load(memory.tiles, (slot * 2 + 1) * ROOM);
}

/** What the board of a state shows a seat. It holds until the next look. */
export function sightOf(state: State, seat: SeatId): Sight {
  if (boards.knows(state, seat)) recall(boards.slot);
  else {
    look(state, seat);
    remember(boards.slot);
  }
  return sight;
}
