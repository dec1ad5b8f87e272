// A part of the language in use that is fetched when a screen wants it. Made while a component is set up.

import { fill, type LanguageCode, loadPart, type Message, type Params, type Parts } from '@nhex/texts';
import { language } from './i18n.svelte.ts';

export class PartTexts<Part extends keyof Parts> {
  #texts: Parts[Part] | undefined = $state.raw();
  /** It could not be fetched. */
  failed = $state(false);

  constructor(part: Part) {
    $effect(() => {
      const code = language().tag as LanguageCode;
      void loadPart(part, code).then(
        (texts) => {
          if (language().tag !== code) return;
          this.#texts = texts;
          this.failed = false;
        },
        () => {
          this.failed = true;
        },
      );
    });
  }

  get ready(): boolean {
    return this.#texts !== undefined;
  }

  /** Whether there is a text of that name. */
  has(key: string): boolean {
    return this.#texts !== undefined && Object.hasOwn(this.#texts, key);
  }

  t(key: keyof Parts[Part] & string, params?: Params): string {
    return this.#texts ? fill(language(), this.#texts[key] as Message, params) : '';
  }
}
