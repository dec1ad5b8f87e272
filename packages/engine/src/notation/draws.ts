// What chance gave after an input, as words: tiles of whoever draws, or leaders' cards when these are dealt and revealed.

import type { Drawn, LeaderId, SeatId, TileId } from '../base/brand.ts';
import type { At } from '../base/place.ts';
import { leaderByKey, leaderKey } from '../cards/leaders.ts';
import type { State } from '../state/state.ts';
import { fail, readTile, shorten, tileKey } from './reader.ts';

/** Whether an input given in that state brings cards, not tiles (LEAD-1). */
export const drawsCards = ({ pending }: Pick<State, 'pending'>): boolean =>
  pending?.kind === 'deal' || pending?.kind === 'leader';

/** The keys of what was drawn after an input given in that state. */
export const makeDraws = (before: Pick<State, 'pending' | 'options'>, draws: readonly Drawn[]): string[] =>
  draws.map((one) =>
    drawsCards(before) ? leaderKey(one as LeaderId) : tileKey(before.options, one as TileId),
  );

export const readLeader = (place: At, text: string | undefined): LeaderId =>
  leaderByKey(text ?? '') ?? fail(place, 'no-such-leader', { leader: shorten(text ?? '') });

/** Reads them back; tiles are those of the seat that draws. */
export const parseDraws = (
  before: Pick<State, 'pending' | 'options'>,
  seat: SeatId,
  keys: readonly string[],
  place: At = 'draws',
): Drawn[] =>
  keys.map((key) =>
    drawsCards(before) ? readLeader(place, key) : readTile(place, key, before.options, seat),
  );
