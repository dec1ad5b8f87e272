// An army for tests only: plain one-edge tiles, and what no printed army has (a module that gives toughness).

import type { Army } from '../src/index.ts';

export const TRIAL_ARMY: Army = {
  key: 'trial',
  tiles: {
    hq: { kind: 'hq', count: 1, initiative: [0], melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } },
    fighter: { kind: 'warrior', count: 5, initiative: [2], melee: { 0: 1 } },
    shooter: { kind: 'warrior', count: 3, initiative: [2], ranged: { 0: 1 } },
    quick: { kind: 'warrior', count: 2, initiative: [3], melee: { 0: 1 } },
    split: { kind: 'warrior', count: 1, initiative: [2, 0], melee: { 0: 1 } },
    twin: { kind: 'warrior', count: 2, initiative: [1, 0], melee: { 0: 1 } },
    universal: { kind: 'warrior', count: 2, initiative: [2], melee: { 0: 1 }, ranged: { 0: 1 } },
    netter: { kind: 'warrior', count: 3, net: [0] },
    harden: { kind: 'module', count: 2, connections: [0], gives: { toughness: 1 } },
    quartermaster: {
      kind: 'module',
      count: 1,
      connections: [0, 1, 2, 3, 4, 5],
      gives: { quartermaster: true },
    },
    brain: { kind: 'module', count: 1, connections: [0, 1, 2, 3, 4, 5], gives: { melee: 1, ranged: 1 } },
    medic: { kind: 'module', count: 5, connections: [0], gives: { medic: true } },
    'wide-medic': { kind: 'module', count: 1, connections: [0, 1], gives: { medic: true } },
    'tough-medic': { kind: 'module', count: 1, toughness: 1, connections: [0], gives: { medic: true } },
    mother: { kind: 'module', count: 2, connections: [0], gives: { extraAction: 1 } },
    scout: { kind: 'module', count: 1, connections: [0], gives: { initiative: 1 } },
    battle: { kind: 'instant', count: 2, instant: 'battle' },
  },
};
