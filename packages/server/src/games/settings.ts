// What a table agrees on beside the rules: the clock, take-back, forecasts.

export type ClockSetting = { readonly base: number; readonly increment: number } | { readonly days: number };

export interface Settings {
  readonly clock?: ClockSetting;
  /** Whether a player may take back what TURN-7 allows. */
  readonly takeBack: boolean;
  /** Whether clients may show what a Battle would do. */
  readonly forecast: boolean;
}
