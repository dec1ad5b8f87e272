// Parts of a language that are large and seldom needed: they come when somebody wants them, apart from the rest.

import type { atlas } from './en/atlas.ts';
import type { coach } from './en/coach.ts';
import type { learn } from './en/learn.ts';
import type { lessons } from './en/lessons.ts';
import type { online } from './en/online.ts';
import type { puzzles } from './en/puzzles.ts';
import type { study } from './en/study.ts';
import type { LanguageCode } from './languages.ts';
import type { Catalogue } from './message.ts';

/** What comes with a part: its catalogues, in the shape of the English ones. */
export interface Parts {
  /** The battle atlas, briefings and campaigns. */
  readonly atlas: Catalogue<typeof atlas>;
  /** The coach of the guided first duel. */
  readonly coach: Catalogue<typeof coach>;
  /** The lessons, and what stands around them. */
  readonly learn: Catalogue<typeof learn & typeof lessons>;
  /** The screens of online play. */
  readonly online: Catalogue<typeof online>;
  readonly puzzles: Catalogue<typeof puzzles>;
  /** The rules, the small boards in them, the sheets of the armies. */
  readonly study: Catalogue<typeof study>;
}

type Loaders = { readonly [Part in keyof Parts]: Readonly<Record<LanguageCode, () => Promise<Parts[Part]>>> };

const LOADERS: Loaders = {
  atlas: {
    en: async () => (await import('./en/atlas.ts')).atlas,
    pl: async () => (await import('./pl/atlas.ts')).atlas,
  },
  coach: {
    en: async () => (await import('./en/coach.ts')).coach,
    pl: async () => (await import('./pl/coach.ts')).coach,
  },
  learn: {
    en: async () => ({
      ...(await import('./en/learn.ts')).learn,
      ...(await import('./en/lessons.ts')).lessons,
    }),
    pl: async () => ({
      ...(await import('./pl/learn.ts')).learn,
      ...(await import('./pl/lessons.ts')).lessons,
    }),
  },
  online: {
    en: async () => (await import('./en/online.ts')).online,
    pl: async () => (await import('./pl/online.ts')).online,
  },
  puzzles: {
    en: async () => (await import('./en/puzzles.ts')).puzzles,
    pl: async () => (await import('./pl/puzzles.ts')).puzzles,
  },
  study: {
    en: async () => (await import('./en/study.ts')).study,
    pl: async () => (await import('./pl/study.ts')).study,
  },
};
export const PART_NAMES = Object.keys(LOADERS) as readonly (keyof Parts)[];

export const loadPart = <Part extends keyof Parts>(part: Part, code: LanguageCode): Promise<Parts[Part]> =>
  LOADERS[part][code]();
