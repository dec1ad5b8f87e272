// The rules in the client: every rule of the specification is there in every language, and every small board is true.
import { readdirSync, readFileSync } from 'node:fs';
import { EDITION_RULES, EDITIONS, NOWHERE, nettedIn, tileOf, unitsOn } from '@nhex/engine';
import { LANGUAGE_CODES, type LanguageCode, loadPart } from '@nhex/texts';
import { describe, expect, test } from 'vitest';
import { hexOf } from '../src/learn/board-data.ts';
import { LESSONS } from '../src/learn/lessons/index.ts';
import { LIVE_BOARDS } from '../src/learn/rules/boards.ts';
import { editionPoints } from '../src/learn/rules/editions.ts';
import { findRule, loadRules } from '../src/learn/rules/index.ts';
import { type Block, parseRules, plainOf } from '../src/learn/rules/parse.ts';
import { playThrough } from '../src/learn/rules/play-through.ts';
import { searchRules } from '../src/learn/rules/search.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const page = (name: string): string => readFileSync(new URL(name, DOCS), 'utf8');
const TRANSLATIONS = readdirSync(DOCS).filter((name) => /^rules\..+\.md$/.test(name));
const ENGLISH = page('rules.md');
const NUMBERS = [...ENGLISH.matchAll(/^\*\*([A-Z]{3,4}-\d+[a-z]?)\*\*/gm)].map(([, number]) => number);

const kindsOf = (blocks: readonly Block[]): string[] => blocks.map(({ kind }) => kind);

describe.each(LANGUAGE_CODES)('the rules in %s', (code) => {
  test('hold every rule of the specification, in its order, with words', async () => {
    const chapters = await loadRules(code);
    expect(chapters.flatMap(({ rules }) => rules.map(({ number }) => number))).toEqual(NUMBERS);
    for (const { rules } of chapters)
      for (const { number, blocks } of rules)
        expect(blocks.map(plainOf).join(' ').length, number).toBeGreaterThan(30);
    for (const number of NUMBERS) expect(findRule(chapters, number)?.rule.number).toBe(number);
  });

  test('refer only to rules that there are', async () => {
    for (const { rules, intro } of await loadRules(code)) {
      const said = [...intro, ...rules.flatMap(({ blocks }) => blocks)].map(plainOf).join(' ');
      const mentioned = said.match(/\b[A-Z]{3,4}-\d+[a-z]?\b/g) ?? [];
      expect(mentioned.filter((number) => !NUMBERS.includes(number))).toEqual([]);
    }
  });

  test('a caption for every board, a name for every point of the editions', async () => {
    const texts = await loadPart('study', code);
    for (const { key } of LIVE_BOARDS) expect(texts).toHaveProperty([`board.${key}`]);
    for (const { point, values } of editionPoints()) {
      expect(texts).toHaveProperty([`edition.${point}`]);
      for (const value of values)
        if (value.key !== undefined) expect(texts).toHaveProperty([`edition.value.${value.key}`]);
    }
  });
});

test.each(TRANSLATIONS)('a chapter of %s has the rules, examples and tables of the English one', (name) => {
  const english = new Map(parseRules(ENGLISH).map((chapter) => [chapter.key, chapter]));
  for (const { key, rules } of parseRules(page(name))) {
    const original = english.get(key);
    expect(
      rules.map(({ number, blocks }) => [number, ...kindsOf(blocks)]),
      key,
    ).toEqual(original?.rules.map(({ number, blocks }) => [number, ...kindsOf(blocks)]));
  }
});

test('the rules are read in the language in use, in English where nobody has translated them', async () => {
  const languagesOf = async (code: LanguageCode) =>
    new Set((await loadRules(code)).map(({ language }) => language));
  expect(await languagesOf('pl')).toEqual(new Set(['pl']));
  expect(await languagesOf('zxx' as LanguageCode)).toEqual(new Set(['en']));
});

test('rules that a lesson names are rules', () => {
  expect(LESSONS.flatMap(({ rules }) => rules).filter((number) => !NUMBERS.includes(number))).toEqual([]);
});

test('the editions side by side are those of the engine, point by point', () => {
  const points = editionPoints();
  expect(points.map(({ values }) => values.length)).toEqual(points.map(() => EDITIONS.length));
  const names = Object.entries(EDITION_RULES['2025']).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.keys(value).map((each) => `${name}.${each}`) : [name],
  );
  expect(points.map(({ point }) => point).sort()).toEqual(names.sort());
  for (const { rule } of points) expect(NUMBERS).toContain(rule);
});

describe.each(LIVE_BOARDS.map((board) => [board.key, board] as const))('the board %s', (_, board) => {
  const { frames, battle } = playThrough(board);
  const start = frames[0].state;
  const last = frames[frames.length - 1].state;
  const hexIn = (name: string): number => start.units.at[hexOf(name)];

  test(`[${board.rule}] comes out as it says`, () => {
    expect(NUMBERS).toContain(board.rule);
    const end = battle ?? { units: last.units, hq: last.seats.map(({ hq }) => hq) };
    const gone = unitsOn(start.units).filter(({ unit }) => end.units.hex[unit] === NOWHERE);
    if (board.dies !== undefined)
      expect(gone.map(({ unit }) => unit).sort()).toEqual(board.dies.map(hexIn).sort());
    if (board.netted !== undefined) {
      const netted = nettedIn(last);
      expect(
        unitsOn(last.units)
          .flatMap(({ unit }) => (netted[unit] ? [unit] : []))
          .sort(),
      ).toEqual(board.netted.map(hexIn).sort());
    }
    if (board.hq !== undefined) expect([...end.hq]).toEqual(board.hq);
    for (const [hex, ref] of Object.entries(board.stands ?? {}))
      expect(tileOf(last, last.units.tile[hexOf(hex)]).ref).toBe(ref);
    expect([board.dies, board.netted, board.hq, board.stands].some((claim) => claim !== undefined)).toBe(
      true,
    );
  });
});

test('every rule that a "why" or a symbol leads to is one of them', () => {
  const source = readFileSync(new URL('../../texts/src/rule-numbers.ts', import.meta.url), 'utf8');
  const numbers = [...source.matchAll(/'([A-Z]{3,4}-\d+[a-z]?)'/g)].map(([, number]) => number);
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers.filter((number) => !NUMBERS.includes(number))).toEqual([]);
});

test('the search finds rules by word and by number, whatever the accents', async () => {
  const chapters = await loadRules('pl');
  const numbers = (query: string): string[] => searchRules(chapters, query).map(({ rule }) => rule.number);
  expect(numbers('NET-4')).toContain('NET-4');
  expect(numbers('odepchniecie')).toContain('INST-4');
  expect(numbers('Medyk sieć')).toContain('MED-6');
  expect(numbers('gibberish')).toEqual([]);
});
