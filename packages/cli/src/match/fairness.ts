// Whether a variant is fair: a bot against itself with and without it, every two armies, what each army's share becomes.

import { PRINTED_ARMIES } from '@nhex/engine';
import { estimate } from './elo.ts';
import { markOf, PLAIN_TRIAL, trialOf } from './mark.ts';
import type { GameOutcome, PairJob, PairOutcome } from './play-pair.ts';
import { type Pair, pairingsOf } from './schedule.ts';

export interface FairnessSettings {
  readonly bot: string;
  readonly armies: readonly string[];
  readonly variants: readonly string[];
  /** Pairs of games of every two armies, with the variants and as many without. */
  readonly pairs: number;
  readonly seed: string;
}

/** A few pairs of games that are played and kept together. */
export interface Piece {
  readonly name: string;
  readonly isWith: boolean;
  readonly jobs: readonly PairJob[];
}

/** Pairs in a piece: with a quick bot some seconds. */
const PIECE = 5;

/** The faces that a game of these armies is played with. */
const facesOf = (keys: readonly string[], isWith: boolean): unknown =>
  PRINTED_ARMIES.filter(({ key }) => keys.includes(key)).map(({ key, tiles, structure }) =>
    isWith ? [key, tiles, structure] : [key, tiles],
  );

/** All games in pieces: a little of every pairing, with and without, before more of any. */
export function piecesOf({ bot, armies, variants, pairs, seed }: FairnessSettings): Piece[] {
  const plain = trialOf(bot, PLAIN_TRIAL);
  // A trial of its own for each pairing: what changes for one army does not touch the pairings of the others.
  const pairings = pairingsOf(armies).map((sides) => ({
    sides,
    marks: [false, true].map((isWith) =>
      markOf(facesOf(sides, isWith), isWith ? trialOf(bot, { armies: sides, variants }) : plain),
    ),
  }));
  const pieces: Piece[] = [];
  for (let from = 0; from < pairs; from += PIECE) {
    for (const {
      sides: [first, second],
      marks,
    } of pairings) {
      for (const isWith of [false, true]) {
        const jobs: PairJob[] = [];
        for (let number = from; number < Math.min(pairs, from + PIECE); number++) {
          const sides: Pair['armies'] = number % 2 === 0 ? [first, second] : [second, first];
          const pair = { number, armies: sides, seed: `${seed}/${first}/${second}/${number}` };
          const played = isWith ? variants : [];
          jobs.push({ pair, bots: [bot, bot], edition: '2025', variants: played, time: 5000, ownArmies: [] });
        }
        const what = isWith ? variants.join('+') : 'without';
        const mark = marks[isWith ? 1 : 0];
        const name = [bot, what, first, second, seed, from, jobs.length, mark].join('-');
        pieces.push({ name, isWith, jobs });
      }
    }
  }
  return pieces;
}

/** An army's share of the points, and how far off it may be in 95 of 100 cases. */
export interface Share {
  readonly share: number;
  readonly error: number;
  readonly games: number;
}

export interface ArmyFairness {
  readonly army: string;
  readonly without: Share;
  readonly with: Share;
  /** How much more it takes with the variants. */
  readonly difference: number;
  /** In which share of its games the army made a choice that only the variants bring. */
  readonly uses: Readonly<Record<string, number>>;
}

export interface Fairness {
  readonly bot: string;
  readonly variants: readonly string[];
  /** Games without and with the variants. */
  readonly games: readonly [number, number];
  readonly armies: readonly ArmyFairness[];
  readonly forfeits: number;
}

/** One game from the side of one of its armies. */
interface Appearance {
  readonly points: number;
  readonly kinds: readonly string[];
}

export const rounded = (value: number): number => Number(value.toFixed(4));

/** The games of an army, pair by pair. */
function appearances(outcomes: readonly PairOutcome[], army: string): Appearance[][] {
  const seen = ({ armyScore, kinds }: GameOutcome, seat: number): Appearance => ({
    points: seat === 0 ? armyScore : 1 - armyScore,
    kinds: kinds[seat],
  });
  return outcomes.flatMap(({ armies, games }) => {
    const seat = armies.indexOf(army);
    return seat < 0 ? [] : [games.map((game) => seen(game, seat))];
  });
}

const shareOf = (pairs: readonly (readonly Appearance[])[]): Share =>
  shareOfPoints(pairs.map((pair) => pair.map(({ points }) => points)));

/** The share of points won in games that belong together pair by pair. */
export function shareOfPoints(pairs: readonly (readonly number[])[]): Share {
  const games = pairs.flat().length;
  if (games === 0) return { share: 0, error: 0, games };
  const scores = pairs.map((pair) => pair.reduce((sum, points) => sum + points, 0) / pair.length);
  const { score, error } = estimate(scores);
  return { share: rounded(score), error: rounded(error), games };
}

/** What the games came to; outcomes may be of some pieces only. */
export function fairnessOf(
  { bot, variants, armies }: FairnessSettings,
  without: readonly PairOutcome[],
  played: readonly PairOutcome[],
): Fairness {
  const kindsOf = (outcomes: readonly PairOutcome[]): Set<string> =>
    new Set(outcomes.flatMap(({ games }) => games.flatMap(({ kinds }) => kinds.flat())));
  const usual = kindsOf(without);
  const special = [...kindsOf(played)].filter((kind) => !usual.has(kind)).sort();
  const rows = armies.map((army): ArmyFairness => {
    const its = appearances(played, army);
    const games = its.flat();
    const before = shareOf(appearances(without, army));
    const after = shareOf(its);
    const uses = special.map((kind) => {
      const count = games.filter(({ kinds }) => kinds.includes(kind)).length;
      return [kind, rounded(count / Math.max(1, games.length))];
    });
    return {
      army,
      without: before,
      with: after,
      difference: rounded(after.share - before.share),
      uses: Object.fromEntries(uses),
    };
  });
  const count = (outcomes: readonly PairOutcome[]): number => outcomes.flatMap(({ games }) => games).length;
  const forfeits = [...without, ...played]
    .flatMap(({ games }) => games)
    .filter(({ forfeit }) => forfeit).length;
  return { bot, variants, games: [count(without), count(played)], armies: rows, forfeits };
}
