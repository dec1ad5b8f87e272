// Tiles, units and events of a game in the language in use.

import {
  type GameEvent,
  type GameOptions,
  type Hex,
  HIDDEN_LEADER,
  hexesOfUnit,
  type LeaderId,
  leaderOf,
  NOBODY,
  type Owner,
  type SeatId,
  type State,
  type TileInfo,
  tileOf,
  type Use,
  unitAt,
} from '@nhex/engine';
import * as texts from '@nhex/texts';
import type { History } from './game/history.ts';
import { standingsOf } from './game/standings.ts';
import { language, t } from './i18n.svelte.ts';
import { armyName, seatName } from './names.ts';
import { objectiveName, spokenGround } from './scenarios/words.ts';

export const tileName = (tile: TileInfo): string => texts.tileName(language(), tile);

export const leaderName = (leader: LeaderId): string =>
  leader === HIDDEN_LEADER ? t('leader.hidden') : texts.leaderName(language(), leader);
/** When a leader is used, and what each side of its card does. */
export const leaderMoment = (leader: LeaderId): string => texts.tellMoment(language(), leaderOf(leader));
export const leaderUses = (leader: LeaderId): string[] => leaderOf(leader).uses.map(useWords);
export const useWords = (use: Use): string => texts.tellUse(language(), use);

const namer = (options: GameOptions): texts.Namer => ({
  language: language(),
  army: (army) => armyName(options, army),
});
export const speaker = (options: GameOptions): texts.Speaker => ({
  ...namer(options),
  seat: (seat) => seatName(options, seat),
  tile: (tile) => tileOf({ options }, tile),
  objective: (objective) => objectiveName(options, objective),
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
export const nameOn = ({ options, units }: Pick<State, 'options' | 'units'>, hex: Hex): string =>
  texts.unitName(namer(options), tileOf({ options }, units.tile[hex]), hex);

/** What stands on a hex, for screen readers. */
export function hexWords(hex: Hex, state: State): string {
  const unit = unitAt(state.units, hex);
  const lying = unit?.tiles.find((each) => each.hex === hex);
  const ground = spokenGround(hex, state);
  const withGround = (words: string): string => [words, ...ground].join(', ');
  if (!unit || !lying) return withGround(texts.hexText(language(), hex, undefined));
  const tile = tileOf(state, lying.tile);
  const standing = standingsOf(state)[hex];
  const words = texts.hexText(language(), hex, {
    tile,
    owner: ownerName(state.options, unit.owner),
    rotation: lying.rotation,
    wounds: unit.wounds,
    netted: standing?.netted ?? false,
    hqPoints: tile.isHq ? state.seats[unit.owner]?.hq : undefined,
    partner: unit.tiles.find((each) => each !== lying)?.hex,
    initiative: standing?.initiative,
  });
  return withGround(words);
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
  'alliance',
  'arrived',
  'tiles-joined',
  'left',
  'objective',
  'leader-used',
  'hq-repaired',
];

/** What says nothing about a move: the dock tells what was done. */
const UNTOLD: readonly GameEvent['type'][] = ['turn', 'turn-over', 'draw', 'no-target', 'netted', 'freed'];

/** Events in words for the live region; of a Battle only what matters. */
export function spoken(events: readonly GameEvent[], { options }: State): string {
  const battle = events.some(({ type }) => type === 'battle' || type === 'phase');
  return events
    .filter(({ type }) => !battle || LOUD.includes(type))
    .map((event) => eventWords(event, options))
    .filter(Boolean)
    .join(' ');
}

/** More attacks than this at the same time are told in short. */
const FEW_ATTACKS = 3;

/** A step of a Battle in words: many attacks at the same time one after the other in a line. */
export function stepWords(events: readonly GameEvent[], options: GameOptions): string[] {
  const attacks = events.filter((event) => event.type === 'attack' || event.type === 'stopped');
  const short = attacks.length > FEW_ATTACKS;
  const told = events
    .filter((event) => !short || (event.type !== 'attack' && event.type !== 'stopped'))
    .map((event) => eventWords(event, options))
    .filter((words) => words !== undefined);
  if (!short) return told;
  const named = namer(options);
  const hits = attacks.map((event) =>
    t(event.type === 'stopped' ? 'battle.blocked' : 'battle.hit', {
      from: texts.unitName(named, tileOf({ options }, event.tile), event.from),
      to: texts.unitName(named, tileOf({ options }, event.target), event.to),
      strength: event.type === 'stopped' ? 0 : event.lethal ? '∞' : event.strength,
    }),
  );
  return [hits.join(' · '), ...told];
}

/** The last choice that is worth a word, in words. */
export function lastWords({ steps, game }: History): string {
  for (let i = steps.length - 1; i >= 0; i--) {
    const words = spoken(
      steps[i].events.filter(({ type }) => !UNTOLD.includes(type)),
      game.state,
    );
    if (words !== '') return words;
  }
  return '';
}

/** Everything about a tile, and about the unit on a hex. */
export const tileHelp = (tile: TileInfo, options: GameOptions): texts.TileHelpData =>
  texts.tileHelp(namer(options), tile);
export const nowTitle = (): string => texts.helpText(language(), 'now.title');
export function valuesNow(hex: Hex, state: State): string[] {
  const standing = standingsOf(state)[hex];
  if (!standing) return [];
  const { tile, wounds } = state.units;
  const tiles = hexesOfUnit(state.units, standing.unit).map((where) => tileOf(state, tile[where]));
  const at = (where: Hex): string => nameOn(state, where);
  return texts.currentValues(language(), tiles, standing, wounds[standing.unit], at);
}
