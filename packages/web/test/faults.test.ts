import { ERROR_CODES, makePosition, makeRecord, NhexError, parsePosition, parseRecord } from '@nhex/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { faultWords } from '../src/app/faults.ts';
import { CATALOGUES, LANGUAGES } from '../src/app/i18n.svelte.ts';
import { settings } from '../src/app/settings.svelte.ts';
import { playUntil, testTable } from './helpers.ts';

afterAll(() => {
  settings.language = 'en';
});

/** What the engine has against it. */
function faultOf(attempt: () => unknown): NhexError | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof NhexError) return error;
    throw error;
  }
}

const inLanguage = (language: 'en' | 'pl', fault: Error): string => {
  settings.language = language;
  return faultWords(fault);
};

const swapped = (list: readonly string[], at: number, by: string): string[] =>
  list.map((each, i) => (i === at ? by : each));

/** Words of the engine's sentences that no Polish sentence has; what stands in quotes is the player's own text. */
const ENGLISH = /\b(the|is|are|not|no|there|that|this|of|one|missing|needed|player|line|column)\b/i;
const unquoted = (words: string): string => words.replace(/„[^”]*”/g, '');

describe('faults in words', () => {
  test.each(ERROR_CODES)('%s has a sentence in every language', (code) => {
    for (const language of LANGUAGES) expect(CATALOGUES[language]).toHaveProperty([`error.code.${code}`]);
    const words = inLanguage('pl', new NhexError(code, 'there is no hex "z9"', 'line 4'));
    expect(words).toContain('„z9” (wiersz 4).');
    expect(unquoted(words)).not.toMatch(ENGLISH);
  });

  test('name what was typed and where', () => {
    const { table } = testTable();
    table.begin();
    const typed = (text: string): string => inLanguage('en', table.typed(text) as Error);
    expect(typed('hq z9 r0')).toBe('This cannot be read: “z9” (character 4).');
    expect(typed('hq')).toBe('This cannot be read (character 3).');
    expect(typed('dance')).toBe('This cannot be read: “dance” (character 1).');
    expect(typed('end')).toBe('This is not possible now: “end”.');
  });

  test('an error from elsewhere keeps its words', () => {
    expect(inLanguage('pl', new Error('the worker is gone'))).toBe('the worker is gone');
  });

  test('are Polish in Polish, wherever a record or a position is broken', () => {
    const { table } = testTable({ seed: 'faults' });
    table.begin();
    playUntil(table, ({ game }) => game.log.length > 30, 3);
    const lines = makeRecord(table.game).split('\n');
    const broken = lines.flatMap((line, i) =>
      [`${line}x`, `9${line}`, line.slice(0, -2), `${line} zz`, ''].map((instead) =>
        swapped(lines, i, instead).join('\n'),
      ),
    );
    const fields = makePosition(table.state).split('/');
    const misplaced = fields.flatMap((field, i) =>
      [`${field}.x`, field.slice(0, -1), field.replace('.', '_'), 'c3.9.claws'].map((instead) =>
        swapped(fields, i, instead).join('/'),
      ),
    );
    const faults = [
      ...['', 'hello', '[NHex "2"]', '[NHex 1]', '[Nonsense "1"]', ...broken].map((text) =>
        faultOf(() => parseRecord(text)),
      ),
      ...['', 'nhex1/', ...misplaced].map((text) => faultOf(() => parsePosition(text))),
    ].filter((fault) => fault !== undefined);
    expect(faults.length).toBeGreaterThan(100);
    for (const fault of faults) {
      const words = inLanguage('pl', fault);
      expect(unquoted(words), fault.message).not.toMatch(ENGLISH);
      expect(words, fault.message).not.toMatch(/\{|undefined/);
    }
  });
});
