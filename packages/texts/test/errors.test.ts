// Errors in words: from data alone.

import { ERROR_CODES, NhexError } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { en, tellError } from '../src/index.ts';
import { inEveryLanguage } from './every-language.ts';

const [, polish] = inEveryLanguage;
const bad = { code: 'bad-notation', message: 'there is no hex "z9"' };

describe('an error', () => {
  test.each(ERROR_CODES)('%s has a sentence in every language', (code) => {
    for (const language of inEveryLanguage) {
      const words = tellError(language, new NhexError(code, 'the engine says it in English'));
      expect(words).toBe(`${language.errors[code]}.`);
    }
  });

  test('names what could not be read, and where', () => {
    expect(tellError(en, { ...bad, values: { text: 'z9' }, place: { line: 5 } })).toBe(
      'This cannot be read: “z9” (line 5).',
    );
    expect(tellError(polish, { ...bad, values: { text: 'z9' }, place: { line: 5, column: 4 } })).toBe(
      'Nie da się tego odczytać: „z9” (wiersz 5, znak 4).',
    );
    expect(tellError(polish, { ...bad, place: { hex: 'c3', seat: 0 } })).toBe(
      'Nie da się tego odczytać (pole c3, gracz 1).',
    );
    expect(tellError(en, { ...bad, place: { field: 'variants' } })).toBe('This cannot be read (“variants”).');
    expect(tellError(en, { ...bad, place: {} })).toBe('This cannot be read.');
  });

  test('takes nothing out of a text: a place that is one is left out', () => {
    expect(tellError(polish, { ...bad, place: 'line 5' })).toBe('Nie da się tego odczytać.');
  });

  test('keeps its own words where there is no sentence for it', () => {
    expect(tellError(polish, new Error('the worker is gone'))).toBe('the worker is gone');
    expect(tellError(polish, { code: 'toString', message: 'unheard of' })).toBe('unheard of');
  });

  test('keeps its own words where a value for its sentence is missing', () => {
    const language = { ...en, errors: { ...en.errors, 'too-many': 'More than {most} possibilities' } };
    const error = { code: 'too-many', message: 'too many branches' };
    expect(tellError(language, error)).toBe('too many branches');
    expect(tellError(language, { ...error, values: { most: 20 } })).toBe('More than 20 possibilities.');
  });
});
