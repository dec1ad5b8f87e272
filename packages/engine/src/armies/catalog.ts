// Every kind of tile under a small number, with its face unfolded for all six rotations (GEO-4).

import type { Direction } from '../board/hexes.ts';
import { NhexError } from '../error.ts';
import type { Army, Bonus, Edge, Face, Instant, TileKind } from '../tiles/face.ts';
import { NEUTRAL_ARMY, PRINTED_ARMIES } from './index.ts';

/** The number of a kind of tile in the catalogue. */
export type TileId = number;

/** A Bonus with every field filled in. Uniform objects keep the hot paths fast. */
export interface FullBonus extends Required<Omit<Bonus, 'medic' | 'quartermaster' | 'transport'>> {
  readonly medic: boolean;
  readonly quartermaster: boolean;
  readonly transport: boolean;
}

const fullBonus = (bonus: Bonus): FullBonus => ({
  melee: bonus.melee ?? 0,
  ranged: bonus.ranged ?? 0,
  initiative: bonus.initiative ?? 0,
  toughness: bonus.toughness ?? 0,
  extraAction: bonus.extraAction ?? 0,
  medic: bonus.medic ?? false,
  quartermaster: bonus.quartermaster ?? false,
  transport: bonus.transport ?? false,
});

/** One attacking edge of a rotated tile. Melee and ranged on one edge are one attack (UNIT-4). */
export interface EdgeAttack {
  readonly edge: Edge;
  readonly direction: Direction;
  readonly melee: number;
  readonly ranged: number;
  readonly gauss: boolean;
}

/** What a rotated tile shows in which board direction. */
export interface Facing {
  readonly attacks: readonly EdgeAttack[];
  readonly nets: readonly Direction[];
  readonly connections: readonly Direction[];
  readonly exits: readonly Direction[];
  /** Bit d set: armor (entry, trap) towards direction d. */
  readonly armor: number;
  readonly entries: number;
  readonly trap: number;
}

export interface TileInfo {
  readonly id: TileId;
  readonly army: string;
  readonly key: string;
  /** `army/key`, as in scenario files. */
  readonly ref: string;
  readonly face: Face;
  readonly kind: TileKind;
  readonly isHq: boolean;
  readonly isModule: boolean;
  readonly isUnit: boolean;
  readonly instant: Instant | undefined;
  readonly initiative: readonly number[];
  readonly toughness: number;
  readonly mobility: number;
  /** What it gives at its connections or, as an aura, all around; all zero for a tile that gives nothing. */
  readonly bonus: FullBonus;
  /** Change of initiative for connected enemies (MOD-3). */
  readonly inflicts: number;
  /** It gives something to connected units of its side. */
  readonly helps: boolean;
  readonly isNetter: boolean;
  readonly scopes: boolean;
  readonly recon: number;
  readonly rotations: number;
  readonly explodes: boolean;
  readonly isTrap: boolean;
  readonly isBomber: boolean;
  /** How far its connections reach (MOD-9). */
  readonly reach: number;
  /** By rotation 0-5. */
  readonly facings: readonly Facing[];
  /** The smallest rotation after which the face looks the same: 1, 2, 3 or 6. */
  readonly symmetry: number;
}

const ALL_AROUND: readonly Edge[] = [0, 1, 2, 3, 4, 5];
/** As many kinds of tile as a code has room for. */
export const MAX_TILES = 256;

const turned = (edges: readonly Edge[] | undefined, rotation: number): Direction[] =>
  (edges ?? []).map((edge) => (edge + rotation) % 6);
const maskOf = (directions: readonly Direction[]): number =>
  directions.reduce((mask, d) => mask | (1 << d), 0);

function attacksOf(face: Face, rotation: number): EdgeAttack[] {
  return ALL_AROUND.flatMap((edge) => {
    const melee = face.melee?.[edge] ?? 0;
    const ranged = face.ranged?.[edge] ?? 0;
    const direction = (edge + rotation) % 6;
    const attacks: EdgeAttack[] = [];
    if (melee || ranged) attacks.push({ edge, direction, melee, ranged, gauss: false });
    if (face.gauss?.includes(edge)) attacks.push({ edge, direction, melee: 0, ranged: 1, gauss: true });
    return attacks;
  });
}

function facingOf(face: Face, rotation: number): Facing {
  const connections = face.aura ? ALL_AROUND : face.connections;
  return {
    attacks: attacksOf(face, rotation),
    nets: turned(face.net, rotation),
    connections: turned(connections, rotation),
    exits: turned(face.exits, rotation),
    armor: maskOf(turned(face.armor, rotation)),
    entries: maskOf(turned(face.entries, rotation)),
    trap: maskOf(turned(face.trap, rotation)),
  };
}

