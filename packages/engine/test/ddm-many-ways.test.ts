// Redirectors of armies of one's own: one shot on very many ways (DDM-2, DDM-3), and Medics among very many hits (MED-2).

import { expect, test } from 'vitest';
import { fightAll, fightFirst, type GameEvent, hexName, parseScenario, type State } from '../src/index.ts';

const ROWS = { a: 4, b: 5, c: 6, d: 7, e: 6, f: 5, g: 4 };
const ALL = Object.entries(ROWS).flatMap(([column, rows]) =>
  Array.from({ length: rows }, (_, row) => `${column}${row + 1}`),
);

const armies = [
  {
    key: 'red',
    tiles: {
      archer: { kind: 'warrior', initiative: [3], ranged: { 5: 1, 0: 1, 1: 1 } },
      // Shots that come from the south go on to the north.
      fork: { kind: 'warrior', entries: [2, 3, 4], exits: [5, 0, 1] },
      one: { kind: 'warrior', initiative: [3], melee: { 0: 1 } },
      two: { kind: 'warrior', initiative: [3], melee: { 1: 2 } },
    },
  },
  {
    key: 'blue',
    tiles: {
      tower: { kind: 'warrior', toughness: 9 },
      // Armored all around, so that no shot harms it.
      medic: { kind: 'module', armor: [0, 1, 2, 3, 4, 5], connections: [2], gives: { medic: true } },
    },
  },
];

const boardOf = (tiles: Readonly<Record<string, string>>): State =>
  parseScenario({
    players: [{ army: 'red' }, { army: 'blue' }],
    armies,
    board: Object.fromEntries(Object.entries(tiles).map(([hex, tile]) => [hex, { tile }])),
  });

/** Forks everywhere but where something else stands. */
const amongForks = (tiles: Readonly<Record<string, string>>): State =>
  boardOf({ ...Object.fromEntries(ALL.map((hex) => [hex, 'red/fork'])), ...tiles });

const hitsOn = (events: readonly GameEvent[], at: string): (GameEvent & { type: 'attack' })[] =>
  events.flatMap((event) => (event.type === 'attack' && hexName(event.to) === at ? [event] : []));

test('[DDM-2] every way to a target is a hit, hundreds of them', () => {
  const hits = hitsOn(fightFirst(amongForks({ d5: 'red/archer', d1: 'blue/tower' })).events, 'd1');
  // Four steps north, each straight or as two half steps aside in any order: 321 ways, two of which lead off the board.
  expect(hits).toHaveLength(319);
  expect(hits.some(({ lethal }) => lethal)).toBe(false);
});

test('[DDM-3] a shot that comes into one redirector on more than a hundred ways is a loop there', () => {
  const { events } = fightFirst(amongForks({ d7: 'red/archer', d1: 'blue/tower', a4: 'blue/tower' }));
  expect(hitsOn(events, 'd1').some(({ lethal }) => lethal)).toBe(true);
  // One way leads along the rim.
  expect(hitsOn(events, 'a4').map(({ lethal }) => lethal)).toEqual([false]);
});

test('[MED-2] the owner chooses among hits that come after hundreds of others', () => {
  const towers = ['g1', 'a1', 'b1', 'c1', 'd1', 'e1', 'e2', 'e3', 'e4', 'e5'];
  const archers = ['d7', 'c6', 'b5', 'e6'];
  const state = amongForks({
    ...Object.fromEntries(towers.map((hex) => [hex, 'blue/tower'])),
    ...Object.fromEntries(archers.map((hex) => [hex, 'red/archer'])),
    f1: 'blue/medic',
    g2: 'red/one',
    f2: 'red/two',
    ...Object.fromEntries(['f3', 'f4', 'f5', 'g3', 'g4'].map((hex) => [hex, 'blue/tower'])),
  });
  const left = fightAll(state).map(({ units, events }) => {
    const treated = events.find((event) => event.type === 'treated');
    expect(treated?.hit).toBeGreaterThan(255);
    return units.wounds[units.at[state.units.hex[treated?.patient.unit ?? 0]]];
  });
  expect(left.sort()).toEqual([1, 2]);
});
