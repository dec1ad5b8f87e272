// What a match amounts to: score, Elo, pairings, time per turn, forfeits.

import { estimate } from './elo.ts';
import type { GameOutcome, PairOutcome } from './play-pair.ts';

export interface PairingResult {
  readonly armies: readonly [string, string];
  readonly games: number;
  /** Share of points of bot A. */
  readonly score: number;
  /** Share of points of the first army, whoever led it. */
  readonly armyScore: number;
  /** How far off that share may be, either way, in 95 of 100 cases. */
  readonly armyError: number;
}

export interface MatchResult {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly elo: number;
  readonly interval: readonly [number, number];
  readonly pairs: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly pairings: readonly PairingResult[];
  /** Milliseconds a turn, bot A and bot B. */
  readonly msPerTurn: readonly [number, number];
  readonly forfeits: readonly { readonly bot: 'a' | 'b'; readonly games: number; readonly reason: string }[];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

function pairingResults(outcomes: readonly PairOutcome[]): PairingResult[] {
  const byArmies = new Map<string, { armies: [string, string]; pairs: GameOutcome[][] }>();
  for (const { armies, games } of outcomes) {
    const turned = armies[0] > armies[1];
    const sorted: [string, string] = turned ? [armies[1], armies[0]] : [armies[0], armies[1]];
    const entry = byArmies.get(sorted.join()) ?? { armies: sorted, pairs: [] };
    byArmies.set(sorted.join(), entry);
    entry.pairs.push(
      games.map((game) => ({ ...game, armyScore: turned ? 1 - game.armyScore : game.armyScore })),
    );
  }
  return [...byArmies.values()].map(({ armies, pairs }) => {
    const army = estimate(pairs.map((games) => mean(games.map((game) => game.armyScore))));
    const games = pairs.flat();
    return {
      armies,
      games: games.length,
      score: rounded(mean(games.map((game) => game.score)), 4),
      armyScore: rounded(army.score, 4),
      armyError: rounded(army.error, 4),
    };
  });
}

function forfeitsOf(games: readonly GameOutcome[]): MatchResult['forfeits'] {
  const counts = new Map<string, { bot: 'a' | 'b'; games: number; reason: string }>();
  for (const { forfeit } of games) {
    if (!forfeit) continue;
    const bot = forfeit.bot === 0 ? 'a' : 'b';
    const entry = counts.get(bot + forfeit.reason) ?? { bot, games: 0, reason: forfeit.reason };
    entry.games += 1;
    counts.set(bot + forfeit.reason, entry);
  }
  return [...counts.values()];
}

/** The outcomes may come in any order: the summary is the same. */
export function summarize(a: string, b: string, given: readonly PairOutcome[]): MatchResult {
  const outcomes = [...given].sort((one, other) => one.number - other.number);
  const games = outcomes.flatMap((outcome) => outcome.games);
  const { score, elo, interval } = estimate(
    outcomes.map((outcome) => mean(outcome.games.map((game) => game.score))),
  );
  const count = (points: number): number => games.filter((game) => game.score === points).length;
  const perTurn = (bot: 0 | 1): number => {
    const turns = games.reduce((sum, game) => sum + game.turns[bot], 0);
    return rounded(games.reduce((sum, game) => sum + game.ms[bot], 0) / Math.max(1, turns), 1);
  };
  return {
    a,
    b,
    score: rounded(score, 4),
    elo,
    interval,
    pairs: outcomes.length,
    games: games.length,
    wins: count(1),
    draws: count(0.5),
    losses: count(0),
    pairings: pairingResults(outcomes),
    msPerTurn: [perTurn(0), perTurn(1)],
    forfeits: forfeitsOf(games),
  };
}
