// Whether the leaders are fair: a bot against itself, every two leaders, over mixed pairings of armies (LEAD).

import { LEADERS, PRINTED_ARMIES } from '@nhex/engine';
import { type Share, shareOfPoints } from './fairness.ts';
import { markOf, PLAIN_TRIAL, trialOf } from './mark.ts';
import type { PairJob, PairOutcome } from './play-pair.ts';
import { pairingsOf } from './schedule.ts';

export interface LeaderSettings {
  readonly bot: string;
  readonly armies: readonly string[];
  /** Pairs of games of every two leaders: the same shuffles, the leaders swapped. */
  readonly pairs: number;
  readonly seed: string;
}

/** Two games of two leaders on the same shuffles, kept together. */
export interface LeaderPiece {
  readonly name: string;
  readonly leaders: readonly [string, string];
  /** The first game, and the one with the leaders swapped. */
  readonly jobs: readonly PairJob[];
}

/** All games in pieces: one of every two leaders before more of any. Armies change from piece to piece. */
export function leaderPieces({ bot, armies, pairs, seed }: LeaderSettings): LeaderPiece[] {
  const pieces: LeaderPiece[] = [];
  const pairings = pairingsOf(armies);
  const tiles = PRINTED_ARMIES.map((army) => [army.key, army.tiles]);
  const leaders = pairingsOf(LEADERS.map(({ key }) => key)).map((keys) => {
    const cards = LEADERS.filter(({ key }) => keys.includes(key));
    const trial = trialOf(bot, { armies: PLAIN_TRIAL.armies, variants: ['leaders'], leaders: keys });
    return { keys, mark: markOf(cards, tiles, trial) };
  });
  for (let number = 0; number < pairs; number++) {
    leaders.forEach(({ keys: [first, second], mark }, i) => {
      const [one, other] = pairings[(number * leaders.length + i) % pairings.length];
      const sides: readonly [string, string] = number % 2 === 0 ? [one, other] : [other, one];
      const pair = { number, armies: sides, seed: `${seed}/${number}/${i}` };
      const job = {
        pair,
        bots: [bot, bot],
        edition: '2025',
        variants: ['leaders'],
        time: 5000,
        ownArmies: [],
      } as const;
      pieces.push({
        name: [bot, 'leaders', first, second, seed, number, armies.length, mark].join('-'),
        leaders: [first, second],
        jobs: [
          { ...job, leaders: [first, second], once: true },
          { ...job, leaders: [second, first], once: true },
        ],
      });
    });
  }
  return pieces;
}

export interface LeaderRow extends Share {
  readonly leader: string;
  /** In which share of its games it was used. */
  readonly used: number;
  /** Its share against each other leader. */
  readonly against: Readonly<Record<string, number>>;
}

/** A piece that was played: the outcomes of its two games. */
export interface LeaderResult {
  readonly leaders: readonly [string, string];
  readonly games: readonly PairOutcome[];
}

/** Types of choice that only leaders bring. */
const USES: readonly string[] = [...new Set(LEADERS.flatMap(({ uses }) => uses.map(({ kind }) => kind)))];

export function leaderRows(results: readonly LeaderResult[]): LeaderRow[] {
  return LEADERS.map(({ key: leader }) => {
    const own = results.filter(({ leaders }) => leaders.includes(leader));
    /** By piece, its two games: where the leader sat, and what it won. */
    const seats = own.map(({ leaders, games }) =>
      games.map(({ games: [game] }, swapped) => {
        const seat = (leaders[0] === leader) === (swapped === 0) ? 0 : 1;
        const points = seat === 0 ? game.armyScore : 1 - game.armyScore;
        return { points, isUsed: game.kinds[seat].some((kind) => USES.includes(kind)) };
      }),
    );
    const points = seats.map((games) => games.map((game) => game.points));
    const used = seats.flat().filter(({ isUsed }) => isUsed).length / Math.max(1, seats.flat().length);
    const others = LEADERS.filter(({ key }) => key !== leader);
    const against = others.map(({ key }): [string, number] => [
      key,
      shareOfPoints(points.filter((_, i) => own[i].leaders.includes(key))).share,
    ]);
    return { leader, ...shareOfPoints(points), used, against: Object.fromEntries(against) };
  });
}
