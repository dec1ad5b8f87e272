// Positions to learn from: games of a bot against itself, looked at after every turn.

import { choose, lookAt, makeBot } from '@nhex/bots';
import { codeType, deciderOf, newState, playInPlace, type State, seedFrom, viewOf } from '@nhex/engine';
import type { Sample } from './fit.ts';

/** One game of self-play. The bots may differ, so that positions of many kinds arise. */
export interface LearnJob {
  readonly armies: readonly [string, string];
  readonly seed: string;
  readonly bots: readonly [string, string];
}

const PLAYERS_STREAM = 300;

/** The features of a position, each in every respect of the stage of the game, as the evaluation weighs them. */
function featuresOf(state: State, seat: number): number[] | undefined {
  const { features, stage, isLast } = lookAt(state, seat, seat);
  // Before the last Battle nothing is left to judge: it is fought.
  if (isLast) return undefined;
  return [...features].flatMap((feature) => [...stage].map((respect) => feature * respect));
}

/** Plays the game and says for every turn's end what it looked like to the player and what came of it. */
export function learnFrom({ armies, seed, bots }: LearnJob): Sample[] {
  const players = bots.map((spec) => makeBot(spec));
  const state = newState({ armies }, seed);
  const seen: { readonly seat: number; readonly x: number[] }[] = [];
  const look = (seat: number): void => {
    const x = featuresOf(state, seat);
    if (x) seen.push({ seat, x });
  };
  for (let asked = 0; state.stage !== 'over'; asked++) {
    const budget = { seed: seedFrom(seed, PLAYERS_STREAM + asked), ms: Number.POSITIVE_INFINITY };
    const { code } = choose(players[deciderOf(state)], viewOf(state), budget);
    const { number, seat } = state.turn;
    const ends = codeType(code) === 'end';
    if (ends) look(seat);
    playInPlace(state, code);
    const isNextTurn = number > 0 && state.turn.number !== number;
    if (isNextTurn && !ends && !state.result) look(seat);
  }
  const winners = state.result?.winners ?? [];
  return seen.map(({ seat, x }) => ({ x, y: winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0 }));
}
