// Two tiles, one warrior: values, abilities, attacks and nets (STR-3, STR-4).

import { describe, expect, test } from 'vitest';
import { type GameEvent, PRINTED_CATALOGUE, tileOf, unitAt, wholeOf } from '../src/index.ts';
import { fieldOf } from '../src/standing/field.ts';
import {
  after,
  blows,
  choose,
  eventsOf,
  fight,
  fightOnce,
  hex,
  open,
  standing,
  table,
} from './structures-support.ts';

test('[STR-3] the catalogue says of each whole which two tiles make it', () => {
  const { tiles } = PRINTED_CATALOGUE;
  const wholes = tiles.filter(({ isWhole }) => isWhole);
  expect(wholes).toHaveLength(5 * 4);
  for (const { id, army, madeOf } of wholes) {
    const [first, second] = madeOf ?? [];
    if (first === undefined || second === undefined) throw new Error('it is made of nothing');
    expect(wholeOf(PRINTED_CATALOGUE, first, second)).toBe(id);
    expect([tiles[first], tiles[second]]).toMatchObject([
      { army, structureTile: 1 },
      { army, structureTile: 2 },
    ]);
  }
  expect(tiles.filter(({ isWhole, madeOf }) => !isWhole && madeOf)).toEqual([]);
});

describe('the values of the whole', () => {
  test('[STR-3] initiative values are those of both tiles, a value on both counts once', () => {
    const state = table({
      red: [{ initiative: [3, 1], melee: { 0: 1 } }, { initiative: [1, 0] }],
      board: { d4: 'red/structure-1a 0>N +d5', d5: 'red/structure-2a +d4', d3: 'blue/block' },
    });
    expect(standing(state, 'd4').initiative).toEqual([3, 1, 0]);
    expect(standing(state, 'd5').initiative).toEqual([3, 1, 0]);
    const fought = fightOnce(state);
    expect(blows(fought)).toEqual(['3 d4>d3 1', '1 d4>d3 1', '0 d4>d3 1']);
    // No second chance was squeezed into phase 1 and lost.
    expect(fought.events.filter(({ type }) => type === 'lost-chance')).toEqual([]);
  });

  test('[STR-3] up to ten values, and an extra action besides', () => {
    const state = table({
      red: [{ initiative: [9, 8, 7, 6, 5], melee: { 0: 1 } }, { initiative: [3, 2, 1, 0] }],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a +d4',
        d6: 'red/mother',
        d3: 'blue/hq',
      },
    });
    // The gap at 4 takes the extra action (INI-6); in phase 0 the HQ strikes too.
    const phases = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((phase) => `${phase} d4>d3 1`);
    expect(blows(fightOnce(state))).toEqual([...phases, '0 d3>d4 1', '0 d4>d3 1']);
    const ten = table({
      red: [{ initiative: [9, 8, 7, 6, 5], melee: { 0: 1 } }, { initiative: [4, 3, 2, 1, 0] }],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a +d4',
        d6: 'red/mother',
        d3: 'blue/hq',
      },
    });
    expect(fightOnce(ten).hq).toEqual([20, 10]);
  });

  test('[STR-3] toughness icons add up', () => {
    const board = { d4: 'red/structure-1a w3 +d5', d5: 'red/structure-2a w3 +d4', d3: 'blue/gun 0>S' };
    const state = table({ red: [{ toughness: 1 }, { toughness: 3 }], board });
    expect(standing(state, 'd4').toughness).toBe(4);
    expect(standing(state, 'd5').toughness).toBe(4);
    expect(fightOnce(state).board).toEqual({
      d4: 'red/structure-1a w4',
      d5: 'red/structure-2a w4',
      d3: 'blue/gun',
    });
    const weaker = table({ red: [{ toughness: 1 }, { toughness: 2 }], board });
    expect(fightOnce(weaker).board).toEqual({ d3: 'blue/gun' });
  });

  test('[STR-3] one count of wounds: both tiles show it', () => {
    const state = table({
      red: [{ toughness: 5 }, {}],
      board: { d4: 'red/structure-1a +d5', d5: 'red/structure-2a +d4', e5: 'blue/gun 0>NW' },
    });
    expect(fightOnce(state).board).toMatchObject({ d4: 'red/structure-1a w1', d5: 'red/structure-2a w1' });
  });

  test('[STR-3] one owner, one unit: both hexes name the same', () => {
    const state = table({
      red: [{}, {}],
      board: { d4: 'red/structure-1a r2 +d5', d5: 'red/structure-2a r5 +d4' },
    });
    const unit = unitAt(state.units, hex('d5'));
    expect(unit).toEqual(unitAt(state.units, hex('d4')));
    expect(unit).toMatchObject({ owner: 0, wounds: 0 });
    expect(unit?.tiles.map((tile) => [tile.hex, tile.rotation])).toEqual([
      [hex('d4'), 2],
      [hex('d5'), 5],
    ]);
  });

  test('[STR-3] one set of chances: a chance squeezed away is gone for both tiles', () => {
    // {1} and {0} slowed by one: both chances fall into phase 0 and make one action.
    const state = table({
      red: [
        { initiative: [1], melee: { 0: 1 } },
        { initiative: [0], melee: { 3: 1 } },
      ],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a 3>S +d4',
        d3: 'blue/block',
        d6: 'blue/block',
        c4: 'blue/saboteur',
      },
    });
    expect(standing(state, 'd4').initiative).toEqual([0]);
    expect(blows(fightOnce(state))).toEqual(['0 d4>d3 1', '0 d5>d6 1']);
  });

  test('[STR-3] the extra action fills a gap in the values of both', () => {
    const state = table({
      red: [{ initiative: [3] }, { initiative: [2] }],
      board: { d4: 'red/structure-1a +d5', d5: 'red/structure-2a +d4', d3: 'red/mother' },
    });
    expect(standing(state, 'd5').initiative).toEqual([3, 2, 1]);
  });

  test('[STR-3] it is a warrior, whatever its sides are: a Scoper does not turn it', () => {
    const state = table({
      red: [{ kind: 'module', connections: [0], gives: { melee: 1 } }, {}],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a +d4',
        d3: 'red/blade',
        c4: 'blue/scoper',
      },
    });
    expect(standing(state, 'd3').melee).toEqual({ 0: 2 });
    expect(fieldOf(state).scoped).toEqual([]);
  });
});

