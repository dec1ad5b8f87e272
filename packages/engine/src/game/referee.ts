// The referee: the one small interface between a table and the game. A page plays through a local one, or through one
// over the network; there the server declares the same verdicts in its own copy (`declareVerdict`), and every page in its own.

import { NOBODY, type SeatId } from '../base/brand.ts';
import { refuse } from '../base/error.ts';
import type { Choice } from '../choices/choice.ts';
import type { Code } from '../choices/code.ts';
import { canUndo, declareVerdict, type Game, type Played, play } from './game.ts';
import { deciderOf } from './run.ts';

export interface Referee {
  readonly game: Game;
  /** Refuses a seat that is not asked. */
  play(seat: SeatId, choice: Choice | Code): Played;
  resign(seat: SeatId): Played;
  /** The clock says so: the seat has lost. */
  timeOver(seat: SeatId): Played;
  /** All sides have agreed on it. */
  drawAgreed(): Played;
  mayTakeBack(seat: SeatId): boolean;
  /** Takes back the seat's last choice, as far as TURN-7 allows. */
  takeBack(seat: SeatId): Played;
}

/** A referee over a game in memory; it holds the game after the last input. */
export function makeReferee(start: Game): Referee {
  let game = start;
  const keep = (played: Played): Played => {
    ({ game } = played);
    return played;
  };
  const mayTakeBack = (seat: SeatId): boolean => canUndo(game) && game.state.turn.seat === seat;
  return {
    get game() {
      return game;
    },
    play(seat, choice) {
      const decider = deciderOf(game.state);
      if (game.state.pending && decider !== seat) refuse('not-your-turn', 'other-player', { seat, decider });
      return keep(play(game, choice));
    },
    resign: (seat) => keep(declareVerdict(game, 'resign', seat)),
    timeOver: (seat) => keep(declareVerdict(game, 'time-over', seat)),
    drawAgreed: () => keep(declareVerdict(game, 'draw-agreed', NOBODY)),
    mayTakeBack,
    takeBack(seat) {
      if (!mayTakeBack(seat)) refuse('no-undo', 'nothing-to-take-back', {});
      return keep(declareVerdict(game, 'take-back', seat));
    },
  };
}
