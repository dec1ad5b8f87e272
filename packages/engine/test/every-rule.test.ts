// docs/rules.md and the tests agree: every rule there is named by a test, and no test names a rule that is not there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/rules.md', root), 'utf8');
/** A rule is a paragraph that begins with its bold number. */
const RULES = [...text.matchAll(/^\*\*([A-Z]+-\d+[a-z]?)\*\* /gm)].map(([, rule]) => rule);

const folders = readdirSync(new URL('packages/', root)).flatMap((name) =>
  ['test/', 'test-browser/'].map((folder) => new URL(`packages/${name}/${folder}`, root)),
);
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)))
  .filter(({ href }) => href.endsWith('.test.ts') && href !== import.meta.url);

/** The rules in the names of a file's tests, as `[NET-4]`. */
function rulesNamed(file: URL): string[] {
  const source = readFileSync(file, 'utf8');
  const names = source.matchAll(/\b(?:test|it|describe)(?:\.\w+\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g);
  return [...names].flatMap(([, , name]) =>
    [...name.matchAll(/\[([A-Z]+-\d+[a-z]?)\]/g)].map(([, rule]) => rule),
  );
}
const named = new Map(files.map((file) => [file.href.slice(root.href.length), rulesNamed(file)]));

test('docs/rules.md has the rules, each number once', () => {
  expect(RULES.length).toBeGreaterThan(100);
  expect(RULES.filter((rule, i) => RULES.indexOf(rule) < i)).toEqual([]);
});

test('a rule that docs/rules.md refers to is one of them', () => {
  const mentioned = new Set(text.match(/\b[A-Z]{3,4}-\d+[a-z]?\b/g));
  expect([...mentioned].filter((rule) => !RULES.includes(rule))).toEqual([]);
});

test.each(RULES)('%s is named by a test', (rule) => {
  expect([...named.values()].some((rules) => rules.includes(rule))).toBe(true);
});

test('every rule that a test names is in docs/rules.md', () => {
  const unknown = [...named].flatMap(([file, rules]) =>
    rules.filter((rule) => !RULES.includes(rule)).map((rule) => `${rule} in ${file}`),
  );
  expect(unknown).toEqual([]);
});
