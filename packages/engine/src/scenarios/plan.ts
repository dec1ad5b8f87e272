// What follows from a scenario alone: its board, its tiles, its sides, what each deck holds. Everybody who plays it looks here.

import { NEUTRAL_ARMY, PRINTED_ARMIES } from '../armies/index.ts';
import { type Hex, NOBODY, type Owner, type SeatId, type TileId } from '../base/brand.ts';
import { type Board, makeBoard } from '../board/board.ts';
import { ALL_HEXES, hexName, parseHex } from '../board/hexes.ts';
import {
  type Catalogue,
  knownTile,
  makeCatalogue,
  sidesOfStructure,
  tilesOfArmy,
} from '../tiles/catalogue.ts';
import type { Scenario, ScenarioObjective, ScenarioUnit, TerrainSetting, TileCounts } from './scenario.ts';
import { isShotOver, type TerrainEffect, type TerrainKind, terrainEffect } from './terrain.ts';

/** A hex with terrain that does something. */
export interface Ground {
  readonly hex: Hex;
  readonly kind: TerrainKind;
  readonly effect: TerrainEffect;
  readonly by: number;
  readonly way: number;
}

export interface Goal {
  readonly objective: ScenarioObjective;
  /** By hex. */
  readonly on: readonly boolean[];
  /** By kind of tile; empty: any. */
  readonly tiles: ReadonlySet<TileId>;
}

export interface ArrivingUnit {
  readonly tile: TileId;
  readonly hexes: readonly Hex[];
  readonly rotation: number;
}

export interface Arriving {
  readonly turn: number;
  readonly every: number;
  readonly times: number;
  readonly owner: Owner;
  readonly units: readonly ArrivingUnit[];
  readonly tiles: readonly TileId[];
}

export interface ScenarioPlan {
  readonly scenario: Scenario;
  readonly board: Board;
  readonly catalogue: Catalogue;
  /** By seat: who wins with whom. */
  readonly sides: readonly number[];
  /** By era: who is whose friend; the first until an alliance changes it. */
  readonly eras: readonly { readonly turn: number; readonly sides: readonly number[] }[];
  readonly ground: readonly Ground[];
  /** By hex, where there is any: the terrain that gives something; whether it covers. */
  readonly giving: readonly Ground[];
  readonly covers: readonly boolean[];
  readonly goals: readonly Goal[];
  readonly arrivals: readonly Arriving[];
  /** By seat: the tiles of its deck, ascending. */
  readonly decks: readonly (readonly TileId[])[];
  /** By seat: by hex whether it may place tiles there; undefined: anywhere. */
  readonly deploy: readonly (readonly boolean[] | undefined)[];
  readonly hqHexes: readonly (readonly boolean[] | undefined)[];
}

/** The hexes in play, by name. */
export const hexesInPlay = ({ board }: Scenario): string[] => {
  const all = board.hexes ?? ALL_HEXES.map(hexName);
  return all.filter((name) => !(board.holes && Object.hasOwn(board.holes, name)));
};

const known = (name: string): Hex => {
  const hex = parseHex(name);
  if (hex === undefined) throw new Error(`there is no hex ${name}`);
  return hex;
};

const maskOf = (names: readonly string[]): readonly boolean[] => {
  const hexes = new Set(names.map(known));
  return ALL_HEXES.map((hex) => hexes.has(hex));
};

export const sidesOf = (scenario: Scenario): number[] => scenario.seats.map(({ side }, seat) => side ?? seat);

const settingOf = (terrain: TerrainKind | TerrainSetting): TerrainSetting =>
  typeof terrain === 'string' ? { kind: terrain } : terrain;

function terrainOf({ board }: Scenario): Ground[] {
  return Object.entries(board.terrain ?? {}).map(([name, terrain]) => {
    const { kind, by = 1, way = 0 } = settingOf(terrain);
    return { hex: known(name), kind, effect: terrainEffect(kind), by, way };
  });
}

/** The printed armies, then those of the scenario: printed tiles have the same numbers in every game. */
export const catalogueOfScenario = ({ armies = [] }: Scenario): Catalogue =>
  makeCatalogue([NEUTRAL_ARMY, ...PRINTED_ARMIES, ...armies]);

export function boardOfScenario(scenario: Scenario): Board {
  const { board, key } = scenario;
  const hexes = hexesInPlay(scenario).map(known);
  const crossed = Object.entries(board.holes ?? {}).filter(([, kind]) => isShotOver(kind));
  return makeBoard({
    name: key,
    hexes,
    ...(board.full ? { full: board.full.map(known) } : {}),
    crossed: crossed.map(([name]) => known(name)),
    terrain: new Map(terrainOf(scenario).map(({ hex, kind }) => [hex, kind])),
    ...(board.sight === undefined ? {} : { sight: board.sight }),
  });
}

const listed = (catalogue: Catalogue, counts: TileCounts = {}): TileId[] =>
  Object.entries(counts).flatMap(([ref, count]) =>
    Array.from({ length: count }, () => knownTile(catalogue, ref).id),
  );

/** What a seat's deck holds; `without` takes away at most what is there. */
function deckOfSeat(scenario: Scenario, catalogue: Catalogue, seat: number): TileId[] {
  const { army, deck = {} } = scenario.seats[seat];
  const tiles = deck.only
    ? listed(catalogue, deck.only)
    : tilesOfArmy(catalogue, army)
        .filter(({ kind }) => kind !== 'hq')
        .flatMap((tile) => Array.from({ length: tile.face.count }, () => tile.id));
  for (const gone of listed(catalogue, deck.without)) {
    const at = tiles.indexOf(gone);
    if (at >= 0) tiles.splice(at, 1);
  }
  return [...tiles, ...listed(catalogue, deck.add)].sort((a, b) => a - b);
}

