// What the server itself says to people, each in their own language.

import { type LanguageCode, loadLanguage, loadPart } from './languages.ts';
import { fill, type Params } from './message.ts';
import type { Parts } from './parts.ts';

/** A sentence with its places filled in. */
export async function notice(
  code: LanguageCode,
  key: keyof Parts['notices'],
  params: Params = {},
): Promise<string> {
  const notices = await loadPart('notices', code);
  return fill(await loadLanguage(code), notices[key], params);
}
