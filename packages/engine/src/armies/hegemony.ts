// The reference sheet of Hegemony.

import type { Army } from '../tiles/face.ts';
import { EVERY_EDGE } from './every-edge.ts';

export const hegemony: Army = {
  key: 'hegemony',
  tiles: {
    hq: { kind: 'hq', count: 1, initiative: [0], melee: EVERY_EDGE, aura: { melee: 1 } },
    runner: { kind: 'warrior', count: 3, initiative: [2], melee: { 0: 1 }, mobility: 1 },
    thug: { kind: 'warrior', count: 1, initiative: [2], melee: { 0: 2, 1: 1, 5: 1 } },
    ganger: { kind: 'warrior', count: 4, initiative: [3], melee: { 5: 1 } },
    gladiator: {
      kind: 'warrior',
      count: 1,
      initiative: [1],
      melee: { 0: 2, 1: 2, 5: 2 },
      armor: [5, 0, 1],
      toughness: 1,
    },
    'net-fighter': { kind: 'warrior', count: 2, net: [1] },
    guard: { kind: 'warrior', count: 1, initiative: [2], melee: { 0: 1, 5: 1, 4: 1 }, toughness: 1 },
    'net-master': { kind: 'warrior', count: 1, initiative: [2], melee: { 3: 1 }, net: [4, 2] },
    'universal-soldier': { kind: 'warrior', count: 3, initiative: [3], melee: { 5: 1 }, ranged: { 5: 1 } },
    boss: { kind: 'module', count: 1, connections: [5, 0], gives: { melee: 1, initiative: 1 } },
    quartermaster: { kind: 'module', count: 1, connections: [0], gives: { quartermaster: true } },
    'officer-i': { kind: 'module', count: 2, connections: [5, 0], gives: { melee: 1 } },
    'officer-ii': { kind: 'module', count: 1, connections: [5, 0, 1], gives: { melee: 1 } },
    transport: { kind: 'module', count: 1, connections: [0, 1, 2, 3, 4, 5], gives: { transport: true } },
    scout: { kind: 'module', count: 1, connections: [5, 0, 1], gives: { initiative: 1 } },
    battle: { kind: 'instant', count: 5, instant: 'battle' },
    move: { kind: 'instant', count: 3, instant: 'move' },
    'push-back': { kind: 'instant', count: 2, instant: 'push-back' },
    sniper: { kind: 'instant', count: 1, instant: 'sniper' },
  },
  // A pit wagon: it catches with nets or strikes with blades.
  structure: [
    {
      a: { kind: 'warrior', count: 0, net: [0, 1] },
      b: { kind: 'warrior', count: 0, initiative: [1], melee: { 0: 1, 1: 1 } },
    },
    {
      a: { kind: 'warrior', count: 0, initiative: [2], melee: { 3: 2 }, armor: [2] },
      b: { kind: 'warrior', count: 0, toughness: 1, mobility: 1 },
    },
  ],
};
