// Matches: several games of the same two players. Each game is made when the one before it is settled.

import type { Transaction } from 'kysely';
import { newId } from '../accounts/tokens.ts';
import { type GameLine, linesOf } from '../games/listing.ts';
import { letter } from '../games/post.ts';
import { insertGame } from '../games/repository.ts';
import type { MatchKind, Settings } from '../games/settings.ts';
import { type Result, readOptions } from '../referee/engine.ts';
import type { GamesTable, SeatsTable, Tables } from '../store/schema.ts';
import type { Letter, Store } from '../store/store.ts';

const ROUNDS: Readonly<Record<MatchKind, number>> = { duplicate: 2, 'best-of-three': 3 };

/** A round as far as the score needs it: who sat where, and what came out. */
interface Round {
  readonly players: readonly (string | null)[];
  readonly scores: readonly (number | null)[];
  readonly hq: readonly number[];
}

export interface Score {
  readonly player: string;
  readonly points: number;
  /** What was left of the own HQs: decides a duplicate match where points do not. */
  readonly hq: number;
}

function scoreOf(rounds: readonly Round[]): Score[] {
  const players = rounds[0]?.players ?? [];
  return players.map((player) => {
    let points = 0;
    let hq = 0;
    for (const round of rounds) {
      const seat = round.players.indexOf(player);
      points += round.scores[seat] ?? 0;
      hq += round.hq[seat] ?? 0;
    }
    return { player: player ?? '', points, hq };
  });
}

/** Whether nothing more is to be played: all rounds, two points of three, or a round nobody finished. */
function isOver(kind: MatchKind, rounds: readonly Round[]): boolean {
  if (rounds.some(({ scores }) => scores.some((score) => score === null))) return true;
  if (rounds.length >= ROUNDS[kind]) return true;
  return kind === 'best-of-three' && scoreOf(rounds).some(({ points }) => points >= 2);
}

const roundOf = (game: Pick<GamesTable, 'id' | 'result'>, seats: readonly SeatsTable[]): Round => {
  const own = seats.filter((seat) => seat.game === game.id);
  const result: (Result & { readonly hq?: readonly number[] }) | undefined =
    game.result === null ? undefined : JSON.parse(game.result);
  return {
    players: own.map(({ player }) => player),
    scores: own.map(({ score }) => score),
    hq: result?.hq ?? [],
  };
};

async function roundsOf(
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  match: string,
): Promise<{ games: GamesTable[]; rounds: Round[] }> {
  const games = await db
    .selectFrom('games')
    .selectAll()
    .where('match', '=', match)
    .orderBy('round')
    .execute();
  if (games.length === 0) return { games, rounds: [] };
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where(
      'game',
      'in',
      games.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  return { games, rounds: games.map((game) => roundOf(game, seats)) };
}

export interface Onward {
  readonly letters: readonly Letter[];
  /** The game that was made. */
  readonly next?: string;
  /** Games whose seed may be shown now. */
  readonly unsealed?: readonly string[];
}

/** After a game of a match was settled: the next one, or the end, which opens what was sealed. */
export async function goOn(tx: Transaction<Tables>, game: GamesTable): Promise<Onward> {
  const settings: Settings = JSON.parse(game.settings);
  if (game.match === null || settings.match === undefined) return { letters: [] };
  const { games, rounds } = await roundsOf(tx, game.match);
  if (isOver(settings.match, rounds)) {
    await tx.updateTable('games').set({ sealed: 0 }).where('match', '=', game.match).execute();
    return { letters: [], unsealed: games.filter(({ sealed }) => sealed === 1).map(({ id }) => id) };
  }
  const seed =
    settings.match === 'duplicate'
      ? (await tx.selectFrom('seeds').select('seed').where('game', '=', game.id).executeTakeFirstOrThrow())
          .seed
      : undefined;
  const next = newId();
  const players = rounds.at(-1)?.players ?? [];
  const { armyChoice: _, ...same } = settings;
  await insertGame(tx, {
    id: next,
    options: readOptions(game.options),
    // The armies of the first game are those of the match: only the sides change.
    settings: same,
    private: game.private === 1,
    seats: players.map((_, seat) => ({
      player: players[(seat + 1) % players.length],
      bot: null,
      invited: null,
    })),
    at: game.updated,
    match: { id: game.match, round: (game.round ?? 1) + 1 },
    ...(seed === undefined ? {} : { seed, sealed: true }),
  });
  return {
    next,
    letters: players.flatMap((player) =>
      player === null ? [] : [letter(player, { kind: 'next', game: game.id, next })],
    ),
  };
}

export interface MatchView {
  readonly id: string;
  readonly kind: MatchKind | undefined;
  readonly games: readonly GameLine[];
  readonly score: readonly Score[];
  readonly over: boolean;
  /** The winner's id; undefined while it goes on and when nobody has won. */
  readonly winner: string | undefined;
}

/** A match with its games, for its players; for others when it is public. */
export async function matchView(
  store: Store,
  id: string,
  player: string | undefined,
): Promise<MatchView | undefined> {
  const { games, rounds } = await roundsOf(store.db, id);
  const [first] = games;
  if (!first) return undefined;
  const seated = rounds[0].players.some((each) => each !== null && each === player);
  if (first.private === 1 && !seated) return undefined;
  const { match: kind }: Settings = JSON.parse(first.settings);
  const ended = games.flatMap((game, i) => (game.ended === null ? [] : [rounds[i]]));
  const over = kind !== undefined && ended.length === rounds.length && isOver(kind, ended);
  const score = scoreOf(ended);
  const [one, two] = score;
  const lead = one && two ? one.points - two.points || (kind === 'duplicate' ? one.hq - two.hq : 0) : 0;
  return {
    id,
    kind,
    games: await linesOf(store, games),
    score,
    over,
    winner: over && lead !== 0 ? (lead > 0 ? one : two).player : undefined,
  };
}
