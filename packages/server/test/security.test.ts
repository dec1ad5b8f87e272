// docs/security.md names a test for every threat: the tests are there.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ATTACKS =
  readFileSync(at('src/proof/attacks.ts'), 'utf8') + readFileSync(at('src/proof/hostile-run.ts'), 'utf8');

/** The rows of all tables: what an attacker may try, what stops it, what shows it. */
const threats = readFileSync(at('../../docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| to '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('there are threats, and every one has three cells', () => {
  expect(threats.length).toBeGreaterThan(35);
  for (const cells of threats) expect([cells[1], cells.length]).toEqual([cells[1], 5]);
});

test.each(threats.map(([, threat, , shown]) => [threat, shown]))('%s', (_, shown) => {
  for (const proof of shown.split(';')) {
    const [, place, words] = /^\s*`([^`]+)`(?:: (.*))?$/.exec(proof) ?? [];
    expect(place, proof).toBeDefined();
    const isTest = place.startsWith('test');
    expect(isTest ? existsSync(at(place)) : place, proof).toBe(isTest ? true : 'npm run hostile');
    const text = isTest ? readFileSync(at(place), 'utf8') : ATTACKS;
    expect(words, `${proof} names no test`).toBeDefined();
    for (const word of words.split(', ')) expect(text.includes(word), `${place} has no "${word}"`).toBe(true);
  }
});
