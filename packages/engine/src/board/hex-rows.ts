// Many short lists of hexes in one small piece of memory. Every Battle looks at hundreds of them here and there, and the
// way to a list of its own, and on to what is in it, takes longer than what is done with it.

import type { Hex } from '../base/brand.ts';

export class HexRows {
  private readonly cells: Int8Array;
  private readonly width: number;

  constructor(rows: readonly (readonly Hex[])[]) {
    this.width = 1 + rows.reduce((most, { length }) => Math.max(most, length), 0);
    this.cells = new Int8Array(rows.length * this.width);
    rows.forEach((row, number) => this.cells.set([row.length, ...row], number * this.width));
  }

  /** How many hexes that row has. */
  size(row: number): number {
    return this.cells[row * this.width];
  }

  at(row: number, index: number): Hex {
    return this.cells[row * this.width + 1 + index] as Hex;
  }
}
