// The post: what a player is told wherever they are connected, and word of the lobby for those who asked for it.

import type { Result } from '../referee/engine.ts';
import type { Letter } from '../store/store.ts';
import { deadlineOf } from './clock.ts';
import { askedAt, resultAt, type Table } from './table.ts';

type Send = (line: string) => void;

/** What a player hears of; programs see it as lines of GET /api/events. */
export type PlayerEvent =
  | { readonly kind: 'turn'; readonly game: string; readonly sequence: number; readonly deadline?: number }
  | { readonly kind: 'begun' | 'offer' | 'closed'; readonly game: string }
  | { readonly kind: 'over'; readonly game: string; readonly result: Result }
  | { readonly kind: 'rematch' | 'next'; readonly game: string; readonly next: string }
  | { readonly kind: 'challenge' | 'refused'; readonly game: string; readonly from: Sender }
  | { readonly kind: 'joined' | 'left'; readonly game: string; readonly from: Sender }
  | { readonly kind: 'paired'; readonly game: string }
  | {
      readonly kind: 'chat';
      readonly game: string;
      readonly from: Sender;
      readonly at: number;
      readonly preset?: string;
      readonly text?: string;
    }
  | {
      readonly kind: 'rating';
      readonly game: string;
      readonly of: string;
      readonly rating: number;
      readonly gain: number;
    };

interface Sender {
  readonly id: string;
  readonly name: string;
}

export const letter = (to: string, event: PlayerEvent): Letter => ({ to, event });

/** At most one word of the lobby in this time. */
const LOBBY_MS = 1000;
const LOBBY_LINE = '{"kind":"lobby"}';

export class Post {
  readonly #boxes = new Map<string, Set<Send>>();
  readonly #lobby = new Set<Send>();
  #lobbyTimer: NodeJS.Timeout | undefined;
  /** Hears of every letter that was written in this process. */
  onSent: (letters: readonly Letter[]) => void = () => {};

  /** Sends a player's letters from now on; returns how to stop. `lobby`: word of the lobby too. */
  listen(player: string, send: Send, lobby: boolean): () => void {
    let box = this.#boxes.get(player);
    if (box === undefined) this.#boxes.set(player, (box = new Set()));
    box.add(send);
    if (lobby) this.#lobby.add(send);
    return () => {
      this.#lobby.delete(send);
      box.delete(send);
      if (box.size === 0 && this.#boxes.get(player) === box) this.#boxes.delete(player);
    };
  }

  /** Whether a player is connected to this process. */
  hears(player: string): boolean {
    return this.#boxes.has(player);
  }

  /** Letters that were written here: besides those who are connected, others may be told of them. */
  send(letters: readonly Letter[]): void {
    this.deliver(letters);
    if (letters.length > 0) this.onSent(letters);
  }

  deliver(letters: readonly Letter[]): void {
    for (const { to, event } of letters) {
      const box = this.#boxes.get(to);
      if (box === undefined) continue;
      const line = JSON.stringify(event);
      for (const send of box) send(line);
    }
  }

  /** The open tables are not the same any more. */
  lobbyChanged(): void {
    if (this.#lobby.size === 0 || this.#lobbyTimer !== undefined) return;
    this.#lobbyTimer = setTimeout(() => {
      this.#lobbyTimer = undefined;
      for (const send of this.#lobby) send(LOBBY_LINE);
    }, LOBBY_MS);
    this.#lobbyTimer.unref();
  }
}

/** The players at a table, with their seats. */
export const playersAt = ({ seats }: Table): { readonly seat: number; readonly id: string }[] =>
  seats.flatMap((holder, seat) => (holder.kind === 'player' ? [{ seat, id: holder.player.id }] : []));

/** Whom a step from one table to the next concerns: the end concerns all, otherwise who is asked now. */
export function lettersOf(before: Table | undefined, after: Table): Letter[] {
  const { id: game, sequence, clock } = after;
  const players = playersAt(after);
  const result = resultAt(after);
  if (after.status === 'over' && result !== undefined) {
    // A table that never began is just gone.
    const event: PlayerEvent =
      before?.status === 'open' ? { kind: 'closed', game } : { kind: 'over', game, result };
    return players.map(({ id }) => letter(id, event));
  }
  const asked = askedAt(after);
  if (asked === undefined || (before && askedAt(before) === asked)) return [];
  const deadline = clock && deadlineOf(clock);
  return players
    .filter(({ seat }) => seat === asked && !after.play.left.includes(seat))
    .map(({ id }) =>
      letter(id, { kind: 'turn', game, sequence, ...(deadline === undefined ? {} : { deadline }) }),
    );
}
