// biome-ignore-all format: generated
// Who drew the pictograms, for the credits page. Made by scripts/make-icons.mjs; do not edit.

export interface IconCredit {
  readonly author: string;
  readonly url: string;
  readonly icons: readonly string[];
}

export const ICON_CREDITS: readonly IconCredit[] = [
  { author: 'Delapouite', url: 'https://delapouite.com', icons: ['bandit', 'battle-mech', 'binoculars', 'brass-knuckles', 'brick-wall', 'brute', 'captain-hat-profile', 'card-joker', 'clown', 'cpu', 'crosshair', 'cyborg-face', 'dynamite', 'eye-target', 'film-projector', 'gate', 'graduate-cap', 'hiking', 'laser-turret', 'mecha-head', 'military-fort', 'missile-launcher', 'mountain-road', 'move', 'old-wagon', 'power-generator', 'prism', 'push', 'settings-knobs', 'spider-bot', 'steam-locomotive', 'steampunk-goggles', 'three-friends', 'tracked-robot', 'truck', 'walking-turret'] },
  { author: 'Lorc', url: 'https://lorcblog.blogspot.com', icons: ['armadillo-tail', 'artificial-hive', 'battle-tank', 'beams-aura', 'bolas', 'bolter-gun', 'bombing-run', 'brain', 'bull-horns', 'cannon', 'cog', 'crested-helmet', 'crossed-pistols', 'crossed-swords', 'crown', 'crowned-skull', 'daemon-skull', 'fire-ray', 'fishing-net', 'gas-mask', 'gears', 'laser-blast', 'mantrap', 'metal-scales', 'microscope-lens', 'minigun', 'muscle-up', 'omega', 'open-book', 'radar-dish', 'raven', 'ray-gun', 'rocket', 'run', 'scythe', 'sentry-gun', 'shark-jaws', 'spinning-blades', 'sunbeams', 'tesla-turret', 'time-bomb', 'treasure-map', 'triple-claws', 'unlit-bomb', 'wasp-sting', 'whip'] },
  { author: 'Sbed', url: 'https://opengameart.org/content/95-game-icons', icons: ['ammo-box', 'circular-saw', 'medical-pack', 'nuclear'] },
  { author: 'Skoll', url: 'https://game-icons.net', icons: ['ak47u', 'allied-star', 'balaclava', 'bayonet', 'brodie-helmet', 'fist', 'jeep', 'kevlar-vest', 'rank-1', 'rank-2', 'rank-3', 'siege-ram', 'spiked-bat', 'stick-grenade', 'winchester-rifle'] },
  { author: 'Willdabeast', url: 'https://wjbstories.blogspot.com', icons: ['round-shield'] },
];
export const ICON_LICENCE = { name: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' } as const;
export const ICON_SOURCE = { name: 'game-icons.net', url: 'https://game-icons.net' } as const;