function goalOf(catalogue: Catalogue, objective: ScenarioObjective): Goal {
  const hexes = 'hexes' in objective ? objective.hexes : [];
  const refs = 'tiles' in objective ? (objective.tiles ?? []) : [];
  return { objective, on: maskOf(hexes), tiles: new Set(refs.map((ref) => knownTile(catalogue, ref).id)) };
}

function makePlan(scenario: Scenario): ScenarioPlan {
  const catalogue = catalogueOfScenario(scenario);
  const board = boardOfScenario(scenario);
  const ground = terrainOf(scenario);
  const sides = sidesOf(scenario);
  return {
    scenario,
    board,
    catalogue,
    sides,
    eras: [{ turn: 0, sides }, ...(scenario.alliances ?? [])],
    ground,
    giving: ground.filter(({ effect }) => effect.gives),
    covers: ALL_HEXES.map((hex) => ground.some((each) => each.hex === hex && each.effect.covers === true)),
    goals: (scenario.objectives ?? []).map((objective) => goalOf(catalogue, objective)),
    arrivals: (scenario.arrivals ?? []).map((arrival) => ({
      turn: arrival.turn,
      every: arrival.every ?? 1,
      times: arrival.every === undefined ? 1 : (arrival.times ?? 99),
      owner: (arrival.owner ?? NOBODY) as Owner,
      units: (arrival.units ?? []).map(({ tile, hexes, rotation = 0 }) => ({
        tile: knownTile(catalogue, tile).id,
        hexes: hexes.map(known),
        rotation,
      })),
      tiles: listed(catalogue, arrival.tiles),
    })),
    decks: scenario.seats.map((_, seat) => deckOfSeat(scenario, catalogue, seat)),
    deploy: scenario.seats.map(({ deploy }) => deploy && maskOf(deploy)),
    hqHexes: scenario.seats.map(({ hqHexes }) => hqHexes && maskOf(hqHexes)),
  };
}

const plans = new WeakMap<Scenario, ScenarioPlan>();

/** Worked out once for each scenario value. */
export function planOf(scenario: Scenario): ScenarioPlan {
  const found = plans.get(scenario) ?? makePlan(scenario);
  plans.set(scenario, found);
  return found;
}

/** Whether the seat has an HQ in this scenario. */
export const hasHq = ({ scenario }: ScenarioPlan, seat: SeatId): boolean =>
  scenario.seats[seat].withoutHq !== true;

/** Whether the objective means a unit of these tiles: of a Structure one that it names is enough. */
export const meansTiles = ({ tiles }: Goal, laid: readonly TileId[]): boolean =>
  tiles.size === 0 || laid.some((tile) => tiles.has(tile));

/** The sides of the seat's Structure that lies beside the board: none without the variant, or if it stands there from the start (STR-1). */
export function structureBeside({ scenario, catalogue }: ScenarioPlan, seat: number): TileId[] {
  const { army } = scenario.seats[seat];
  if (!scenario.variants?.includes('structures')) return [];
  const sides = ([1, 2] as const).flatMap((tile) => sidesOfStructure(catalogue, army, tile));
  const isThere = ({ owner, tile }: ScenarioUnit): boolean =>
    owner === seat && sides.includes(knownTile(catalogue, tile).id);
  return scenario.units?.some(isThere) ? [] : sides;
}

/**
 * How many tiles of each kind a seat can ever have: HQ, deck, units at the start, all that arrives and what variants bring.
 * `arrived`: how often each arrival has come, to leave out what is still to come.
 */
export function tilesEver(
  plan: ScenarioPlan,
  seat: SeatId,
  arrived?: readonly number[],
): Map<TileId, number> {
  const { scenario, catalogue, decks, arrivals } = plan;
  const counts = new Map<TileId, number>();
  const add = (tile: TileId, times = 1): void => void counts.set(tile, (counts.get(tile) ?? 0) + times);
  for (const tile of decks[seat]) add(tile);
  const hq = catalogue.byRef.get(`${scenario.seats[seat].army}/hq`);
  if (hq && hasHq(plan, seat)) add(hq.id);
  for (const { owner, tile, second } of scenario.units ?? []) {
    if (owner !== seat || tile === `${scenario.seats[seat].army}/hq`) continue;
    add(knownTile(catalogue, tile).id);
    if (second) add(knownTile(catalogue, second.tile).id);
  }
  arrivals.forEach(({ owner, units, tiles, times }, i) => {
    if (owner !== seat) return;
    // A force of several units comes unit by unit, its tiles with the first of them.
    const size = Math.max(1, units.length);
    const came = Math.min(times * size, arrived?.[i] ?? Number.POSITIVE_INFINITY);
    units.forEach(({ tile }, place) => {
      add(tile, Math.ceil((came - place) / size));
    });
    for (const tile of tiles) add(tile, Math.ceil(came / size));
  });
  for (const tile of structureBeside(plan, seat)) add(tile);
  if (scenario.variants?.includes('mercenaries'))
    for (const tile of tilesOfArmy(catalogue, NEUTRAL_ARMY.key)) add(tile.id);
  return counts;
}
