// What modules, auras, Medics, Quartermasters and Transports do for a Structure, and it for others (STR-5).

import { describe, expect, test } from 'vitest';
import { fieldOf } from '../src/standing/field.ts';
import { after, choose, discardOf, fightOnce, hex, open, standing, table } from './structures-support.ts';

describe('sources of bonuses', () => {
  const pair = { d4: 'red/structure-1a 0>N +d5', d5: 'red/structure-2a 3>S +d4' };
  const fists = [{ initiative: [2], melee: { 0: 1 } }, { melee: { 3: 1 } }] as const;

  test.each([
    ['both tiles', 'c4'],
    ['the first tile', 'c3'],
    ['the second tile', 'c5'],
  ])('[STR-5] a module connected to %s works once, on the whole', (_, at) => {
    const state = table({ red: fists, board: { ...pair, [at]: 'red/officer' } });
    expect(standing(state, 'd4').melee).toEqual({ 0: 2 });
    expect(standing(state, 'd5').melee).toEqual({ 3: 2 });
    expect(standing(state, 'd4').sources).toHaveLength(1);
    const scouted = table({ red: fists, board: { ...pair, [at]: 'red/scout' } });
    expect(standing(scouted, 'd5').initiative).toEqual([3]);
    const hard = table({ red: fists, board: { ...pair, [at]: 'red/harden' } });
    expect(standing(hard, 'd5').addedToughness).toBe(1);
    const mothered = table({ red: fists, board: { ...pair, [at]: 'red/mother' } });
    expect(standing(mothered, 'd5').initiative).toEqual([2, 1]);
    const slowed = table({ red: fists, board: { ...pair, [at]: 'blue/saboteur' } });
    expect(standing(slowed, 'd4').initiative).toEqual([1]);
    const aura = table({ red: fists, board: { ...pair, [at]: 'red/banner' } });
    expect(standing(aura, 'd4').melee).toEqual({ 0: 2 });
  });

  test('[STR-5] two sources, one at each tile, add up', () => {
    const state = table({ red: fists, board: { ...pair, c3: 'red/officer', c5: 'red/officer' } });
    expect(standing(state, 'd4').melee).toEqual({ 0: 3 });
  });

  test('[STR-5] its own modules do not work on itself', () => {
    const state = table({
      red: [
        { initiative: [2], melee: { 0: 1 } },
        { kind: 'module', connections: [0, 1, 2, 3, 4, 5], gives: { melee: 1 } },
      ],
      board: { d4: 'red/structure-1a 0>N +d5', d5: 'red/structure-2a +d4', d6: 'red/blade' },
    });
    expect(standing(state, 'd4').melee).toEqual({ 0: 1 });
    expect(standing(state, 'd6').melee).toEqual({ 0: 2 });
  });

  test('[STR-5] a Structure serves another: connected twice from one tile counts once, from two tiles twice', () => {
    const giver = { kind: 'module', connections: [0, 1, 2, 3, 4, 5], gives: { melee: 1 } } as const;
    const once = table({
      red: [giver, {}],
      board: { d4: 'red/structure-1a +d5', d5: 'red/structure-2a +d4', e4: 'red/blade' },
    });
    expect(standing(once, 'e4').melee).toEqual({ 0: 2 });
    const twice = table({
      red: [giver, giver],
      board: { d4: 'red/structure-1a +d5', d5: 'red/structure-2a +d4', e4: 'red/blade' },
    });
    expect(standing(twice, 'e4').melee).toEqual({ 0: 3 });
  });

  test.each(['c3', 'c4', 'c5'])('[STR-5] [MED-1] a Medic at %s saves the whole from one hit', (at) => {
    const state = table({
      red: [{}, {}],
      board: { ...pair, [at]: 'red/medic', e3: 'blue/gun 0>SW' },
    });
    const { board } = fightOnce(state);
    expect(board).toEqual({ d4: 'red/structure-1a', d5: 'red/structure-2a', e3: 'blue/gun' });
  });

  test('[STR-5] [MED-1] a Structure with a Medic on both tiles is one Medic: it dies once and as a whole', () => {
    const medic = { kind: 'module', connections: [0, 1, 2, 3, 4, 5], gives: { medic: true } } as const;
    const state = table({
      red: [medic, medic],
      board: { ...pair, e4: 'red/wall', e3: 'blue/gun 0>S' },
    });
    const { board, events } = fightOnce(state);
    expect(board).toEqual({ e4: 'red/wall', e3: 'blue/gun' });
    expect(events.filter((event) => event.type === 'treated')).toHaveLength(1);
    // Nothing was asked: there is only one treatment.
    const battle = table({
      red: [medic, medic],
      board: { ...pair, e4: 'red/wall', e3: 'blue/gun 0>S', f2: 'red/hq', b2: 'blue/hq' },
      hands: [['battle']],
    });
    expect(choose(battle, 'battle').pending?.kind).not.toBe('treat');
  });

  test('[STR-5] [MOD-7] Quartermasters allow one conversion for both tiles in a whole Battle', () => {
    const state = table({
      red: [{ initiative: [2, 1], melee: { 0: 1 } }, { melee: { 3: 1 } }],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a 3>S +d4',
        c4: 'red/quartermaster',
        c5: 'red/quartermaster',
        d2: 'blue/block', // in the line of d4
        b2: 'blue/hq',
        f2: 'red/hq',
      },
      hands: [['battle']],
    });
    const asked = choose(state, 'battle');
    expect(open(asked)).toEqual(['attack d4', 'convert d4 0 ranged', 'convert d5 3 ranged']);
    const converted = choose(asked, 'convert d4 0 ranged');
    // Nothing is asked in phase 1: the unit has used its conversion.
    expect(converted.battle).toBeUndefined();
    expect(after(converted)['d2']).toBe('blue/block w1');
    const other = choose(asked, 'convert d5 3 ranged');
    expect(other.battle).toBeUndefined();
    expect(after(other)['d2']).toBe('blue/block');
    // Who does not convert in phase 2 may do so in phase 1.
    expect(open(choose(asked, 'attack d4'))).toEqual([
      'attack d4',
      'convert d4 0 ranged',
      'convert d5 3 ranged',
    ]);
  });

  test.each(['c3', 'c4', 'c5'])(
    '[STR-5] [MOD-5] a transport at %s carries either tile, once a turn',
    (at) => {
      const state = table({ red: [{}, {}], board: { ...pair, [at]: 'red/transport' } });
      const open4 = open(state, 'transport');
      expect(open4).toContain(`transport ${at} d4 e4 r0`);
      expect(open4).toContain(`transport ${at} d5 e4 r0`);
      expect(new Set(open4).size).toBe(open4.length);
      const moved = choose(state, `transport ${at} d4 e4 r0`);
      expect(after(moved)).toMatchObject({ e4: 'red/structure-1a', d5: 'red/structure-2a' });
      expect(open(moved, 'transport')).toEqual([]);
    },
  );

  test('[STR-5] [MOD-5] a transport that is part of a Structure carries others once, whichever tile they stand at', () => {
    const carrier = { kind: 'module', connections: [0, 1, 2, 3, 4, 5], gives: { transport: true } } as const;
    const state = table({ red: [carrier, carrier], board: { ...pair, e4: 'red/wall' } });
    expect(open(state, 'transport').some((text) => text.startsWith('transport d4 e4'))).toBe(true);
    expect(open(state, 'transport').some((text) => text.startsWith('transport d5 e4'))).toBe(true);
    expect(open(choose(state, 'transport d4 e4 e5 r0'), 'transport')).toEqual([]);
  });

  test('[STR-5] [MOD-8] a Scoper on a Structure turns the modules at its own edges', () => {
    const state = table({
      red: [{ kind: 'module', connections: [0], scopes: true }, {}],
      board: { ...pair, d3: 'blue/officer', c3: 'red/blade 0>N', e3: 'blue/officer' },
    });
    expect(fieldOf(state).scoped).toEqual([{ scoper: hex('d4'), module: hex('d3') }]);
    expect(standing(state, 'c3').melee).toEqual({ 0: 2 });
  });

  test('[STR-5] [MOD-10] losing its toughness the whole drops off', () => {
    const state = table({
      red: [{}, {}],
      board: {
        d4: 'red/structure-1a w1 +d5',
        d5: 'red/structure-2a w1 +d4',
        c5: 'red/harden',
        b2: 'red/hq',
        f2: 'blue/hq',
      },
      hands: [['move']],
    });
    // On d6 it is still next to the second tile, on b4 next to neither.
    expect(after(choose(state, 'move c5 d6 r0'))).toMatchObject({
      d4: 'red/structure-1a w1',
      d6: 'red/harden',
    });
    const dropped = choose(state, 'move c5 b4 r0');
    expect(after(dropped)).toEqual({ b4: 'red/harden', b2: 'red/hq', f2: 'blue/hq' });
    expect(discardOf(dropped, 0)).toEqual(['move', 'structure-1a', 'structure-2a']);
  });
});
