import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readDraft } from '../src/app/draft.ts';
import { judge, settleArmies } from '../src/app/game/new-game.ts';
import {
  CATALOGUES,
  formIn,
  type Message,
  type MessageKey,
  preferredLanguage,
  translate,
} from '../src/app/i18n.svelte.ts';
import { readSettings } from '../src/app/settings.svelte.ts';

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message as unknown as Record<string, string>);
const places = (message: Message): string[] =>
  [
    ...new Set(forms(message).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))),
  ].sort();
const keys = Object.keys(CATALOGUES.en) as MessageKey[];

describe('catalogues', () => {
  test('Polish has every text of English, with the same places', () => {
    expect(Object.keys(CATALOGUES.pl).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(places(CATALOGUES.pl[key]), key).toEqual(places(CATALOGUES.en[key]));
      for (const form of forms(CATALOGUES.pl[key])) expect(form.trim(), key).not.toBe('');
    }
  });
  test('texts that count have all the plural forms of Polish', () => {
    for (const key of keys) {
      const message = CATALOGUES.pl[key];
      if (typeof CATALOGUES.en[key] === 'string') continue;
      expect(message, key).toHaveProperty('few');
      expect(message, key).toHaveProperty('many');
    }
    const minutes = CATALOGUES.pl['new.clockMinutes'];
    expect([1, 2, 5, 22].map((n) => formIn('pl', minutes, n))).toEqual(
      [1, 2, 5, 2].map((n) => formIn('pl', minutes, n)),
    );
  });
  test('places are filled', () => {
    expect(translate('en', 'new.clockMinutes', { count: 1 })).toBe('1 minute each');
    expect(translate('pl', 'new.clockMinutes', { count: 5 })).toBe('5 minut na gracza');
  });
  test('the browser’s wish decides the language', () => {
    expect(preferredLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
});

describe('use of the texts', () => {
  test('every text is used somewhere', () => {
    const folder = fileURLToPath(new URL('../src/app/', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(ts|svelte)$/.test(name) && !name.startsWith('catalog'),
    );
    const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
    const families = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map((match) => match[1]);
    const unused = keys.filter(
      (key) => !source.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});

describe('what the browser kept', () => {
  test('broken settings fall back', () => {
    expect(readSettings('{"sound":false,"speed":3,"motion":"wild"}')).toMatchObject({
      sound: false,
      speed: 1,
      motion: 'system',
    });
    expect(readSettings('not json')).toMatchObject({ sound: true });
    expect(readSettings('null')).toMatchObject({ sound: true });
  });
  test('a broken draft falls back', () => {
    expect(readDraft('{"armies":["nobody"],"mode":"team"}', false)).toMatchObject({ mode: 'duel' });
    expect(readDraft('[]', true).players).toEqual([{ kind: 'person' }, { kind: 'person' }]);
  });
});

describe('new game', () => {
  test('surprise armies are different ones', () => {
    const all = ['a', 'b', 'c'];
    expect(settleArmies(['a', 'random', 'random'], all, () => 0)).toEqual(['a', 'b', 'c']);
  });
  test('what does not go together is named', () => {
    const draft = readDraft(undefined, true);
    expect(judge(draft, ['borgo', 'moloch']).ok).toBe(true);
    expect(judge({ ...draft, board: 'expanded' }, ['borgo', 'moloch'])).toMatchObject({
      ok: false,
      why: 'board',
    });
    expect(judge({ ...draft, variants: ['mad-bomber', 'mad-bomber-2'] }, ['borgo', 'moloch'])).toMatchObject({
      ok: false,
      why: 'bombers',
    });
    expect(judge({ ...draft, mode: 'team' }, ['borgo', 'moloch'])).toMatchObject({
      ok: false,
      why: 'armies',
    });
    expect(judge({ ...draft, edition: '3.0', strikeAllies: false }, ['borgo', 'moloch'])).toMatchObject({
      ok: false,
      why: 'strikeAllies',
    });
  });
});
