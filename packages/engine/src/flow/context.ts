// What travels along while one choice is carried out: listeners, and where drawn tiles come from.

import type { TileId } from '../base/brand.ts';
import type { EventSink } from './events.ts';

export interface Context {
  readonly sink: EventSink;
  /** Tiles drawn from decks since the choice, in order. */
  readonly drawn: TileId[];
  /** The draws of a record: they replace chance. */
  readonly script: readonly TileId[] | undefined;
  /** Who was netted when that was last reported; absent when nobody listens. */
  netted: readonly number[] | undefined;
}
