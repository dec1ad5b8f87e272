// The door to the catalogues of tiles and events.

import { type GameEvent, type Hex, hexName, type State, type TileId, tileInfo, unitTile } from '@nhex/engine';

export const tileName = (tile: TileId): string => {
  const { key } = tileInfo(tile);
  return key.replace(/-/g, ' ').replace(/^./, (char) => char.toUpperCase());
};

export const eventWords = (event: GameEvent, _state: State): string => event.type;

/** What stands on a hex, for screen readers. */
export const hexWords = (hex: Hex, state: State): string => {
  const unit = state.board[hex];
  return unit ? `${hexName(hex)}: ${tileName(unitTile(unit))}` : hexName(hex);
};

/** Events in words for the live region. */
export const spoken = (events: readonly GameEvent[], state: State): string =>
  events.map((event) => eventWords(event, state)).filter(Boolean).join(' ');

/** Why the unit on a hex fared as it did: causes with their depth. */
export const whyWords = (_hex: Hex, _events: readonly GameEvent[], _at: number, _state: State): { depth: number; text: string }[] => [];
