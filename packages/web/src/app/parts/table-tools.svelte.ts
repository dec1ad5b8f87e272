// Helpers of the table: which help card is open, which tile of the hand is taken up, and one on its way to the board.

import { type ChoiceType, type Hex, isFree, type State, type TileId, type TileInfo } from '@nhex/engine';
import type { GameController } from '../game/controller.svelte.ts';
import { groundHelp } from '../scenarios/words.ts';

export type HelpFor = { readonly tile: TileInfo } | { readonly hex: Hex };
export type HelpWay = 'hover' | 'asked';
export type TileHelper = (tile: TileInfo, open: boolean, way: HelpWay) => void;

const REST = 350;

/** The open help card: at once when asked for, a moment after the pointer came to rest otherwise. */
export class OpenHelp {
  what: HelpFor | undefined = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasAsked = false;

  #open(what: HelpFor | undefined, way: HelpWay): void {
    // What was asked for stays until it is closed: the pointer may come to lie anywhere when the page moves under it.
    if (way === 'hover' && this.#wasAsked && this.what) return;
    clearTimeout(this.#timer);
    this.#wasAsked = way === 'asked';
    if (way === 'asked' || !what) this.what = what;
    else this.#timer = setTimeout(() => (this.what = what), REST);
  }

  tile(tile: TileInfo, open: boolean, way: HelpWay): void {
    // A finger does not hover, whatever the browser makes of it: it asks by holding.
    if (way === 'hover' && !matchMedia('(hover: hover)').matches) return;
    this.#open(open ? { tile } : undefined, way);
  }

  /** A unit, or ground of which there is something to say. */
  hex(hex: Hex | undefined, state: State, way: HelpWay): void {
    if (way === 'hover' && !matchMedia('(hover: hover)').matches) return;
    const isWorthIt = hex !== undefined && (!isFree(state.units, hex) || groundHelp(hex, state).length > 0);
    this.#open(isWorthIt ? { hex } : undefined, way);
  }

  close(): void {
    this.#open(undefined, 'asked');
  }

  /** On a phone the help lies over the hand: a tap beside it puts it away. Who takes something up wants no help that comes. */
  pointedAt(target: EventTarget | null): void {
    const inside = target instanceof Element && target.closest('[data-testid=help]');
    if (inside) return;
    clearTimeout(this.#timer);
    if (this.what) this.close();
  }
}

const TURNED: readonly ChoiceType[] = ['place', 'hq'];

/** The place in the hand that is taken up; a hand may hold the same tile twice. */
export class HandPlace {
  #place: number | undefined = $state();
  readonly #table: GameController;

  /** Before the first turn the HQ is the only thing to take up. */
  readonly #hq = $derived.by(() => this.#table.picking.groups.find(({ verb }) => verb === 'hq'));
  readonly selected: number | undefined = $derived.by(() => {
    if (this.#hq) return 0;
    const { picking, request, state } = this.#table;
    const tile = picking.current?.tile;
    if (tile === undefined || !request) return undefined;
    const { hand } = state.seats[request.seat];
    return this.#place !== undefined && hand[this.#place] === tile ? this.#place : hand.indexOf(tile);
  });

  /** How the tile that is taken up is turned; instants are not turned. */
  readonly turn: number = $derived.by(() => {
    const { current, selection } = this.#table.picking;
    return current && TURNED.includes(current.verb) ? (selection?.turn ?? 0) : 0;
  });

  constructor(table: GameController) {
    this.#table = table;
  }

  isUsable(tile: TileId): boolean {
    return this.#hq !== undefined || this.#table.picking.groupsOfTile(tile).length > 0;
  }

  /** Takes a tile up, or puts it down again. */
  pick(tile: TileId, place: number): void {
    if (this.#hq) return;
    // The only thing that can be done stays taken up: a tap on it asks for nothing else.
    if (this.selected === place && this.#table.picking.groups.length > 1)
      this.#table.picking.select(undefined);
    else this.take(tile, place);
  }

  take(tile: TileId, place: number): void {
    this.#place = place;
    if (this.#hq) this.#table.picking.select(this.#hq.key);
    else this.#table.picking.selectTile(tile);
  }
}

/** A tile of the hand that is being dragged; over a hex where it may go the board shows it itself. */
export class DraggedTile {
  now:
    | { readonly tile: TileInfo; readonly x: number; readonly y: number; readonly over: boolean }
    | undefined = $state.raw();

  start(
    tile: TileInfo,
    event: PointerEvent,
    table: GameController,
    hexAt: (x: number, y: number) => Hex | undefined,
  ): void {
    const { pointerId } = event;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const hex = hexAt(next.clientX, next.clientY);
      if (hex !== undefined) table.picking.hover(hex);
      // A tile without a hex of its own, such as a Battle, may be dropped anywhere on the board.
      const place = table.picking.selection?.picks.at(-1) ?? (table.picking.pending ? hex : undefined);
      const over = hex !== undefined && place === hex;
      this.now = { tile, x: next.clientX, y: next.clientY, over };
    };
    const end = (last: PointerEvent): void => {
      if (last.pointerId !== pointerId) return;
      if (last.type === 'pointerup') move(last);
      // Dropped where it cannot go, it is back in the hand.
      if (last.type !== 'pointerup' || !this.now?.over) table.picking.select(undefined);
      this.now = undefined;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    move(event);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
