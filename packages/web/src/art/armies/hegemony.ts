// The look of Hegemony.

import type { ArmyLook } from './look.ts';

export const hegemony: ArmyLook = {
  id: 'hegemony',
  palette: { base: '#6e5210', deep: '#392a07', bright: '#f4c531', ink: '#fff6da' },
  // a crown of blades
  emblem: 'M-88 62L-96-44L-52-4L-30-72L0-14L30-72L52-4L96-44L88 62ZM-84 74H84V92H-84ZM0 4L18 30L0 56L-18 30Z',
  pattern: { size: [32, 32], d: 'M16 0L32 16L16 32L0 16ZM16 13L19 16L16 19L13 16Z', width: 2 },
  pictures: {
    hq: 'crowned-skull',
    runner: 'run',
    thug: 'spiked-bat',
    ganger: 'bandit',
    gladiator: 'crested-helmet',
    'net-fighter': 'fishing-net',
    guard: 'kevlar-vest',
    'net-master': 'whip',
    'universal-soldier': 'bayonet',
    boss: 'crown',
    quartermaster: 'ammo-box',
    'officer-i': 'rank-1',
    'officer-ii': 'rank-2',
    transport: 'jeep',
    scout: 'binoculars',
    'structure-1a': 'bolas',
    'structure-1b': 'spinning-blades',
    'structure-2a': 'siege-ram',
    'structure-2b': 'old-wagon',
  },
  difficulty: 2,
};
