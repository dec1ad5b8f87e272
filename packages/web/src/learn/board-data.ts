// Boards as short data, for lessons and for the small boards of the rules: made into states by the engine, never judged here.
//
//   { armies: ['borgo', 'moloch'], board: { d4: 'borgo/brawler r0', d3: 'moloch/hybrid r3 w1' }, hand: ['borgo/mutant'] }

import {
  applyChoice,
  type Choice,
  type GameOptionsInput,
  type Hex,
  newState,
  type Owner,
  parseHex,
  placeUnit,
  requestOf,
  rulesOf,
  type SeatId,
  type State,
  stageOf,
  type TileInfo,
  unitsFrom,
} from '@nhex/engine';

export interface BoardData {
  /** The player's army comes first. */
  readonly armies: readonly string[];
  /** `army/tile`, then any of: `r2` (rotation), `w1` (wounds), `by1` (owner, where the army does not say it). */
  readonly board: Readonly<Record<string, string>>;
  /** Tiles in front of the first player, who has the turn. */
  readonly hand?: readonly string[];
  /** HQ points, 20 each if not said. */
  readonly hq?: readonly number[];
  /** The turn begins with the discard that is due. */
  readonly discards?: boolean;
  /** This is the last turn: what ends it leads to the Final Battle. */
  readonly lastTurn?: boolean;
  readonly options?: Partial<GameOptionsInput>;
}

interface Piece {
  readonly hex: Hex;
  readonly tile: TileInfo;
  readonly rotation: number;
  readonly wounds: number;
  readonly owner: Owner;
}

function fail(what: string): never {
  throw new Error(`board data: ${what}`);
}

/** The hex of that name; data that names another one is a mistake of ours. */
export const hexOf = (name: string): Hex => parseHex(name) ?? fail(`no hex ${name}`);

function pieceOf(name: string, text: string, data: BoardData, tileOf: (ref: string) => TileInfo): Piece {
  const [ref, ...words] = text.split(' ');
  const tile = tileOf(ref);
  const given = (letter: RegExp): number | undefined => {
    const word = words.find((each) => letter.test(each));
    return word === undefined ? undefined : Number(word.replace(letter, ''));
  };
  const owner = given(/^by/) ?? data.armies.indexOf(tile.army);
  if (owner < 0) fail(`whose is ${text}?`);
  return {
    hex: hexOf(name),
    tile,
    rotation: given(/^r/) ?? 0,
    wounds: given(/^w/) ?? 0,
    owner: owner as Owner,
  };
}

/** The turn of the first player on that board; every tile that is not used lies in its deck. */
export function stateOf(data: BoardData): State {
  let state = newState({ ...data.options, armies: data.armies }, 'board');
  while (stageOf(state) === 'hq') state = applyChoice(state, requestOf(state)?.choices[0] as Choice).state;
  const { byRef } = rulesOf(state.options).catalogue;
  const tileOf = (ref: string): TileInfo => byRef.get(ref) ?? fail(`no tile ${ref}`);
  const pieces = Object.entries(data.board).map(([name, text]) => pieceOf(name, text, data, tileOf));
  const hand = (data.hand ?? []).map(tileOf);
  const units = unitsFrom([]);
  for (const { hex, tile, rotation, owner, wounds } of pieces)
    placeUnit(units, { hex, tile: tile.id, rotation }, owner, wounds);
  const seats = state.seats.map((seat, number) => {
    const own = number === 0 ? hand : [];
    const used = [...pieces.flatMap(({ tile, owner }) => (owner === number ? [tile] : [])), ...own];
    const deck = [...seat.deck, ...seat.hand];
    for (const { id } of used) {
      const at = deck.indexOf(id);
      if (at >= 0) deck.splice(at, 1);
    }
    return {
      ...seat,
      hq: data.hq?.[number] ?? seat.hq,
      hand: own.map(({ id }) => id),
      deck: deck.sort((one, other) => one - other),
    };
  });
  const first = 0 as SeatId;
  return {
    ...state,
    pending: { kind: data.discards ? 'forced-discard' : 'turn', seat: first },
    agenda: data.discards ? [{ do: 'turn' }] : [],
    units,
    seats,
    ending: data.lastTurn ? { by: 1 as SeatId, turns: [], tied: undefined, last: 1 as SeatId } : state.ending,
    turn: { ...state.turn, number: 5, seat: first, place: 0, limit: 3, drawn: 0 },
  };
}
