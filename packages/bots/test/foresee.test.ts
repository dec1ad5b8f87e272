// Battles as bots foresee them: Clowns explode when it pays and hold still when it does not, sharpshooters aim well.

import { hexName, parseScenario, unitsOn } from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { foresee } from '../src/foresee.ts';
import { UNHEARD } from './games.ts';

type Board = Record<string, { tile: string; rotation?: number }>;

const HQS: Board = { b4: { tile: 'moloch/hq' }, f2: { tile: 'outpost/hq' } };

/** The hexes of a board on which somebody is left, in the order of the board. */
function leftAfter(scenario: { board: Board }): string[] {
  const { units } = foresee(parseScenario(scenario));
  const left = unitsOn(units).flatMap(({ tiles }) => tiles.map(({ hex }) => hexName(hex)));
  return Object.keys(scenario.board).filter((name) => left.includes(name));
}

const leftOf = (board: Board): string[] =>
  leftAfter({
    players: [{ army: 'moloch' }, { army: 'outpost' }],
    board: { ...HQS, ...board },
  } as { board: Board }).filter((name) => name in board);

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

describe('a sharpshooter (STR-11)', () => {
  test('shoots the unit behind that is worth more', () => {
    const board = {
      d2: { tile: 'unheard/hq' },
      f4: { tile: 'outpost/hq' },
      b2: { tile: 'unheard/marksman', rotation: 2 },
      b3: { tile: 'outpost/scout' },
      b4: { tile: 'outpost/commando', rotation: 2 },
    };
    const scenario = { players: [{ army: 'unheard' }, { army: 'outpost' }], armies: [UNHEARD], board };
    expect(leftAfter(scenario)).toEqual(['d2', 'f4', 'b2', 'b3']);
  });
});
