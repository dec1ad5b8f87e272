// The places of a message that are filled in, to compare languages.

import type { Message } from '../src/index.ts';

/** Every place `{name}` a message uses, in any of its forms. */
export function placesOf(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  return [
    ...new Set(forms.flatMap((form) => [...form.matchAll(/\{([\w-]+)\}/g)].map((match) => match[1]))),
  ].sort();
}
