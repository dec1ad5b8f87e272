// The look of the Doomsday Machine.

import type { ArmyLook } from './look.ts';

export const doomsday: ArmyLook = {
  id: 'doomsday',
  palette: { base: '#412b57', deep: '#1e122c', bright: '#e6bdff', ink: '#faf0ff' },
  // a ray split in three
  emblem:
    'M-14 98V22L0 8L14 22V98ZM-10-2L-76-40L-66-58L-86-64L-96-20L-86-24L-18 16ZM10-2L76-40L66-58L86-64L96-20L86-24L18 16ZM-9-10V-66H-24L0-98L24-66H9V-10L0-2Z',
  pattern: { size: [34, 30], d: 'M17 2L31 26H3ZM17 12L23 22H11Z', width: 2 },
  pictures: {
    hq: 'nuclear',
    'alpha-shooter': 'crossed-pistols',
    'gauss-cannon': 'tesla-turret',
    'gamma-shooter': 'ray-gun',
    'delta-shooter': 'cannon',
    'omega-shooter': 'omega',
    'doom-net-fighter': 'spider-bot',
    fireblast: 'fire-ray',
    tripler: 'prism',
    medic: 'medical-pack',
    officer: 'allied-star',
    'main-war-processor': 'cpu',
    scout: 'binoculars',
    trap: 'mantrap',
    'structure-1a': 'microscope-lens',
    'structure-1b': 'sunbeams',
    'structure-2a': 'beams-aura',
    'structure-2b': 'laser-blast',
  },
  difficulty: 3,
};
