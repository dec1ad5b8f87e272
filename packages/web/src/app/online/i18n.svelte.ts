// The texts of online play: fetched with its screens, in the language in use.

import { fill, loadPart, type Params, type Parts } from '@nhex/texts';
import { faultWords } from '../faults.ts';
import { language } from '../i18n.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { ApiFault } from './api.ts';

export type OnlineKey = keyof Parts['online'];

let texts: Parts['online'] | undefined = $state.raw();

/** Fetches the texts; to be awaited before the first screen, and again when the language changes. */
export async function loadTexts(): Promise<void> {
  const code = settings.language;
  const loaded = await loadPart('online', code);
  if (settings.language === code) texts = loaded;
}

export function o(key: OnlineKey, params?: Params): string {
  const message = texts?.[key];
  return message === undefined ? '' : fill(language(), message, params);
}

/** What a refusal of the server means, in the language in use. */
export function faultText({ code, retryAfter, grounds }: ApiFault): string {
  if (grounds) return faultWords(grounds);
  return code === 'too-many' && retryAfter !== undefined
    ? o('error.too-many-wait', { count: retryAfter })
    : o(`error.${code}`);
}
