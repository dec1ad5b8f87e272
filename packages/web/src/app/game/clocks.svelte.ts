// How long each seat has been thinking.

export class Clocks {
  /** Milliseconds by seat. */
  used: readonly number[] = $state.raw([]);
  readonly #now: () => number;
  #since: number | undefined;

  constructor(used: readonly number[], now: () => number) {
    this.used = used;
    this.#now = now;
  }

  /** Begins to count, if it does not yet. */
  start(): void {
    this.#since ??= this.#now();
  }

  /** Adds the time since the last look to that seat; undefined when nobody's time runs. */
  tick(seat: number | undefined): void {
    const now = this.#now();
    if (this.#since !== undefined && seat !== undefined) {
      const spent = now - this.#since;
      this.used = this.used.map((ms, each) => (each === seat ? ms + spent : ms));
    }
    this.#since = now;
  }

  stop(seat: number | undefined): void {
    this.tick(seat);
    this.#since = undefined;
  }
}
