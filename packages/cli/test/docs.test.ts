// docs/cli.md tells the truth: every example is run and compared, all but what depends on the machine.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nhex } from './nhex.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = readFileSync(`${root}docs/cli.md`, 'utf8');
const examples = [...text.matchAll(/```console\n\$ nhex (.*)\n([\s\S]*?)\n```/g)].map(
  ([, command, output]) => [command, output] as const,
);

const withoutSpace = (json: string): string => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
/** Times and speeds depend on the machine. */
const withoutTimes = (told: string): string =>
  told
    .replace(/("(?:seconds|gamesPerSecond)":)[\d.]+/g, '$1?')
    .replace(/("msPerTurn":)\[[\d.,]+\]/, '$1?')
    .replace(/ in [\d.]+ s, [\d.]+ a second$/m, ' in ? s, ? a second');

test('there are examples of every command', () => {
  for (const command of ['battle', 'status', 'sim', 'match', 'replay']) {
    expect(examples.some(([line]) => line.startsWith(`${command} `))).toBe(true);
  }
});

test.each(examples)('nhex %s', async (command, output) => {
  const args = command.split(' ').map((arg) => (arg.startsWith('docs/') ? root + arg : arg));
  const { out, err } = await nhex(...args);
  const said = (out.length > 0 ? out : err).join('\n').replaceAll(root, '').trimEnd();
  const shape = (told: string): string =>
    withoutTimes(command.includes('--json') ? withoutSpace(told) : told);
  expect(shape(said)).toBe(shape(output));
});
