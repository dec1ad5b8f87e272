// The state before the first choice: decks, generators, what lies beside and on the board (SET-1, VAR-3 to VAR-6, STR-1).

import { NOBODY, NOWHERE, type Owner, type SeatId, type TileId } from '../base/brand.ts';
import { seedFrom } from '../base/random.ts';
import { parseHex } from '../board/hexes.ts';
import { STEP } from '../flow/agenda.ts';
import { type ScenarioPlan, structureBeside } from '../scenarios/plan.ts';
import type { ScenarioTile } from '../scenarios/scenario.ts';
import {
  checkOptions,
  type GameOptions,
  type GameOptionsInput,
  type ScenarioInput,
} from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import { plan, type Seat, type State } from '../state/state.ts';
import { type Catalogue, knownTile, tilesOfArmy, wholeOf } from '../tiles/catalogue.ts';
import { NO_COMMAND } from '../turn/leader-choice.ts';
import { askForHqs, askForMercenaries } from '../turn/set-up.ts';
import { noUnits, type Placed, placeStructure, placeUnit } from '../units/units.ts';

const decks = new WeakMap<Catalogue, Map<string, readonly TileId[]>>();

/** The 34 tiles of an army that are drawn, ascending by catalogue number. */
function deckOf(catalogue: Catalogue, army: string): readonly TileId[] {
  const known = decks.get(catalogue) ?? new Map<string, readonly TileId[]>();
  decks.set(catalogue, known);
  const deck =
    known.get(army) ??
    tilesOfArmy(catalogue, army)
      .filter((tile) => tile.kind !== 'hq')
      .flatMap((tile) => Array.from({ length: tile.face.count }, () => tile.id));
  known.set(army, deck);
  return deck;
}

const MAD_BOMBER = 'neutral/mad-bomber';

function tilesBeside(options: GameOptions): TileId[] {
  const { catalogue, variants } = rulesOf(options);
  const mercenaries = variants.has('mercenaries') ? tilesOfArmy(catalogue, 'neutral') : [];
  const beside = mercenaries.filter((tile) => !tile.isBomber).map((tile) => tile.id);
  if (variants.has('mad-bomber-mercenary') || variants.has('mad-bomber-2'))
    beside.push(knownTile(catalogue, MAD_BOMBER).id);
  return beside;
}

/** An empty table for those options: nothing on the board, full decks, nothing to do. */
export function emptyState(options: GameOptions, seed: string): State {
  const { mode, edition, catalogue, variants, scenario } = rulesOf(options);
  const seats = options.armies.map((army, number): Seat => {
    return {
      hq: mode.startPoints(number as SeatId, edition),
      alive: true,
      hand: [],
      deck: scenario?.decks[number] ?? deckOf(catalogue, army),
      top: [],
      discard: [],
      mercenaries: [],
      structure: scenario
        ? structureBeside(scenario, number).length > 0
        : variants.has('structures') && catalogue.armies.get(army)?.structure !== undefined,
    };
  });
  return {
    options,
    pending: undefined,
    agenda: [],
    units: noUnits(),
    seats,
    turn: {
      number: 0,
      place: 0,
      seat: 0 as SeatId,
      limit: 0,
      drawn: 0,
      plays: 0,
      maxPlays: 0,
      rotations: 0,
      moved: [],
      pivoted: [],
      served: [],
    },
    wounding: undefined,
    battle: undefined,
    battles: 0,
    moments: 0,
    ending: undefined,
    result: undefined,
    course: scenario && {
      progress: scenario.goals.map(() => 0),
      arrived: scenario.arrivals.map(() => 0),
      spent: [],
      units: 0,
      ended: 0,
    },
    leaders: rulesOf(options).camps.map(() => NO_COMMAND),
    beside: [],
    removed: [],
    rng: seats.map((_, number) => seedFrom(seed, number)),
  };
}

/** The units that a scenario begins with. */
function placeStartUnits(state: State, { scenario, catalogue }: ScenarioPlan): void {
  const laid = ({ hex, tile, rotation = 0 }: ScenarioTile): Placed => ({
    hex: parseHex(hex) ?? NOWHERE,
    tile: knownTile(catalogue, tile).id,
    rotation,
  });
  for (const unit of scenario.units ?? []) {
    const owner = (unit.owner ?? NOBODY) as Owner;
    const first = laid(unit);
    const second = unit.second && laid(unit.second);
    const whole = second && wholeOf(catalogue, first.tile, second.tile);
    if (second && whole !== undefined)
      placeStructure(state.units, [first, second], whole, owner, unit.wounds ?? 0);
    else placeUnit(state.units, first, owner, unit.wounds ?? 0);
  }
}

/** The beginning of a game. The seed decides every draw. */
export function newState(input: GameOptionsInput | ScenarioInput, seed: string | number): State {
  const options = checkOptions(input);
  const state = emptyState(options, String(seed));
  const { variants, catalogue } = rulesOf(options);
  state.beside = tilesBeside(options);
  plan(state, { do: 'begin-turn', place: 0 });
  const { scenario } = rulesOf(options);
  if (scenario) placeStartUnits(state, scenario);
  if (variants.has('leaders')) {
    // Leaders come before mercenaries, those before the HQs (LEAD-1).
    state.pending = { kind: 'deal', seat: 0 as SeatId };
    plan(state, STEP.placeHqs);
    if (variants.has('mercenaries')) plan(state, STEP.mercenaries);
  } else if (variants.has('mercenaries')) {
    askForMercenaries(state);
    plan(state, STEP.placeHqs);
  } else askForHqs(state);
  const centre = parseHex('d4');
  if (variants.has('mad-bomber') && centre !== undefined)
    placeUnit(state.units, { hex: centre, tile: knownTile(catalogue, MAD_BOMBER).id, rotation: 0 }, NOBODY);
  return state;
}
