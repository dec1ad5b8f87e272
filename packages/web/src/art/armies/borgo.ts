// The look of Borgo.

import type { ArmyLook } from './look.ts';

export const borgo: ArmyLook = {
  id: 'borgo',
  palette: { base: '#1f4f73', deep: '#0f2a40', bright: '#58b4ee', ink: '#eaf5fd' },
  // three slashes of a claw
  emblem: 'M-70-88Q-18-40-52 88Q-98 20-70-88ZM-8-96Q46-40 10 96Q-40 20-8-96ZM54-88Q104-30 70 84Q22 20 54-88Z',
  pattern: { size: [46, 40], d: 'M4 36Q16 20 14 4M16 38Q28 22 26 6M28 40Q40 24 38 8', width: 2.6 },
  pictures: {
    hq: 'daemon-skull',
    mutant: 'brute',
    claws: 'triple-claws',
    'super-mutant': 'muscle-up',
    'net-fighter': 'fishing-net',
    brawler: 'fist',
    assassin: 'balaclava',
    medic: 'medical-pack',
    officer: 'rank-2',
    'super-officer': 'rank-3',
    scout: 'binoculars',
    'structure-1a': 'shark-jaws',
    'structure-1b': 'bull-horns',
    'structure-2a': 'armadillo-tail',
    'structure-2b': 'metal-scales',
  },
  difficulty: 1,
};
