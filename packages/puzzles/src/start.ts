// The beginning of a puzzle as a position of a game: the last turn before the Final Battle, with as many plays as the puzzle has.
// The engine's own rules do the rest: the limit of plays, the Battle after the turn, who wins (PUZ-1).

import {
  cloneState,
  hexName,
  isFree,
  NOWHERE,
  type Owner,
  parseHex,
  parsePosition,
  rulesOf,
  type SeatId,
  type State,
  type TileId,
  type UnitId,
  unitAt,
  unitsOn,
} from '@nhex/engine';
import { refuse } from './fault.ts';
import type { Goal, Puzzle } from './puzzle.ts';

/** As many tiles as a position can tell. */
export const MOST_TILES = 6;

/** Whose puzzle it is, and the other one. */
export const solverOf = (state: Pick<State, 'turn'>): SeatId => state.turn.seat;
export const opponentOf = (state: Pick<State, 'turn'>): SeatId => (1 - state.turn.seat) as SeatId;

function checkTable(state: State): void {
  if (state.seats.length !== 2 || state.options.mode !== 'duel') refuse('not-a-duel', {}, 'position');
  if (state.pending?.kind !== 'turn') refuse('no-open-turn', {}, 'position');
  const { tiles } = rulesOf(state.options);
  const hqs = new Set<Owner>(
    unitsOn(state.units).flatMap(({ kind, owner }) => (tiles[kind].isHq ? [owner] : [])),
  );
  if (hqs.size !== 2 || state.seats.some(({ hq }) => hq === 0)) refuse('no-hq', {}, 'position');
}

/** A Battle by a full board would come before all tiles are played (BAT-1). */
function checkRoom(state: State, plays: number): void {
  const { full } = rulesOf(state.options).board;
  const free = full.filter((hex) => isFree(state.units, hex)).length;
  if (free <= plays + state.beside.length) refuse('board-too-full', { free, plays }, 'plays');
}

function checkGoal(state: State, goal: Goal): void {
  if (goal.kind !== 'kill') return;
  goal.units.forEach((name, i) => {
    if (unitNamed(state, name) === undefined) refuse('no-such-unit', { hex: name }, `goal.units[${i}]`);
  });
}

/** The enemy unit, not an HQ, that stands on the hex of that name. */
export function unitNamed(state: State, name: string): UnitId | undefined {
  const hex = parseHex(name);
  const unit = hex === undefined ? undefined : unitAt(state.units, hex);
  if (!unit || unit.owner !== opponentOf(state)) return undefined;
  return rulesOf(state.options).tiles[unit.kind].isHq ? undefined : unit.unit;
}

/** What a puzzle lays down about a position. */
export interface Terms {
  readonly hand?: readonly TileId[];
  readonly plays: number;
  readonly goal: Goal;
}

/**
 * The puzzle's position made from any position with an open turn: decks are empty, the opponent has had the last turn,
 * nothing is played yet. Of tiles that are given as the hand, all must be in the army and not on the board.
 */
export function startFrom(position: State, { hand, plays, goal }: Terms): State {
  checkTable(position);
  const state = cloneState(position);
  const solver = solverOf(state);
  for (const seat of state.seats) {
    seat.discard = [...seat.discard, ...seat.deck, ...seat.top, ...seat.hand];
    seat.deck = [];
    seat.top = [];
    if (seat !== state.seats[solver]) seat.hand = [];
  }
  const own = state.seats[solver];
  own.hand = hand ?? position.seats[solver].hand;
  for (const tile of own.hand) {
    const at = own.discard.indexOf(tile);
    if (at < 0) refuse('other-hand', {}, 'hand');
    own.discard.splice(at, 1);
  }
  for (const seat of state.seats) seat.discard.sort((a, b) => a - b);
  if (own.hand.length > MOST_TILES) refuse('too-many-tiles', { most: MOST_TILES }, 'hand');
  if (own.hand.length < plays) refuse('too-few-tiles', { plays }, 'hand');
  const by = opponentOf(state);
  state.ending = { by, turns: [], tied: undefined, last: by };
  state.turn = {
    ...state.turn,
    limit: 3,
    drawn: 0,
    plays: 0,
    maxPlays: goal.fewest ? own.hand.length : plays,
    rotations: 0,
    moved: [],
    pivoted: [],
    served: [],
  };
  checkRoom(state, state.turn.maxPlays);
  checkGoal(state, goal);
  return state;
}

/** The state in which a puzzle begins. */
export const startOf = ({ position, plays, goal }: Pick<Puzzle, 'position' | 'plays' | 'goal'>): State =>
  startFrom(parsePosition(position), { plays, goal });

/** The hand of the solver as `army/tile`. */
export const handOf = (state: State): string[] =>
  state.seats[solverOf(state)].hand.map((tile) => rulesOf(state.options).tiles[tile].ref);

/** The hexes of the enemy's units that are no HQ. */
export const enemyHexes = (state: State): string[] => {
  const { tiles } = rulesOf(state.options);
  return unitsOn(state.units).flatMap(({ kind, owner, tiles: [first] }) =>
    owner === opponentOf(state) && !tiles[kind].isHq && first.hex !== NOWHERE ? [hexName(first.hex)] : [],
  );
};
