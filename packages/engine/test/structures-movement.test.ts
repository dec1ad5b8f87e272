// Moving, turning and pushing a Structure; heavy and rotating units (STR-8, STR-9).

import { describe, expect, test } from 'vitest';
import { hexName } from '../src/index.ts';
import { after, choose, eventsOf, open, refusal, standing, table } from './structures-support.ts';

const pair = { d4: 'red/structure-1a +d5', d5: 'red/structure-2a +d4' };
const hqs = { b2: 'red/hq', f4: 'blue/hq' };
/** Where the tile on `from` may go, by the choices of that type. */
const waysOf = (texts: readonly string[], from: string): string[] => [
  ...new Set(texts.flatMap((text) => new RegExp(`\\b${from} ([a-g]\\d) r\\d$`).exec(text)?.[1] ?? [])),
];

describe('movement moves or turns one tile', () => {
  test('[STR-8] [INST-3] a Move tile: to a free hex that leaves the two adjacent, or only turned', () => {
    const state = table({ red: [{}, {}], board: pair, hands: [['move']] });
    const moves = open(state, 'move');
    expect(waysOf(moves, 'd4').sort()).toEqual(['c4', 'd4', 'e4']);
    expect(waysOf(moves, 'd5').sort()).toEqual(['c4', 'd5', 'e4']);
    // Five turns on the spot and six on each of two hexes, for each tile.
    expect(moves).toHaveLength(2 * (5 + 12));
    expect(refusal(() => choose(state, 'move d4 d3 r0')).code).toBe('illegal-choice');
    const moved = choose(state, 'move d5 c4 r3');
    expect(after(moved)).toEqual({ d4: 'red/structure-1a', c4: 'red/structure-2a' });
    const [event] = eventsOf(state, 'move d5 c4 r3').filter(({ type }) => type === 'moved');
    expect(event).toMatchObject({ how: 'move', owner: 0, rotation: 3 });
  });

  test('[STR-8] it is not possible where no such hex is free', () => {
    const state = table({
      red: [{}, {}],
      board: { ...pair, c4: 'blue/wall', e4: 'red/wall' },
      hands: [['move']],
    });
    expect(waysOf(open(state, 'move'), 'd4')).toEqual(['d4']);
    expect(waysOf(open(state, 'move'), 'd5')).toEqual(['d5']);
  });

  test('[STR-8] at the rim', () => {
    const state = table({
      red: [{}, {}],
      board: { d6: 'red/structure-1a +d5', d5: 'red/structure-2a +d6' },
      hands: [['move']],
    });
    expect(waysOf(open(state, 'move'), 'd6').sort()).toEqual(['c5', 'd6', 'e5']);
  });

  test('[STR-8] [UNIT-9] mobility is used up by either tile', () => {
    const state = table({ red: [{ mobility: 1 }, {}], board: pair });
    expect(open(choose(state, 'mobility d5 d5 r2'), 'mobility')).toEqual([]);
    const twice = table({ red: [{ mobility: 2 }, { mobility: 1 }], board: pair });
    const once = choose(twice, 'mobility d4 c4 r0');
    expect(waysOf(open(once, 'mobility'), 'd5').sort()).toEqual(['c5', 'd4', 'd5']);
    expect(open(choose(once, 'mobility d5 d4 r0'), 'mobility')).toEqual([]);
  });

  test('[STR-8] it walks in turns of its two tiles', () => {
    const state = table({ red: [{}, {}], board: pair, hands: [['move', 'move', 'move']] });
    const walked = choose(state, 'move d4 e4 r0', 'move d5 e5 r0', 'move e4 e4 r1');
    expect(after(walked)).toEqual({ e4: 'red/structure-1a', e5: 'red/structure-2a' });
    expect(standing(walked, 'e5').unit).toBe(standing(walked, 'e4').unit);
  });
});

