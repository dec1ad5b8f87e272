// The catalogues: nothing is missing in any language.

import { armyKeys, PRINTED_CATALOGUE } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import {
  type Catalogues,
  en,
  isLanguageCode,
  LANGUAGE_CODES,
  loadLanguage,
  loadPart,
  type Message,
  notice,
  type Parts,
  preferredLanguage,
  tileName,
} from '../src/index.ts';
import { inEveryLanguage } from './every-language.ts';
import { placesOf } from './places-of.ts';

const PARTS = [
  'screens',
  'events',
  'why',
  'topics',
  'help',
  'armies',
  'tiles',
  'structures',
  'places',
  'cli',
] as const satisfies readonly (keyof Catalogues)[];

const TILES = PRINTED_CATALOGUE.tiles.filter(({ isWhole }) => !isWhole);
const isPlural = (entry: object): boolean => 'other' in entry;
/** The code for what is in no language: it will never be one of ours. */
const NO_LANGUAGE = 'zxx';
const PART_NAMES = Object.keys(en.parts) as (keyof Parts)[];
/** Every message of a catalogue by its path. */
function messages(entry: unknown, path: string): [string, Message][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (typeof entry !== 'object' || entry === null) throw new Error(`${path} is no text`);
  if (isPlural(entry)) return [[path, entry as Message]];
  return Object.entries(entry).flatMap(([key, each]) => messages(each, `${path} ${key}`));
}
const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

describe.each(inEveryLanguage.map((language) => [language.tag, language] as const))('%s', (_, language) => {
  const all = PARTS.flatMap((part) => messages(language[part], part));
  const english = new Map(PARTS.flatMap((part) => messages(en[part], part)));

  test('has every text of English, with the same places', () => {
    expect(all.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, message] of all) {
      expect(placesOf(message), path).toEqual(placesOf(english.get(path) ?? ''));
      for (const form of forms(message)) expect(form.trim(), path).not.toBe('');
    }
  });

  test('has a form for every number that it counts', () => {
    const { pluralCategories } = language.plurals.resolvedOptions();
    for (const [path, message] of all) {
      if (typeof message !== 'string')
        expect(Object.keys(message).sort(), path).toEqual([...pluralCategories].sort());
    }
  });

  test('has a name for every army and every tile, and no two tiles of an army share one', () => {
    for (const army of [...armyKeys(), 'neutral']) expect(language.armies).toHaveProperty([army]);
    for (const { key, ref, structureTile } of TILES)
      expect(structureTile ? language.structures : language.tiles, ref).toHaveProperty([
        structureTile ? ref : key,
      ]);
    const names = TILES.map((tile) => `${tile.army} ${tileName(language, tile)}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the choice of a language', () => {
  test('follows the wishes in their order, as far as we have them', () => {
    expect(preferredLanguage([NO_LANGUAGE, 'pl-PL', 'en'])).toBe('pl');
    expect(preferredLanguage(['EN-gb', 'pl'])).toBe('en');
    expect(preferredLanguage([NO_LANGUAGE])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  test('knows its codes', () => {
    expect(['en', 'pl', NO_LANGUAGE, 'toString', undefined].map(isLanguageCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test.each(LANGUAGE_CODES)('the folder of %s is a language of that tag', async (code) => {
  expect((await loadLanguage(code)).tag).toBe(code);
});

test('a notice is in the language of who gets it, with its places filled', async () => {
  expect(await notice('en', 'challengeSubject', { name: 'Ann' })).toBe('NHex: Ann challenges you');
  expect(await notice('pl', 'challengeSubject', { name: 'Ann' })).toBe('NHex: Ann rzuca ci wyzwanie');
});

describe.each(PART_NAMES)('the part %s', (part) => {
  test.each(LANGUAGE_CODES)('has every text of English in %s, with the same places', async (code) => {
    const english = new Map(messages(await loadPart(part, 'en'), part));
    const all = messages(await loadPart(part, code), part);
    const language = await loadLanguage(code);
    const { pluralCategories } = language.plurals.resolvedOptions();
    expect(all.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, message] of all) {
      expect(placesOf(message), path).toEqual(placesOf(english.get(path) ?? ''));
      for (const form of forms(message)) expect(form.trim(), path).not.toBe('');
      if (typeof message !== 'string')
        expect(Object.keys(message).sort(), path).toEqual([...pluralCategories].sort());
    }
  });
});
