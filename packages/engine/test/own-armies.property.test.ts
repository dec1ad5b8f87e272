// Whatever comes as an army file: a valid army or a NhexError that names the place, quickly, never another exception.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  checkOptions,
  makeCatalogue,
  NhexError,
  parseArmy,
  parseScenario,
  placeText,
} from '../src/index.ts';
import { armyFiles } from './random-armies.ts';
import { ownArmy } from './structures-support.ts';

const RUNS = Number(process.env['NHEX_FUZZ'] ?? 3_000);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
const settings = { numRuns: RUNS, seed: SEED };

const FIELDS = [
  'kind count instant initiative melee ranged gauss armor net toughness mobility connections longDistance gives',
  'inflicts scopes recon aura rotations explodes trap entries exits sharpshooter rotates heavy boarding bomber',
]
  .join(' ')
  .split(' ');
const STRANGE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0', 'hq', 'x-1'];

const edges = fc.uniqueArray(fc.integer({ min: -1, max: 6 }), { maxLength: 7 });
const strengths = fc.dictionary(
  fc.constantFrom('0', '1', '2', '3', '4', '5', '6'),
  fc.integer({ min: 0, max: 10 }),
);
const bonus = fc.dictionary(
  fc.constantFrom(
    'melee',
    'ranged',
    'initiative',
    'toughness',
    'extraAction',
    'medic',
    'quartermaster',
    'transport',
  ),
  fc.oneof(fc.integer({ min: -6, max: 6 }), fc.constant(true)),
);
const junk = fc.oneof(
  fc.jsonValue(),
  fc.anything(),
  fc.constantFrom(...STRANGE),
  fc.string({ maxLength: 80 }),
);
/** Something that may be right for a field, or not. */
const value = fc.oneof(
  { weight: 3, arbitrary: edges },
  { weight: 3, arbitrary: fc.integer({ min: -1, max: 10 }) },
  { weight: 3, arbitrary: fc.constant(true) },
  { weight: 2, arbitrary: strengths },
  { weight: 2, arbitrary: bonus },
  { weight: 1, arbitrary: junk },
);
/** A value that fits the field, mostly. */
const fitting = (field: string): fc.Arbitrary<unknown> => {
  if (field === 'kind') return fc.constantFrom('hq', 'warrior', 'module', 'instant');
  if (field === 'instant') return fc.constantFrom('battle', 'move', 'push-back', 'sniper', 'nuke');
  if (['melee', 'ranged'].includes(field)) return strengths;
  if (['gives', 'aura', 'inflicts'].includes(field)) return bonus;
  if (['count', 'toughness', 'mobility', 'recon', 'rotations'].includes(field))
    return fc.integer({ min: 0, max: 5 });
  if (
    ['longDistance', 'scopes', 'explodes', 'sharpshooter', 'rotates', 'heavy', 'boarding', 'bomber'].includes(
      field,
    )
  )
    return fc.constant(true);
  return edges;
};
const face = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 6 }).chain((fields) =>
  fc.record({
    kind: fc.constantFrom('warrior', 'module', 'instant', 'hq'),
    ...Object.fromEntries(
      fields.map((field) => [
        field,
        fc.oneof({ weight: 9, arbitrary: fitting(field) }, { weight: 1, arbitrary: value }),
      ]),
    ),
  }),
);
const key = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
);
const tiles = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.dictionary(key, fc.oneof({ weight: 9, arbitrary: face }, { weight: 1, arbitrary: junk })),
  },
  { weight: 1, arbitrary: junk },
);
const side = fc.oneof({ weight: 5, arbitrary: face }, { weight: 1, arbitrary: junk });
const structure = fc.array(fc.record({ a: side, b: side }), { minLength: 1, maxLength: 3 });
const army = fc.record(
  { key, name: fc.oneof(fc.string({ maxLength: 70 }), junk), tiles, structure, strikesAllies: value },
  { requiredKeys: ['key', 'tiles'] },
);

