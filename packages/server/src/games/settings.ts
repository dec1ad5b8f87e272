// What a table agrees on beside the rules: the clock, take-back, forecasts, a delay for visitors.

export type ClockSetting = { readonly base: number; readonly increment: number } | { readonly days: number };

/** By chance, or by bans and picks. */
export const ARMY_CHOICES = ['random', 'draft'] as const;
export type ArmyChoice = (typeof ARMY_CHOICES)[number];

/** Two games on the same shuffles with the sides swapped; or whoever wins two of three. */
export const MATCH_KINDS = ['duplicate', 'best-of-three'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface Settings {
  readonly clock?: ClockSetting;
  /** Whether a player may take back what TURN-7 allows. */
  readonly takeBack: boolean;
  /** Whether clients may show what a Battle would do. */
  readonly forecast: boolean;
  /** Seconds by which those who only watch are behind. */
  readonly delay?: number;
  /** Whether it counts for the ratings; needs a clock and two players with accounts. */
  readonly rated?: boolean;
  /** How the armies are found when everybody sits; without it they are those of the options. */
  readonly armyChoice?: ArmyChoice;
  /** One of several games of the same two. */
  readonly match?: MatchKind;
}
