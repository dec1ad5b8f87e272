// Names of armies and tiles in English.

import type { ArmyText } from '../language.ts';

export const armies = {
  borgo: {
    name: 'Borgo',
    about:
      'Almost everything fights hand to hand, early and all around. Get close, stay fast, and call the Battle before the enemy is ready.',
  },
  hegemony: {
    name: 'Hegemony',
    about:
      'Strong blows, nets that take key units out of the fight, and modules that adapt. Wants to stand next to its prey.',
  },
  moloch: {
    name: 'Moloch',
    about:
      'Tough, armored, many guns and many pushes. Few Battles of its own, so build a wall of fire and let it work.',
  },
  outpost: {
    name: 'Outpost',
    about:
      'Fragile shooters with the most movement in the game and a headquarters that lets its neighbours act twice.',
  },
  doomsday: {
    name: 'Doomsday Machine',
    about:
      'Redirectors send its own shots on, split them, even loop them. Brittle and brilliant: for people who like to plan.',
  },
  neutral: {
    name: 'Neutral',
    about: 'Tiles without an army. Whoever hires a mercenary owns it from then on.',
  },
} as const satisfies Readonly<Record<string, ArmyText>>;

/** By the key of the tile: what shares a key shares its name. */
export const tiles = {
  hq: 'HQ',
  mutant: 'Mutant',
  claws: 'Claws',
  'super-mutant': 'Super Mutant',
  'net-fighter': 'Net Fighter',
  brawler: 'Brawler',
  assassin: 'Assassin',
  medic: 'Medic',
  officer: 'Officer',
  'super-officer': 'Super Officer',
  scout: 'Scout',
  battle: 'Battle',
  move: 'Move',
  grenade: 'Grenade',
  runner: 'Runner',
  thug: 'Thug',
  ganger: 'Ganger',
  gladiator: 'Gladiator',
  guard: 'Guard',
  'net-master': 'Net Master',
  'universal-soldier': 'Universal Soldier',
  boss: 'The Boss',
  quartermaster: 'Quartermaster',
  'officer-i': 'Officer I',
  'officer-ii': 'Officer II',
  transport: 'Transport',
  'push-back': 'Push Back',
  sniper: 'Sniper',
  blocker: 'Blocker',
  hybrid: 'Hybrid',
  'gauss-cannon': 'Gauss Cannon',
  juggernaut: 'Juggernaut',
  clown: 'The Clown',
  'hunter-killer': 'Hunter-Killer',
  protector: 'Protector',
  'armored-hunter': 'Armored Hunter',
  'armored-guard': 'Armored Guard',
  hornet: 'Hornet',
  stormtrooper: 'Stormtrooper',
  'mother-module': 'Mother Module',
  brain: 'The Brain',
  'air-strike': 'Air Strike',
  hmg: 'HMG',
  commando: 'Commando',
  annihilator: 'Annihilator',
  'mobile-armor': 'Mobile Armor',
  'recon-center': 'Recon Center',
  saboteur: 'Saboteur',
  scoper: 'Scoper',
  'alpha-shooter': 'Alpha Shooter',
  'gamma-shooter': 'Gamma Shooter',
  'delta-shooter': 'Delta Shooter',
  'omega-shooter': 'Omega Shooter',
  'doom-net-fighter': 'Doom Net Fighter',
  fireblast: 'Fireblast',
  tripler: 'Tripler',
  'main-war-processor': 'Main War Processor',
  trap: 'Trap',
  'small-bomb': 'Small Bomb',
  'mercenary-net-man': 'Net Man',
  'mercenary-gunner': 'Gunner',
  'mercenary-rifleman': 'Rifleman',
  'mercenary-shield-bearer': 'Shield Bearer',
  'mad-bomber': 'Mad Bomber',
  structure: 'Structure',
} as const satisfies Readonly<Record<string, string>>;
