// The vocabulary of terrain: what a hex is besides a hex, as data over a few effects (ATL-2, ATL-5).

/** What a hex does to the unit that stands there. */
export interface TerrainEffect {
  /** Always: as from a module, for whoever stands there. */
  readonly gives?: {
    readonly melee?: number;
    readonly ranged?: number;
    readonly initiative?: number;
    readonly toughness?: number;
  };
  /** Shots that arrive there lose one strength, as by armor on every edge; armor itself does not add to it. */
  readonly covers?: true;
  /** The first unit that comes there suffers so many wounds; then it is used up. */
  readonly firstWounds?: number;
  /** When its owner's turn ends: wounds, healing, being carried on; when any turn ends: being turned. */
  readonly wounds?: number;
  readonly heals?: number;
  readonly carries?: true;
  readonly turns?: true;
}

/** HQs take no wounds and need no healing; belts leave them and heavy units where they are. */
export const TERRAIN = {
  ruins: { covers: true },
  bunker: { gives: { toughness: 1 } },
  hill: { gives: { initiative: 1 } },
  swamp: { gives: { initiative: -1 } },
  nest: { gives: { ranged: 1 } },
  arena: { gives: { melee: 1 } },
  mine: { firstWounds: 1 },
  fire: { wounds: 1 },
  aid: { heals: 1 },
  belt: { carries: true },
  carousel: { turns: true },
  /** Where units leave or parts are brought: the objectives say so. */
  exit: {},
  goal: {},
} as const satisfies Readonly<Record<string, TerrainEffect>>;

export type TerrainKind = keyof typeof TERRAIN;
export const TERRAIN_KINDS = Object.keys(TERRAIN) as TerrainKind[];

export const terrainEffect = (kind: TerrainKind): TerrainEffect => TERRAIN[kind];

/** Hexes out of play: nothing stands there; shots cross a chasm or water, never a wall (ATL-2). */
export const HOLE_KINDS = ['wall', 'chasm', 'water'] as const;
export type HoleKind = (typeof HOLE_KINDS)[number];
export const isShotOver = (kind: HoleKind | undefined): boolean => kind === 'chasm' || kind === 'water';
