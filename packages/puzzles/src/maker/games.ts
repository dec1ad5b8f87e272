// Positions from real games of bots: where somebody is at turn and the board is well filled.

import { choose, makeBot } from '@nhex/bots';
import { cloneState, newState, playInPlace, type State, seedFrom, viewOf } from '@nhex/engine';

const BOT = 'medium:nodes=120';
const EARLIEST_TURN = 7;
const MOST_INPUTS = 600;

/** The beginnings of turns in one game of two armies. */
export function gamePositions(armies: readonly [string, string], seed: string): State[] {
  const bot = makeBot(BOT);
  const state = newState({ armies }, seed);
  const positions: State[] = [];
  let noted = 0;
  for (let input = 0; state.pending && input < MOST_INPUTS; input++) {
    const { turn, pending } = state;
    if (pending?.kind === 'turn' && turn.number >= EARLIEST_TURN && turn.number !== noted) {
      noted = turn.number;
      positions.push(cloneState(state));
    }
    playInPlace(state, choose(bot, viewOf(state), { seed: seedFrom(seed, input) >>> 0 }).code);
  }
  return positions;
}
