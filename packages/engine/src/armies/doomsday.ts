// The reference sheet of Doomsday Machine.

import type { Army } from '../tiles/face.ts';
import { EVERY_EDGE } from './every-edge.ts';

export const doomsday: Army = {
  key: 'doomsday',
  tiles: {
    hq: { kind: 'hq', count: 1, initiative: [0], melee: EVERY_EDGE, rotations: 1 },
    'alpha-shooter': { kind: 'warrior', count: 2, initiative: [3], ranged: { 5: 1, 1: 1 } },
    'gauss-cannon': { kind: 'warrior', count: 2, initiative: [1], gauss: [0], toughness: 1 },
    'gamma-shooter': {
      kind: 'warrior',
      count: 1,
      initiative: [2, 1],
      ranged: { 0: 1 },
      armor: [2, 4],
      toughness: 1,
    },
    'delta-shooter': { kind: 'warrior', count: 1, initiative: [1], ranged: { 0: 2 }, toughness: 1 },
    'omega-shooter': { kind: 'warrior', count: 4, initiative: [2], ranged: { 5: 1, 0: 1, 1: 1 }, armor: [3] },
    'doom-net-fighter': { kind: 'warrior', count: 2, net: [0], entries: [1, 2, 3, 4, 5], exits: [0] },
    fireblast: { kind: 'warrior', count: 2, armor: [0], toughness: 1, entries: [1, 2, 3, 4, 5], exits: [0] },
    tripler: { kind: 'warrior', count: 2, toughness: 1, entries: [2, 3, 4], exits: [5, 0, 1] },
    medic: { kind: 'module', count: 5, connections: [0], longDistance: true, gives: { medic: true } },
    officer: { kind: 'module', count: 2, connections: [0], longDistance: true, gives: { ranged: 1 } },
    'main-war-processor': {
      kind: 'module',
      count: 2,
      connections: [0],
      longDistance: true,
      gives: { extraAction: 1 },
    },
    scout: { kind: 'module', count: 2, connections: [0, 2], gives: { initiative: 1 } },
    trap: { kind: 'module', count: 1, trap: [0] },
    battle: { kind: 'instant', count: 4, instant: 'battle' },
    'push-back': { kind: 'instant', count: 1, instant: 'push-back' },
    'small-bomb': { kind: 'instant', count: 1, instant: 'small-bomb' },
  },
  // A prism array: it bends the shots of others, or its own.
  structure: [
    {
      a: { kind: 'warrior', count: 0, toughness: 1, entries: [1, 2, 3, 4, 5], exits: [0] },
      b: { kind: 'warrior', count: 0, initiative: [3], ranged: { 0: 1 } },
    },
    {
      a: { kind: 'warrior', count: 0, toughness: 1, entries: [2, 3, 4], exits: [5, 0, 1], rotates: true },
      b: { kind: 'warrior', count: 0, initiative: [3], gauss: [0] },
    },
  ],
};
