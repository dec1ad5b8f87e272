// The look of Outpost.

import type { ArmyLook } from './look.ts';

export const outpost: ArmyLook = {
  id: 'outpost',
  palette: { base: '#355c45', deep: '#172e22', bright: '#9fdcae', ink: '#effaf0' },
  // a star over two chevrons
  emblem:
    'M0-98L16-54L62-53L26-24L38 20L0-6L-38 20L-26-24L-62-53L-16-54ZM-80 22L0 62L80 22V46L0 86L-80 46ZM-80 58L0 98L80 58V64L0 100L-80 64Z',
  pattern: { size: [30, 26], d: 'M3 12L15 4L27 12M3 24L15 16L27 24', width: 2.4 },
  pictures: {
    hq: 'military-fort',
    runner: 'run',
    hmg: 'minigun',
    commando: 'ak47u',
    annihilator: 'rocket',
    'mobile-armor': 'battle-tank',
    brawler: 'brass-knuckles',
    'recon-center': 'radar-dish',
    saboteur: 'time-bomb',
    medic: 'medical-pack',
    officer: 'allied-star',
    scoper: 'eye-target',
    scout: 'binoculars',
    'structure-1a': 'winchester-rifle',
    'structure-1b': 'cannon',
    'structure-2a': 'steam-locomotive',
    'structure-2b': 'sentry-gun',
  },
  difficulty: 2,
};