const looks = (facing: Facing): string =>
  JSON.stringify([
    facing.attacks.map((a) => [a.direction, a.melee, a.ranged, a.gauss]).sort(),
    maskOf(facing.nets),
    maskOf(facing.connections),
    maskOf(facing.exits),
    facing.armor,
    facing.entries,
    facing.trap,
  ]);

function symmetryOf(facings: readonly Facing[]): number {
  return [1, 2, 3].find((sixths) => looks(facings[sixths]) === looks(facings[0])) ?? 6;
}

function tileOf(id: TileId, army: string, key: string, face: Face): TileInfo {
  const facings = ALL_AROUND.map((rotation) => facingOf(face, rotation));
  return {
    id,
    army,
    key,
    ref: `${army}/${key}`,
    face,
    kind: face.kind,
    isHq: face.kind === 'hq',
    isModule: face.kind === 'module',
    isUnit: face.kind !== 'instant',
    instant: face.instant,
    initiative: face.initiative ?? [],
    toughness: face.toughness ?? 0,
    mobility: face.mobility ?? 0,
    bonus: fullBonus(face.gives ?? face.aura ?? {}),
    inflicts: face.inflicts?.initiative ?? 0,
    helps: (face.gives ?? face.aura) !== undefined,
    isNetter: face.net !== undefined,
    scopes: face.scopes ?? false,
    recon: face.recon ?? 0,
    rotations: face.rotations ?? 0,
    explodes: face.explodes ?? false,
    isTrap: face.trap !== undefined,
    isBomber: face.bomber ?? false,
    reach: face.longDistance ? 2 : 1,
    facings,
    symmetry: symmetryOf(facings),
  };
}

const tiles: TileInfo[] = [];
const byRef = new Map<string, TileInfo>();
const armies = new Map<string, Army>();

/** A byte for each kind of tile, for loops over the board that most tiles have nothing to say to. */
export const TRAITS = new Uint8Array(MAX_TILES);
/** The tile nets, scopes or gives something to others: only such tiles matter to the standing state. */
export const AFFECTS_OTHERS = 1;
/** The tile throws nets. */
export const NETS = 4;
/** The tile moves or turns itself or others in its owner's turn. */
export const HAS_ABILITY = 2;

function traitsOf(tile: TileInfo): number {
  const affects = tile.isNetter || tile.helps || tile.inflicts !== 0 || tile.scopes || tile.recon > 0;
  const acts = tile.mobility > 0 || tile.rotations > 0 || tile.bonus.transport;
  return (affects ? AFFECTS_OTHERS : 0) | (acts ? HAS_ABILITY : 0) | (tile.isNetter ? NETS : 0);
}

function enter(army: Army): void {
  for (const [key, face] of Object.entries(army.tiles)) {
    const tile = tileOf(tiles.length, army.key, key, face);
    TRAITS[tile.id] = traitsOf(tile);
    tiles.push(tile);
    byRef.set(tile.ref, tile);
  }
}

/**
 * Adds an army of your own to the catalogue, once, before any game with it is created.
 * Tile numbers follow the order of registration, so programs that exchange codes must register alike.
 */
export function registerArmy(army: Army): void {
  const total = Object.values(army.tiles).reduce((sum, face) => sum + face.count, 0);
  const fail = (why: string): never => {
    throw new NhexError('bad-army', why, `army ${army.key}`);
  };
  if (!/^[a-z][a-z0-9-]*$/.test(army.key)) fail('the key must be lower-case letters, digits and hyphens');
  if (armies.has(army.key) || army.key === NEUTRAL_ARMY.key) fail('an army of that key exists already');
  if (total !== 35) fail(`an army has 35 tiles, not ${total}`);
  if (army.tiles['hq']?.kind !== 'hq' || army.tiles['hq'].count !== 1)
    fail('it needs one tile "hq" of kind hq');
  if (tiles.length + Object.keys(army.tiles).length > MAX_TILES)
    fail(`the catalogue holds ${MAX_TILES} kinds of tile`);
  armies.set(army.key, army);
  enter(army);
}

enter(NEUTRAL_ARMY);
for (const army of PRINTED_ARMIES) registerArmy(army);

/** All kinds of tile; the index is the TileId. */
export const TILES: readonly TileInfo[] = tiles;
export const tileInfo = (id: TileId): TileInfo => TILES[id];
/** The tile of a reference such as `borgo/claws`, or undefined. */
export const tileByRef = (ref: string): TileInfo | undefined => byRef.get(ref);
export const armyByKey = (key: string): Army | undefined => armies.get(key);
export const armyKeys = (): string[] => [...armies.keys()];
export const tilesOfArmy = (key: string): TileInfo[] => TILES.filter((tile) => tile.army === key);
/** The tile that must be in the catalogue under that reference. */
export function knownTile(ref: string): TileInfo {
  const tile = byRef.get(ref);
  if (!tile) throw new NhexError('bad-option', `there is no tile ${ref}`);
  return tile;
}
