// The clock of a table: counts down for whoever must decide, warns when little is left, says whose time is up.

import type { SeatId } from '@nhex/engine';

export const CLOCK_MINUTES = [0, 5, 10, 15, 20, 30] as const;
export const BONUS_SECONDS = 10;
/** Seconds left at which a warning is given. */
const WARNINGS = [10, 60] as const;

export interface ClockSetup {
  /** Minutes a seat for the whole game; 0 is no clock. */
  readonly minutes: number;
  /** Seconds that every own turn brings. */
  readonly bonus: number;
  /** Milliseconds used by each seat, less what its turns brought. */
  readonly used: readonly number[];
}

export class Clocks {
  minutes = $state(0);
  readonly bonus: number;
  used: readonly number[] = $state.raw([]);
  /** Whose time is up; nothing goes on until the players have decided what that means. */
  up: SeatId | undefined = $state();
  warning: { readonly seat: SeatId; readonly seconds: (typeof WARNINGS)[number] } | undefined = $state.raw();
  readonly #now: () => number;
  readonly #decides: () => SeatId | undefined;
  #since: number | undefined;
  #hidden = false;

  /** `decides` tells whose decision is waited for, if any. */
  constructor(setup: ClockSetup, now: () => number, decides: () => SeatId | undefined) {
    this.minutes = setup.minutes;
    this.bonus = setup.bonus;
    this.used = setup.used;
    this.#now = now;
    this.#decides = decides;
  }

  /** Milliseconds; undefined where no clock runs. */
  left(seat: number): number | undefined {
    return this.minutes > 0 ? this.minutes * 60_000 - this.used[seat] : undefined;
  }

  /** Whose time runs: nobody's while nobody sees the table. */
  get #running(): SeatId | undefined {
    return this.#hidden || this.up !== undefined ? undefined : this.#decides();
  }

  /** Counts the time until now; to be called before it stops or begins to run, and often in between. */
  tick(): void {
    const seat = this.#running;
    const now = this.#now();
    const spent = now - (this.#since ?? now);
    this.#since = now;
    const before = seat === undefined ? undefined : this.left(seat);
    if (seat === undefined || before === undefined) return;
    this.#add(seat, spent);
    const after = before - spent;
    const crossed = WARNINGS.find((seconds) => before > seconds * 1000 && after <= seconds * 1000);
    if (crossed !== undefined) this.warning = { seat, seconds: crossed };
    if (after <= 0) this.up = seat;
  }

  turnOver(seat: SeatId): void {
    if (this.minutes > 0) this.#add(seat, -this.bonus * 1000);
  }

  /** The page is out of sight, or in sight again. */
  setHidden(hidden: boolean): void {
    this.tick();
    this.#hidden = hidden;
  }

  /** The game has ended: nobody's time is up any more. */
  stop(): void {
    this.up = undefined;
  }

  /** The game goes on without it. */
  turnOff(): void {
    this.minutes = 0;
    this.up = undefined;
    this.warning = undefined;
  }

  #add(seat: SeatId, ms: number): void {
    this.used = this.used.map((used, each) => (each === seat ? used + ms : used));
  }
}