describe('further steps by Recon', () => {
  const board = { ...pair, ...hqs, f2: 'red/recon' };

  test('[STR-8] [MOD-6] each further step may take either tile', () => {
    const state = table({ red: [{}, {}], board, hands: [['move']] });
    const once = choose(state, 'move d4 e4 r0');
    expect(once.pending).toMatchObject({ kind: 'step', seat: 0, stepsLeft: 1 });
    expect(open(once)[0]).toBe('stop');
    expect(open(once, 'step')).toEqual([]);
    expect(waysOf(open(once, 'step-tile'), 'e4').sort()).toEqual(['d4', 'e4', 'e5']);
    expect(waysOf(open(once, 'step-tile'), 'd5').sort()).toEqual(['d4', 'd5', 'e5']);
    expect(after(choose(once, 'step-tile d5 e5 r0'))).toMatchObject({
      e4: 'red/structure-1a',
      e5: 'red/structure-2a',
    });
    // It may return to its start.
    expect(after(choose(once, 'step-tile e4 d4 r0'))).toMatchObject({
      d4: 'red/structure-1a',
      d5: 'red/structure-2a',
    });
    expect(choose(once, 'stop').pending?.kind).toBe('turn');
    expect(choose(once, 'step-tile d5 e5 r0').pending?.kind).toBe('turn');
  });

  test('[STR-8] [MOD-6] two Recon Centers: three steps', () => {
    const state = table({ red: [{}, {}], board: { ...board, f3: 'red/recon' }, hands: [['move']] });
    const walked = choose(state, 'move d4 c4 r0', 'step-tile d5 c5 r0', 'step-tile c4 d5 r0');
    expect(after(walked)).toMatchObject({ d5: 'red/structure-1a', c5: 'red/structure-2a' });
    expect(walked.pending?.kind).toBe('turn');
  });

  test('[STR-8] [MOD-6] being netted on the way ends it, whichever tile the net is on', () => {
    const state = table({
      red: [{}, {}],
      board: { ...board, e5: 'blue/netter 0>N' },
      hands: [['move']],
    });
    const netted = choose(state, 'move d4 e4 r0');
    expect(standing(netted, 'd5').netted).toBe(true);
    expect(netted.pending?.kind).toBe('turn');
  });

  test('[STR-8] [MOD-6] units of one hex take plain steps', () => {
    const state = table({ board: { ...hqs, f2: 'red/recon', d4: 'red/rover' } });
    const once = choose(state, 'mobility d4 d5 r0');
    expect(open(once, 'step-tile')).toEqual([]);
    expect(open(once, 'step')).toContain('step d4 r0');
  });
});

describe('Push Back', () => {
  const push = (board: Record<string, string>, first = {}): ReturnType<typeof table> =>
    table({
      red: [first, {}],
      board: { ...pair, ...hqs, ...board },
      hands: [[], ['push-back']],
      turn: 1,
    });

  test('[STR-8] [INST-4] one tile goes, its owner chooses among several hexes, it keeps its rotation', () => {
    const state = table({
      red: [{}, {}],
      board: { d4: 'red/structure-1a r4 +d5', d5: 'red/structure-2a +d4', ...hqs, d3: 'blue/wall' },
      hands: [[], ['push-back']],
      turn: 1,
    });
    expect(open(state, 'push')).toEqual(['push d3 d4']);
    const asked = choose(state, 'push d3 d4');
    expect(asked.pending).toMatchObject({ kind: 'push', seat: 0 });
    expect(open(asked).sort()).toEqual(['push-to c4', 'push-to e4']);
    const pushed = choose(asked, 'push-to c4');
    expect(after(pushed)).toMatchObject({ c4: 'red/structure-1a', d5: 'red/structure-2a' });
    expect(pushed.units.rotation[standing(pushed, 'c4').hex]).toBe(4);
    expect(hexName(pushed.units.hex[standing(pushed, 'd5').unit])).toBe('c4');
  });

  test('[STR-8] [INST-4] a hex that would part the two does not count', () => {
    // From e3 a unit on d4 could go to d5, c4 or c3: d5 is taken, c3 is not next to d5.
    expect(open(push({ e3: 'blue/wall' }), 'push')).toEqual(['push e3 d4 > c4']);
  });

  test('[STR-8] [INST-4] next to both tiles the pusher names which', () => {
    const state = push({ c4: 'blue/wall' });
    expect(open(state, 'push')).toEqual(['push c4 d4 > e4', 'push c4 d5 > e4']);
    expect(after(choose(state, 'push c4 d5 > e4'))).toMatchObject({
      d4: 'red/structure-1a',
      e4: 'red/structure-2a',
    });
  });

  test('[STR-8] [INST-4] without such a hex it is not possible', () => {
    expect(
      open(push({ d3: 'blue/wall', c4: 'red/wall', e4: 'red/wall' }), 'push').filter((text) =>
        text.startsWith('push d3'),
      ),
    ).toEqual([]);
  });

  test('[STR-9] [INST-4] a heavy unit is not pushed', () => {
    expect(open(push({ d3: 'blue/wall' }, { heavy: true }), 'push')).toEqual([]);
    const tower = table({
      board: { ...hqs, d4: 'red/tower', d3: 'blue/wall' },
      hands: [[], ['push-back']],
      turn: 1,
    });
    expect(open(tower, 'push')).toEqual([]);
  });

  test('[STR-8] [INST-4] netted it is not pushed', () => {
    expect(
      open(push({ d3: 'blue/wall', d6: 'blue/netter 0>N' }), 'push').some((text) => text.includes(' d4')),
    ).toBe(false);
  });

  test('[STR-4] [INST-4] it pushes from either tile', () => {
    const state = table({
      red: [{}, {}],
      board: { ...pair, ...hqs, d3: 'blue/wall', c5: 'blue/wall' },
      hands: [['push-back']],
    });
    expect(open(state, 'push').sort()).toEqual(['push d4 d3', 'push d5 c5 > b4']);
  });
});

