// A bot at the table: thinks in the worker, tells how far it is, plays at the pace that is wished, can be paused, stopped
// and hurried.

import { type Code, type Game, type SeatId, viewOf } from '@nhex/engine';
import type { BotLevel } from './players.ts';
import type { Services } from './table.ts';

/** The same game gives the same thoughts. */
const seedOf = (game: Game): number => {
  let hash = game.log.length * 2654435761;
  for (const char of game.seed ?? 'position') hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return hash >>> 0;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Who is to think about what, and what becomes of it. */
interface Thought {
  readonly game: Game;
  readonly seat: SeatId;
  readonly level: BotLevel;
  /** Whether the table has something else to show first. */
  readonly busy: () => boolean;
  readonly answer: (code: Code) => void;
  readonly failed: (why: Error) => void;
}

export class BotTurn {
  thinking: { readonly seat: SeatId; readonly done: number } | undefined = $state.raw();
  /** Nothing is played until it goes on. */
  paused = $state(false);
  /** A choice is ready and waits for the word, at the pace step by step. */
  ready = $state(false);
  readonly #services: Services;
  #thought = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Thinks, waits while `busy`, then answers; one thought at a time. */
  think({ game, seat, level, busy, answer, failed }: Thought): void {
    if (this.thinking) return;
    const mine = ++this.#thought;
    const current = (): boolean => mine === this.#thought;
    const { thinker, now, botPace } = this.#services;
    const started = now();
    this.thinking = { seat, done: 0 };
    const progress = (done: number): void => {
      if (current()) this.thinking = { seat, done };
    };
    thinker
      .think(viewOf(game.state), level, seedOf(game), progress)
      .then(async (thought) => {
        const pace = botPace();
        if (pace === 'step') this.ready = current();
        else await pause(Math.max(0, pace - (now() - started)));
        while (current() && (busy() || this.paused || (this.ready && botPace() === 'step'))) await pause(30);
        if (!current() || !thought) return;
        this.#rest();
        answer(thought.code);
      })
      .catch((error: unknown) => {
        if (!current()) return;
        this.#rest();
        failed(error instanceof Error ? error : new Error(String(error)));
      });
  }

  stop(): void {
    this.#thought++;
    if (this.thinking) this.#services.thinker.stop();
    this.#rest();
  }

  #rest(): void {
    this.thinking = undefined;
    this.ready = false;
  }

  /** Step by step: the choice that is ready may be played. */
  next(): void {
    this.ready = false;
  }

  /** Lets the bot play the best it has found so far. */
  hurry(): void {
    if (this.thinking) this.#services.thinker.hurry();
  }
}
