// The rules as data, read from the page that is the specification (docs/rules.md and its translations): chapters, rules
// by their numbers, and in them paragraphs, lists, tables and examples. Only what those pages use of Markdown is known.

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  /** Another rule, by its number. */
  | { readonly kind: 'rule'; readonly text: string }
  /** Another chapter, by its key. */
  | { readonly kind: 'chapter'; readonly text: string; readonly key: string };
export type Words = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'example'; readonly blocks: readonly Block[] };

export interface Rule {
  readonly number: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  /** `NET`; the chapters without numbered rules are called as in NAMED. */
  readonly key: string;
  readonly title: string;
  /** What stands before its first rule. */
  readonly intro: readonly Block[];
  readonly rules: readonly Rule[];
}

/** The chapters without rules of their own, in the order in which they come. */
export const NAMED = ['short', 'editions', 'glossary'] as const;

export const RULE_NUMBER = /\b[A-Z]{3,4}-\d+[a-z]?\b/;
const HEAD_OF_RULE = /^\*\*([A-Z]{3,4}-\d+[a-z]?)\*\* /;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]{3,4}-\d+[a-z]?)\b/g;

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

type Anchors = ReadonlyMap<string, string>;

function linkTo(text: string, href: string, anchors: Anchors): Inline {
  const key = href.startsWith('#') ? anchors.get(href.slice(1)) : undefined;
  return key === undefined ? { kind: 'text', text } : { kind: 'chapter', text, key };
}

export function wordsOf(line: string, anchors: Anchors = new Map()): Words {
  const words: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > at) words.push({ kind: 'text', text: line.slice(at, match.index) });
    const [whole, strong, em, code, link, href, rule] = match;
    if (strong !== undefined) words.push({ kind: 'strong', text: strong });
    else if (em !== undefined) words.push({ kind: 'em', text: em });
    else if (rule !== undefined || (code !== undefined && new RegExp(`^${RULE_NUMBER.source}$`).test(code)))
      words.push({ kind: 'rule', text: rule ?? (code as string) });
    else if (code !== undefined) words.push({ kind: 'code', text: code });
    else words.push(linkTo(link, href, anchors));
    at = match.index + whole.length;
  }
  if (at < line.length) words.push({ kind: 'text', text: line.slice(at) });
  return words;
}

const cellsOf = (line: string, anchors: Anchors): Words[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => wordsOf(cell.trim(), anchors));

/** What is said without the marks, for the search and for short quotes. */
export const plain = (words: Words): string => words.map(({ text }) => text).join('');

export function plainOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plain(block.words);
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
    case 'drawing':
      return '';
    case 'example':
      return block.blocks.map(plainOf).join(' ');
  }
}

/** The blocks of some lines: what stands together until an empty line is one. */
function blocksOf(lines: readonly string[], anchors: Anchors): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  const takeWhile = (is: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && is(lines[at])) taken.push(lines[at++]);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at];
    if (line.trim() === '') at++;
    else if (line.startsWith('```')) {
      at++;
      blocks.push({ kind: 'drawing', text: takeWhile((each) => !each.startsWith('```')).join('\n') });
      at++;
    } else if (line.startsWith('### ')) {
      at++;
      blocks.push({ kind: 'heading', words: wordsOf(line.slice(4), anchors) });
    } else if (line.startsWith('>')) {
      const inner = takeWhile((each) => each.startsWith('>')).map((each) => each.replace(/^> ?/, ''));
      blocks.push({ kind: 'example', blocks: blocksOf(inner, anchors) });
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = takeWhile((each) => each.startsWith('|'));
      blocks.push({
        kind: 'table',
        head: cellsOf(head, anchors),
        rows: rows.map((row) => cellsOf(row, anchors)),
      });
    } else if (line.startsWith('- ')) {
      const items: string[] = [];
      for (const each of takeWhile((next) => next.startsWith('- ') || next.startsWith('  ')))
        if (each.startsWith('- ')) items.push(each.slice(2));
        else items.push(`${items.pop()} ${each.trim()}`);
      blocks.push({ kind: 'list', items: items.map((item) => wordsOf(item, anchors)) });
    } else {
      const isText = (each: string): boolean =>
        each.trim() !== '' && !/^(```|>|\||- |###)/.test(each) && !(HEAD_OF_RULE.test(each) && each !== line);
      blocks.push({ kind: 'paragraph', words: wordsOf(takeWhile(isText).join(' '), anchors) });
    }
  }
  return blocks;
}

function chapterOf(key: string, title: string, lines: readonly string[], anchors: Anchors): Chapter {
  const starts = lines.flatMap((line, i) => (HEAD_OF_RULE.test(line) ? [i] : []));
  const rules = starts.map((start, i): Rule => {
    const [head, ...rest] = lines.slice(start, starts[i + 1]);
    const number = HEAD_OF_RULE.exec(head)?.[1] ?? '';
    return { number, blocks: blocksOf([head.replace(HEAD_OF_RULE, ''), ...rest], anchors) };
  });
  return { key, title, intro: blocksOf(lines.slice(0, starts[0]), anchors), rules };
}

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());

/** The chapters of a page of rules. */
export function parseRules(page: string): Chapter[] {
  const lines = page.split('\n');
  const heads = lines.flatMap((line, i) => (line.startsWith('## ') ? [i] : []));
  let named = 0;
  const titles = heads.map((at) => {
    const heading = lines[at].slice(3);
    const coded = /^([A-Z]{3,4}): (.+)$/.exec(heading);
    return {
      heading,
      key: coded?.[1] ?? NAMED[named++] ?? slugOf(heading),
      title: capital(coded?.[2] ?? heading),
    };
  });
  const anchors = new Map(titles.map(({ heading, key }) => [slugOf(heading), key]));
  return titles.map(({ key, title }, i) =>
    chapterOf(key, title, lines.slice(heads[i] + 1, heads[i + 1]), anchors),
  );
}
