// Sharpshooters choose whom they hit: a declaration, with armor, redirectors and several edges (STR-11).

import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import {
  after,
  blows,
  choose,
  eventsOf,
  fight,
  fightOnce,
  open,
  refusal,
  table,
} from './structures-support.ts';

// Far enough from everybody.
const hqs = { a4: 'red/hq', g4: 'blue/hq' };
/** A Battle that red starts. */
const battle = (board: Record<string, string>, more: Partial<Parameters<typeof table>[0]> = {}): State =>
  choose(table({ board: { ...hqs, ...board }, hands: [['battle']], ...more }), 'battle');
/** The same started by blue. */
const battleOfBlue = (board: Record<string, string>): State =>
  choose(table({ board: { ...hqs, ...board }, hands: [[], ['battle']], turn: 1 }), 'battle');

describe('whom it can hit', () => {
  const line = {
    d6: 'red/sniper 0>N',
    d5: 'red/wall',
    d4: 'blue/block',
    d3: 'blue/shield',
    d2: 'blue/block',
  };

  test('[STR-11] an enemy in its line of its owner’s choice, over own units and enemies', () => {
    const asked = battle(line);
    expect(asked.pending).toMatchObject({ kind: 'aim', seat: 0 });
    expect(open(asked)).toEqual(['aim d6 0 d4', 'aim d6 0 d3', 'aim d6 0 d2']);
    expect(after(choose(asked, 'aim d6 0 d2'))).toMatchObject({ d4: 'blue/block', d2: 'blue/block w2' });
    expect(after(choose(asked, 'aim d6 0 d4'))).toMatchObject({ d4: 'blue/block w2', d2: 'blue/block' });
    expect(eventsOf(asked, 'aim d6 0 d2')).toContainEqual(
      expect.objectContaining({ type: 'aimed', edge: 0, owner: 0 }),
    );
  });

  test('[STR-11] armor as usual', () => {
    expect(after(choose(battle(line), 'aim d6 0 d3'))).toMatchObject({ d3: 'blue/shield w1' });
    // A plate that looks the other way does not help.
    const away = battle({ ...line, d3: 'blue/plate 0>N' });
    expect(after(choose(away, 'aim d6 0 d3'))).toMatchObject({ d3: 'blue/plate w2' });
  });

  test('[STR-11] if there is an enemy it must hit one; a single one needs no choice', () => {
    const asked = battle(line);
    expect(open(asked).every((text) => text.startsWith('aim'))).toBe(true);
    expect(refusal(() => choose(asked, 'aim d6 0 d5')).code).toBe('illegal-choice');
    const one = battle({ d6: 'red/sniper 0>N', d3: 'blue/block' });
    expect(one.battle).toBeUndefined();
    expect(after(one)['d3']).toBe('blue/block w2');
    const none = battle({ d6: 'red/sniper 0>N', d3: 'red/block' });
    expect(none.battle).toBeUndefined();
  });

  test('[STR-11] an HQ may be chosen, or spared', () => {
    const asked = choose(
      table({
        board: { b2: 'red/hq', d6: 'red/sniper 0>N', d5: 'blue/block', d2: 'blue/hq' },
        hands: [['battle']],
      }),
      'battle',
    );
    expect(choose(asked, 'aim d6 0 d2').seats[1].hq).toBe(18);
    expect(choose(asked, 'aim d6 0 d5').seats[1].hq).toBe(20);
  });

  test('[STR-11] each ranged edge by itself; melee and Gauss edges are not aimed', () => {
    const state = battle(
      {
        d5: 'red/structure-1a 0>N +c5',
        c5: 'red/structure-2a 0>N +d5',
        d4: 'blue/block',
        d3: 'blue/block',
        c4: 'blue/block',
        c3: 'blue/block',
        e4: 'blue/block',
        f3: 'blue/block',
      },
      {
        red: [
          { initiative: [2], sharpshooter: true, ranged: { 0: 1 }, gauss: [1] },
          { ranged: { 0: 1 }, melee: { 3: 1 } },
        ],
      },
    );
    expect(open(state)).toEqual(['aim d5 0 d4', 'aim d5 0 d3']);
    const second = choose(state, 'aim d5 0 d3');
    expect(open(second)).toEqual(['aim c5 0 c4', 'aim c5 0 c3']);
    expect(after(choose(second, 'aim c5 0 c4'))).toMatchObject({
      d4: 'blue/block',
      d3: 'blue/block w1',
      c4: 'blue/block w1',
      c3: 'blue/block',
      e4: 'blue/block w1',
      f3: 'blue/block w1',
    });
  });

  test('[STR-11] [UNIT-7] a Gauss shot on the same edge still hits everyone', () => {
    const state = battle(
      { d5: 'red/structure-1a 0>N +c5', c5: 'red/structure-2a +d5', d4: 'blue/block', d3: 'blue/block' },
      { red: [{ initiative: [2], sharpshooter: true, ranged: { 0: 1 }, gauss: [0] }, {}] },
    );
    expect(after(choose(state, 'aim d5 0 d3'))).toMatchObject({ d4: 'blue/block w1', d3: 'blue/block w2' });
  });

  test('[STR-11] [UNIT-4] with a blow on the same edge: the blow meets the next hex, the shot whom it is aimed at', () => {
    const state = battle(
      { d5: 'red/structure-1a 0>N +c5', c5: 'red/structure-2a +d5', d4: 'blue/shield', d3: 'blue/block' },
      { red: [{ initiative: [2], sharpshooter: true, ranged: { 0: 2 }, melee: { 0: 1 } }, {}] },
    );
    expect(open(state)).toEqual(['aim d5 0 d4', 'aim d5 0 d3']);
    // One attack of both parts, of which armor takes one off.
    const both = fight(state).find(({ board }) => board['d4'] === 'blue/shield w2');
    expect(both?.board['d3']).toBe('blue/block');
    const apart = fight(state).find(({ board }) => board['d3'] === 'blue/block w2');
    expect(apart?.board['d4']).toBe('blue/shield w1');
  });

  test('[STR-11] [UNIT-4] [MED-1] blow and shot on the two tiles of a Structure are one hit, which one Medic takes away', () => {
    const red = [{ initiative: [2], sharpshooter: true, ranged: { 0: 2 }, melee: { 0: 1 } }, {}] as const;
    const board = {
      d5: 'red/structure-1a 0>N +c5',
      c5: 'red/structure-2a +d5',
      d4: 'blue/structure-1a +d3',
      d3: 'blue/structure-2a +d4',
    };
    const asked = battle(board, { red, blue: [{ toughness: 5 }, {}] });
    expect(open(asked)).toEqual(['aim d5 0 d4', 'aim d5 0 d3']);
    expect(after(choose(asked, 'aim d5 0 d3'))).toMatchObject({ d4: 'blue/structure-1a w3' });
    const armored = battle(board, { red, blue: [{ toughness: 5 }, { armor: [3] }] });
    expect(after(choose(armored, 'aim d5 0 d3'))).toMatchObject({ d4: 'blue/structure-1a w2' });
    const helped = battle({ ...board, e4: 'blue/medic' }, { red, blue: [{ toughness: 5 }, {}] });
    const treated = after(choose(helped, 'aim d5 0 d3'));
    expect(treated).toMatchObject({ d4: 'blue/structure-1a', d3: 'blue/structure-2a' });
    expect(treated).not.toHaveProperty('e4');
  });

  test('[STR-11] [UNIT-4] [DDM-1] so they are on one tile that a redirector sends the shot back to', () => {
    const asked = battle(
      {
        d5: 'red/structure-1a 0>N +c5',
        c5: 'red/structure-2a +d5',
        d4: 'blue/wall',
        d3: 'red/fireblast 0>SE',
        e3: 'red/fireblast 0>SW',
        c3: 'blue/medic',
      },
      { red: [{ initiative: [2], sharpshooter: true, ranged: { 0: 1 }, melee: { 0: 1 } }, {}] },
    );
    expect(open(asked)).toEqual(['aim d5 0 d4', 'aim d5 0 d3']);
    const treated = after(choose(asked, 'aim d5 0 d3'));
    expect(treated).toMatchObject({ d4: 'blue/wall' });
    expect(treated).not.toHaveProperty('c3');
  });

  test('[STR-11] [STR-4] an enemy Structure in the line offers each of its tiles', () => {
    const asked = battle(
      { d6: 'red/sniper 0>N', d4: 'blue/structure-1a +d3', d3: 'blue/structure-2a +d4' },
      { blue: [{ toughness: 5, armor: [0, 1, 2, 3, 4, 5] }, {}] },
    );
    expect(open(asked)).toEqual(['aim d6 0 d4', 'aim d6 0 d3']);
    expect(after(choose(asked, 'aim d6 0 d4'))).toMatchObject({ d4: 'blue/structure-1a w1' });
    expect(after(choose(asked, 'aim d6 0 d3'))).toMatchObject({ d4: 'blue/structure-1a w2' });
  });

  test('[STR-11] in each of its phases anew', () => {
    const state = battle(
      { d5: 'red/structure-1a 0>N +c5', c5: 'red/structure-2a +d5', d4: 'blue/block', d3: 'blue/block' },
      { red: [{ initiative: [2, 1], sharpshooter: true, ranged: { 0: 1 } }, {}] },
    );
    const later = choose(state, 'aim d5 0 d3');
    expect(open(later)).toEqual(['aim d5 0 d4', 'aim d5 0 d3']);
    expect(after(choose(later, 'aim d5 0 d4'))).toMatchObject({ d4: 'blue/block w1', d3: 'blue/block w1' });
  });

  test('[STR-11] [NET-1] a netted one shoots nobody', () => {
    const asked = battle({ ...line, c5: 'blue/netter 0>SE' });
    expect(asked.battle).toBeUndefined();
    expect(after(asked)['d4']).toBe('blue/block');
  });

  test('[STR-11] [MODE-5] allies are passed over', () => {
    const state = table({
      mode: 'team',
      armies: ['red', 'blue', 'green', 'black'],
      board: { d6: 'red/sniper 0>N', d5: 'green/block', d4: 'black/block', d3: 'blue/block' },
    });
    expect(fight(state).map(({ board }) => [board['d5'], board['d4'], board['d3']])).toEqual([
      ['green/block', 'black/block w2', 'blue/block'],
      ['green/block', 'black/block', 'blue/block w2'],
    ]);
  });
});

