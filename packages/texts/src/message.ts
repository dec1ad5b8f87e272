// Messages with places and plural forms, the same shape in every catalogue.

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** A text for each plural form that a language has, chosen by `{count}`. */
export type Plural = Readonly<Partial<Record<PluralForm, string>>> & { readonly other: string };
/** A text with `{name}` places, or its plural forms. */
export type Message = string | Plural;
export type Params = Readonly<Record<string, string | number>>;

/** A catalogue with the keys of the English one, whatever the language. */
export type Catalogue<English> = {
  readonly [Key in keyof English]: English[Key] extends Message ? Message : Catalogue<English[Key]>;
};

/**
 * The same in a language with these plural forms: what counts in English has all of them there, and a text that does
 * without them in English may have them.
 */
export type Translation<English, Form extends PluralForm> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string | Readonly<Record<Form, string>>
    : English[Key] extends Plural
      ? Readonly<Record<Form, string>>
      : Translation<English[Key], Form>;
};

const PLACE = /\{([\w-]+)\}/g;

/** Fills the places of a message; the plural form follows `count`. */
export function fill(
  { plurals }: { readonly plurals: Intl.PluralRules },
  message: Message,
  params: Params = {},
): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[plurals.select(Number(params['count'] ?? 0))] ?? message.other);
  return text.replace(PLACE, (place, name: string) => String(params[name] ?? place));
}
