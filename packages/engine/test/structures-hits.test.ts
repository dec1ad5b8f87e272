// Hits on a Structure, its death, instants against it (STR-6, STR-7).

import { describe, expect, test } from 'vitest';
import { hexName, type State } from '../src/index.ts';
import {
  after,
  blows,
  choose,
  discardOf,
  eventsOf,
  fight,
  fightOnce,
  open,
  refusal,
  table,
} from './structures-support.ts';

const ALL_AROUND = [0, 1, 2, 3, 4, 5] as const;
const pair = { d4: 'red/structure-1a +d5', d5: 'red/structure-2a +d4' };
const standsWith = (wounds: number): object => ({
  d4: `red/structure-1a${wounds > 0 ? ` w${wounds}` : ''}`,
  d5: `red/structure-2a${wounds > 0 ? ` w${wounds}` : ''}`,
});

describe('one attack edge', () => {
  test('[STR-6] [UNIT-7] a Gauss line over both tiles is one hit', () => {
    const state = table({
      red: [{ toughness: 3 }, {}],
      board: { ...pair, d3: 'blue/gauss 0>S', d6: 'red/block' },
    });
    const fought = fightOnce(state);
    expect(fought.board).toMatchObject({ ...standsWith(1), d6: 'red/block w1' });
    expect(blows(fought)).toHaveLength(2);
  });

  test.each([
    ['the nearer', { armor: ALL_AROUND }, {}, 1],
    ['the farther', {}, { armor: ALL_AROUND }, 1],
    ['neither', {}, {}, 1],
    ['each', { armor: ALL_AROUND }, { armor: ALL_AROUND }, 0],
  ])(
    '[STR-6] if armor makes a difference the larger number counts: %s is armored',
    (_, first, second, wounds) => {
      const state = table({
        red: [{ ...first, toughness: 3 }, second],
        board: { ...pair, d3: 'blue/gauss 0>S' },
      });
      expect(fightOnce(state).board).toMatchObject(standsWith(wounds));
    },
  );

  test('[STR-6] [MED-1] one hit, so one Medic takes all of it away', () => {
    const state = table({ red: [{}, {}], board: { ...pair, d3: 'blue/gauss 0>S', e4: 'red/medic' } });
    expect(fightOnce(state).board).toEqual({ ...standsWith(0), d3: 'blue/gauss' });
  });

  test('[STR-6] [DDM-2] one shot that reaches both tiles over a Tripler is one hit; armor of one counts little', () => {
    // From d5 north into the Tripler on d4: it leaves to c3, d3 and e3.
    const board = {
      d5: 'blue/cannon 0>N',
      d4: 'blue/tripler',
      c3: 'red/structure-1a +c2',
      c2: 'red/structure-2a +c3',
      d2: 'red/block',
    };
    const one = table({ red: [{ toughness: 5 }, {}], board });
    expect(fightOnce(one).board).toMatchObject({ c3: 'red/structure-1a w2', d2: 'red/block w2' });
    const both = table({
      red: [{ toughness: 5, armor: ALL_AROUND }, {}],
      board: {
        d5: 'blue/cannon 0>N',
        d4: 'blue/tripler',
        c3: 'red/structure-1a +d3',
        d3: 'red/structure-2a +c3',
      },
    });
    const fought = fightOnce(both);
    expect(fought.board).toMatchObject({ c3: 'red/structure-1a w2', d3: 'red/structure-2a w2' });
    expect(blows(fought)).toEqual(['2 d5>d3 2']);
  });

  test.each([
    ['first', 'c3', 'c2'],
    ['second', 'c2', 'c3'],
  ])(
    '[STR-6] [DDM-3] a loop into one tile destroys the whole, a single shot into the %s tile notwithstanding',
    (_, a, b) => {
      // d5 shoots into the Tripler on d4: north-west to c3, once. Its other exits feed a loop
      // d3 > d2 > e1 > e3 > d3, whose Tripler on d3 shoots north-west to c2.
      const state = table({
        red: [{ toughness: 5 }, {}],
        board: {
          d5: 'blue/gun 0>N',
          d4: 'blue/tripler',
          d3: 'blue/tripler',
          d2: 'blue/fireblast 0>NE',
          e1: 'blue/fireblast 0>S',
          e3: 'blue/fireblast 0>NW',
          [a]: `red/structure-1a +${b}`,
          [b]: `red/structure-2a +${a}`,
        },
      });
      const { board } = fightOnce(state);
      expect(Object.keys(board)).not.toContain('c2');
      expect(Object.keys(board)).not.toContain('c3');
    },
  );

  test('[STR-6] [DDM-5] a Gauss shot through both tiles sets off the Trap of either', () => {
    const state = table({
      red: [{ toughness: 5 }, { trap: [0] }],
      board: {
        d4: 'red/structure-1a +d5',
        d5: 'red/structure-2a 0>N +d4',
        d2: 'blue/gauss 0>S',
        e4: 'blue/block',
      },
    });
    expect(fightOnce(state).board).toEqual({ d2: 'blue/gauss', e4: 'blue/block w1' });
  });

  test('[STR-6] [DDM-5] a shot sets off the Trap that it meets on one tile, though it does more to the other', () => {
    // The shot enters the splitter on d5 and leaves it to the marked, armored edge on d4 and to e4.
    const board = {
      d6: 'blue/cannon 0>N',
      d5: 'blue/tripler',
      d4: 'red/structure-1a 0>S +e4',
      e4: 'red/structure-2a +d4',
      e3: 'blue/block',
    };
    const state = table({ red: [{ toughness: 5, trap: [0], armor: [0] }, {}], board });
    expect(fightOnce(state).board).toMatchObject({ e3: 'blue/block w1', d5: 'blue/tripler w1' });
    expect(fightOnce(state).board).not.toHaveProperty('d4');
    // Armor that stops that part of it altogether keeps the Trap still.
    const weak = table({
      red: [{ toughness: 5, trap: [0], armor: [0] }, {}],
      board: { ...board, d6: 'blue/gun 0>N' },
    });
    expect(fightOnce(weak).board).toMatchObject({ d4: 'red/structure-1a w1', e3: 'blue/block' });
  });

  test.each([
    ['south', 3],
    ['south-west', 4],
  ])(
    '[STR-6] [DDM-2] of a shot that meets one tile twice and the other once the larger wounds count, armored in the %s',
    (_, edge) => {
      // c5 shoots into the Tripler on d5: north to d4, north-west to c4 and on to d4, north-east to e4 and on to e3.
      const state = table({
        red: [{ toughness: 5, armor: [edge as 3 | 4] }, {}],
        board: {
          c5: 'blue/gun 0>NE',
          d5: 'blue/tripler 0>N',
          c4: 'blue/fireblast 0>NE',
          e4: 'blue/fireblast 0>N',
          d4: 'red/structure-1a +e3',
          e3: 'red/structure-2a +d4',
        },
      });
      expect(fightOnce(state).board).toMatchObject({ d4: 'red/structure-1a w1', e3: 'red/structure-2a w1' });
    },
  );

  test('[STR-6] two edges of one enemy are two attacks, so two hits', () => {
    const state = table({
      red: [{ toughness: 3 }, {}],
      blue: [{ initiative: [2], ranged: { 1: 1, 2: 1 } }, {}],
      board: { ...pair, c4: 'blue/structure-1a +b4', b4: 'blue/structure-2a +c4' },
    });
    expect(fightOnce(state).board).toMatchObject(standsWith(2));
  });
});

