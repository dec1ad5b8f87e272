// The catalogues of both languages and the names in them.

import { type Hex, hexName, type TileId, tileInfo } from '@nhex/engine';
import * as enEvents from './en/events.ts';
import { help as enHelp } from './en/help.ts';
import * as enTiles from './en/tiles.ts';
import { fill, type Message, type TextLanguage, type TextParams } from './message.ts';
import * as plEvents from './pl/events.ts';
import { help as plHelp } from './pl/help.ts';
import * as plTiles from './pl/tiles.ts';

export type EventKey = keyof typeof enEvents.events;
export type WhyKey = keyof typeof enEvents.why;
export type HelpKey = keyof typeof enHelp;
export type ArmyKey = keyof typeof enTiles.armies;
export type TileKey = keyof typeof enTiles.tiles;

interface Catalogue {
  readonly events: Readonly<Record<EventKey, Message>>;
  readonly why: Readonly<Record<WhyKey, Message>>;
  readonly help: Readonly<Record<HelpKey, Message>>;
  readonly armies: Readonly<
    Record<ArmyKey, { readonly name: string; readonly line: string; readonly character: string }>
  >;
  readonly tiles: Readonly<Record<TileKey, string>>;
}

export const TEXTS: Readonly<Record<TextLanguage, Catalogue>> = {
  en: { ...enEvents, ...enTiles, help: enHelp },
  pl: { ...plEvents, ...plTiles, help: plHelp },
};

/** How hard an army is to play well: 1 easy, 2 middling, 3 demanding. */
export const DIFFICULTY: Readonly<Record<ArmyKey, 1 | 2 | 3>> = {
  borgo: 1,
  moloch: 1,
  hegemony: 2,
  outpost: 2,
  doomsday: 3,
  neutral: 1,
};

const capital = (key: string): string =>
  key.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Name, one line and character of an army; an army of your own is called by its key. */
export function armyText(
  language: TextLanguage,
  army: string,
): { name: string; line: string; character: string } {
  const { armies } = TEXTS[language];
  return army in armies ? armies[army as ArmyKey] : { name: capital(army), line: '', character: '' };
}
export const armyName = (language: TextLanguage, army: string): string => armyText(language, army).name;
export const difficultyOf = (army: string): 1 | 2 | 3 =>
  army in DIFFICULTY ? DIFFICULTY[army as ArmyKey] : 2;

export function tileName(language: TextLanguage, tile: TileId): string {
  const { key } = tileInfo(tile);
  const { tiles } = TEXTS[language];
  return key in tiles ? tiles[key as TileKey] : capital(key);
}

/** A tile on the board, where there is more than one HQ: an HQ with its army. */
export function unitTitle(language: TextLanguage, tile: TileId): string {
  const { isHq, army } = tileInfo(tile);
  return isHq ? helpText(language, 'hq.of', { army: armyName(language, army) }) : tileName(language, tile);
}

/** A unit and where it stands: `Commando c3`, `Moloch HQ b4`. */
export const unitName = (language: TextLanguage, tile: TileId, hex: Hex): string =>
  `${unitTitle(language, tile)} ${hexName(hex)}`;

export const helpText = (language: TextLanguage, key: HelpKey, params?: TextParams): string =>
  fill(language, TEXTS[language].help[key], params);

/** `a, b and c` in the language. */
export const listed = (language: TextLanguage, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
