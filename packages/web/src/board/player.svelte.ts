// The tape deck of a timeline: play, pause, step, speed, scrub. Time comes from the browser's frames.

import { boardAt, type Picture, type Step, type Timeline } from './playback.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class TapePlayer {
  readonly timeline: Timeline;
  /** Steps shown so far; the last of them is the one being drawn. */
  at = $state(0);
  playing = $state(false);
  speed: Speed = $state(1);
  readonly #onEnd: (() => void) | undefined;
  #frame = 0;
  #since = 0;

  constructor(timeline: Timeline, onEnd?: () => void) {
    this.timeline = timeline;
    this.#onEnd = onEnd;
  }

  get length(): number {
    return this.timeline.steps.length;
  }
  get step(): Step | undefined {
    return this.timeline.steps[this.at - 1];
  }
  get picture(): Picture {
    return boardAt(this.timeline, this.at);
  }
  get done(): boolean {
    return this.at >= this.length;
  }

  /** Plays what comes after that many steps. */
  playFrom(steps: number): void {
    this.at = Math.min(this.length - 1, steps);
    this.playing = true;
    this.#advance();
    this.#frame = requestAnimationFrame(this.#tick);
  }
  play(): void {
    if (this.playing) return;
    if (this.done) this.at = 0;
    this.playing = true;
    this.#since = performance.now();
    if (this.at === 0) this.#advance();
    this.#frame = requestAnimationFrame(this.#tick);
  }
  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.#frame);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  /** Pauses and shows the board after that many steps. */
  seek(steps: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(this.length, Math.round(steps)));
  }
  next(): void {
    this.seek(this.at + 1);
  }
  back(): void {
    this.seek(this.at - 1);
  }
  /** Straight to the end, as if it had been watched. */
  skip(): void {
    this.pause();
    this.at = this.length;
    this.#onEnd?.();
  }
  /** Call it when the player is no longer needed. */
  stop(): void {
    this.pause();
  }

  #advance(): void {
    this.at += 1;
    this.#since = performance.now();
  }
  #tick = (now: number): void => {
    if (!this.playing) return;
    const { step } = this;
    if (!step || now - this.#since >= step.duration / this.speed) {
      if (this.done) {
        this.playing = false;
        this.#onEnd?.();
        return;
      }
      this.#advance();
    }
    this.#frame = requestAnimationFrame(this.#tick);
  };
}
