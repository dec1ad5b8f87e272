// `nhex status`: the standing values of a board.

import { expect, test } from 'vitest';
import { nhex, SMALL, scratch } from './nhex.ts';

const { put } = scratch();
const file = put('status.json', {
  players: [{ army: 'outpost' }, { army: 'hegemony' }],
  board: {
    d4: { tile: 'outpost/hq' },
    d5: { tile: 'outpost/commando', rotation: 5, wounds: 0 },
    d6: { tile: 'outpost/officer' },
    e4: { tile: 'hegemony/net-fighter', rotation: 4 },
    f2: { tile: 'hegemony/hq' },
  },
});

test('values with modifiers and extra actions in, by board direction, and where they come from', async () => {
  const { code, out, err } = await nhex('status', file, '--json');
  expect({ code, err }).toEqual({ code: 0, err: [] });
  const { units } = JSON.parse(out[0]);
  expect(Object.keys(units)).toEqual(['d4', 'd5', 'd6', 'e4', 'f2']);
  expect(units.d5).toEqual({
    tile: 'outpost/commando',
    owner: 0,
    rotation: 5,
    wounds: 0,
    netted: false,
    nettedBy: [],
    initiative: [3],
    melee: {},
    ranged: { 1: 2 },
    toughness: 0,
    addedToughness: 0,
    sources: [{ from: 'd6', tile: 'outpost/officer', gives: { ranged: 1 } }],
  });
  expect(units.d4).toMatchObject({ netted: true, nettedBy: ['e4'], initiative: [0] });
  expect(units.f2).toMatchObject({
    melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 },
    ranged: {},
    netted: false,
  });
});

test('for people: one line a unit below the picture', async () => {
  const { code, out } = await nhex('status', file);
  expect(code).toBe(0);
  expect(out).toContain(
    'Commando d5, player 0: Initiative 3; Shot north-east: 2; +1 shot strength from Officer d6',
  );
  expect(out).toContain(
    'Outpost HQ d4, player 0: Netted by Net Fighter e4; Initiative 0; Blow all around: 1',
  );
});

test('of a Structure each tile tells its own edges and what the whole gets', async () => {
  const pair = put('pair.json', {
    players: [{ army: 'borgo' }, { army: 'moloch' }],
    board: {
      d4: { tile: 'borgo/structure-1a', with: 'd5', wounds: 1 },
      d5: { tile: 'borgo/structure-2b', with: 'd4', wounds: 1 },
      c5: { tile: 'borgo/officer' },
    },
  });
  const { out } = await nhex('status', pair);
  const given = 'Wounds 1 of 2; +1 blow strength from Officer c5';
  expect(out).toContain(`Behemoth’s Jaws d4, player 0: Initiative 2; Blow north: 3; ${given}`);
  expect(out).toContain(`Behemoth’s Hide d5, player 0: Initiative 2; ${given}`);
});

test('several files: one line each', async () => {
  const { code, out } = await nhex('status', '--json', file, put('small.json', SMALL));
  expect(code).toBe(0);
  expect(out.map((line) => Object.keys(JSON.parse(line)))).toEqual([
    ['file', 'result'],
    ['file', 'result'],
  ]);
});
