// The places that say which Node is supported say the same.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODES } from './nodes.mjs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('the workflow runs on every Node of the list', () => {
  const [, listed] = /node: \[(.*)\]/.exec(read('.github/workflows/test.yml')) ?? [];
  expect(listed).toBe(NODES.map((version) => `'${version}'`).join(', '));
});

test('the oldest one is the one that the packages ask for', () => {
  const files = ['.', ...['engine', 'bots', 'cli', 'web'].map((name) => `packages/${name}`)];
  for (const file of files)
    expect(JSON.parse(read(`${file}/package.json`)).engines.node).toBe(`>=${NODES[0]}`);
  expect(read('README.md')).toContain(`Node.js](https://nodejs.org) ${NODES[0]} or newer`);
});
