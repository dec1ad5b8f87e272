// Tiles without an army: the mercenaries and the Mad Bomber (VAR-3 to VAR-6).

import type { Army } from '../tiles/face.ts';

export const neutral: Army = {
  key: 'neutral',
  tiles: {
    'mercenary-net-man': { kind: 'warrior', count: 1, net: [0] },
    'mercenary-gunner': { kind: 'warrior', count: 1, initiative: [2], ranged: { 0: 2 } },
    'mercenary-rifleman': { kind: 'warrior', count: 1, initiative: [3], ranged: { 0: 1 } },
    'mercenary-shield-bearer': { kind: 'warrior', count: 1, armor: [0], toughness: 2, mobility: 1 },
    'mad-bomber': { kind: 'warrior', count: 1, trap: [0, 1, 2, 3, 4, 5], bomber: true },
  },
};
