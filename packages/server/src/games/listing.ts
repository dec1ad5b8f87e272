// Lists of games: the lobby, games to watch, a player's own.

import type { Result } from '../referee/engine.ts';
import type { GamesTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { ClockSetting, Settings } from './settings.ts';
import type { SeatHolder } from './table.ts';

export interface GameLine {
  readonly id: string;
  readonly status: GamesTable['status'];
  readonly options: unknown;
  readonly seats: readonly SeatHolder[];
  readonly clock: ClockSetting | undefined;
  readonly private: boolean;
  readonly sequence: number;
  readonly decider: number | null;
  readonly result: Result | undefined;
  readonly created: number;
  readonly updated: number;
}

export interface Wanted {
  readonly status: GamesTable['status'] | undefined;
  /** Only games of this player, private ones too; undefined: everybody's public ones. */
  readonly player: string | undefined;
  /** Only games made before that moment: the next page. */
  readonly before: number | undefined;
}

export const MOST_LISTED = 50;

/** The newest games first. */
export async function listGames({ db }: Store, { status, player, before }: Wanted): Promise<GameLine[]> {
  let query = db.selectFrom('games').selectAll('games').orderBy('games.created', 'desc').limit(MOST_LISTED);
  if (status !== undefined) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('created', '<', before);
  query =
    player === undefined
      ? query.where('private', '=', 0)
      : query.where('id', 'in', db.selectFrom('seats').select('game').where('player', '=', player));
  const games = await query.execute();
  if (games.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .leftJoin('players', 'players.id', 'seats.player')
    .select(['seats.game', 'seats.player', 'seats.bot', 'players.name', 'players.kind'])
    .where(
      'seats.game',
      'in',
      games.map(({ id }) => id),
    )
    .orderBy('seats.seat')
    .execute();
  return games.map((game) => {
    const settings: Settings = JSON.parse(game.settings);
    return {
      id: game.id,
      status: game.status,
      options: JSON.parse(game.options),
      seats: seats.filter((seat) => seat.game === game.id).map(holderOf),
      clock: settings.clock,
      private: game.private === 1,
      sequence: game.sequence,
      decider: game.decider,
      result: game.result === null ? undefined : JSON.parse(game.result),
      created: game.created,
      updated: game.updated,
    };
  });
}

/** A row of the seats with its player. */
export function holderOf(row: {
  readonly player: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly kind: string | null;
}): SeatHolder {
  const { player, bot, name, kind } = row;
  if (bot !== null) return { kind: 'bot', bot };
  if (player === null) return { kind: 'open' };
  return {
    kind: 'player',
    player: { id: player, name: name ?? '', ...(kind === 'bot' ? { bot: true } : {}) },
  };
}
