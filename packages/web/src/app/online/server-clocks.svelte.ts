// The clocks as the server runs them: here they are only shown, and nobody decides here whose time is up.

import type { SeatId } from '@nhex/engine';
import { Clocks } from '../game/clocks.svelte.ts';
import type { ClockSetting, ClockView } from './views.ts';

const WARNINGS = [10, 60] as const;

export class ServerClocks extends Clocks {
  #view: ClockView | undefined = $state.raw();
  #at = $state(0);
  readonly #time: () => number;
  /** How far the server's clock is ahead of ours. */
  ahead = 0;

  constructor(now: () => number) {
    super({ minutes: 0, bonus: 0, used: [] }, now, () => undefined);
    this.#time = now;
  }

  tell(clock: ClockView | ClockSetting | undefined): void {
    const view = clock && 'left' in clock ? clock : undefined;
    this.#view = view;
    this.minutes = view ? 1 : 0;
    // The server cannot have written this before its own time.
    if (view) this.ahead = Math.max(this.ahead, view.since - this.#time());
    this.#at = this.#time();
  }

  override left(seat: number): number | undefined {
    const view = this.#view;
    if (!view) return undefined;
    const spent = view.running === seat ? this.#at + this.ahead - view.since : 0;
    return Math.max(0, view.left[seat] - Math.max(0, spent));
  }

  override tick(): void {
    const running = this.#view?.running;
    const before = typeof running === 'number' ? this.left(running) : undefined;
    this.#at = this.#time();
    if (typeof running !== 'number' || before === undefined) return;
    const after = this.left(running) ?? 0;
    const crossed = WARNINGS.find((seconds) => before > seconds * 1000 && after <= seconds * 1000);
    if (crossed !== undefined) this.warning = { seat: running as SeatId, seconds: crossed };
  }

  /** The time runs whether anybody looks or not. */
  override setHidden(): void {
    this.tick();
  }
}
