// What the person is asked right now, in one line.

import {
  bomberBeside,
  campOf,
  hexName,
  isFree,
  obstacleTo,
  rulesOf,
  type State,
  stageOf,
  type TileId,
  type TileInfo,
  tileOf,
  useAt,
} from '@nhex/engine';
import { t } from '../i18n.svelte.ts';
import { seatName } from '../names.ts';
import { leaderName, tileName, useWords } from '../texts.ts';
import type { GameController } from './controller.svelte.ts';

/** Whether the tile is to be discarded, with why it cannot be played, if it cannot. */
function discardPrompt(state: State, id: TileId): string {
  const tile = tileName(tileOf(state, id));
  const why = obstacleTo(state, id);
  if (why === undefined || why === 'discard-first') return t('ask.sureDiscard', { tile });
  return t('ask.cannot', { tile, why: t(`cannot.${why}`) });
}

function selected(table: GameController): string | undefined {
  const { selection, floating, current, lit } = table.picking;
  const pending = floating ? undefined : table.picking.pending;
  if (!selection || !current) return undefined;
  const depth = selection.picks.length - (floating ? 1 : 0);
  if (pending) {
    if (pending.type === 'battle') return t('ask.sureBattle');
    if (pending.type === 'discard') return discardPrompt(table.state, pending.tile);
    return table.picking.turns.length > 1 ? t('ask.turnIt') : t('ask.sure');
  }
  switch (current.verb) {
    case 'move':
    case 'mobility':
    case 'transport':
    case 'step-tile':
    case 'march':
      if (depth === 0) return t('ask.pickUnit');
      return lit.includes(selection.picks[depth - 1]) ? t('ask.pickWhere') : t('ask.pickStep');
    case 'push':
      return depth === 0 ? t('ask.pickPusher') : depth === 1 ? t('ask.pickPushed') : t('ask.pickHex');
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'small-bomb':
    case 'bombard':
    case 'halt':
      return t('ask.pickTarget');
    case 'wheel':
      return t('ask.pickUnit');
    case 'hq':
      return t('ask.hq');
    // The question itself names who shoots.
    case 'aim':
      return undefined;
    default:
      return t('ask.pickHex');
  }
}

/** What the leader could do now. */
function leadWords(state: State): string {
  const { pending } = state;
  if (pending?.kind !== 'lead') return '';
  const use = useAt(state, pending.seat, pending.moment);
  const leader = leaderName(state.leaders[campOf(state, pending.seat)].card);
  return t('ask.lead', { leader, use: use ? useWords(use) : '' });
}

export function promptOf(table: GameController): string {
  const { request, state } = table;
  if (!request) return t('ask.over');
  const player = seatName(state.options, request.seat);
  if (table.bot.paused) return t('bot.paused');
  if (table.bot.thinking && table.bot.ready && !table.scene)
    return t('bot.ready', { player: seatName(state.options, table.bot.thinking.seat) });
  if (table.bot.thinking)
    return t('table.thinking', { player: seatName(state.options, table.bot.thinking.seat) });
  if (table.scene) return t('ask.watching');
  if (table.held && table.players[request.seat].kind === 'person') return t('ask.held');
  if (!table.mayChoose) {
    if (stageOf(state) === 'leader') return t('ask.leader.other');
    const asked = table.players[request.seat];
    return asked.kind === 'remote'
      ? t('ask.waiting.remote', { name: asked.name, army: player })
      : t('ask.waiting', { player });
  }
  const picking = selected(table);
  if (picking) return picking;
  if (table.endOfTurn.asks) return t('ask.sureEnd');
  const { stage, subject } = request;
  if (stage === 'lay' && subject !== undefined) return t('ask.lay.second');
  if (stage === 'lead') return leadWords(state);
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
  if (current.verb === 'bomber') return tileOf(state, bomberBeside(state) as TileId);
  if (current.sample.type === 'lay') return tileOf(state, current.sample.tile);
  return current.verb === 'place' && current.tile !== undefined ? tileOf(state, current.tile) : undefined;
}
