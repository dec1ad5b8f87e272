// Errors are data: every reason can be told from its values alone, and the values travel with the error.

import { describe, expect, test } from 'vitest';
import {
  checkOptions,
  ERROR_CODES,
  type Hex,
  makePosition,
  NhexError,
  newGame,
  type Place,
  parseArmy,
  parseChoice,
  parseHex,
  parsePosition,
  parseRecord,
  play,
  type Reason,
  type ReasonSentences,
} from '../src/index.ts';
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
  'not-a-list': { of: 'edges' },
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
  'not-with-aura': { field: 'gives' },
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
  'one-for-each': { field: 'goals', count: 2 },
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
    expect(error).toMatchObject({ name: 'NhexError', code: 'bad-option', reason, values });
    expect(error.place).toEqual([{ kind: 'named', name: 'there' }]);
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
  expect([error.code, error.reason]).toEqual(['bad-scenario', 'no-such-hex']);
  expect(error.place).toEqual([{ kind: 'named', name: 'board.z9' }]);
  expect(error.values).toEqual({ hex: '"z9"' });
  expect(error.message).toBe('board.z9: there is no hex "z9"');
});

describe('a place is data', () => {
  const hq = { type: 'hq', hex: parseHex('d4') as Hex, rotation: 0 } as const;
  const { state } = play(newGame({ armies: ['borgo', 'moloch'] }, 'places'), hq).game;
  /** The position with other text in one of its fields. */
  const broken = (field: number, change: (text: string) => string): string =>
    makePosition(state)
      .split('/')
      .map((text, i) => (i === field ? change(text) : text))
      .join('/');
  const wrong: [text: string, place: Place, call: () => unknown][] = [
    ['line 1: ', [{ kind: 'line', number: 1 }], () => parseRecord('hello')],
    ['column 4: ', [{ kind: 'column', number: 4 }], () => parseChoice('hq z9', state)],
    [
      'line 3: column 4: ',
      [
        { kind: 'line', number: 3 },
        { kind: 'column', number: 4 },
      ],
      () => parseRecord('[NHex "4"]\n[Armies "borgo moloch"]\n0 hq z9'),
    ],
    [
      'player 1: ',
      [{ kind: 'player', number: 1 }],
      () => parsePosition(broken(5, (seats) => seats.replace(';20.', ';99.'))),
    ],
    [
      'units: "z9.0.hq.0.0": ',
      [
        { kind: 'named', name: 'units' },
        { kind: 'named', name: '"z9.0.hq.0.0"' },
      ],
      () => parsePosition(broken(4, (units) => units.replace('d4', 'z9'))),
    ],
    [
      'wounding: hit "d4_1": ',
      [
        { kind: 'named', name: 'wounding' },
        { kind: 'hit', name: '"d4_1"' },
      ],
      () => parsePosition(broken(7, () => 'd4_1....')),
    ],
    [
      'armies[1]: ',
      [{ kind: 'named', name: 'armies[1]' }],
      () => checkOptions({ armies: ['borgo', 'nobody'] }),
    ],
  ];
  test.each(wrong)('%s', (text, place, call) => {
    const error = refusal(call);
    expect(error.message.slice(0, text.length)).toBe(text);
    expect(error.place).toEqual(place);
  });
});

test('values carry no words: what was left out is empty, a list says by a code what it is of', () => {
  const missing = refusal(() => checkOptions({ armies: ['borgo', undefined] }));
  expect(missing.values).toMatchObject({ value: '' });
  expect(missing.message).toMatch(/^armies\[1\]: nothing is not one of /);
  const noList = refusal(() => parseArmy({ key: 'mine', tiles: {}, structure: 1 }, 'board'));
  expect(noList.values).toEqual({ of: 'two-tiles' });
  expect(noList.message).toBe('army.structure: a list of two tiles is needed');
});