describe('it is a declaration', () => {
  test('[STR-11] [BAT-5] the player who started the Battle orders those of several players', () => {
    const board = {
      c5: 'red/sniper 0>N',
      c4: 'blue/block',
      c3: 'blue/block',
      e2: 'blue/sniper 0>S',
      e3: 'red/block',
      e4: 'red/block',
    };
    const red = battle(board);
    expect(red.pending).toMatchObject({ kind: 'declare-order', seat: 0 });
    expect(open(red)).toEqual(['declare-next c5', 'declare-next e2']);
    const blue = battleOfBlue(board);
    expect(blue.pending).toMatchObject({ kind: 'declare-order', seat: 1 });
    const own = choose(blue, 'declare-next c5');
    expect(own.pending).toMatchObject({ kind: 'aim', seat: 0 });
    const other = choose(own, 'aim c5 0 c3');
    expect(other.pending).toMatchObject({ kind: 'aim', seat: 1 });
    expect(after(choose(other, 'aim e2 0 e4'))).toMatchObject({
      c3: 'blue/block w2',
      c4: 'blue/block',
      e3: 'red/block',
      e4: 'red/block w2',
    });
  });

  test('[STR-11] [BAT-5] all declarations come before any Medic decision', () => {
    const asked = battle({
      d6: 'red/sniper 0>N',
      d4: 'blue/wall',
      d3: 'blue/wall',
      c3: 'blue/medic',
      c4: 'blue/medic',
      e5: 'red/clown',
    });
    const kinds: string[] = [];
    let now = asked;
    while (now.battle && now.pending) {
      kinds.push(now.pending.kind);
      now = choose(now, open(now)[0]);
    }
    expect(kinds).toEqual(['aim', 'declare', 'treat', 'sacrifice']);
  });

  test('[STR-11] [UNIT-11] one that may explode aims only if it does not', () => {
    const state = battle(
      { d5: 'red/structure-1a 0>N +c5', c5: 'red/structure-2a +d5', d4: 'blue/block', d3: 'blue/block' },
      { red: [{ initiative: [2], sharpshooter: true, ranged: { 0: 1 }, explodes: true }, {}] },
    );
    expect(open(state)).toEqual(['attack d5', 'explode d5']);
    expect(choose(state, 'explode d5').battle).toBeUndefined();
    expect(open(choose(state, 'attack d5'))).toEqual(['aim d5 0 d4', 'aim d5 0 d3']);
  });

  test('[STR-11] [MOD-7] a blow converted to a shot is aimed; a shot converted to a blow is not', () => {
    const faces = { initiative: [2], sharpshooter: true, ranged: { 0: 1 }, melee: { 1: 1 } } as const;
    const board = {
      d5: 'red/structure-1a 0>N +c5',
      c5: 'red/structure-2a +d5',
      d6: 'red/quartermaster',
      d4: 'blue/block',
      d3: 'blue/block',
      e4: 'blue/block',
      f3: 'blue/block',
    };
    const state = battle(board, { red: [faces, {}] });
    expect(open(state)).toEqual(['attack d5', 'convert d5 0 melee', 'convert d5 1 ranged']);
    const shots = choose(state, 'convert d5 1 ranged', 'aim d5 0 d3');
    expect(open(shots)).toEqual(['aim d5 1 e4', 'aim d5 1 f3']);
    expect(after(choose(shots, 'aim d5 1 f3'))).toMatchObject({ d3: 'blue/block w1', f3: 'blue/block w1' });
    const blow = choose(state, 'convert d5 0 melee');
    expect(blow.battle).toBeUndefined();
    expect(after(blow)).toMatchObject({ d4: 'blue/block w1', d3: 'blue/block' });
  });
});

