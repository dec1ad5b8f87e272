// What the board is told to draw and what it answers. It knows no rules: it shows marks and emits intents.

import type { Hex, Owner, TileInfo, UnitId } from '@nhex/engine';

/** A tile on its hex. */
export interface BoardTile {
  readonly hex: Hex;
  readonly tile: TileInfo;
  readonly rotation: number;
}

/** One unit to be drawn: on one hex or, a Structure, on two. */
export interface BoardUnit {
  /** Tells which unit of the last picture it is, so that moves and deaths are seen as such. */
  readonly unit: UnitId;
  readonly owner: Owner;
  readonly tiles: readonly BoardTile[];
  /** What the two tiles of a Structure are together: they share one set of numbers. */
  readonly whole?: TileInfo | undefined;
  readonly wounds?: number;
  readonly netted?: boolean;
  /** Shown on an HQ. */
  readonly hqPoints?: number | undefined;
  /** Current phases; badges show where they differ from the printed ones. */
  readonly initiative?: readonly number[] | undefined;
  /** The owner's army: its colour marks tiles that are not of it (mercenaries). */
  readonly rim?: string | undefined;
  /** 1 and more for further seats with the same army. */
  readonly variant?: number;
}

/** A tile that is about to be placed or moved. */
export interface Ghost extends BoardTile {
  readonly rim?: string | undefined;
  /** Shows the handles for turning. */
  readonly turnable?: boolean;
  /** Only hovers there with the mouse: no handles, nothing to take hold of. */
  readonly floating?: boolean;
}

export const MARK_KINDS = ['legal', 'selected', 'target', 'last', 'area', 'subject'] as const;
/** legal: may be tapped; selected; target: an enemy that may be hit; last: the last move; area: will be hit; subject: a decision is about it. */
export type MarkKind = (typeof MARK_KINDS)[number];
export type Marks = Readonly<Partial<Record<MarkKind, readonly Hex[]>>>;

export const LINE_KINDS = ['link', 'hostile', 'net', 'melee', 'ranged', 'gauss', 'move'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export interface BoardLine {
  readonly kind: LineKind;
  readonly from: Hex;
  readonly to: Hex;
  /** Hexes in between where the line bends (redirectors). */
  readonly via?: readonly Hex[];
}

/** What a Battle would do to the unit on a hex. */
export interface Outlook {
  readonly hex: Hex;
  readonly dies?: boolean;
  /** Not in every outcome of the decisions that may come. */
  readonly maybe?: boolean;
  readonly wounds?: number;
  /** Damage to the HQ there. */
  readonly damage?: number;
  /** Done by the choice itself: no Battle is needed for it. */
  readonly atOnce?: boolean;
}

/** All callbacks are optional; `hex` is always on the board in play. */
export interface BoardIntents {
  onTap?: ((hex: Hex) => void) | undefined;
  /** Pointer or keyboard focus is over it; undefined when it leaves. */
  onHover?: ((hex: Hex | undefined) => void) | undefined;
  /** Held down, right click, or the menu key: show help. */
  onLongPress?: ((hex: Hex) => void) | undefined;
  /** A tile is dragged away from its hex. */
  onDragStart?: ((hex: Hex) => void) | undefined;
  /** Let go over a hex, or outside (undefined). */
  onDrop?: ((from: Hex, to: Hex | undefined) => void) | undefined;
  /** Turn the ghost by sixths, clockwise positive. */
  onRotate?: ((sixths: number) => void) | undefined;
}
