// What travels along while one choice is carried out: listeners, and where drawn tiles come from.

import type { TileId } from '../armies/catalog.ts';
import type { EventSink } from '../events.ts';
import type { Standing } from '../standing/standing.ts';

export interface Context {
  readonly sink: EventSink;
  /** Tiles drawn from decks since the choice, in order. */
  readonly drawn: TileId[];
  /** The draws of a record: they replace chance. */
  readonly script: readonly TileId[] | undefined;
  /** The board as it stood when it was last reported; absent when nobody listens. */
  standing: Standing | undefined;
}
