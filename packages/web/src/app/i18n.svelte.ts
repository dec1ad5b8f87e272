// The languages of the client: typed catalogues, plurals, and the language in use (remembered in the settings).

import { en } from './catalog/en.ts';
import { pl } from './catalog/pl.ts';
import { settings } from './settings.svelte.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text with `{name}` places, or its plural forms chosen by `{count}`. */
export type Message = string | Plural;
export interface Plural {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, Message>>;
export type Params = Readonly<Record<string, string | number>>;

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, pl };
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', pl: 'Polski' };

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
};

export function formIn(language: Language, message: Message, count: number): string {
  if (typeof message === 'string') return message;
  const form = rules[language].select(count);
  return (form === 'one' || form === 'few' || form === 'many' ? message[form] : undefined) ?? message.other;
}

export function translate(language: Language, key: MessageKey, params: Params = {}): string {
  const count = params['count'];
  const text = formIn(language, CATALOGUES[language][key], typeof count === 'number' ? count : 0);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** The language in use. Reading it in a component makes the component follow it. */
export const language = (): Language => settings.language;

/** The text of that key in the language in use. */
export const t = (key: MessageKey, params?: Params): string => translate(settings.language, key, params);

/** The language the browser asks for, as far as we have it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each);
    if (found) return found;
  }
  return 'en';
}
