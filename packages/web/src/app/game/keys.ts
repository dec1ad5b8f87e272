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
      else {
        table.outlooks.forget();
        table.endOfTurn.forget();
      }
      return true;
    case 'u':
      table.undo();
      return true;
    case 'd':
      return discard(table);
    case 't':
      return !table.picking.selection && table.endOfTurn.end();
    case 'l':
      return takeLeader(table, actions);
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

/** At a Structure 1 and 2 are the sides of the tile that is to be laid. */
function takeSide(place: number, { picking }: GameController, actions: KeyActions): boolean {
  const group = picking.groups[place];
  if (!group) return false;
  picking.swap(group.key);
  const hex = picking.selection?.picks[0] ?? picking.lit[0];
  if (hex !== undefined) actions.focusBoard(hex);
  return true;
}

function takeUp(place: number, table: GameController, actions: KeyActions): boolean {
  if (!table.mayChoose || !table.request) return false;
  if (table.request.stage === 'lay') return takeSide(place, table, actions);
  const tile = table.state.seats[table.request.seat].hand[place];
  if (tile === undefined || table.picking.groupsOfTile(tile).length === 0) return false;
  actions.pick(tile, place);
  const [hex] = table.picking.lit;
  if (table.picking.selection && hex !== undefined) actions.focusBoard(hex);
  else if (table.picking.pending) actions.focusConfirm();
  return true;
}

/** Takes up what the leader does on the board. */
function takeLeader({ mayChoose, picking }: GameController, actions: KeyActions): boolean {
  const group = picking.groups.find(({ verb }) => verb === 'march' || verb === 'bombard' || verb === 'wheel');
  if (!mayChoose || !group) return false;
  picking.select(group.key);
  const [hex] = picking.lit;
  if (hex !== undefined) actions.focusBoard(hex);
  return true;
}

function discard(table: GameController): boolean {
  const tile = table.picking.current?.tile;
  if (tile === undefined) return false;
  const group = table.picking.groupsOfTile(tile).find(({ verb }) => verb === 'discard');
  return group !== undefined && table.choose(group.sample);
}
