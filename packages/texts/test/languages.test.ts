// The catalogues: nothing is missing in any language.

import { armyKeys, PRINTED_CATALOGUE } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import {
  type Catalogues,
  en,
  isLanguageCode,
  type Message,
  placesOf,
  preferredLanguage,
} from '../src/index.ts';
import { inEveryLanguage } from './every-language.ts';

const PARTS = [
  'screens',
  'events',
  'why',
  'topics',
  'help',
  'armies',
  'tiles',
  'places',
  'cli',
] as const satisfies readonly (keyof Catalogues)[];

const TILES = PRINTED_CATALOGUE.tiles;
const isPlural = (entry: object): boolean => 'other' in entry;
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
    for (const tile of TILES) expect(language.tiles, tile.ref).toHaveProperty([tile.key]);
    const names = TILES.map(
      ({ army, key }) => `${army} ${language.tiles[key as keyof typeof language.tiles]}`,
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the choice of a language', () => {
  test('follows the wishes in their order, as far as we have them', () => {
    expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferredLanguage(['EN-gb', 'pl'])).toBe('en');
    expect(preferredLanguage(['fr'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  test('knows its codes', () => {
    expect(['en', 'pl', 'de', 'toString', undefined].map(isLanguageCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
