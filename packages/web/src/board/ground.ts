// What the board of a scenario is besides its hexes, as the board draws it: holes, terrain, hexes and units that goals are
// about (ATL-2, ATL-5).

import {
  type Board,
  type GameOptions,
  type Hex,
  type HoleKind,
  parseHex,
  rulesOf,
  type ScenarioPlan,
  type State,
  type TerrainKind,
  type TileId,
} from '@nhex/engine';

export interface HoleHex {
  readonly hex: Hex;
  readonly kind: HoleKind;
}

export interface GroundHex {
  readonly hex: Hex;
  readonly kind: TerrainKind;
  /** The board direction of a belt. */
  readonly way: number;
  /** Sixths that a carousel turns at a time, clockwise positive. */
  readonly by: number;
  /** It has had its effect and has none any more. */
  readonly spent: boolean;
}

/** A hex that somebody's goal is about, in the colour of who wants it. */
export interface GoalHex {
  readonly hex: Hex;
  readonly armies: readonly string[];
}

/** What a goal wants of a unit. */
export type Wanted = 'deliver' | 'destroy';

export interface BoardGround {
  readonly holes: readonly HoleHex[];
  readonly terrain: readonly GroundHex[];
  readonly goals: readonly GoalHex[];
  /** What goals want of tiles. */
  readonly wanted: ReadonlyMap<TileId, Wanted>;
  /** Turns that are over: so often has turned what turns. */
  readonly turns: number;
}

const isHex = (hex: Hex | undefined): hex is Hex => hex !== undefined;

export const holesOf = ({ scenario }: ScenarioPlan): HoleHex[] =>
  Object.entries(scenario.board.holes ?? {}).flatMap(([name, kind]) => {
    const hex = parseHex(name);
    return isHex(hex) ? [{ hex, kind }] : [];
  });

/** The armies of a side, for its colours and its name. */
export const seatsOfSide = ({ sides }: Pick<ScenarioPlan, 'sides'>, side: number): number[] =>
  sides.flatMap((each, seat) => (each === side ? [seat] : []));

function goalHexes(plan: ScenarioPlan, armies: readonly string[]): GoalHex[] {
  const wanted = new Map<Hex, Set<string>>();
  for (const { objective, on } of plan.goals) {
    const army = armies[seatsOfSide(plan, objective.side)[0]];
    on.forEach((isOn, hex) => {
      if (!isOn || army === undefined) return;
      wanted.set(hex as Hex, (wanted.get(hex as Hex) ?? new Set()).add(army));
    });
  }
  return [...wanted].map(([hex, who]) => ({ hex, armies: [...who] }));
}

/** Tiles that goals name: to be brought somewhere, or to be destroyed. */
function wantedTiles({ goals }: ScenarioPlan): ReadonlyMap<TileId, Wanted> {
  const wanted = new Map<TileId, Wanted>();
  for (const { objective, tiles } of goals) {
    if (objective.kind !== 'deliver' && objective.kind !== 'destroy') continue;
    for (const tile of tiles) wanted.set(tile, objective.kind);
  }
  return wanted;
}

interface Seen {
  readonly options: GameOptions;
  readonly course?: State['course'];
}

/** The ground of a game; undefined where no scenario is played. */
export function groundOf({ options, course }: Seen): BoardGround | undefined {
  const plan = rulesOf(options).scenario;
  if (!plan) return undefined;
  return {
    holes: holesOf(plan),
    terrain: plan.ground.map(({ hex, kind, way, by }) => ({
      hex,
      kind,
      way,
      by: by > 3 ? by - 6 : by,
      spent: course?.spent.includes(hex) === true,
    })),
    goals: goalHexes(plan, options.armies),
    wanted: wantedTiles(plan),
    turns: course?.ended ?? 0,
  };
}

/** Every hex that is drawn: those in play and the holes. */
export const drawnHexes = ({ hexes }: Board, ground: BoardGround | undefined): readonly Hex[] =>
  ground ? [...hexes, ...ground.holes.map(({ hex }) => hex)] : hexes;
