// Messages with places and plural forms, the same shape in every catalogue.

export const TEXT_LANGUAGES = ['en', 'pl'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** A text with `{name}` places, or its plural forms chosen by `{count}`. */
export type Message = string | PluralForms;
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type TextParams = Readonly<Record<string, string | number>>;

const rules: Readonly<Record<TextLanguage, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
};

/** Fills a message; the plural form follows `count`. */
export function fill(language: TextLanguage, message: Message, params: TextParams = {}): string {
  let text = message;
  if (typeof text !== 'string') {
    const form = rules[language].select(Number(params['count'] ?? 0));
    text = (form === 'one' || form === 'few' || form === 'many' ? text[form] : undefined) ?? text.other;
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Every place `{name}` a message uses, in all its forms; tests compare the languages by it. */
export const placesOf = (message: Message): string[] => {
  const forms =
    typeof message === 'string' ? [message] : Object.values(message as unknown as Record<string, string>);
  return [
    ...new Set(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))),
  ].sort();
};