describe('abilities of one tile are abilities of the whole', () => {
  const board = { d4: 'red/structure-1a +d5', d5: 'red/structure-2a +d4' };

  test('[STR-3] [UNIT-11] one tile explodes: the whole goes, every neighbour of both is wounded once', () => {
    const state = table({
      red: [{ initiative: [2] }, { explodes: true }],
      board: {
        ...board,
        d3: 'blue/block', // next to the first tile
        d6: 'red/block', // next to the second
        e4: 'blue/block', // next to both
        b2: 'blue/block', // next to neither
      },
    });
    const outcomes = fight(state).map((outcome) => outcome.board);
    expect(outcomes).toContainEqual({
      d3: 'blue/block w1',
      d6: 'red/block w1',
      e4: 'blue/block w1',
      b2: 'blue/block',
    });
    expect(outcomes).toHaveLength(2);
  });

  test('[STR-3] [UNIT-9] mobility of one tile moves either', () => {
    const state = table({ red: [{}, { mobility: 1 }], board });
    const open4 = open(state, 'mobility').filter((text) => text.startsWith('mobility d4'));
    expect(open4.length).toBeGreaterThan(0);
    expect(after(choose(state, 'mobility d4 e4 r0'))).toEqual({
      e4: 'red/structure-1a',
      d5: 'red/structure-2a',
    });
    expect(after(choose(state, 'mobility d5 e4 r0'))).toEqual({
      d4: 'red/structure-1a',
      e4: 'red/structure-2a',
    });
  });

  test('[STR-3] [STR-11] a sharpshooter on one tile aims the shots of the other', () => {
    const state = table({
      red: [{ initiative: [2], ranged: { 0: 1 } }, { sharpshooter: true }],
      board: { ...board, d3: 'blue/wall', d2: 'blue/wall' },
    });
    expect(fight(state).map((outcome) => Object.keys(outcome.board).sort())).toEqual([
      ['d2', 'd4', 'd5'],
      ['d3', 'd4', 'd5'],
    ]);
  });

  test('[STR-3] [STR-9] a heavy tile holds the other', () => {
    const state = table({ red: [{ mobility: 1 }, { heavy: true }], board });
    expect(open(state, 'mobility').every((text) => /^mobility (d\d) \1 /.test(text))).toBe(true);
  });

  test('[STR-3] [STR-9] a tile that rotates lets the other be turned', () => {
    const state = table({ red: [{}, { rotates: true }], board });
    expect(open(state, 'pivot')).toContain('pivot d4 r1');
    expect(open(state, 'pivot')).toContain('pivot d5 r1');
  });

  test('[STR-3] [DDM-5] a Trap on one tile: an explosion at the other sets it off', () => {
    const state = table({
      red: [{}, { trap: [0] }],
      board: { ...board, c3: 'blue/clown', d6: 'blue/block' },
    });
    // The Clown touches the first tile only.
    const exploded = fight(state).map((outcome) => outcome.board);
    expect(exploded).toContainEqual({ d6: 'blue/block w1' });
  });

  test('[STR-3] [DDM-5] a blow into the marked edge of one tile blows up the whole', () => {
    const state = table({
      red: [{ toughness: 2 }, { trap: [0] }],
      board: {
        d4: 'red/structure-1a +d5',
        d5: 'red/structure-2a 0>S +d4',
        d6: 'blue/blade 0>N',
        d3: 'blue/block',
      },
    });
    expect(fightOnce(state).board).toEqual({ d3: 'blue/block w1' });
    const elsewhere = table({
      red: [{ toughness: 2 }, { trap: [0] }],
      board: {
        d4: 'red/structure-1a +d5',
        d5: 'red/structure-2a 0>SE +d4',
        d6: 'blue/blade 0>N',
        d3: 'blue/block',
      },
    });
    expect(fightOnce(elsewhere).board).toMatchObject({ d4: 'red/structure-1a w1', d3: 'blue/block' });
  });

  test('[STR-10] boarding is read, of either tile', () => {
    const state = table({ red: [{}, { boarding: true }], board });
    expect(tileOf(state, state.units.kind[state.units.at[hex('d4')]]).boarding).toBe(true);
    const without = table({ red: [{}, {}], board });
    expect(tileOf(without, without.units.kind[without.units.at[hex('d4')]]).boarding).toBe(false);
  });
});

