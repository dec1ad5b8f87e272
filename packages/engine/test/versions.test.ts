// What earlier versions wrote still opens. Where a rule was corrected since then a game departs from its record, and the
// reader says so: every such sample is listed here with its rule.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  deciderOf,
  type Game,
  hashState,
  makeChoice,
  makePosition,
  makeRecord,
  NOBODY,
  type Place,
  parseHex,
  parsePosition,
  parseRecord,
  readRecord,
  requestOf,
  type State,
  tileOf,
  unitAt,
} from '../src/index.ts';
import { refusal } from './structures-support.ts';

const samples = new URL('fixtures/version-1/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, samples), 'utf8');

/** Records, by their numbers, that a corrected rule keeps from going on as they were played. */
const DEPARTURES: Readonly<Record<string, readonly string[]>> = {
  // The HQ does not turn itself any more.
  'DDM-6': (
    '01 02 06 11 20 21 22 23 24 26 27 28 29 30 32 33 35 37 38 39 40 43 45 48 50 52 54 55 56 57 59 60 64 71 73 77 78 79 ' +
    '80 81 82'
  ).split(' '),
  // Moloch hits its allies, they do not hit Moloch: an allied HQ had struck a unit of Moloch's next to it.
  'MODE-6': ['66', '72'],
  // In overtime of a scored game the losers score no more.
  'MODE-2': ['91'],
  // Among allies outside Battle the player whose turn it is decides: nobody names anybody.
  'BAT-5': ['92', '93'],
};

/** Positions, by their line from 1, whose choices or decider a corrected rule has changed. */
const CHANGED: Readonly<Record<string, readonly number[]>> = {
  'DDM-6': [8],
  'BAT-5': [69, 70],
  'MODE-2': [84],
};

const ruleOf = <T>(rules: Readonly<Record<string, readonly T[]>>, sample: T): string | undefined =>
  Object.keys(rules).find((rule) => rules[rule].includes(sample));

const records = readdirSync(new URL('records/', samples)).sort();

/** The text of the line at which a record departs. */
function departingLine(text: string, place: Place | undefined): string {
  const [line] = place ?? [];
  return (line?.kind === 'line' && text.split('\n')[line.number - 1]) || '';
}

/** Whether the line turns the HQ of the player it is about. */
function turnsOwnHq(line: string, { state }: Game): boolean {
  const [, seat, name] = /^(\d) rotate ([a-g]\d) r\d$/.exec(line) ?? [];
  const hex = parseHex(name ?? '');
  const unit = hex === undefined ? undefined : unitAt(state.units, hex);
  return unit?.owner === Number(seat) && tileOf(state, unit.tiles[0].tile).isHq;
}

describe('records of version 1', () => {
  test('the samples are all there', () => {
    expect(records).toHaveLength(97);
    const listed = Object.values(DEPARTURES).flat();
    expect(new Set(listed).size).toBe(listed.length);
    for (const number of listed) expect(records.some((name) => name.startsWith(`${number}_`))).toBe(true);
  });

  test.each(records)('%s opens', (name) => {
    const text = read(`records/${name}`);
    const rule = ruleOf(DEPARTURES, name.slice(0, 2));
    const { game, departure } = readRecord(text);
    if (rule === undefined) {
      expect(departure?.message).toBeUndefined();
      const result = /^\[Result "(.*)"\]$/m.exec(text)?.[1];
      expect(game.state.result === undefined).toBe(result === '*');
      const inputs = text.split('\n').filter((line) => /^\d /.test(line));
      expect(game.log).toHaveLength(inputs.length);
      return;
    }
    expect(departure?.code).toBe('bad-record');
    const line = departingLine(text, departure?.place);
    expect(turnsOwnHq(line, game)).toBe(rule === 'DDM-6');
    switch (rule) {
      case 'MODE-6':
        expect(game.start.options.armies).toContain('moloch');
        expect(['team', 'one-vs-two']).toContain(game.start.options.mode);
        expect(game.state.battles).toBeGreaterThan(0);
        break;
      case 'MODE-2':
        expect(game.state.ending?.tied).toBeDefined();
        expect(game.state.pending?.kind).toBe('award');
        break;
      case 'BAT-5':
        expect(game.state.battle).toBeUndefined();
        expect(deciderOf(game.state)).toBe(game.state.turn.seat);
        break;
    }
  });

  test.each(records)('%s, written anew, is a record of today', (name) => {
    const { game } = readRecord(read(`records/${name}`));
    const text = makeRecord(game);
    expect(text.startsWith('[NHex "4"]\n')).toBe(true);
    const again = readRecord(text);
    expect(again.departure).toBeUndefined();
    expect(hashState(again.game.state)).toBe(hashState(game.state));
    expect(makeRecord(again.game)).toBe(text);
  });

  test('a departing record is read as far as it goes; one of today is refused instead', () => {
    const text = read(`records/${records[0]}`);
    const game = parseRecord(text);
    expect(game.log.length).toBeGreaterThan(0);
    expect(game.state.pending).toBeDefined();
    expect(refusal(() => parseRecord(text.replace('[NHex "1"]', '[NHex "4"]'))).code).toBe('bad-record');
  });

  test('[STR-1] a game of version 2 with sides of Structures that were changed since opens as far as it goes', () => {
    const text = readFileSync(new URL('fixtures/version-2/structures.nhex', import.meta.url), 'utf8');
    const { game, departure } = readRecord(text);
    expect(departure?.code).toBe('bad-record');
    expect(game.log.length).toBeGreaterThan(20);
    expect(game.state.pending).toBeDefined();
  });

  test('[ATL-5] a game of version 3 that ended with a unit brought out in the turn in which it moved opens to its end', () => {
    const text = readFileSync(new URL('fixtures/version-3/brought-out.nhex', import.meta.url), 'utf8');
    const { game, departure } = readRecord(text);
    expect(departure).toBeUndefined();
    expect(game.state.result).toEqual({ winners: [0], reason: 'objective' });
    expect(text).not.toContain(hashState(game.state));
    expect(makeRecord(parseRecord(makeRecord(game)))).toBe(makeRecord(game));
  });

  test('faults of the text itself are refused in any version', () => {
    const text = read(`records/${records[8]}`);
    expect(refusal(() => readRecord(text.replace(/^0 hq \S+/m, '0 hq z9'))).reason).toBe('no-such-hex');
    expect(refusal(() => readRecord(text.replace('[NHex "1"]', '[NHex "9"]'))).reason).toBe('newer-version');
  });
});

interface Sample {
  readonly position: string;
  readonly decider: number | null;
  readonly choices: number;
  readonly digest: string;
  readonly list?: readonly string[];
}
const positions = read('positions.ndjson')
  .trim()
  .split('\n')
  .map((line, i) => [i + 1, JSON.parse(line) as Sample] as const);

const textsOf = (state: State): string[] =>
  (requestOf(state)?.choices ?? []).map((choice) => makeChoice(choice, state)).sort();
const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

describe('positions of version 1', () => {
  test('the samples are all there', () => {
    expect(positions).toHaveLength(137);
  });

  test.each(positions)('line %i opens with the same decider and choices', (number, sample) => {
    const state = parsePosition(sample.position);
    const texts = textsOf(state);
    const decider = deciderOf(state) === NOBODY ? null : deciderOf(state);
    const rule = ruleOf(CHANGED, number);
    if (rule === undefined) {
      expect(decider).toBe(sample.decider);
      if (sample.list) expect(texts).toEqual(sample.list);
      expect([texts.length, digestOf(texts)]).toEqual([sample.choices, sample.digest]);
      return;
    }
    expect(digestOf(texts) !== sample.digest || decider !== sample.decider).toBe(true);
    switch (rule) {
      case 'DDM-6':
        // Five rotations of the HQ are gone.
        expect(sample.choices - texts.length).toBe(5);
        break;
      case 'BAT-5':
        expect([state.battle, deciderOf(state)]).toEqual([undefined, state.turn.seat]);
        break;
      case 'MODE-2':
        expect(texts.every((text) => sample.list?.includes(text))).toBe(true);
        expect(
          texts
            .map((text) => Number(text.split(' ')[1]))
            .every((seat) => state.ending?.tied?.includes(seat as never)),
        ).toBe(true);
        break;
    }
  });

  test.each(positions)('line %i, written anew, is a position of today', (_, { position }) => {
    const state = parsePosition(position);
    const line = makePosition(state);
    expect(line.startsWith('nhex2/')).toBe(true);
    expect(makePosition(parsePosition(line))).toBe(line);
    expect(textsOf(parsePosition(line))).toEqual(textsOf(state));
  });

  test('a version that nobody wrote is refused', () => {
    const [, { position }] = positions[0];
    for (const version of ['nhex0', 'nhex3', 'constructor', '__proto__', ''])
      expect(refusal(() => parsePosition(position.replace('nhex1', version))).reason).toBe('other-version');
    expect(refusal(() => parsePosition(position.replace('nhex1', 'nhex2'))).code).toBe('bad-notation');
  });

  test('cut or changed lines of version 1 are read or refused, never anything else', () => {
    for (const [number, { position }] of positions) {
      for (let i = 0; i < 12; i++) {
        const at = (number * 7919 + i * 104729) % position.length;
        for (const text of [position.slice(0, at), position.slice(0, at) + position.slice(at + 1)]) {
          try {
            parsePosition(text);
          } catch (error) {
            expect(error).toMatchObject({ name: 'NhexError' });
          }
        }
      }
    }
  });
});
