// How far a long run is, on stderr: redrawn for a person who watches, a line now and then otherwise.

import type { Io } from './io.ts';

const REDRAW_MS = 200;
const LINE_MS = 10_000;

export class Progress {
  private next: number;
  private drawn = false;

  private readonly io: Io;
  private readonly what: string;
  private readonly total: number;

  constructor(io: Io, what: string, total: number) {
    this.io = io;
    this.what = what;
    this.total = total;
    this.next = performance.now() + (io.watched ? REDRAW_MS : LINE_MS);
  }

  /** Says that so many are done. */
  update(done: number): void {
    const now = performance.now();
    if (now < this.next || done >= this.total) return;
    const line = `${done} of ${this.total} ${this.what} (${Math.floor((100 * done) / this.total)}%)`;
    this.next = now + (this.io.watched ? REDRAW_MS : LINE_MS);
    this.drawn = this.io.watched;
    if (this.io.watched) this.io.draw(`\r${line}`);
    else this.io.complain(line);
  }

  /** Removes the line again. */
  finish(): void {
    if (this.drawn) this.io.draw('\r\u001b[K');
  }
}
