// The catalogues of tiles and events (src/text) in the language in use, for a given game.

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
import * as text from '../text/index.ts';
import { language } from './i18n.svelte.ts';
import { armyName, seatName } from './names.ts';

const ENDLESS = 15;

export const tileName = (tile: TileId): string => text.tileName(language(), tile);

const speaker = (state: State): text.Speaker => ({
  language: language(),
  seat: (seat) => seatName(state.options, seat),
  at: (hex) => (state.board[hex] ? text.unitTitle(language(), unitTile(state.board[hex])) : undefined),
});

/** An event as a sentence; `state` is the game before it. Undefined for what needs no words. */
export const eventWords = (event: GameEvent, state: State): string | undefined =>
  isCertainDeath(event) ? undefined : text.eventText(event, speaker(state));

/** A Grenade's wounds are a number too big to be told; the death that follows says it. */
const isCertainDeath = (event: GameEvent): boolean =>
  (event.type === 'strike' && event.strength > ENDLESS) ||
  (event.type === 'wounded' && event.wounds > ENDLESS);

/** What stands on a hex, for screen readers. */
export function hexWords(hex: Hex, state: State): string {
  const unit = state.board[hex];
  if (!unit) return text.hexText(language(), hex, undefined, '');
  const owner = unitOwner(unit);
  const tile = unitTile(unit);
  const standing = describeUnits(state)[hex];
  const spokenUnit = {
    hex,
    tile,
    rotation: unitRotation(unit),
    wounds: unitWounds(unit),
    netted: standing?.netted ?? false,
    hqPoints: tileInfo(tile).isHq ? state.seats[owner]?.hq : undefined,
    initiative: standing?.initiative,
  };
  return text.hexText(
    language(),
    hex,
    spokenUnit,
    owner === NOBODY ? armyName('neutral') : seatName(state.options, owner),
  );
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
): readonly text.WhyLine[] {
  const unit = state.board[hex];
  const asked = unit ? { tile: tileInfo(unitTile(unit)), standing } : undefined;
  return text.whyText(events, hex, speaker(state), until, asked);
}

/** Everything about a tile, and about the unit on a hex. */
export const tileHelp = (tile: TileId): text.TileHelpData => text.tileHelp(language(), tileInfo(tile));
export const nowTitle = (): string => text.helpText(language(), 'now.title');
export function valuesNow(hex: Hex, state: State): string[] {
  const unit = state.board[hex];
  const standing = describeUnits(state)[hex];
  if (!unit || !standing) return [];
  const at = (where: Hex): string =>
    state.board[where] ? text.unitName(language(), unitTile(state.board[where]), where) : '';
  return text.currentValues(language(), tileInfo(unitTile(unit)), standing, unitWounds(unit), at);
}
