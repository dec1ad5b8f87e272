// Tiles and choices in words, in the language in use.

import { type Choice, type Hex, hexName, type State, type TileId, unitOwner, unitTile } from '@nhex/engine';
import { directionName } from '@nhex/texts';
import type { Group } from './game/paths.ts';
import { language, t } from './i18n.svelte.ts';
import { seatName } from './names.ts';
import { tileName } from './texts.ts';

export const listed = (parts: readonly string[]): string => parts.join(', ');

/** The unit on a hex in words: "Claws c3". */
export const unitName = (board: readonly number[], hex: Hex): string =>
  board[hex] ? `${tileName(unitTile(board[hex]))} ${hexName(hex)}` : hexName(hex);

export const ownerName = (state: Pick<State, 'options'>, unit: number): string =>
  seatName(state.options, unitOwner(unit));

/** What a button for this choice says. */
export function choiceLabel(choice: Choice, state: State): string {
  switch (choice.type) {
    case 'take':
    case 'mercenary':
      return t(`act.${choice.type}`, { tile: tileName(choice.tile) });
    case 'redraw': {
      const { hand } = state.seats[state.turn.seat];
      return t('act.redraw', { tiles: listed(choice.slots.map((slot) => tileName(hand[slot] ?? 0))) });
    }
    case 'transport':
      return t('act.transport', { hex: hexName(choice.via) });
    case 'declare-next':
      return t('act.declare-next', {
        tile: tileName(unitTile(state.board[choice.hex])),
        hex: hexName(choice.hex),
      });
    case 'convert': {
      const unit = state.board[choice.hex];
      const direction = (choice.edge + ((unit >> 13) & 7)) % 6;
      return t(choice.to === 'melee' ? 'act.convertMelee' : 'act.convertRanged', {
        direction: directionName(language(), direction),
      });
    }
    case 'name':
    case 'award':
      return t(`act.${choice.type}`, { player: seatName(state.options, choice.seat) });
    case 'treat':
      return t('act.treat', {
        patient: tileName(unitTile(state.board[choice.patient])),
        patientHex: hexName(choice.patient),
        medicHex: hexName(choice.medic),
      });
    case 'absorb': {
      const hit = state.wounding?.hits[choice.hit];
      return t('act.absorb', {
        strength: hit?.wounds ?? '?',
        from: hit && hit.from >= 0 ? unitName(state.board, hit.from) : '–',
      });
    }
    case 'sacrifice':
      return t('act.sacrifice', { hex: hexName(choice.medic) });
    case 'push-to':
      return `${t('act.push-to')}: ${hexName(choice.to)}`;
    default:
      return t(`act.${choice.type}`);
  }
}

export const groupLabel = (group: Group, state: State): string => choiceLabel(group.sample, state);

export const tilesInWords = (tiles: readonly TileId[]): string => listed(tiles.map((tile) => tileName(tile)));

export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return '<1 %';
  if (chance < 1 && rounded === 100) return '>99 %';
  return `${rounded} %`;
};

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
