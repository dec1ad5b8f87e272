// The rules in the language in use, fetched when somebody reads them. What a translation has not got yet is in English.

import type { LanguageCode } from '@nhex/texts';
import { type Chapter, parseRules } from './parse.ts';

/** A chapter, and the language it is really written in. */
export interface ReadChapter extends Chapter {
  readonly language: LanguageCode;
}

const DOCS = '../../../../../docs';
/** docs/rules.md, and its translations by the code of their language: rules.pl.md. */
const PAGES = import.meta.glob<string>('../../../../../docs/rules*.md', { query: '?raw', import: 'default' });

const read = new Map<LanguageCode, Promise<Chapter[]>>();

function chaptersIn(code: LanguageCode): Promise<Chapter[]> {
  let chapters = read.get(code);
  if (!chapters) {
    const page = code === 'en' ? PAGES[`${DOCS}/rules.md`] : PAGES[`${DOCS}/rules.${code}.md`];
    chapters = page ? page().then(parseRules) : Promise.resolve([]);
    // What could not be fetched is asked for again next time.
    chapters.catch(() => read.delete(code));
    read.set(code, chapters);
  }
  return chapters;
}

/** Every chapter of the specification, in this language as far as it is there. */
export async function loadRules(code: LanguageCode): Promise<readonly ReadChapter[]> {
  const [english, own] = await Promise.all([chaptersIn('en'), chaptersIn(code)]);
  return english.map((chapter) => {
    const translated = own.find(({ key }) => key === chapter.key);
    return translated ? { ...translated, language: code } : { ...chapter, language: 'en' };
  });
}

/** The rule of that number and the chapter it stands in. */
export function findRule(
  chapters: readonly ReadChapter[],
  number: string,
): { readonly chapter: ReadChapter; readonly rule: Chapter['rules'][number] } | undefined {
  for (const chapter of chapters) {
    const rule = chapter.rules.find((each) => each.number === number);
    if (rule) return { chapter, rule };
  }
  return undefined;
}
