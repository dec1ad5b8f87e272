// What the ratings say: leaderboards, profiles, how armies do against each other.

import { holidayOf } from '../people/holidays.ts';
import type { Store } from '../store/store.ts';
import { CERTAIN, edgeOf, type RatedKind } from './glicko.ts';

export interface RatingLine {
  readonly kind: string;
  readonly rating: number;
  readonly deviation: number;
  /** Too few games, or too long ago, to say much. */
  readonly provisional: boolean;
  readonly games: number;
  readonly points: number;
}

interface RatingRow {
  readonly kind: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly points: number;
}

const lineOf = ({ kind, rating, deviation, games, points }: RatingRow): RatingLine => ({
  kind,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  provisional: deviation > CERTAIN,
  games,
  points,
});

export async function ratingsOf({ db }: Store, player: string): Promise<RatingLine[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', player)
    .orderBy('kind')
    .execute();
  return rows.map(lineOf);
}

const MOST_LED = 100;

/** The best of one kind of game; people and bots apart. */
export async function leaders({ db }: Store, kind: RatedKind, bots: boolean): Promise<object[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player')
    .selectAll('ratings')
    .select(['players.id', 'players.name'])
    .where('ratings.kind', '=', kind)
    .where('ratings.deviation', '<=', CERTAIN)
    .where('players.kind', '=', bots ? 'bot' : 'account')
    .where('players.banned', 'is', null)
    .where('players.deleted', 'is', null)
    .orderBy('ratings.rating', 'desc')
    .limit(MOST_LED)
    .execute();
  return rows.map((row, i) => ({ place: i + 1, player: { id: row.id, name: row.name }, ...lineOf(row) }));
}

/** How a player has done with each army. */
export async function armiesOf({ db }: Store, player: string): Promise<object[]> {
  return db
    .selectFrom('seats')
    .select((pick) => [
      'army',
      pick.fn.countAll<number>().as('games'),
      pick.fn.sum<number>('score').as('points'),
    ])
    .where('player', '=', player)
    .where('score', 'is not', null)
    .where('army', 'is not', null)
    .groupBy('army')
    .orderBy('army')
    .execute();
}

export interface PairingLine {
  readonly army: string;
  readonly against: string;
  readonly games: number;
  readonly points: number;
  readonly ratedGames: number;
  readonly ratedPoints: number;
  /** What the army is worth against the other, in rating points: what the ratings reckon with. */
  readonly edge: number;
}

/** Duels between players, by armies: all of them, and those that were rated. */
export async function pairings({ db }: Store): Promise<PairingLine[]> {
  const rows = await db
    .selectFrom('pairings')
    .selectAll()
    .orderBy('army')
    .orderBy('against')
    .orderBy('rated')
    .execute();
  const lines = new Map<string, PairingLine>();
  for (const { army, against, rated, games, points } of rows) {
    const key = `${army} ${against}`;
    const line = lines.get(key) ?? {
      army,
      against,
      games: 0,
      points: 0,
      ratedGames: 0,
      ratedPoints: 0,
      edge: 0,
    };
    const counted = rated === 1 ? { ratedGames: games, ratedPoints: points } : {};
    lines.set(key, {
      ...line,
      games: line.games + games,
      points: line.points + points,
      ...counted,
      edge: rated === 1 && army !== against ? Math.round(edgeOf(games, points)) : line.edge,
    });
  }
  return [...lines.values()];
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly since: number;
  /** On holiday until then. */
  readonly holiday: number | undefined;
  readonly ratings: readonly RatingLine[];
  readonly armies: readonly object[];
}

export async function profileOf(store: Store, nameKey: string, now: number): Promise<Profile | undefined> {
  const player = await store.db
    .selectFrom('players')
    .select(['id', 'name', 'kind', 'created'])
    .where('name_key', '=', nameKey)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  if (!player) return undefined;
  const [ratings, armies, holiday] = await Promise.all([
    ratingsOf(store, player.id),
    armiesOf(store, player.id),
    holidayOf(store, player.id, now),
  ]);
  return {
    id: player.id,
    name: player.name,
    bot: player.kind === 'bot',
    since: player.created,
    holiday: holiday?.ends,
    ratings,
    armies,
  };
}
