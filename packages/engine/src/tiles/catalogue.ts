// Every kind of tile of a game under a small number: a value made from the armies of that game.

import type { TileId } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import { type ConnectionSorts, sortConnections } from './connections.ts';
import type { Army, Face, UnitFace } from './face.ts';
import { type Facing, joinFaces, makeTile, sharing, type TileInfo, type TileName } from './tile.ts';

export interface Catalogue {
  /** All kinds of tile; the index is the TileId. */
  readonly tiles: readonly TileInfo[];
  /** What each tile shows in each rotation: `tile * 6 + rotation`. */
  readonly facings: readonly Facing[];
  readonly armies: ReadonlyMap<string, Army>;
  readonly connections: ConnectionSorts;
  /** A byte for each kind of tile, for loops over the board that most tiles have nothing to say to. */
  readonly traits: Uint8Array;
  /** By kind of tile: the phases of its initiative, one bit each. */
  readonly phases: Int32Array;
  /** By kind of tile: its printed toughness. */
  readonly toughness: Uint8Array;
  /** Whether any tile makes others tougher: none of the printed ones does. */
  readonly toughens: boolean;
  readonly byRef: ReadonlyMap<string, TileInfo>;
  /** By `pairKey`: the warrior that two tiles of a Structure make together (STR-3). */
  readonly wholes: ReadonlyMap<number, TileId>;
}

/** The most kinds of tile that a packed choice has room for. */
export const MAX_TILES = 2048;

/** The tile throws nets. */
export const NETS = 1 << 0;
/** It turns modules to its side. */
export const SCOPES = 1 << 1;
/** It gives something to others or inflicts something on them. */
export const GIVES = 1 << 2;
/** It moves or turns itself or others in its owner's turn, or is one of two tiles of a Structure that may do so as a whole. */
export const ACTS = 1 << 3;
/** It is an HQ. */
export const IS_HQ = 1 << 4;
/** It is a Mad Bomber. */
export const IS_BOMBER = 1 << 5;
/** It redirects shots of its own side. */
export const REDIRECTS = 1 << 6;
/** It may have something to declare before it attacks, whoever helps it. */
export const DECLARES = 1 << 7;

function traitsOf(tile: TileInfo): number {
  const gives = tile.helps || tile.inflicts !== 0 || tile.recon > 0;
  const acts = tile.mobility > 0 || tile.rotations > 0 || tile.bonus.transport || tile.rotates;
  return (
    (tile.isNetter ? NETS : 0) |
    (tile.scopes ? SCOPES : 0) |
    (gives ? GIVES : 0) |
    (acts || tile.structureTile > 0 ? ACTS : 0) |
    (tile.isHq ? IS_HQ : 0) |
    (tile.isBomber ? IS_BOMBER : 0) |
    (tile.facings.some(({ entries }) => entries !== 0) ? REDIRECTS : 0) |
    (tile.explodes || tile.sharpshooter ? DECLARES : 0)
  );
}

const pairKey = (first: TileId, second: TileId): number => first * MAX_TILES + second;

/** The catalogue of those armies, in that order; of several with one key the last one counts. */
export function makeCatalogue(given: readonly Army[]): Catalogue {
  const armies = new Map(given.map((army) => [army.key, army]));
  const tiles: TileInfo[] = [];
  const wholes = new Map<number, TileId>();
  const share = sharing();
  const enter = (name: Omit<TileName, 'id'>, face: Face): TileInfo => {
    const tile = makeTile({ ...name, id: tiles.length as TileId }, face, share);
    tiles.push(tile);
    return tile;
  };
  for (const { key: army, tiles: faces, structure } of armies.values()) {
    for (const [key, face] of Object.entries(faces)) enter({ army, key }, face);
    if (!structure) continue;
    const sidesOf = (structureTile: 1 | 2): TileInfo[] =>
      (['a', 'b'] as const).map((side) =>
        enter(
          { army, key: `structure-${structureTile}${side}`, structureTile },
          structure[structureTile - 1][side],
        ),
      );
    const [first, second] = [sidesOf(1), sidesOf(2)];
    for (const one of first) {
      for (const two of second) {
        const whole = joinFaces(one.face as UnitFace, two.face as UnitFace);
        const name = { army, key: `${one.key}+${two.key}`, madeOf: [one.id, two.id] as const };
        wholes.set(pairKey(one.id, two.id), enter(name, whole).id);
      }
    }
  }
  if (tiles.length > MAX_TILES) refuse('bad-army', 'too-many-kinds', { most: MAX_TILES }, 'armies');
  const traits = Uint8Array.from(tiles, traitsOf);
  const phases = Int32Array.from(tiles, (tile) => tile.phases);
  const toughens = tiles.some((tile) => tile.bonus.toughness > 0);
  const facings = tiles.flatMap((tile) => tile.facings);
  const byRef = new Map(tiles.map((tile) => [tile.ref, tile]));
  return {
    tiles,
    facings,
    armies,
    connections: sortConnections(tiles),
    traits,
    phases,
    toughness: Uint8Array.from(tiles, (tile) => tile.toughness),
    toughens,
    byRef,
    wholes,
  };
}

/** The warrior that these two tiles make together, or undefined if they are no first and second tile of one army. */
export const wholeOf = (catalogue: Catalogue, first: TileId, second: TileId): TileId | undefined =>
  catalogue.wholes.get(pairKey(first, second));

/** The two sides of the first or second tile of an army's Structure; none for an army without one (STR-1). */
export const sidesOfStructure = (catalogue: Catalogue, army: string, tile: 1 | 2): TileId[] =>
  ['a', 'b'].flatMap((side) => catalogue.byRef.get(`${army}/structure-${tile}${side}`)?.id ?? []);

/** The tiles of an army that lie in its deck or on the board at some time, in the order of its sheet. */
export const tilesOfArmy = (catalogue: Catalogue, army: string): TileInfo[] =>
  catalogue.tiles.filter((tile) => tile.army === army && tile.face.count > 0);

/** The tile that must be there under that reference. */
export function knownTile(catalogue: Catalogue, ref: string): TileInfo {
  const tile = catalogue.byRef.get(ref);
  if (!tile) throw new Error(`there is no tile ${ref}`);
  return tile;
}
