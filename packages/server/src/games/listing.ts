// Lists of games: the lobby, games to watch, a player's own.

import type { Result } from '../referee/engine.ts';
import type { GamesTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { ArmyChoice, ClockSetting, MatchKind, Settings } from './settings.ts';
import { DRAFT, type SeatHolder } from './table.ts';

export interface GameLine {
  readonly id: string;
  readonly status: GamesTable['status'];
  readonly options: unknown;
  /** In rated games with the rating before and what was gained. */
  readonly seats: readonly (SeatHolder & { readonly rating?: number; readonly gain?: number })[];
  readonly rated: boolean;
  readonly clock: ClockSetting | undefined;
  readonly private: boolean;
  /** Unless the armies were free to choose: those of an open table are not those that will play. */
  readonly armyChoice: ArmyChoice | undefined;
  readonly match: MatchKind | undefined;
  readonly sequence: number;
  /** Who must decide, or bans or picks next. */
  readonly decider: number | null;
  readonly result: Result | undefined;
  readonly created: number;
  readonly updated: number;
  readonly ended: number | undefined;
}

export interface Wanted {
  readonly status?: GamesTable['status'] | undefined;
  /** Only games of this player, private ones too; undefined: everybody's public ones. */
  readonly player?: string;
  /** Only public games of this player. */
  readonly publicOf?: string;
  /** Only games at which a seat is kept for this player. */
  readonly invited?: string;
  /** Only games made before that moment: the next page. */
  readonly before?: number | undefined;
}

export const MOST_LISTED = 50;

/** The newest games first. */
export async function listGames(
  { db }: Store,
  { status, player, publicOf, invited, before }: Wanted,
): Promise<GameLine[]> {
  let query = db.selectFrom('games').selectAll('games').orderBy('games.created', 'desc').limit(MOST_LISTED);
  if (status !== undefined) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('created', '<', before);
  const seatsOf = (column: 'player' | 'invited', id: string) =>
    db.selectFrom('seats').select('game').where(column, '=', id);
  if (player !== undefined) query = query.where('id', 'in', seatsOf('player', player));
  else if (invited !== undefined) query = query.where('id', 'in', seatsOf('invited', invited));
  else query = query.where('private', '=', 0);
  if (publicOf !== undefined) query = query.where('id', 'in', seatsOf('player', publicOf));
  return linesOf({ db }, await query.execute());
}

/** Rows of games with who sat there, and what they scored. */
export async function linesOf({ db }: Pick<Store, 'db'>, games: readonly GamesTable[]): Promise<GameLine[]> {
  if (games.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .leftJoin('players', (join) =>
      join.on('players.id', '=', (on) => on.fn.coalesce('seats.player', 'seats.invited')),
    )
    .select(['seats.game', 'seats.player', 'seats.bot', 'seats.invited', 'players.name', 'players.kind'])
    .select(['seats.rating', 'seats.gain'])
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
      seats: seats
        .filter((seat) => seat.game === game.id)
        .map(({ rating, gain, ...seat }) => ({
          ...holderOf(seat),
          ...(rating === null ? {} : { rating, gain: gain ?? 0 }),
        })),
      clock: settings.clock,
      rated: settings.rated ?? false,
      private: game.private === 1,
      armyChoice: settings.armyChoice,
      match: settings.match,
      sequence: game.sequence,
      decider: askedIn(game),
      result: game.result === null ? undefined : JSON.parse(game.result),
      created: game.created,
      updated: game.updated,
      ended: game.ended ?? undefined,
    };
  });
}

/** Who is waited for. */
function askedIn({ status, decider, draft }: GamesTable): number | null {
  if (status === 'open' && draft !== null) return DRAFT[(JSON.parse(draft) as string[]).length].seat;
  return status === 'playing' ? decider : null;
}

/** A row of the seats with its player. */
export function holderOf(row: {
  readonly player: string | null;
  readonly bot: string | null;
  readonly invited: string | null;
  /** Of the player, or of who is invited. */
  readonly name: string | null;
  readonly kind: string | null;
}): SeatHolder {
  const { player, bot, invited, name, kind } = row;
  if (bot !== null) return { kind: 'bot', bot };
  const who = (id: string) => ({ id, name: name ?? '', ...(kind === 'bot' ? { bot: true } : {}) });
  if (player !== null) return { kind: 'player', player: who(player) };
  return invited === null ? { kind: 'open' } : { kind: 'open', for: who(invited) };
}

const MOST_TURNS = 200;

/** The running games that wait for a choice of this player, the longest waiting first. */
export async function turnsOf({ db }: Store, player: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('games', (join) =>
      join.onRef('games.id', '=', 'seats.game').onRef('games.decider', '=', 'seats.seat'),
    )
    .select('games.id')
    .where('seats.player', '=', player)
    .where('games.status', '=', 'playing')
    .orderBy('games.updated')
    .limit(MOST_TURNS)
    .execute();
  return rows.map(({ id }) => id);
}
