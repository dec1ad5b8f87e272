// A kind of tile as the rules look at it: its face unfolded for all six rotations (GEO-4), every field filled in.

import type { TileId } from '../base/brand.ts';
import type { Direction } from '../board/hexes.ts';
import type { Bonus, Edge, Face, Instant, TileKind, UnitFace } from './face.ts';

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
  /** The phases of its initiative, one bit each. */
  readonly phases: number;
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
  readonly sharpshooter: boolean;
  readonly rotates: boolean;
  readonly heavy: boolean;
  readonly boarding: boolean;
  /** How far its connections reach (MOD-9). */
  readonly reach: number;
  /** By rotation 0-5. */
  readonly facings: readonly Facing[];
  /** The smallest rotation after which the face looks the same: 1, 2, 3 or 6. */
  readonly symmetry: number;
  /** 1 or 2 for a side of the first or second tile of a Structure, 0 for any other tile (STR-1). */
  readonly structureTile: 0 | 1 | 2;
  /** Two tiles of a Structure taken together: no tile that could lie on a hex (STR-3). */
  readonly isWhole: boolean;
  /** Of a whole the first and the second tile that make it. */
  readonly madeOf: readonly [first: TileId, second: TileId] | undefined;
}

const ALL_AROUND: readonly Edge[] = [0, 1, 2, 3, 4, 5];

const turned = (edges: readonly Edge[] | undefined, rotation: number): Direction[] =>
  (edges ?? []).map((edge) => (edge + rotation) % 6);
const maskOf = (directions: readonly Direction[]): number =>
  directions.reduce((mask, d) => mask | (1 << d), 0);

/** Gives equal parts of faces as one and the same: a Battle looks at many, and what is shared stays near the processor. */
type Share = <Part extends object>(part: Part) => Part;

/** For the tiles of one catalogue. */
export function sharing(): Share {
  const known = new Map<string, unknown>();
  return <Part extends object>(part: Part): Part => {
    const key = JSON.stringify(part);
    const shared = (known.get(key) as Part | undefined) ?? part;
    known.set(key, shared);
    return shared;
  };
}

function attacksOf(face: UnitFace, rotation: number, share: Share): EdgeAttack[] {
  return ALL_AROUND.flatMap((edge) => {
    const melee = face.melee?.[edge] ?? 0;
    const ranged = face.ranged?.[edge] ?? 0;
    const gauss = face.gauss?.includes(edge) === true;
    const attack = { edge, direction: (edge + rotation) % 6, melee, ranged, gauss };
    // A blow goes with one shot, an ordinary one if there is one (UNIT-4, UNIT-7).
    if (gauss && ranged > 0)
      return [share({ ...attack, gauss: false }), share({ ...attack, melee: 0, ranged: 1 })];
    if (gauss) return [share({ ...attack, ranged: 1 })];
    return melee > 0 || ranged > 0 ? [share(attack)] : [];
  });
}

function facingOf(face: UnitFace, rotation: number, share: Share): Facing {
  const connections = face.aura ? ALL_AROUND : face.connections;
  return share({
    attacks: attacksOf(face, rotation, share),
    nets: turned(face.net, rotation),
    connections: turned(connections, rotation),
    exits: turned(face.exits, rotation),
    armor: maskOf(turned(face.armor, rotation)),
    entries: maskOf(turned(face.entries, rotation)),
    trap: maskOf(turned(face.trap, rotation)),
  });
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

/** An instant has nothing of what a unit has. */
const NO_UNIT_FACE: UnitFace = { kind: 'warrior', count: 0 };

export interface TileName {
  readonly id: TileId;
  readonly army: string;
  readonly key: string;
  readonly structureTile?: 0 | 1 | 2;
  readonly madeOf?: readonly [first: TileId, second: TileId];
}

export function makeTile(name: TileName, face: Face, share: Share): TileInfo {
  const { id, army, key, structureTile = 0, madeOf } = name;
  const unit = face.kind === 'instant' ? NO_UNIT_FACE : face;
  const facings = ALL_AROUND.map((rotation) => facingOf(unit, rotation, share));
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
    instant: face.kind === 'instant' ? face.instant : undefined,
    initiative: unit.initiative ?? [],
    phases: maskOf(unit.initiative ?? []),
    toughness: unit.toughness ?? 0,
    mobility: unit.mobility ?? 0,
    bonus: share(fullBonus(unit.gives ?? unit.aura ?? {})),
    inflicts: unit.inflicts?.initiative ?? 0,
    helps: (unit.gives ?? unit.aura) !== undefined,
    isNetter: unit.net !== undefined,
    scopes: unit.scopes ?? false,
    recon: unit.recon ?? 0,
    rotations: unit.rotations ?? 0,
    explodes: unit.explodes ?? false,
    isTrap: unit.trap !== undefined,
    isBomber: unit.bomber ?? false,
    sharpshooter: unit.sharpshooter ?? false,
    rotates: unit.rotates ?? false,
    heavy: unit.heavy ?? false,
    boarding: unit.boarding ?? false,
    reach: unit.longDistance ? 2 : 1,
    facings,
    symmetry: symmetryOf(facings),
    structureTile,
    isWhole: madeOf !== undefined,
    madeOf,
  };
}

type Field = Exclude<keyof UnitFace, 'kind' | 'count'>;
type Join<F extends Field> = (first: UnitFace[F], second: UnitFace[F]) => UnitFace[F];

const most = (a = 0, b = 0): number => Math.max(a, b);
const either = (a?: true, b?: true): true | undefined => a ?? b;
/** What belongs to an edge, or goes out from the tile that has it. */
const ofTheTile = (): undefined => undefined;

/** What becomes of each field when two tiles of a Structure are one warrior (STR-3): the compiler asks for a new one. */
const JOINS: { readonly [F in Field]: Join<F> } = {
  initiative: (a = [], b = []) => [...new Set([...a, ...b])].sort((x, y) => y - x),
  toughness: (a = 0, b = 0) => a + b,
  mobility: most,
  rotations: most,
  explodes: either,
  sharpshooter: either,
  rotates: either,
  heavy: either,
  boarding: either,
  // Which edges those are is the tiles' own affair; here only that it is a Trap.
  trap: (a, b) => (a || b) && [],
  melee: ofTheTile,
  ranged: ofTheTile,
  gauss: ofTheTile,
  armor: ofTheTile,
  net: ofTheTile,
  connections: ofTheTile,
  longDistance: ofTheTile,
  gives: ofTheTile,
  inflicts: ofTheTile,
  scopes: ofTheTile,
  recon: ofTheTile,
  aura: ofTheTile,
  entries: ofTheTile,
  exits: ofTheTile,
  bomber: ofTheTile,
};

/** The two tiles of a Structure as one warrior: what belongs to the whole and not to an edge (STR-3). */
export function joinFaces(first: UnitFace, second: UnitFace): UnitFace {
  const joined: { -readonly [F in keyof UnitFace]: UnitFace[F] } = { kind: 'warrior', count: 0 };
  const join = <F extends Field>(field: F): void => {
    const value = JOINS[field](first[field], second[field]);
    if (value !== undefined) joined[field] = value;
  };
  for (const field of Object.keys(JOINS) as Field[]) join(field);
  return joined;
}