describe('each tile acts from its own hex', () => {
  test('[STR-4] in each of its phases all edges of both tiles act', () => {
    const state = table({
      red: [
        { initiative: [2], melee: { 0: 1 } },
        { initiative: [1], ranged: { 3: 1 } },
      ],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a 3>SE +d4',
        d3: 'blue/block',
        e5: 'blue/block',
      },
    });
    expect(blows(fightOnce(state))).toEqual(['2 d4>d3 1', '2 d5>e5 1', '1 d4>d3 1', '1 d5>e5 1']);
  });

  test('[STR-4] each hex shows the edges of its own tile', () => {
    const state = table({
      red: [{ initiative: [2], melee: { 0: 1 } }, { gauss: [1] }],
      board: { d4: 'red/structure-1a r1 +d5', d5: 'red/structure-2a r2 +d4' },
    });
    expect([standing(state, 'd4').melee, standing(state, 'd4').ranged]).toEqual([{ 1: 1 }, {}]);
    expect([standing(state, 'd5').melee, standing(state, 'd5').ranged]).toEqual([{}, { 3: 1 }]);
  });

  test('[STR-4] towards the other tile blows find no enemy and shots pass over it', () => {
    const state = table({
      red: [
        { initiative: [2], melee: { 3: 3 } },
        { ranged: { 0: 1 }, gauss: [0] },
      ],
      board: {
        d4: 'red/structure-1a 3>S +d5',
        d5: 'red/structure-2a 0>N +d4',
        d3: 'blue/block',
        d2: 'blue/block',
      },
    });
    expect(fightOnce(state).board).toEqual({
      d4: 'red/structure-1a',
      d5: 'red/structure-2a',
      // the shot and the Gauss shot
      d3: 'blue/block w2',
      d2: 'blue/block w1',
    });
  });

  test('[STR-4] its nets do not catch itself', () => {
    const state = table({
      red: [{ net: [3], initiative: [1] }, { net: [0] }],
      board: { d4: 'red/structure-1a 3>S +d5', d5: 'red/structure-2a 0>N +d4' },
    });
    expect(standing(state, 'd4').netted).toBe(false);
  });

  test('[STR-4] each tile nets through its own edges', () => {
    const state = table({
      red: [{ net: [0] }, { net: [0] }],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a 0>SE +d4',
        d3: 'blue/wall',
        e5: 'blue/wall',
        e4: 'blue/wall',
        d6: 'blue/wall',
      },
    });
    expect(['d3', 'e5', 'e4', 'd6'].map((name) => standing(state, name).netted)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(standing(state, 'e5').nettedBy).toEqual([hex('d5')]);
  });

  test('[STR-4] [UNIT-5] armor is that of the tile that is met', () => {
    const state = table({
      red: [{ armor: [0, 1, 2, 3, 4, 5], toughness: 5 }, {}],
      board: {
        d4: 'red/structure-1a +d5',
        d5: 'red/structure-2a +d4',
        d3: 'blue/gun 0>S',
        c5: 'blue/cannon 0>NE',
        d6: 'blue/cannon 0>N',
      },
    });
    // d3 at the armored tile: 0; c5 looks north-east over d5; d6 at the bare tile: 2.
    expect(blows(fightOnce(state)).sort()).toEqual(['2 c5>d5 2', '2 d6>d5 2']);
  });
});