describe('hits on different tiles are hits on the same unit', () => {
  test('[STR-6] their wounds add up', () => {
    const board = { ...pair, d3: 'blue/gun 0>S', d6: 'blue/cannon 0>N' };
    expect(fightOnce(table({ red: [{ toughness: 3 }, {}], board })).board).toMatchObject(standsWith(3));
    expect(fightOnce(table({ red: [{ toughness: 2 }, {}], board })).board).toEqual({
      d3: 'blue/gun',
      d6: 'blue/cannon',
    });
  });

  test('[STR-6] [MED-2] its owner chooses which of them a Medic takes away', () => {
    const state = table({
      red: [{ toughness: 1 }, {}],
      board: {
        ...pair,
        d3: 'blue/gun 0>S',
        d6: 'blue/cannon 0>N',
        e4: 'red/medic',
        b2: 'red/hq',
        f2: 'blue/hq',
      },
      hands: [['battle']],
    });
    const asked = choose(state, 'battle');
    expect(asked.pending).toMatchObject({ kind: 'absorb', seat: 0 });
    expect(open(asked)).toHaveLength(2);
    const boards = open(asked).map((text) => after(choose(asked, text)));
    expect(boards).toContainEqual({ d3: 'blue/gun', d6: 'blue/cannon', b2: 'red/hq', f2: 'blue/hq' });
    expect(boards.some((board) => board['d4'] === 'red/structure-1a w1')).toBe(true);
  });
});

describe('one instant, one explosion', () => {
  const turnOf = (hand: string, board: Record<string, string>, first = {}): State =>
    table({
      red: [{ toughness: 2, ...first }, {}],
      board: { ...pair, ...board },
      hands: [[], [hand]],
      turn: 1,
    });

  test.each(['d4', 'd5', 'e4'])('[STR-6] [INST-7] an Air Strike on %s wounds it once', (centre) => {
    const state = turnOf('air-strike', {});
    const events = eventsOf(state, `air-strike ${centre}`);
    expect(events.filter((event) => event.type === 'strike')).toHaveLength(1);
    expect(after(choose(state, `air-strike ${centre}`))).toMatchObject(standsWith(1));
  });

  test('[STR-6] [INST-7] an Air Strike over one of its tiles wounds it too', () => {
    expect(after(choose(turnOf('air-strike', {}), 'air-strike d3'))).toMatchObject(standsWith(1));
  });

  test('[STR-6] [INST-8] a Small Bomb over both tiles wounds it once', () => {
    const state = turnOf('small-bomb', { e4: 'red/block' });
    expect(after(choose(state, 'small-bomb d4 d5 e4'))).toMatchObject({
      ...standsWith(1),
      e4: 'red/block w1',
    });
  });

  test('[STR-6] [INST-9] armor does nothing against instants', () => {
    const state = turnOf('small-bomb', {}, { armor: ALL_AROUND });
    expect(after(choose(state, 'small-bomb d4 d5 e4'))).toMatchObject(standsWith(1));
  });

  test('[STR-6] [INST-5] a Sniper wounds the whole', () => {
    const state = turnOf('shot', {});
    expect(open(state, 'sniper')).toEqual(['sniper d4']);
    expect(after(choose(state, 'sniper d4'))).toMatchObject(standsWith(1));
  });

  test('[STR-6] [UNIT-11] an explosion next to both tiles wounds it once', () => {
    const state = table({ red: [{ toughness: 2 }, {}], board: { ...pair, e4: 'blue/clown' } });
    expect(fight(state).map((outcome) => outcome.board)).toContainEqual(standsWith(1));
  });

  test('[STR-6] two explosions wound it twice', () => {
    const state = table({
      red: [{ toughness: 2 }, {}],
      board: { ...pair, e4: 'blue/clown', c4: 'blue/clown' },
    });
    const outcomes = fight(state).map((outcome) => outcome.board);
    expect(outcomes).toContainEqual(standsWith(2));
    expect(outcomes).toHaveLength(4);
  });
});

