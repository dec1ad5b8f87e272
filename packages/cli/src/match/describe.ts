// A position and an input for a program in another language: names instead of numbers, nothing hidden.

import {
  type Applied,
  type Code,
  drawsCards,
  inputSeenBy,
  leaderKey,
  makeChoice,
  makeDraws,
  NO_LEADER,
  type SeatId,
  type State,
  type TileId,
  unpackChoice,
} from '@nhex/engine';
import { nameBoard, tileRef } from '../words/names.ts';

export function describeState(state: State): object {
  const refs = (tiles: readonly TileId[]): string[] => tiles.map((tile) => tileRef(state, tile));
  const board = nameBoard(state, state.units);
  const { turn, ending, battle, leaders } = state;
  const isRevealed =
    leaders.length > 0 && leaders.every(({ card, dealt }) => card !== NO_LEADER && dealt.length === 0);
  return {
    board,
    players: state.seats.map((seat, number) => ({
      army: state.options.armies[number],
      hq: seat.hq,
      alive: seat.alive,
      hand: refs(seat.hand),
      // What is left, not in the order it will come.
      deck: refs(seat.deck),
      top: refs(seat.top),
      discard: refs(seat.discard),
      mercenaries: refs(seat.mercenaries),
      structure: seat.structure,
    })),
    beside: refs(state.beside),
    turn: { number: turn.number, seat: turn.seat },
    turnsLeft: ending ? ending.turns.length : null,
    battle: battle ? { phase: battle.phase, reason: battle.reason } : null,
    // Only what all may see: cards that are still to be revealed are in the choices of who holds them (LEAD-1).
    ...(isRevealed ? { leaders: leaders.map(({ card, uses }) => ({ leader: leaderKey(card), uses })) } : {}),
  };
}

/** An input as a line of a record, as `viewer` sees it: `0 place claws c3 r2 + 1: move medic`. */
export function describeInput(
  before: State,
  seat: number,
  code: Code,
  { state, draws }: Applied,
  viewer: number,
): string {
  const said = inputSeenBy(before, { code, draws }, viewer as SeatId);
  const keys = makeDraws(before, said.draws);
  // All draws after one input are of the player whose turn it then is.
  const drawn =
    keys.length > 0 ? ` + ${drawsCards(before) ? 'cards' : state.turn.seat}: ${keys.join(' ')}` : '';
  return `${seat} ${makeChoice(unpackChoice(said.code), before)}${drawn}`;
}
