// What travels along while one choice is carried out: listeners, and where drawn tiles come from.

import type { Drawn, SeatId } from '../base/brand.ts';
import type { EventSink } from './events.ts';

/**
 * Says what chance gives: one of those that can come, as the draw of that number (from 0) since the choice, for that seat.
 * It may name a card that stays hidden (LEAD-1).
 */
export type Chance = (pool: readonly Drawn[], number: number, seat: SeatId) => Drawn | undefined;

export interface Context {
  readonly sink: EventSink;
  /** What chance gave since the choice, in order: tiles of decks; cards when leaders are dealt or revealed. Absent when nobody wants to know. */
  readonly drawn: Drawn[] | undefined;
  /** What replaces the game's own generators: a record, or a referee that shuffles by itself. */
  readonly chance: Chance | undefined;
  /** Who was netted when that was last reported; absent when nobody listens. */
  netted: readonly number[] | undefined;
}
