// Games that stand just before something interesting, made with the engine: for tests with and without a browser.
import {
  applyChoice,
  type Choice,
  type GameOptionsInput,
  type Hex,
  newState,
  type Owner,
  type Placed,
  parseHex,
  placeStructure,
  placeUnit,
  requestOf,
  rulesOf,
  type SeatId,
  type State,
  stageOf,
  type TileInfo,
  unitsFrom,
} from '@nhex/engine';

export type Standing = readonly [ref: string, owner: number, rotation: number, wounds?: number];
export type Board = Readonly<Record<string, Standing>>;

/** Two tiles of a Structure as one unit: `d4-e3`, and the references of its tiles. */
export type Structures = Readonly<Record<string, readonly [first: string, second: string, owner: number]>>;

/** The first player's turn on a board with these units, with these tiles in hand. */
export function positionOf(
  armies: readonly string[],
  board: Board,
  hand: readonly string[],
  options: Partial<GameOptionsInput> = {},
  structures: Structures = {},
): State {
  let state = newState({ ...options, armies }, 'position');
  while (stageOf(state) === 'hq') state = applyChoice(state, requestOf(state)?.choices[0] as Choice).state;
  const { byRef } = rulesOf(state.options).catalogue;
  const tile = (ref: string): TileInfo => {
    const found = byRef.get(ref);
    if (!found) throw new Error(`no tile ${ref}`);
    return found;
  };
  const placed = (hex: string, ref: string, rotation = 0): Placed => ({
    hex: parseHex(hex) as Hex,
    tile: tile(ref).id,
    rotation,
  });
  const units = unitsFrom([]);
  for (const [hex, [ref, owner, rotation, wounds]] of Object.entries(board))
    placeUnit(units, placed(hex, ref, rotation), owner as Owner, wounds);
  for (const [hexes, [first, second, owner]] of Object.entries(structures)) {
    const [one, other] = hexes.split('-');
    const whole = tile(`${first}+${second.split('/')[1]}`).id;
    placeStructure(units, [placed(one, first), placed(other, second)], whole, owner as Owner);
  }
  // Whatever is used here is taken from the decks, so that every tile exists as often as it should.
  const refsOf = (seat: number): string[] => [
    ...Object.values(board).flatMap(([ref, owner]) => (owner === seat ? [ref] : [])),
    ...(seat === 0 ? hand : []),
  ];
  return {
    ...state,
    pending: { kind: 'turn', seat: 0 as SeatId },
    agenda: [],
    units,
    seats: state.seats.map((seat, number) => {
      const deck = [...seat.deck, ...seat.hand];
      for (const ref of refsOf(number)) {
        const at = deck.indexOf(tile(ref).id);
        if (at >= 0) deck.splice(at, 1);
      }
      return {
        ...seat,
        hand: number === 0 ? hand.map((ref) => tile(ref).id) : [],
        deck: deck.sort((one, other) => one - other),
      };
    }),
    turn: { ...state.turn, number: 5, seat: 0 as SeatId, place: 0, limit: 3, drawn: 0 },
  };
}

/** A fortress of one's own: an army whose Structure can do everything that a Structure can. */
export const FORTRESS = {
  key: 'fortress',
  name: 'The Fortress',
  tiles: {
    hq: { kind: 'hq', initiative: [0], melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }, aura: { ranged: 1 } },
    archer: { kind: 'warrior', count: 12, initiative: [3], ranged: { 0: 1 }, sharpshooter: true },
    scout: { kind: 'module', count: 4, connections: [0, 1, 5], recon: 1 },
    medic: { kind: 'module', count: 4, connections: [0, 2, 4], gives: { medic: true } },
    battle: { kind: 'instant', instant: 'battle', count: 6 },
    move: { kind: 'instant', instant: 'move', count: 8 },
  },
  structure: [
    {
      a: { kind: 'warrior', initiative: [2], ranged: { 0: 1 }, toughness: 1, rotates: true },
      b: { kind: 'warrior', initiative: [2], melee: { 0: 2 }, heavy: true },
    },
    {
      a: { kind: 'warrior', initiative: [1], melee: { 3: 1 }, toughness: 1 },
      b: { kind: 'warrior', net: [3] },
    },
  ],
} as const;
