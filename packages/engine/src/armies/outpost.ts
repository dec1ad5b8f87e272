// The reference sheet of Outpost.

import type { Army } from '../tiles/face.ts';
import { EVERY_EDGE } from './every-edge.ts';

export const outpost: Army = {
  key: 'outpost',
  tiles: {
    hq: { kind: 'hq', count: 1, initiative: [0], melee: EVERY_EDGE, aura: { extraAction: 1 } },
    runner: { kind: 'warrior', count: 2, initiative: [2], melee: { 5: 1 }, mobility: 1 },
    hmg: { kind: 'warrior', count: 1, initiative: [2, 1], ranged: { 0: 1 } },
    commando: { kind: 'warrior', count: 5, initiative: [3], ranged: { 2: 1 } },
    annihilator: { kind: 'warrior', count: 2, initiative: [2], ranged: { 4: 2 } },
    'mobile-armor': {
      kind: 'warrior',
      count: 1,
      initiative: [3, 2],
      melee: { 0: 2 },
      ranged: { 5: 1 },
      mobility: 1,
    },
    brawler: { kind: 'warrior', count: 1, initiative: [3], melee: { 0: 2 } },
    'recon-center': { kind: 'module', count: 1, recon: 1 },
    saboteur: { kind: 'module', count: 1, connections: [0, 1, 2, 3, 4, 5], inflicts: { initiative: -1 } },
    medic: { kind: 'module', count: 2, connections: [5, 0, 1], gives: { medic: true } },
    officer: { kind: 'module', count: 1, connections: [0, 1, 2, 3, 4, 5], gives: { ranged: 1 } },
    scoper: { kind: 'module', count: 1, connections: [0, 1, 2, 3, 4, 5], scopes: true },
    scout: { kind: 'module', count: 2, connections: [0, 2, 4], gives: { initiative: 1 } },
    battle: { kind: 'instant', count: 6, instant: 'battle' },
    move: { kind: 'instant', count: 7, instant: 'move' },
    sniper: { kind: 'instant', count: 1, instant: 'sniper' },
  },
  // A rail gun carriage: it drives where it is needed and picks its targets.
  structure: [
    {
      a: { kind: 'warrior', count: 0, initiative: [3], ranged: { 0: 1, 1: 1 }, sharpshooter: true },
      b: { kind: 'warrior', count: 0, initiative: [2], ranged: { 0: 2 } },
    },
    {
      a: { kind: 'warrior', count: 0, toughness: 1, mobility: 1 },
      b: { kind: 'warrior', count: 0, toughness: 2, rotates: true },
    },
  ],
};
