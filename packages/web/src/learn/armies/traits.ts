// What tiles can be looked for by, and what an army has much or little of: read off the engine's data, for every army.

import type { TileInfo, UnitFace } from '@nhex/engine';

const faceOf = ({ face }: TileInfo): UnitFace | undefined => (face.kind === 'instant' ? undefined : face);
const strongest = (edges: UnitFace['melee'] = {}): number => Math.max(0, ...Object.values(edges));

/** What one can ask of a tile. */
export const TRAITS = {
  melee: (tile) => !tile.isHq && strongest(faceOf(tile)?.melee) > 0,
  ranged: (tile) => strongest(faceOf(tile)?.ranged) > 0 || (faceOf(tile)?.gauss?.length ?? 0) > 0,
  strong: (tile) => Math.max(strongest(faceOf(tile)?.melee), strongest(faceOf(tile)?.ranged)) > 1,
  fast: (tile) => Math.max(-1, ...tile.initiative) >= 3,
  net: (tile) => tile.isNetter,
  armor: (tile) => (faceOf(tile)?.armor?.length ?? 0) > 0,
  tough: (tile) => tile.toughness > 0,
  mobile: (tile) => tile.mobility > 0,
  medic: (tile) => tile.bonus.medic,
  stronger: (tile) => tile.isModule && (tile.bonus.melee > 0 || tile.bonus.ranged > 0),
  faster: (tile) => tile.isModule && tile.bonus.initiative > 0,
  module: (tile) => tile.isModule,
  battle: (tile) => tile.instant === 'battle',
  move: (tile) => tile.instant === 'move',
  push: (tile) => tile.instant === 'push-back',
  wounding: (tile) => tile.instant !== undefined && !['battle', 'move', 'push-back'].includes(tile.instant),
} as const satisfies Readonly<Record<string, (tile: TileInfo) => boolean>>;

export type Trait = keyof typeof TRAITS;
export const TRAIT_NAMES = Object.keys(TRAITS) as readonly Trait[];
export const isTrait = (name: string): name is Trait => Object.hasOwn(TRAITS, name);

/** How many tiles of an army have it, each as often as it is in the army. */
export const countOf = (tiles: readonly TileInfo[], trait: Trait): number =>
  tiles.filter((tile) => TRAITS[trait](tile)).reduce((sum, { face }) => sum + face.count, 0);

export interface Remark {
  readonly trait: Trait;
  readonly count: number;
  /** More than every other army has, fewer than every other, or none at all. */
  readonly is: 'most' | 'fewest' | 'none';
}

/** What an army has more or less of than all the others. */
export function remarksOn(
  tiles: readonly TileInfo[],
  others: readonly (readonly TileInfo[])[],
): readonly Remark[] {
  return TRAIT_NAMES.flatMap((trait): Remark[] => {
    const count = countOf(tiles, trait);
    const theirs = others.map((each) => countOf(each, trait));
    if (count === 0) return [{ trait, count, is: 'none' }];
    if (theirs.every((each) => each < count)) return [{ trait, count, is: 'most' }];
    if (theirs.every((each) => each > count)) return [{ trait, count, is: 'fewest' }];
    return [];
  });
}
