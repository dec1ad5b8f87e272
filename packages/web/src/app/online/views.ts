// The shapes that the server sends, as far as the client reads them.

import type { GameOptions, Verdict } from '@nhex/engine';

export interface PlayerView {
  readonly id: string;
  readonly name: string;
  /** A program that plays for itself. */
  readonly bot?: boolean;
}

export type SeatView =
  | { readonly kind: 'open' /** Kept for them. */; readonly for?: PlayerView; readonly left?: undefined }
  | { readonly kind: 'player'; readonly player: PlayerView; readonly left?: boolean }
  | { readonly kind: 'bot'; readonly bot: string; readonly left?: undefined };

export type ClockSetting = { readonly base: number; readonly increment: number } | { readonly days: number };
export type ClockView = ClockSetting & {
  /** Milliseconds at `since`. */
  readonly left: readonly number[];
  readonly running: number | null;
  readonly since: number;
  readonly deadline: number | null;
};

export interface DraftView {
  /** Who bans or picks next. */
  readonly seat: number;
  readonly kind: 'ban' | 'pick';
  readonly left: readonly string[];
  readonly done: readonly { readonly seat: number; readonly kind: 'ban' | 'pick'; readonly army: string }[];
}

/** How the armies are found, where they are not those of the options. */
export type ArmyChoice = 'random' | 'draft';
export type MatchKind = 'duplicate' | 'best-of-three';

export interface MatchPlace {
  readonly id: string;
  readonly round: number;
  readonly kind: MatchKind;
}

export interface ResultView {
  readonly winners: readonly number[];
  readonly reason: string;
}

export type Status = 'open' | 'playing' | 'over';

/** What happened, in the stream. */
export interface Change {
  readonly kind: string;
  /** What it is in the log of the game, besides a choice. */
  readonly verdict?: Verdict;
  readonly seat?: number;
  readonly choice?: string;
  readonly draws?: readonly string[];
  readonly at: number;
}

/** A game as this player may see it. */
export interface GameView {
  readonly id: string;
  readonly sequence: number;
  readonly status: Status;
  readonly options: GameOptions;
  readonly seats: readonly SeatView[];
  readonly position: string;
  readonly decider: number | null;
  readonly you?: number;
  /** The sequence after this player's last own input. */
  readonly lastOwn?: number;
  readonly private: boolean;
  readonly takeBack: boolean;
  readonly forecast: boolean;
  readonly rated?: boolean;
  readonly armyChoice?: ArmyChoice;
  readonly draft?: DraftView;
  readonly match?: MatchPlace;
  /** Before the beginning only what was agreed on. */
  readonly clock?: ClockView | ClockSetting;
  readonly result?: ResultView;
  /** The seat that offers a draw. */
  readonly drawOffer?: number;
  readonly rematch?: string;
  readonly commitment: string;
  readonly reveal?: string;
  readonly change?: Change;
}

/** A game in a list. */
export interface GameLine {
  readonly id: string;
  readonly status: Status;
  readonly options: GameOptions;
  /** In rated games that are over with what each has gained. */
  readonly seats: readonly (SeatView & { readonly gain?: number })[];
  readonly clock?: ClockSetting;
  readonly private: boolean;
  readonly sequence: number;
  readonly decider: number | null;
  readonly result?: ResultView;
  readonly created: number;
  readonly updated: number;
  readonly ended?: number;
  readonly rated?: boolean;
  readonly armyChoice?: ArmyChoice;
  readonly match?: MatchKind;
}
