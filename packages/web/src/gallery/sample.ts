// Positions for the gallery and for tests of the drawings.

import { type BoardName, EMPTY, HEX_COUNT, hexesOf, knownTile, makeUnit, parseHex, type Unit } from '@nhex/engine';
import type { BoardUnit } from '../board/types.ts';

/** hex, tile, owner, rotation, wounds, netted */
type Row = readonly [string, string, number, number, number?, boolean?];

const ROWS: readonly Row[] = [
  ['d2', 'outpost/hq', 1, 0],
  ['d5', 'moloch/hq', 0, 0],
  ['b2', 'moloch/blocker', 0, 1, 1],
  ['b3', 'moloch/protector', 0, 2],
  ['b4', 'moloch/net-fighter', 0, 3],
  ['c2', 'moloch/hunter-killer', 0, 1],
  ['c3', 'outpost/commando', 1, 2],
  ['c4', 'moloch/juggernaut', 0, 1, 1],
  ['d3', 'outpost/scout', 1, 0],
  ['d4', 'outpost/mobile-armor', 1, 3],
  ['e2', 'outpost/saboteur', 1, 0],
  ['e3', 'moloch/gauss-cannon', 0, 5],
  ['e4', 'outpost/runner', 1, 5, 0, true],
  ['f2', 'moloch/armored-hunter', 0, 2],
  ['f3', 'outpost/medic', 1, 4],
  ['f4', 'moloch/brain', 0, 0],
];

export function sampleUnits(board: BoardName): BoardUnit[] {
  const found = ROWS.map(([hex, ref, owner, rotation, wounds = 0, netted = false]) => ({
    hex: parseHex(hex) ?? 0,
    tile: knownTile(ref).id,
    owner,
    rotation,
    wounds,
    netted,
    hqPoints: ref.endsWith('/hq') ? 20 - owner * 7 : undefined,
  }));
  if (board === 'main') return found;
  const more = ['borgo/mutant', 'hegemony/universal-soldier', 'doomsday/tripler', 'borgo/super-mutant', 'hegemony/gladiator'];
  const free = hexesOf('expanded').filter((hex) => !hexesOf('main').includes(hex));
  return [
    ...found,
    ...free.map((hex, i) => ({ hex, tile: knownTile(more[i % more.length]).id, owner: 2, rotation: i % 6 })),
  ];
}

/** The same as packed units, as the engine keeps them. */
export function sampleBoard(): Unit[] {
  const board: Unit[] = Array.from({ length: HEX_COUNT }, () => EMPTY);
  for (const unit of sampleUnits('main')) board[unit.hex] = makeUnit(unit.tile, unit.owner, unit.rotation, unit.wounds);
  return board;
}
