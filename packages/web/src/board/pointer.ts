// Turns pointer events on hexes into taps, long presses and drags, alike for mouse, pen and finger.

import type { Hex } from '@nhex/engine';

const LONG_PRESS = 480;
const SLOP = 9;

export interface TrackerIntents {
  hexAt(clientX: number, clientY: number): Hex | undefined;
  canDrag(hex: Hex): boolean;
  onTap(hex: Hex): void;
  onLongPress(hex: Hex): void;
  onDragStart(hex: Hex): void;
  onDrag(hex: Hex, clientX: number, clientY: number): void;
  onDrop(from: Hex | undefined, to: Hex | undefined): void;
}

interface Press {
  readonly hex: Hex;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export class PointerTracker {
  readonly #intents: TrackerIntents;
  #press: Press | undefined;
  #dragging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press has just been told, so that the context menu event of the same gesture is not told again. */
  held = false;

  constructor(intents: TrackerIntents) {
    this.#intents = intents;
  }

  down(hex: Hex, event: PointerEvent): void {
    if (event.button !== 0 || this.#press) return;
    this.#press = { hex, id: event.pointerId, x: event.clientX, y: event.clientY };
    this.held = false;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#timer = setTimeout(() => {
      if (!this.#press || this.#dragging) return;
      this.held = true;
      this.#intents.onLongPress(hex);
    }, LONG_PRESS);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP;
    if (!this.#dragging && far) {
      clearTimeout(this.#timer);
      if (this.held || !this.#intents.canDrag(press.hex)) return;
      this.#dragging = true;
      this.#intents.onDragStart(press.hex);
    }
    if (this.#dragging) this.#intents.onDrag(press.hex, event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const over = this.#intents.hexAt(event.clientX, event.clientY);
    const dragging = this.#dragging;
    this.#clear();
    if (dragging) this.#intents.onDrop(press.hex, over);
    else if (!this.held && over === press.hex) this.#intents.onTap(press.hex);
  }

  cancel(): void {
    const dragging = this.#dragging;
    this.#clear();
    if (dragging) this.#intents.onDrop(undefined, undefined);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#press = undefined;
    this.#dragging = false;
  }
}
