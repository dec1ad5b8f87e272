// All languages, English first.

import { LANGUAGE_CODES, type Language, loadLanguage } from '../src/index.ts';

export const inEveryLanguage: readonly Language[] = await Promise.all(LANGUAGE_CODES.map(loadLanguage));
