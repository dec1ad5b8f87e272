// Names of armies, tiles, units and terrain. Those without a name in the catalogue go by their file's name or by their key.

import { type Hex, hexName, type TerrainKind, type TileInfo } from '@nhex/engine';
import type { Language } from './language.ts';
import { fill } from './message.ts';

/** What a name needs to know of a tile. */
export type NamedTile = Pick<TileInfo, 'key' | 'army' | 'isHq' | 'structureTile' | 'isWhole'>;
/** An army of the catalogue, or of a file that may say how it is called. */
export interface NamedArmy {
  readonly key: string;
  readonly name?: string | undefined;
}

/** Who makes the names: a language, and how an army is called in it. */
export interface Namer {
  readonly language: Language;
  readonly army: (army: string) => string;
}

/** `iron-guard` as `Iron guard`. */
const readable = (key: string): string =>
  key.replaceAll('-', ' ').replace(/^./u, (letter) => letter.toUpperCase());

const entry = <T>(catalogue: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

export const armyName = ({ armies }: Language, { key, name }: NamedArmy): string =>
  entry(armies, key)?.name ?? (name || readable(key));

/** The character of an army; nothing for one that is not in the catalogue. */
export const armyAbout = ({ armies }: Language, army: string): string => entry(armies, army)?.about ?? '';

type TileToName = Omit<NamedTile, 'isHq'>;

/** A side of a Structure by its own name, the whole by the name of the Structure. */
function structureName({ structures, tiles }: Language, { key, army, isWhole }: TileToName): string {
  const ref = `${army}/${isWhole ? 'structure' : key}`;
  return entry(structures, ref) ?? tiles.structure;
}

export const tileName = (language: Language, tile: TileToName): string =>
  tile.isWhole || tile.structureTile > 0
    ? structureName(language, tile)
    : (entry(language.tiles, tile.key) ?? readable(tile.key));

/** A tile on the board, where there is more than one HQ: an HQ with its army. */
export const unitTitle = ({ language, army }: Namer, tile: NamedTile): string =>
  tile.isHq ? fill(language, language.help['hq.of'], { army: army(tile.army) }) : tileName(language, tile);

/** A unit and where it stands: `Commando c3`, `Moloch HQ b4`. */
export const unitName = (namer: Namer, tile: NamedTile, hex: Hex): string =>
  `${unitTitle(namer, tile)} ${hexName(hex)}`;

export const terrainName = (language: Language, kind: TerrainKind): string =>
  fill(language, language.screens[`terrain.${kind}`]);
