// Battles as bots foresee them: Clowns explode when it pays and hold still when it does not; fingerprints tell boards apart.

import { type Hex, isFree, parseHex, parseScenario } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { Fingerprint } from '../src/fingerprint.ts';
import { foresee } from '../src/foresee.ts';

type Board = Record<string, { tile: string; rotation?: number }>;

const HQS: Board = { b4: { tile: 'moloch/hq' }, f2: { tile: 'outpost/hq' } };

const leftOf = (board: Board): string[] => {
  const state = parseScenario({
    players: [{ army: 'moloch' }, { army: 'outpost' }],
    board: { ...HQS, ...board },
  });
  const after = foresee(state);
  return Object.keys(board).filter((name) => !isFree(after.units, parseHex(name) as Hex));
};

describe('a Clown that may explode (UNIT-11)', () => {
  // Edges 0 and 5 attack: towards d3 and c3.
  const clown = { d4: { tile: 'moloch/clown' } };

  test('takes three enemies along', () => {
    const enemies = {
      d3: { tile: 'outpost/medic' },
      e4: { tile: 'outpost/medic' },
      d5: { tile: 'outpost/officer' },
    };
    expect(leftOf({ ...clown, ...enemies })).toEqual([]);
  });

  test('strikes where a blow is enough', () => {
    expect(leftOf({ ...clown, d3: { tile: 'outpost/officer' } })).toEqual(['d4']);
  });

  test('spares its own', () => {
    const friends = { e4: { tile: 'moloch/officer' }, d5: { tile: 'moloch/scout' } };
    expect(leftOf({ ...clown, ...friends, d3: { tile: 'outpost/officer' } })).toEqual(['d4', 'e4', 'd5']);
  });
});

describe('fingerprints', () => {
  const of = (fill: (print: Fingerprint) => void): number => {
    const print = new Fingerprint();
    print.clear();
    fill(print);
    return print.value;
  };

  test('lists depend on their order, sets do not', () => {
    expect(of((print) => print.addAll([1, 2, 3]))).not.toBe(of((print) => print.addAll([3, 2, 1])));
    expect(of((print) => print.addSet([1, 2, 3]))).toBe(of((print) => print.addSet([3, 2, 1])));
    expect(of((print) => print.addSet([1, 1, 2]))).not.toBe(of((print) => print.addSet([1, 2, 2])));
    expect(of((print) => print.addSet([1, 2, 9], 2))).toBe(of((print) => print.addSet([2, 1])));
  });

  test('two hundred thousand boards have as many fingerprints', () => {
    const board = Array.from({ length: 37 }, () => 0);
    const prints = new Set<number>();
    for (let i = 0; i < 200_000; i++) {
      board[i % 37] = (i * 2654435761) % 65_536;
      prints.add(of((print) => print.addAll(board)));
    }
    expect(prints.size).toBe(200_000);
  });
});
