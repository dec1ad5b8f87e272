// Which pictogram stands on which kind of tile: the one its army's look names, or one that its abilities suggest.

import type { Bonus, Instant, TileInfo, UnitFace } from '@nhex/engine';
import { lookOf } from './armies/index.ts';
import { hash } from './hash.ts';
import { type IconName, iconPath } from './icons.svelte.ts';

/** An instant looks the same in every army. */
export const INSTANT_ICONS: Readonly<Record<Instant, IconName>> = {
  battle: 'crossed-swords',
  move: 'move',
  'push-back': 'push',
  sniper: 'crosshair',
  grenade: 'stick-grenade',
  'air-strike': 'bombing-run',
  'small-bomb': 'unlit-bomb',
};

/** Things that scenarios put on the board, by the key of their tile or of the army that holds them. */
export const THINGS: Readonly<Record<string, IconName>> = {
  part: 'gears',
  truck: 'truck',
  generator: 'power-generator',
  heart: 'artificial-hive',
  refugees: 'three-friends',
  sapper: 'dynamite',
  gate: 'gate',
};

type Suggestions = readonly IconName[];

/** What a module gives. */
const BY_BONUS: { readonly [Key in keyof Bonus]-?: Suggestions } = {
  medic: ['medical-pack'],
  transport: ['jeep'],
  quartermaster: ['ammo-box'],
  extraAction: ['artificial-hive', 'cpu'],
  toughness: ['kevlar-vest'],
  initiative: ['binoculars'],
  melee: ['rank-2', 'rank-1', 'rank-3'],
  ranged: ['allied-star', 'eye-target'],
};

/** The first ability that a face has suggests its pictogram; what comes first is rarest. Empty: it suggests nothing. */
const BY_ABILITY: { readonly [Key in keyof UnitFace]-?: Suggestions } = {
  bomber: ['dynamite'],
  trap: ['mantrap'],
  explodes: ['time-bomb'],
  scopes: ['eye-target'],
  inflicts: ['time-bomb', 'brain'],
  recon: ['radar-dish'],
  rotations: ['cpu'],
  sharpshooter: ['eye-target'],
  entries: ['prism'],
  exits: ['fire-ray'],
  net: ['fishing-net', 'bolas', 'whip', 'spider-bot'],
  gauss: ['tesla-turret'],
  ranged: ['ak47u', 'winchester-rifle', 'bolter-gun', 'crossed-pistols', 'minigun', 'cannon'],
  melee: ['fist', 'triple-claws', 'spiked-bat', 'brass-knuckles', 'brute', 'circular-saw'],
  armor: ['round-shield', 'brick-wall'],
  toughness: ['kevlar-vest'],
  mobility: ['run'],
  heavy: ['brick-wall'],
  boarding: [],
  rotates: [],
  kind: [],
  gives: [],
  aura: [],
  connections: [],
  longDistance: [],
  initiative: [],
  count: [],
};

const firstOf = <T extends object>(
  table: { readonly [Key in keyof T]-?: Suggestions },
  what: T,
): Suggestions | undefined =>
  (Object.keys(table) as (keyof T)[])
    .map((key) => (what[key] ? table[key] : []))
    .find(({ length }) => length > 0);

/** A pictogram for a tile that no look names one for; tiles with the same abilities need not look the same. */
function suggested(key: string, face: UnitFace): IconName {
  if (face.kind === 'hq') return 'military-fort';
  const icons = (face.gives && firstOf(BY_BONUS, face.gives)) ??
    firstOf(BY_ABILITY, face) ?? ['brodie-helmet'];
  return icons[hash(key) % icons.length];
}

export function iconOf({ army, key, face }: Pick<TileInfo, 'army' | 'key' | 'face'>): IconName {
  if (face.kind === 'instant') return INSTANT_ICONS[face.instant];
  const { pictures } = lookOf(army);
  if (Object.hasOwn(pictures, key)) return pictures[key];
  const thing = [key, army].find((name) => Object.hasOwn(THINGS, name));
  return thing === undefined ? suggested(key, face) : THINGS[thing];
}

/** Path data in a box of 200 by 200. */
export const picturePath = (tile: TileInfo): string => iconPath(iconOf(tile));
