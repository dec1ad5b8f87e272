// Boards on which an independent implementation once read the rules differently, with the reading that holds.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  fightAll,
  hexName,
  NOBODY,
  PRINTED_CATALOGUE,
  parseScenario,
  type Units,
  unitsOn,
} from '../src/index.ts';

interface Disputed {
  readonly why: string;
  readonly scenario: unknown;
  readonly outcomes: readonly object[];
}

const boards: Disputed[] = JSON.parse(
  readFileSync(new URL('./fixtures/disputed-boards.json', import.meta.url), 'utf8'),
);

const named = (units: Units): object =>
  Object.fromEntries(
    unitsOn(units).map(({ owner, wounds, tiles: [{ hex, tile, rotation }] }) => {
      const { ref } = PRINTED_CATALOGUE.tiles[tile];
      return [hexName(hex), { tile: ref, owner: owner === NOBODY ? null : owner, rotation, wounds }];
    }),
  );

test.each(boards.map((board, i) => [i + 1, board.why, board] as const))(
  'board %i: %s',
  (_, _why, { scenario, outcomes }) => {
    const found = fightAll(parseScenario(scenario)).map(({ hq, units }) => ({ hq, board: named(units) }));
    expect(found).toHaveLength(outcomes.length);
    expect(found).toEqual(expect.arrayContaining([...outcomes]));
  },
);
