// The tables as the newest migration leaves them. Times are milliseconds since 1970, flags are 0 or 1, JSON is text:
// what both databases understand without translation. What it means is said in docs/operate.md.

export interface PlayersTable {
  id: string;
  name: string;
  /** The name in the form that must be unique; null for guests and deleted players. */
  name_key: string | null;
  kind: 'guest' | 'account' | 'bot';
  created: number;
  /** argon2id; null for guests and bots. */
  password: string | null;
  /** Keyed hash of the recovery code. */
  recovery: string | null;
  /** The account that runs this bot. */
  owner: string | null;
  banned: number | null;
  /** When the player was deleted: what is left is an empty name at the tables of others. */
  deleted: number | null;
}

/** Whoever shows a token is this player. Only the token's keyed hash is kept. */
export interface TokensTable {
  hash: string;
  player: string;
  kind: 'guest' | 'session' | 'personal';
  created: number;
  expires: number;
  /** Names the token in lists; says nothing about it. */
  id: string;
  label: string;
  /** What it may do, parted by blanks; see SCOPES. */
  scopes: string;
}

export interface GamesTable {
  id: string;
  /** Inputs stored so far. */
  sequence: number;
  status: 'open' | 'playing' | 'over';
  /** The engine's options, JSON. */
  options: string;
  /** Clock, take-back and the like, JSON (games/settings.ts). */
  settings: string;
  private: number;
  commitment: string;
  /** The rules it was started with (RULES in referee/engine.ts). */
  rules: string;
  /** Fingerprint of the position after the last input. */
  hash: string;
  /** JSON of the result once it is over. */
  result: string | null;
  created: number;
  /** When play began; null while seats are open. */
  started: number | null;
  updated: number;
  /** Who must decide; null before the beginning, after the end, and in games last changed before this was kept. */
  decider: number | null;
  /** The seat that offers a draw, until the next input. */
  offer: number | null;
  /** The game that the same players play next. */
  rematch: string | null;
  /** When some process must look at the game: a bot to move, a clock to run out. */
  wake: number | null;
}

/** The secret seed of a game, apart from everything that is shown to anybody. */
export interface SeedsTable {
  game: string;
  seed: string;
}

export interface SeatsTable {
  game: string;
  seat: number;
  player: string | null;
  bot: string | null;
}

export interface InputsTable {
  game: string;
  /** The first input has 1. */
  sequence: number;
  kind: string;
  seat: number | null;
  choice: string | null;
  /** Tile keys, parted by blanks. */
  draws: string | null;
  at: number;
  /** Who sent it and under which key, so that a resent choice is known again. */
  player: string | null;
  key: string | null;
}

/** Things made once and kept: the secret of the server. */
export interface KeptTable {
  name: string;
  value: string;
}

export interface Tables {
  kept: KeptTable;
  players: PlayersTable;
  tokens: TokensTable;
  games: GamesTable;
  seeds: SeedsTable;
  seats: SeatsTable;
  inputs: InputsTable;
}
