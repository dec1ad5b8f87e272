// The two games of a pair, and what comes out of them.

import {
  type Army,
  applyChoice,
  checkOptions,
  newState,
  requestOf,
  type SeatId,
  type State,
  seedFrom,
} from '@nhex/engine';
import { messageOf } from '../errors.ts';
import { seatContestant } from './contestant.ts';
import { describeInput } from './describe.ts';
import type { Pair } from './schedule.ts';

export interface PairJob {
  readonly pair: Pair;
  /** Specifications of bot A and bot B. */
  readonly bots: readonly [string, string];
  readonly edition: string;
  /** Milliseconds for one answer of a foreign bot. */
  readonly time: number;
  readonly ownArmies: readonly Army[];
}

export interface GameOutcome {
  /** Points of bot A: 1, 0.5 or 0. */
  readonly score: number;
  /** Points of the first army. */
  readonly armyScore: number;
  /** Turns begun and milliseconds thought, of bot A and bot B. */
  readonly turns: readonly [number, number];
  readonly ms: readonly [number, number];
  /** Who forfeited (0 is bot A) and why. */
  readonly forfeit: { readonly bot: 0 | 1; readonly reason: string } | undefined;
}

export interface PairOutcome {
  readonly number: number;
  readonly armies: readonly [string, string];
  readonly games: readonly GameOutcome[];
}

/** Chance for the players' decisions, apart from the decks' streams; each bot has its own, so that a bot meets itself anew. */
const PLAYERS_STREAM = 200;

export async function playPair(job: PairJob): Promise<PairOutcome> {
  const games = [await playGame(job, false), await playGame(job, true)];
  return { number: job.pair.number, armies: job.pair.armies, games };
}

async function playGame(
  { pair, bots, edition, time, ownArmies }: PairJob,
  swapped: boolean,
): Promise<GameOutcome> {
  const options = checkOptions({ armies: pair.armies, edition: edition as 'unified', ownArmies });
  let state = newState(options, pair.seed);
  const inputs: string[] = [];
  /** Which bot sits where: 0 is bot A. */
  const botOf = (seat: number): 0 | 1 => ((seat === 0) === swapped ? 1 : 0);
  const contestants = [0, 1].map((seat) => seatContestant(bots[botOf(seat)], seat, state, time));
  const turns: [number, number] = [0, 0];
  const ms: [number, number] = [0, 0];
  let forfeit: GameOutcome['forfeit'];
  let turn = 0;
  for (let asked = 0; !forfeit; asked++) {
    const request = requestOf(state);
    if (!request) break;
    const bot = botOf(request.seat);
    if (state.turn.number !== turn) {
      turn = state.turn.number;
      turns[botOf(state.turn.seat)] += 1;
    }
    const started = performance.now();
    try {
      const chance = seedFrom(`${pair.seed}/${bot}`, PLAYERS_STREAM + asked);
      const code = await contestants[request.seat].answer(state, request, chance, inputs);
      const applied = applyChoice(state, code);
      inputs.push(describeInput(state, request.seat, code, applied));
      state = applied.state;
    } catch (error) {
      forfeit = { bot, reason: messageOf(error) };
    }
    ms[bot] += performance.now() - started;
  }
  for (const contestant of contestants) contestant.close(state.result);
  const score = forfeit ? forfeit.bot : pointsOf(state, (botOf(0) === 0 ? 0 : 1) as SeatId);
  const armyScore = botOf(0) === 0 ? score : 1 - score;
  return { score, armyScore, turns, ms, forfeit };
}

function pointsOf(state: State, seat: SeatId): number {
  const winners = state.result?.winners ?? [];
  return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
}
