// One table says what a choice of each type names: packed and as text it comes back as it was.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_HEXES,
  CHOICE_TYPES,
  type Choice,
  type ChoiceType,
  codesOf,
  codeType,
  type FieldKind,
  fieldReader,
  LEADERS,
  MAX_TILES,
  makeChoice,
  newState,
  packChoice,
  parseChoice,
  SHAPES,
  type State,
  shapeOf,
  unpackChoice,
} from '../src/index.ts';
import { open, table } from './structures-support.ts';

const RUNS = 300;
const hexes = fc.constantFrom(...ALL_HEXES);
const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

/** Any value that a field of each kind can have. */
const ANY: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  tile: upTo(MAX_TILES - 1),
  hex: hexes,
  onlyHex: fc.option(hexes, { nil: undefined }),
  triple: fc.uniqueArray(hexes, { minLength: 3, maxLength: 3 }).map((three) => three.sort((a, b) => a - b)),
  rotation: upTo(5),
  seat: upTo(5),
  hit: upTo(255),
  edge: upTo(5),
  attack: fc.constantFrom('melee', 'ranged'),
  slots: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
  leader: upTo(LEADERS.length - 1),
};

const choicesOf = (type: ChoiceType, values: typeof ANY): fc.Arbitrary<Choice> =>
  fc
    .record(Object.fromEntries(shapeOf(type).map(([name, kind]) => [name, values[kind]])))
    .map((fields) => ({ type, ...fields }) as unknown as Choice);

describe('packed', () => {
  test.each(CHOICE_TYPES)('%s fits 31 bits and comes back as it was', (type) => {
    fc.assert(
      fc.property(choicesOf(type, ANY), (choice) => {
        const code = packChoice(choice);
        expect(Number.isInteger(code) && code >= 0 && code < 2 ** 31).toBe(true);
        expect(unpackChoice(code)).toEqual(choice);
        expect(codeType(code)).toBe(type);
        for (const [name] of shapeOf(type)) {
          const read = fieldReader(type, name as never) as (code: number) => unknown;
          expect(read(code)).toEqual((choice as unknown as Record<string, unknown>)[name]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('different choices have different codes', () => {
    const any = fc.constantFrom(...CHOICE_TYPES).chain((type) => choicesOf(type, ANY));
    fc.assert(
      fc.property(any, any, (one, two) => {
        expect(packChoice(one) === packChoice(two)).toBe(JSON.stringify(one) === JSON.stringify(two));
      }),
      { numRuns: RUNS * 10 },
    );
  });

  test('the table names every type once, and a field that is not there is a mistake', () => {
    expect(CHOICE_TYPES).toEqual(Object.keys(SHAPES));
    expect(() => fieldReader('end', 'hex' as never)).toThrow('no hex');
  });
});

/** Red's own tiles and those without an army: what red can name. */
const state: State = table({ board: {} });
const NAMED: typeof ANY = {
  ...ANY,
  tile: fc.constantFrom(...namedTiles(state)),
  seat: upTo(1),
};

function namedTiles(of: State): number[] {
  const found: number[] = [];
  for (let id = 0; id < MAX_TILES; id++) {
    const text = textOf(of, id);
    if (text !== undefined && readsBack(of, id, text)) found.push(id);
  }
  return found;
}

function textOf(of: State, id: number): string | undefined {
  try {
    return makeChoice({ type: 'discard', tile: id as never }, of);
  } catch {
    return undefined;
  }
}

function readsBack(of: State, id: number, text: string): boolean {
  try {
    return packChoice(parseChoice(text, of)) === packChoice({ type: 'discard', tile: id as never });
  } catch {
    return false;
  }
}

describe('as text', () => {
  test('every tile of the army and every neutral one can be named', () => {
    // STOCK, the sides of no Structure, four mercenaries and the Mad Bomber.
    expect(namedTiles(state).length).toBeGreaterThan(35);
  });

  test.each(CHOICE_TYPES.filter((type) => !('slots' in SHAPES[type])))('%s comes back as it was', (type) => {
    fc.assert(
      fc.property(choicesOf(type, NAMED), (choice) => {
        const text = makeChoice(choice, state);
        expect(text.startsWith(type)).toBe(true);
        expect(text).not.toMatch(/undefined|NaN| {2}/);
        expect(parseChoice(text, state)).toEqual(choice);
        expect(parseChoice(`  ${text.replaceAll(' ', '   ')} `, state)).toEqual(choice);
      }),
      { numRuns: RUNS },
    );
  });

  test('[TURN-4] [VAR-2] redraw names tiles, and finds their places again', () => {
    const options = {
      armies: ['borgo', 'hegemony'],
      variants: ['reinforcement'],
      edition: 'unified',
    } as const;
    const game = newState(options, 1);
    const instants = ['battle', 'move', 'grenade', 'move', 'battle', 'battle'];
    const { deck } = game.seats[0];
    const keyed = new Map(
      deck.map((tile) => [makeChoice({ type: 'discard', tile }, game).split(' ')[1], tile]),
    );
    game.seats[0].hand = instants.map((key) => keyed.get(key) as never);
    game.turn = { ...game.turn, number: 9, limit: 6, drawn: 6, maxPlays: 2 };
    game.pending = { kind: 'unlucky', seat: game.turn.seat };
    const codes = codesOf(game);
    expect(codes.length).toBeGreaterThan(3);
    for (const text of open(game)) expect(makeChoice(parseChoice(text, game), game)).toBe(text);
    for (const code of codes)
      expect(packChoice(parseChoice(makeChoice(unpackChoice(code), game), game))).toBe(code);
  });

  test('words that are too few, too many or wrong are refused with their column', () => {
    const wrong: [text: string, reason: string, column: number][] = [
      ['place', 'tile-missing', 6],
      ['place wall', 'hex-missing', 11],
      ['place wall z9 r0', 'no-such-hex', 12],
      ['place wall d4 r6', 'not-a-rotation', 15],
      ['place wall d4 r0 r1', 'too-much', 18],
      ['place tank d4', 'no-such-tile', 7],
      ['step-tile d4', 'hex-missing', 13],
      ['aim d4 6 d3', 'not-a-number', 8],
      ['aim d4 0', 'hex-missing', 9],
      ['push d4 d3 < d2', 'not-one-of', 12],
      ['pivot d4 5', 'not-a-rotation', 10],
      ['', 'no-choice-type', 1],
      ['constructor', 'no-choice-type', 1],
      ['__proto__ d4', 'no-choice-type', 1],
    ];
    for (const [text, reason, column] of wrong) {
      let found: unknown;
      try {
        parseChoice(text, state);
      } catch (error) {
        found = error;
      }
      expect(found).toMatchObject({
        code: 'bad-notation',
        reason,
        place: [{ kind: 'column', number: column }],
      });
    }
  });

  test('any text at all is read or refused', () => {
    const word = fc.oneof(
      fc.constantFrom(
        ...CHOICE_TYPES,
        'd4',
        'a1',
        'r3',
        '>',
        'wall',
        '0',
        '5',
        'melee',
        'structure-1a',
        '__proto__',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        try {
          const choice = parseChoice(words.join(' '), state);
          expect(unpackChoice(packChoice(choice))).toEqual(choice);
        } catch (error) {
          expect(error).toMatchObject({ name: 'NhexError', code: 'bad-notation' });
        }
      }),
      { numRuns: RUNS * 10 },
    );
  });
});