describe('turning', () => {
  test('[STR-9] once in each own turn one of its tiles may be turned freely', () => {
    const state = table({ red: [{ rotates: true }, {}], board: { ...pair, ...hqs } });
    expect(open(state, 'pivot')).toHaveLength(10);
    const turned = choose(state, 'pivot d5 r4');
    expect(turned.units.rotation[standing(turned, 'd5').hex]).toBe(4);
    expect(after(turned)).toEqual(after(state));
    expect(open(turned, 'pivot')).toEqual([]);
    expect(eventsOf(state, 'pivot d5 r4')).toContainEqual(
      expect.objectContaining({ type: 'moved', how: 'pivot', rotation: 4 }),
    );
    // The next own turn brings it back, the opponent's does not.
    const later = choose(turned, 'end');
    expect(open(later, 'pivot')).toEqual([]);
    expect(open(choose(later, 'end'), 'pivot')).toHaveLength(10);
  });

  test('[STR-9] it is besides mobility, and any unit may have it', () => {
    const state = table({ board: { ...hqs, d4: 'red/turner', e4: 'red/turner' } });
    const turned = choose(state, 'pivot d4 r1');
    expect(open(turned, 'pivot').every((text) => text.startsWith('pivot e4'))).toBe(true);
    expect(open(turned, 'pivot')).toHaveLength(5);
  });

  test('[STR-9] [NET-1] not while netted', () => {
    const state = table({
      red: [{ rotates: true }, {}],
      board: { ...pair, ...hqs, c4: 'blue/netter 0>SE' },
    });
    expect(open(state, 'pivot')).toEqual([]);
  });

  test('[STR-9] a heavy unit turns where something grants it, and stays', () => {
    const state = table({
      board: { ...hqs, d4: 'red/tower', d5: 'red/transport' },
      hands: [['move']],
    });
    expect(open(state, 'pivot')).toHaveLength(5);
    expect(waysOf(open(state, 'mobility'), 'd4')).toEqual(['d4']);
    expect(waysOf(open(state, 'transport'), 'd4')).toEqual(['d4']);
    expect(waysOf(open(state, 'move'), 'd4')).toEqual(['d4']);
  });

  test('[STR-9] [MOD-6] no step of Recon moves a heavy unit', () => {
    const state = table({ board: { ...hqs, d4: 'red/tower', f2: 'red/recon' } });
    const turned = choose(state, 'mobility d4 d4 r1');
    expect(open(turned, 'step').every((text) => text.startsWith('step d4 '))).toBe(true);
  });

  test('[STR-8] [DDM-6] who grants a rotation grants it for either tile', () => {
    const state = table({ red: [{}, {}], board: { ...pair, ...hqs, f2: 'red/warden' } });
    expect(open(state, 'rotate')).toContain('rotate d4 r1');
    expect(open(state, 'rotate')).toContain('rotate d5 r1');
    expect(open(choose(state, 'rotate d5 r1'), 'rotate')).toEqual([]);
  });

  test('[DDM-6] two that grant a rotation grant one each, every choice listed once', () => {
    const state = table({ board: { ...hqs, d4: 'red/warden', f2: 'red/warden' } });
    const rotations = open(state, 'rotate');
    expect(new Set(rotations).size).toBe(rotations.length);
    const once = choose(state, 'rotate d4 r1');
    expect(open(once, 'rotate')).toHaveLength(10);
    expect(open(choose(once, 'rotate d4 r2'), 'rotate')).toEqual([]);
  });

  test('[STR-3] [DDM-6] two tiles of a Structure that grant a rotation are one that does', () => {
    const state = table({ red: [{ rotations: 1 }, { rotations: 1 }], board: { ...pair, ...hqs } });
    expect(open(choose(state, 'rotate d4 r1'), 'rotate')).toEqual([]);
  });
});

test('[STR-8] [BAT-1] the hexes of both tiles count for a full board', () => {
  const board: Record<string, string> = { ...pair };
  for (const name of 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d6 e2 e3 e4 e5 f2 f3'.split(' '))
    board[name] = name === 'b2' ? 'red/hq' : name === 'f3' ? 'blue/hq' : 'red/block';
  const state = table({ red: [{ toughness: 3 }, {}], board, hands: [['wall']] });
  const filled = choose(state, 'place wall f4 r0');
  expect(filled.battles).toBe(1);
});
