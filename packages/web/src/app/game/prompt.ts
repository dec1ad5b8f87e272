// What the person is asked right now, in one line.

import { hexName, isFree, rulesOf, type TileInfo, tileOf } from '@nhex/engine';
import { t } from '../i18n.svelte.ts';
import { seatName } from '../names.ts';
import { tileName } from '../texts.ts';
import type { GameController } from './controller.svelte.ts';

function selected(table: GameController): string | undefined {
  const { selection, floating, current } = table.picking;
  const pending = floating ? undefined : table.picking.pending;
  if (!selection || !current) return undefined;
  const depth = selection.picks.length - (floating ? 1 : 0);
  if (pending) {
    if (pending.type === 'battle') return t('ask.sureBattle');
    if (pending.type === 'discard')
      return t('ask.sureDiscard', { tile: tileName(tileOf(table.state, pending.tile)) });
    return table.picking.turns.length > 1 ? t('ask.turnIt') : t('ask.sure');
  }
  switch (current.verb) {
    case 'move':
    case 'mobility':
    case 'transport':
    case 'step-tile':
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
    // The question itself names who shoots.
    case 'aim':
      return undefined;
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
  const { stage, subject } = request;
  if (stage !== 'declare' && stage !== 'aim') return t(`ask.${stage}`);
  const isKnown = subject !== undefined && !isFree(state.units, subject);
  const tile = isKnown ? tileName(tileOf(state, state.units.tile[subject])) : '';
  return t(`ask.${stage}`, { tile, hex: subject === undefined ? '' : hexName(subject) });
}

/** The tile of the hand that the selection is about, for a ghost on the board. */
export function ghostTile({ request, state, picking }: GameController): TileInfo | undefined {
  const { current } = picking;
  if (!current || !request) return undefined;
  const { byRef } = rulesOf(state.options).catalogue;
  if (current.verb === 'hq') return byRef.get(`${state.options.armies[request.seat]}/hq`);
  if (current.verb === 'bomber') return byRef.get('neutral/mad-bomber');
  return current.verb === 'place' && current.tile !== undefined ? tileOf(state, current.tile) : undefined;
}
