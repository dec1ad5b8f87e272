// The reference sheet of Moloch.

import type { Army } from '../tiles/face.ts';
import { EVERY_EDGE } from './every-edge.ts';

export const moloch: Army = {
  key: 'moloch',
  strikesAllies: true,
  tiles: {
    hq: { kind: 'hq', count: 1, initiative: [0], melee: EVERY_EDGE, aura: { ranged: 1 } },
    blocker: { kind: 'warrior', count: 2, armor: [0], toughness: 2 },
    hybrid: { kind: 'warrior', count: 2, initiative: [3], ranged: { 0: 1 } },
    'gauss-cannon': { kind: 'warrior', count: 1, initiative: [1], gauss: [4], toughness: 1 },
    juggernaut: {
      kind: 'warrior',
      count: 1,
      initiative: [1],
      melee: { 0: 2 },
      ranged: { 1: 1 },
      armor: [0, 2, 4],
      toughness: 1,
    },
    clown: {
      kind: 'warrior',
      count: 1,
      initiative: [2],
      melee: { 0: 1, 5: 1 },
      toughness: 1,
      explodes: true,
    },
    'hunter-killer': { kind: 'warrior', count: 2, initiative: [3], melee: { 0: 1, 1: 1, 3: 1, 5: 1 } },
    protector: { kind: 'warrior', count: 1, initiative: [1], ranged: { 5: 1, 0: 1, 1: 1 }, toughness: 1 },
    'armored-hunter': { kind: 'warrior', count: 2, initiative: [2], melee: EVERY_EDGE, armor: [5, 0] },
    guard: { kind: 'warrior', count: 1, initiative: [2], ranged: { 5: 1, 0: 1 } },
    'armored-guard': { kind: 'warrior', count: 1, initiative: [2], ranged: { 5: 1, 1: 1 }, armor: [0] },
    hornet: { kind: 'warrior', count: 1, initiative: [2], melee: { 0: 2 } },
    'net-fighter': { kind: 'warrior', count: 1, net: [5, 0] },
    stormtrooper: { kind: 'warrior', count: 1, initiative: [2, 1], ranged: { 0: 1 }, toughness: 1 },
    'mother-module': { kind: 'module', count: 1, connections: [0], gives: { extraAction: 1 } },
    medic: { kind: 'module', count: 2, connections: [0, 2, 4], gives: { medic: true } },
    brain: { kind: 'module', count: 1, connections: [0, 2, 4], gives: { melee: 1, ranged: 1 } },
    officer: { kind: 'module', count: 1, connections: [1, 3, 5], gives: { ranged: 1 } },
    scout: { kind: 'module', count: 1, connections: [0, 2, 4], gives: { initiative: 1 } },
    battle: { kind: 'instant', count: 4, instant: 'battle' },
    move: { kind: 'instant', count: 1, instant: 'move' },
    'push-back': { kind: 'instant', count: 5, instant: 'push-back' },
    'air-strike': { kind: 'instant', count: 1, instant: 'air-strike' },
  },
  // A fortress: slow, heavy, hard to bring down.
  structure: [
    {
      a: {
        kind: 'warrior',
        count: 0,
        initiative: [1],
        ranged: { 5: 1, 0: 2, 1: 1 },
        armor: [5, 0, 1],
        toughness: 1,
        heavy: true,
      },
      b: { kind: 'warrior', count: 0, initiative: [2], gauss: [0], toughness: 1, heavy: true },
    },
    {
      a: { kind: 'warrior', count: 0, armor: [2, 3, 4], toughness: 2, rotates: true },
      b: { kind: 'warrior', count: 0, initiative: [1], melee: { 2: 1, 3: 1, 4: 1 } },
    },
  ],
};
