// docs/cli.md tells the truth: every example is run and compared (the results of simulations in shape only).

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
const withoutNumbers = (told: string): string => told.replace(/[\d.]+/g, '0');

test('there are examples of every command', () => {
  for (const command of ['battle', 'status', 'sim', 'replay']) {
    expect(examples.some(([line]) => line.startsWith(`${command} `))).toBe(true);
  }
});

test.each(examples)('nhex %s', async (command, output) => {
  const args = command.split(' ').map((arg) => (arg.startsWith('docs/') ? root + arg : arg));
  const { out, err } = await nhex(...args);
  const said = (out.length > 0 ? out : err).join('\n').replaceAll(root, '').trimEnd();
  const shape = (told: string): string => {
    const flat = command.includes('--json') ? withoutSpace(told) : told;
    return command.startsWith('sim --armies borgo,hegemony') ? withoutNumbers(flat) : flat;
  };
  expect(shape(said)).toBe(shape(output));
});
