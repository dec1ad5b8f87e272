// Tiles, units and events of a game in the language in use.

import {
  describeUnits,
  type GameEvent,
  type Hex,
  NOBODY,
  type State,
  type TileId,
  tileInfo,
  type UnitStanding,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '@nhex/engine';
import * as texts from '@nhex/texts';
import { language } from './i18n.svelte.ts';
import { armyName, seatName } from './names.ts';

export const tileName = (tile: TileId): string => texts.tileName(language(), tileInfo(tile));

const speaker = (state: State): texts.Speaker => ({
  language: language(),
  army: armyName,
  seat: (seat) => seatName(state.options, seat),
  tile: tileInfo,
  at: (hex) => (state.board[hex] ? unitTile(state.board[hex]) : undefined),
});

/** An event as a sentence; `state` is the game before it. Undefined for what needs no words. */
export const eventWords = (event: GameEvent, state: State): string | undefined =>
  texts.tellEvent(event, speaker(state));

/** The same for the log, with the seats that the sentence calls by name. */
export function logWords(
  event: GameEvent,
  state: State,
): { readonly text: string; readonly named: ReadonlySet<number> } | undefined {
  const named = new Set<number>();
  const plain = speaker(state);
  const seat = (number: number): string => {
    named.add(number);
    return plain.seat(number);
  };
  const text = texts.tellEvent(event, { ...plain, seat });
  return text === undefined ? undefined : { text, named };
}

/** What stands on a hex, for screen readers. */
export function hexWords(hex: Hex, state: State): string {
  const unit = state.board[hex];
  if (!unit) return texts.hexText(language(), hex, undefined);
  const owner = unitOwner(unit);
  const tile = tileInfo(unitTile(unit));
  const standing = describeUnits(state)[hex];
  return texts.hexText(language(), hex, {
    tile,
    owner: owner === NOBODY ? armyName('neutral') : seatName(state.options, owner),
    rotation: unitRotation(unit),
    wounds: unitWounds(unit),
    netted: standing?.netted ?? false,
    hqPoints: tile.isHq ? state.seats[owner]?.hq : undefined,
    initiative: standing?.initiative,
  });
}

const LOUD: readonly GameEvent['type'][] = [
  'battle',
  'hq-damaged',
  'died',
  'battle-over',
  'game-over',
  'turn',
  'last-tile',
  'overtime',
];

/** Events in words for the live region; of a Battle only what matters. */
export function spoken(events: readonly GameEvent[], state: State): string {
  const battle = events.some(({ type }) => type === 'battle' || type === 'phase');
  return events
    .filter(({ type }) => !battle || LOUD.includes(type))
    .map((event) => eventWords(event, state))
    .filter(Boolean)
    .join(' ');
}

/** What the unit on a hex did and why it fared as it did; `state` is the game before the events. */
export function whyWords(
  hex: Hex,
  events: readonly GameEvent[],
  until: number,
  state: State,
  standing: UnitStanding | undefined,
): readonly texts.WhyLine[] {
  const unit = state.board[hex];
  const asked = unit ? { tile: tileInfo(unitTile(unit)), standing } : undefined;
  return texts.tellWhy(events, hex, speaker(state), until, asked);
}

/** Everything about a tile, and about the unit on a hex. */
export const tileHelp = (tile: TileId): texts.TileHelpData =>
  texts.tileHelp({ language: language(), army: armyName }, tileInfo(tile));
export const nowTitle = (): string => texts.helpText(language(), 'now.title');
export function valuesNow(hex: Hex, state: State): string[] {
  const unit = state.board[hex];
  const standing = describeUnits(state)[hex];
  if (!unit || !standing) return [];
  const at = (where: Hex): string => texts.unitAt(speaker(state), where);
  return texts.currentValues(language(), tileInfo(unitTile(unit)), standing, unitWounds(unit), at);
}
