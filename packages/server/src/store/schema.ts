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
  /** Who must decide (at an open table: who will); null after the end, and in games last changed before this was kept. */
  decider: number | null;
  /** The seat that offers a draw, until the next input. */
  offer: number | null;
  /** The game that the same players play next. */
  rematch: string | null;
  /** When some process must look at the game: a bot to move, a clock to run out, the end to be settled. */
  wake: number | null;
  /** The match it belongs to and its number in it, from 1. */
  match: string | null;
  round: number | null;
  /** The bans and picks so far, JSON; null unless the armies are being chosen. */
  draft: string | null;
  /** The seed is not to be shown yet: another game of the match is dealt from it. */
  sealed: number;
  /** When it ended; set when scores and ratings are written. */
  ended: number | null;
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
  /** For whom an open seat is kept. */
  invited: string | null;
  /** Written at the end: the army played, 1, 0.5 or 0 points, the rating before and what it gained. */
  army: string | null;
  score: number | null;
  rating: number | null;
  gain: number | null;
}

/** What a player is worth in one kind of game (Glicko-2). */
export interface RatingsTable {
  player: string;
  kind: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  points: number;
  updated: number;
}

/** Finished duels by their armies; every game counts for both sides. */
export interface PairingsTable {
  army: string;
  against: string;
  rated: number;
  games: number;
  points: number;
}

/** Players who wait for an opponent. */
export interface SeeksTable {
  player: string;
  /** Those with the same word can be paired. */
  pool: string;
  /** Undefined: any. */
  army: string | null;
  rating: number;
  since: number;
  /** When the player last said that they still wait. */
  seen: number;
  /** The game they were paired in. */
  game: string | null;
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

/** What players say to each other at a table: one of the presets, or text. */
export interface ChatTable {
  id: string;
  game: string;
  player: string;
  at: number;
  preset: string | null;
  text: string | null;
}

/** Who does not want to hear of whom. */
export interface MutesTable {
  player: string;
  muted: string;
}

/** What players tell the operator about each other. */
export interface ReportsTable {
  id: string;
  at: number;
  player: string;
  about: string;
  game: string | null;
  reason: string;
  text: string;
  handled: number | null;
}

/** Times in which nobody loses by-turns games on time. */
export interface HolidaysTable {
  player: string;
  starts: number;
  ends: number;
}

/** Browsers that want to be told (web push). */
export interface PushesTable {
  endpoint: string;
  player: string;
  /** The browser's keys, JSON. */
  keys: string;
}

/** Addresses for mails; confirmed once there is no code any more. */
export interface MailsTable {
  player: string;
  address: string;
  language: string;
  /** Keyed hash of the code that was sent. */
  code: string | null;
  /** When the last mail went out. */
  sent: number;
}

/** Things made once and kept: the secret of the server, the keys of web push. */
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
  ratings: RatingsTable;
  pairings: PairingsTable;
  seeks: SeeksTable;
  chat: ChatTable;
  mutes: MutesTable;
  reports: ReportsTable;
  holidays: HolidaysTable;
  pushes: PushesTable;
  mails: MailsTable;
}
