// The two games of a pair, and what comes out of them.

import {
  ALL_LEADERS,
  type Army,
  applyChoice,
  CARDS_DEALT,
  checkOptions,
  codeType,
  leaderByKey,
  NO_LEADER,
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
  readonly variants: readonly string[];
  /** Milliseconds for one answer of a foreign bot. */
  readonly time: number;
  readonly ownArmies: readonly Army[];
  /** The leaders of the first and the second seat, by key; without them they are dealt and chosen (LEAD). */
  readonly leaders?: readonly [string, string];
  /** Only the first of the two games: where both bots are the same nothing else comes of the second. */
  readonly once?: boolean;
}

export interface GameOutcome {
  /** Points of bot A: 1, 0.5 or 0. */
  readonly score: number;
  /** Points of the first army. */
  readonly armyScore: number;
  /** Turns begun and milliseconds thought, of bot A and bot B. */
  readonly turns: readonly [number, number];
  readonly ms: readonly [number, number];
  /** The types of choice that the player of each seat made. */
  readonly kinds: readonly (readonly string[])[];
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
  const games = [await playGame(job, false), ...(job.once ? [] : [await playGame(job, true)])];
  return { number: job.pair.number, armies: job.pair.armies, games };
}

/** The state after these leaders were dealt, among others, and chosen. */
export function withLeaders(start: State, keys: readonly [string, string]): State {
  const chosen = keys.map((key) => leaderByKey(key) ?? NO_LEADER);
  const others = ALL_LEADERS.filter((id) => !chosen.includes(id));
  const cards = chosen.flatMap((card, i) => [card, ...others.slice(2 * i, 2 * i + CARDS_DEALT - 1)]);
  const dealt = applyChoice(start, { type: 'deal' }, cards).state;
  return chosen.reduce((state, leader) => applyChoice(state, { type: 'leader', leader }).state, dealt);
}

async function playGame(
  { pair, bots, edition, variants, time, ownArmies, leaders }: PairJob,
  swapped: boolean,
): Promise<GameOutcome> {
  const options = checkOptions({ armies: pair.armies, edition, variants, ownArmies });
  const start = newState(options, pair.seed);
  let state = leaders ? withLeaders(start, leaders) : start;
  /** All of the game so far, as the player of each seat sees it. */
  const inputs = state.seats.map((): string[] => []);
  const kinds = [new Set<string>(), new Set<string>()];
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
      const code = await contestants[request.seat].answer(state, request, chance, inputs[request.seat]);
      kinds[request.seat].add(codeType(code));
      const applied = applyChoice(state, code);
      inputs.forEach((lines, viewer) => {
        lines.push(describeInput(state, request.seat, code, applied, viewer));
      });
      state = applied.state;
    } catch (error) {
      forfeit = { bot, reason: messageOf(error) };
    }
    ms[bot] += performance.now() - started;
  }
  for (const contestant of contestants) contestant.close(state.result);
  const score = forfeit ? forfeit.bot : pointsOf(state, (botOf(0) === 0 ? 0 : 1) as SeatId);
  const armyScore = botOf(0) === 0 ? score : 1 - score;
  return { score, armyScore, turns, ms, kinds: kinds.map((each) => [...each]), forfeit };
}

function pointsOf(state: State, seat: SeatId): number {
  const winners = state.result?.winners ?? [];
  return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
}
