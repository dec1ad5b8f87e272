// Inputs as somebody at the table sees them: what is dealt to other sides and what they choose stays hidden (LEAD-1).

import type { Drawn, Owner } from '../base/brand.ts';
import { CARDS_DEALT, HIDDEN_LEADER } from '../cards/leaders.ts';
import { type Code, packChoice } from '../choices/code.ts';
import type { State } from '../state/state.ts';
import { campOf } from '../turn/leader-choice.ts';

/** What an input says: the choice, and what chance gave. */
export interface Said {
  readonly code: Code;
  readonly draws: readonly Drawn[];
}

const HIDDEN = packChoice({ type: 'leader', leader: HIDDEN_LEADER });

/**
 * The input, given in that state, as the seat sees it (NOBODY: who only watches). A game replayed from such inputs comes
 * to the same state as soon as the leaders are revealed: the last choice says what all have chosen.
 */
export function inputSeenBy(before: Pick<State, 'options' | 'pending'>, said: Said, seat: Owner): Said {
  const { code, draws } = said;
  const { pending } = before;
  const own = campOf(before, seat);
  if (pending?.kind === 'deal')
    return {
      code,
      draws: draws.map((card, i) => (Math.floor(i / CARDS_DEALT) === own ? card : HIDDEN_LEADER)),
    };
  const isSecret = pending?.kind === 'leader' && draws.length === 0 && campOf(before, pending.seat) !== own;
  return isSecret ? { code: HIDDEN, draws } : said;
}
