// The keyboard at the table. The board itself answers the arrow keys and Enter while a hex has the focus.

import { type Hex, rulesOf, type TileId } from '@nhex/engine';
import { middleOf } from '../../board/walk.ts';
import type { GameController } from './controller.svelte.ts';

export interface KeyActions {
  pick(tile: TileId, place: number): void;
  focusBoard(hex: Hex): void;
  focusConfirm(): void;
  typed(): void;
  forecast(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;
/** Something that answers Enter by itself. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="tab"]') !== null;

/** Does what the key stands for; true when it stood for something. */
export function handleKey(event: KeyboardEvent, table: GameController, actions: KeyActions): boolean {
  if (isTyping(event.target) || event.altKey || event.metaKey) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey) {
    if (key !== 'z' || !table.mayUndo) return false;
    table.undo();
    return true;
  }
  if (/^[1-6]$/.test(key)) return takeUp(Number(key) - 1, table, actions);
  switch (key) {
    case 'q':
    case 'e':
      if (!table.picking.selection) return false;
      table.picking.turn(key === 'e' ? 1 : -1);
      return true;
    case 'enter':
      if (isControl(event.target) || !table.picking.pending) return false;
      return table.picking.confirm();
    case 'escape':
      if (table.picking.selection) table.picking.cancel();
      else table.outlooks.forget();
      return true;
    case 'u':
      table.undo();
      return true;
    case 'd':
      return discard(table);
    case 't': {
      const end = table.mayChoose ? table.picking.groups.find(({ verb }) => verb === 'end') : undefined;
      if (!end || table.picking.selection) return false;
      return table.choose(end.sample);
    }
    case 'f':
      actions.forecast();
      return true;
    case 'm':
      actions.typed();
      return true;
    case 'b': {
      const { board } = rulesOf(table.state.options);
      const focus = table.picking.selection?.picks.at(-1) ?? table.picking.lit[0] ?? middleOf(board);
      actions.focusBoard(focus);
      return true;
    }
    default:
      return false;
  }
}

function takeUp(place: number, table: GameController, actions: KeyActions): boolean {
  if (!table.mayChoose || !table.request) return false;
  const tile = table.state.seats[table.request.seat].hand[place];
  if (tile === undefined || table.picking.groupsOfTile(tile).length === 0) return false;
  actions.pick(tile, place);
  const [hex] = table.picking.lit;
  if (table.picking.selection && hex !== undefined) actions.focusBoard(hex);
  else if (table.picking.pending) actions.focusConfirm();
  return true;
}

function discard(table: GameController): boolean {
  const tile = table.picking.current?.tile;
  if (tile === undefined) return false;
  const group = table.picking.groupsOfTile(tile).find(({ verb }) => verb === 'discard');
  return group !== undefined && table.choose(group.sample);
}
