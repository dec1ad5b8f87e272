// A position and an input for a program in another language: names instead of numbers, nothing hidden.

import {
  type Applied,
  type Code,
  decodeChoice,
  EMPTY,
  hexName,
  makeChoice,
  NOBODY,
  type State,
  tileInfo,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '@nhex/engine';

const refs = (tiles: readonly number[]): string[] => tiles.map((tile) => tileInfo(tile).ref);

export function describeState(state: State): object {
  const board: Record<string, object> = {};
  state.board.forEach((unit, hex) => {
    if (unit === EMPTY) return;
    const owner = unitOwner(unit);
    board[hexName(hex)] = {
      tile: tileInfo(unitTile(unit)).ref,
      owner: owner === NOBODY ? null : owner,
      rotation: unitRotation(unit),
      wounds: unitWounds(unit),
    };
  });
  const { turn, ending, battle } = state;
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
    })),
    turn: { number: turn.number, seat: turn.seat },
    turnsLeft: ending ? ending.turns.length : null,
    battle: battle ? { phase: battle.phase, reason: battle.reason } : null,
  };
}

/** An input as a line of a record: `0 place claws c3 r2 + 1: move medic`. */
export function describeInput(before: State, seat: number, code: Code, { state, draws }: Applied): string {
  const keys = draws.map((tile) => tileInfo(tile).key);
  // All draws after one input are of the player whose turn it then is.
  const drawn = keys.length > 0 ? ` + ${state.turn.seat}: ${keys.join(' ')}` : '';
  return `${seat} ${makeChoice(decodeChoice(code), before)}${drawn}`;
}
