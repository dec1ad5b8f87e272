// The state before the first choice: decks, generators, what lies beside and on the board (SET-1, VAR-3 to VAR-6).

import { armyByKey, knownTile, type TileId, tileInfo, tilesOfArmy } from './armies/catalog.ts';
import { forEachHex, parseHex } from './board/hexes.ts';
import { checkOptions, type GameOptions, type GameOptionsInput } from './options.ts';
import { seedFrom } from './random.ts';
import { rulesOf, type Seat, type State } from './state.ts';
import { EMPTY, makeUnit, NOBODY } from './tiles/unit.ts';

const decks = new Map<string, readonly TileId[]>();

/** The 34 tiles of an army that are drawn, ascending by catalogue number. */
function deckOf(army: string): TileId[] {
  const known = decks.get(army);
  if (known) return known.slice();
  const deck = tilesOfArmy(army)
    .filter((tile) => tile.kind !== 'hq')
    .flatMap((tile) => Array.from({ length: tile.face.count }, () => tile.id));
  decks.set(army, deck);
  return deck.slice();
}

const MAD_BOMBER = 'neutral/mad-bomber';

function tilesBeside(options: GameOptions): TileId[] {
  const has = (variant: GameOptions['variants'][number]): boolean => options.variants.includes(variant);
  const beside: TileId[] = [];
  if (has('mercenaries')) {
    beside.push(
      ...tilesOfArmy('neutral')
        .filter((tile) => !tile.isBomber)
        .map((tile) => tile.id),
    );
  }
  if (has('mad-bomber-mercenary') || has('mad-bomber-2')) beside.push(knownTile(MAD_BOMBER).id);
  return beside;
}

/** The mercenaries not yet chosen: the Mad Bomber of VAR-6 lies beside the board too, but is none. */
export function mercenariesBeside(state: State): TileId[] {
  const withBomber = state.options.variants.includes('mad-bomber-mercenary');
  return state.beside.filter((tile) => withBomber || !tileInfo(tile).isBomber);
}

/** An empty table for those options: nothing on the board, full decks. */
export function emptyState(options: GameOptions, seed: string): State {
  const { mode, edition } = rulesOf(options);
  const seats = options.armies.map((army, number): Seat => {
    if (!armyByKey(army)) knownTile(`${army}/hq`);
    return {
      hq: mode.startPoints(number, edition),
      alive: true,
      hand: [],
      deck: deckOf(army),
      top: [],
      discard: [],
      mercenaries: [],
    };
  });
  return {
    options,
    stage: 'hq',
    board: forEachHex(EMPTY),
    seats,
    turn: {
      number: 0,
      place: 0,
      seat: 0,
      limit: 0,
      drawn: 0,
      plays: 0,
      maxPlays: 0,
      rotations: 0,
      moved: [],
      served: [],
      movement: undefined,
      push: undefined,
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
  state.beside = tilesBeside(options);
  if (options.variants.includes('mercenaries')) state.stage = 'mercenary';
  if (options.variants.includes('mad-bomber')) {
    const centre = parseHex('d4') ?? 0;
    state.board[centre] = makeUnit(knownTile(MAD_BOMBER).id, NOBODY, 0);
  }
  return state;
}
