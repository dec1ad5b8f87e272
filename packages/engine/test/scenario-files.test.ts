// Scenario files that are wrong or malicious: each is refused with one line that names the place.

import { describe, expect, test } from 'vitest';
import {
  CAMPAIGNS,
  checkOptions,
  parsePosition,
  parseRecord,
  readScenario,
  SCENARIOS,
  textsIn,
} from '../src/index.ts';
import { refused, trial } from './scenario-support.ts';

const [first] = SCENARIOS;
/** A file that anything can be done to. */
type Draft = { armies: { key: string }[]; units: unknown; board?: unknown } & {
  texts: { [code: string]: unknown; en?: { goals: string[] }; pl: { title?: string } };
};

/** A scenario that comes with the game, as a file, changed. */
function broken(change: (file: Draft) => void): unknown {
  const file = JSON.parse(JSON.stringify(first));
  change(file);
  return file;
}

describe('[ATL-5] what a file can get wrong', () => {
  test.each([
    ['a list', [], /^scenario: an object/],
    ['nothing', undefined, /^scenario: an object/],
    ['an unknown field', { ...trial(), code: 'alert(1)' }, /scenario: unknown field "code"/],
    ['no limit', { ...trial(), limit: undefined }, /scenario\.limit: an object/],
    ['one seat', trial({ seats: [{ army: 'borgo' }], units: [] }), /seats: at least 2/],
    [
      'one side',
      trial({
        seats: [
          { army: 'borgo', side: 0 },
          { army: 'outpost', side: 0 },
        ],
      }),
      /all seats are of one side/,
    ],
    [
      'an unknown army',
      trial({ seats: [{ army: 'elves' }, { army: 'outpost' }] }),
      /seats\[0\]\.army: elves is not one of/,
    ],
    [
      'a hex off the grid',
      trial({ board: { hexes: ['d4', 'z9'] } }),
      /board\.hexes\[1\]: there is no hex "z9"/,
    ],
    [
      'unknown terrain',
      trial({ board: { terrain: { d4: 'lava' as never } } }),
      /board\.terrain\.d4: "lava" is not one of/,
    ],
    [
      'terrain outside',
      trial({ board: { hexes: trial().board.hexes ?? [], terrain: { a1: 'hill' } } }),
      /board\.terrain: a1: that hex is not/,
    ],
    [
      'a setting that does not fit',
      trial({ board: { terrain: { d4: { kind: 'hill', way: 2 } } } }),
      /no way/,
    ],
    [
      'two HQs',
      trial({
        units: [
          { hex: 'b4', tile: 'borgo/hq', owner: 0 },
          { hex: 'b3', tile: 'borgo/hq', owner: 0 },
        ],
      }),
      /units\[1\]\.hex: player 0 has an HQ on b4/,
    ],
    [
      'an HQ that is not wanted',
      trial({ seats: [{ army: 'borgo', withoutHq: true }, { army: 'outpost' }] }),
      /units\[0\]: player 0 is said/,
    ],
    [
      'two units on a hex',
      trial({
        units: [
          { hex: 'b4', tile: 'borgo/hq', owner: 0 },
          { hex: 'b4', tile: 'borgo/mutant', owner: 0 },
        ],
      }),
      /units\[1\]\.hex: the hex b4/,
    ],
    ['an instant on the board', trial({ units: [{ hex: 'd4', tile: 'borgo/battle', owner: 0 }] }), /instant/],
    [
      'a foreign tile',
      trial({ units: [{ hex: 'd4', tile: 'outpost/runner', owner: 0 }] }),
      /somebody else plays/,
    ],
    [
      'nobody to decide',
      trial({ units: [{ hex: 'd4', tile: 'moloch/clown' }] }),
      /units\[0\]\.tile: moloch\/clown needs an owner/,
    ],
    [
      'too many wounds',
      trial({ units: [{ hex: 'd4', tile: 'borgo/mutant', owner: 0, wounds: 1 }] }),
      /survives/,
    ],
    [
      'an HQ in a deck',
      trial({ seats: [{ army: 'borgo', deck: { add: { 'borgo/hq': 1 } } }, { army: 'outpost' }] }),
      /does not lie in decks/,
    ],
    [
      'an arrival too late',
      trial({ arrivals: [{ turn: 99, units: [{ tile: 'moloch/hybrid', hexes: ['d4'] }] }] }),
      /arrivals\[0\]\.turn: turn 99/,
    ],
    [
      'an objective of nobody',
      trial({ objectives: [{ kind: 'survive', side: 4, needed: 3 }] }),
      /nobody is of side 4/,
    ],
    [
      'too few to destroy',
      trial({ objectives: [{ kind: 'destroy', side: 0, needed: 9, tiles: ['outpost/medic'] }] }),
      /objectives\[0\]\.needed: 9 are needed, but there can be only 2/,
    ],
    [
      'surviving after the end',
      trial({ objectives: [{ kind: 'survive', side: 0, needed: 30 }] }),
      /turn 30 is after/,
    ],
    [
      'an exit that nobody can reach',
      trial({
        board: { hexes: [...(trial().board.hexes ?? []), 'a1'], holes: { b2: 'wall' } },
        objectives: [{ kind: 'deliver', side: 0, needed: 1, tiles: ['borgo/claws'], hexes: ['a1'] }],
        seats: [{ army: 'borgo', deploy: ['d4'] }, { army: 'outpost' }],
      }),
      /objectives\[0\]\.hexes: no unit of the objective can come to a1/,
    ],
    ['a seat without turns', trial({ cycle: [0, 0] }), /cycle: player 1 has no turn/],
    [
      'alliances backwards',
      trial({
        alliances: [
          { turn: 5, sides: [0, 0] },
          { turn: 5, sides: [0, 1] },
        ],
      }),
      /alliances\[1\]\.turn: each comes later/,
    ],
    ['a missing text', broken((file) => delete file.texts.pl.title), /texts\.pl\.title: a text/],
    ['a goal too few', broken((file) => file.texts.en?.goals.pop()), /texts\.en\.goals: the list of goals/],
    ['no English', broken((file) => delete file.texts.en), /scenario\.texts\.en: an object/],
    [
      'half a translation',
      broken((file) => (file.texts['de'] = { title: 'Das Fließband' })),
      /scenario\.texts\.de\.story: a text/,
    ],
    [
      'a language that is no code',
      broken((file) => (file.texts['Deutsch'] = file.texts.en)),
      /scenario\.texts: unknown field "Deutsch"/,
    ],
    [
      'too many languages',
      broken((file) => {
        for (const letter of 'abcdefghijklmnopqrst') file.texts[`q${letter}`] = file.texts.en;
      }),
      /scenario\.texts: the list holds more than 20/,
    ],
    [
      'an army key that is taken',
      broken((file) => (file.armies[0].key = 'moloch')),
      /armies\[0\]\.key: the key moloch/,
    ],
    [
      'a hundred thousand units',
      broken((file) => (file.units = Array.from({ length: 100_000 }, () => ({})))),
      /units: the list holds more than 100/,
    ],
  ])('%s', (_, file, message) => {
    expect(refused(file)).toMatch(message);
  });

  test('keys that mean something to JavaScript are data like any other', () => {
    const text = JSON.stringify(first);
    expect(refused(JSON.parse(text.replace('{', '{"__proto__":{"x":1},')))).toMatch(
      /unknown field "__proto__"/,
    );
    expect(refused(JSON.parse(text.replace('"terrain":{', '"terrain":{"__proto__":"hill",')))).toMatch(
      /no hex "__proto__"/,
    );
    expect(refused(JSON.parse(text.replace('"terrain":{', '"terrain":{"constructor":"hill",')))).toMatch(
      /no hex/,
    );
    const deck = { add: JSON.parse('{"__proto__":3}') };
    expect(refused(trial({ seats: [{ army: 'borgo', deck }, { army: 'outpost' }] }))).toMatch(
      /no tile|__proto__/,
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('whatever one field is replaced by, it is read or refused, never more', () => {
    const junk = [null, true, -1, 1e9, 0.5, '', 'x'.repeat(100_000), [], {}, [[]], { a: 1 }];
    for (const key of Object.keys(first)) {
      for (const value of junk) {
        try {
          readScenario({ ...JSON.parse(JSON.stringify(first)), [key]: value });
        } catch (error) {
          expect((error as Error).name).toBe('NhexError');
          expect((error as Error).message.length).toBeLessThan(400);
        }
      }
    }
  });

  test('options, positions and records refuse a wrong scenario too', () => {
    expect(() => checkOptions({ scenario: 'atlas-99' })).toThrow(/scenario: "atlas-99" is not one of/);
    expect(() => checkOptions({ scenario: broken((file) => delete file.board) as never })).toThrow(
      /scenario\.board/,
    );
    expect(() => parseRecord('[NHex "4"]\n[Scenario "{"]\n')).toThrow(/Scenario/);
    expect(() => parsePosition('nhex2/2025.duel.main.borgo~outpost..1.1//////////////0.%7B/')).toThrow(
      /parts|scenario/i,
    );
  });
});

describe('the languages of what comes with the game', () => {
  const told = [
    ...SCENARIOS,
    ...CAMPAIGNS.flatMap((campaign) => [
      campaign,
      ...campaign.upgrades,
      ...campaign.missions.map(({ scenario }) => scenario),
    ]),
  ];

  test.each(told.map(({ key, texts }) => [key, texts] as const))(
    '%s is told in English and Polish',
    (_, texts) => {
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(['en', 'pl']));
    },
  );

  test('where a language is missing, English is read', () => {
    expect(textsIn(first.texts, 'pl')).toBe(first.texts['pl']);
    expect(textsIn(first.texts, 'zxx')).toBe(first.texts.en);
  });
});