describe('redirectors', () => {
  test('[STR-11] [DDM-1] one met at no entry edge is passed over as an own unit', () => {
    // The exit of d5 looks at the shooter: no entry there.
    const asked = battle({
      d6: 'red/sniper 0>N',
      d5: 'red/fireblast 0>S',
      d4: 'blue/block',
      d3: 'blue/block',
    });
    expect(open(asked)).toEqual(['aim d6 0 d4', 'aim d6 0 d3']);
  });

  const behind = {
    d6: 'red/sniper 0>N',
    d5: 'blue/block',
    d4: 'red/fireblast 0>NE',
    d3: 'blue/block', // straight on: behind the entry edge, out of reach
    e3: 'blue/block',
    f2: 'blue/block',
  };

  test('[STR-11] [DDM-1] targets behind an entry edge: the shot leaves by the exit, the choice is made after it', () => {
    const asked = battle(behind);
    expect(open(asked)).toEqual(['aim d6 0 d5', 'aim d6 0 d4']);
    expect(after(choose(asked, 'aim d6 0 d5'))).toMatchObject({ d5: 'blue/block w2' });
    const through = choose(asked, 'aim d6 0 d4');
    expect(through.pending).toMatchObject({ kind: 'aim', seat: 0 });
    expect(open(through)).toEqual(['aim d6 0 e3', 'aim d6 0 f2']);
    expect(after(choose(through, 'aim d6 0 f2'))).toMatchObject({
      d5: 'blue/block',
      d3: 'blue/block',
      e3: 'blue/block',
      f2: 'blue/block w2',
    });
  });

  test('[STR-11] a redirector that leads to nobody is no way out: an enemy must be hit', () => {
    const { e3: _, f2: __, ...nobody } = behind;
    const asked = battle(nobody);
    expect(asked.battle).toBeUndefined();
    expect(after(asked)['d5']).toBe('blue/block w2');
  });

  test('[STR-11] [DDM-1] with enemies only behind it, the choice is after the exit alone', () => {
    const { d5: _, ...only } = behind;
    expect(open(battle(only))).toEqual(['aim d6 0 e3', 'aim d6 0 f2']);
    const { f2: __, ...one } = only;
    expect(after(battle(one))['e3']).toBe('blue/block w2');
  });

  test('[STR-11] [DDM-1] a Tripler: a choice at each of its exits', () => {
    const asked = battle({
      d6: 'red/sniper 0>N',
      d5: 'red/tripler',
      c4: 'blue/block',
      b3: 'blue/block',
      d4: 'blue/block',
      e4: 'blue/block',
      f3: 'blue/block',
    });
    expect(open(asked)).toEqual(['aim d6 0 c4', 'aim d6 0 b3']);
    const second = choose(asked, 'aim d6 0 b3');
    expect(open(second)).toEqual(['aim d6 0 e4', 'aim d6 0 f3']);
    expect(after(choose(second, 'aim d6 0 f3'))).toMatchObject({
      c4: 'blue/block',
      b3: 'blue/block w2',
      d4: 'blue/block w2',
      e4: 'blue/block',
      f3: 'blue/block w2',
    });
  });

  test('[STR-11] two edges into one redirector: each has its own choice', () => {
    // d6 and c5 both shoot into d5, which sends both shots north-east.
    const state = battle(
      {
        d6: 'red/structure-1a 0>N +c5',
        c5: 'red/structure-2a 0>NE +d6',
        d5: 'red/fireblast 0>NE',
        e4: 'blue/block',
        f3: 'blue/block',
      },
      { red: [{ initiative: [2], sharpshooter: true, ranged: { 0: 1 } }, { ranged: { 0: 1 } }] },
    );
    expect(open(state)).toEqual(['aim d6 0 e4', 'aim d6 0 f3']);
    const second = choose(state, 'aim d6 0 e4');
    expect(open(second)).toEqual(['aim c5 0 e4', 'aim c5 0 f3']);
    expect(after(choose(second, 'aim c5 0 f3'))).toMatchObject({ e4: 'blue/block w1', f3: 'blue/block w1' });
  });

  test('[STR-11] [DDM-4] a netted redirector does not redirect: everybody in the line can be hit', () => {
    const asked = battle({ ...behind, c4: 'blue/netter 0>NE' });
    expect(open(asked)).toEqual(['aim d6 0 d5', 'aim d6 0 d3']);
  });

  test('[STR-11] [DDM-3] a loop that touches nobody but its own side ends nowhere', () => {
    // d5 > d3 > e3 > e4 > d5: round and round.
    const asked = battle({
      d6: 'red/sniper 0>N',
      d5: 'red/fireblast 0>N',
      d3: 'red/fireblast 0>SE',
      e3: 'red/fireblast 0>S',
      e4: 'red/fireblast 0>SW',
      c2: 'blue/block',
    });
    expect(asked.battle).toBeUndefined();
    expect(after(asked)['c2']).toBe('blue/block');
  });

  test('[STR-11] [DDM-1] an enemy redirector is an ordinary enemy', () => {
    const asked = battle({
      d6: 'red/sniper 0>N',
      d5: 'blue/fireblast 0>NE',
      d4: 'blue/block',
      e4: 'blue/block',
    });
    expect(open(asked)).toEqual(['aim d6 0 d5', 'aim d6 0 d4']);
  });
});

test('[STR-11] [UNIT-2] without it the first enemy is hit', () => {
  const fought = fightOnce(table({ board: { d6: 'red/cannon 0>N', d4: 'blue/block', d3: 'blue/block' } }));
  expect(blows(fought)).toEqual(['2 d6>d4 2']);
});

test('[STR-11] [DDM-3] in a loop of redirectors the shot cannot be aimed to hit nobody', () => {
  const board = {
    b2: 'red/hq',
    b4: 'blue/hq',
    d6: 'red/sniper 0>N',
    d5: 'red/fireblast 0>NE',
    f3: 'red/fireblast 0>S',
    f5: 'red/fireblast 0>NW',
  };
  expect(blows(fightOnce(table({ board: { ...board, f4: 'blue/block' } })))).toContain('2 d6>f4 2');
  // A second enemy in the loop is a choice: either of them, not neither.
  const both = fight(table({ board: { ...board, f4: 'blue/block', e5: 'blue/block' } }));
  expect(both.map((outcome) => blows(outcome).filter((blow) => blow.startsWith('2 d6'))).sort()).toEqual([
    ['2 d6>e5 2'],
    ['2 d6>f4 2'],
  ]);
});
