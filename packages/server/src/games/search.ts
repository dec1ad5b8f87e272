// Finished public games by player, army, length and result.

import type { Store } from '../store/store.ts';
import { type GameLine, linesOf, MOST_LISTED } from './listing.ts';

export interface Sought {
  /** Ids of players. */
  readonly player?: string | undefined;
  readonly opponent?: string | undefined;
  /** The army of the player (of any side, where no player is named), and of somebody else. */
  readonly army?: string | undefined;
  readonly against?: string | undefined;
  /** How it ended for the player, or for the army. */
  readonly result?: 'won' | 'lost' | 'drawn' | undefined;
  readonly reason?: string | undefined;
  /** Inputs. */
  readonly longest?: number | undefined;
  readonly shortest?: number | undefined;
  readonly rated?: boolean | undefined;
  /** Only games that ended before that moment: the next page. */
  readonly before?: number | undefined;
}

const SCORE = { won: 1, lost: 0, drawn: 0.5 } as const;

/** The last ended first. */
export async function searchGames(store: Store, sought: Sought): Promise<GameLine[]> {
  const { player, opponent, army, against, result, reason, longest, shortest, rated, before } = sought;
  let query = store.db
    .selectFrom('games')
    .selectAll('games')
    .where('games.private', '=', 0)
    .where('games.status', '=', 'over')
    .where('games.ended', 'is not', null)
    .where('games.started', 'is not', null)
    .orderBy('games.ended', 'desc')
    .limit(MOST_LISTED);
  if (before !== undefined) query = query.where('games.ended', '<', before);
  if (longest !== undefined) query = query.where('games.sequence', '<=', longest);
  if (shortest !== undefined) query = query.where('games.sequence', '>=', shortest);
  if (reason !== undefined) query = query.where('games.result', 'like', `%"reason":"${reason}"%`);
  if (rated !== undefined)
    query = query.where('games.settings', rated ? 'like' : 'not like', '%"rated":true%');
  if (player !== undefined || army !== undefined || result !== undefined)
    query = query.where((where) => {
      let own = where.selectFrom('seats as own').select('own.seat').whereRef('own.game', '=', 'games.id');
      if (player !== undefined) own = own.where('own.player', '=', player);
      if (army !== undefined) own = own.where('own.army', '=', army);
      if (result !== undefined) own = own.where('own.score', '=', SCORE[result]);
      if (opponent !== undefined || against !== undefined)
        own = own.where((inner) => {
          let other = inner
            .selectFrom('seats as other')
            .select('other.seat')
            .whereRef('other.game', '=', 'own.game')
            .whereRef('other.seat', '!=', 'own.seat');
          if (opponent !== undefined) other = other.where('other.player', '=', opponent);
          if (against !== undefined) other = other.where('other.army', '=', against);
          return inner.exists(other);
        });
      return where.exists(own);
    });
  return linesOf(store, await query.execute());
}
