// Fuzzing: whatever a file or an option holds, the answer is a result or one line and exit code 2.

import { HEX_NAMES, makeRecord, newGame, PRINTED_CATALOGUE, play, requestOf } from '@nhex/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InputError } from '../src/errors.ts';
import { parseJson } from '../src/json.ts';
import { nhex, type Said, SMALL, scratch } from './nhex.ts';

const { put } = scratch();

function expectClean({ code, out, err }: Said): void {
  if (code === 0) {
    expect(err).toEqual([]);
    expect(() => JSON.parse(out.join('\n'))).not.toThrow();
  } else {
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
    expect(err[0]).toMatch(/^nhex: ./);
    expect(err[0]).not.toMatch(/\p{Cc}|internal error|\.ts:|\bat .*\(/u);
    expect(err[0].length).toBeLessThan(1000);
  }
}

async function expectCleanAnswers(content: string | Uint8Array): Promise<void> {
  const file = put('fuzz.json', content);
  for (const call of [['battle', '--all'], ['battle'], ['status'], ['replay']]) {
    expectClean(await nhex(...call, '--json', file));
  }
}

const KEYS = [
  'edition',
  'mode',
  'players',
  'starter',
  'board',
  'tile',
  'rotation',
  'wounds',
  'owner',
  'army',
  'hq',
];
const TEMPTING = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'd4',
  'outpost/hq',
  'neutral/mad-bomber',
  '',
];
const key = fc.oneof(fc.constantFrom(...KEYS, ...TEMPTING), fc.string({ maxLength: 8 }));
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 6, 0.5, 1e308, '2025', 'duel', 'scored', ...TEMPTING),
  fc.integer(),
  fc.string({ maxLength: 20 }),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

test('any JSON', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (value) => expectCleanAnswers(JSON.stringify(value) ?? '')),
    { numRuns: 300 },
  );
});

test('any bytes', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), expectCleanAnswers), { numRuns: 200 });
});

/** A scenario that is nearly right: at most a few fields are replaced by anything. */
const unit = fc.record(
  {
    tile: fc.oneof(
      { arbitrary: fc.constantFrom(...PRINTED_CATALOGUE.tiles.map((tile) => tile.ref)), weight: 20 },
      { arbitrary: leaf, weight: 1 },
    ),
    rotation: fc.oneof({ arbitrary: fc.nat(5), weight: 20 }, { arbitrary: leaf, weight: 1 }),
    wounds: fc.oneof({ arbitrary: fc.constant(0), weight: 10 }, { arbitrary: fc.nat(16), weight: 1 }),
    owner: fc.oneof({ arbitrary: fc.nat(2), weight: 10 }, { arbitrary: fc.constant(null), weight: 2 }),
  },
  { requiredKeys: ['tile'] },
);
const army = fc.oneof(
  { arbitrary: fc.constantFrom('borgo', 'hegemony', 'moloch', 'outpost', 'doomsday'), weight: 30 },
  { arbitrary: leaf, weight: 1 },
);
const scenario = fc.record(
  {
    edition: fc.constantFrom('3.0', 'yom', 'unified', '2025', '2031'),
    mode: fc.constantFrom('duel', 'deathmatch', 'scored', 'one-vs-two', 'team'),
    players: fc.array(fc.record({ army, hq: fc.integer({ min: -1, max: 21 }) }, { requiredKeys: ['army'] }), {
      minLength: 1,
      maxLength: 7,
    }),
    starter: fc.nat(3),
    board: fc.dictionary(fc.constantFrom(...HEX_NAMES, 'z1'), unit, { maxKeys: 12 }),
  },
  { requiredKeys: ['players', 'board'] },
);

test('scenarios that are nearly right', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async (value) => expectCleanAnswers(JSON.stringify(value))),
    { numRuns: 1500 },
  );
});

/** A text with a few places cut, doubled or replaced. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.nat(30),
        fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('{', '"', '\n', '[', '\0', '1e999')),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((cuts) =>
      cuts.reduce((now, [at, length, put]) => now.slice(0, at) + put + now.slice(at + length), text),
    );

test('a damaged scenario', async () => {
  await fc.assert(fc.asyncProperty(damaged(JSON.stringify(SMALL)), expectCleanAnswers), { numRuns: 500 });
});

/** What our reader says about a text, and at which of its characters. */
function faultOf(text: string): { readonly said: string; readonly at: number } | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    const said = (error as InputError).message;
    const [, line, column] = /^line (\d+), column (\d+): /.exec(said)?.map(Number) ?? [];
    const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/).slice(0, line - 1);
    const start = lines.join('').length;
    return {
      said,
      at:
        start +
        Array.from(text.slice(start))
          .slice(0, column - 1)
          .join('').length,
    };
  }
}

test('our reader and JSON.parse agree on what is JSON; up to the fault it could have been', () => {
  const pieces = [...'{}[]:,"\\-01.eE+tn\r\n \u0001é😀', 'true', 'null', '"a":', '\\u00e9', '\r\n'];
  const text = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.json({ maxDepth: 3 }).chain(damaged),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (given) => {
      const fault = faultOf(given);
      if (fault === undefined) {
        expect(parseJson(given)).toEqual(JSON.parse(given));
      } else if (!fault.said.includes('stands twice')) {
        expect(() => JSON.parse(given)).toThrow(SyntaxError);
        const before = faultOf(given.slice(0, fault.at));
        expect(before?.at ?? fault.at).toBe(fault.at);
      }
    }),
    { numRuns: 3000 },
  );
});

function shortRecord(): string {
  let game = newGame({ armies: ['hegemony', 'doomsday'], variants: ['mercenaries'] }, 'fuzz');
  for (let i = 0; i < 40; i++) {
    const codes = requestOf(game.state)?.codes ?? [];
    if (codes.length > 0) game = play(game, codes[(i * 31) % codes.length]).game;
  }
  return makeRecord(game);
}

test('a damaged record', async () => {
  const record = shortRecord();
  expectClean(await nhex('replay', '--json', put('whole.nhex', record)));
  await fc.assert(
    fc.asyncProperty(damaged(record), fc.nat(60), async (text, at) => {
      expectClean(await nhex('replay', '--json', '--at', String(at), put('damaged.nhex', text)));
    }),
    { numRuns: 500 },
  );
});

test('any arguments', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      'battle',
      'status',
      'sim',
      'replay',
      '--json',
      '--all',
      '--at',
      '--armies',
      '--mode',
      '--variants',
      '--',
    ),
    fc.constantFrom(
      'borgo,moloch',
      'team',
      '-1',
      '--bots=x',
      '--seed=__proto__',
      '/dev/null',
      '--games=1',
      '-x',
    ),
    fc.string({ maxLength: 10 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 7 }), async (args) => {
      fc.pre(!args.some((arg) => /^-\w*[hV]|^--help|^--version|^help$/.test(arg)));
      const { code, err } = await nhex(...args, '--games=1');
      expect([0, 2]).toContain(code);
      expect(err.length).toBeLessThanOrEqual(1);
      expect(err.join(' ')).not.toMatch(/\p{Cc}|internal error/u);
    }),
    { numRuns: 500 },
  );
});
