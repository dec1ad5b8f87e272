// What the face of a tile can say: a small typed vocabulary that the rules interpret (UNIT, MOD, NET, INST, DDM).

/** A printed edge: 0 at the top, clockwise. Rotation adds to it (GEO-4). */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;
/** Strength by printed edge. */
export type Strengths = Readonly<Partial<Record<Edge, number>>>;

export const TILE_KINDS = ['hq', 'warrior', 'module', 'instant'] as const;
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

/** The printed face of one kind of tile. Everything the rules know about a tile is here. */
export interface Face {
  readonly kind: TileKind;
  /** How many of them the army has. */
  readonly count: number;
  readonly instant?: Instant;
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
  /** For connected enemies (MOD-3). */
  readonly inflicts?: { readonly initiative?: number };
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
}

/** An army as on its reference sheet: tile key to face. */
export interface Army {
  readonly key: string;
  /** Its units and its allies' strike, push and net each other all the same (MODE-6). */
  readonly strikesAllies?: true;
  readonly tiles: Readonly<Record<string, Face>>;
}
