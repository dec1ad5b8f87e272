// Which puzzles were solved, the solver's rating, days in a row, the best against the clock: kept in this browser; one
// without storage just forgets it.

import { isNextDay, NEW_RATING, type Rating, rateAttempt } from '@nhex/puzzles';

const KEY = 'nhex-puzzles';

export interface Kept {
  readonly solved: readonly string[];
  /** Tried without success, or solved only after the solution was seen. */
  readonly tried: readonly string[];
  readonly rating: Rating;
  /** The last day whose puzzle was solved on its day, and how many days in a row that makes. */
  readonly day: string;
  readonly streak: number;
  /** Most puzzles solved in five minutes. */
  readonly best: number;
}

const NOTHING: Kept = { solved: [], tried: [], rating: NEW_RATING, day: '', streak: 0, best: 0 };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const count = (value: unknown): number => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0);
const isRating = (value: unknown): value is Rating =>
  typeof value === 'object' &&
  value !== null &&
  ['rating', 'deviation', 'volatility'].every((field) =>
    Number.isFinite((value as Record<string, unknown>)[field]),
  );

/** What was stored, as far as it makes sense. */
export function readKept(text: string | undefined): Kept {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof Kept, unknown>> | null;
    return {
      solved: texts(stored?.solved),
      tried: texts(stored?.tried),
      rating: isRating(stored?.rating) ? stored.rating : NEW_RATING,
      day: typeof stored?.day === 'string' ? stored.day : '',
      streak: count(stored?.streak),
      best: count(stored?.best),
    };
  } catch {
    return NOTHING;
  }
}

function load(): Kept {
  try {
    return readKept(localStorage.getItem(KEY) ?? undefined);
  } catch {
    return NOTHING;
  }
}

class PuzzleProgress {
  #kept: Kept = $state.raw(load());

  constructor() {
    // Another tab solved one.
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === KEY) this.#kept = load();
    });
  }

  #keep(change: (now: Kept) => Kept): void {
    // Another tab may have kept something since.
    const stored = load();
    this.#kept = change(stored === NOTHING ? this.#kept : stored);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Not kept: it counts as long as the page is open.
    }
  }

  get now(): Kept {
    return this.#kept;
  }
  get isEmpty(): boolean {
    return this.#kept.solved.length + this.#kept.tried.length === 0;
  }
  isSolved(key: string): boolean {
    return this.#kept.solved.includes(key);
  }
  /** Tried at least once: only the first attempt counts for the rating. */
  isKnown(key: string): boolean {
    return this.isSolved(key) || this.#kept.tried.includes(key);
  }

  /** Days in a row up to this one, or up to yesterday as long as today may still be added. */
  streakOn(today: string): number {
    const { day, streak } = this.#kept;
    return day === today || isNextDay(day, today) ? streak : 0;
  }

  /** An attempt is over; `rating` is the puzzle's, where it has one. */
  note(key: string, solved: boolean, rating: number | undefined): void {
    const isFirst = !this.isKnown(key);
    this.#keep((now) => ({
      ...now,
      solved: solved && !now.solved.includes(key) ? [...now.solved, key] : now.solved,
      tried: solved || now.tried.includes(key) ? now.tried : [...now.tried, key],
      rating: isFirst && rating !== undefined ? rateAttempt(now.rating, rating, solved) : now.rating,
    }));
  }

  /** The puzzle of the day was solved on its day. */
  noteDay(today: string): void {
    if (this.#kept.day === today) return;
    this.#keep((now) => ({ ...now, day: today, streak: isNextDay(now.day, today) ? now.streak + 1 : 1 }));
  }

  noteRun(solved: number): void {
    this.#keep((now) => ({ ...now, best: Math.max(now.best, solved) }));
  }

  forget(): void {
    this.#keep(() => NOTHING);
  }
}

export const progress = new PuzzleProgress();
