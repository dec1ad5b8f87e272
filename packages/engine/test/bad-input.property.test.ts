// Whatever text or value arrives, the engine answers with its own error, one sentence, and nothing else happens.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  checkOptions,
  cloneState,
  codesOf,
  makePosition,
  makeRecord,
  NhexError,
  newGame,
  newState,
  parseChoice,
  parsePosition,
  parseRecord,
  parseScenario,
  play,
} from '../src/index.ts';

const RUNS = Number(process.env['NHEX_GAMES'] ?? 300);

/** The call succeeds or throws a NhexError whose message is one line. */
function answers(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(NhexError);
    expect((error as Error).message).toMatch(/^[^\n]{1,300}$/);
  }
}

/** The text with one piece cut out, doubled or replaced. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 6 }))
    .map(([at, length, instead]) => text.slice(0, at) + instead + text.slice(at + length));

function midGame(): ReturnType<typeof newGame> {
  let game = newGame({ armies: ['hegemony', 'outpost'], variants: ['mercenaries'] }, 5);
  for (let i = 0; i < 40; i++) {
    const codes = codesOf(game.state);
    game = play(game, codes[(i * 37) % codes.length]).game;
  }
  return game;
}

describe('bad input', () => {
  const game = midGame();
  const position = makePosition(game.state);
  const record = makeRecord(game);

  test('damaged positions', () => {
    fc.assert(
      fc.property(damaged(position), (text) => answers(() => parsePosition(text))),
      { numRuns: RUNS },
    );
  });

  test('a damaged position that is accepted can be played on', () => {
    fc.assert(
      fc.property(damaged(position), (text) => {
        answers(() => {
          const state = parsePosition(text);
          const [code] = codesOf(state);
          applyChoice(state, code);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('damaged records', () => {
    fc.assert(
      fc.property(damaged(record), (text) => answers(() => parseRecord(text))),
      { numRuns: RUNS },
    );
  });

  test('any text as choice, position and record', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        answers(() => parseChoice(text, game.state));
        answers(() => parsePosition(text));
        answers(() => parseRecord(text));
      }),
      { numRuns: RUNS },
    );
  });

  test('any value as options and scenario', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 4 }), (value) => {
        answers(() => checkOptions(value));
        answers(() => parseScenario(value));
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['prototype keys', JSON.parse('{"__proto__": {"x": 1}, "players": [], "board": {}}')],
    [
      'prototype keys on the board',
      JSON.parse('{"players": [{"army":"borgo"},{"army":"moloch"}], "board": {"__proto__": {}}}'),
    ],
    ['a constructor for an army', { players: [{ army: 'constructor' }, { army: 'toString' }], board: {} }],
    [
      'a tile of the object prototype',
      { players: [{ army: 'borgo' }, { army: 'moloch' }], board: { d4: { tile: 'borgo/constructor' } } },
    ],
  ])('%s', (_, value) => {
    expect(() => parseScenario(value)).toThrow(NhexError);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('ten megabytes of garbage are refused at once', () => {
    const garbage = 'x/'.repeat(5_000_000);
    expect(() => parsePosition(garbage)).toThrow(/longer than/);
    expect(() => parseRecord(garbage)).toThrow(/longer than/);
  });

  test('a record of a future version says so', () => {
    expect(() => parseRecord('[NHex "99"]\n')).toThrow(/version "99"/);
  });

  test('a refused choice leaves the state untouched', () => {
    const state = newState({ armies: ['borgo', 'moloch'] }, 1);
    const before = cloneState(state);
    expect(() => applyChoice(state, { type: 'battle' })).toThrow(NhexError);
    expect(state).toEqual(before);
  });
});
