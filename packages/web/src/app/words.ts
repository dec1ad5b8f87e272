// Tiles and choices in words, in the language in use.

import {
  type Choice,
  type FieldKind,
  type FieldTypes,
  type Hex,
  hexName,
  isFree,
  NOWHERE,
  type Part,
  type State,
  shapeOf,
  type TileId,
  tileOf,
} from '@nhex/engine';
import { directionName } from '@nhex/texts';
import type { Group } from './game/paths.ts';
import type { AtOnce, Preview } from './game/thinker.ts';
import { language, t } from './i18n.svelte.ts';
import { seatName } from './names.ts';
import { leaderName, tileName } from './texts.ts';

/** What the choice itself does, before any Battle: who falls, who is wounded. */
export function atOnceText({ atOnce }: Pick<Preview, 'atOnce'>, state: Pick<State, 'options'>): string {
  const named = (some: readonly AtOnce[]): string => listed(some.map((each) => unitName(state, each)));
  const falls = atOnce.filter(({ dies }) => dies);
  const hurt = atOnce.filter(({ dies, wounds }) => !dies && wounds > 0);
  const parts = [
    ...(falls.length > 0 ? [t('then.dies', { list: named(falls) })] : []),
    ...(hurt.length > 0 ? [t('then.hurt', { list: named(hurt) })] : []),
  ];
  if (atOnce.some(({ sure }) => !sure)) parts.push(t('then.maybeSaved'));
  return parts.join(' · ');
}

export const listed = (parts: readonly string[]): string => parts.join(', ');

/** A tile on the board in words: "Claws c3". */
export const unitName = (state: Pick<State, 'options'>, { tile, hex }: Pick<Part, 'tile' | 'hex'>): string =>
  `${tileName(tileOf(state, tile))} ${hexName(hex)}`;

/** What lies on a hex, by its name; nothing where it is free. */
const tileOn = (state: State, hex: Hex): string =>
  isFree(state.units, hex) ? '' : tileName(tileOf(state, state.units.tile[hex]));
const nameOf = (state: State, tile: TileId): string => tileName(tileOf(state, tile));

type Words = Readonly<Record<string, string | number>>;

/** What each kind of field fills into the label of a choice, by the name of the field. */
const FIELD_WORDS: {
  readonly [K in FieldKind]: (name: string, value: FieldTypes[K], choice: Choice, state: State) => Words;
} = {
  tile: (name, tile, _, state) => ({ [name]: nameOf(state, tile) }),
  hex: (name, hex, _, state) => ({ [name]: hexName(hex), [`${name}Tile`]: tileOn(state, hex) }),
  onlyHex: (name, hex) => (hex === undefined ? {} : { [name]: hexName(hex) }),
  seat: (name, seat, _, state) => ({ [name]: seatName(state.options, seat) }),
  slots: (name, slots, _, state) => {
    const { hand } = state.seats[state.turn.seat];
    return {
      [name]: tilesInWords(
        state,
        slots.map((slot) => hand[slot]),
      ),
    };
  },
  edge: (name, edge, choice, { units }) => {
    const rotation = 'hex' in choice ? units.rotation[choice.hex] : 0;
    return { [name]: directionName(language(), (edge + rotation) % 6) };
  },
  hit: (name, number, _, state) => {
    const hit = state.wounding?.hits[number];
    if (!hit) return {};
    const from = hit.from === NOWHERE ? '–' : `${tileOn(state, hit.from)} ${hexName(hit.from)}`;
    return { [name]: hit.lethal ? '∞' : hit.wounds, [`${name}From`]: from };
  },
  triple: () => ({}),
  rotation: () => ({}),
  attack: () => ({}),
  leader: (name, leader) => ({ [name]: leaderName(leader) }),
};

/** What a button for this choice says. */
export function choiceLabel(choice: Choice, state: State): string {
  const values = choice as unknown as Readonly<Record<string, unknown>>;
  const words = shapeOf(choice.type).map(([name, kind]) => {
    const tell = FIELD_WORDS[kind] as (name: string, value: unknown, choice: Choice, state: State) => Words;
    return tell(name, values[name], choice, state);
  });
  const key =
    choice.type === 'convert' ? (`act.convert.${choice.to}` as const) : (`act.${choice.type}` as const);
  return t(key, Object.assign({}, ...words));
}

export const groupLabel = (group: Group, state: State): string => choiceLabel(group.sample, state);

export const tilesInWords = (state: State, tiles: readonly TileId[]): string =>
  listed(tiles.map((tile) => nameOf(state, tile)));

export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return '<1 %';
  if (chance < 1 && rounded === 100) return '>99 %';
  return `${rounded} %`;
};

const HOUR = 3600;

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 24 * HOUR) {
    const hours = Math.floor(seconds / HOUR);
    return t('table.clockDays', { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  if (seconds >= 2 * HOUR)
    return t('table.clockHours', {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / 60),
    });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
