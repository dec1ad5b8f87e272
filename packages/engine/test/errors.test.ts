// Errors are data: every reason can be told from its values alone, and the values travel with the error.

import { describe, expect, test } from 'vitest';
import { ERROR_CODES, NhexError, type Reason, type ReasonSentences } from '../src/index.ts';
import { refusal, table } from './structures-support.ts';

type Values<R extends Reason> = Parameters<ReasonSentences[R]>[0];

/** One set of values for each reason: the compiler asks for every one. */
const VALUES: { readonly [R in Reason]: Values<R> } = {
  'not-one-of': { value: '"x"', allowed: 'a, b' },
  'not-a-whole-number': { value: '1.5', least: 1, most: 3 },
  'not-true': { value: 'false' },
  'not-a-boolean': { value: '3' },
  'not-a-text': { most: 60 },
  'control-characters': {},
  'not-an-object': {},
  'not-a-list': { what: 'edges' },
  'unknown-field': { field: '"colour"' },
  'unknown-option': {},
  'too-long': { most: 9 },
  'too-many-items': { most: 5 },
  'bad-key': { value: '"A B"' },
  'key-taken': { key: 'neutral' },
  'army-twice': { key: 'red' },
  'needs-35-tiles': { tiles: 34 },
  'needs-one-hq': {},
  'second-hq': {},
  'not-for-kind': { field: 'armor', kind: 'instant' },
  'not-an-edge': { value: '6' },
  'edge-twice': { edge: 0 },
  'empty-list': {},
  'field-missing': { field: 'exits' },
  'gives-without-connections': {},
  'not-two-tiles': {},
  'not-a-structure-face': {},
  'too-many-kinds': { most: 2048 },
  'no-such-tile': { tile: '"borgo/tank"' },
  'tile-missing': {},
  'not-a-unit': { tile: 'borgo/move' },
  'no-such-hex': { hex: '"z9"' },
  'hex-missing': {},
  'not-in-play': {},
  'hq-has-no-wounds': {},
  'hq-gone': { seat: 0 },
  'hq-twice': { seat: 0, hex: 'd4' },
  'needs-owner': { tile: 'neutral/mercenary-gunner' },
  'nobody-plays': { army: 'borgo' },
  'whose-is-it': { army: 'borgo' },
  'does-not-play': { seat: 0, army: 'borgo' },
  'too-many-wounds': { wounds: 4, tile: 'borgo/mutant' },
  'no-partner': { hex: 'd5' },
  'not-adjacent': { hex: 'd6' },
  'no-structure': { tile: 'red/wall', other: 'red/structure-2a' },
  'partner-differs': { field: 'owner' },
  'partner-missing': {},
  'player-count': { mode: 'duel', least: 2, most: 2, count: 3 },
  'expanded-needs-four': {},
  'edition-strikes-allies': { edition: '3.0' },
  'mercenaries-four-players': {},
  'structures-four-players': {},
  'leaders-modes': { mode: 'deathmatch' },
  'no-such-leader': { leader: '"nobody"' },
  'card-twice': { leader: 'gunner' },
  'not-three-tiles': {},
  'two-mercenaries-two-players': {},
  'needs-variant': { variant: 'mercenaries' },
  'one-mad-bomber': { bombers: 'mad-bomber, mad-bomber-2' },
  'other-version': { version: 'nhex2' },
  'newer-version': { value: '"9"', version: '2' },
  'parts-needed': { wanted: 5, found: 0 },
  'not-a-number': { value: '"x"', least: 0, most: 9 },
  'number-missing': {},
  'tile-count': { army: 'borgo', wanted: 6, tile: 'mutant', found: 0 },
  'does-not-fit': { what: 'push' },
  'too-much': { word: '"r9"' },
  'not-a-rotation': { value: '"r9"' },
  'no-choice-type': { value: '"jump"', open: 'end, place' },
  'no-such-redraw': {},
  'no-header': { line: '"[x]"' },
  'unknown-header': { header: 'Colour' },
  'header-twice': { header: 'Seed' },
  'record-begins': {},
  'two-pluses': {},
  'who-draws-what': { value: '"x"' },
  'deck-lacks': { tile: 'mutant' },
  'other-draws': {},
  'other-player': { seat: 0, decider: 1 },
  'other-result': { result: '1 (final-battle)' },
  'other-hash': {},
  'not-open': { choice: 'end', seat: 0, decision: 'hq' },
  'game-is-over': {},
  'not-playing': { seat: 0 },
  'nothing-to-take-back': {},
  'scenario-fixes': { scenario: 'atlas-1' },
  'too-few-seats': { least: 2 },
  'one-side': {},
  'one-for-each': { what: 'goals', count: 2 },
  'campaign-over': {},
  'after-limit': { turn: 30, limit: 20 },
  'not-ascending': {},
  'too-few-hexes': { least: 2 },
  'hex-twice': { hex: 'd4' },
  'foreign-tile': { tile: 'moloch/hybrid' },
  'not-in-decks': { tile: 'borgo/hq' },
  'hq-not-wanted': { seat: 0 },
  'no-turn': { seat: 1 },
  'no-such-side': { side: 3 },
  'out-of-reach': { needed: 9, there: 2 },
  'cut-off': { hex: 'g4' },
  'too-many-branches': { most: 20000 },
};
const REASONS = Object.entries(VALUES) as [Reason, Record<string, string | number>][];

describe('every reason', () => {
  test.each(REASONS)('%s can be told', (reason, values) => {
    const error = new NhexError('bad-option', reason, values, 'there');
    expect(error.message).toMatch(/^there: \S/);
    expect(error.message).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
    // One line, no full stop: it is put into other sentences.
    expect(error.message).not.toMatch(/\n|\.$/);
    expect(error).toMatchObject({ name: 'NhexError', code: 'bad-option', reason, values, place: 'there' });
    expect(new NhexError('bad-option', reason, values).message).toBe(error.message.slice('there: '.length));
  });

  // What the sentence needs not say: a wrong value that is plain from the place.
  const SILENT = ['not-a-boolean.value'];
  test.each(REASONS)('%s tells all its values', (reason, values) => {
    const { message } = new NhexError('bad-option', reason, values);
    for (const [name, value] of Object.entries(values)) {
      if (SILENT.includes(`${reason}.${name}`)) continue;
      expect(message).toContain(String(value));
    }
  });

  test('no two say the same', () => {
    const sentences = REASONS.map(([reason, values]) => new NhexError('bad-option', reason, values).message);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test('codes are distinct words', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});

test('a refusal carries its place apart from its sentence', () => {
  const error = refusal(() => table({ board: { z9: 'red/wall' } }));
  expect(error).toBeInstanceOf(Error);
  expect([error.code, error.reason, error.place]).toEqual(['bad-scenario', 'no-such-hex', 'board.z9']);
  expect(error.values).toEqual({ hex: '"z9"' });
  expect(error.message).toBe('board.z9: there is no hex "z9"');
});
