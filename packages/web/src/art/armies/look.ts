// What the look of an army consists of.

import type { IconName } from '../icons.svelte.ts';

export interface Palette {
  /** The middle of a tile; symbols and pictogram stand on it. */
  readonly base: string;
  /** Towards the rim of a tile, and behind badges. */
  readonly deep: string;
  /** The rim of a tile, lines and texts of the army on a dark ground. */
  readonly bright: string;
  /** The pictogram. */
  readonly ink: string;
}

/** Lines on the ground of its tiles, in a box that repeats. */
export interface Pattern {
  readonly size: readonly [width: number, height: number];
  readonly d: string;
  readonly width: number;
}

export interface ArmyLook {
  /** Names its shades and patterns on the page (ArtDefs.svelte). */
  readonly id: string;
  readonly palette: Palette;
  /** Our own drawing: filled paths (evenodd) in a box of 200 by 200 around the origin. */
  readonly emblem: string;
  readonly pattern: Pattern;
  /** The pictogram of each tile by its key; instants look the same in every army. */
  readonly pictures: Readonly<Record<string, IconName>>;
  /** How hard it is to play well: 1 easy, 2 middling, 3 demanding; undefined where nobody has said. */
  readonly difficulty: 1 | 2 | 3 | undefined;
}
