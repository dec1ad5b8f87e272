// What the first version wrote still opens, and offers the same choices (fixtures/version-1/README.md).

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codesOf, deciderOf, decodeChoice, makeChoice, parsePosition, parseRecord } from '../src/index.ts';

const folder = new URL('./fixtures/version-1/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** Everything a line of positions.ndjson says. */
interface Kept {
  readonly position: string;
  readonly decider: number | null;
  readonly choices: number;
  readonly digest: string;
  readonly list?: readonly string[];
}

const records = readdirSync(new URL('records/', folder));
const positions = read('positions.ndjson')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Kept);

test('there are as many as the README says', () => {
  expect([records.length, positions.length]).toEqual([97, 137]);
});

test.each(records)('the record %s opens', (name) => {
  const record = read(`records/${name}`);
  const inputs = record.split('\n').filter((line) => /^\d /.test(line)).length;
  const [, result] = /^\[Result "(.*)"\]$/m.exec(record) ?? [];
  const game = parseRecord(record);
  expect(game.log.length).toBe(inputs);
  expect(game.state.result === undefined).toBe(result === '*');
});

test.each(positions)('position %# offers the same choices', (kept) => {
  const state = parsePosition(kept.position);
  const list = codesOf(state)
    .map((code) => makeChoice(decodeChoice(code), state))
    .sort();
  expect(state.stage === 'over' ? null : deciderOf(state)).toBe(kept.decider);
  if (kept.list) expect(list).toEqual(kept.list);
  expect(list.length).toBe(kept.choices);
  expect(createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 16)).toBe(kept.digest);
});
