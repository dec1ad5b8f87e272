// Two bots in one scenario: every side is played by either of them, on the same shuffles (ATL).

import { checkOptions, planOf, type Scenario } from '@nhex/engine';
import { playersFor } from './players.ts';
import { gameSeed, newTally, playGame } from './playout.ts';

/** Every way to share the sides between two bots, by seat: whether the first one plays it. */
export function sharings(scenario: Scenario): boolean[][] {
  const bySeat = planOf(scenario).sides;
  const sides = [...new Set(bySeat)];
  const all = 2 ** sides.length;
  // Neither 0 nor the last one: both bots play.
  return Array.from({ length: all - 2 }, (_, i) =>
    bySeat.map((side) => ((i + 1) >> sides.indexOf(side)) % 2 === 1),
  );
}

/** The share of the points that the first bot takes; a draw is half a point, a victory shared by both as well. */
export async function duelScore(
  scenario: Scenario,
  bots: readonly [string, string],
  games: number,
  seed: string,
  played: () => Promise<void>,
): Promise<number> {
  const options = checkOptions({ scenario });
  const ways = sharings(scenario);
  let points = 0;
  for (let i = 0; i < games; i++) {
    const isFirst = ways[i % ways.length];
    const players = playersFor(
      isFirst.map((first) => bots[first ? 0 : 1]),
      isFirst.length,
    );
    const shuffle = gameSeed(seed, Math.floor(i / ways.length));
    const { result } = playGame(options, shuffle, players, newTally(players.length));
    const winners = result?.winners ?? [];
    const won = winners.filter((seat) => isFirst[seat]).length;
    points += winners.length === 0 || (won > 0 && won < winners.length) ? 0.5 : Math.sign(won);
    await played();
  }
  return Number((points / games).toFixed(4));
}
