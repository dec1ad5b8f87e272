// Small puzzles for tests: two HQs, a few units, a hand.

import {
  codesOf,
  makePosition,
  newState,
  packChoice,
  parseHex,
  placeUnit,
  playInPlace,
  rulesOf,
  type SeatId,
  type State,
  type TileId,
} from '@nhex/engine';
import { type Goal, handOf, type Puzzle, startFrom } from '../src/index.ts';

type Side = readonly [army: string, points: number, hq: string];
/** By hex: tile, rotation, and wounds; `army/key`. */
type Board = Readonly<Record<string, readonly [ref: string, rotation?: number, wounds?: number]>>;

function hexOf(name: string): NonNullable<ReturnType<typeof parseHex>> {
  const hex = parseHex(name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}

function takeOut(state: State, seat: SeatId, tile: TileId): void {
  const { hand, deck } = state.seats[seat];
  const all = [...hand, ...deck];
  const at = all.indexOf(tile);
  if (at < 0) throw new Error('no such tile left');
  all.splice(at, 1);
  state.seats[seat].hand = [];
  state.seats[seat].deck = all.sort((a, b) => a - b);
}

export function puzzleOf(
  { own, enemy }: { own: Side; enemy: Side },
  board: Board,
  hand: readonly string[],
  plays: number,
  goal: Goal,
): Puzzle {
  const state = newState({ armies: [own[0], enemy[0]] }, 'puzzle');
  for (const [, , hex] of [own, enemy])
    playInPlace(state, packChoice({ type: 'hq', hex: hexOf(hex), rotation: 0 }));
  while (state.pending && state.pending.kind !== 'turn') playInPlace(state, codesOf(state)[0]);
  const { catalogue } = rulesOf(state.options);
  const idOf = (ref: string): TileId => {
    const tile = catalogue.byRef.get(ref);
    if (!tile) throw new Error(`no tile ${ref}`);
    return tile.id;
  };
  for (const [name, [ref, rotation = 0, wounds = 0]] of Object.entries(board)) {
    const seat = (ref.startsWith(`${own[0]}/`) ? 0 : 1) as SeatId;
    takeOut(state, seat, idOf(ref));
    placeUnit(state.units, { hex: hexOf(name), tile: idOf(ref), rotation }, seat, wounds);
  }
  state.seats[0].hq = own[1];
  state.seats[1].hq = enemy[1];
  const tiles = hand.map((key) => idOf(`${own[0]}/${key}`)).sort((a, b) => a - b);
  const start = startFrom(state, { hand: tiles, plays, goal });
  return { key: 'own', position: makePosition(start), hand: handOf(start), plays, goal };
}