describe('death', () => {
  test('[STR-7] the whole leaves to the discard pile', () => {
    const state = table({
      red: [{}, {}],
      board: { ...pair, b2: 'red/hq', f2: 'blue/hq' },
      hands: [[], ['shot']],
      turn: 1,
    });
    const shot = choose(state, 'sniper d4');
    expect(after(shot)).toEqual({ b2: 'red/hq', f2: 'blue/hq' });
    expect(discardOf(shot, 0)).toEqual(['structure-1a', 'structure-2a']);
    expect(discardOf(shot, 1)).toEqual(['shot']);
    const died = eventsOf(state, 'sniper d4').filter((event) => event.type === 'died');
    expect(died.map(({ owner, hexes, why }) => [owner, hexes.map(hexName), why])).toEqual([
      [0, ['d4', 'd5'], 'wounds'],
    ]);
  });

  test.each([
    ['first', 'c4', true], // next to d4 and d5
    ['first', 'd3', true],
    ['second', 'd6', true],
    ['neither', 'd2', false],
  ])('[STR-7] [INST-6] a Grenade needs either tile next to the own HQ: %s, HQ on %s', (_, hq, possible) => {
    const state = table({
      red: [{ toughness: 5 }, {}],
      board: { ...pair, [hq]: 'blue/hq', b2: 'red/hq' },
      hands: [[], ['grenade']],
      turn: 1,
    });
    expect(open(state, 'grenade')).toHaveLength(possible ? 1 : 0);
    if (!possible) return;
    const [text] = open(state, 'grenade');
    expect(after(choose(state, text))).toEqual({ [hq]: 'blue/hq', b2: 'red/hq' });
    expect(discardOf(choose(state, text), 0)).toEqual(['structure-1a', 'structure-2a']);
  });

  test('[STR-7] [INST-6] not while the HQ is netted', () => {
    const state = table({
      red: [{ net: [0] }, {}],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a +d4',
        d3: 'blue/hq',
        b2: 'red/hq',
      },
      hands: [[], ['grenade']],
      turn: 1,
    });
    expect(open(state, 'grenade')).toEqual([]);
    expect(refusal(() => choose(state, 'grenade d4')).code).toBe('illegal-choice');
  });

  test('[STR-7] [INST-9] a Medic saves it from a Grenade', () => {
    const state = table({
      red: [{}, {}],
      board: { ...pair, c5: 'red/medic', d3: 'blue/hq', b2: 'red/hq' },
      hands: [[], ['grenade']],
      turn: 1,
    });
    expect(after(choose(state, 'grenade d4'))).toEqual({ ...standsWith(0), d3: 'blue/hq', b2: 'red/hq' });
  });

  test('[STR-7] [BAT-4] it still fights in the phase in which it dies, from both tiles', () => {
    const state = table({
      red: [{ initiative: [2], melee: { 0: 1 } }, { melee: { 0: 1 } }],
      board: {
        d4: 'red/structure-1a 0>N +d5',
        d5: 'red/structure-2a 0>S +d4',
        d3: 'blue/blade 0>S',
        d6: 'blue/wall',
      },
    });
    expect(fightOnce(state).board).toEqual({});
  });

  test('[STR-7] [VAR-4] what it did this turn is forgotten with it: its number serves the next unit', () => {
    const state = table({
      red: [{ mobility: 1, rotates: true }, {}],
      board: { ...pair, b2: 'red/hq', f2: 'blue/hq' },
      hands: [['small-bomb', 'rover']],
    });
    const moved = choose(state, 'mobility d4 e4 r0', 'pivot d5 r1');
    expect(open(moved, 'mobility')).toEqual([]);
    const gone = choose(moved, 'small-bomb d4 d5 e4', 'place rover d4 r0');
    expect(gone.turn).toMatchObject({ moved: [], pivoted: [] });
    expect(open(gone, 'mobility').length).toBeGreaterThan(0);
  });
});
