// Games that end by a word and not on the board: resigning, time over, a draw agreed on.

import type { Owner, SeatId } from '../base/brand.ts';
import type { GameEvent } from '../flow/events.ts';
import { rulesOf } from '../state/rules.ts';
import { cloneState, type GameResult, type State } from '../state/state.ts';
import { endGame } from '../turn/turn.ts';
import { contenders } from '../turn/victory.ts';
import { byChance, recordingInto } from './play.ts';

interface Ended {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

function end(
  state: State,
  result: GameResult,
  because: Parameters<NonNullable<ReturnType<typeof recordingInto>>>[0],
): Ended {
  const next = cloneState(state);
  next.moments += 1;
  const events: GameEvent[] = [];
  const sink = recordingInto(events, next);
  sink?.(because);
  endGame(next, result, byChance(next, sink));
  return { state: next, events };
}

/** The seats of other sides that can still win. */
function rivalsOf(state: State, loser: Owner): SeatId[] {
  const { side } = rulesOf(state.options).mode;
  return contenders(state).filter((seat) => side(seat) !== side(loser));
}

/** Whether more than two sides are left: then the points of the others decide between them. */
export function pointsDecide(state: State, loser: SeatId): boolean {
  const { side } = rulesOf(state.options).mode;
  return new Set(rivalsOf(state, loser).map(side)).size > 1;
}

/** Who wins when that seat gives up or its time is over: the other side; of several, whoever has the most points. */
function winnersWithout(state: State, loser: SeatId): SeatId[] {
  const { side } = rulesOf(state.options).mode;
  const rivals = rivalsOf(state, loser);
  if (!pointsDecide(state, loser)) {
    return state.seats
      .map((_, seat) => seat as SeatId)
      .filter((seat) => rivals[0] !== undefined && side(seat) === side(rivals[0]));
  }
  const most = Math.max(...rivals.map((seat) => state.seats[seat].hq));
  return rivals.filter((seat) => state.seats[seat].hq === most);
}

export const giveUp = (state: State, seat: Owner, reason: 'resigned' | 'time'): Ended =>
  end(
    state,
    { winners: winnersWithout(state, seat), reason },
    { type: reason === 'time' ? 'time-over' : 'resigned', seat },
  );

export const agree = (state: State): Ended =>
  end(state, { winners: [], reason: 'agreed' }, { type: 'draw-agreed' });
