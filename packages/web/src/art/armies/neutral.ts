// The look of tiles without an army: mercenaries and the Mad Bomber.

import type { ArmyLook } from './look.ts';

export const neutral: ArmyLook = {
  id: 'neutral',
  palette: { base: '#3d3934', deep: '#1e1b18', bright: '#efe6d8', ink: '#fbf5ea' },
  // a coin
  emblem:
    'M-90 0A90 90 0 1 1 90 0A90 90 0 1 1-90 0ZM-70 0A70 70 0 1 0 70 0A70 70 0 1 0-70 0ZM0-50L44 0L0 50L-44 0Z',
  pattern: { size: [20, 20], d: 'M5 5h.1M15 15h.1', width: 4 },
  pictures: {
    'mercenary-net-man': 'bolas',
    'mercenary-gunner': 'winchester-rifle',
    'mercenary-rifleman': 'brodie-helmet',
    'mercenary-shield-bearer': 'round-shield',
    'mad-bomber': 'dynamite',
  },
  difficulty: undefined,
};