describe('nets on a Structure', () => {
  test.each(['d3 S', 'd6 N'])('[STR-3] [NET-1] a net on either tile disables the whole: from %s', (from) => {
    const [name, towards] = from.split(' ');
    const state = table({
      red: [
        { initiative: [2], melee: { 0: 1 }, mobility: 1, rotates: true },
        { net: [5], connections: [4], kind: 'module', gives: { melee: 1 } },
      ],
      board: {
        d4: 'red/structure-1a 0>NE +d5',
        d5: 'red/structure-2a +d4',
        [name]: `blue/netter 0>${towards}`,
        e3: 'blue/wall', // would be hit
        c4: 'blue/blade', // would be netted by edge 5 of d5
        c5: 'red/blade 0>N', // would get the bonus at edge 4 of d5
      },
      hands: [['move', 'push-back']],
    });
    expect([standing(state, 'd4').netted, standing(state, 'd5').netted]).toEqual([true, true]);
    expect(standing(state, 'c4').netted).toBe(false);
    expect(standing(state, 'c5').melee).toEqual({ 0: 1 });
    expect(open(state).filter((text) => /\bd[45]\b/.test(text))).toEqual([]);
    expect(fightOnce(state).board['e3']).toBe('blue/wall');
  });

  test('[STR-3] [NET-3] facing netters cancel: one tile of the Structure is enough for that', () => {
    const state = table({
      red: [{ net: [0] }, { net: [3] }],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a 3>S +d4',
        d3: 'blue/netter 0>S',
        d6: 'blue/wall',
      },
    });
    expect(['d3', 'd4', 'd5', 'd6'].map((name) => standing(state, name).netted)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('[STR-3] [NET-4] a net that comes at the other tile disables the nets of both', () => {
    const state = table({
      red: [{ net: [0] }, {}],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a +d4',
        d3: 'blue/netter 0>NW', // looks elsewhere, so it is not part of a cycle
        d6: 'blue/netter 0>N',
      },
    });
    expect(standing(state, 'd4').netted).toBe(true);
    expect(standing(state, 'd3').netted).toBe(false);
  });
});

describe('events name the tile that did it', () => {
  const named = (events: readonly GameEvent[], type: GameEvent['type']): GameEvent[] =>
    events.filter((event) => event.type === type);

  test('[STR-4] [NET-5] the net of the second tile', () => {
    const state = table({
      red: [{}, { net: [0] }],
      board: {
        b2: 'red/hq',
        f4: 'blue/hq',
        d4: 'red/structure-1a +d5',
        d5: 'red/structure-2a +d4 0>S',
        c5: 'blue/rover',
      },
      hands: [['move']],
    });
    const [netted] = named(eventsOf(state, 'move d5 d5 r4'), 'netted');
    expect(netted).toMatchObject({ hex: hex('c5'), by: [{ hex: hex('d5') }] });
  });

  test('[STR-5] [MOD-7] the edge that is converted', () => {
    const state = table({
      red: [{ initiative: [2] }, { melee: { 0: 1 } }],
      board: {
        b2: 'red/hq',
        f4: 'blue/hq',
        d4: 'red/structure-1a +d5',
        d5: 'red/structure-2a +d4 0>S',
        c5: 'red/quartermaster',
        d7: 'blue/block',
      },
    });
    const declared = fight(state).flatMap(({ events }) => named(events, 'declared'));
    expect(declared).toEqual([expect.objectContaining({ what: 'ranged', hex: hex('d5'), edge: 0 })]);
  });

  test('[STR-4] [DDM-7] the tile of an exploding Structure that lies next to the victim', () => {
    const state = table({
      red: [{ initiative: [2], explodes: true }, {}],
      board: {
        b2: 'red/hq',
        f4: 'blue/hq',
        d4: 'red/structure-1a +d5',
        d5: 'red/structure-2a +d4',
        d6: 'blue/block',
        d3: 'blue/block',
      },
    });
    const blasts = fight(state).flatMap(({ events }) => named(events, 'blast'));
    expect(blasts).toEqual([
      expect.objectContaining({ from: hex('d4'), to: hex('d3') }),
      expect.objectContaining({ from: hex('d5'), to: hex('d6') }),
    ]);
  });
});
