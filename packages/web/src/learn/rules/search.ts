// The search through the rules: every word has to occur in a rule or its chapter's title; accents and case do not count.

import type { ReadChapter } from './index.ts';
import { plainOf, type Rule } from './parse.ts';

export interface Found {
  readonly rule: Rule;
  readonly chapter: ReadChapter;
  /** The place where the first word occurs. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const AROUND = 70;

/** Letter by letter, so that places in the folded text are places in the text itself. */
const fold = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.replace('ł', 'l').normalize('NFD')[0]).join('');

function quote(text: string, at: number, length: number): Pick<Found, 'before' | 'match' | 'after'> {
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + length + AROUND);
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, at)}`,
    match: text.slice(at, at + length),
    after: `${text.slice(at + length, to)}${to < text.length ? '…' : ''}`,
  };
}

export function searchRules(chapters: readonly ReadChapter[], query: string): Found[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return chapters.flatMap((chapter) =>
    chapter.rules.flatMap((rule): Found[] => {
      const text = rule.blocks.map(plainOf).join(' ');
      const folded = fold(text);
      const all = `${fold(rule.number)} ${fold(chapter.title)} ${folded}`;
      if (!words.every((word) => all.includes(word))) return [];
      const at = folded.indexOf(words[0]);
      return [{ rule, chapter, ...(at < 0 ? quote(text, 0, 0) : quote(text, at, words[0].length)) }];
    }),
  );
}
