// The reference sheet of Borgo.

import type { Army } from '../tiles/face.ts';
import { EVERY_EDGE } from './every-edge.ts';

export const borgo: Army = {
  key: 'borgo',
  tiles: {
    hq: { kind: 'hq', count: 1, initiative: [0], melee: EVERY_EDGE, aura: { initiative: 1 } },
    mutant: { kind: 'warrior', count: 6, initiative: [2], melee: { 5: 1, 0: 1, 1: 1 } },
    claws: { kind: 'warrior', count: 4, initiative: [3], melee: { 5: 1, 4: 1 } },
    'super-mutant': {
      kind: 'warrior',
      count: 1,
      initiative: [2],
      melee: { 0: 2, 1: 1, 5: 1 },
      armor: [5, 0, 1],
      toughness: 1,
    },
    'net-fighter': { kind: 'warrior', count: 2, initiative: [1], melee: { 2: 3 }, net: [2] },
    brawler: { kind: 'warrior', count: 2, initiative: [2], melee: { 0: 2 } },
    assassin: { kind: 'warrior', count: 2, initiative: [3], ranged: { 5: 1 }, mobility: 1 },
    medic: { kind: 'module', count: 1, connections: [5, 0, 1], gives: { medic: true } },
    officer: { kind: 'module', count: 2, connections: [5, 0, 1], gives: { melee: 1 } },
    'super-officer': { kind: 'module', count: 1, toughness: 1, connections: [5, 0, 1], gives: { melee: 1 } },
    scout: { kind: 'module', count: 2, connections: [5, 0, 1], gives: { initiative: 1 } },
    battle: { kind: 'instant', count: 6, instant: 'battle' },
    move: { kind: 'instant', count: 4, instant: 'move' },
    grenade: { kind: 'instant', count: 1, instant: 'grenade' },
  },
  // A war beast that breaks in or stays by its prey.
  structure: [
    {
      a: { kind: 'warrior', count: 0, initiative: [2], melee: { 0: 2 } },
      b: { kind: 'warrior', count: 0, initiative: [2], melee: { 0: 1 }, boarding: true },
    },
    {
      a: { kind: 'warrior', count: 0, initiative: [2], melee: { 2: 1, 3: 1 } },
      b: { kind: 'warrior', count: 0, armor: [2, 3, 4], toughness: 1, rotates: true },
    },
  ],
};
