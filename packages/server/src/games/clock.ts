// Time to think. Seconds with an increment: each seat has its own, runs down while it decides, and gains the increment
// when a turn ends. Days: the same time anew for each decision. Everything follows from the times of the inputs.

import type { ClockSetting } from './settings.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export interface Clock {
  readonly setting: ClockSetting;
  /** Milliseconds each seat had left at `since`. */
  readonly left: readonly number[];
  /** Whose time runs; undefined when nobody's does. */
  readonly running: number | undefined;
  readonly since: number;
}

const full = (setting: ClockSetting): number =>
  'days' in setting ? setting.days * DAY : setting.base * SECOND;

export const newClock = (
  setting: ClockSetting,
  seats: number,
  running: number | undefined,
  at: number,
): Clock => ({ setting, left: Array.from({ length: seats }, () => full(setting)), running, since: at });

/** What a seat has left at a moment; never below 0. */
export function leftAt(clock: Clock, seat: number, at: number): number {
  const spent = clock.running === seat ? Math.max(0, at - clock.since) : 0;
  return Math.max(0, clock.left[seat] - spent);
}

/** After an input at that moment: who runs now, and whether the running seat's turn ended with it. */
export function tick(clock: Clock, at: number, running: number | undefined, turnEnded: boolean): Clock {
  const { setting } = clock;
  const left = clock.left.map((_, seat) => {
    if ('days' in setting) return full(setting);
    const gained = turnEnded && seat === clock.running ? setting.increment * SECOND : 0;
    return leftAt(clock, seat, at) + gained;
  });
  return { setting, left, running, since: at };
}

/** When the running seat's time is over. */
export const deadlineOf = (clock: Clock): number | undefined =>
  clock.running === undefined ? undefined : clock.since + clock.left[clock.running];
