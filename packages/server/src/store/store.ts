// What the rest of the server asks of a store. Two databases answer: an embedded file and PostgreSQL.

import type { Kysely } from 'kysely';
import type { GamesTable, InputsTable, Tables } from './schema.ts';

/** What one player is told, wherever they are connected; the store carries it and does not look inside. */
export interface Letter {
  readonly to: string;
  readonly event: Readonly<Record<string, unknown>> & { readonly kind: string };
}

/** One input to be stored: it counts only if the game still stands at `after`, and if its key is new. */
export interface Append {
  readonly game: string;
  /** The sequence before this input. */
  readonly after: number;
  readonly input: Omit<InputsTable, 'game' | 'sequence'>;
  /** What the game's row says then; an open offer of a draw is gone with it. */
  readonly next: Pick<GamesTable, 'status' | 'hash' | 'result' | 'updated' | 'decider' | 'wake'>;
  /** Who is told of it besides those who watch the game. */
  readonly letters: readonly Letter[];
}

/** A game changed, and up to which sequence; by one input, this one. */
export interface GameNotice {
  readonly game: string;
  readonly sequence: number;
  readonly input?: Pick<InputsTable, 'kind' | 'seat' | 'choice' | 'draws' | 'at'>;
}

/** What other processes are told. */
export interface Notice extends Partial<GameNotice> {
  readonly letters?: readonly Letter[];
  /** The open tables are not the same any more. */
  readonly lobby?: true;
}

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<Tables>;
  /** Stores an input durably. False, and nothing changes, when another one was there first or the key was used. */
  append(write: Append): Promise<boolean>;
  /** Tells other processes of anything that is no input. */
  announce(notice: Notice): Promise<void>;
  /** Hears of changes that other processes made; `missed` when some may have been lost. */
  listen(heard: (notice: Notice) => void, missed: () => void): Promise<void>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
