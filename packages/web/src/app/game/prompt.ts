// What the person is asked right now, in one line.

import { hexName, tileInfo, unitTile } from '@nhex/engine';
import { t } from '../i18n.svelte.ts';
import { seatName } from '../names.ts';
import { tileName } from '../texts.ts';
import type { GameController } from './controller.svelte.ts';

function selected(table: GameController): string | undefined {
  const { selection, floating } = table.picking;
  const pending = floating ? undefined : table.picking.pending;
  if (!selection) return undefined;
  const group = table.picking.groups.find(({ key }) => key === selection.group);
  if (!group) return undefined;
  const depth = selection.picks.length - (floating ? 1 : 0);
  if (pending) {
    if (pending.type === 'battle') return t('ask.sureBattle');
    if (pending.type === 'discard') return t('ask.sureDiscard', { tile: tileName(pending.tile) });
    return table.picking.turns.length > 1 ? t('ask.turnIt') : t('ask.sure');
  }
  switch (group.verb) {
    case 'move':
    case 'mobility':
    case 'transport':
      return depth === 0 ? t('ask.pickUnit') : t('ask.pickWhere');
    case 'push':
      return depth === 0 ? t('ask.pickPusher') : depth === 1 ? t('ask.pickPushed') : t('ask.pickHex');
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
      return t('ask.pickTarget');
    case 'hq':
      return t('ask.hq');
    default:
      return t('ask.pickHex');
  }
}

export function promptOf(table: GameController): string {
  const { request, state } = table;
  if (!request) return t('ask.over');
  const player = seatName(state.options, request.seat);
  if (table.bot.thinking)
    return t('table.thinking', { player: seatName(state.options, table.bot.thinking.seat) });
  if (table.scene) return t('ask.watching');
  if (!table.mayChoose) return t('ask.waiting', { player });
  const picking = selected(table);
  if (picking) return picking;
  if (request.stage === 'declare' && request.subject !== undefined) {
    const unit = state.board[request.subject];
    return t('ask.declare', { tile: unit ? tileName(unitTile(unit)) : '', hex: hexName(request.subject) });
  }
  return t(`ask.${request.stage}`);
}

/** The tile that the selection is about, for a ghost on the board. */
export function ghostTile(table: GameController): number | undefined {
  const { request, state } = table;
  const { selection } = table.picking;
  if (!selection || !request) return undefined;
  const group = table.picking.groups.find(({ key }) => key === selection.group);
  if (!group) return undefined;
  if (group.verb === 'place') return group.tile;
  if (group.verb === 'hq') {
    const army = state.options.armies[request.seat];
    return tileOfHq(army);
  }
  return undefined;
}

const hqs = new Map<string, number>();
function tileOfHq(army: string): number | undefined {
  if (!hqs.has(army)) {
    for (let id = 0; ; id++) {
      const info = tileInfo(id);
      if (!info) break;
      if (info.isHq) hqs.set(info.army, id);
    }
  }
  return hqs.get(army);
}
