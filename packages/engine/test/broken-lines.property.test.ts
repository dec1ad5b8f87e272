// Broken position lines and records, of today and of version 1, with own armies and Structures: read or refused, and what
// was read can be played on.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codesOf,
  deciderOf,
  gameFrom,
  makePosition,
  makeRecord,
  NhexError,
  newState,
  parsePosition,
  play,
  playInPlace,
  readRecord,
  type State,
} from '../src/index.ts';
import { armyFiles } from './random-armies.ts';
import { dice, optionsOf } from './random-games.ts';
import { deploy } from './structures-support.ts';

const RUNS = Number(process.env['NHEX_FUZZ'] ?? 250);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
const settings = { numRuns: RUNS, seed: SEED };

/** A state after some random choices, with a Structure for everybody who has one. */
function walked(state: State, seed: number, choices: number): State {
  const roll = dice(seed);
  const pick = (): void => {
    const codes = codesOf(state);
    playInPlace(state, codes[roll(codes.length)]);
  };
  while (state.pending?.kind === 'hq' || state.pending?.kind === 'mercenary') pick();
  if (state.options.ownArmies.length > 0) deploy(state, deciderOf(state), roll);
  for (let i = 0; i < choices && state.pending; i++) pick();
  return state;
}

const ownGames = fc
  .record({ red: armyFiles('red'), blue: armyFiles('blue'), seed: fc.nat(), choices: fc.nat(120) })
  .map(({ red, blue, seed, choices }) =>
    walked(newState({ armies: ['red', 'blue'], ownArmies: [red, blue] }, seed), seed, choices),
  );
const printedGames = fc
  .record({ number: fc.nat(10_000), choices: fc.nat(200) })
  .map(({ number, choices }) => walked(newState(optionsOf(number), number), number, choices));
const states = fc.oneof(ownGames, printedGames);

interface Fault {
  readonly at: number;
  readonly kind: 'cut' | 'drop' | 'double' | 'swap' | 'put';
  readonly text: string;
}
const faults: fc.Arbitrary<Fault> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('cut', 'drop', 'double', 'swap', 'put'),
  text: fc.oneof(
    fc.constantFrom(
      '0',
      '9',
      '-1',
      '6',
      'd4',
      'a1',
      '.',
      '/',
      ';',
      '~',
      '_',
      '-',
      'turn',
      'aim',
      'step',
      'structure-1a',
    ),
    fc.string({ maxLength: 3 }),
  ),
});

/** The text with one fault; `parting` parts it into words that are dropped, doubled or swapped. */
function broken(text: string, { at, kind, text: put }: Fault, parting: RegExp): string {
  if (kind === 'cut') return text.slice(0, at % text.length);
  const words = text.split(parting);
  // Words and what parts them alternate.
  const i = (at % Math.ceil(words.length / 2)) * 2;
  switch (kind) {
    case 'drop':
      words[i] = '';
      break;
    case 'double':
      words[i] += words[i];
      break;
    case 'swap': {
      const j = (i + 2 * (1 + (at % 5))) % words.length;
      [words[i], words[j - (j % 2)]] = [words[j - (j % 2)], words[i]];
      break;
    }
    case 'put':
      words[i] = put;
      break;
  }
  return words.join('');
}

const WORDS = /([./;~_])/;
const CODES = ['bad-notation', 'bad-option', 'bad-army', 'bad-record'];

/** What the reader makes of it, or undefined with a proper refusal. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    expect(CODES).toContain(error.code);
    expect(error.message).not.toMatch(/undefined|\[object/);
    expect(error.message).not.toContain('\n');
    return undefined;
  }
}

/** Whatever was read is a state like any other. */
function expectPlayable(state: State, seed: number): void {
  const line = makePosition(state);
  expect(makePosition(parsePosition(line))).toBe(line);
  const roll = dice(seed);
  for (let i = 0; i < 40 && state.pending; i++) {
    const codes = codesOf(state);
    expect(codes.length).toBeGreaterThan(0);
    playInPlace(state, codes[roll(codes.length)]);
  }
}

describe('broken texts', () => {
  test('positions of today', () => {
    let accepted = 0;
    fc.assert(
      fc.property(states, fc.array(faults, { minLength: 1, maxLength: 3 }), (state, list) => {
        const line = makePosition(state);
        const text = list.reduce((now, fault) => broken(now, fault, WORDS), line);
        const read = attempt(() => parsePosition(text));
        if (!read) return;
        accepted += 1;
        expectPlayable(read, list[0].at);
      }),
      settings,
    );
    expect(accepted).toBeGreaterThan(0);
  });

  test('positions of version 1', () => {
    const samples = readFileSync(new URL('fixtures/version-1/positions.ndjson', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { position: string }).position);
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(faults, { minLength: 1, maxLength: 2 }),
        (line, list) => {
          const text = list.reduce((now, fault) => broken(now, fault, WORDS), line);
          const read = attempt(() => parsePosition(text));
          if (read) expectPlayable(read, list[0].at);
        },
      ),
      { ...settings, numRuns: RUNS * 3 },
    );
  });

  test('records', () => {
    fc.assert(
      fc.property(ownGames, faults, fc.nat(), (state, fault, seed) => {
        let game = gameFrom(state);
        const roll = dice(seed);
        for (let i = 0; i < 15 && game.state.pending; i++) {
          const codes = codesOf(game.state);
          game = play(game, codes[roll(codes.length)]).game;
        }
        const text = broken(makeRecord(game), fault, /(\s+)/);
        const read = attempt(() => readRecord(text));
        if (read) expectPlayable(read.game.state, seed);
      }),
      settings,
    );
  });
});
