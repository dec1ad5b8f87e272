// The end of a game is settled once, whatever happens to the process: scores, armies, ratings, the next game of a match.

import type { Kysely, Transaction } from 'kysely';
import { letter } from '../games/post.ts';
import type { Settings } from '../games/settings.ts';
import type { Result } from '../referee/engine.ts';
import { readOptions } from '../referee/engine.ts';
import type { GamesTable, Tables } from '../store/schema.ts';
import type { Letter, Store } from '../store/store.ts';
import { afterGame, aged, edgeOf, kindOf, NEW_RATING, type RatedKind, type Rating } from './glicko.ts';
import { goOn, type Onward } from './matches.ts';

/** A game given up before both have really begun says nothing about anybody. */
const LEAST_INPUTS = 4;

interface Side {
  readonly player: string | null;
  readonly seat: number;
  readonly army: string;
  readonly score: number;
}

/** Points by seat; undefined where nobody won and nobody agreed to that. */
function scoresOf({ winners, reason }: Result, seats: number): readonly (number | undefined)[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (reason === 'abandoned') return undefined;
    if (winners.length === 0) return 0.5;
    return winners.includes(seat) ? 1 : 0;
  });
}

/** Settles a game that is over; the letters tell its players what they gained. Nothing happens a second time. */
export async function settle(store: Store, id: string): Promise<Onward> {
  return store.db.transaction().execute(async (tx) => {
    const game = await tx
      .selectFrom('games')
      .selectAll()
      .where('id', '=', id)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (game?.status !== 'over' || game.ended !== null) return { letters: [] };
    const { armies } = readOptions(game.options);
    const result: Result = JSON.parse(game.result ?? '{"winners":[],"reason":"abandoned"}');
    const scores = scoresOf(result, armies.length);
    for (const [seat, army] of armies.entries())
      await tx
        .updateTable('seats')
        .set({ army, score: scores[seat] ?? null })
        .where('game', '=', id)
        .where('seat', '=', seat)
        .execute();
    await tx.updateTable('games').set({ ended: game.updated, wake: null }).where('id', '=', id).execute();
    const gained = await countDuel(store, tx, game, armies, scores);
    const onward = await goOn(tx, game);
    return { ...onward, letters: [...gained, ...onward.letters] };
  });
}

async function countDuel(
  store: Store,
  tx: Transaction<Tables>,
  game: GamesTable,
  armies: readonly string[],
  scores: readonly (number | undefined)[],
): Promise<Letter[]> {
  const { clock, rated }: Settings = JSON.parse(game.settings);
  const [first, second] = scores;
  if (armies.length !== 2 || first === undefined || second === undefined || game.sequence < LEAST_INPUTS)
    return [];
  const rows = await tx
    .selectFrom('seats')
    .select(['player', 'seat'])
    .where('game', '=', game.id)
    .orderBy('seat')
    .execute();
  // What bots of the house do says nothing about armies in the hands of players.
  if (rows.length !== 2 || rows.some(({ player }) => player === null)) return [];
  const sides = rows.map(({ player, seat }): Side => {
    return { player, seat, army: armies[seat], score: seat === 0 ? first : second };
  });
  const counts = rated === true && clock !== undefined;
  const letters = counts ? await rate(store, tx, game, kindOf(clock), sides) : [];
  await countArmies(tx, sides, counts);
  return letters;
}

async function countArmies(tx: Transaction<Tables>, sides: readonly Side[], rated: boolean): Promise<void> {
  // Always in the same order, so that two games of the same armies never wait for each other.
  for (const side of [...sides].sort((a, b) => (a.army < b.army ? -1 : 1))) {
    const against = sides[1 - side.seat].army;
    await tx
      .insertInto('pairings')
      .values({ army: side.army, against, rated: rated ? 1 : 0, games: 1, points: side.score })
      .onConflict((conflict) =>
        conflict.columns(['army', 'against', 'rated']).doUpdateSet((set) => ({
          games: set('pairings.games', '+', 1),
          points: set('pairings.points', '+', side.score),
        })),
      )
      .execute();
  }
}

/** A player's rating as it is now; locked where several processes share the store. */
async function ratingOf(
  store: Store,
  tx: Transaction<Tables>,
  player: string,
  kind: RatedKind,
  at: number,
): Promise<Rating & { readonly games: number; readonly points: number }> {
  await tx
    .insertInto('ratings')
    .values({ player, kind, ...NEW_RATING, games: 0, points: 0, updated: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', player)
    .where('kind', '=', kind)
    .$if(store.kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return { ...row, ...aged(row, at - row.updated) };
}

/** What the first army is worth against the second, by the rated games so far. */
async function edgeBetween(tx: Kysely<Tables>, army: string, against: string): Promise<number> {
  const row = await tx
    .selectFrom('pairings')
    .select(['games', 'points'])
    .where('army', '=', army)
    .where('against', '=', against)
    .where('rated', '=', 1)
    .executeTakeFirst();
  return row && army !== against ? edgeOf(row.games, row.points) : 0;
}

async function rate(
  store: Store,
  tx: Transaction<Tables>,
  game: GamesTable,
  kind: RatedKind,
  sides: readonly Side[],
): Promise<Letter[]> {
  const at = game.updated;
  const known = new Map<string, Awaited<ReturnType<typeof ratingOf>>>();
  // Always in the same order, so that two games of the same players never wait for each other.
  for (const player of sides.map((side) => side.player ?? '').sort())
    known.set(player, await ratingOf(store, tx, player, kind, at));
  if (known.size !== 2) return [];
  const letters: Letter[] = [];
  for (const side of sides) {
    const other = sides[1 - side.seat];
    const [own, theirs] = [side, other].map((each) => known.get(each.player ?? ''));
    if (!own || !theirs || side.player === null) continue;
    const edge = await edgeBetween(tx, other.army, side.army);
    const next = afterGame(own, theirs, side.score, edge);
    const before = Math.round(own.rating);
    const gain = Math.round(next.rating) - before;
    await tx
      .updateTable('ratings')
      .set({ ...next, games: own.games + 1, points: own.points + side.score, updated: at })
      .where('player', '=', side.player)
      .where('kind', '=', kind)
      .execute();
    await tx
      .updateTable('seats')
      .set({ rating: before, gain })
      .where('game', '=', game.id)
      .where('seat', '=', side.seat)
      .execute();
    letters.push(
      letter(side.player, { kind: 'rating', game: game.id, of: kind, rating: before + gain, gain }),
    );
  }
  return letters;
}
