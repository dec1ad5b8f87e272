// Boards on which an independent implementation once read the rules differently, with the reading that holds.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  fightAll,
  hexName,
  NOBODY,
  parseScenario,
  tileInfo,
  type Unit,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '../src/index.ts';

interface Disputed {
  readonly why: string;
  readonly scenario: unknown;
  readonly outcomes: readonly object[];
}

const boards: Disputed[] = JSON.parse(
  readFileSync(new URL('./fixtures/disputed-boards.json', import.meta.url), 'utf8'),
);

const named = (board: readonly Unit[]): object =>
  Object.fromEntries(
    board.flatMap((unit, hex) => {
      if (unit === 0) return [];
      const owner = unitOwner(unit) === NOBODY ? null : unitOwner(unit);
      const { ref } = tileInfo(unitTile(unit));
      return [[hexName(hex), { tile: ref, owner, rotation: unitRotation(unit), wounds: unitWounds(unit) }]];
    }),
  );

test.each(boards.map((board, i) => [i + 1, board.why, board] as const))(
  'board %i: %s',
  (_, _why, { scenario, outcomes }) => {
    const found = fightAll(parseScenario(scenario)).map(({ hq, board }) => ({ hq, board: named(board) }));
    expect(found).toHaveLength(outcomes.length);
    expect(found).toEqual(expect.arrayContaining([...outcomes]));
  },
);
