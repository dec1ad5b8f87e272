// Every numbered rule the engine implements is named by at least one test.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many rules each chapter has; rules with a letter stand in EXTRA. */
const CHAPTERS = {
  GEO: 5,
  SET: 3,
  TURN: 7,
  UNIT: 11,
  MOD: 10,
  NET: 5,
  INST: 9,
  BAT: 9,
  INI: 6,
  MED: 6,
  END: 5,
  MODE: 7,
  VAR: 6,
  DDM: 7,
} as const;
const EXTRA = ['SET-1a'];
const RULES = [
  ...Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, i) => `${chapter}-${i + 1}`),
  ),
  ...EXTRA,
];

const here = new URL('.', import.meta.url);
const testNames = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts') && file !== 'every-rule.test.ts')
  .flatMap((file) => {
    const source = readFileSync(new URL(file, here), 'utf8');
    return [...source.matchAll(/\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(
      (match) => match[2],
    );
  });

test.each(RULES)('%s is named by a test', (rule) => {
  expect(testNames.some((name) => name.includes(`[${rule}]`))).toBe(true);
});

const specification = new URL('../../../../shared/RULES.md', here);
test.runIf(existsSync(specification))(
  'the list above is that of the specification, when it is at hand',
  () => {
    const numbered = [...readFileSync(specification, 'utf8').matchAll(/^- ([A-Z]+-\d+[a-z]?) /gm)].map(
      ([, rule]) => rule,
    );
    // Structures, leaders, the atlas, campaign and puzzles are not whole yet.
    const later = /^(STR|LEAD|ATL|CAMP|PUZ)-/;
    expect([...RULES].sort()).toEqual(numbered.filter((rule) => !later.test(rule)).sort());
  },
);
