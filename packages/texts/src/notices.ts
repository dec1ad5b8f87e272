// What the server itself says to people, in every language: it answers many at once, so all of them are at hand.

import { notices as en, type Notices } from './en/notices.ts';
import type { LanguageCode } from './languages.ts';
import { notices as pl } from './pl/notices.ts';

const NOTICES: Readonly<Record<LanguageCode, Notices>> = { en, pl };

/** A sentence with its places filled in. */
export function notice(
  language: LanguageCode,
  key: keyof Notices,
  values: Readonly<Record<string, string>> = {},
): string {
  return NOTICES[language][key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
