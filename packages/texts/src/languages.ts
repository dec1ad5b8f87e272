// The languages: one folder and one line each.

import type { Language } from './language.ts';
import type { Parts } from './parts.ts';

/** How a language calls itself, and its folder. Each comes when it is asked for. */
export const LANGUAGES = {
  en: { name: 'English', load: async () => (await import('./en/index.ts')).en },
  pl: { name: 'Polski', load: async () => (await import('./pl/index.ts')).pl },
} as const satisfies Readonly<Record<string, { name: string; load: () => Promise<Language> }>>;

export type LanguageCode = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

export const isLanguageCode = (text: unknown): text is LanguageCode =>
  LANGUAGE_CODES.some((code) => code === text);

export const loadLanguage = (code: LanguageCode): Promise<Language> => LANGUAGES[code].load();

/** A part of a language that does not come with it. */
export const loadPart = async <Part extends keyof Parts>(
  part: Part,
  code: LanguageCode,
): Promise<Parts[Part]> => (await loadLanguage(code)).parts[part]();

/** The first of these tags (`pl-PL`, `en`) that we have; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode {
  const primary = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.find(isLanguageCode) ?? 'en';
}
