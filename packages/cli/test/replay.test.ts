// `nhex replay`: the state after any input, the same hash as the game that was played, tampering refused.

import {
  checkOptions,
  codesOf,
  hashState,
  makePosition,
  makeRecord,
  newGame,
  newState,
  play,
  replay,
  stageOf,
} from '@nhex/engine';
import { expect, test } from 'vitest';
import { nhex, scratch } from './nhex.ts';

const { put } = scratch();

function randomGame(inputs: number) {
  let game = newGame(checkOptions({ armies: ['moloch', 'hegemony'] }), 'replay');
  for (let i = 0; i < inputs && game.state.pending; i++) {
    const codes = codesOf(game.state);
    game = play(game, codes[(i * 7919) % codes.length]).game;
  }
  return game;
}

const game = randomGame(60);
const record = makeRecord(game);
const file = put('game.nhex', record);

test('the end of the record', async () => {
  const { code, out, err } = await nhex('replay', file, '--json');
  expect({ code, err, lines: out.length }).toEqual({ code: 0, err: [], lines: 1 });
  expect(JSON.parse(out[0])).toMatchObject({
    at: 60,
    inputs: 60,
    hash: hashState(game.state),
    position: makePosition(game.state),
    stage: stageOf(game.state),
    turn: game.state.turn.number,
    armies: ['moloch', 'hegemony'],
    hq: game.state.seats.map((seat) => seat.hq),
  });
});

test.each([0, 1, 17, 59])('after %i inputs', async (at) => {
  const { code, out } = await nhex('replay', file, '--at', String(at), '--json');
  expect(code).toBe(0);
  const shown = JSON.parse(out[0]);
  expect(shown).toMatchObject({ at, hash: hashState(replay(game, at).state) });
  expect(shown.last === null).toBe(at === 0);
});

test('for people', async () => {
  const { code, out } = await nhex('replay', file, '--at', '2');
  expect(code).toBe(0);
  expect(out[0]).toMatch(/^Input 2 of 60: 1 hq /);
  expect(out.at(-1)).toBe(`hash ${hashState(replay(game, 2).state)}`);
});

const lines = record.split('\n');
const inputLine = lines.findIndex((line) => line.startsWith('0 hq'));
const faults: readonly (readonly [string, string])[] = [
  ['too few inputs', lines.slice(0, -3).join('\n')],
  ['an input twice', [...lines.slice(0, inputLine + 1), ...lines.slice(inputLine)].join('\n')],
  ['an input left out', lines.filter((_, i) => i !== inputLine).join('\n')],
  ['a future version', record.replace('[NHex "4"]', '[NHex "99"]')],
  ['another seed', record.replace(/Seed ".*"/, 'Seed "other"')],
  ['a changed draw', record.replace(/\+ 0: \S+/, '+ 0: battle battle battle battle')],
  ['a header with neither yes nor no', record.replace('\n\n', '\n[StrikeAllies "banana"]\n\n')],
  ['a header with no number', record.replace('\n\n', '\n[MercenariesEach " 0x1 "]\n\n')],
  [
    'a position of another game',
    `[NHex "4"]\n[Edition "banana"]\n[Armies "borgo moloch"]\n[Position "${makePosition(newState({ armies: ['borgo', 'moloch'] }, 1))}"]\n`,
  ],
  ['a choice of nobody', lines.map((line) => line.replace(/^0 hq/, '- hq')).join('\n')],
  ['an unknown tile', record.replace(/\+ 0: \S+/, '+ 0: __proto__')],
  ['nothing', ''],
  ['JSON', '{"log":[]}'],
  ['garbage', 'x'.repeat(1_000_000)],
];
test.each(faults)('refused in one line: %s', async (_, text) => {
  const { code, out, err } = await nhex('replay', put('fault.nhex', text), '--json');
  expect({ code, out }).toEqual({ code: 2, out: [] });
  expect(err).toHaveLength(1);
  expect(err[0]).toMatch(/^nhex: .*fault\.nhex: ./);
});

test('an input after the last one does not exist', async () => {
  const { code, err } = await nhex('replay', file, '--at', '61');
  expect(code).toBe(2);
  expect(err[0]).toContain('there is no input 61');
});
