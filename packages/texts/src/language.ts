// What a language is: its catalogues, in the shape of the English ones, and its rules for counting and listing.

import type { ReasonSentences } from '@nhex/engine';
import type { atTable } from './en/at-table.ts';
import type { cli } from './en/cli.ts';
import type { places } from './en/errors.ts';
import type { events, why } from './en/events.ts';
import type { help, topics } from './en/help.ts';
import type { leaderEvents, leaders, leaderTable } from './en/leaders.ts';
import type { armies, tiles } from './en/names.ts';
import type { play } from './en/play.ts';
import type { scenarioEvents, scenarioScreens, scenarioWhy } from './en/scenarios.ts';
import type { screens } from './en/screens.ts';
import type { start } from './en/start.ts';
import type { structures, structureTable } from './en/structures.ts';
import type { table } from './en/table.ts';
import type { Catalogue } from './message.ts';
import type { PartLoaders } from './parts.ts';

export interface ArmyText {
  readonly name: string;
  /** Its character, and how it wants to be played. */
  readonly about: string;
}

export interface Catalogues {
  /** Everything the screens of the web client say. */
  readonly screens: Catalogue<
    typeof screens &
      typeof start &
      typeof table &
      typeof atTable &
      typeof play &
      typeof structureTable &
      typeof leaderTable &
      typeof scenarioScreens
  >;
  /** The log. */
  readonly events: Catalogue<typeof events & typeof scenarioEvents & typeof leaderEvents>;
  /** How numbers came about, and what stands behind an event. */
  readonly why: Catalogue<typeof why & typeof scenarioWhy>;
  /** The symbols and abilities of tiles. */
  readonly topics: Catalogue<typeof topics>;
  /** A unit as it stands, and the board for screen readers. */
  readonly help: Catalogue<typeof help>;
  readonly armies: Readonly<Record<keyof typeof armies, ArmyText>>;
  readonly tiles: Readonly<Record<keyof typeof tiles, string>>;
  /** The Structures of the armies, and their sides. */
  readonly structures: Readonly<Record<keyof typeof structures, string>>;
  /** The leaders' names, moments and uses. */
  readonly leaders: Catalogue<typeof leaders>;
  /** What is wrong, and where. */
  readonly errors: ReasonSentences;
  readonly places: Catalogue<typeof places>;
  /** What only the command line says. */
  readonly cli: Catalogue<typeof cli>;
}

export interface Language extends Catalogues {
  /** `en`, `pl`: the tag of the language on the web. */
  readonly tag: string;
  readonly parts: PartLoaders;
  readonly plurals: Intl.PluralRules;
  readonly lists: Intl.ListFormat;
}

export const makeLanguage = (tag: string, words: Catalogues & Pick<Language, 'parts'>): Language => ({
  ...words,
  tag,
  plurals: new Intl.PluralRules(tag),
  lists: new Intl.ListFormat(tag, { type: 'conjunction' }),
});

/** `a, b and c` in the language. */
export const listed = ({ lists }: Language, items: readonly string[]): string => lists.format(items);
