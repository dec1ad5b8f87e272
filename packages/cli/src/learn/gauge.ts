// How sure a judgement may be: games are played by it, and its chances are compared with how they ended.

import { choose, judgeWith, steadyPlayer } from '@nhex/bots';
import { newState, playInPlace, seedFrom, viewOf } from '@nhex/engine';

export interface GaugeJob {
  readonly armies: readonly [string, string];
  readonly seed: string;
  readonly weights: readonly number[];
}

/** A chance of winning that was foretold, and what came of it: 1 a win, 0 a loss. */
export interface Foretold {
  readonly chance: number;
  readonly result: number;
}

/** A stream of chance of its own, apart from the decks'. */
const STREAM = 1000;
/** Chances beyond it say no more than that the game is decided. */
const CERTAIN = 0.95;

/** A game of self-play: what whoever moved foretold at the beginning of each turn. Drawn games tell nothing. */
export function gauge({ armies, seed, weights }: GaugeJob): Foretold[] {
  const player = steadyPlayer(judgeWith(weights));
  const state = newState({ armies }, seed);
  const foretold: { seat: number; chance: number }[] = [];
  for (let asked = 0; state.stage !== 'over'; asked++) {
    const { stage, turn } = state;
    const budget = { seed: seedFrom(seed, STREAM + asked), ms: Number.POSITIVE_INFINITY };
    const { code, explanation } = choose(player, viewOf(state), budget);
    if (stage === 'forced-discard' && explanation)
      foretold.push({ seat: turn.seat, chance: explanation.chance });
    playInPlace(state, code);
  }
  const winners = state.result?.winners ?? [];
  if (winners.length === 0) return [];
  return foretold.map(({ seat, chance }) => ({ chance, result: winners.includes(seat) ? 1 : 0 }));
}

/** The factor to the log odds with which they foretell the results best (logistic regression by Newton's method). */
export function surenessOf(foretold: readonly Foretold[]): number {
  const open = foretold
    .filter(({ chance }) => chance > 1 - CERTAIN && chance < CERTAIN)
    .map(({ chance, result }) => ({ odds: Math.log(chance / (1 - chance)), result }));
  let factor = 1;
  for (let step = 0; step < 20; step++) {
    let slope = 0;
    let bend = 1e-9;
    for (const { odds, result } of open) {
      const chance = 1 / (1 + Math.exp(-factor * odds));
      slope += (result - chance) * odds;
      bend += chance * (1 - chance) * odds * odds;
    }
    factor += slope / bend;
  }
  return factor;
}
