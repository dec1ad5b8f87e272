// The look of Moloch.

import type { ArmyLook } from './look.ts';

export const moloch: ArmyLook = {
  id: 'moloch',
  palette: { base: '#6b1710', deep: '#340b07', bright: '#f4634a', ink: '#ffece6' },
  // a cog that watches
  emblem:
    'M-16-98H16L20-74A78 78 0 0 1 44-64L64-78L82-54L66-38A78 78 0 0 1 76-14L98-12V16L76 18A78 78 0 0 1 64 42L80 60L58 80L42 66A78 78 0 0 1 18 76L14 98H-16L-20 76A78 78 0 0 1-44 64L-62 80L-82 58L-66 42A78 78 0 0 1-76 18L-98 14V-16L-76-18A78 78 0 0 1-64-42L-80-62L-58-82L-42-66A78 78 0 0 1-20-74ZM-62 0Q0 56 62 0Q0-56-62 0ZM-20 0A20 20 0 1 1 20 0A20 20 0 1 1-20 0Z',
  pattern: {
    size: [40, 40],
    d: 'M0 8H14L20 14V28L26 34H40M30 0V10H40M0 26H8V40M20 20h.1M8 14h.1',
    width: 2.4,
  },
  pictures: {
    hq: 'mecha-head',
    blocker: 'brick-wall',
    hybrid: 'cyborg-face',
    'gauss-cannon': 'tesla-turret',
    juggernaut: 'battle-mech',
    clown: 'clown',
    'hunter-killer': 'tracked-robot',
    protector: 'missile-launcher',
    'armored-hunter': 'circular-saw',
    guard: 'walking-turret',
    'armored-guard': 'sentry-gun',
    hornet: 'wasp-sting',
    'net-fighter': 'spider-bot',
    stormtrooper: 'bolter-gun',
    'mother-module': 'artificial-hive',
    medic: 'medical-pack',
    brain: 'brain',
    officer: 'allied-star',
    scout: 'binoculars',
    'structure-1a': 'laser-turret',
    'structure-1b': 'cannon',
    'structure-2a': 'military-fort',
    'structure-2b': 'scythe',
  },
  difficulty: 1,
};
