// The language in use: the screens follow it. Its texts are in @nhex/texts; which one it is stands in the settings.

import { fill, type Language, type LanguageCode, loadLanguage, type Params } from '@nhex/texts';
import { set } from './settings.svelte.ts';

export type MessageKey = keyof Language['screens'];

/** Nothing is shown before the first one is there (main.ts). */
let spoken: Language = $state.raw() as Language;
/** The language asked for last; one that comes late must not displace it. */
let wanted: LanguageCode = 'en';

export const speech = $state({ failed: false });

/** The language in use. Reading it in a component makes the component follow it. */
export const language = (): Language => spoken;

/** The text of that key in the language in use. */
export const t = (key: MessageKey, params?: Params): string => fill(spoken, spoken.screens[key], params);

/** Fetches a language and uses it from then on. If it cannot be had, the one in use stays, English at the start. */
export async function speak(code: LanguageCode): Promise<void> {
  wanted = code;
  try {
    const loaded = await loadLanguage(code);
    if (wanted !== code) return;
    spoken = loaded;
    speech.failed = false;
  } catch {
    if (wanted === code) speech.failed = true;
    spoken ??= await loadLanguage('en');
  }
}

/** The same at the wish of the person: it is remembered once it is there. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  await speak(code);
  if (wanted === code && !speech.failed) set('language', code);
}