/** The army, or undefined with a proper refusal. */
function attempt(given: unknown, use: 'game' | 'board'): Army | undefined {
  try {
    return parseArmy(given, use);
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    expect(error.code).toBe('bad-army');
    expect(placeText(error.place ?? [])).toMatch(/^army/);
    expect(error.message).not.toMatch(/undefined|\[object/);
    expect(error.message.length).toBeLessThan(500);
    return undefined;
  }
}

/** What is true of every army that was accepted. */
function expectSound(read: Army): void {
  // It is plain data, and reading it again changes nothing.
  const again = parseArmy(JSON.parse(JSON.stringify(read)), 'board');
  expect(again).toEqual(JSON.parse(JSON.stringify(read)));
  const catalogue = makeCatalogue([read]);
  expect(catalogue.tiles.length).toBeGreaterThanOrEqual(Object.keys(read.tiles).length);
  for (const tile of catalogue.tiles) {
    expect(tile.facings).toHaveLength(6);
    expect([1, 2, 3, 6]).toContain(tile.symmetry);
  }
}

describe('fuzzed army files', () => {
  test('anything at all', () => {
    fc.assert(
      fc.property(junk, fc.constantFrom('game', 'board'), (given, use) => {
        const read = attempt(given, use);
        if (read) expectSound(read);
      }),
      settings,
    );
  });

  test('almost an army', () => {
    let accepted = 0;
    fc.assert(
      fc.property(army, (given) => {
        const read = attempt(given, 'board');
        if (!read) return;
        accepted += 1;
        expectSound(read);
      }),
      settings,
    );
    // The generator is worth something only if some of them pass.
    expect(accepted).toBeGreaterThan(0);
  });

  test('an army that is right is accepted as it is', () => {
    fc.assert(
      fc.property(armyFiles('test'), (given) => {
        const read = parseArmy(given, 'game');
        expect(read.key).toBe('test');
        expect(read.tiles).toEqual(
          Object.fromEntries(Object.entries(given.tiles).map(([k, f]) => [k, { ...f, count: f.count ?? 1 }])),
        );
        expectSound(read);
      }),
      { ...settings, numRuns: RUNS / 20 },
    );
  });

  test('a good army with one thing changed', () => {
    const good = ownArmy('red', [{ melee: { 0: 1 } }, { toughness: 1 }]);
    const paths = pathsIn(good);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.oneof(value, junk), (path, wrong) => {
        const read = attempt(changed(good, path, wrong), 'game');
        if (read) expectSound(read);
      }),
      settings,
    );
  });

  test('polluting keys at every place change nothing outside', () => {
    const good = ownArmy('red', [{}, {}]);
    for (const path of pathsIn(good)) {
      for (const name of ['__proto__', 'constructor', 'prototype']) {
        const text = JSON.stringify(
          changed(good, [...path.slice(0, -1), 'POLLUTED'], { heavy: true, kind: 'hq' }),
        );
        attempt(JSON.parse(text.replaceAll('POLLUTED', name)), 'board');
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['heavy']).toBeUndefined();
  });

  const huge = 'x'.repeat(10_000_000);
  const deep = (levels: number): unknown => {
    let value: unknown = 0;
    for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { tiles: value };
    return value;
  };
  test.each([
    ['a key of 10 MB', { key: huge, tiles: {} }],
    ['a name of 10 MB', { key: 'a', name: huge, tiles: {} }],
    ['a field of 10 MB', { key: 'a', tiles: {}, [huge]: 1 }],
    ['a tile key of 10 MB', { key: 'a', tiles: { [huge]: { kind: 'warrior' } } }],
    ['a kind of 10 MB', { key: 'a', tiles: { x: { kind: huge } } }],
    [
      'a bonus name of 10 MB',
      { key: 'a', tiles: { x: { kind: 'module', connections: [0], gives: { [huge]: 1 } } } },
    ],
    ['a list of a million edges', { key: 'a', tiles: { x: { kind: 'warrior', armor: Array(1e6).fill(7) } } }],
    [
      'a list of a million values',
      { key: 'a', tiles: { x: { kind: 'warrior', initiative: Array(1e6).fill(1) } } },
    ],
    ['a million structure tiles', { key: 'a', tiles: {}, structure: Array(1e6).fill({}) }],
    [
      'a hundred thousand tiles',
      {
        key: 'a',
        tiles: Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`t${i}`, { kind: 'warrior' }])),
      },
    ],
    ['a nesting of 5,000', deep(5_000)],
    ['tiles nested deeply', { key: 'a', tiles: { x: { kind: 'warrior', gives: deep(5_000) } } }],
  ])('%s is refused at once', (_, given) => {
    const started = performance.now();
    expect(attempt(given, 'board')).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test('the same borders hold for options and scenario files', () => {
    const refused = (call: () => unknown): void => {
      try {
        call();
      } catch (error) {
        if (!(error instanceof NhexError)) throw error;
        expect(['bad-army', 'bad-option', 'bad-scenario']).toContain(error.code);
      }
    };
    fc.assert(
      fc.property(fc.oneof(fc.array(army, { maxLength: 3 }), junk), (armies) => {
        refused(() => checkOptions({ armies: ['borgo', 'moloch'], ownArmies: armies }));
        refused(() => parseScenario({ players: [{ army: 'borgo' }, { army: 'moloch' }], board: {}, armies }));
      }),
      settings,
    );
  });
});

type Path = readonly string[];

/** Every place inside a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))].filter(
    (found) => found.length > 0,
  );
}

/** A copy with another value at one place. */
function changed(value: unknown, [name, ...rest]: Path, wrong: unknown): unknown {
  if (name === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === name ? changed(item, rest, wrong) : item));
  const fields = typeof value === 'object' && value !== null ? value : {};
  return { ...fields, [name]: changed((fields as Record<string, unknown>)[name], rest, wrong) };
}
