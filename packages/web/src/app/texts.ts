// Tiles, units and events of a game in the language in use.

import {
  describeUnits,
  type GameEvent,
  type GameOptions,
  type Hex,
  NOBODY,
  type Owner,
  type SeatId,
  type State,
  type TileInfo,
  tileOf,
  unitAt,
} from '@nhex/engine';
import * as texts from '@nhex/texts';
import type { PicturedUnit } from '../board/units.ts';
import { language } from './i18n.svelte.ts';
import { armyName, seatName } from './names.ts';

export const tileName = (tile: TileInfo): string => texts.tileName(language(), tile);

const namer = (options: GameOptions): texts.Namer => ({
  language: language(),
  army: (army) => armyName(options, army),
});
const speaker = (options: GameOptions): texts.Speaker => ({
  ...namer(options),
  seat: (seat) => seatName(options, seat),
  tile: (tile) => tileOf({ options }, tile),
});

/** An event as a sentence; undefined for what needs no words. */
export const eventWords = (event: GameEvent, options: GameOptions): string | undefined =>
  texts.tellEvent(event, speaker(options));

export interface LogWords {
  readonly text: string;
  /** The seats that the sentence calls by name. */
  readonly named: ReadonlySet<SeatId>;
}

/** What was told already: a log is told anew at every choice. */
const told = new WeakMap<
  GameEvent,
  { readonly language: texts.Language; readonly words: LogWords | undefined }
>();

/** The same for the log. */
export function logWords(event: GameEvent, options: GameOptions): LogWords | undefined {
  const known = told.get(event);
  if (known?.language === language()) return known.words;
  const words = tellForLog(event, options);
  told.set(event, { language: language(), words });
  return words;
}

function tellForLog(event: GameEvent, options: GameOptions): LogWords | undefined {
  const named = new Set<SeatId>();
  const plain = speaker(options);
  const seat = (number: SeatId): string => {
    named.add(number);
    return plain.seat(number);
  };
  const text = texts.tellEvent(event, { ...plain, seat });
  return text === undefined ? undefined : { text, named };
}

const ownerName = (options: GameOptions, owner: Owner): string =>
  owner === NOBODY ? armyName(options, 'neutral') : seatName(options, owner);

/** A tile on a hex by its name: "Claws c3". */
const nameOn = ({ options, units }: Pick<State, 'options' | 'units'>, hex: Hex): string =>
  texts.unitName(namer(options), tileOf({ options }, units.tile[hex]), hex);

/** What stands on a hex, for screen readers. */
export function hexWords(hex: Hex, state: State): string {
  const unit = unitAt(state.units, hex);
  const lying = unit?.tiles.find((each) => each.hex === hex);
  if (!unit || !lying) return texts.hexText(language(), hex, undefined);
  const tile = tileOf(state, lying.tile);
  const standing = describeUnits(state)[hex];
  return texts.hexText(language(), hex, {
    tile,
    owner: ownerName(state.options, unit.owner),
    rotation: lying.rotation,
    wounds: unit.wounds,
    netted: standing?.netted ?? false,
    hqPoints: tile.isHq ? state.seats[unit.owner]?.hq : undefined,
    partner: unit.tiles.find((each) => each !== lying)?.hex,
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
export function spoken(events: readonly GameEvent[], { options }: State): string {
  const battle = events.some(({ type }) => type === 'battle' || type === 'phase');
  return events
    .filter(({ type }) => !battle || LOUD.includes(type))
    .map((event) => eventWords(event, options))
    .filter(Boolean)
    .join(' ');
}

/**
 * What a unit did and why it fared as it did, in the events before `until`; `state` is the game as it stands after
 * them. Nobody is asked about where nobody stands and nobody fell.
 */
export function whyWords(
  unit: PicturedUnit | undefined,
  events: readonly GameEvent[],
  until: number,
  state: State,
): readonly texts.WhyLine[] {
  const { options } = state;
  const asked = unit && {
    unit: unit.unit,
    tile: tileOf(state, unit.kind),
    standing: describeUnits(state).find((each) => each?.unit === unit.unit),
    at: (hex: Hex) => nameOn(state, hex),
  };
  return texts.tellWhy(events, asked, speaker(options), until);
}

/** Everything about a tile, and about the unit on a hex. */
export const tileHelp = (tile: TileInfo, options: GameOptions): texts.TileHelpData =>
  texts.tileHelp(namer(options), tile);
export const nowTitle = (): string => texts.helpText(language(), 'now.title');
export function valuesNow(hex: Hex, state: State): string[] {
  const standing = describeUnits(state)[hex];
  if (!standing) return [];
  const { kind, wounds } = state.units;
  const tile = tileOf(state, kind[standing.unit]);
  const at = (where: Hex): string => nameOn(state, where);
  return texts.currentValues(language(), tile, standing, wounds[standing.unit], at);
}
