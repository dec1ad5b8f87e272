// The state before the first choice: decks, generators, what lies beside and on the board (SET-1, VAR-3 to VAR-6).

import { NOBODY, type SeatId, type TileId } from '../base/brand.ts';
import { seedFrom } from '../base/random.ts';
import { parseHex } from '../board/hexes.ts';
import { STEP } from '../flow/agenda.ts';
import { checkOptions, type GameOptions, type GameOptionsInput } from '../state/options.ts';
import { rulesOf } from '../state/rules.ts';
import { plan, type Seat, type State } from '../state/state.ts';
import { type Catalogue, knownTile, tilesOfArmy } from '../tiles/catalogue.ts';
import { noUnits, placeUnit } from '../units/units.ts';

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
  const mercenaries = tilesOfArmy(catalogue, 'neutral').filter((tile) => !tile.isBomber);
  const beside = variants.has('mercenaries') ? mercenaries.map((tile) => tile.id) : [];
  if (variants.has('mad-bomber-mercenary') || variants.has('mad-bomber-2'))
    beside.push(knownTile(catalogue, MAD_BOMBER).id);
  return beside;
}

/** An empty table for those options: nothing on the board, full decks, nothing to do. */
export function emptyState(options: GameOptions, seed: string): State {
  const { mode, edition, catalogue } = rulesOf(options);
  const seats = options.armies.map((army, number): Seat => {
    return {
      hq: mode.startPoints(number as SeatId, edition),
      alive: true,
      hand: [],
      deck: deckOf(catalogue, army),
      top: [],
      discard: [],
      mercenaries: [],
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
    ending: undefined,
    result: undefined,
    beside: [],
    removed: [],
    rng: seats.map((_, number) => seedFrom(seed, number)),
  };
}

/** The beginning of a game. The seed decides every draw. */
export function newState(input: GameOptionsInput, seed: string | number): State {
  const options = checkOptions(input);
  const state = emptyState(options, String(seed));
  const { variants, catalogue } = rulesOf(options);
  state.beside = tilesBeside(options);
  plan(state, { do: 'begin-turn', place: 0 });
  if (variants.has('mercenaries')) {
    state.pending = { kind: 'mercenary', seat: 0 as SeatId };
    plan(state, STEP.placeHqs);
  } else state.pending = { kind: 'hq', seat: 0 as SeatId };
  const centre = parseHex('d4');
  if (variants.has('mad-bomber') && centre !== undefined)
    placeUnit(state.units, { hex: centre, tile: knownTile(catalogue, MAD_BOMBER).id, rotation: 0 }, NOBODY);
  return state;
}
