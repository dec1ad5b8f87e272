// Fingerprints tell positions apart, and find the same one again however its units are numbered.

import {
  type Hex,
  newState,
  placeStructure,
  placeUnit,
  removeFromBoard,
  type SeatId,
  type TileId,
  type Units,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { Fingerprint } from '../src/fingerprint.ts';
import { TABLES } from './games.ts';

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

type Standing = readonly [hex: number, tile: number, rotation: number, owner: number, wounds: number];

function board(standing: readonly Standing[]): Units {
  const { units } = newState(TABLES[0], 1);
  for (const [hex, tile, rotation, owner, wounds] of standing)
    placeUnit(units, { hex: hex as Hex, tile: tile as TileId, rotation }, owner as SeatId, wounds);
  return units;
}
const printOf = (units: Units): number => of((print) => print.addUnits(units));

describe('boards', () => {
  const three: readonly Standing[] = [
    [3, 10, 0, 0, 0],
    [18, 20, 1, 1, 0],
    [30, 30, 5, 0, 2],
  ];

  test('are the same in whatever order their units came', () => {
    expect(printOf(board([...three].reverse()))).toBe(printOf(board(three)));
    const later = board([[7, 7, 0, 1, 0], ...three]);
    removeFromBoard(later, later.at[7]);
    expect(printOf(later)).toBe(printOf(board(three)));
  });

  test.each(['hex', 'tile', 'rotation', 'owner', 'wounds'])('differ by one %s', (field) => {
    const place = ['hex', 'tile', 'rotation', 'owner', 'wounds'].indexOf(field);
    const changed = three.map((unit, i) => unit.map((value, j) => (i === 1 && j === place ? 4 : value)));
    expect(printOf(board(changed as unknown as Standing[]))).not.toBe(printOf(board(three)));
  });

  test('differ by what is exchanged between units', () => {
    const exchanged: readonly Standing[] = [
      [3, 20, 0, 0, 0],
      [18, 10, 1, 1, 0],
      [30, 30, 5, 0, 2],
    ];
    expect(printOf(board(exchanged))).not.toBe(printOf(board(three)));
  });

  test('with a Structure differ by where its second tile lies', () => {
    const withStructure = (second: number): number => {
      const units = board([]);
      const first = { hex: 18 as Hex, tile: 5 as TileId, rotation: 0 };
      const other = { hex: second as Hex, tile: 6 as TileId, rotation: 0 };
      placeStructure(units, [first, other], 9 as TileId, 0 as SeatId);
      return printOf(units);
    };
    expect(withStructure(17)).not.toBe(withStructure(19));
  });

  test('two hundred thousand have as many fingerprints', () => {
    const prints = new Set<number>();
    const units = board(Array.from({ length: 12 }, (_, i): Standing => [i * 3, i, 0, i % 2, 0]));
    const rotation = [...units.rotation];
    const tile = [...units.tile];
    Object.assign(units, { rotation, tile });
    for (let i = 0; i < 200_000; i++) {
      const unit = units.at[(i % 12) * 3];
      // Neighbouring numbers, as boards of one search have them.
      rotation[(i % 12) * 3] = i % 6;
      units.wounds[unit] = Math.floor(i / 6) % 4;
      tile[((i + 5) % 12) * 3] = (Math.floor(i / 24) % 170) as TileId;
      tile[((i + 7) % 12) * 3] = (Math.floor(i / 4080) % 170) as TileId;
      prints.add(printOf(units));
    }
    expect(prints.size).toBeGreaterThan(199_000);
  });
});
