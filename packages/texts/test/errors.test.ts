// Errors in words: from data alone.

import { NhexError, parseArmy, parsePosition, type Reason, within } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { en, type Language, tellError, tellReason } from '../src/index.ts';
import { inEveryLanguage } from './every-language.ts';

const [, polish] = inEveryLanguage;
const REASONS = Object.keys(en.errors) as Reason[];

/** Values of every name that any reason has; a list is of something that has a name. */
const anything = new Proxy({} as Record<string, string>, {
  get: (_, name) => (name === 'of' ? 'armies' : `<${String(name)}>`),
});
const told = ({ errors }: Language, reason: Reason): string =>
  (errors[reason] as (values: typeof anything) => string)(anything);

describe('an error', () => {
  test.each(REASONS)('%s has a sentence of its own in every language', (reason) => {
    const sentences = inEveryLanguage.map((language) => told(language, reason));
    expect(new Set(sentences).size).toBe(inEveryLanguage.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|[.]$|^$/);
  });

  test('says the same values in every language, except those that it has a name for', () => {
    const named = /<(mode|edition|variant|decision|seat|bombers|version)>/g;
    const values = (sentence: string): string[] =>
      [...new Set(sentence.replace(named, '').match(/<\w+>/g) ?? [])].sort();
    for (const reason of REASONS)
      expect(values(told(polish, reason)), reason).toEqual(values(told(en, reason)));
  });

  test('names what could not be read, and where', () => {
    const error = new NhexError('bad-record', 'no-such-hex', { hex: '"z9"' }, [
      { kind: 'line', number: 5 },
      { kind: 'column', number: 4 },
    ]);
    expect(tellError(en, error)).toBe('There is no hex "z9" (line 5, character 4).');
    expect(tellError(polish, error)).toBe('Nie ma pola "z9" (wiersz 5, znak 4).');
    expect(tellReason(en, error)).toBe('There is no hex "z9"');
  });

  test('names a place in a file by its field, a player by the number', () => {
    const wrong = (): unknown => parseArmy({ key: 'mine', tiles: { hq: { kind: 'tank' } } });
    expect(() => wrong()).toThrow(NhexError);
    try {
      wrong();
    } catch (error) {
      expect(tellError(polish, error as Error)).toBe(
        '"tank" to żadne z dozwolonych: „hq, warrior, module, instant” („army.tiles.hq.kind”).',
      );
    }
    const seat = new NhexError('bad-notation', 'number-missing', {}, [{ kind: 'player', number: 1 }]);
    expect(tellError(en, seat)).toBe('A number is missing (player 1).');
  });

  test('names a hit as the text writes it, and a name never as anything else', () => {
    const hit = within('wounding', [{ kind: 'hit', name: '"d4_1"' }]);
    expect(tellError(polish, new NhexError('bad-notation', 'number-missing', {}, hit))).toBe(
      'Brakuje liczby („wounding”, trafienie "d4_1").',
    );
    const army = new NhexError('bad-army', 'empty-list', {}, 'line 5: column 2');
    expect(tellError(polish, army)).toMatch(/„line 5: column 2”/);
  });

  test('has no English word in it for readers of another language', () => {
    const refused = (army: object): string => {
      try {
        parseArmy(army, 'board');
      } catch (error) {
        return tellError(polish, error as Error);
      }
      return '';
    };
    const tile = { kind: 'module', aura: { melee: 1 } };
    expect(refused({ key: 'mine', tiles: {}, structure: 1 })).toBe(
      'Potrzebna jest tu lista [ … ] dwóch żetonów („army.structure”).',
    );
    expect(refused({ tiles: {} })).toMatch(/^nic nie może być kluczem/);
    expect(refused({ key: 'mine', tiles: { guard: { ...tile, connections: [0] } } })).toBe(
      'Żeton z aurą nie może mieć „connections” („army.tiles.guard”).',
    );
  });

  test('calls modes, editions and variants as the screens do', () => {
    const error = new NhexError('bad-option', 'player-count', { mode: 'team', least: 4, most: 4, count: 3 });
    expect(tellError(en, error)).toBe('The mode “Two against two” is for 4 players, not for 3.');
    expect(tellError(polish, error)).toContain('„Dwóch na dwóch”');
  });

  test('without a place has none', () => {
    expect(tellError(en, new NhexError('game-over', 'game-is-over', {}))).toBe('The game is over.');
    expect(() => parsePosition('hello')).toThrow(NhexError);
  });

  test('keeps its own words where it is none of the engine', () => {
    expect(tellError(polish, new Error('the worker is gone'))).toBe('the worker is gone');
  });
});
