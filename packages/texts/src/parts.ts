// Parts of a language that are large and seldom needed: they come when somebody wants them, apart from the rest.

import type { atlas } from './en/atlas.ts';
import type { coach } from './en/coach.ts';
import type { learn } from './en/learn.ts';
import type { lessons } from './en/lessons.ts';
import type { notices } from './en/notices.ts';
import type { online } from './en/online.ts';
import type { puzzles } from './en/puzzles.ts';
import type { study } from './en/study.ts';
import type { Catalogue } from './message.ts';

/** What comes with a part: its catalogues, in the shape of the English ones. */
export interface Parts {
  /** The battle atlas, briefings and campaigns. */
  readonly atlas: Catalogue<typeof atlas>;
  /** The coach of the guided first duel. */
  readonly coach: Catalogue<typeof coach>;
  /** The lessons, and what stands around them. */
  readonly learn: Catalogue<typeof learn & typeof lessons>;
  /** What the server itself says to people. */
  readonly notices: Catalogue<typeof notices>;
  /** The screens of online play. */
  readonly online: Catalogue<typeof online>;
  readonly puzzles: Catalogue<typeof puzzles>;
  /** The rules, the small boards in them, the sheets of the armies. */
  readonly study: Catalogue<typeof study>;
}

/** How a language fetches each of its parts. */
export type PartLoaders = { readonly [Part in keyof Parts]: () => Promise<Parts[Part]> };
