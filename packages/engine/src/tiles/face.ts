// What the face of a tile can say: a small typed vocabulary that the rules interpret (UNIT, MOD, NET, INST, DDM, STR).

/** A printed edge: 0 at the top, clockwise. Rotation adds to it (GEO-4). */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;
/** Strength by printed edge. */
export type Strengths = Readonly<Partial<Record<Edge, number>>>;

const UNIT_KINDS = ['hq', 'warrior', 'module'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export const TILE_KINDS = [...UNIT_KINDS, 'instant'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What a tile in the hand does when it is played instead of placed (INST). */
export const INSTANTS = [
  'battle',
  'move',
  'push-back',
  'sniper',
  'grenade',
  'air-strike',
  'small-bomb',
] as const;
export type Instant = (typeof INSTANTS)[number];

/** What a module or an HQ's aura does for the units it is connected to (MOD). */
export interface Bonus {
  readonly melee?: number;
  readonly ranged?: number;
  readonly initiative?: number;
  readonly toughness?: number;
  /** Extra actions (MOD-4). */
  readonly extraAction?: number;
  readonly medic?: true;
  readonly quartermaster?: true;
  readonly transport?: true;
}

/** What a module does to the enemies it is connected to (MOD-3). */
export interface Malus {
  readonly initiative?: number;
}

/** A tile that is played and discarded. */
export interface InstantFace {
  readonly kind: 'instant';
  /** How many of them the army has. */
  readonly count: number;
  readonly instant: Instant;
}

/** A tile that stands on the board. */
export interface UnitFace {
  readonly kind: UnitKind;
  readonly count: number;
  /** The phases in which the unit attacks (UNIT-8). */
  readonly initiative?: readonly number[];
  readonly melee?: Strengths;
  readonly ranged?: Strengths;
  /** Edges with a Gauss shot (UNIT-7). */
  readonly gauss?: readonly Edge[];
  readonly armor?: readonly Edge[];
  readonly net?: readonly Edge[];
  readonly toughness?: number;
  /** Movements of its own in each own turn (UNIT-9). */
  readonly mobility?: number;
  /** Edges at which a module is connected (MOD-1). */
  readonly connections?: readonly Edge[];
  /** Connections reach the second hex too (MOD-9). */
  readonly longDistance?: true;
  /** For connected own and allied units. */
  readonly gives?: Bonus;
  /** For connected enemies. */
  readonly inflicts?: Malus;
  /** Turns connected enemy modules to the own side (MOD-8). */
  readonly scopes?: true;
  /** Extra steps for every movement of its side, board-wide (MOD-6). */
  readonly recon?: number;
  /** For adjacent own and allied units, never for itself (UNIT-10). */
  readonly aura?: Bonus;
  /** Own units its player may rotate in each own turn (DDM-6). */
  readonly rotations?: number;
  /** May explode instead of attacking (UNIT-11). */
  readonly explodes?: true;
  /** Edges into which an enemy attack sets it off (DDM-5). */
  readonly trap?: readonly Edge[];
  /** Set off by instants too, spares friends, and passes on to another player afterwards (VAR-4, VAR-5). */
  readonly bomber?: true;
  /** Where a friendly shot enters and leaves a redirector (DDM-1). */
  readonly entries?: readonly Edge[];
  readonly exits?: readonly Edge[];
  /** Its shots hit an enemy in the line of its owner's choice (STR-11). */
  readonly sharpshooter?: true;
  /** One of its tiles may be turned once in each own turn (STR-9). */
  readonly rotates?: true;
  /** It never changes its hex (STR-9). */
  readonly heavy?: true;
  /** A Battle may be started when it is deployed (STR-10). */
  readonly boarding?: true;
}

/** The printed face of one kind of tile. Everything the rules know about a tile is here. */
export type Face = UnitFace | InstantFace;

/** One of the two tiles of a Structure, with its two sides (STR-1). */
export interface StructureTile {
  readonly a: UnitFace;
  readonly b: UnitFace;
}

/** An army as on its reference sheet: tile key to face. */
export interface Army {
  readonly key: string;
  /** What people call it; a user-made army brings its own name. */
  readonly name?: string;
  /** Its attacks hit its allies, and it and they push and net each other (MODE-6). */
  readonly strikesAllies?: true;
  readonly tiles: Readonly<Record<string, Face>>;
  readonly structure?: readonly [StructureTile, StructureTile];
}
